// A whole game that a view allows: everything hidden is dealt out anew from what the viewer has not seen. Bots search with
// it, and it proves that a view leaks nothing, as it is made from the view alone: view(determinize(v)) equals v.

import { type Component, componentsOf, type Zone } from './components.ts'
import type { LoyaltySide } from './core/card.ts'
import { copyValue } from './core/copy.ts'
import { type CardId, type Seat, theTable, unknown } from './core/ids.ts'
import { asking } from './core/interpreter.ts'
import { whoIsAsked } from './core/procedure.ts'
import { randomBelow, shuffle } from './core/random.ts'
import { type Rules, rulesOf } from './core/rules.ts'
import type { Ask, Frame, Game, LoyaltyCard, RandomSource, SeatState } from './core/state.ts'
import { imagineWanted } from './core/windows.ts'
import { eyesOf } from './core/zones.ts'
import { joiningSide } from './rules/loyalty.ts'
import { loyaltyCount, loyaltyDeckSize } from './rules/setup.ts'
import type { View, Viewer } from './view.ts'

export function determinize(seen: View, random: RandomSource): Game {
  // What is dealt out below is made anew there, and options never change: the same ones find their rules at once.
  const { viewer, decisions, answered, waiting, options, seats, space, decks, log, ...visible } = seen
  const mask = eyesOf(viewer)
  const game: Game = {
    ...copyValue(visible),
    options,
    random: { seed: newSeed(random), drawn: 0 },
    seats: seats.map((seat) => seatFrom(seat, mask)),
    space: spaceFrom(seen, mask),
    decks: decksFrom(seen, mask),
    log: log.slice(),
    asks: [],
  }
  for (const one of [...game.held, ...(game.kept ?? [])]) {
    const known = one.cards.map((card) => (card === unknown || one.by === viewer ? 0 : mask))
    if (known.some((eyes) => eyes > 0)) one.seen = known
  }
  const inQuorum = game.quorumHand.map((card) => (card === unknown || game.titles.president === viewer ? 0 : mask))
  if (inQuorum.some((eyes) => eyes > 0)) game.quorumSeen = inQuorum
  for (const entry of game.checks.flat()) {
    if (entry.card !== unknown && !entry.faceUp && entry.by !== viewer) entry.seen = mask
  }
  const rules = rulesOf(game)
  for (const component of componentsOf(rules)) if (!component.constrained) deal(game, component, random)
  dealLoyalty(game, rules, random)
  if (viewer !== 'spectator') game.seats[viewer].handSeen.fill(0)
  imagineWanted(game, (plays) => plays[randomBelow(random, plays.length)])
  reopen(game, seen)
  return game
}

const newSeed = (random: RandomSource): string =>
  Array.from({ length: 8 }, () => randomBelow(random, 0x1_0000_0000).toString(16).padStart(8, '0')).join('')

function seatFrom({ loyalty, ...seat }: View['seats'][number], mask: number): SeatState {
  return {
    ...copyValue(seat),
    handSeen: seat.hand.map((card) => (card === unknown ? 0 : mask)),
    loyalty: loyalty.map(({ card, revealed }) => ({ card, revealed, seen: card === unknown ? 0 : mask })),
    asked: 0,
  }
}

function spaceFrom(seen: View, mask: number): Game['space'] {
  const space = copyValue(seen.space) as Game['space']
  for (const { civilians } of Object.values(space)) {
    for (const ship of civilians) ship.seen = ship.face === unknown ? 0 : mask
  }
  return space
}

function decksFrom(seen: View, mask: number): Game['decks'] {
  const decks: Game['decks'] = {}
  for (const [name, { cards, discard }] of Object.entries(seen.decks)) {
    decks[name] = { cards: [...cards], seen: cards.map((card) => (card === unknown ? 0 : mask)), discard: [...discard] }
  }
  return decks
}

/** All loyalty cards, one by one: worked out once for each kind of game. */
function loyaltyOf({ loyalty }: Rules): readonly CardId[] {
  let cards = allLoyalty.get(loyalty)
  if (cards === undefined) {
    cards = Object.entries(loyalty).flatMap(([id, { copies = 1 }]) => Array<CardId>(copies).fill(id))
    allLoyalty.set(loyalty, cards)
  }
  return cards
}

const allLoyalty = new WeakMap<Rules['loyalty'], readonly CardId[]>()

/** What is left of these when everything in these lists has been taken out. */
function without(all: readonly CardId[], ...taken: readonly (readonly CardId[])[]): CardId[] {
  const count = new Map<CardId, number>()
  for (const list of taken) for (const card of list) count.set(card, (count.get(card) ?? 0) + 1)
  return all.filter((card) => {
    const left = count.get(card) ?? 0
    if (left > 0) count.set(card, left - 1)
    return left === 0
  })
}

/** Deals out what the view does not tell the place of: first where only some fit, then anywhere. */
function deal(game: Game, { copies, zones: zonesOf }: Component, random: RandomSource): void {
  const zones = zonesOf(game)
  const hidden = zones.filter(({ cards, put }) => put !== undefined && cards.includes(unknown))
  if (hidden.length === 0) return
  let pool = shuffle(random, unseen(copies, zones))
  for (const { cards, put, only } of hidden) {
    const fitting = only === undefined ? pool : pool.filter(only)
    const some = fitting.length
    cards.forEach((card, i) => {
      if (card === unknown) put?.(i, fitting.pop() ?? unknown)
    })
    if (only !== undefined) pool = withoutLast(pool, only, some - fitting.length)
  }
}

/** Without the last so many that fit; the others stay as well mixed as they were. */
function withoutLast(pool: readonly CardId[], only: (card: CardId) => boolean, count: number): CardId[] {
  const rest: CardId[] = []
  let left = count
  for (let i = pool.length - 1; i >= 0; i--) {
    if (left > 0 && only(pool[i])) left--
    else rest.push(pool[i])
  }
  return rest
}

/** What lies in none of these zones as far as the view shows them. */
function unseen(copies: Component['copies'], zones: readonly Zone[]): CardId[] {
  const { ids, counts, places } = countedOf(copies)
  const left = counts.slice()
  for (const { cards } of zones) {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]
      if (card !== unknown) left[places.get(card) ?? ids.length]--
    }
  }
  const pool: CardId[] = []
  for (let i = 0; i < ids.length; i++) for (let n = left[i]; n > 0; n--) pool.push(ids[i])
  return pool
}

interface Counted {
  readonly ids: readonly CardId[]
  readonly counts: Int16Array
  readonly places: ReadonlyMap<CardId, number>
}

/** The copies of a component as numbers in a row, with one place more for what is none of them: worked out once. */
function countedOf(copies: Component['copies']): Counted {
  let found = counted.get(copies)
  if (found === undefined) {
    const ids = [...copies.keys()]
    const places = new Map(ids.map((id, i) => [id, i]))
    found = { ids, counts: Int16Array.from([...copies.values(), 0]), places }
    counted.set(copies, found)
  }
  return found
}

const counted = new WeakMap<Component['copies'], Counted>()

/**
 * How many Cylon cards are in the game is known to all. The Sympathizer joins after the first deal, and other cards of a side of their own
 * are shown when they are dealt: they can only lie in the deck or, unrevealed, before a revealed Cylon.
 */
function dealLoyalty(game: Game, rules: Rules, random: RandomSource): void {
  const dealt = game.seats.flatMap(({ loyalty }) => loyalty)
  const deck = game.decks.loyalty.cards
  const known = [...dealt.map(({ card }) => card), ...deck].filter((card) => card !== unknown)
  const elsewhere = [
    ...rules.humanDecks.flatMap((name) => [...game.decks[name].cards, ...game.decks[name].discard]),
    ...game.removed.cards,
  ]
  const left = (side: string): CardId[] =>
    shuffle(
      random,
      without(loyaltyOf(rules), known, elsewhere).filter((card) => rules.loyalty[card].side === side),
    )
  if (game.decks.loyalty.cards.length + dealt.length === 0) {
    const sides = new Set(Object.values(rules.loyalty).map(({ side }) => side))
    game.box = [...sides].flatMap((side) => (side === 'human' ? layAside(game, rules, left(side)) : left(side)))
    return
  }
  const inGame = (side: LoyaltySide): number =>
    loyaltyDeckSize(game, side) - known.filter((card) => rules.loyalty[card]?.side === side).length
  const cylons = left('cylon')
  const others = Object.values(rules.loyalty).map(({ side }) => side)
  const apart = [...new Set(others)].filter((side) => side !== 'human' && side !== 'cylon').flatMap(left)
  const joined = sidesApart(game).flatMap((side) => left(side).slice(0, inGame(side)))
  for (const card of joined) apart.splice(apart.indexOf(card), 1)
  const playing = [...cylons.splice(0, inGame('cylon')), ...joined]
  const open = dealt.length + deck.length - known.length
  const humans = left('human')
  playing.push(...humans.splice(0, open - playing.length))
  layLoyalty(game, rules, shuffle(random, playing), random)
  game.box = [...cylons, ...apart, ...layAside(game, rules, humans)]
}

/** The sides in the game, besides humans and Cylons, whose cards nobody keeps hidden. */
function sidesApart(game: Game): LoyaltySide[] {
  const { cylon: _cylons, human: _humans, ...shown } = loyaltyCount(game)
  const joining = joiningSide(game)
  return [...(joining === 'human' ? [] : [joining]), ...(Object.keys(shown) as LoyaltySide[])]
}

/** Human cards lie beside the Loyalty deck where a box has a deck for them; the others are left. */
function layAside(game: Game, { humanDecks }: Rules, humans: CardId[]): CardId[] {
  for (const name of humanDecks) {
    const { cards } = game.decks[name]
    cards.forEach((card, i) => {
      if (card === unknown) cards[i] = humans.pop() ?? unknown
    })
  }
  return humans
}

function layLoyalty(game: Game, rules: Rules, playing: CardId[], random: RandomSource): void {
  const deck = game.decks.loyalty.cards
  const places: (LoyaltyCard | number)[] = [...deck.keys()].filter((i) => deck[i] === unknown)
  const before: (LoyaltyCard | number)[] = []
  for (const { loyalty, revealed } of game.seats) {
    for (const card of loyalty) if (card.card === unknown) (revealed ? places : before).push(card)
  }
  const put = (place: LoyaltyCard | number | undefined, card: CardId): void => {
    if (typeof place === 'number') deck[place] = card
    else if (place !== undefined) place.card = card
  }
  shuffle(random, places)
  for (const side of sidesApart(game)) {
    const apart = playing.findIndex((card) => rules.loyalty[card].side === side)
    if (apart >= 0) put(places.pop(), playing.splice(apart, 1)[0])
  }
  for (const place of [...before, ...places]) put(place, playing.pop() ?? unknown)
}

/** Opens the questions again: the viewer's as they were, the others' as far as the view shows them. */
function reopen(game: Game, { viewer, decisions, answered, waiting }: View): void {
  const own: Ask[] = [
    ...decisions.map(({ id, seat, kind }) => ({ id, seat, at: kind })),
    ...answered.map(({ id, kind, answer }) => ({ id, seat: viewer as Seat, at: kind, answer: [...answer] })),
  ]
  for (const { id, seat } of own) game.seats[seat].asked = Number(id.slice(id.indexOf('.') + 1))
  const others = waiting.filter(({ seat }) => seat !== viewer)
  game.asks = [...own, ...others.map(({ seat, kind }) => askOf(game, seat, kind))]
  const top = game.stack.at(-1)
  if (game.over !== undefined || top === undefined) return
  if (top.at === 'window:ask') reopenWindow(game, top, viewer)
}

/** Whoever else can answer in a window is being asked, too; an untimed one is open only because somebody is. */
function reopenWindow(game: Game, top: Frame, viewer: Viewer): void {
  const { question, frame } = asking(game)
  const timed = question.untilClosed?.(game, frame) === true
  const known = game.asks.some(({ answer }) => answer === undefined)
  if (timed) game.asks.push({ id: '', seat: theTable, at: top.at })
  else if (known) return
  const who = whoIsAsked(question, game, frame)
  const able = (typeof who === 'number' ? [who] : (who ?? [])).filter((seat) => seat !== viewer)
  if (timed) {
    for (const seat of able) game.asks.push(askOf(game, seat, top.at))
    return
  }
  // Rather a human, but in some games Cylons are the only others who are left.
  const others = [...game.seats.keys()].filter((seat) => game.seats[seat].out === undefined && seat !== viewer)
  const anybody = others.toSorted((one, other) => Number(game.seats[one].revealed) - Number(game.seats[other].revealed))
  for (const seat of able.length > 0 ? able : anybody.slice(0, 1)) game.asks.push(askOf(game, seat, top.at))
}

function askOf(game: Game, seat: Seat, at: string): Ask {
  const state = game.seats[seat]
  state.asked++
  return { id: `${seat}.${state.asked}`, seat, at }
}
