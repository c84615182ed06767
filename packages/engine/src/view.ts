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

export function view(game: Game, viewer: Viewer): View {
  const mask = eyesOf(viewer)
  const { decisions, answered, waiting } = asksView(game, viewer)
  return {
    ...commonPart(game),
    viewer,
    seats: game.seats.map((seat, i) => (i === viewer ? seatView(seat, true, everybody) : seatView(seat, false, mask))),
    space: eachView(game.space, areaView, mask) as View['space'],
    damagePile: damagePileView(game, mask),
    decks: eachView(game.decks, deckView, mask),
    quorumHand: cardsView(quorumOf(game), mask),
    checks: checksView(game.checks, mask),
    held: heldView(game.held, mask),
    log: game.log.filter((line) => isRead(line, mask)),
    decisions,
    answered,
    waiting,
    ...(game.kept === undefined ? {} : { kept: heldView(game.kept, mask) }),
  }
}

/**
 * How several viewers see a game, as long as it stays as it is. What looks the same to them is made once and shared by them, and what has
 * stayed as it was at an earlier moment is taken over from there: such views are there to be read. Whoever compares two moments compares
 * what is common once, and what is somebody's own for each.
 */
export class Views {
  readonly #game: Game
  readonly #earlier: ReadonlyMap<Viewer, OwnView> | undefined
  readonly common: CommonView
  readonly sights: Sights
  readonly made = new Map<Viewer, OwnView>()

  constructor(game: Game, before?: Views) {
    this.#game = game
    this.#earlier = before?.made
    this.common = commonPart(game, before?.common)
    this.sights = sightsOf(game, before?.sights)
  }

  get log(): LogSight {
    return this.sights.log
  }

  of(viewer: Viewer): View {
    return { ...this.common, ...this.own(viewer), log: this.log.to(viewer) }
  }

  /** What others may see otherwise, but for the log. Made before the game goes on, or never. */
  own(viewer: Viewer): OwnView {
    let made = this.made.get(viewer)
    if (made === undefined) {
      made = ownPart(this.#game, viewer, this.sights, this.#earlier?.get(viewer))
      this.made.set(viewer, made)
    }
    return made
  }
}

export type OwnView = Omit<View, keyof CommonView | 'log'>

function ownPart(game: Game, viewer: Viewer, sights: Sights, before?: OwnView): OwnView {
  const mask = eyesOf(viewer)
  const { decisions, answered, waiting } = asksView(game, viewer)
  const own: OwnView = {
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
    decisions: asBefore(before?.decisions, decisions),
    answered: asBefore(before?.answered, answered),
    waiting: asBefore(before?.waiting, waiting),
  }
  if (sights.kept !== undefined) own.kept = sights.kept.to(mask)
  return own
}

/** What everybody sees alike. */
export type CommonView = Omit<View, keyof Sights | 'viewer' | 'decisions' | 'answered' | 'waiting'>

function commonPart(game: Game, before?: CommonView): CommonView {
  const common: CommonView = {
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
  }
  if (game.viperKinds !== undefined) common.viperKinds = copyOnce(before?.viperKinds, game.viperKinds)
  if (game.over !== undefined) common.over = copyOnce(before?.over, game.over)
  if (game.crisisDeck !== undefined) common.crisisDeck = game.crisisDeck
  if (game.boxes !== undefined) common.boxes = copyOnce(before?.boxes, game.boxes)
  return common
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

function sightsOf(game: Game, before?: Sights): Sights {
  const { held, damagePile, kept } = game
  return {
    seats: game.seats.map((seat, i) => seatAgain(seat, before?.seats[i])),
    space: together(game.space, areaSight, sameArea, before?.space),
    decks: together(game.decks, deckSight, sameDeck, before?.decks),
    damagePile: again({ held, damagePile }, damagePileSight, before?.damagePile),
    quorumHand: again(quorumOf(game), cardsSight, before?.quorumHand),
    checks: again(game.checks, checksSight, before?.checks),
    held: again(held, heldSight, before?.held),
    log: new LogSight(game.log, before?.log),
    ...(kept && { kept: again(kept, heldSight, before?.kept) }),
  }
}

/** A part that has stayed as it was is seen as it was. The game goes on with its own: what is looked at later is a copy. */
const again = <Part, Seen extends Sight<unknown>>(
  part: Part,
  look: (part: Part) => Seen,
  before?: Seen,
  alike: (one: Part, other: Part) => boolean = same,
): Seen => (before !== undefined && alike(before.part as Part, part) ? before : look(copyValue(part)))

/** How often they were asked is nobody's to see, and nearly always another. */
function seatAgain(seat: SeatState, before?: SeatSight): SeatSight {
  if (before !== undefined) before.part.asked = seat.asked
  return again(seat, seatSight, before)
}

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
  alike: (one: Part, other: Part) => boolean,
  before?: NamedSights<T>,
): NamedSights<T> {
  const named: Record<string, Sight<T>> = {}
  let others = 0
  for (const name in parts) {
    const was = before?.named[name]
    named[name] = again(parts[name], look, was, alike)
    if (named[name] !== was) others++
  }
  for (const name in before?.named) if (!(name in named)) others++
  return before !== undefined && others === 0 ? before : new NamedSights(named)
}

/** A seat as everybody but its owner sees it, and as its owner does. */
class SeatSight extends Sight<TableSeat> {
  declare readonly part: SeatState
  #own: TableSeat | undefined

  constructor(state: SeatState) {
    const others = unlikeSpectators(state.handSeen) | unlikeSpectators(state.loyalty.map(eyesOnLoyalty))
    super(state, others, (mask) => seatView(state, false, mask))
  }

  get own(): TableSeat {
    this.#own ??= seatView(this.part, true, everybody)
    return this.#own
  }
}

const seatSight = (state: SeatState): SeatSight => new SeatSight(state)

const eyesOnLoyalty = ({ revealed, seen }: LoyaltyCard): number => (revealed ? everybody : seen)

function seatView(state: SeatState, own: boolean, mask: number): TableSeat {
  const { hand, handSeen, superCrises, loyalty, orders } = state
  const seen: TableSeat = {
    // Cards that the viewer knows come first, so that the order of a hand tells nothing.
    hand: own ? hand.slice() : knownFirst(hand.map((card, i) => (handSeen[i] & mask ? card : unknown))),
    loyalty: own ? loyalty.map(openLoyalty) : knownLoyaltyFirst(loyalty, mask),
    revealed: state.revealed,
    sympathizer: state.sympathizer,
    superCrises: own ? superCrises.slice() : hidden(superCrises.length),
    usedOnce: state.usedOnce.slice(),
    turnsTaken: state.turnsTaken,
    orders: own ? copyValue(orders) : [],
  }
  if (state.character !== undefined) seen.character = state.character
  if (state.at !== undefined) seen.at = state.at
  if (state.flies !== undefined) seen.flies = state.flies
  if (state.sheetLost !== undefined) seen.sheetLost = state.sheetLost
  if (state.out !== undefined) seen.out = state.out
  return seen
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

/** Parts that have names, each as these eyes see it. */
function eachView<Part, T>(parts: Readonly<Record<string, Part>>, look: (part: Part, mask: number) => T, mask: number) {
  const seen: Record<string, T> = {}
  for (const name in parts) seen[name] = look(parts[name], mask)
  return seen
}

const areaSight = (area: SpaceArea): Sight<TableArea> =>
  new Sight(area, unlikeSpectators(area.civilians.map(({ seen }) => seen)), (mask) => areaView(area, mask))

const areaView = ({ raiders, heavyRaiders, vipers, basestars, civilians }: SpaceArea, mask: number): TableArea => ({
  raiders,
  heavyRaiders,
  vipers,
  basestars: copyValue(basestars),
  civilians: civilians.map(({ id, face, seen }) => ({ id, face: seen & mask ? face : unknown })),
})

const deckSight = (deck: Deck): Sight<TableDeck> =>
  new Sight(deck, unlikeSpectators(deck.seen), (mask) => deckView(deck, mask))

/** Most of what there is to compare, and nearly always alike: list by list, which is quicker than asking what there is. */
const sameDeck = (one: Deck, other: Deck): boolean =>
  sameEach(one.cards, other.cards) && sameEach(one.discard, other.discard) && sameEach(one.seen, other.seen)

const sameArea = (one: SpaceArea, other: SpaceArea): boolean =>
  one.raiders === other.raiders &&
  one.heavyRaiders === other.heavyRaiders &&
  one.vipers === other.vipers &&
  same(one.basestars, other.basestars) &&
  same(one.civilians, other.civilians)

function sameEach(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

function deckView({ cards, seen, discard }: Deck, mask: number): TableDeck {
  const known = hidden(cards.length)
  for (let i = 0; i < known.length; i++) if (seen[i] & mask) known[i] = cards[i]
  return { cards: known, discard: discard.slice() }
}

type DamageTokens = Pick<Game, 'held' | 'damagePile'>

const damagePileSight = (part: DamageTokens): Sight<string[]> =>
  new Sight(part, unlikeSpectators(choosingDamage(part)), (mask) => damagePileView(part, mask))

/** While somebody chooses among drawn damage tokens, what is left in the pile would tell the others which they are. */
const damagePileView = (part: DamageTokens, mask: number): string[] =>
  choosingDamage(part).some((eyes) => eyes !== mask) ? hidden(part.damagePile.length) : part.damagePile.slice().sort()

const choosingDamage = ({ held }: DamageTokens): number[] =>
  held.flatMap(({ deck, by }) => (deck === 'damage' ? [eyesOf(by)] : []))

const checksSight = (checks: readonly CheckCard[][]): Sight<CheckCard[][]> =>
  new Sight(checks, unlikeSpectators(checks.flat().map(eyesOnCheckCard)), (mask) => checksView(checks, mask))

const checksView = (checks: readonly CheckCard[][], mask: number): CheckCard[][] =>
  checks.map((pile) => pile.map((entry) => checkCardView(entry, mask)))

const eyesOnCheckCard = ({ by, faceUp, seen = 0 }: CheckCard): number =>
  faceUp ? everybody : by === undefined ? seen : seen | eyesOf(by)

const checkCardView = (entry: CheckCard, mask: number): CheckCard => ({
  card: eyesOnCheckCard(entry) & mask ? entry.card : unknown,
  ...(entry.by === undefined ? {} : { by: entry.by }),
  faceUp: entry.faceUp,
})

const heldSight = (held: readonly Held[]): Sight<Held[]> =>
  new Sight(
    held,
    held.reduce((all, one) => all | eyesOnCards(one), 0),
    (mask) => heldView(held, mask),
  )

const heldView = (held: readonly Held[], mask: number): Held[] =>
  held.map((cards) => ({ by: cards.by, deck: cards.deck, cards: cardsView(cards, mask) }))

const quorumOf = ({ quorumHand: cards, quorumSeen: seen, titles }: Game): Held => ({
  by: titles.president,
  deck: 'quorum',
  cards,
  ...(seen && { seen }),
})

const cardsSight = (part: Held): Sight<CardId[]> => new Sight(part, eyesOnCards(part), (mask) => cardsView(part, mask))

const eyesOnCards = ({ by, seen }: Held): number =>
  seen === undefined ? eyesOf(by) : unlikeSpectators(seen) | eyesOf(by)

/**
 * Cards before somebody that only they see; or of which others know some: whose hand it is sees them in order, others those that they know
 * first.
 */
function cardsView({ by, cards, seen }: Held, mask: number): CardId[] {
  if (mask === eyesOf(by)) return cards.slice()
  return seen === undefined
    ? hidden(cards.length)
    : knownFirst(cards.map((card, i) => (seen[i] & mask ? card : unknown)))
}

/**
 * The log as it was at a moment. It is long, and the engine only ever adds to it: so nothing of it is copied, and what has come since an
 * earlier moment is found by its length.
 */
class LogSight {
  readonly #lines: readonly LogEntry[]
  readonly #length: number
  /** How many lines each who was asked for reads. */
  readonly #counts = new Map<number, number>()
  readonly #come = new Map<number, LogEntry[]>()

  constructor(lines: readonly LogEntry[], before?: LogSight) {
    this.#lines = lines
    this.#length = lines.length
    if (before === undefined || !this.follows(before)) return
    for (const [eyes, count] of before.#counts)
      this.#counts.set(eyes, count + this.#readBy(eyes, before.#length).length)
  }

  /** All that this viewer reads. */
  to(viewer: Viewer): LogEntry[] {
    return this.#readBy(eyesOf(viewer), 0)
  }

  count(viewer: Viewer): number {
    const eyes = eyesOf(viewer)
    let count = this.#counts.get(eyes)
    if (count === undefined) {
      count = this.#readBy(eyes, 0).length
      this.#counts.set(eyes, count)
    }
    return count
  }

  /** Whether it is what there was before, and perhaps more. After going back it is another log. */
  follows(before: LogSight): boolean {
    return this.#lines === before.#lines && this.#length >= before.#length
  }

  /** What this viewer reads of what has come since; all who read the same as spectators share it. */
  since(before: LogSight, viewer: Viewer): LogEntry[] {
    const mask = eyesOf(viewer)
    let others = 0
    for (let i = before.#length; i < this.#length; i++) others |= eyesOnSecret(this.#lines[i])
    const eyes = others & mask ? mask : spectators
    let come = this.#come.get(eyes)
    if (come === undefined) {
      come = this.#readBy(eyes, before.#length)
      this.#come.set(eyes, come)
    }
    return come
  }

  #readBy(eyes: number, from: number): LogEntry[] {
    const read: LogEntry[] = []
    for (let i = from; i < this.#length; i++) if (isRead(this.#lines[i], eyes)) read.push(this.#lines[i])
    return read
  }
}

const isRead = (line: LogEntry, eyes: number): boolean => line.only === undefined || (eyesOnSecret(line) & eyes) !== 0

/** Who alone sees a line; nobody, if all do. */
function eyesOnSecret({ only = [] }: LogEntry): number {
  let eyes = 0
  for (const seat of only) eyes |= eyesOf(seat)
  return eyes
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
