// Laura Roslin: political leader.

import { action, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { resolveOneQuorum } from '../../../language/nodes/cards.ts'
import { choosesCrisis, paysToActivate } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

export const lauraRoslin = {
  name: nameOf(characters['laura-roslin']),
  type: 'political leader',
  skills: draws([3, 'politics'], [2, 'leadership']),
  setup: 'presidents-office',
  succession: { president: 1, admiral: 26, cag: 26 },
  abilities: {
    religiousVisions: {
      name: names`Religious Visions | Visiones religiosas | Religiöse Visionen | Visions religieuses | Religijne wizje`,
      ...choosesCrisis(2),
    },
    skilledPolitician: {
      name: names`Skilled Politician | Política consumada | Geschickte Politikerin | Politicienne chevronnée | Wytrawny polityk`,
      ...oncePerGame(action(resolveOneQuorum(4))),
    },
    terminalIllness: {
      name: names`Terminal Illness | Enfermedad terminal | Unheilbare Krankheit | Maladie incurable | Śmiertelna choroba`,
      ...paysToActivate(2),
    },
  },
} as const satisfies Character
