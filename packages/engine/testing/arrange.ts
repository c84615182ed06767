// Arranges any situation of the game from a few words, and refuses what the box cannot hold.

import {
  type Area,
  areas,
  type CardId,
  type CharacterId,
  type LocationId,
  type Resource,
  type Seat,
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

/** Characters by a short name, as players call them. */
export const called = {
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
  cain: 'helena-cain',
  dee: 'anastasia-dee-dualla',
  ellen: 'ellen-tigh',
  kat: 'louanne-kat-katraine',
  cavil: 'cavil',
  leoben: 'leoben-conoy',
  six: 'caprica-six',
} as const satisfies Record<string, CharacterId>

export type Name = keyof typeof called

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
  /** Pegasus: Cylon leaders and Sympathetic Cylons among the humans, and agendas. */
  infiltrating?: readonly Name[]
  sympathetic?: readonly Name[]
  agendas?: Partial<Record<Name, CardId>>
  /** Pegasus: characters that were executed. */
  executed?: readonly CharacterId[]
  /** Pegasus: the area of the raider with the Scar token. */
  scar?: Area
  /** Pegasus: the New Caprica phase, with the faces of the two stacks, top ship first. */
  newCaprica?: {
    orbit?: boolean
    forces?: readonly [number, number, number]
    locked?: readonly CardId[]
    prepared?: readonly CardId[]
  }
  seed?: string
}

export function arrange(situation: Situation): Game {
  const { seats, options, seed = 'test' } = situation
  const game = emptyTable(checkOptions({ players: seats.length, ...options }), seed)
  seatCharacters(game, situation)
  beginNewCaprica(game, situation)
  layShips(game, situation)
  layCards(game, situation)
  setNumbers(game, situation)
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

function seatCharacters(
  game: Game,
  { seats, at = {}, current, president, admiral, usedOnce = {}, ...situation }: Situation,
): void {
  const { characters } = rulesOf(game)
  const revealed = cylonPlayers(game, { seats, ...situation })
  if (new Set(seats).size < seats.length)
    throw new Error('This situation is impossible: a character sits twice at the table')
  seats.forEach((name, seat) => {
    const character = called[name]
    const { setup } = characters[character]
    const first = typeof setup === 'string' ? setup : setup[0]
    const start = first === 'viper' || first === 'stranded' ? 'hangar-deck' : first
    const leader = characters[character].type === 'cylon leader'
    const place = at[name] ?? (revealed.includes(name) && !leader ? 'resurrection-ship' : start)
    const state = game.seats[seat]
    state.character = character
    state.at = place === 'off' ? undefined : place
    state.turnsTaken = place === 'off' ? 0 : 1
    state.revealed = revealed.includes(name)
    if (situation.sympathetic?.includes(name)) state.sheetLost = true
    state.usedOnce = [...(usedOnce[name] ?? [])]
    if (isArea(state.at)) game.reserves.vipers--
  })
  game.turn = seats.length
  game.current = current === undefined ? 0 : seatNamed(game, current)
  for (const [title, holder] of [
    ['president', president],
    ['admiral', admiral],
  ] as const) {
    const free = (seat: Seat) => title === 'president' || game.seats[seat].at !== 'brig'
    const heir = firstInLine(game, title, (seat) => !game.seats[seat].revealed && free(seat))
    game.titles[title] = holder === undefined ? (heir ?? 0) : seatNamed(game, holder)
  }
}

/** Revealed Cylons, and leaders who are not infiltrating. */
function cylonPlayers(
  game: Game,
  {
    seats,
    revealed = [],
    infiltrating = [],
    sympathetic = [],
  }: Pick<Situation, 'seats' | 'revealed' | 'infiltrating' | 'sympathetic'>,
): Name[] {
  const { characters } = rulesOf(game)
  const leaders = seats.filter((name) => characters[called[name]].type === 'cylon leader')
  return [...revealed, ...leaders, ...sympathetic].filter((name) => !infiltrating.includes(name))
}

/** Everybody is on the planet, and the ships are locked. */
function beginNewCaprica(
  game: Game,
  { newCaprica, seats, at = {}, scar, executed = [], agendas = {} }: Situation,
): void {
  if (scar !== undefined || executed.length > 0) {
    game.boxes = { pegasus: { ...emptyBox(), executed: [...executed], ...(scar === undefined ? {} : { scar }) } }
  }
  for (const [name, card] of Object.entries(agendas) as [Name, CardId][]) {
    const deck = ['hostileAgenda', 'sympatheticAgenda'].find((one) => game.decks[one].cards.includes(card)) ?? ''
    take(game.decks[deck].cards, card, 'agendas')
    game.kept = [...(game.kept ?? []), { by: seatNamed(game, name), deck, cards: [card] }]
  }
  if (newCaprica === undefined) return
  const { orbit = false, forces = [0, 0, 0], locked, prepared = [] } = newCaprica
  game.boxes = { pegasus: { ...emptyBox(), ...game.boxes?.pegasus, newCaprica: { orbit, forces: [...forces] } } }
  game.crisisDeck = 'newCaprica'
  for (const face of [...(locked ?? []), ...prepared]) take(game.civilianPile, face, 'the stacks')
  game.decks.preparedShips.cards = [...prepared].toReversed()
  game.decks.lockedShips.cards = locked === undefined ? game.civilianPile.splice(0) : [...locked].toReversed()
  if (locked !== undefined) game.removed.civilians.push(...game.civilianPile.splice(0))
  seats.forEach((name, seat) => {
    if (at[name] === undefined)
      game.seats[seat].at = game.seats[seat].revealed ? 'occupation-authority' : 'resistance-hq'
  })
}

const emptyBox = () => ({
  executed: [],
  executedSeats: [],
  mourned: false,
  superCrises: [],
  policies: [],
  engineRoom: false,
})

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
  game.damagedVipers = damagedVipers
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
      ['crisis', 'newCaprica', 'superCrisis', 'quorum'].find((name) => game.decks[name]?.cards.includes(card)) ??
      'crisis'
    take(game.decks[deck].cards, card, 'cards in play')
    game.inPlay.push(holder === undefined ? { card } : { card, holder: seatNamed(game, holder) })
  }
  dealLoyalty(game, situation)
  layDestiny(game, tops.destiny ?? [])
  for (const [deck, cards] of Object.entries(tops)) if (deck !== 'destiny') layTop(game, deck, cards ?? [])
  for (const deck of Object.values(game.decks)) deck.seen = deck.cards.map(() => 0)
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
  const { seats, loyalty = {}, tops = {}, revealed = [], sympathetic = [] } = situation
  const sides = rulesOf(game).loyalty
  const spareCylon = () => game.box.find((card) => sides[card].side === 'cylon') ?? ''
  seats.forEach((name, seat) => {
    const sympathy = sympathetic.includes(name) ? ['you-are-a-sympathetic-cylon'] : undefined
    const leader = rulesOf(game).characters[called[name]].type === 'cylon leader' ? [] : undefined
    const usual = [revealed.includes(name) ? spareCylon() : 'you-are-not-a-cylon']
    const cards = loyalty[name] ?? leader ?? sympathy ?? usual
    game.seats[seat].loyalty = cards.map((card) => {
      take(game.box, card, 'loyalty cards')
      const shown = game.seats[seat].revealed && sides[card].side === 'cylon'
      return { card, revealed: shown || sides[card].side === 'sympathetic', seen: bit(seat) }
    })
  })
  const dealt = game.seats.flatMap((seat) => seat.loyalty.map(({ card }) => card))
  const given = (tops.loyalty ?? []).map((card) => take(game.box, card, 'the Loyalty deck'))
  for (const side of [
    'cylon',
    ...Object.values(sides).flatMap(({ side: one }) => (['human', 'cylon'].includes(one) ? [] : [one])),
  ] as const) {
    const missing =
      loyaltyDeckSize(game, side) - [...dealt, ...given].filter((card) => sides[card].side === side).length
    if (missing < 0)
      throw new Error(`This situation is impossible: ${-missing} ${side} cards too many for ${seats.length} players`)
    for (let i = 0; i < missing; i++) {
      const card = game.box.find((one) => sides[one].side === side)
      if (card !== undefined) given.push(take(game.box, card, 'the Loyalty deck'))
    }
  }
  while (given.length < seats.length + (seats.includes('boomer') ? 1 : 0)) {
    const card = game.box.find((one) => sides[one].side === 'human') ?? 'you-are-not-a-cylon'
    given.push(take(game.box, card, 'the Loyalty deck'))
  }
  game.decks.loyalty.cards = given
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
  const { sleeper, arrive } = objectives[game.options.objective]
  const distance = game.travelled.reduce((sum, card) => sum + (rulesOf(game).destinations[card]?.distance ?? 1), 0)
  game.reached = [sleeper, arrive].filter((threshold) => distance >= threshold)
}

function take(from: CardId[], card: CardId, whose: string): CardId {
  const at = from.indexOf(card)
  if (at < 0) throw new Error(`This situation is impossible: there is no ${card} left for ${whose}`)
  from.splice(at, 1)
  return card
}
