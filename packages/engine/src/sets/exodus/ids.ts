// The names that Exodus adds to the engine's unions.

import type { Node } from '../../core/node.ts'
import type { Goal } from './conflicted-loyalties/personal-goals.ts'
import type { FleetBoard } from './cylon-fleet/board.ts'
import type { NebulaState } from './ionian-nebula/state.ts'
import type { ExodusState } from './state.ts'

declare module '../../core/ids.ts' {
  interface CharacterIds {
    'felix-gaeta': true
    'tory-foster': true
    'samuel-t-anders': true
    'callandra-cally-tyrol': true
  }
  interface ObjectiveIds {
    'ionian-nebula': true
  }
  interface SetIds {
    exodus: true
  }
  interface LocationIds {
    'basestar-bridge': true
  }
  interface BoardIds {
    'cylon-fleet-board': true
  }
  interface TitleIds {
    cag: true
  }
  interface ViperKinds {
    markVII: true
  }
  interface ShipTargets {
    markVII: true
    area: true
  }
}

declare module '../../core/state.ts' {
  interface Options {
    /** Conflicted Loyalties: personal goals lie among the “You are not a Cylon” cards. */
    personalGoals?: boolean
    /** Conflicted Loyalties: so do the Final Five. */
    finalFive?: boolean
    /** The Cylons pursue the fleet on a board of their own. */
    cylonFleet?: boolean
  }
  interface Boxes {
    exodus?: ExodusState
    'cylon-fleet'?: FleetBoard
    'ionian-nebula'?: NebulaState
  }
  interface Endings {
    'ionian-nebula': true
  }
  interface Outcome {
    /** Personal goals that were open when the game ended, and what they cost. */
    goals?: { seat: number; card: string }[]
  }
}

declare module '../../core/card.ts' {
  interface LoyaltyCard {
    readonly goal?: Goal
    /** What happens when somebody else looks at it. */
    readonly examined?: Node
  }
}

export type ExodusIds = true
