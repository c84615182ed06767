// The situations of all boxes. A new box is one more line here.

import './daybreak.ts'
import './exodus.ts'
import type { Situation } from '../arrange.ts'
import { tables } from './pegasus.ts'

/** Tables in the phases that only a box has. */
export const boxTables: readonly Partial<Situation>[] = [...tables]
