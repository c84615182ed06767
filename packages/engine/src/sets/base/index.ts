// The base game: everything in its box.

import { registerSet } from '../../core/boxes.ts'
import type { GameSet } from '../../core/card.ts'
import { box } from './box.ts'
import { characters } from './characters/index.ts'
import { crises } from './crises.ts'
import { destinations } from './destinations.ts'
import type { BaseIds } from './ids.ts'
import { locations } from './locations.ts'
import { loyalty } from './loyalty.ts'
import { quorum } from './quorum.ts'
import { skillCards } from './skill-cards.ts'
import { superCrises } from './super-crises.ts'
import { titleCards, titles } from './titles.ts'
import { attackTable, basestarTokens, civilianShips, galacticaDamage, ships } from './tokens.ts'

export const base: GameSet = {
  ...box,
  skillCards,
  crises,
  superCrises,
  quorum,
  destinations,
  loyalty,
  characters,
  locations,
  civilianShips,
  galacticaDamage,
  basestarDamage: Object.keys(basestarTokens),
  names: basestarTokens,
  titles,
  referenceCards: titleCards,
  ships: () => ships,
  attackTable,
}

registerSet(base)

export type { BaseIds }
