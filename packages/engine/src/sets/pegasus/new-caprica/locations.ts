// The locations of New Caprica: some have one action for humans and another for Cylons.

import type { Location } from '../../../language/card.ts'
import { check } from '../../../language/nodes/checks.ts'
import { choose } from '../../../language/nodes/flow.ts'
import { sickbayRule } from '../../../language/standing-rules.ts'
import { places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { L, P, T } from '../../base/skills.ts'
import { loseHighest } from '../nodes/fleet.ts'
import { execute } from '../nodes/people.ts'
import {
  crisisWithoutJump,
  hastenReturn,
  inspectLockedShip,
  leaveDetention,
  payFor,
  presidentsAuthority,
  sendPatrol,
  workAtShipyard,
} from './nodes.ts'
import { detentionRule } from './rules.ts'
import '../terms.ts'

const newCaprica = { board: 'new-caprica', who: 'both' } as const

export const locations = {
  'medical-center': { name: nameOf(places['medical-center']), ...newCaprica, hazard: true, rule: sickbayRule() },
  detention: {
    name: nameOf(places.detention),
    board: 'new-caprica',
    who: 'humans',
    hazard: true,
    rule: detentionRule(),
    action: check(9, [P, T], { pass: leaveDetention('self', 'self') }),
  },
  'resistance-hq': {
    name: nameOf(places['resistance-hq']),
    ...newCaprica,
    action: choose(
      'self',
      { on: 'new-caprica', cylonsToo: true },
      check(7, [L, T, 'treachery'], { pass: execute('chosen', { cylonsToo: true }) }),
    ),
  },
  'occupation-authority': {
    name: nameOf(places['occupation-authority']),
    ...newCaprica,
    action: presidentsAuthority(),
    cylonAction: sendPatrol(),
  },
  'breeders-canyon': {
    name: nameOf(places['breeders-canyon']),
    ...newCaprica,
    action: payFor(loseHighest(), hastenReturn(1)),
    cylonAction: crisisWithoutJump(),
  },
  shipyard: {
    name: nameOf(places.shipyard),
    ...newCaprica,
    action: workAtShipyard(),
    cylonAction: inspectLockedShip(),
  },
} as const satisfies Record<string, Location>
