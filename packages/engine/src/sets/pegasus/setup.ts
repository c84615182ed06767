// Setting up a game with Pegasus: the Loyalty deck that goes with a Cylon leader. (Rulebook: Creating the Loyalty deck with Cylon leaders.)

import type { Wrap } from '../../core/card.ts'
import type { Seat } from '../../core/ids.ts'
import { bendBySheet, changed } from '../../core/rules.ts'
import { usedUp } from '../../core/windows.ts'
import { type LoyaltyCount, loyaltyCount } from '../../rules/setup.ts'
import { sleeperPhaseIsOver } from '../../rules/table.ts'
import { joinLoyalty } from '../parts/execution.ts'
import { anyLeader } from '../parts/leaders.ts'
import { recall, remember } from './state.ts'

/** The Loyalty deck when one of the players is a Cylon leader. */
const withLeader: Readonly<Record<number, LoyaltyCount>> = {
  4: { cylon: 1, human: 5 },
  5: { cylon: 1, human: 7 },
  6: { cylon: 2, human: 8 },
  7: { cylon: 2, human: 10 },
}

export const setupChanges = [
  /** With seven players there will be a leader, even if nobody has chosen one yet. */
  changed(loyaltyCount, (rule, table) =>
    anyLeader(table) || table.seats.length === 7 ? withLeader[table.seats.length] : rule(table),
  ),
  /** Baltar who joins after the Sleeper Agent phase has no Cylon Detector, though nothing has been used. */
  changed(joinLoyalty, (rule, game, seat, frame) => {
    rule(game, seat, frame)
    const moreAtStart = bendBySheet(game, 'loyaltyCardsAtStart', 1, { seat }, seat) > 1
    if (sleeperPhaseIsOver(game) && moreAtStart) remember(game).lateBaltar = true
  }),
  changed(
    usedUp,
    (rule, table, seat, name) =>
      rule(table, seat, name) || (name === 'cylonDetector' && recall(table).lateBaltar === true),
  ),
]

export const setupWraps = {
  /** All that a game with Pegasus may remember is there from the first step: games of one shape are played fastest. */
  'setup:firstPlayer': ((game, _frame, step) => {
    remember(game)
    game.kept = []
    game.crisisDeck = 'crisis'
    return step()
  }) satisfies Wrap<object>,
  /** Mutual Annihilation: who has played a super crisis. */
  'crisis:reveal': ((game, frame, step) => {
    if (frame.superCrisis) remember(game).superCrises.push(frame.drawer)
    return step()
  }) satisfies Wrap<{ superCrisis?: boolean; drawer: Seat }>,
}
