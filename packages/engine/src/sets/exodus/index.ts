// Exodus: everything in its box, and what it changes. Where several of its files change the same rule, the order here is the order in which
// they stand around it, the innermost first.

import { registerSet } from '../../core/boxes.ts'
import type { GameSet } from '../../core/card.ts'
import { cylonTurn } from '../parts/cylon-turn.ts'
import { executionPart } from '../parts/execution.ts'
import { quorumLimit } from '../parts/quorum-limit.ts'
import { box } from './box.ts'
import { characters } from './characters/index.ts'
import { finalFiveChanges, finalFiveWraps } from './conflicted-loyalties/final-five.ts'
import { goalChanges } from './conflicted-loyalties/personal-goals.ts'
import { crises } from './crises.ts'
import { jumpWraps } from './destinations/lions-head-nebula.ts'
import { destinations } from './destinations.ts'
import { executionChanges, executionWraps } from './execution.ts'
import { loyalty, unwantedLoyalty } from './loyalty.ts'
import { notACylon, notACylonChanges } from './not-a-cylon.ts'
import { nukeChanges, nukes, nukeWraps } from './nukes.ts'
import { quorum } from './quorum.ts'
import { ironWillChanges, ironWillWraps } from './skill-cards/in-the-check.ts'
import { skillCards } from './skill-cards.ts'
import { superCrises } from './super-crises.ts'

const exodus: GameSet = {
  ...box,
  parts: [executionPart, cylonTurn, quorumLimit],
  skillCards,
  crises,
  superCrises,
  quorum,
  destinations,
  loyalty,
  characters,
  ships: () => ({ nukes }),
  humanDecks: [notACylon],
  leavesInBox: unwantedLoyalty,
  wraps: [nukeWraps, executionWraps, finalFiveWraps, ironWillWraps, jumpWraps] as GameSet['wraps'],
  changes: [
    ...nukeChanges,
    ...notACylonChanges,
    ...executionChanges,
    ...finalFiveChanges,
    ...goalChanges,
    ...ironWillChanges,
  ],
}

registerSet(exodus)

export { knownFinalFive } from './conflicted-loyalties/final-five.ts'
export { describeGoal, lossOfGoal, type OpenGoal, openGoalsOf } from './conflicted-loyalties/personal-goals.ts'
