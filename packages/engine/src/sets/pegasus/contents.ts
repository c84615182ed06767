// Everything in the box of Pegasus, and what it changes. Where several of its files change the same rule, the order here is the order in which
// they stand around it, the innermost first.

import type { GameSet, Part } from '../../core/card.ts'
import { cylonOverlay } from '../parts/cylon-overlay.ts'
import { cylonTurn } from '../parts/cylon-turn.ts'
import { executionPart } from '../parts/execution.ts'
import { leaders } from '../parts/leaders.ts'
import { quorumLimit } from '../parts/quorum-limit.ts'
import { treacheryType } from '../parts/treachery-type.ts'
import { agendaChanges, agendas } from './agendas.ts'
import { boardChanges, boardWraps, damageTokens, locations } from './board.ts'
import { box } from './box.ts'
import { characterChanges, characters, characterWraps } from './characters/index.ts'
import { raiderWraps, scarChanges, scarTable } from './crises/scar.ts'
import { crises } from './crises.ts'
import { destinations } from './destinations.ts'
import { faults } from './faults.ts'
import { loyalty, loyaltyWraps } from './loyalty.ts'
import { quorum } from './quorum.ts'
import { setupChanges, setupWraps } from './setup.ts'
import { victoryChanges } from './skill-cards/major-victory.ts'
import { policyChanges, policyWraps } from './skill-cards/preventative-policy.ts'
import { treacheryChanges, treacheryWraps } from './skill-cards/treachery.ts'
import { skillCards } from './skill-cards.ts'
import { jumpWraps } from './super-crises/dangerous-repairs.ts'
import { superCrises } from './super-crises.ts'
import { sympatheticChanges, sympatheticWraps } from './sympathetic-cylon.ts'

/** What only the objective New Caprica needs; all games have its cards, and a drawn table may do without them. */
export interface Planet extends Pick<GameSet, 'crises' | 'locations' | 'actions' | 'names' | 'referenceCards'> {
  readonly part: Part
  readonly wraps: Readonly<Record<'forces' | 'phase', object>>
  readonly changes: Readonly<Record<'authority' | 'phase', GameSet['changes']>>
}

export const pegasusWith = (planet?: Planet): GameSet => ({
  ...box,
  parts: [
    treacheryType,
    executionPart,
    cylonTurn,
    leaders,
    cylonOverlay,
    quorumLimit,
    ...(planet === undefined ? [] : [planet.part]),
  ],
  skillCards,
  crises: { ...crises, ...planet?.crises },
  superCrises,
  quorum,
  destinations,
  loyalty,
  characters,
  locations: { ...locations, ...planet?.locations },
  galacticaDamage: damageTokens,
  attackTable: scarTable,
  otherDecks: agendas,
  shipDecks: ['lockedShips', 'preparedShips'],
  actions: planet?.actions ?? {},
  names: planet?.names ?? {},
  referenceCards: planet?.referenceCards ?? {},
  faults,
  wraps: [
    planet?.wraps.forces ?? {},
    boardWraps,
    ...characterWraps,
    loyaltyWraps,
    jumpWraps,
    planet?.wraps.phase ?? {},
    policyWraps,
    raiderWraps,
    setupWraps,
    sympatheticWraps,
    treacheryWraps,
  ] as GameSet['wraps'],
  changes: [
    ...(planet?.changes.authority ?? []),
    ...boardChanges,
    ...characterChanges,
    ...(planet?.changes.phase ?? []),
    ...agendaChanges,
    ...policyChanges,
    ...scarChanges,
    ...setupChanges,
    ...sympatheticChanges,
    ...treacheryChanges,
    ...victoryChanges,
  ],
})
