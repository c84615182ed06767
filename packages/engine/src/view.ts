// All that a seat may know, and nothing else: the game with everything hidden replaced by '?'. The log and the open
// decisions are those of this seat. The server sends views, never games.

import { copyGame, copyValue } from './core/copy.ts'
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

export const view = (game: Game, viewer: Viewer): View => viewsOf(game)(viewer)

/**
 * How several viewers see a game, as long as it stays as it is. What looks the same to them is made once and shared by them: such
 * views are there to be read.
 */
export function viewsOf(game: Game): (viewer: Viewer) => View {
  const common = commonPart(game)
  const seats = game.seats.map(seatSight)
  const space = together(game.space, areaSight)
  const decks = together(game.decks, deckSight)
  const damagePile = damagePileSight(game)
  const { quorumHand: cards, quorumSeen, titles } = game
  const quorumHand =
    quorumSeen === undefined
      ? cardsOf(titles.president, cards)
      : cardsSeen({ by: titles.president, deck: 'quorum', cards }, quorumSeen)
  const checks = checksSight(game.checks)
  const held = heldSight(game.held)
  const log = logSight(game.log)
  const kept = game.kept && heldSight(game.kept)
  return (viewer) => {
    const mask = eyesOf(viewer)
    return {
      ...common,
      viewer,
      seats: seats.map((seat, i) => (i === viewer ? seatView(game.seats[i], true, mask) : seat.to(mask))),
      space: space.to(mask) as View['space'],
      damagePile: damagePile.to(mask),
      decks: decks.to(mask),
      quorumHand: quorumHand.to(mask),
      checks: checks.to(mask),
      held: held.to(mask),
      log: log.to(mask),
      ...asksView(game, viewer),
      ...(kept === undefined ? {} : { kept: kept.to(mask) }),
    }
  }
}

/** What everybody sees alike. */
function commonPart(game: Game) {
  return {
    version: game.version,
    options: game.options,
    current: game.current,
    turn: game.turn,
    resources: { ...game.resources },
    travelled: game.travelled.slice(),
    reached: game.reached.slice(),
    jumpPreparation: game.jumpPreparation,
    reserves: { ...game.reserves },
    damagedVipers: game.damagedVipers,
    ...(game.viperKinds === undefined ? {} : { viperKinds: copyValue(game.viperKinds) }),
    boarding: game.boarding.slice(),
    damage: game.damage.slice(),
    basestarDamagePile: game.basestarDamagePile.slice().sort(),
    civilianPile: hidden(game.civilianPile.length),
    nextShip: game.nextShip,
    titles: { ...game.titles },
    nukes: game.nukes,
    inPlay: copyValue(game.inPlay),
    removed: copyValue(game.removed),
    box: hidden(game.box.length),
    usedThisTurn: game.usedThisTurn.slice(),
    stack: copyValue(game.stack),
    ...(game.over === undefined ? {} : { over: copyValue(game.over) }),
    ...(game.crisisDeck === undefined ? {} : { crisisDeck: game.crisisDeck }),
    ...(game.boxes === undefined ? {} : { boxes: copyValue(game.boxes) }),
  }
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

/** A part of the table: who sees it otherwise than spectators do, and how these eyes see it. */
interface Sight<T> {
  readonly others: number
  to(mask: number): T
}

/** Whoever sees a part as spectators do shares it with them. */
function sight<T>(others: number, make: (mask: number) => T): Sight<T> {
  let usual: T | undefined
  return {
    others,
    to(mask) {
      if (others & mask) return make(mask)
      usual ??= make(spectators)
      return usual
    },
  }
}

const spectators = eyesOf('spectator')

/** From who has seen each card: those who see one that spectators do not, or the other way round. */
function unlikeSpectators(seen: readonly number[]): number {
  let others = 0
  for (const eyes of seen) others |= eyes & spectators ? ~eyes : eyes
  return others
}

/** Parts that have names. */
function together<Part, T>(parts: Readonly<Record<string, Part>>, look: (part: Part) => Sight<T>) {
  const sights: Record<string, Sight<T>> = {}
  let others = 0
  for (const name in parts) {
    sights[name] = look(parts[name])
    others |= sights[name].others
  }
  return sight(others, (mask) => {
    const seen: Record<string, T> = {}
    for (const name in sights) seen[name] = sights[name].to(mask)
    return seen
  })
}

/** A seat as everybody but its owner sees it. */
const seatSight = (state: SeatState): Sight<TableSeat> =>
  sight(unlikeSpectators(state.handSeen) | unlikeSpectators(state.loyalty.map(eyesOnLoyalty)), (mask) =>
    seatView(state, false, mask),
  )

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

const areaSight = ({ civilians, basestars, ...ships }: SpaceArea): Sight<TableArea> =>
  sight(unlikeSpectators(civilians.map(({ seen }) => seen)), (mask) => ({
    ...ships,
    basestars: copyValue(basestars),
    civilians: civilians.map(({ id, face, seen }) => ({ id, face: seen & mask ? face : unknown })),
  }))

const deckSight = ({ cards, seen, discard }: Deck): Sight<TableDeck> =>
  sight(unlikeSpectators(seen), (mask) => ({
    cards: cards.map((card, i) => (seen[i] & mask ? card : unknown)),
    discard: discard.slice(),
  }))

/** While somebody chooses among drawn damage tokens, what is left in the pile would tell the others which they are. */
function damagePileSight({ held, damagePile }: Game): Sight<string[]> {
  const choosing = held.flatMap(({ deck, by }) => (deck === 'damage' ? [eyesOf(by)] : []))
  return sight(unlikeSpectators(choosing), (mask) =>
    choosing.some((eyes) => eyes !== mask) ? hidden(damagePile.length) : damagePile.slice().sort(),
  )
}

const checksSight = (checks: readonly CheckCard[][]): Sight<CheckCard[][]> =>
  sight(unlikeSpectators(checks.flat().map(eyesOnCheckCard)), (mask) =>
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
  const cards = held.map((one) => (one.seen === undefined ? cardsOf(one.by, one.cards) : cardsSeen(one, one.seen)))
  const others = cards.reduce((all, one) => all | one.others, 0)
  return sight(others, (mask) => held.map(({ by, deck }, i) => ({ by, deck, cards: cards[i].to(mask) })))
}

/** Cards before somebody, some of which others know: whose hand it is sees them in order, others those that they know first. */
const cardsSeen = ({ by, cards }: Held, seen: readonly number[]): Sight<CardId[]> =>
  sight(unlikeSpectators(seen) | eyesOf(by), (mask) =>
    mask === eyesOf(by) ? cards.slice() : knownFirst(cards.map((card, i) => (seen[i] & mask ? card : unknown))),
  )

/** Cards that only their holder sees. */
const cardsOf = (holder: Seat, cards: readonly CardId[]): Sight<CardId[]> =>
  sight(eyesOf(holder), (mask) => (mask === eyesOf(holder) ? cards.slice() : hidden(cards.length)))

function logSight(log: readonly LogEntry[]): Sight<LogEntry[]> {
  let others = 0
  for (const { only } of log) if (only !== undefined) others |= eyesOfAll(only)
  return sight(others, (mask) => log.filter(({ only }) => only === undefined || (eyesOfAll(only) & mask) !== 0))
}

function eyesOfAll(seats: readonly Seat[]): number {
  let eyes = 0
  for (const seat of seats) eyes |= eyesOf(seat)
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
