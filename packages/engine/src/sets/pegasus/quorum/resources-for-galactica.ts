// Resources for Galactica.

import type { LocationId, Seat } from '../../../core/ids.ts'
import { node } from '../../../core/node.ts'
import { done, locationOption, repairOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { ships } from '../../../language/terms.ts'
import { repairLocation } from '../../../rules/damage.ts'
import { repairViper } from '../../../rules/fleet-losses.ts'
import { pegasusDestroyed } from '../board.ts'
import { galacticaAway } from '../new-caprica/where.ts'

export const repairLocationAndVipers = node('repairLocationAndVipers', {
  make: (vipers: number) => ({ vipers }),
  run: (game, { vipers }, { actor = 0 }) => repairs.begin(game, { seat: actor, vipers, locations: 1 }),
  text: {
    en: 'repair up to 1 damaged location and up to {viper, counted, vipers}',
    es: 'repara hasta 1 localización dañada y hasta {viper, counted, vipers}',
    de: 'bis zu 1 beschädigten Ort und bis zu {viper, counted, vipers, acc} reparieren',
    fr: 'réparez jusqu’à 1 lieu endommagé et jusqu’à {viper, counted, vipers}',
    pl: 'napraw maksymalnie 1 uszkodzony obszar i maksymalnie {viper, counted, vipers, acc}',
  },
  facts: ({ vipers }) => ({ viper: ships.viper, vipers }),
  price: ({ vipers }) => ({ galacticaDamage: 1, vipers }),
  possible: (game) => repairableVipers(game) > 0 || repairable(game).length > 0,
})

/** Damaged locations that can still be repaired. */
function repairable(game: Table): LocationId[] {
  if (galacticaAway(game)) return []
  const { galacticaDamage } = rulesOf(game)
  return game.damage.flatMap((token) => {
    const { of, location } = galacticaDamage[token]
    return location === undefined || (of === 'pegasus' && pegasusDestroyed(game)) ? [] : [location]
  })
}

/** Vipers that wait for repair, as long as Galactica is there to repair them. */
const repairableVipers = (game: Table): number => (galacticaAway(game) ? 0 : game.damagedVipers)

/** Resources for Galactica. */
const repairs = procedure<{ seat: Seat; vipers: number; locations: number }>('repairs', {
  choose: {
    text: {
      en: 'What do you repair next?',
      es: '¿Qué reparas ahora?',
      de: 'Was reparierst du als Nächstes?',
      fr: 'Que réparez-vous ensuite\u202f?',
      pl: 'Co naprawiasz teraz?',
    },
    options: (game, { vipers, locations }) => {
      const options = [
        ...(locations > 0 ? locationOption.each(repairable(game)) : []),
        ...(vipers > 0 && repairableVipers(game) > 0 ? [repairOption('damagedViper')] : []),
      ]
      return options.length === 0 ? [] : [...options, done]
    },
    answer: (game, frame, _seat, [choice]) => {
      if (choice === done) return 'end'
      if (choice === repairOption('damagedViper')) {
        frame.vipers--
        repairViper(game)
      } else {
        frame.locations--
        repairLocation(game, locationOption.of(choice))
      }
      return 'choose'
    },
  },
})
