// A whole game that a view allows: everything hidden is dealt out anew from what the viewer has not seen. Bots search with
// it, and it proves that a view leaks nothing, as it is made from the view alone: view(determinize(v)) equals v.

import { type Component, componentsOf, onTable, type Zone } from './components.ts'
import type { LoyaltySide } from './core/card.ts'
import { copyValue } from './core/copy.ts'
import { areas, type CardId, type Seat, theTable, unknown } from './core/ids.ts'
import { asking } from './core/interpreter.ts'
import { whoIsAsked } from './core/procedure.ts'
import { type Fancy, fancyFrom, mix } from './core/random.ts'
import { type Rules, rulesOf } from './core/rules.ts'
import type { Ask, Frame, Game, LoyaltyCard, RandomSource, SeatState } from './core/state.ts'
import { imagineWanted } from './core/windows.ts'
import { eyesOf } from './core/zones.ts'
import { joiningSide } from './rules/loyalty.ts'
import { loyaltyCount, loyaltyDeckSize } from './rules/setup.ts'
import type { View, Viewer } from './view.ts'

export function determinize(seen: View, random: RandomSource): Game {
  const { viewer } = seen
  const fancy = fancyFrom(random)
  const game = gameFrom(seen, fancy)
  noteKnown(game, viewer)
  const rules = rulesOf(game)
  const open = onTable(game)
  const components = componentsOf(rules)
  for (const component of components) if (!component.constrained) deal(game, component, open, fancy)
  for (const component of components) if (component.constrained) dealLoyalty(game, rules, component, fancy)
  if (viewer !== 'spectator') game.seats[viewer].handSeen.fill(0)
  imagineWanted(game, (plays) => plays[fancy(plays.length)])
  reopen(game, seen)
  return game
}

/** What the view shows, as a game that is still full of unknown cards: built as games are, so that it is as fast as they are. */
function gameFrom(seen: View, fancy: Fancy): Game {
  const mask = eyesOf(seen.viewer)
  return {
    version: seen.version,
    // Options never change: the same ones find their rules at once.
    options: seen.options,
    random: { seed: newSeed(fancy), drawn: 0 },
    seats: seen.seats.map((seat) => seatFrom(seat, mask)),
    current: seen.current,
    turn: seen.turn,
    resources: { ...seen.resources },
    travelled: seen.travelled.slice(),
    reached: seen.reached.slice(),
    jumpPreparation: seen.jumpPreparation,
    space: spaceFrom(seen, mask),
    reserves: { ...seen.reserves },
    damagedVipers: seen.damagedVipers,
    boarding: seen.boarding.slice(),
    damage: seen.damage.slice(),
    damagePile: seen.damagePile.slice(),
    basestarDamagePile: seen.basestarDamagePile.slice(),
    civilianPile: seen.civilianPile.slice(),
    nextShip: seen.nextShip,
    decks: decksFrom(seen, mask),
    titles: { ...seen.titles },
    nukes: seen.nukes,
    quorumHand: seen.quorumHand.slice(),
    inPlay: copyValue(seen.inPlay),
    removed: copyValue(seen.removed),
    checks: copyValue(seen.checks),
    held: copyValue(seen.held),
    box: seen.box.slice(),
    usedThisTurn: seen.usedThisTurn.slice(),
    stack: copyValue(seen.stack),
    asks: [],
    log: seen.log.slice(),
    viperKinds: copyValue(seen.viperKinds),
    boxes: copyValue(seen.boxes),
    kept: copyValue(seen.kept),
    crisisDeck: seen.crisisDeck,
    quorumSeen: undefined,
    over: copyValue(seen.over),
  }
}

/** Notes what the viewer has seen of others' cards. */
function noteKnown(game: Game, viewer: Viewer): void {
  const mask = eyesOf(viewer)
  for (const held of game.kept === undefined ? [game.held] : [game.held, game.kept]) {
    for (const one of held) if (one.by !== viewer && one.cards.some(isKnown)) one.seen = eyesOn(one.cards, mask)
  }
  const { quorumHand, titles, checks } = game
  if (titles.president !== viewer && quorumHand.some(isKnown)) game.quorumSeen = eyesOn(quorumHand, mask)
  for (const pile of checks) {
    for (const entry of pile) if (entry.card !== unknown && !entry.faceUp && entry.by !== viewer) entry.seen = mask
  }
}

const isKnown = (card: CardId): boolean => card !== unknown

/** The eyes that know each of these cards. */
function eyesOn(cards: readonly CardId[], mask: number): number[] {
  const eyes: number[] = []
  for (let i = 0; i < cards.length; i++) eyes.push(cards[i] === unknown ? 0 : mask)
  return eyes
}

function newSeed(fancy: Fancy): string {
  let seed = ''
  for (let i = 0; i < 32; i++) seed += hexadecimal[fancy(256)]
  return seed
}

const hexadecimal = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function seatFrom(seen: View['seats'][number], mask: number): SeatState {
  return {
    hand: seen.hand.slice(),
    handSeen: eyesOn(seen.hand, mask),
    loyalty: seen.loyalty.map(({ card, revealed }) => ({ card, revealed, seen: card === unknown ? 0 : mask })),
    revealed: seen.revealed,
    sympathizer: seen.sympathizer,
    superCrises: seen.superCrises.slice(),
    usedOnce: seen.usedOnce.slice(),
    turnsTaken: seen.turnsTaken,
    orders: copyValue(seen.orders),
    asked: 0,
    character: seen.character,
    at: seen.at,
    flies: seen.flies,
    sheetLost: seen.sheetLost,
    out: seen.out,
  }
}

function spaceFrom(seen: View, mask: number): Game['space'] {
  const space: Partial<Game['space']> = {}
  for (const area of areas) {
    const { civilians, basestars } = seen.space[area]
    space[area] = {
      ...seen.space[area],
      basestars: basestars.length === 0 ? [] : copyValue(basestars),
      civilians: civilians.map(({ id, face }) => ({ id, face, seen: face === unknown ? 0 : mask })),
    }
  }
  return space as Game['space']
}

function decksFrom(seen: View, mask: number): Game['decks'] {
  const decks: Game['decks'] = {}
  for (const name in seen.decks) {
    const { cards, discard } = seen.decks[name]
    decks[name] = { cards: cards.slice(), seen: eyesOn(cards, mask), discard: discard.slice() }
  }
  return decks
}

/** Deals out what the view does not tell the place of: first where only some fit, then anywhere. */
function deal(game: Game, { copies, zones: zonesOf }: Component, open: readonly CardId[], fancy: Fancy): void {
  const zones = zonesOf(game, open)
  if (!zones.some(isHidden)) return
  const counted = countedOf(copies)
  const { ids, pool } = counted
  let left = unseen(counted, zones)
  mix(fancy, pool, left)
  for (const { cards, put, only } of zones) {
    if (put === undefined) continue
    if (only !== undefined) left = dealFitting(counted, pool, left, { cards, put, only })
    else for (let i = 0; i < cards.length && left > 0; i++) if (cards[i] === unknown) put(i, ids[pool[--left]])
  }
}

const isHidden = ({ cards, put }: Zone): boolean => put !== undefined && cards.includes(unknown)

/** Lays those that fit where cards are unknown, from the end of the pool; the others stay as well mixed as they were. */
function dealFitting(counted: Counted, pool: Uint16Array, among: number, { cards, put, only }: Required<Zone>): number {
  let place = cards.indexOf(unknown)
  if (place < 0) return among
  const fits = fitsOf(counted, only)
  let rest = among
  let i = among - 1
  for (; place >= 0 && i >= 0; i--) {
    if (fits[pool[i]] === 1) {
      put(place, counted.ids[pool[i]])
      place = cards.indexOf(unknown, place + 1)
    } else pool[--rest] = pool[i]
  }
  pool.copyWithin(i + 1, rest, among)
  return among - (rest - i - 1)
}

/** Fills the pool with what lies in none of these zones as far as the view shows them, and says how much that is. */
function unseen({ ids, counts, left, pool, places }: Counted, zones: readonly Zone[]): number {
  left.set(counts)
  for (const { cards } of zones) {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]
      if (card !== unknown) left[places.get(card) ?? ids.length]--
    }
  }
  let size = 0
  for (let i = 0; i < ids.length; i++) for (let n = left[i]; n > 0; n--) pool[size++] = i
  return size
}

/** The copies of a component as numbers in a row, with one place more for what is none of them. */
interface Counted {
  readonly ids: readonly CardId[]
  readonly counts: Int16Array
  readonly places: ReadonlyMap<CardId, number>
  /** Where it is counted what is left, and what is left lies to be dealt: used again by every world, as such rows are dear to make. */
  readonly left: Int16Array
  readonly pool: Uint16Array
  /** Which of them fit where only some do. */
  readonly fits: WeakMap<NonNullable<Zone['only']>, Uint8Array>
}

/** Worked out once for each kind of game. */
function countedOf(copies: Component['copies']): Counted {
  let found = counted.get(copies)
  if (found === undefined) {
    const ids = [...copies.keys()]
    const places = new Map(ids.map((id, i) => [id, i]))
    const counts = Int16Array.from([...copies.values(), 0])
    const all = counts.reduce((sum, count) => sum + count, 0)
    found = { ids, counts, places, left: counts.slice(), pool: new Uint16Array(all), fits: new WeakMap() }
    counted.set(copies, found)
  }
  return found
}

const counted = new WeakMap<Component['copies'], Counted>()

function fitsOf({ ids, fits }: Counted, only: NonNullable<Zone['only']>): Uint8Array {
  let found = fits.get(only)
  if (found === undefined) {
    found = Uint8Array.from(ids, (id) => (only(id) ? 1 : 0))
    fits.set(only, found)
  }
  return found
}

/**
 * How many Cylon cards are in the game is known to all. The Sympathizer joins after the first deal, and other cards of a side of their own
 * are shown when they are dealt: they can only lie in the deck or, unrevealed, before a revealed Cylon.
 */
function dealLoyalty(game: Game, rules: Rules, { copies }: Component, fancy: Fancy): void {
  const deck = game.decks.loyalty.cards
  const known = deck.slice()
  for (const { loyalty } of game.seats) for (const { card } of loyalty) known.push(card)
  const lying = [{ cards: known }, { cards: game.removed.cards }]
  for (const name of rules.humanDecks)
    lying.push({ cards: game.decks[name].cards }, { cards: game.decks[name].discard })
  const rest = mixedRest(countedOf(copies), lying, fancy)
  const bySide = sorted(rules, rest)
  const left = (side: LoyaltySide): CardId[] => bySide[side] ?? []
  if (known.length === 0) {
    game.box = sidesOf(rules).flatMap((side) => (side === 'human' ? layAside(game, rules, left(side)) : left(side)))
    return
  }
  const seen = sorted(rules, known)
  const inGame = (side: LoyaltySide): number => loyaltyDeckSize(game, side) - (seen[side]?.length ?? 0)
  const cylons = left('cylon')
  const apart = rest.filter((card) => !isUsual(rules.loyalty[card].side))
  const shown = sidesApart(game)
  const joined = shown.flatMap((side) => left(side).slice(0, inGame(side)))
  for (const card of joined) apart.splice(apart.indexOf(card), 1)
  const playing = [...cylons.splice(0, inGame('cylon')), ...joined]
  const open = known.reduce((sum, card) => sum + Number(card === unknown), 0)
  const humans = left('human')
  playing.push(...humans.splice(0, open - playing.length))
  layLoyalty(game, rules, mix(fancy, playing), shown, fancy)
  game.box = [...cylons, ...apart, ...layAside(game, rules, humans)]
}

/** What lies in none of these zones, mixed. */
function mixedRest(counted: Counted, zones: readonly Zone[], fancy: Fancy): CardId[] {
  const { ids, pool } = counted
  const size = unseen(counted, zones)
  mix(fancy, pool, size)
  const rest: CardId[] = []
  for (let i = 0; i < size; i++) rest.push(ids[pool[i]])
  return rest
}

/** Loyalty cards by their sides, as far as they are known. */
function sorted({ loyalty }: Rules, cards: readonly CardId[]): Partial<Record<LoyaltySide, CardId[]>> {
  const bySide: Partial<Record<LoyaltySide, CardId[]>> = {}
  for (const card of cards) {
    if (card === unknown) continue
    const { side } = loyalty[card]
    const others = bySide[side]
    if (others === undefined) bySide[side] = [card]
    else others.push(card)
  }
  return bySide
}

const isUsual = (side: LoyaltySide): boolean => side === 'human' || side === 'cylon'

const sidesOf = ({ loyalty }: Rules): LoyaltySide[] => [...new Set(Object.values(loyalty).map(({ side }) => side))]

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

function layLoyalty(game: Game, rules: Rules, playing: CardId[], shown: readonly LoyaltySide[], fancy: Fancy): void {
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
  mix(fancy, places)
  for (const side of shown) {
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
