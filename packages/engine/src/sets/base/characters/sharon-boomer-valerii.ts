// Sharon Boomer Valerii: pilot.

import { at, interrupt, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { names } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { outcomeOption } from '../../../core/option-kinds.ts'
import { frameOf, procedure } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { checkOfCrisis, ownTurn } from '../../../language/conditions.ts'
import { scout } from '../../../language/nodes/cards.ts'
import { may } from '../../../language/nodes/flow.ts'
import { sleeperLoyalty } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { skillCheck } from '../../../rules/skill-check.ts'

/** Mysterious Intuition: the check is not made. */
const decideOutcome = node('decideOutcome', {
  run: (game, _node, { actor = 0 }) => chooseOutcome.begin(game, { seat: actor }),
  text: {
    en: 'instead of making this skill check, choose whether it passes or fails',
    es: 'en lugar de hacer esta prueba de Habilidad, elige si se supera o se falla',
    de: 'statt diesen Fertigkeits-Check durchzuführen, festlegen, ob er bestanden wird oder nicht',
    fr: 'au lieu d’effectuer ce test de compétence, décidez de sa réussite ou de son échec',
    pl: 'zamiast przeprowadzać ten test umiejętności, zdecyduj, czy kończy się sukcesem, czy porażką',
  },
  mayText: {
    en: 'choose whether the check passes or fails instead of making it',
    es: 'elegir si la prueba se supera o se falla en lugar de hacerla',
    de: 'festlegen, ob der Check bestanden wird oder nicht, statt ihn durchzuführen',
    fr: 'décider de la réussite ou de l’échec du test au lieu de l’effectuer',
    pl: 'zdecydować, czy test kończy się sukcesem, czy porażką, zamiast go przeprowadzać',
  },
  price: () => ({ skillCards: 3 }),
})

export const sharonBoomerValerii = {
  name: nameOf(characters['sharon-boomer-valerii']),
  type: 'pilot',
  skills: draws([2, 'tactics'], [2, 'piloting'], [1, 'engineering']),
  setup: 'armory',
  succession: { president: 21, admiral: 13 },
  needsSympathizer: true,
  abilities: {
    recon: {
      name: names`Recon | Reconocimiento | Aufklärung | Reconnaissance | Rozpoznanie`,
      ...at('turn:end', may('self', scout('crisis')), ownTurn()),
    },
    mysteriousIntuition: {
      name: names`Mysterious Intuition | Intuición misteriosa | Rätselhafte Intuition | Intuition mystérieuse | Tajemnicza intuicja`,
      ...oncePerGame(interrupt('skillCheck:instead', decideOutcome(), { when: checkOfCrisis() })),
    },
    sleeperAgent: {
      name: names`Sleeper Agent | Agente durmiente | Schläfer | Agent dormant | Uśpiony agent`,
      ...sleeperLoyalty(2),
    },
  },
} as const satisfies Character

const chooseOutcome = procedure<{ seat: Seat }>('chooseOutcome', {
  choose: {
    text: {
      en: 'Does the skill check{named, select, yes { for “{card}”} other {}} pass or fail?',
      es: '¿La prueba de Habilidad{named, select, yes { de “{card}”} other {}} se supera o se falla?',
      de: 'Wird der Fertigkeits-Check{named, select, yes { für „{card}“} other {}} bestanden oder nicht?',
      fr: 'Le test de compétence{named, select, yes { pour “{card}”} other {}} est-il une réussite ou un échec\u202f?',
      pl: 'Czy test umiejętności{named, select, yes { „{card}”} other {}} kończy się sukcesem, czy porażką?',
    },
    facts: (game) => factsOfCheck(game),
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

/** What a question says of the check under way. */
const factsOfCheck = (game: Table) => ({ card: frameOf(game, skillCheck)?.context.source })
