// Tables with the Pegasus box, at the Kobol objective unless a test says otherwise.

import { given, type Situation, type Table } from '../../testing/index.ts'

export const pegasus = (situation: Situation): Table =>
  given({ ...situation, options: { sets: ['base', 'pegasus'], objective: 'kobol', ...situation.options } })

/** A table on occupied New Caprica. */
export const newCaprica = (situation: Situation): Table =>
  given({
    newCaprica: {},
    ...situation,
    options: { sets: ['base', 'pegasus'], objective: 'new-caprica', ...situation.options },
  })
