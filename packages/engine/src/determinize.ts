// A whole game that a view allows: everything hidden is dealt out anew from what the viewer has not seen. Bots search with
// it, and it proves that a view leaks nothing, as it is made from the view alone: view(determinize(v)) equals v.

import type { LoyaltySide } from './core/card.ts'
import { copyValue } from './core/copy.ts'
import { type CardId, type Seat, theTable, unknown } from './core/ids.ts'
import { asking } from './core/interpreter.ts'
import { randomBelow, shuffle } from './core/random.ts'
import { type Rules, rulesOf } from './core/rules.ts'
import type { Ask, Frame, Game, LoyaltyCard, RandomSource, SeatState } from './core/state.ts'
import { imagineWanted } from './core/windows.ts'
import { eyesOf } from './core/zones.ts'
import { beingResolved } from './rules/crisis.ts'
import { joiningSide } from './rules/loyalty.ts'
import { crisesIn, loyaltyDeckSize } from './rules/setup.ts'
import { sum } from './rules/table.ts'
import type { View, Viewer } from './view.ts'

export function determinize(seen: View, random: RandomSource): Game {
  const { viewer, decisions, answered, waiting, ...visible } = seen
  const mask = eyesOf(viewer)
  const game: Game = {
    ...copyValue(visible),
    random: { seed: newSeed(random), drawn: 0 },
    seats: seen.seats.map((seat) => seatFrom(seat, mask)),
    space: spaceFrom(seen, mask),
    decks: decksFrom(seen, mask),
    log: seen.log.slice(),
    asks: [],
  }
  for (const entry of game.checks.flat()) {
    if (entry.card !== unknown && !entry.faceUp && entry.by !== viewer) entry.seen = mask
  }
  const rules = rulesOf(game)
  dealSkillCards(game, rules, random)
  for (const deck of rules.crisisDecks) dealDeck(game, deck, copiesOf(crisesIn(rules, deck)), random)
  dealDeck(game, 'superCrisis', copiesOf(rules.superCrises), random)
  dealDeck(game, 'quorum', copiesOf(rules.quorum), random)
  dealDeck(game, 'destination', copiesOf(rules.destinations), random)
  for (const [deck, cards] of Object.entries(rules.otherDecks)) dealDeck(game, deck, copiesOf(cards), random)
  dealLoyalty(game, rules, random)
  dealShips(game, rules, random)
  dealDamage(game, rules, random)
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

const copiesOf = (cards: Readonly<Record<CardId, { readonly copies?: number }>>): CardId[] =>
  Object.entries(cards).flatMap(([id, { copies = 1 }]) => Array<CardId>(copies).fill(id))

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

/** Puts cards where the list says '?'. */
function fill(cards: CardId[], pool: CardId[]): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] === unknown) cards[i] = pool.pop() ?? unknown
}

/** Skill decks first, as they hold one type each; then hands, the Destiny deck and skill checks from what is left. */
function dealSkillCards(game: Game, rules: Rules, random: RandomSource): void {
  const all = Object.entries(rules.skillCards).flatMap(([id, { card, strength }]) =>
    Array<CardId>(card.strengths[strength]).fill(id),
  )
  const decks = rules.skillTypes.map((skill) => game.decks[skill])
  const { destiny } = game.decks
  const piles = game.checks.flat()
  const heldOf = (skill: string) => game.held.filter(({ deck }) => deck === skill).map(({ cards }) => cards)
  const zones = [...decks.flatMap(({ cards, discard }) => [cards, discard]), ...game.seats.map(({ hand }) => hand)]
  const pool = shuffle(
    random,
    without(
      all,
      ...zones,
      destiny.cards,
      piles.map(({ card }) => card),
      ...rules.skillTypes.flatMap(heldOf),
    ),
  )
  rules.skillTypes.forEach((skill, i) => {
    const ofType = pool.filter((card) => rules.skillCards[card].skill === skill)
    const zonesOfType = [decks[i].cards, ...heldOf(skill)]
    const needed = sum(zonesOfType.map((cards) => cards.filter((card) => card === unknown).length))
    const dealt = ofType.slice(0, needed)
    for (const card of dealt) pool.splice(pool.indexOf(card), 1)
    for (const cards of zonesOfType) fill(cards, dealt)
  })
  for (const { hand } of game.seats) fill(hand, pool)
  fill(destiny.cards, pool)
  for (const entry of piles) if (entry.card === unknown) entry.card = pool.pop() ?? unknown
}

/** Crises, super crises, Quorum cards and destinations: the deck, and the hands and choices that come from it. */
function dealDeck(game: Game, name: string, all: CardId[], random: RandomSource): void {
  const deck = game.decks[name]
  const held = [...game.held, ...(game.kept ?? [])].filter((one) => one.deck === name).map(({ cards }) => cards)
  const hands = name === 'superCrisis' ? game.seats.map(({ superCrises }) => superCrises) : []
  if (name === 'quorum') hands.push(game.quorumHand)
  const open = [
    deck.discard,
    game.travelled,
    game.removed.cards,
    game.inPlay.map(({ card }) => card),
    beingResolved(game),
  ]
  const pool = shuffle(random, without(all, deck.cards, ...held, ...hands, ...open))
  for (const cards of [...held, ...hands, deck.cards]) fill(cards, pool)
}

/**
 * How many Cylon cards are in the game is known to all, and the Sympathizer joins after the first deal: it can only lie in
 * the deck or, unrevealed, before a revealed Cylon.
 */
function dealLoyalty(game: Game, rules: Rules, random: RandomSource): void {
  const dealt = game.seats.flatMap(({ loyalty }) => loyalty)
  const deck = game.decks.loyalty.cards
  const known = [...dealt.map(({ card }) => card), ...deck].filter((card) => card !== unknown)
  if (game.decks.loyalty.cards.length + dealt.length === 0) {
    game.box = copiesOf(rules.loyalty)
    return
  }
  const left = (side: string): CardId[] =>
    shuffle(
      random,
      without(copiesOf(rules.loyalty), known).filter((card) => rules.loyalty[card].side === side),
    )
  const joining = joiningSide(game)
  const inGame = (side: LoyaltySide): number =>
    loyaltyDeckSize(game, side) - known.filter((card) => rules.loyalty[card]?.side === side).length
  const cylons = left('cylon')
  const others = Object.values(rules.loyalty).map(({ side }) => side)
  const apart = [...new Set(others)].filter((side) => side !== 'human' && side !== 'cylon').flatMap(left)
  const joined = joining === 'human' ? [] : left(joining).slice(0, inGame(joining))
  for (const card of joined) apart.splice(apart.indexOf(card), 1)
  const playing = [...cylons.splice(0, inGame('cylon')), ...joined]
  const open = dealt.length + deck.length - known.length
  const humans = left('human')
  playing.push(...humans.splice(0, open - playing.length))
  layLoyalty(game, rules, shuffle(random, playing), random)
  game.box = [...cylons, ...apart, ...humans]
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
  const sympathizer = playing.findIndex((card) => rules.loyalty[card].side === joiningSide(game))
  if (sympathizer >= 0 && joiningSide(game) !== 'human') put(places.pop(), playing.splice(sympathizer, 1)[0])
  for (const place of [...before, ...places]) put(place, playing.pop() ?? unknown)
}

function dealShips(game: Game, rules: Rules, random: RandomSource): void {
  const all = Object.entries(rules.civilianShips).flatMap(([face, { count }]) => Array<CardId>(count).fill(face))
  const ships = Object.values(game.space).flatMap(({ civilians }) => civilians)
  const stacks = rules.shipDecks.map((deck) => game.decks[deck].cards)
  const pool = shuffle(
    random,
    without(
      all,
      game.removed.civilians,
      ships.map(({ face }) => face),
      ...stacks,
    ),
  )
  for (const ship of ships) if (ship.face === unknown) ship.face = pool.pop() ?? unknown
  for (const cards of stacks) fill(cards, pool)
  fill(game.civilianPile, pool)
}

function dealDamage(game: Game, rules: Rules, random: RandomSource): void {
  const held = game.held.filter(({ deck }) => deck === 'damage').map(({ cards }) => cards)
  const taken = [game.damage, game.removed.damage, game.damagePile, ...held]
  const pool = shuffle(random, without(Object.keys(rules.galacticaDamage), ...taken))
  for (const tokens of [...held, game.damagePile]) fill(tokens, pool)
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
  const who = question.who(game, frame)
  const able = (typeof who === 'number' ? [who] : (who ?? [])).filter((seat) => seat !== viewer)
  if (timed) {
    for (const seat of able) game.asks.push(askOf(game, seat, top.at))
    return
  }
  const anybody = game.seats.flatMap(({ revealed }, seat) => (revealed || seat === viewer ? [] : [seat]))
  for (const seat of able.length > 0 ? able : anybody.slice(0, 1)) game.asks.push(askOf(game, seat, top.at))
}

function askOf(game: Game, seat: Seat, at: string): Ask {
  const state = game.seats[seat]
  state.asked++
  return { id: `${seat}.${state.asked}`, seat, at }
}
