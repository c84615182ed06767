// The situations of all boxes. A new box is one more line here.

import './daybreak.ts'
import './exodus.ts'
import type { Situation } from '../arrange.ts'
import * as daybreak from '../late/daybreak.ts'
import * as exodus from '../late/exodus.ts'
import { beforeTheLastJump } from '../late/last-jump.ts'
import type { LateStart, ToMeet } from '../late/late-start.ts'
import * as pegasus from '../late/pegasus.ts'
import { tables } from './pegasus.ts'

/** Tables in the phases that only a box has. */
export const boxTables: readonly Partial<Situation>[] = [...tables]

/** At least one towards every objective. */
export const lateStarts: readonly LateStart[] = [
  beforeTheLastJump,
  exodus.closeToLoyalties,
  exodus.inBattle,
  pegasus.noneLeft,
  pegasus.onNewCaprica,
  exodus.beforeCrossroads,
  exodus.besideAllies,
  daybreak.closeToHome,
]

/** What the boxes bring that is to be met in games. */
export const boxesToMeet: readonly ToMeet[] = [...exodus.toMeet, ...daybreak.toMeet]
