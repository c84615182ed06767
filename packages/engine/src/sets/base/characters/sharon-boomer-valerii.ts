// Sharon Boomer Valerii: pilot.

import { at, interrupt, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node, nothingChanges } from '../../../core/node.ts'
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
    en: '{self, subject}[instead of making this skill check, choose whether it passes or fails|chooses whether this skill check passes or fails instead of making it|instead choose whether it passes or fails]',
    es: '{self, subject}[en lugar de hacer esta prueba de Habilidad, elige si se supera o se falla|elige si esta prueba de Habilidad se supera o se falla en lugar de hacerla|elegir en su lugar si se supera o se falla]',
    de: '{self, subject}[statt diesen Fertigkeits-Check durchzuführen, lege fest, ob er bestanden wird oder nicht|legt fest, ob dieser Fertigkeits-Check bestanden wird oder nicht, statt ihn durchzuführen|stattdessen festlegen, ob er bestanden wird oder nicht]',
    fr: '{self, subject}[au lieu d’effectuer ce test de compétence, décidez de sa réussite ou de son échec|décide de la réussite ou de l’échec de ce test de compétence au lieu de l’effectuer|décider à la place de sa réussite ou de son échec]',
    pl: '{self, subject}[zamiast przeprowadzać ten test umiejętności, zdecyduj, czy kończy się sukcesem, czy porażką|decyduje, czy ten test umiejętności kończy się sukcesem, czy porażką, zamiast go przeprowadzać|zamiast tego zdecydować, czy kończy się sukcesem, czy porażką]',
  },
  price: () => ({ outcomeChosen: 1 }),
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
    text: says`Does the skill check{named, select, yes { for “{card}”} other {}} pass or fail? | ¿La prueba de Habilidad{named, select, yes { de “{card}”} other {}} se supera o se falla? | Wird der Fertigkeits-Check{named, select, yes { für „{card}“} other {}} bestanden oder nicht? | Le test de compétence{named, select, yes { pour «\u202f{card}\u202f»} other {}} est-il une réussite ou un échec\u202f? | Czy test umiejętności{named, select, yes { „{card}”} other {}} kończy się sukcesem, czy porażką?`,
    facts: (game) => factsOfCheck(game),
    options: () => [outcomeOption('pass'), outcomeOption('fail')],
    effect: (game, _frame, option) => frameOf(game, skillCheck)?.[outcomeOption.of(option)],
    prospect: (table, _frame, option) => {
      const check = frameOf(table, skillCheck)
      const effect = check?.[outcomeOption.of(option)]
      return effect === undefined ? nothingChanges : { effect, context: check?.context ?? {} }
    },
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
