// Tables with the Exodus box.

import { given, type Situation, type Table } from '../../testing/index.ts'

export const exodus = (situation: Situation): Table =>
  given({ ...situation, options: { sets: ['base', 'exodus'], ...situation.options } })

/** Tables with Pegasus as well, at the Kobol objective unless a test says otherwise. */
export const withPegasus = (situation: Situation): Table =>
  given({ ...situation, options: { sets: ['base', 'pegasus', 'exodus'], objective: 'kobol', ...situation.options } })
