// The names that Daybreak adds to the engine's unions.

import type { Seat } from '../../core/ids.ts'
import type { SearchState } from './search-for-home/state.ts'
import type { DaybreakState } from './state.ts'

declare module '../../core/ids.ts' {
  interface LocationIds {
    'quorum-chamber': true
    'hub-destroyed': true
    bridge: true
    'tactical-plot': true
    'captains-cabin': true
    'hybrid-tank': true
    datastream: true
    'raider-bay': true
  }
  interface BoardIds {
    demetrius: true
    'rebel-basestar': true
  }
  interface CharacterIds {
    'louis-hoshi': true
    'romo-lampkin': true
    'brendan-hot-dog-costanza': true
    'sherman-doc-cottle': true
    'lee-adama-alt': true
    'tom-zarek-alt': true
    'karl-helo-agathon-alt': true
    'gaius-baltar-alt': true
    'aaron-doral': true
    'danna-biers': true
    'simon-oneill': true
    'sharon-athena-agathon': true
  }
  interface SetIds {
    daybreak: true
  }
  interface ObjectiveIds {
    earth: true
  }
  interface ViperKinds {
    assaultRaptor: true
  }
  interface ShipTargets {
    assaultRaptor: true
  }
  interface Attackers {
    assaultRaptor: true
  }
}

declare module '../../core/ability.ts' {
  interface Bends {
    /** How many Super Crisis cards it costs to move away from where one is. */
    crisesToLeave: { seat: Seat }
    /** How many Mutiny cards are looked at when one is drawn. */
    mutinyLookedAt: object
  }
}

declare module '../../core/state.ts' {
  interface Boxes {
    daybreak?: DaybreakState
    'search-for-home'?: SearchState
  }
  interface Endings {
    earth: true
  }
}

declare module '../../core/card.ts' {
  interface LoyaltySides {
    mutineer: true
  }
  interface Character {
    /** So many miracle tokens what there is once per game costs, and so many may be held; one, if absent. */
    readonly miracles?: number
  }
}

export type DaybreakIds = true
