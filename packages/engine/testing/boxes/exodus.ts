// Situations that only games with Exodus have. Its decks and loyalty cards are laid out by the words that every game has: `tops` and
// `discards` know the deck notACylon, `loyalty` knows goals and the Final Five.

import type { CharacterId } from '../../src/core/ids.ts'
import { recall, remember } from '../../src/sets/exodus/state.ts'
import { addSituations, seatNamed } from '../arrange.ts'

const names = {
  gaeta: 'felix-gaeta',
  tory: 'tory-foster',
  anders: 'samuel-t-anders',
  cally: 'callandra-cally-tyrol',
} as const satisfies Record<string, CharacterId>

declare module '../arrange.ts' {
  interface Called extends Record<keyof typeof names, unknown> {
    gaeta: unknown
  }
  interface Situation {
    /** Who has not had a turn with this character yet. */
    newcomers?: readonly Name[]
  }
}

declare module '../table.ts' {
  interface Expected {
    /** Nuke tokens beside the board. */
    nukesBeside?: number
  }
}

/** The Admiral has two of the three, unless a situation says otherwise. */
const usualNukes = 2

addSituations({
  names,
  facts: { nukesBeside: (game) => recall(game).nukes },
  arranged: (game, { newcomers = [], nukes = usualNukes }) => {
    for (const name of newcomers) game.seats[seatNamed(game, name)].turnsTaken = 0
    if (!game.options.sets.includes('exodus')) return
    remember(game).nukes = game.nukes + game.removed.nukes - nukes
    game.nukes = nukes
    game.removed.nukes = 0
  },
})
