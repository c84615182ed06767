// Full Throttle: across the sky in one move.

import { type Area, areas, type Seat } from '../../core/ids.ts'
import { procedure } from '../../core/procedure.ts'
import { isArea } from '../../rules/table.ts'
import { beginAttack, fly, targetsIn } from '../../rules/vipers.ts'

export const fullThrottle = procedure<{ seat: Seat }>('fullThrottle', {
  fly: {
    text: {
      en: 'Where does your viper fly?',
      es: '¿Adónde vuela tu Viper?',
      de: 'Wohin fliegt deine Viper?',
      fr: 'Où vole votre viper\u202f?',
      pl: 'Dokąd leci twój viper?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => [
      'stay',
      ...areas.filter((area) => area !== game.seats[seat].at).map((area) => `fly:${area}`),
    ],
    answer: (game, _frame, seat, [choice]) => {
      if (choice !== 'stay') fly(game, seat, choice.slice('fly:'.length) as Area)
    },
  },
  attack: {
    text: {
      en: 'Which Cylon ship does your viper attack?',
      es: '¿A qué nave cylon ataca tu Viper?',
      de: 'Welches Zylonenschiff greift deine Viper an?',
      fr: 'Quel vaisseau cylon votre viper attaque-t-il\u202f?',
      pl: 'Który statek Cylonów atakuje twój viper?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => {
      const { at } = game.seats[seat]
      const targets = isArea(at) ? targetsIn(game, at) : []
      return targets.length === 0 ? [] : [...targets, 'done']
    },
    fallback: () => ['done'],
    answer: (game, _frame, seat, [choice]) => {
      if (choice !== 'done') beginAttack(game, choice, { attacker: 'viper', by: seat, manned: true })
    },
  },
})
