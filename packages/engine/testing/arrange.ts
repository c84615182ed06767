// Arranges any situation of the game from a few words, and refuses what the box cannot hold.

import {
  type Area,
  areas,
  type CardId,
  type CharacterId,
  type LocationId,
  type Resource,
  type Seat,
  type Title,
} from '../src/core/ids.ts'
import { rulesOf } from '../src/core/rules.ts'
import type { Game } from '../src/core/state.ts'
import { bit } from '../src/core/zones.ts'
import { faultsOf } from '../src/integrity.ts'
import { checkOptions, type GameOptions } from '../src/options.ts'
import { makeDestinyDeck } from '../src/rules/destiny.ts'
import { emptyTable, loyaltyDeckSize } from '../src/rules/setup.ts'
import { isArea } from '../src/rules/table.ts'
import { firstInLine } from '../src/rules/titles.ts'

/** Characters by a short name, as players call them; a box adds its own. */
export interface Called extends Record<keyof typeof baseNames, unknown> {
  adama: unknown
}
const baseNames = {
  adama: 'william-adama',
  tigh: 'saul-tigh',
  helo: 'karl-helo-agathon',
  apollo: 'lee-apollo-adama',
  starbuck: 'kara-starbuck-thrace',
  boomer: 'sharon-boomer-valerii',
  roslin: 'laura-roslin',
  baltar: 'gaius-baltar',
  zarek: 'tom-zarek',
  tyrol: 'chief-galen-tyrol',
} as const satisfies Record<string, CharacterId>

export type Name = keyof Called
export const called = { ...baseNames } as Record<Name, CharacterId>

/** What a box adds to situations: its characters' names, and how its own words are laid out. */
export interface BoxSituation {
  readonly names: Readonly<Record<string, CharacterId>>
  /** The loyalty cards of somebody, where they follow from its own words. */
  readonly loyalty?: (situation: Situation, name: Name) => readonly CardId[] | undefined
  /** After the characters have sat down. */
  readonly seated?: (game: Game, situation: Situation) => void
  /** After everything else lies there. */
  readonly arranged?: (game: Game, situation: Situation) => void
  /** When a turn is begun in the middle. */
  readonly turnBegun?: (game: Game) => void
  /** What may be expected of a table besides, shaped as it is expected. */
  readonly facts?: Readonly<Record<string, (game: Game, like: unknown) => unknown>>
}

const boxes: BoxSituation[] = []
export const boxSituations = (): readonly BoxSituation[] => boxes

export function addSituations(box: BoxSituation): void {
  Object.assign(called, box.names)
  boxes.push(box)
}

/** Ships of one area; a basestar by its damage tokens. */
export interface AreaSituation {
  raiders?: number
  heavyRaiders?: number
  basestars?: number | readonly (readonly string[])[]
  vipers?: number
  /** Faces, or how many at random. */
  civilians?: number | readonly CardId[]
}

/** A situation. Everything left out is as at the start of a game with an empty sky and empty hands. */
export interface Situation {
  seats: readonly Name[]
  options?: Partial<GameOptions>
  current?: Name
  president?: Name
  admiral?: Name
  /** Locations; an area puts the character into a viper there; 'off' takes them off the board. */
  at?: Partial<Record<Name, LocationId | Area | 'off'>>
  /** Skill cards by type and strength, as 'tactics 3'. */
  hands?: Partial<Record<Name, readonly string[]>>
  loyalty?: Partial<Record<Name, readonly CardId[]>>
  revealed?: readonly Name[]
  superCrises?: Partial<Record<Name, readonly CardId[]>>
  usedOnce?: Partial<Record<Name, readonly string[]>>
  fuel?: number
  food?: number
  morale?: number
  population?: number
  space?: Partial<Record<Area, AreaSituation>>
  /** The fleet marker on the jump preparation track, 0 to 4. */
  jumpPreparation?: number
  /** Destination cards beside the objective. */
  travelled?: readonly CardId[]
  /** Centurions on the four spaces of the boarding party track. */
  boarding?: readonly [number, number, number, number]
  damaged?: readonly LocationId[]
  damagedVipers?: number
  destroyedVipers?: number
  destroyedRaptors?: number
  nukes?: number
  quorumHand?: readonly CardId[]
  inPlay?: readonly (CardId | { card: CardId; holder: Name })[]
  /** The next cards of a deck, first one first; skill cards as 'politics 2'. */
  tops?: Partial<Record<string, readonly string[]>>
  /** The next die rolls. */
  dice?: readonly number[]
  /** The next damage tokens, of Galactica and of basestars, as they are drawn. */
  tokens?: readonly string[]
  /** Damage tokens that have left the game. */
  goneTokens?: readonly string[]
  destroyedCivilians?: readonly CardId[]
  /** Cards on the discard pile of a deck, top card last; skill cards as 'politics 2'. */
  discards?: Partial<Record<string, readonly string[]>>
  /** How many cards a deck has left; the others lie on its discard pile. */
  left?: Partial<Record<string, number>>
  /** Who has seen whose hand and loyalty cards, or the top card of a deck. */
  seen?: Partial<Record<Name, readonly (Name | string)[]>>
  /** What no other word can say. The game has to be sound afterwards. */
  patch?: (game: Game) => void
  /** Who, of the players with an aim of their own, is among the humans. */
  infiltrating?: readonly Name[]
  seed?: string
}

export function arrange(situation: Situation): Game {
  const { seats, options, seed = 'test' } = situation
  const game = emptyTable(checkOptions({ players: seats.length, ...options }), seed)
  seatCharacters(game, situation)
  for (const { seated } of boxes) seated?.(game, situation)
  giveTitles(game, situation)
  layShips(game, situation)
  layCards(game, situation)
  setNumbers(game, situation)
  for (const { arranged } of boxes) arranged?.(game, situation)
  for (const [name, what] of Object.entries(situation.seen ?? {}) as [Name, readonly string[]][])
    for (const one of what) showTo(game, seatNamed(game, name), one)
  situation.patch?.(game)
  const faults = faultsOf(game)
  if (faults.length > 0) throw new Error(`This situation is impossible: ${faults.join('; ')}`)
  return game
}

/** The id of a skill card written as 'tactics 3'. */
export function skillCard(game: Game, words: string): CardId {
  if (rulesOf(game).skillCards[words] !== undefined) return words
  const [skill, strength] = words.split(' ')
  const found = Object.entries(rulesOf(game).skillCards).find(
    ([, facts]) => facts.skill === skill && facts.strength === Number(strength),
  )
  if (found === undefined) throw new Error(`There is no skill card "${words}"; write it as "tactics 3".`)
  return found[0]
}

export function seatNamed(game: Game, name: Name): Seat {
  const seat = game.seats.findIndex(({ character }) => character === called[name])
  if (seat < 0) throw new Error(`${name} is not at this table`)
  return seat
}

function seatCharacters(game: Game, { seats, at = {}, current, usedOnce = {}, ...situation }: Situation): void {
  const { characters } = rulesOf(game)
  const revealed = cylonPlayers(game, { seats, ...situation })
  if (new Set(seats).size < seats.length)
    throw new Error('This situation is impossible: a character sits twice at the table')
  seats.forEach((name, seat) => {
    const character = called[name]
    const { setup } = characters[character]
    const first = typeof setup === 'string' ? setup : setup[0]
    const start = first === 'viper' || first === 'stranded' ? 'hangar-deck' : first
    const leader = characters[character].ofCylon === true
    const place = at[name] ?? (revealed.includes(name) && !leader ? 'resurrection-ship' : start)
    const state = game.seats[seat]
    state.character = character
    state.at = place === 'off' ? undefined : place
    state.turnsTaken = place === 'off' ? 0 : 1
    state.revealed = revealed.includes(name)
    state.usedOnce = [...(usedOnce[name] ?? [])]
    if (isArea(state.at)) game.reserves.vipers--
  })
  game.turn = seats.length
  game.current = current === undefined ? 0 : seatNamed(game, current)
}

function giveTitles(game: Game, situation: Situation): void {
  const { titleOrder, titles } = rulesOf(game)
  for (const title of titleOrder) {
    const holder = (situation as Partial<Record<Title, Name>>)[title]
    const free = (seat: Seat) => !titles[title]?.lostInBrig || game.seats[seat].at !== 'brig'
    const heir = firstInLine(game, title, (seat) => !game.seats[seat].revealed && free(seat))
    game.titles[title] = holder === undefined ? (heir ?? 0) : seatNamed(game, holder)
  }
}

/** Revealed Cylons, and those who are Cylons by their sheet and not infiltrating. */
function cylonPlayers(game: Game, { seats, revealed = [], infiltrating = [] }: Situation): Name[] {
  const { characters } = rulesOf(game)
  const leaders = seats.filter((name) => characters[called[name]].ofCylon)
  return [...revealed, ...leaders].filter((name) => !infiltrating.includes(name))
}

function layShips(
  game: Game,
  { space = {}, damagedVipers = 0, destroyedVipers = 0, destroyedRaptors = 0 }: Situation,
): void {
  let id = 0
  for (const area of areas) {
    const { raiders = 0, heavyRaiders = 0, basestars = 0, vipers = 0, civilians = 0 } = space[area] ?? {}
    const damages = typeof basestars === 'number' ? Array.from({ length: basestars }, () => []) : basestars
    for (const damage of damages) {
      for (const token of damage) take(game.basestarDamagePile, token, 'basestar damage')
      game.space[area].basestars.push({ id: id++, damage: [...damage] })
    }
    Object.assign(game.space[area], { raiders, heavyRaiders, vipers })
    game.reserves.vipers -= vipers
    const faces = typeof civilians === 'number' ? game.civilianPile.slice(0, civilians) : civilians
    for (const face of faces) {
      take(game.civilianPile, face, 'civilian ships')
      game.space[area].civilians.push({ id: game.nextShip++, face, seen: 0 })
    }
  }
  game.reserves.vipers -= damagedVipers + destroyedVipers
  game.damagedVipers += damagedVipers
  game.removed.vipers = destroyedVipers
  game.reserves.raptors -= destroyedRaptors
  game.removed.raptors = destroyedRaptors
}

function layCards(game: Game, situation: Situation): void {
  const { hands = {}, tops = {}, quorumHand = [], inPlay = [], travelled = [], superCrises = {} } = situation
  for (const [name, cards] of Object.entries(hands) as [Name, readonly string[]][]) {
    const seat = game.seats[seatNamed(game, name)]
    for (const card of cards.map((words) => skillCard(game, words))) {
      take(game.decks[rulesOf(game).skillCards[card].skill].cards, card, `${name}'s hand`)
      seat.hand.push(card)
      seat.handSeen.push(0)
    }
  }
  for (const [name, cards] of Object.entries(superCrises) as [Name, readonly CardId[]][]) {
    for (const card of cards) take(game.decks.superCrisis.cards, card, 'super crises')
    game.seats[seatNamed(game, name)].superCrises = [...cards]
  }
  for (const card of quorumHand) game.quorumHand.push(take(game.decks.quorum.cards, card, 'the Quorum hand'))
  for (const card of travelled) {
    const deck = rulesOf(game).destinations[card] === undefined ? 'crisis' : 'destination'
    game.travelled.push(take(game.decks[deck].cards, card, 'destinations'))
  }
  for (const one of inPlay) {
    const { card, holder } = typeof one === 'string' ? { card: one, holder: undefined } : one
    const deck =
      [...rulesOf(game).crisisDecks, 'superCrisis', 'quorum'].find((name) => game.decks[name].cards.includes(card)) ??
      'crisis'
    take(game.decks[deck].cards, card, 'cards in play')
    game.inPlay.push(holder === undefined ? { card } : { card, holder: seatNamed(game, holder) })
  }
  dealLoyalty(game, situation)
  layDestiny(game, tops.destiny ?? [])
  for (const [deck, cards] of Object.entries(tops)) if (deck !== 'destiny') layTop(game, deck, cards ?? [])
  layDiscards(game, situation)
  for (const deck of Object.values(game.decks)) deck.seen = deck.cards.map(() => 0)
}

/** Lets a seat see somebody's hand and loyalty cards, or the top card of a deck. */
function showTo(game: Game, viewer: Seat, what: string): void {
  if (what in called) {
    const { handSeen, loyalty } = game.seats[seatNamed(game, what as Name)]
    for (let i = 0; i < handSeen.length; i++) handSeen[i] |= bit(viewer)
    for (const card of loyalty) card.seen |= bit(viewer)
  } else {
    const { seen } = game.decks[what]
    seen[seen.length - 1] |= bit(viewer)
  }
}

/** Cards that lie on a discard pile, and decks that have few cards left. */
function layDiscards(game: Game, { discards = {}, left = {} }: Situation): void {
  for (const [deck, cards = []] of Object.entries(discards)) {
    for (const card of cards.map((words) => (words.includes(' ') ? skillCard(game, words) : words)))
      game.decks[deck].discard.push(take(game.decks[deck].cards, card, `the discards of ${deck}`))
  }
  for (const [deck, count = 0] of Object.entries(left)) {
    const { cards, discard } = game.decks[deck]
    discard.unshift(...cards.splice(0, cards.length - count))
  }
}

function layTop(game: Game, deck: string, cards: readonly string[]): void {
  if (game.decks[deck] === undefined) throw new Error(`There is no deck "${deck}"`)
  const ids = cards.map((card) => (card.includes(' ') ? skillCard(game, card) : card))
  for (const card of ids) take(game.decks[deck].cards, card, `the ${deck} deck`)
  game.decks[deck].cards.push(...ids.toReversed())
}

function layDestiny(game: Game, cards: readonly string[]): void {
  const ids = cards.map((words) => skillCard(game, words))
  for (const card of ids) take(game.decks[rulesOf(game).skillCards[card].skill].cards, card, 'the Destiny deck')
  makeDestinyDeck(game)
  for (let i = 0; i < ids.length; i++) {
    const spare = game.decks.destiny.cards.shift()
    if (spare !== undefined) game.decks[rulesOf(game).skillCards[spare].skill].cards.unshift(spare)
  }
  game.decks.destiny.cards.push(...ids.toReversed())
}

/** Everybody is human unless said otherwise; the deck holds what is left for the Sleeper Agent phase. */
function dealLoyalty(game: Game, situation: Situation): void {
  const { seats, loyalty = {}, tops = {}, revealed = [] } = situation
  const sides = rulesOf(game).loyalty
  const takeLoyalty = (card: CardId, whose: string) => takeFrom(loyaltyPiles(game), card, whose)
  const spare = (side: string): CardId | undefined =>
    loyaltyPiles(game)
      .flat()
      .find((card) => sides[card].side === side && (side !== 'human' || sides[card].text === undefined))
  seats.forEach((name, seat) => {
    const leader = rulesOf(game).characters[called[name]].ofCylon ? [] : undefined
    const ofBox = boxes.map((box) => box.loyalty?.(situation, name)).find((cards) => cards !== undefined)
    const usual = [revealed.includes(name) ? (spare('cylon') ?? '') : 'you-are-not-a-cylon']
    const cards = loyalty[name] ?? leader ?? ofBox ?? usual
    game.seats[seat].loyalty = cards.map((card) => {
      takeLoyalty(card, 'loyalty cards')
      const shown = game.seats[seat].revealed && sides[card].side === 'cylon'
      const own = game.seats[seat].sheetLost === true && !['human', 'cylon'].includes(sides[card].side)
      return { card, revealed: shown || own, seen: bit(seat) }
    })
  })
  const dealt = game.seats.flatMap((seat) => seat.loyalty.map(({ card }) => card))
  const given = (tops.loyalty ?? []).map((card) => takeLoyalty(card, 'the Loyalty deck'))
  for (const side of [
    'cylon',
    ...Object.values(sides).flatMap(({ side: one }) => (['human', 'cylon'].includes(one) ? [] : [one])),
  ] as const) {
    const missing =
      loyaltyDeckSize(game, side) - [...dealt, ...given].filter((card) => sides[card].side === side).length
    if (missing < 0)
      throw new Error(`This situation is impossible: ${-missing} ${side} cards too many for ${seats.length} players`)
    for (let i = 0; i < missing; i++) {
      const card = spare(side)
      if (card !== undefined) given.push(takeLoyalty(card, 'the Loyalty deck'))
    }
  }
  // Where human cards have a deck of their own, one card more is dealt out than is needed.
  const needed = seats.length + (seats.includes('boomer') ? 1 : 0) + rulesOf(game).humanDecks.length
  while (given.length < needed) given.push(takeLoyalty(spare('human') ?? 'you-are-not-a-cylon', 'the Loyalty deck'))
  game.decks.loyalty.cards = given
}

/** Where loyalty cards lie before they are dealt. */
const loyaltyPiles = (game: Game): CardId[][] => [
  game.box,
  ...rulesOf(game).humanDecks.map((deck) => game.decks[deck].cards),
]

function takeFrom(piles: readonly CardId[][], card: CardId, whose: string): CardId {
  return take(piles.find((pile) => pile.includes(card)) ?? [], card, whose)
}

function setNumbers(game: Game, situation: Situation): void {
  const { jumpPreparation = 0, boarding = [0, 0, 0, 0], damaged = [], nukes, dice } = situation
  const { galacticaDamage, objectives } = rulesOf(game)
  for (const resource of ['fuel', 'food', 'morale', 'population'] as const satisfies readonly Resource[]) {
    game.resources[resource] = situation[resource] ?? game.resources[resource]
  }
  game.jumpPreparation = jumpPreparation
  game.boarding = [...boarding]
  for (const location of damaged) {
    const token = Object.keys(galacticaDamage).find((id) => galacticaDamage[id].location === location)
    if (token === undefined) throw new Error(`${location} cannot be damaged`)
    game.damage.push(take(game.damagePile, token, 'damage tokens'))
  }
  if (nukes !== undefined) {
    game.removed.nukes = game.nukes - nukes
    game.nukes = nukes
  }
  if (dice !== undefined) game.random.dice = [...dice]
  if (situation.tokens !== undefined) game.random.tokens = [...situation.tokens]
  for (const token of situation.goneTokens ?? []) game.removed.damage.push(take(game.damagePile, token, 'gone tokens'))
  for (const face of situation.destroyedCivilians ?? [])
    game.removed.civilians.push(take(game.civilianPile, face, 'destroyed ships'))
  const { thresholds } = objectives[game.options.objective]
  const distance = game.travelled.reduce((sum, card) => sum + (rulesOf(game).destinations[card]?.distance ?? 1), 0)
  game.reached = thresholds.map((one) => one.distance).filter((far) => distance >= far)
}

export function take(from: CardId[], card: CardId, whose: string): CardId {
  const at = from.indexOf(card)
  if (at < 0) throw new Error(`This situation is impossible: there is no ${card} left for ${whose}`)
  from.splice(at, 1)
  return card
}
