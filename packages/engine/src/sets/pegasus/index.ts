// Pegasus: everything in its box.

import { registerSet } from '../../core/rules.ts'
import type { GameSet } from '../../language/card.ts'
import { hostileAgenda, sympatheticAgenda } from './agendas.ts'
import { boardChanges, boardWraps } from './board.ts'
import { characterWraps } from './character-effects.ts'
import { characters } from './characters/index.ts'
import { crises } from './crises.ts'
import { crisisChanges, crisisWraps } from './crisis-effects.ts'
import { cylonChanges, cylonReplaces, cylonWraps } from './cylon-players.ts'
import { destinations } from './destinations.ts'
import { executionChanges } from './execution.ts'
import { faults } from './faults.ts'
import type { PegasusIds } from './ids.ts'
import { endInfiltrationAction, infiltrationChanges, infiltrationWraps } from './infiltration.ts'
import { locations } from './locations.ts'
import { loyalty } from './loyalty.ts'
import { actionChanges, actionWraps, attackOccupationForce, detainHuman } from './new-caprica/actions.ts'
import { newCapricaCrises } from './new-caprica/crises.ts'
import { locations as newCapricaLocations } from './new-caprica/locations.ts'
import { leaveNewCaprica, phaseChanges, phaseWraps } from './new-caprica/phase.ts'
import { options } from './options.ts'
import { policyChanges, policyWraps } from './policies.ts'
import { quorum } from './quorum.ts'
import { quorumHandWraps } from './quorum-hand.ts'
import { raiderWraps, scarChanges } from './scar.ts'
import { setupChanges, setupWraps } from './setup.ts'
import { skillCards } from './skill-cards.ts'
import { superCrises } from './super-crises.ts'
import { endingChanges, sympatheticWraps } from './sympathetic-cylon.ts'
import { damageTokens, objectives, succession } from './tokens.ts'
import { treacheryChanges, treacheryWraps } from './treachery.ts'
import { victoryChanges } from './victory.ts'
import { words } from './words.ts'

export const pegasus: GameSet = {
  id: 'pegasus',
  name: { en: 'Pegasus', es: 'Pegasus', de: 'Pegasus', fr: 'Pegasus', pl: 'Pegasus' },
  skillCards,
  crises: { ...crises, ...newCapricaCrises },
  superCrises,
  quorum,
  destinations,
  loyalty,
  characters,
  locations: { ...locations, ...newCapricaLocations },
  civilianShips: {},
  galacticaDamage: damageTokens,
  basestarDamage: [],
  objectives,
  succession,
  options,
  words,
  otherDecks: { hostileAgenda, sympatheticAgenda },
  shipDecks: ['lockedShips', 'preparedShips'],
  actions: {
    'attack-occupation-force': attackOccupationForce,
    'detain-a-human': detainHuman,
    'end-infiltration': endInfiltrationAction,
    'leave-new-caprica': leaveNewCaprica,
  },
  names: {
    'president-new-caprica': { en: 'President', es: 'Presidente', de: 'Präsident', fr: 'Président', pl: 'Prezydent' },
  },
  faults,
  replaces: cylonReplaces,
  wraps: [
    actionWraps,
    boardWraps,
    characterWraps,
    crisisWraps,
    cylonWraps,
    infiltrationWraps,
    phaseWraps,
    policyWraps,
    quorumHandWraps,
    raiderWraps,
    setupWraps,
    sympatheticWraps,
    treacheryWraps,
  ] as GameSet['wraps'],
  changes: [
    ...actionChanges,
    ...boardChanges,
    ...crisisChanges,
    ...cylonChanges,
    ...endingChanges,
    ...executionChanges,
    ...infiltrationChanges,
    ...phaseChanges,
    ...policyChanges,
    ...scarChanges,
    ...setupChanges,
    ...treacheryChanges,
    ...victoryChanges,
  ],
}

registerSet(pegasus)

export type { PegasusIds }
