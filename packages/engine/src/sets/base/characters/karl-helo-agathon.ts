// Karl Helo Agathon: military leader.

import { interrupt, oncePerGame, oncePerTurn } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
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
      name: names(
        'ECO Officer | Oficial de contramedidas | ECO-Offizier | Officier de contre-mesures | Oficer walki elektronicznej',
      ),
      ...oncePerTurn(interrupt('die:after', reroll(), { when: ownTurn() })),
    },
    moralCompass: {
      name: names('Moral Compass | Brújula moral | Moralischer Kompass | Boussole morale | Kompas moralny'),
      ...oncePerGame(interrupt('crisis:afterChoice', switchChoice())),
    },
    stranded: {
      name: names('Stranded | Abandonado | Verschollen | Isolé | Nieobecny'),
      ...startsOffBoard(),
    },
  },
} as const satisfies Character
