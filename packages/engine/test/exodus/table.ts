// Tables with the Exodus box, alone or with Pegasus.

import { given, type Situation, type Table } from '../../testing/index.ts'

export const exodus = (situation: Situation): Table =>
  given({ ...situation, options: { sets: ['base', 'exodus'], objective: 'kobol', ...situation.options } })

export const bothBoxes = (situation: Situation): Table =>
  exodus({ ...situation, options: { sets: ['base', 'pegasus', 'exodus'], ...situation.options } })

/** With the Cylon Fleet. */
export const pursued = (situation: Situation): Table =>
  exodus({ ...situation, options: { cylonFleet: true, ...situation.options } })

/** Everything that Conflicted Loyalties brings. */
export const conflicted = (situation: Situation): Table =>
  exodus({ ...situation, options: { personalGoals: true, finalFive: true, ...situation.options } })

/** On the way to the Ionian Nebula. */
export const nebula = (situation: Situation): Table =>
  exodus({ ...situation, options: { objective: 'ionian-nebula', ...situation.options } })
