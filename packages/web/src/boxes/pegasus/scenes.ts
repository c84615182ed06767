// How long its own scenes stay, by the line of the log that each is about.

import type { BoxScene } from '../slots.ts'

export const scenes: Readonly<Record<string, BoxScene>> = { galacticaReturns: { lasts: 2400 } }
