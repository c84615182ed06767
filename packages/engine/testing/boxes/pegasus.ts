// Situations that only games with Pegasus have.

import type { Area, CardId, CharacterId } from '../../src/core/ids.ts'
import type { Game } from '../../src/core/state.ts'
import { remember } from '../../src/sets/pegasus/state.ts'
import { addSituations, type Name, type Situation, seatNamed, take } from '../arrange.ts'

const names = {
  cain: 'helena-cain',
  dee: 'anastasia-dee-dualla',
  ellen: 'ellen-tigh',
  kat: 'louanne-kat-katraine',
  cavil: 'cavil',
  leoben: 'leoben-conoy',
  six: 'caprica-six',
} as const satisfies Record<string, CharacterId>

declare module '../arrange.ts' {
  interface Called extends Record<keyof typeof names, unknown> {
    cain: unknown
  }
  interface Situation {
    /** Who has become the Sympathetic Cylon. */
    sympathetic?: readonly Name[]
    agendas?: Partial<Record<Name, CardId>>
    /** Characters that were executed. */
    executed?: readonly CharacterId[]
    /** The area of the raider with the Scar token. */
    scar?: Area
    /** The New Caprica phase, with the faces of the two stacks, top ship first. */
    newCaprica?: {
      orbit?: boolean
      forces?: readonly [number, number, number]
      locked?: readonly CardId[]
      prepared?: readonly CardId[]
    }
  }
}

declare module '../table.ts' {
  interface Expected {
    /** Occupation forces on their track; how many ships lie in the stacks. */
    forces?: readonly number[]
    locked?: number
    prepared?: number
  }
}

addSituations({
  names,
  facts: {
    forces: (game) => game.boxes?.pegasus?.newCaprica?.forces,
    locked: (game) => game.decks.lockedShips.cards.length,
    prepared: (game) => game.decks.preparedShips.cards.length,
  },
  turnBegun: (game) => {
    const { at } = game.seats[game.current]
    if (game.options.sets.includes('pegasus') && at !== undefined) remember(game).turnBeganAt = at
  },
  loyalty: ({ sympathetic = [] }, name) => (sympathetic.includes(name) ? ['you-are-a-sympathetic-cylon'] : undefined),
  seated: (game, situation) => {
    seatSympathizers(game, situation)
    beginNewCaprica(game, situation)
  },
})

/** Revealed by their card, unless they are infiltrating. */
function seatSympathizers(game: Game, { sympathetic = [], infiltrating = [], at = {} }: Situation): void {
  for (const name of sympathetic) {
    const state = game.seats[seatNamed(game, name)]
    state.sheetLost = true
    state.revealed = !infiltrating.includes(name)
    if (state.revealed && at[name] === undefined) state.at = 'resurrection-ship'
  }
}

/** Everybody is on the planet, and the ships are locked. */
function beginNewCaprica(
  game: Game,
  { newCaprica, seats, at = {}, scar, executed = [], agendas = {} }: Situation,
): void {
  if (executed.length > 0)
    game.boxes = { ...game.boxes, execution: { executed: [...executed], executedSeats: [], mourned: false } }
  if (scar !== undefined) game.boxes = { ...game.boxes, pegasus: { ...emptyBox(), scar } }
  for (const [name, card] of Object.entries(agendas) as [Name, CardId][]) {
    const deck = ['hostileAgenda', 'sympatheticAgenda'].find((one) => game.decks[one].cards.includes(card)) ?? ''
    take(game.decks[deck].cards, card, 'agendas')
    game.kept = [...(game.kept ?? []), { by: seatNamed(game, name), deck, cards: [card] }]
  }
  if (newCaprica === undefined) return
  const { orbit = false, forces = [0, 0, 0], locked, prepared = [] } = newCaprica
  const pegasus = { ...emptyBox(), ...game.boxes?.pegasus, newCaprica: { orbit, forces: [...forces] } }
  game.boxes = { ...game.boxes, pegasus }
  game.crisisDeck = 'newCaprica'
  for (const face of [...(locked ?? []), ...prepared]) take(game.civilianPile, face, 'the stacks')
  game.decks.preparedShips.cards = [...prepared].toReversed()
  game.decks.lockedShips.cards = locked === undefined ? game.civilianPile.splice(0) : [...locked].toReversed()
  if (locked !== undefined) game.removed.civilians.push(...game.civilianPile.splice(0))
  seats.forEach((name, seat) => {
    if (at[name] === undefined)
      game.seats[seat].at = game.seats[seat].revealed ? 'occupation-authority' : 'resistance-hq'
  })
}

const emptyBox = () => ({ superCrises: [], policies: [], engineRoom: false })

/** New Caprica, with Galactica in orbit. */
export const tables: readonly Partial<Situation>[] = [
  {
    options: { sets: ['base', 'pegasus'], objective: 'new-caprica' },
    newCaprica: { orbit: true, forces: [1, 0, 0], locked: ['population-1'], prepared: ['population-1'] },
    at: { tigh: 'resistance-hq', starbuck: 'shipyard' },
  },
]
