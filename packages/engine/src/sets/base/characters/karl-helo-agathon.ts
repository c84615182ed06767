// Karl Helo Agathon: military leader.

import { interrupt, oncePerGame, oncePerTurn } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
import { ownTurn } from '../../../language/conditions.ts'
import { reroll } from '../../../language/nodes/checks.ts'
import { switchChoice } from '../../../language/nodes/sheets.ts'
import { startsOffBoard } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

export const karlHeloAgathon = {
  name: nameOf(characters['karl-helo-agathon']),
  type: 'military leader',
  skills: [
    { count: 2, types: ['leadership'] },
    { count: 2, types: ['tactics'] },
    { count: 1, types: ['piloting'] },
  ],
  setup: 'stranded',
  abilities: {
    ecoOfficer: {
      name: {
        en: 'ECO Officer',
        es: 'Oficial de contramedidas',
        de: 'ECO-Offizier',
        fr: 'Officier de contre-mesures',
        pl: 'Oficer walki elektronicznej',
      },
      ...oncePerTurn(interrupt('die:after', reroll(), { when: ownTurn() })),
    },
    moralCompass: {
      name: {
        en: 'Moral Compass',
        es: 'Brújula moral',
        de: 'Moralischer Kompass',
        fr: 'Boussole morale',
        pl: 'Kompas moralny',
      },
      ...oncePerGame(interrupt('crisis:afterChoice', switchChoice())),
    },
    stranded: {
      name: { en: 'Stranded', es: 'Abandonado', de: 'Verschollen', fr: 'Isolé', pl: 'Nieobecny' },
      ...startsOffBoard(),
    },
  },
} as const satisfies Character
