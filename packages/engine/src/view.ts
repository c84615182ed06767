// All that a seat may know, and nothing else: the game with everything hidden replaced by '?'. The log and the open
// decisions are those of this seat. The server sends views, never games.

import { asBefore, copyGame, copyOnce, copyValue, same } from './core/copy.ts'
import { type CardId, type Seat, unknown } from './core/ids.ts'
import { asking } from './core/interpreter.ts'
import type {
  CheckCard,
  Deck,
  Game,
  Held,
  LogEntry,
  LoyaltyCard,
  SeatState,
  SpaceArea,
  Table,
  TableArea,
  TableDeck,
  TableLoyalty,
  TableSeat,
} from './core/state.ts'
import { everybody, eyesOf } from './core/zones.ts'
import { type Decision, decisionOf } from './game.ts'

export type Viewer = Seat | 'spectator'

export interface View extends Table {
  readonly viewer: Viewer
  /** The viewer's own open decisions, with their legal answers. */
  readonly decisions: Decision[]
  /** What the viewer has answered while others are still asked. */
  readonly answered: { readonly id: string; readonly kind: string; readonly answer: readonly string[] }[]
  /** Whom the table waits for, as far as that may be shown; in a window nobody is named. */
  readonly waiting: { readonly seat: Seat; readonly kind: string }[]
}

export const view = (game: Game, viewer: Viewer): View => {
  const sights = sightsOf(game, asItIs)
  return viewFrom(game, viewer, commonPart(game), sights)
}

/**
 * How several viewers see a game, as long as it stays as it is. What looks the same to them is made once and shared by them, and what has
 * stayed as it was at an earlier moment is taken over from there: such views are there to be read.
 */
export class Views {
  readonly #game: Game
  readonly #earlier: ReadonlyMap<Viewer, View> | undefined
  readonly common: Common
  readonly sights: Sights
  readonly made = new Map<Viewer, View>()

  constructor(game: Game, before?: Views) {
    this.#game = game
    this.#earlier = before?.made
    this.common = commonPart(game, before?.common)
    this.sights = sightsOf(game, copyValue, before?.sights)
  }

  of(viewer: Viewer): View {
    let made = this.made.get(viewer)
    if (made === undefined) {
      made = viewFrom(this.#game, viewer, this.common, this.sights, this.#earlier?.get(viewer))
      this.made.set(viewer, made)
    }
    return made
  }
}

function viewFrom(game: Game, viewer: Viewer, common: Common, sights: Sights, before?: View): View {
  const mask = eyesOf(viewer)
  const { decisions, answered, waiting } = asksView(game, viewer)
  return {
    ...common,
    viewer,
    seats: asBefore(
      before?.seats,
      sights.seats.map((seat, i) => (i === viewer ? seat.own : seat.to(mask))),
    ),
    space: sights.space.to(mask) as View['space'],
    damagePile: sights.damagePile.to(mask),
    decks: sights.decks.to(mask),
    quorumHand: sights.quorumHand.to(mask),
    checks: sights.checks.to(mask),
    held: sights.held.to(mask),
    log: sights.log.to(mask),
    decisions: asBefore(before?.decisions, decisions),
    answered: asBefore(before?.answered, answered),
    waiting: asBefore(before?.waiting, waiting),
    ...(sights.kept === undefined ? {} : { kept: sights.kept.to(mask) }),
  }
}

/** What everybody sees alike. */
type Common = Omit<View, keyof Sights | 'viewer' | 'decisions' | 'answered' | 'waiting'>

function commonPart(game: Game, before?: Common): Common {
  return {
    version: game.version,
    options: game.options,
    current: game.current,
    turn: game.turn,
    resources: copyOnce(before?.resources, game.resources),
    travelled: copyOnce(before?.travelled, game.travelled),
    reached: copyOnce(before?.reached, game.reached),
    jumpPreparation: game.jumpPreparation,
    reserves: copyOnce(before?.reserves, game.reserves),
    damagedVipers: game.damagedVipers,
    ...(game.viperKinds === undefined ? {} : { viperKinds: copyOnce(before?.viperKinds, game.viperKinds) }),
    boarding: copyOnce(before?.boarding, game.boarding),
    damage: copyOnce(before?.damage, game.damage),
    basestarDamagePile: asBefore(before?.basestarDamagePile, game.basestarDamagePile.slice().sort()),
    civilianPile: asBefore(before?.civilianPile, hidden(game.civilianPile.length)),
    nextShip: game.nextShip,
    titles: copyOnce(before?.titles, game.titles),
    nukes: game.nukes,
    inPlay: copyOnce(before?.inPlay, game.inPlay),
    removed: copyOnce(before?.removed, game.removed),
    box: asBefore(before?.box, hidden(game.box.length)),
    usedThisTurn: copyOnce(before?.usedThisTurn, game.usedThisTurn),
    // What waits below stays as it is while the top goes on.
    stack: asBefore(
      before?.stack,
      game.stack.map((frame, i) => copyOnce(before?.stack[i], frame)),
    ),
    ...(game.over === undefined ? {} : { over: copyOnce(before?.over, game.over) }),
    ...(game.crisisDeck === undefined ? {} : { crisisDeck: game.crisisDeck }),
    ...(game.boxes === undefined ? {} : { boxes: copyOnce(before?.boxes, game.boxes) }),
  }
}

/** What not everybody sees alike. */
interface Sights {
  readonly seats: readonly SeatSight[]
  readonly space: NamedSights<TableArea>
  readonly decks: NamedSights<TableDeck>
  readonly damagePile: Sight<string[]>
  readonly quorumHand: Sight<CardId[]>
  readonly checks: Sight<CheckCard[][]>
  readonly held: Sight<Held[]>
  readonly log: LogSight
  readonly kept?: Sight<Held[]>
}

/** The game goes on with its own: what is looked at later as well is taken as a copy. */
type Taking = <Part>(part: Part) => Part

const asItIs: Taking = (part) => part

function sightsOf(game: Game, take: Taking, before?: Sights): Sights {
  const { quorumHand: cards, quorumSeen: seen, titles, held, damagePile, kept } = game
  const quorum = { by: titles.president, deck: 'quorum', cards, ...(seen && { seen }) }
  return {
    // How often they were asked is nobody's to see, and nearly always another.
    seats: game.seats.map((seat, i) => again({ ...seat, asked: 0 }, seatSight, take, before?.seats[i])),
    space: together(game.space, areaSight, take, before?.space),
    decks: together(game.decks, deckSight, take, before?.decks),
    damagePile: again({ held, damagePile }, damagePileSight, take, before?.damagePile),
    quorumHand: again(quorum, cardsSight, take, before?.quorumHand),
    checks: again(game.checks, checksSight, take, before?.checks),
    held: again(held, heldSight, take, before?.held),
    log: new LogSight(game.log, before?.log),
    ...(kept && { kept: again(kept, heldSight, take, before?.kept) }),
  }
}

/** A part that has stayed as it was is seen as it was. */
const again = <Part, Seen extends Sight<unknown>>(
  part: Part,
  look: (part: Part) => Seen,
  take: Taking,
  before?: Seen,
): Seen => (before !== undefined && same(before.part, part) ? before : look(take(part)))

/** Everything, for looking back at a game that is over. */
export function openView(game: Game): View {
  const shown = copyGame(game)
  for (const { handSeen, loyalty } of shown.seats) {
    handSeen.fill(everybody)
    for (const card of loyalty) card.seen = everybody
  }
  for (const { seen } of Object.values(shown.decks)) seen.fill(everybody)
  for (const { civilians } of Object.values(shown.space)) for (const ship of civilians) ship.seen = everybody
  const { quorumHand, civilianPile, damagePile, box, held, kept, checks, log, seats } = shown
  const first = view(shown, 0)
  return {
    ...first,
    viewer: 'spectator',
    seats: first.seats.map((seat, i) => ({ ...seat, superCrises: seats[i].superCrises })),
    quorumHand,
    civilianPile,
    damagePile,
    box,
    held,
    ...(kept === undefined ? {} : { kept }),
    checks,
    log,
    decisions: shown.asks.flatMap((ask) => (ask.answer === undefined && ask.seat >= 0 ? [decisionOf(shown, ask)] : [])),
    answered: [],
  }
}

export const hidden = (count: number): CardId[] => Array<CardId>(count).fill(unknown)

/**
 * A part of the table: who sees it otherwise than spectators do, and how these eyes see it. Whoever sees it as spectators do shares it with
 * them.
 */
class Sight<T> {
  readonly part: unknown
  readonly others: number
  readonly #make: (mask: number) => T
  #usual: T | undefined
  #unlike: Map<number, T> | undefined

  constructor(part: unknown, others: number, make: (mask: number) => T) {
    this.part = part
    this.others = others
    this.#make = make
  }

  to(mask: number): T {
    if (this.others & mask) return this.#toUnlike(mask)
    this.#usual ??= this.#make(spectators)
    return this.#usual
  }

  #toUnlike(mask: number): T {
    this.#unlike ??= new Map()
    let seen = this.#unlike.get(mask)
    if (seen === undefined) {
      seen = this.#make(mask)
      this.#unlike.set(mask, seen)
    }
    return seen
  }
}

const spectators = eyesOf('spectator')

/** From who has seen each card: those who see one that spectators do not, or the other way round. */
function unlikeSpectators(seen: readonly number[]): number {
  let others = 0
  for (const eyes of seen) others |= eyes & spectators ? ~eyes : eyes
  return others
}

/** Parts that have names: how each is seen. */
class NamedSights<T> extends Sight<Record<string, T>> {
  readonly named: Readonly<Record<string, Sight<T>>>

  constructor(named: Readonly<Record<string, Sight<T>>>) {
    let others = 0
    for (const name in named) others |= named[name].others
    super(undefined, others, (mask) => {
      const seen: Record<string, T> = {}
      for (const name in named) seen[name] = named[name].to(mask)
      return seen
    })
    this.named = named
  }
}

function together<Part, T>(
  parts: Readonly<Record<string, Part>>,
  look: (part: Part) => Sight<T>,
  take: Taking,
  before?: NamedSights<T>,
): NamedSights<T> {
  const named: Record<string, Sight<T>> = {}
  let stays = before !== undefined
  for (const name in parts) {
    const was = before?.named[name]
    named[name] = again(parts[name], look, take, was)
    stays &&= named[name] === was
  }
  return before !== undefined && stays && same(Object.keys(before.named), Object.keys(named))
    ? before
    : new NamedSights(named)
}

/** A seat as everybody but its owner sees it, and as its owner does. */
class SeatSight extends Sight<TableSeat> {
  readonly #state: SeatState
  #own: TableSeat | undefined

  constructor(state: SeatState) {
    const others = unlikeSpectators(state.handSeen) | unlikeSpectators(state.loyalty.map(eyesOnLoyalty))
    super(state, others, (mask) => seatView(state, false, mask))
    this.#state = state
  }

  get own(): TableSeat {
    this.#own ??= seatView(this.#state, true, everybody)
    return this.#own
  }
}

const seatSight = (state: SeatState): SeatSight => new SeatSight(state)

const eyesOnLoyalty = ({ revealed, seen }: LoyaltyCard): number => (revealed ? everybody : seen)

function seatView(state: SeatState, own: boolean, mask: number): TableSeat {
  const { hand, handSeen, superCrises, loyalty, orders } = state
  return {
    ...(state.character === undefined ? {} : { character: state.character }),
    ...(state.at === undefined ? {} : { at: state.at }),
    ...(state.flies === undefined ? {} : { flies: state.flies }),
    // Cards that the viewer knows come first, so that the order of a hand tells nothing.
    hand: own ? hand.slice() : knownFirst(hand.map((card, i) => (handSeen[i] & mask ? card : unknown))),
    loyalty: own ? loyalty.map(openLoyalty) : knownLoyaltyFirst(loyalty, mask),
    revealed: state.revealed,
    sympathizer: state.sympathizer,
    ...(state.sheetLost === undefined ? {} : { sheetLost: state.sheetLost }),
    superCrises: own ? superCrises.slice() : hidden(superCrises.length),
    usedOnce: state.usedOnce.slice(),
    turnsTaken: state.turnsTaken,
    orders: own ? copyValue(orders) : [],
    ...(state.out === undefined ? {} : { out: state.out }),
  }
}

function knownFirst(cards: CardId[]): CardId[] {
  const known = cards.filter((card) => card !== unknown).sort()
  return known.length === 0 ? cards : [...known, ...hidden(cards.length - known.length)]
}

const openLoyalty = ({ card, revealed }: LoyaltyCard): TableLoyalty => ({ card, revealed })

/** So with loyalty cards: where one lies that was shown and shuffled nobody else can tell. */
function knownLoyaltyFirst(loyalty: readonly LoyaltyCard[], mask: number): TableLoyalty[] {
  const known = loyalty.filter((held) => eyesOnLoyalty(held) & mask).map(openLoyalty)
  if (known.length > 1)
    known.sort((one, other) => Number(other.revealed) - Number(one.revealed) || order(one.card, other.card))
  return [...known, ...hidden(loyalty.length - known.length).map((card) => ({ card, revealed: false }))]
}

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

function areaSight(area: SpaceArea): Sight<TableArea> {
  const { civilians, basestars, ...ships } = area
  return new Sight(area, unlikeSpectators(civilians.map(({ seen }) => seen)), (mask) => ({
    ...ships,
    basestars: copyValue(basestars),
    civilians: civilians.map(({ id, face, seen }) => ({ id, face: seen & mask ? face : unknown })),
  }))
}

function deckSight(deck: Deck): Sight<TableDeck> {
  const { cards, seen, discard } = deck
  return new Sight(deck, unlikeSpectators(seen), (mask) => ({
    cards: cards.map((card, i) => (seen[i] & mask ? card : unknown)),
    discard: discard.slice(),
  }))
}

/** While somebody chooses among drawn damage tokens, what is left in the pile would tell the others which they are. */
function damagePileSight(part: Pick<Game, 'held' | 'damagePile'>): Sight<string[]> {
  const { held, damagePile } = part
  const choosing = held.flatMap(({ deck, by }) => (deck === 'damage' ? [eyesOf(by)] : []))
  return new Sight(part, unlikeSpectators(choosing), (mask) =>
    choosing.some((eyes) => eyes !== mask) ? hidden(damagePile.length) : damagePile.slice().sort(),
  )
}

const checksSight = (checks: readonly CheckCard[][]): Sight<CheckCard[][]> =>
  new Sight(checks, unlikeSpectators(checks.flat().map(eyesOnCheckCard)), (mask) =>
    checks.map((pile) => pile.map((entry) => checkCardView(entry, mask))),
  )

const eyesOnCheckCard = ({ by, faceUp, seen = 0 }: CheckCard): number =>
  faceUp ? everybody : by === undefined ? seen : seen | eyesOf(by)

const checkCardView = (entry: CheckCard, mask: number): CheckCard => ({
  card: eyesOnCheckCard(entry) & mask ? entry.card : unknown,
  ...(entry.by === undefined ? {} : { by: entry.by }),
  faceUp: entry.faceUp,
})

function heldSight(held: readonly Held[]): Sight<Held[]> {
  const cards = held.map(cardsSight)
  const others = cards.reduce((all, one) => all | one.others, 0)
  return new Sight(held, others, (mask) => held.map(({ by, deck }, i) => ({ by, deck, cards: cards[i].to(mask) })))
}

/**
 * Cards before somebody that only they see; or of which others know some: whose hand it is sees them in order, others those that they know
 * first.
 */
function cardsSight(part: Held): Sight<CardId[]> {
  const { by, cards, seen } = part
  const holder = eyesOf(by)
  const others = seen === undefined ? holder : unlikeSpectators(seen) | holder
  return new Sight(part, others, (mask) => {
    if (mask === holder) return cards.slice()
    return seen === undefined
      ? hidden(cards.length)
      : knownFirst(cards.map((card, i) => (seen[i] & mask ? card : unknown)))
  })
}

/** The log, which is long and only grows: what has come is added to what was read before. */
class LogSight {
  readonly lines: readonly LogEntry[]
  readonly #others: number
  /** By who reads; all who read the same as spectators share theirs. */
  readonly #read = new Map<number, LogEntry[]>()
  readonly #before:
    | { readonly lines: number; readonly others: number; readonly read: Map<number, LogEntry[]> }
    | undefined

  constructor(log: readonly LogEntry[], before?: LogSight) {
    this.lines = log.slice()
    if (before !== undefined && beginsWith(log, before.lines))
      this.#before = { lines: before.lines.length, others: before.#others, read: before.#read }
    let { lines = 0, others = 0 } = this.#before ?? {}
    for (; lines < log.length; lines++) others |= eyesOnSecret(log[lines])
    this.#others = others
  }

  to(mask: number): LogEntry[] {
    const eyes = this.#others & mask ? mask : spectators
    let seen = this.#read.get(eyes)
    if (seen === undefined) {
      seen = this.#readBy(eyes)
      this.#read.set(eyes, seen)
    }
    return seen
  }

  #readBy(eyes: number): LogEntry[] {
    const { lines = 0, others = 0, read } = this.#before ?? {}
    const before = read?.get(others & eyes ? eyes : spectators)
    const come = (before === undefined ? this.lines : this.lines.slice(lines)).filter((line) => isRead(line, eyes))
    return before === undefined ? come : come.length === 0 ? before : [...before, ...come]
  }
}

const isRead = (line: LogEntry, eyes: number): boolean => line.only === undefined || (eyesOnSecret(line) & eyes) !== 0

/** Who alone sees a line; nobody, if all do. */
function eyesOnSecret({ only = [] }: LogEntry): number {
  let eyes = 0
  for (const seat of only) eyes |= eyesOf(seat)
  return eyes
}

function beginsWith(list: readonly unknown[], beginning: readonly unknown[]): boolean {
  for (let i = 0; i < beginning.length; i++) if (beginning[i] !== list[i]) return false
  return true
}

function asksView(game: Game, viewer: Viewer): Pick<View, 'decisions' | 'answered' | 'waiting'> {
  const seen: Pick<View, 'decisions' | 'answered' | 'waiting'> = { decisions: [], answered: [], waiting: [] }
  if (game.asks.length === 0) return seen
  const { secret } = asking(game).question
  for (const ask of game.asks) {
    const { seat, id, at: kind, answer } = ask
    if (seat === viewer && answer === undefined) seen.decisions.push(decisionOf(game, ask))
    else if (seat === viewer && id !== '' && answer !== undefined) seen.answered.push({ id, kind, answer: [...answer] })
    if (answer === undefined && (!secret || seat === viewer)) seen.waiting.push({ seat, kind })
  }
  seen.waiting.sort((one, other) => one.seat - other.seat)
  return seen
}
