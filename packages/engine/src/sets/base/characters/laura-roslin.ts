// Laura Roslin: political leader.

import { action, oncePerGame } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
import { resolveOneQuorum } from '../../../language/nodes/cards.ts'
import { choosesCrisis, paysToActivate } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

export const lauraRoslin = {
  name: nameOf(characters['laura-roslin']),
  type: 'political leader',
  skills: [
    { count: 3, types: ['politics'] },
    { count: 2, types: ['leadership'] },
  ],
  setup: 'presidents-office',
  abilities: {
    religiousVisions: {
      name: {
        en: 'Religious Visions',
        es: 'Visiones religiosas',
        de: 'Religiöse Visionen',
        fr: 'Visions religieuses',
        pl: 'Religijne wizje',
      },
      ...choosesCrisis(2),
    },
    skilledPolitician: {
      name: {
        en: 'Skilled Politician',
        es: 'Política consumada',
        de: 'Geschickte Politikerin',
        fr: 'Politicienne chevronnée',
        pl: 'Wytrawny polityk',
      },
      ...oncePerGame(action(resolveOneQuorum(4))),
    },
    terminalIllness: {
      name: {
        en: 'Terminal Illness',
        es: 'Enfermedad terminal',
        de: 'Unheilbare Krankheit',
        fr: 'Maladie incurable',
        pl: 'Śmiertelna choroba',
      },
      ...paysToActivate(2),
    },
  },
} as const satisfies Character
