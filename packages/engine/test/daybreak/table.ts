// Tables with the Daybreak box.

import { given, type Situation, type Table } from '../../testing/index.ts'

export const daybreak = (situation: Situation): Table =>
  given({ ...situation, options: { sets: ['base', 'daybreak'], objective: 'kobol', ...situation.options } })

/** With the Search for Home. */
export const searching = (situation: Situation): Table =>
  daybreak({ ...situation, options: { objective: 'earth', ...situation.options } })
