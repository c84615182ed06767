// All that a seat may know, and nothing else: the game with everything hidden replaced by '?'. The log and the open
// decisions are those of this seat. The server sends views, never games.

import { copyGame, copyValue } from './core/copy.ts'
import { type CardId, type Seat, unknown } from './core/ids.ts'
import { asking } from './core/interpreter.ts'
import type { CheckCard, Game, Held, LogEntry, SeatState, Table, TableArea, TableSeat } from './core/state.ts'
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
  const own = (seat: Seat): boolean => seat === viewer
  return {
    version: game.version,
    viewer,
    options: game.options,
    seats: game.seats.map((state, seat) => seatView(state, own(seat), mask)),
    current: game.current,
    turn: game.turn,
    resources: { ...game.resources },
    travelled: game.travelled.slice(),
    reached: game.reached.slice(),
    jumpPreparation: game.jumpPreparation,
    space: spaceView(game, mask),
    reserves: { ...game.reserves },
    damagedVipers: game.damagedVipers,
    boarding: game.boarding.slice(),
    damage: game.damage.slice(),
    damagePile: damagePileView(game, viewer),
    basestarDamagePile: game.basestarDamagePile.slice().sort(),
    civilianPile: hidden(game.civilianPile.length),
    nextShip: game.nextShip,
    decks: decksView(game, mask),
    titles: { ...game.titles },
    nukes: game.nukes,
    quorumHand: own(game.titles.president) ? game.quorumHand.slice() : hidden(game.quorumHand.length),
    inPlay: copyValue(game.inPlay),
    removed: copyValue(game.removed),
    checks: game.checks.map((pile) => pile.map((entry) => checkCardView(entry, viewer, mask))),
    held: game.held.map((held) => heldView(held, viewer)),
    box: hidden(game.box.length),
    usedThisTurn: game.usedThisTurn.slice(),
    stack: copyValue(game.stack),
    log: logView(game.log, viewer),
    ...asksView(game, viewer),
    ...(game.over === undefined ? {} : { over: copyValue(game.over) }),
    ...(game.crisisDeck === undefined ? {} : { crisisDeck: game.crisisDeck }),
    ...(game.kept === undefined ? {} : { kept: game.kept.map((kept) => heldView(kept, viewer)) }),
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

function seatView(state: SeatState, own: boolean, mask: number): TableSeat {
  const { hand, handSeen, superCrises, loyalty, orders } = state
  return {
    ...(state.character === undefined ? {} : { character: state.character }),
    ...(state.at === undefined ? {} : { at: state.at }),
    // Cards that the viewer knows come first, so that the order of a hand tells nothing.
    hand: own ? hand.slice() : knownFirst(hand.map((card, i) => (handSeen[i] & mask ? card : unknown))),
    loyalty: loyalty.map(({ card, revealed, seen }) => ({ card: revealed || seen & mask ? card : unknown, revealed })),
    revealed: state.revealed,
    sympathizer: state.sympathizer,
    ...(state.sheetLost === undefined ? {} : { sheetLost: state.sheetLost }),
    superCrises: own ? superCrises.slice() : hidden(superCrises.length),
    usedOnce: state.usedOnce.slice(),
    turnsTaken: state.turnsTaken,
    orders: own ? copyValue(orders) : [],
  }
}

function knownFirst(cards: CardId[]): CardId[] {
  const known = cards.filter((card) => card !== unknown).sort()
  return known.length === 0 ? cards : [...known, ...hidden(cards.length - known.length)]
}

function spaceView(game: Game, mask: number): View['space'] {
  const space = {} as Record<string, TableArea>
  for (const area in game.space) {
    const { civilians, basestars, ...ships } = game.space[area as keyof Game['space']]
    space[area] = {
      ...ships,
      basestars: copyValue(basestars),
      civilians: civilians.map(({ id, face, seen }) => ({ id, face: seen & mask ? face : unknown })),
    }
  }
  return space as View['space']
}

function decksView(game: Game, mask: number): View['decks'] {
  const decks: View['decks'] = {}
  for (const name in game.decks) {
    const { cards, seen, discard } = game.decks[name]
    decks[name] = { cards: cards.map((card, i) => (seen[i] & mask ? card : unknown)), discard: discard.slice() }
  }
  return decks
}

/** While somebody chooses among drawn damage tokens, what is left in the pile would tell the others which they are. */
function damagePileView(game: Game, viewer: Viewer): string[] {
  const secret = game.held.some(({ deck, by }) => deck === 'damage' && by !== viewer)
  return secret ? hidden(game.damagePile.length) : game.damagePile.slice().sort()
}

const checkCardView = ({ card, by, faceUp, seen = 0 }: CheckCard, viewer: Viewer, mask: number): CheckCard => ({
  card: faceUp || (by !== undefined && by === viewer) || seen & mask ? card : unknown,
  ...(by === undefined ? {} : { by }),
  faceUp,
})

const heldView = ({ by, deck, cards }: Held, viewer: Viewer): Held => ({
  by,
  deck,
  cards: by === viewer ? cards.slice() : hidden(cards.length),
})

function logView(log: readonly LogEntry[], viewer: Viewer): LogEntry[] {
  return log.filter(({ only }) => only === undefined || (viewer !== 'spectator' && only.includes(viewer)))
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
