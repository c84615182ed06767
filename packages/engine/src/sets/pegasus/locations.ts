// The locations of the Pegasus board, and the overlay of the Cylon locations.

import type { Location } from '../../language/card.ts'
import { check } from '../../language/nodes/checks.ts'
import { cylonFleet } from '../../language/nodes/fleet.ts'
import { choose } from '../../language/nodes/flow.ts'
import { sickbayRule } from '../../language/standing-rules.ts'
import { places } from '../../language/terms.ts'
import { nameOf } from '../../language/text.ts'
import { P, T } from '../base/skills.ts'
import { attackFromPegasus, fireMainBatteries, prepareNextCrisis } from './nodes/board.ts'
import { caprica, drawSuperCrisis, execute, ifChosenInBrig, lookAheadOrInfiltrate } from './nodes/people.ts'
import './terms.ts'

const pegasus = { board: 'pegasus', who: 'humans', damageable: true } as const
const cylonLocation = { board: 'cylon-locations', who: 'cylons' } as const
const airlock = (difficulty: number) => check(difficulty, [P, T, 'treachery'], { pass: execute('chosen') })

export const locations = {
  'pegasus-cic': { name: nameOf(places['pegasus-cic']), ...pegasus, action: attackFromPegasus() },
  airlock: {
    name: nameOf(places.airlock),
    ...pegasus,
    action: choose('self', { canAct: true }, ifChosenInBrig(airlock(8), airlock(12))),
  },
  'main-batteries': { name: nameOf(places['main-batteries']), ...pegasus, action: fireMainBatteries() },
  'engine-room': { name: nameOf(places['engine-room']), ...pegasus, action: prepareNextCrisis(2) },
  caprica: { name: nameOf(places.caprica), ...cylonLocation, action: caprica() },
  'cylon-fleet': { name: nameOf(places['cylon-fleet']), ...cylonLocation, action: cylonFleet() },
  'human-fleet': { name: nameOf(places['human-fleet']), ...cylonLocation, action: lookAheadOrInfiltrate() },
  'resurrection-ship': {
    name: nameOf(places['resurrection-ship']),
    ...cylonLocation,
    hazard: true,
    rule: sickbayRule(),
    action: drawSuperCrisis('self'),
  },
} as const satisfies Record<string, Location>
