// What can be chosen when a table is set up; the engine knows which combinations are allowed.

import { allowedOptions, type SetId } from '@cic/engine'
import type { BotLevel } from '@cic/protocol'

export const levels: readonly BotLevel[] = ['random', 'cadet', 'officer', 'admiral']

export const playerNumbers = (sets: readonly SetId[]): number[] => [
  ...new Set(allowedOptions(sets).map(({ players }) => players)),
]

/** Whether the variant without the Sympathizer may be played by so many. */
export const mayLeaveOutSympathizer = (sets: readonly SetId[], players: number): boolean =>
  allowedOptions(sets).some((options) => options.players === players && options.noSympathizer)
