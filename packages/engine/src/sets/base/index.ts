// The base game: everything in its box.

import { registerSet } from '../../core/rules.ts'
import type { GameSet } from '../../language/card.ts'
import { characters } from './characters/index.ts'
import { crises } from './crises.ts'
import { destinations } from './destinations.ts'
import type { BaseIds } from './ids.ts'
import { locations } from './locations.ts'
import { loyalty } from './loyalty.ts'
import { quorum } from './quorum.ts'
import { skillCards } from './skill-cards.ts'
import { superCrises } from './super-crises.ts'
import { civilianShips, galacticaDamage, objectives, ships, succession } from './tokens.ts'

export const base: GameSet = {
  id: 'base',
  name: { en: 'Base game', es: 'Juego básico', de: 'Grundspiel', fr: 'Jeu de base', pl: 'Gra podstawowa' },
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
  basestarDamage: ['critical-hit', 'disabled-hangar', 'disabled-weapons', 'structural-damage'],
  objectives,
  succession,
  ships,
}

registerSet(base)

export type { BaseIds }
