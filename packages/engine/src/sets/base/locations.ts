// The locations of Galactica, Colonial One and the Cylons.

import type { Location } from '../../core/card.ts'
import { draw, presidentsOffice } from '../../language/nodes/cards.ts'
import { check } from '../../language/nodes/checks.ts'
import {
  attackOneCenturion,
  attackWithGalactica,
  caprica,
  cylonFleet,
  ftlJump,
  infiltrateFleet,
  launchYourself,
  lookAtCivilianShips,
  resurrect,
} from '../../language/nodes/fleet.ts'
import { choose } from '../../language/nodes/flow.ts'
import { giveTitle, leaveBrig, send } from '../../language/nodes/people.ts'
import { activateVipers } from '../../language/nodes/ships.ts'
import { brigRule, sickbayRule } from '../../language/standing-rules.ts'
import { places } from '../../language/terms.ts'
import { nameOf } from '../../language/text.ts'
import { E, L, P, T } from './skills.ts'

const galactica = { board: 'galactica', who: 'humans' } as const
const colonialOne = { board: 'colonial-one', who: 'humans' } as const
const cylonLocation = { board: 'cylon-locations', who: 'cylons' } as const

export const locations = {
  'ftl-control': { name: nameOf(places['ftl-control']), ...galactica, damageable: true, action: ftlJump() },
  'weapons-control': {
    name: nameOf(places['weapons-control']),
    ...galactica,
    damageable: true,
    action: attackWithGalactica(),
  },
  command: { name: nameOf(places.command), ...galactica, damageable: true, action: activateVipers(2) },
  communications: { name: nameOf(places.communications), ...galactica, action: lookAtCivilianShips(2) },
  'admirals-quarters': {
    name: nameOf(places['admirals-quarters']),
    ...galactica,
    damageable: true,
    action: choose('self', { sendTo: 'brig' }, check(7, [L, T], { pass: send('chosen', 'brig') })),
  },
  'research-lab': { name: nameOf(places['research-lab']), ...galactica, action: draw('self', 1, [E, T]) },
  'hangar-deck': { name: nameOf(places['hangar-deck']), ...galactica, damageable: true, action: launchYourself() },
  armory: { name: nameOf(places.armory), ...galactica, damageable: true, action: attackOneCenturion() },
  sickbay: { name: nameOf(places.sickbay), ...galactica, hazard: true, rule: sickbayRule() },
  brig: {
    name: nameOf(places.brig),
    ...galactica,
    hazard: true,
    rule: brigRule(),
    action: check(7, [P, T], { pass: leaveBrig('self', 'self') }),
  },
  'press-room': { name: nameOf(places['press-room']), ...colonialOne, action: draw('self', 2, [P]) },
  'presidents-office': { name: nameOf(places['presidents-office']), ...colonialOne, action: presidentsOffice() },
  administration: {
    name: nameOf(places.administration),
    ...colonialOne,
    // ruling: docs/rulings.md#naming-the-president-at-administration
    action: choose(
      'self',
      { asPresident: true, notTitle: 'president' },
      check(5, [P, L], { pass: giveTitle('president', 'chosen') }),
    ),
  },
  caprica: { name: nameOf(places.caprica), ...cylonLocation, action: caprica() },
  'cylon-fleet': { name: nameOf(places['cylon-fleet']), ...cylonLocation, action: cylonFleet() },
  'human-fleet': { name: nameOf(places['human-fleet']), ...cylonLocation, action: infiltrateFleet() },
  'resurrection-ship': { name: nameOf(places['resurrection-ship']), ...cylonLocation, action: resurrect() },
} as const satisfies Record<string, Location>
