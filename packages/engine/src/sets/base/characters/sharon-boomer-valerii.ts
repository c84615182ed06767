// Sharon Boomer Valerii: pilot.

import { at, interrupt, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { checkOfCrisis, ownTurn } from '../../../language/conditions.ts'
import { scout } from '../../../language/nodes/cards.ts'
import { decideOutcome } from '../../../language/nodes/checks.ts'
import { may } from '../../../language/nodes/flow.ts'
import { sleeperLoyalty } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

export const sharonBoomerValerii = {
  name: nameOf(characters['sharon-boomer-valerii']),
  type: 'pilot',
  skills: draws([2, 'tactics'], [2, 'piloting'], [1, 'engineering']),
  setup: 'armory',
  succession: { president: 21, admiral: 13, cag: 5 },
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
