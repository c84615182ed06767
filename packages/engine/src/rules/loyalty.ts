// Loyalty: who is a Cylon, revealing oneself, the Sleeper Agent phase and the Sympathizer. (Rulebook: Loyalty cards;
// Revealed Cylon players; Sleeper Agent phase; The Sympathizer.)

import type { LoyaltySide } from '../core/card.ts'
import type { CardId, LocationId, Seat } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { happening } from '../core/moments.ts'
import { isPossible, nothingChanges, type Price, perform } from '../core/node.ts'
import { keep, no, yes } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { bend, bendBySheet, changeable, rulesOf } from '../core/rules.ts'
import type { Game, LoyaltyCard, Table, TableLoyalty } from '../core/state.ts'
import { bit, drawFrom, drawMany, randomOf } from '../core/zones.ts'
import { discardHeldBy } from './cards-in-play.ts'
import { place, send } from './people.ts'
import { anyInTheRed } from './resources.ts'
import { discardSkillCards } from './skill-cards.ts'
import { chosenSeat, clockwiseFrom, isConfined, isHuman, otherHumans, seatOptions } from './table.ts'
import { passOnTitles } from './titles.ts'

/** Deals the top loyalty card to a seat. */
export function dealLoyalty(game: Game, seat: Seat): CardId | undefined {
  const card = drawFrom(game, 'loyalty')
  if (card === undefined) return undefined
  game.seats[seat].loyalty.push({ card, revealed: false, seen: bit(seat) })
  log(game, 'dealtLoyalty', { seat })
  log(game, 'yourLoyalty', { seat, card }, [seat])
  return card
}

const sideOf = (game: Game, card: CardId) => rulesOf(game).loyalty[card].side

/** The Cylon cards that a seat could reveal as an action. */
export function revealable(game: Game, seat: Seat): CardId[] {
  if (!isHuman(game, seat) || bend(game, 'forbidReveal', 0, { seat }) > 0) return []
  return game.seats[seat].loyalty.filter(({ card }) => sideOf(game, card) === 'cylon').map(({ card }) => card)
}

interface Reveal {
  seat: Seat
  card: CardId
  /** The Sympathizer becomes a Cylon without a power and without a super crisis. */
  sympathizer?: boolean
}

/** Becoming a revealed Cylon player. */
export const reveal = procedure<Reveal>('reveal', {
  show: (game, { seat, card }) => showLoyalty(game, seat, card),
  usePower: {
    text: says`You have revealed “{card}”. Do you use its ability? | Has revelado “{card}”. ¿Usas su capacidad? | Du hast „{card}“ aufgedeckt. Nutzt du die Eigenschaft dieser Karte? | Vous avez révélé «\u202f{card}\u202f». Utilisez-vous la capacité de cette carte\u202f? | Ujawniona karta to „{card}”. Czy używasz jej zdolności?`,
    facts: (_game, { card }) => ({ card }),
    effect: (game, { card }, option) => (option === yes ? rulesOf(game).loyalty[card].reveal : undefined),
    prospect: (table, { seat, card }, option) => {
      const power = rulesOf(table).loyalty[card].reveal
      return power === undefined || option !== yes
        ? nothingChanges
        : { effect: power, context: { actor: seat, source: card } }
    },
    who: (game, { seat, card, sympathizer }) => {
      const power = rulesOf(game).loyalty[card].reveal
      const may = !sympathizer && !isConfined(game, seat) && power !== undefined
      return may && isPossible(game, power, { actor: seat, source: card }) ? seat : undefined
    },
    options: (game, { card }) => (rulesOf(game).loyalty[card].obliged ? [yes] : [yes, no]),
    fallback: () => [yes],
    answer: (_game, frame, _seat, [answer]) => {
      frame.power = answer === yes
    },
  },
  power: (game, { seat, card, power }) => {
    const effect = rulesOf(game).loyalty[card].reveal
    if (power === true && effect !== undefined) perform(game, effect, { actor: seat, source: card })
  },
  discard: (game, { seat }) => {
    const count = game.seats[seat].hand.length - 3
    if (count > 0) discardSkillCards.begin(game, { due: [{ seat, count }], why: 'reveal' })
  },
  becomeCylon: (game, { seat, sympathizer }) => {
    const state = game.seats[seat]
    state.revealed = true
    state.sympathizer = sympathizer === true
    discardHeldBy(game, seat)
    passOnTitles(game, seat)
    place(game, seat, 'resurrection-ship')
    log(game, 'moves', { seat, location: whereResurrected(game) })
    if (!sympathizer) drawSuperCrises(game, seat, 1)
    becameCylon(game, seat)
  },
})

/** Where Cylons come to who are sent to the Resurrection Ship. */
export const whereResurrected = changeable('whereResurrected', (_table: Table): LocationId => 'resurrection-ship')

/** Somebody has become a Cylon player: what else follows. */
export const becameCylon = changeable('becameCylon', (_game: Game, _seat: Seat): void => undefined)

/** A "You are a Cylon" card has been shown. */
const cylonRevealed = happening<object>('cylonRevealed', {
  en: 'when a player reveals a “You Are a Cylon” card',
  es: 'cuando un jugador revela una carta “Eres un cylon”',
  de: 'wenn ein Spieler eine Karte „Sie sind ein Zylon“ aufdeckt',
  fr: 'quand un joueur révèle une carte «\u202fVous êtes un cylon\u202f»',
  pl: 'gdy gracz ujawnia kartę „Jesteś Cylonem”',
})

/** Shows one of somebody's loyalty cards to everybody. */
export function showLoyalty(game: Game, seat: Seat, card: CardId): void {
  turnUp(game, seat, card)
  log(game, 'reveals', { seat, card })
  if (sideOf(game, card) === 'cylon') cylonRevealed.begin(game, {})
}

/** From now on it lies face up. */
export function turnUp(game: Game, seat: Seat, card: CardId): void {
  const shown = game.seats[seat].loyalty.find((one) => one.card === card && !one.revealed)
  if (shown !== undefined) shown.revealed = true
}

export function drawSuperCrises(game: Game, seat: Seat, count: number): void {
  for (const card of drawMany(game, 'superCrisis', count)) gainSuperCrisis(game, seat, card)
}

export function gainSuperCrisis(game: Game, seat: Seat, card: CardId): void {
  game.seats[seat].superCrises.push(card)
  log(game, 'drawsSuperCrisis', { seat })
  log(game, 'yourSuperCrisis', { seat, card }, [seat])
}

interface Sleeper {
  /** Who still has to be dealt how many cards; each player once, the current player first. */
  left: { seat: Seat; cards: number; brig: boolean }[]
}

export const sleeperAgentPhase = procedure<Sleeper>('sleeperAgentPhase', {
  begin: (game, frame) => {
    log(game, 'sleeperAgentPhase', {})
    frame.left = clockwiseFrom(game, game.current).map((seat) => {
      const cards = sleeperCards(game, seat)
      return { seat, cards, brig: cards > 1 && isHuman(game, seat) }
    })
  },
  deal: (game, frame) => {
    const [next] = frame.left
    if (next === undefined) return 'end'
    if (next.cards === 0) {
      frame.left = frame.left.slice(1)
      if (next.brig) send(game, next.seat, 'brig')
      return 'again'
    }
    next.cards--
    if (dealLoyalty(game, next.seat) !== undefined) receiveLoyalty.begin(game, { seat: next.seat, from: 'deck' })
    return 'again'
  },
})

/** How many cards somebody is dealt in the Sleeper Agent phase. ruling: docs/rulings.md#revealed-boomer */
export const sleeperCards = changeable('sleeperCards', (game: Game, seat: Seat): number =>
  bendBySheet(game, 'loyaltyCardsOfSleeper', 1, { seat }, seat),
)

interface Receiving {
  seat: Seat
  from: 'deck' | 'player'
}

/** Whoever receives the Sympathizer shows it at once; a revealed Cylon hands it to another player first, if they like. */
export const receiveLoyalty = procedure<Receiving>('receiveLoyalty', {
  handOn: {
    text: says`{named, select, yes {You were dealt “{card}”. Who receives it} other {Who receives the Loyalty card that you were dealt}}? | {named, select, yes {Te han repartido la carta “{card}”. ¿Quién la recibe} other {¿Quién recibe la carta de Lealtad que te han repartido}}? | {named, select, yes {Dir wurde die Karte „{card}“ ausgeteilt. Wer erhält sie} other {Wer erhält die dir ausgeteilte Loyalitätskarte}}? | {named, select, yes {La carte «\u202f{card}\u202f» vous a été distribuée. Qui la reçoit} other {Qui reçoit la carte Loyauté qui vous a été distribuée}}\u202f? | {named, select, yes {Rozdano ci kartę „{card}”. Kto ją otrzymuje} other {Kto otrzymuje rozdaną ci kartę Lojalności}}?`,
    facts: (game, { seat }) => ({ card: sympathizerOf(game, seat)?.card }),
    // Asked whatever the card is, as a pause would tell the others; not where all know that it is no Sympathizer.
    who: (game, { seat, from }) =>
      from === 'deck' && !isHuman(game, seat) && sympathizerIsHidden(game) ? seat : undefined,
    options: (game, { seat }) =>
      sympathizerOf(game, seat) === undefined ? [keep] : [keep, ...seatOptions(otherHumans(game, seat))],
    always: () => true,
    prospect: (_table, _frame, option) =>
      option === keep ? nothingChanges : { changes: { [`loyaltyGiven:${chosenSeat(option)}`]: 1 } },
    fallback: () => [keep],
    answer: (game, frame, seat, [to]) => {
      if (to === keep) return 'end'
      const card = sympathizerOf(game, seat)
      if (card !== undefined) handOver(game, seat, chosenSeat(to), [card])
      frame.seat = chosenSeat(to)
    },
  },
  sympathizer: (game, { seat }) => {
    const shown = sympathizerOf(game, seat)
    if (shown === undefined || !isHuman(game, seat)) return
    if (!anyInTheRed(game)) {
      reveal.begin(game, { seat, card: shown.card, sympathizer: true })
      return
    }
    shown.revealed = true
    log(game, 'sympathizerToBrig', { seat, card: shown.card })
    send(game, seat, 'brig')
  },
})

/** Whether a card for the Sympathizer joins the deck after the first cards are dealt, or one in its place. */
export const sympathizerJoins = changeable('sympathizerJoins', (game: Table): boolean => game.seats.length % 2 === 0)

/** Which card that is. */
export const joiningSide = changeable(
  'joiningSide',
  (game: Table): LoyaltySide => (game.options.noSympathizer ? 'human' : 'sympathizer'),
)

/** Whether the Sympathizer is in the game and does not lie open yet. */
const sympathizerIsHidden = (game: Game): boolean =>
  sympathizerJoins(game) &&
  joiningSide(game) === 'sympathizer' &&
  !game.seats.some(({ loyalty }) =>
    loyalty.some(({ card, revealed }) => revealed && sideOf(game, card) === 'sympathizer'),
  )

const sympathizerOf = (game: Game, seat: Seat): LoyaltyCard | undefined =>
  game.seats[seat].loyalty.find(({ card, revealed }) => sideOf(game, card) === 'sympathizer' && !revealed)

/** Gives loyalty cards away, face down; the giver remembers them. */
export function handOver(game: Game, from: Seat, to: Seat, cards: readonly LoyaltyCard[]): void {
  game.seats[from].loyalty = game.seats[from].loyalty.filter((card) => !cards.includes(card))
  for (const card of cards) {
    card.seen |= bit(to)
    game.seats[to].loyalty.push(card)
  }
  log(game, 'handsOverLoyalty', { seat: from, to, count: cards.length })
  log(game, 'receivedLoyalty', { seat: to, cards: cards.map(({ card }) => card) }, [from, to])
}

export const unrevealedOf = <L extends TableLoyalty>(table: { seats: { loyalty: L[] }[] }, seat: Seat): L[] =>
  table.seats[seat].loyalty.filter(({ revealed }) => !revealed)

/**
 * Lets a seat look at one loyalty card at random, or at all of them. Detector Sabotage forbids it. Whose they are may know
 * which ones have been seen (FAQ: Secrecy).
 */
export function lookAtLoyalty(game: Game, by: Seat, of: Seat, all: boolean): void {
  const hidden = unrevealedOf(game, of)
  if (hidden.length === 0 || by === of || !mayLook(game, by)) return
  const looked = all ? hidden : [randomOf(game, hidden)]
  for (const card of looked) card.seen |= bit(by)
  log(game, 'looksAtLoyalty', { seat: by, of, count: looked.length })
  const cards = looked.map(({ card }) => card)
  log(game, 'sawLoyalty', { seat: by, of, cards }, [by])
  if (looked.length < hidden.length) log(game, 'yourLoyaltySeen', { seat: by, cards }, [of])
  loyaltyExamined(game, by, of, looked)
}

/** Somebody has looked at loyalty cards of somebody else: what follows. */
export const loyaltyExamined = changeable(
  'loyaltyExamined',
  (_game: Game, _by: Seat, _of: Seat, _cards: readonly LoyaltyCard[]): void => undefined,
)

/** What looking at hidden loyalty cards of somebody, one or all, may bring on besides knowledge. */
export const priceOfLooking = changeable(
  'priceOfLooking',
  (_table: Table, _by: Seat, _of: Seat, _all: boolean): Price => ({}),
)

/** Whether looking at loyalty cards can hurt anybody in this game: so somebody may warn of it, with reason or not. */
export const lookersMayBeHurt = changeable('lookersMayBeHurt', (_table: Table): boolean => false)

/** Whether somebody has a card, as far as it can be seen, that hurts whoever looks at it. */
export const hurtsLookers = changeable('hurtsLookers', (_table: Table, _seat: Seat): boolean => false)

export const mayLook = (game: Table, by: Seat): boolean => bend(game, 'forbidLoyaltyLook', 0, { seat: by }) === 0
