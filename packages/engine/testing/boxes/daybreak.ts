// Situations that only games with Daybreak have.

import type { CardId, CharacterId, Seat, ViperPlace } from '../../src/core/ids.ts'
import { rulesOf } from '../../src/core/rules.ts'
import type { Game } from '../../src/core/state.ts'
import { addVipers, boardViper, moveViper } from '../../src/rules/viper-kinds.ts'
import type { DaybreakIds } from '../../src/sets/daybreak/ids.ts'
import { recall as recallSearch, remember as rememberSearch } from '../../src/sets/daybreak/search-for-home/state.ts'
import { recall, remember } from '../../src/sets/daybreak/state.ts'
import { addSituations, called, type Name, type Situation, seatNamed, take } from '../arrange.ts'

const names = {
  hoshi: 'louis-hoshi',
  lampkin: 'romo-lampkin',
  hotDog: 'brendan-hot-dog-costanza',
  cottle: 'sherman-doc-cottle',
  lee: 'lee-adama-alt',
  otherZarek: 'tom-zarek-alt',
  otherHelo: 'karl-helo-agathon-alt',
  otherBaltar: 'gaius-baltar-alt',
  doral: 'aaron-doral',
  danna: 'danna-biers',
  simon: 'simon-oneill',
  athena: 'sharon-athena-agathon',
} as const satisfies Record<string, CharacterId>

declare module '../arrange.ts' {
  interface Called extends Record<keyof typeof names, unknown> {
    hoshi: unknown
  }
  interface Situation {
    /** How many miracle tokens somebody has; one, if nothing is said. */
    miracles?: Partial<Record<Name, number>>
    /** Mutiny cards in hand, and who has found the Mutineer. */
    mutiny?: Partial<Record<Name, readonly CardId[]>>
    mutineer?: Name
    /** Motives of a leader, hidden and shown. */
    motives?: Partial<Record<Name, readonly CardId[]>>
    shownMotives?: Partial<Record<Name, readonly CardId[]>>
    hubDestroyed?: boolean
    /** Where unmanned assault raptors are; of those not named one is in the Reserves, if it is left, and the others are beside the board. */
    assaultRaptors?: Partial<Record<ViperPlace, number>>
    /** Who pilots one. */
    inAssaultRaptor?: readonly Name[]
    /** The card on the Active Mission space, and whether it lies face down. */
    mission?: CardId | { card: CardId; faceDown: true }
    rebels?: 'humans' | 'cylons'
  }
}

declare module '../table.ts' {
  interface Expected {
    miracles?: Partial<Record<Name, number>>
    /** Exactly these Mutiny cards. */
    mutiny?: Partial<Record<Name, readonly CardId[]>>
    mutineer?: Name | undefined
    shownMotives?: readonly CardId[]
    /** Unmanned assault raptors, wherever there are any. */
    assaultRaptors?: Partial<Record<ViperPlace, number>>
    mission?: CardId | { card: CardId; faceDown: true } | undefined
    rebels?: 'humans' | 'cylons' | undefined
  }
}

const kind = 'assaultRaptor'

const nameOfSeat = (game: Game, seat: Seat): Name =>
  (Object.keys(called) as Name[]).find((name) => called[name] === game.seats[seat]?.character) ?? 'adama'

/** Of those who are named. */
const byName = <T>(game: Game, like: unknown, of: (seat: Seat) => T): Partial<Record<Name, T>> =>
  Object.fromEntries(
    (Object.keys(like as object) as Name[]).map((name) => [name, of(seatNamed(game, name))]),
  ) as Partial<Record<Name, T>>

const keptBy = (game: Game, seat: Seat, deck: string): CardId[] =>
  (game.kept ?? []).find((held) => held.by === seat && held.deck === deck)?.cards ?? []

function keep(game: Game, deck: string, hands: Partial<Record<Name, readonly CardId[]>>): void {
  for (const [name, cards] of Object.entries(hands) as [Name, readonly CardId[]][]) {
    const held = {
      by: seatNamed(game, name),
      deck,
      cards: cards.map((card) => take(game.decks[deck].cards, card, deck)),
    }
    game.decks[deck].seen = game.decks[deck].cards.map(() => 0)
    game.kept = [...(game.kept ?? []), held]
  }
}

function layRaptors(game: Game, { assaultRaptors = {}, inAssaultRaptor = [] }: Situation): void {
  const from = (): ViperPlace => ((game.viperKinds?.[kind]?.reserves ?? 0) > 0 ? 'reserves' : 'beside')
  for (const name of inAssaultRaptor) {
    addVipers(game, 'reserves', 'viper', 1)
    boardViper(game, seatNamed(game, name), from(), kind)
  }
  for (const [place, count] of Object.entries(assaultRaptors) as [ViperPlace, number][]) {
    if (place === 'reserves' || place === 'beside') continue
    for (let i = 0; i < count; i++) moveViper(game, from(), place, kind)
  }
  const inReserves = assaultRaptors.reserves ?? game.viperKinds?.[kind]?.reserves ?? 0
  while ((game.viperKinds?.[kind]?.reserves ?? 0) < inReserves) moveViper(game, 'beside', 'reserves', kind)
}

function laySearch(game: Game, { mission, rebels }: Situation): void {
  const state = rememberSearch(game)
  if (rebels !== undefined) state.rebels = rebels
  if (mission === undefined) return
  state.mission = typeof mission === 'string' ? { card: mission } : { ...mission }
  take(game.decks.mission.cards, state.mission.card, 'missions')
  game.decks.mission.seen.pop()
}

addSituations({
  names,
  loyalty: ({ mutineer }, name) => (mutineer === name ? ['you-are-not-a-cylon', 'you-are-the-mutineer'] : undefined),
  facts: {
    miracles: (game, like) => byName(game, like, (seat) => recall(game).miracles[seat] ?? 0),
    mutiny: (game, like) => byName(game, like, (seat) => keptBy(game, seat, 'mutiny')),
    mutineer: (game) => {
      const seat = game.seats.findIndex(({ loyalty }) =>
        loyalty.some(({ card, revealed }) => revealed && card === 'you-are-the-mutineer'),
      )
      return seat < 0 ? undefined : nameOfSeat(game, seat)
    },
    shownMotives: (game) => recall(game).motives.map(({ card }) => card),
    assaultRaptors: (game) =>
      Object.fromEntries(Object.entries(game.viperKinds?.[kind] ?? {}).filter(([, count]) => count > 0)),
    mission: (game) => {
      const { mission } = recallSearch(game)
      return mission?.faceDown ? mission : mission?.card
    },
    rebels: (game) => recallSearch(game).rebels,
  },
  arranged: (game, situation) => {
    if (!game.options.sets.includes('daybreak')) return
    const { seats, miracles = {}, mutiny = {}, motives = {}, shownMotives = {}, hubDestroyed } = situation
    const state = remember(game)
    state.miracles = seats.map((name, seat) => {
      const { character, revealed } = game.seats[seat]
      const leader = character !== undefined && rulesOf(game).characters[character].type === 'cylon leader'
      return miracles[name] ?? (revealed && !leader ? 0 : 1)
    })
    for (const { loyalty } of game.seats)
      for (const held of loyalty) if (held.card === 'you-are-the-mutineer') held.revealed = true
    keep(game, 'mutiny', mutiny)
    keep(game, 'motive', motives)
    for (const [name, cards] of Object.entries(shownMotives) as [Name, readonly CardId[]][])
      for (const card of cards) {
        take(game.decks.motive.cards, card, 'motives')
        game.decks.motive.seen.pop()
        state.motives.push({ seat: seatNamed(game, name), card })
      }
    if (hubDestroyed) state.hubDestroyed = true
    layRaptors(game, situation)
    if (game.options.objective === 'earth') laySearch(game, situation)
  },
})

/** The names that it brings are known wherever its situations are. */
export type { DaybreakIds }
