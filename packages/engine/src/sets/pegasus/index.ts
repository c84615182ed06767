// Pegasus: everything in its box, and what it changes. Where several of its files change the same rule, the order here is the order in which
// they stand around it, the innermost first.

import { registerSet } from '../../core/boxes.ts'
import type { GameSet } from '../../core/card.ts'
import { titleNames } from '../base/titles.ts'
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
import { newCapricaCrises } from './new-caprica/crises.ts'
import { locations as newCapricaLocations } from './new-caprica/locations.ts'
import { attackOccupationForce, detainHuman, forceWraps } from './new-caprica/occupation.ts'
import { authorityChanges } from './new-caprica/occupation-authority.ts'
import { leaveNewCaprica, phaseChanges, phaseWraps } from './new-caprica/phase.ts'
import { newCapricaTitles } from './new-caprica/titles.ts'
import { quorum } from './quorum.ts'
import { setupChanges, setupWraps } from './setup.ts'
import { victoryChanges } from './skill-cards/major-victory.ts'
import { policyChanges, policyWraps } from './skill-cards/preventative-policy.ts'
import { treacheryChanges, treacheryWraps } from './skill-cards/treachery.ts'
import { skillCards } from './skill-cards.ts'
import { jumpWraps } from './super-crises/dangerous-repairs.ts'
import { superCrises } from './super-crises.ts'
import { sympatheticChanges, sympatheticWraps } from './sympathetic-cylon.ts'

const pegasus: GameSet = {
  ...box,
  parts: [treacheryType, executionPart, cylonTurn, leaders, cylonOverlay, quorumLimit],
  skillCards,
  crises: { ...crises, ...newCapricaCrises },
  superCrises,
  quorum,
  destinations,
  loyalty,
  characters,
  locations: { ...locations, ...newCapricaLocations },
  galacticaDamage: damageTokens,
  attackTable: scarTable,
  otherDecks: agendas,
  shipDecks: ['lockedShips', 'preparedShips'],
  actions: {
    'attack-occupation-force': attackOccupationForce,
    'detain-a-human': detainHuman,
    'leave-new-caprica': leaveNewCaprica,
  },
  names: { 'president-new-caprica': titleNames.president },
  referenceCards: newCapricaTitles,
  faults,
  wraps: [
    forceWraps,
    boardWraps,
    ...characterWraps,
    loyaltyWraps,
    jumpWraps,
    phaseWraps,
    policyWraps,
    raiderWraps,
    setupWraps,
    sympatheticWraps,
    treacheryWraps,
  ] as GameSet['wraps'],
  changes: [
    ...authorityChanges,
    ...boardChanges,
    ...characterChanges,
    ...phaseChanges,
    ...agendaChanges,
    ...policyChanges,
    ...scarChanges,
    ...setupChanges,
    ...sympatheticChanges,
    ...treacheryChanges,
    ...victoryChanges,
  ],
}

registerSet(pegasus)

// What a drawn table asks of this box.
export { isPegasusDestroyed } from './board.ts'
export { scarIn } from './crises/scar.ts'
export { forceBeside, type NewCapricaBoard, newCapricaOf } from './new-caprica/occupation.ts'
export { arrestOf } from './new-caprica/occupation-authority.ts'
export { isReckless as isRecklessCheck } from './skill-cards/reckless.ts'
