// What abilities ask while a skill check is under way.

import type { Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { outcomeOption, skillOption } from '../core/option-kinds.ts'
import { frameOf, procedure } from '../core/procedure.ts'
import { rulesOf } from '../core/rules.ts'
import type { Game } from '../core/state.ts'
import { skillCheck } from './skill-check.ts'

const factsOfCheck = (game: Game) => ({ card: frameOf(game, skillCheck)?.context.source })

export const chooseOutcome = procedure<{ seat: Seat }>('chooseOutcome', {
  choose: {
    text: {
      en: 'Does the skill check{named, select, yes { for “{card}”} other {}} pass or fail?',
      es: '¿La prueba de Habilidad{named, select, yes { de “{card}”} other {}} se supera o se falla?',
      de: 'Wird der Fertigkeits-Check{named, select, yes { für „{card}“} other {}} bestanden oder nicht?',
      fr: 'Le test de compétence{named, select, yes { pour “{card}”} other {}} est-il une réussite ou un échec\u202f?',
      pl: 'Czy test umiejętności{named, select, yes { „{card}”} other {}} kończy się sukcesem, czy porażką?',
    },
    facts: (game) => factsOfCheck(game),
    who: (_game, { seat }) => seat,
    options: () => [outcomeOption('pass'), outcomeOption('fail')],
    effect: (game, _frame, option) => frameOf(game, skillCheck)?.[outcomeOption.of(option)],
    answer: (game, _frame, seat, [option]) => {
      const check = frameOf(game, skillCheck)
      const outcome = outcomeOption.of(option)
      if (check !== undefined) check.outcome = outcome
      log(game, 'decidesOutcome', { seat, outcome })
    },
  },
})

export const nameSkill = procedure<{ seat: Seat }>('nameSkill', {
  choose: {
    text: {
      en: 'Cards of which skill type have strength 0 in the skill check{named, select, yes { for “{card}”} other {}}?',
      es: '¿Las cartas de qué tipo de Habilidad tienen Pericia 0 en la prueba{named, select, yes { de “{card}”} other {}}?',
      de: 'Karten welches Fertigkeitstyps haben im Fertigkeits-Check{named, select, yes { für „{card}“} other {}} Stärke 0?',
      fr: 'Les cartes de quel type de compétence ont une valeur de 0 dans le test{named, select, yes { pour “{card}”} other {}}\u202f?',
      pl: 'Karty którego rodzaju umiejętności mają w teście{named, select, yes { „{card}”} other {}} siłę 0?',
    },
    facts: (game) => factsOfCheck(game),
    who: (_game, { seat }) => seat,
    options: (game) => skillOption.each(rulesOf(game).skillTypes),
    answer: (game, _frame, seat, [option]) => {
      const check = frameOf(game, skillCheck)
      const skill = skillOption.of(option)
      if (check !== undefined) check.worthless = [...(check.worthless ?? []), skill]
      log(game, 'namesSkill', { seat, skill })
    },
  },
})
