// What somebody who sets up a table is told of a box, an objective or a variant. Each box brings its own: boxes/lobby.ts.

import type { Text } from '@cic/engine'

export const presets = ['first', 'usual', 'fewSecrets', 'everything'] as const

export type Preset = (typeof presets)[number]

export interface Fact {
  /** A line drawing, 48 wide and 32 high. */
  readonly picture: string
  readonly says: Text
  /** How many more choices a game has with it, in per cent of one without, as bots have played it (docs/bots.md). */
  readonly longer?: number
  /** How much there is to learn: a little, some, much. */
  readonly learn?: 1 | 2 | 3
  readonly presets: readonly Preset[]
}

/** By the id of a box, an objective or a variant. */
export type Facts = Readonly<Record<string, Fact>>
