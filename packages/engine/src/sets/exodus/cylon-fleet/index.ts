// The Cylon Fleet: a board of its own, on which the Cylons gather and pursue. A part of the box that is played if the table wishes. (Rulebook:
// Variant 2, The Cylon Fleet.)

import { registerPart } from '../../../core/boxes.ts'
import type { LeavesInBox, Part } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { cylonFleetByChoice } from '../box.ts'
import { activationChanges } from './activations.ts'
import { bridgeChanges, locations } from './basestar-bridge.ts'
import { boardChanges, boardFaults } from './board.ts'
import { actions, cagCard, cagChanges, titles } from './cag.ts'
import { crises, superCrises } from './crises.ts'
import { areaChanges } from './doors.ts'
import { escortChanges } from './escort.ts'
import { jumpChanges } from './jump.ts'
import { attackTable as ofMarkVII, ships, viperKinds } from './mark-vii.ts'
import { admiralCard, launchAtArea, nukeChanges, attackTable as ofNukes } from './nukes.ts'
import { pursuitChanges } from './pursuit-track.ts'

/** Random attacks give way to the pursuit. */
const attackCards: LeavesInBox = (kind, _id, one) =>
  ((kind === 'crises' || kind === 'superCrises') && 'attack' in one) || (kind === 'destinations' && 'ofAttacks' in one)

registerPart('exodus', {
  ...cylonFleetByChoice,
  leavesInBox: () => attackCards,
  crises,
  superCrises,
  locations,
  titles,
  actions,
  referenceCards: { cag: cagCard, 'admiral-cylon-fleet': admiralCard },
  names: {
    'cylon-fleet-board': names`Cylon Fleet board | Tablero de la Flota Cylon | Zylonenflotte-Spielplan | Plateau de la Flotte Cylon | Plansza Floty Cylonów`,
  },
  ships,
  viperKinds,
  attackTable: { ...ofMarkVII, ...ofNukes },
  replaces: { 'launchNuke:target': launchAtArea } as Part['replaces'],
  changes: [
    ...boardChanges,
    ...pursuitChanges,
    ...activationChanges,
    ...jumpChanges,
    ...cagChanges,
    ...escortChanges,
    ...nukeChanges,
    ...bridgeChanges,
    ...areaChanges,
  ],
  faults: boardFaults,
})

export { fleetAreas } from './board.ts'
export { beyond, describeBeyond, describeGathered, type FleetSeen, pursuitOf } from './doors.ts'
