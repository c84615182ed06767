// The names that Pegasus adds to the engine's unions.

import type { PegasusState } from './state.ts'

declare module '../../core/ids.ts' {
  interface LocationIds {
    'pegasus-cic': true
    airlock: true
    'main-batteries': true
    'engine-room': true
    'medical-center': true
    detention: true
    'resistance-hq': true
    'occupation-authority': true
    'breeders-canyon': true
    shipyard: true
  }
  interface BoardIds {
    pegasus: true
    'new-caprica': true
  }
  interface CharacterIds {
    'helena-cain': true
    'anastasia-dee-dualla': true
    'ellen-tigh': true
    'louanne-kat-katraine': true
    cavil: true
    'leoben-conoy': true
    'caprica-six': true
  }
  interface SetIds {
    pegasus: true
  }
  interface ObjectiveIds {
    'new-caprica': true
  }
  interface Activations {
    occupation: true
  }
}

declare module '../../core/state.ts' {
  interface Options {
    /** The Sympathetic Cylon takes the place of the Sympathizer. */
    sympatheticCylon?: boolean
  }
  interface Boxes {
    pegasus?: PegasusState
  }
  interface Endings {
    'new-caprica': true
  }
  interface Outcome {
    /** Agendas, shown when the game is over. */
    agendas?: { seat: number; card: string; met: boolean }[]
  }
}

declare module '../../core/card.ts' {
  interface LoyaltySides {
    sympathetic: true
  }
}

export type PegasusIds = true
