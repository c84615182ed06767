// What Exodus remembers of a game besides the state of the base game. All of it is public.

import { memory } from '../../core/memory.ts'

export interface ExodusState {
  /** Nuke tokens beside the board. */
  nukes: number
}

export const { recall, remember } = memory('exodus', () => ({ nukes: 0 }))
