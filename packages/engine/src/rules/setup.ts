// Setting up a game. (Rulebook: Setup; Creating the Loyalty deck; Adjusting the difficulty; No Sympathizer variant.)

import type { Character, LoyaltySide, ViperFacts } from '../core/card.ts'
import {
  areas,
  type CardId,
  type CharacterId,
  type LocationId,
  type Resource,
  resources,
  type Seat,
  type ViperKind,
} from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { characterOption, locationOption } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { randomBelow, seedFrom, shuffle } from '../core/random.ts'
import { bend, changeable, type Rules, rulesOf } from '../core/rules.ts'
import { type Game, type Options, type RandomSource, type SeatState, stateVersion, type Table } from '../core/state.ts'
import { newDeck } from '../core/zones.ts'
import { makeDestinyDeck } from './destiny.ts'
import { dealLoyalty, joiningSide, sympathizerJoins } from './loyalty.ts'
import { launchOptions, launchPilot, place } from './people.ts'
import { beginPlacing } from './placement.ts'
import { drawQuorum } from './quorum.ts'
import { drawSkillCards, someOf } from './skill-cards.ts'
import { clockwiseFrom } from './table.ts'
import { firstInLine } from './titles.ts'
import { skillsToReceive, turns } from './turn.ts'
import { addVipers } from './viper-kinds.ts'

/**
 * An empty table: all cards shuffled, nothing dealt, nobody chosen. What only some games have is there from the start too: games and seats
 * that are all built alike are read fastest.
 */
export function emptyTable(options: Options, seed: string): Game {
  const game = bareTable(options, { seed: seedFrom(seed), drawn: 0 })
  fillTable(game)
  return game
}

/** A game that was stored, built as it was before. */
export const asBuilt = (stored: Game): Game =>
  Object.assign(bareTable(stored.options, stored.random), stored, {
    seats: stored.seats.map((seat) => Object.assign(emptySeat(), seat)),
  })

function bareTable(options: Options, random: RandomSource): Game {
  return {
    version: stateVersion,
    options,
    random,
    seats: Array.from({ length: options.players }, emptySeat),
    current: 0,
    turn: 0,
    resources: startingResources(options),
    travelled: [],
    reached: [],
    jumpPreparation: 0,
    space: Object.fromEntries(
      areas.map((area) => [area, { raiders: 0, heavyRaiders: 0, basestars: [], vipers: 0, civilians: [] }]),
    ) as unknown as Game['space'],
    reserves: { vipers: 0, raptors: 0 },
    damagedVipers: 0,
    boarding: [0, 0, 0, 0],
    damage: [],
    damagePile: [],
    basestarDamagePile: [],
    civilianPile: [],
    nextShip: 0,
    decks: {},
    titles: { president: -1, admiral: -1 },
    nukes: 0,
    quorumHand: [],
    inPlay: [],
    removed: { vipers: 0, raptors: 0, nukes: 0, cards: [], civilians: [], damage: [] },
    checks: [],
    held: [],
    box: [],
    usedThisTurn: [],
    stack: [],
    asks: [],
    log: [],
    viperKinds: undefined,
    boxes: undefined,
    kept: undefined,
    crisisDeck: undefined,
    quorumSeen: undefined,
    over: undefined,
  }
}

export function beginSetup(game: Game): void {
  setup.begin(game, { left: [] })
}

const setup = procedure<{ left: Seat[] }>('setup', {
  firstPlayer: (game, frame) => {
    game.current = randomBelow(game.random, game.seats.length)
    frame.left = clockwiseFrom(game, game.current)
    log(game, 'firstPlayer', { seat: game.current })
  },
  chooseCharacter: {
    text: says`Which character do you play? | ¿Con qué personaje juegas? | Welchen Charakter spielst du? | Quel personnage jouez-vous\u202f? | Którą postacią grasz?`,
    who: (_game, frame) => frame.left[0],
    options: (game) => selectable(game).map((character) => characterOption(character)),
    answer: (game, _frame, seat, [choice]) => {
      const character = characterOption.of(choice)
      game.seats[seat].character = character
      log(game, 'choosesCharacter', { seat, character })
    },
  },
  placeCharacter: {
    text: says`In which space area do you start in your viper? | ¿En qué zona de espacio empiezas con tu Viper? | In welchem Weltraumfeld beginnst du mit deiner Viper? | Dans quelle case d’espace commencez-vous à bord de votre viper\u202f? | W którym sektorze zaczynasz grę w swoim viperze?`,
    who: (game, frame) => (startOf(game, frame.left[0]) === 'viper' ? frame.left[0] : undefined),
    options: (game) => launchOptions(game),
    answer: (game, _frame, seat, [option]) => launchPilot(game, seat, option),
  },
  chooseStart: {
    text: says`At which location do you start? | ¿En qué localización empiezas? | An welchem Ort beginnst du? | Dans quel lieu commencez-vous\u202f? | Na jakim obszarze zaczynasz grę?`,
    who: (game, frame) => (Array.isArray(startOf(game, frame.left[0])) ? frame.left[0] : undefined),
    options: (game, _frame, seat) => (startOf(game, seat) as LocationId[]).map((location) => locationOption(location)),
    answer: (game, _frame, seat, [option]) => place(game, seat, locationOption.of(option)),
  },
  nextPlayer: (game, frame) => {
    const [seat, ...rest] = frame.left
    const start = startOf(game, seat)
    if (typeof start === 'string' && start !== 'viper' && start !== 'stranded') place(game, seat, start)
    frame.left = rest
    return rest.length > 0 ? 'chooseCharacter' : undefined
  },
  titles: (game) => {
    for (const title of rulesOf(game).titleOrder) {
      const seat = firstInLine(game, title, () => true) ?? game.current
      game.titles[title] = seat
      log(game, 'title', { seat, title })
    }
    drawQuorum(game, game.titles.president, 1)
  },
  loyalty: (game) => {
    makeLoyaltyDeck(game)
    for (const seat of clockwiseFrom(game, game.current)) dealFirstLoyalty(game, seat)
    addSympathizer(game)
  },
  receiveSkills: (game) => {
    // Begun in reverse, as the last begun is done first. The first player draws at the start of the first turn.
    for (const seat of clockwiseFrom(game, game.current).slice(1).reverse()) {
      drawSkillCards.begin(game, { seat, picks: [someOf(skillsToReceive(game, seat), openingHand)] })
    }
  },
  destiny: (game) => makeDestinyDeck(game),
  ships: (game) => {
    beginPlacing(game, {
      front: { basestar: 1, raider: 3 },
      portBow: { viper: 1 },
      portAft: { viper: 1 },
      rear: { civilian: 2 },
    })
  },
  play: (game) => turns.begin(game, {}),
})

/** Of the cards of one's own Receive Skills step; a sheet that gives fewer gives those. ruling: docs/rulings.md#the-opening-hand */
const openingHand = 3

/** Where a character starts. */
export const startOf = (game: Table, seat: Seat): Character['setup'] => {
  const { character } = game.seats[seat]
  return character === undefined ? 'stranded' : rulesOf(game).characters[character].setup
}

/** Characters of the types that most are left of; support characters at any time. */
export const selectable = changeable('selectable', (game: Game): CharacterId[] => {
  const { characters } = rulesOf(game)
  const taken = game.seats.map(({ character }) => character)
  const left = (Object.keys(characters) as CharacterId[]).filter((id) => !taken.includes(id) && mayPlay(game, id))
  const typesLeft = left.map((id): string => characters[id].type)
  const chosen = (type: string) => taken.filter((id) => id !== undefined && characters[id].type === type).length
  const types = ['political leader', 'military leader', 'pilot'].filter((type) => typesLeft.includes(type))
  const fewest = Math.min(...types.map(chosen))
  const open = ['support', ...types.filter((type) => chosen(type) === fewest)]
  return left.filter((_, i) => open.includes(typesLeft[i]))
})

/** A character whose weakness is made for the Sympathizer is not played without that card. */
const mayPlay = (game: Game, character: CharacterId): boolean =>
  !(game.options.noSympathizer && rulesOf(game).characters[character].needsSympathizer)

export function emptySeat(): SeatState {
  return {
    hand: [],
    handSeen: [],
    loyalty: [],
    revealed: false,
    sympathizer: false,
    superCrises: [],
    usedOnce: [],
    turnsTaken: 0,
    orders: [],
    asked: 0,
    character: undefined,
    at: undefined,
    flies: undefined,
    sheetLost: undefined,
    out: undefined,
  }
}

export function startingResources({ resources: difficulty, noSympathizer }: Options): Record<Resource, number> {
  const printed = noSympathizer
    ? { fuel: 8, food: 7, morale: 9, population: 10 }
    : { fuel: 8, food: 8, morale: 10, population: 12 }
  const by = difficulty === 'easier' ? 2 : difficulty === 'harder' ? -2 : 0
  for (const resource of resources) printed[resource] += by
  return printed
}

function fillTable(game: Game): void {
  const rules = rulesOf(game)
  const { decks, loyalty, civilianShips } = boxContents(rules)
  for (const [name, cards] of Object.entries(decks)) game.decks[name] = newDeck(game, [...cards])
  game.decks.destiny = { cards: [], seen: [], discard: [] }
  game.decks.loyalty = { cards: [], seen: [], discard: [] }
  for (const deck of rules.shipDecks) game.decks[deck] = { cards: [], seen: [], discard: [] }
  for (const deck of [...rules.humanDecks, ...Object.values(rules.piles).flat()])
    game.decks[deck] = { cards: [], seen: [], discard: [] }
  layOutLoyalty(game, loyalty)
  game.civilianPile = shuffle(game.random, [...civilianShips])
  game.damagePile = Object.keys(rules.galacticaDamage)
  game.basestarDamagePile = [...rules.basestarDamage]
  game.reserves = { vipers: rules.ships.vipers, raptors: rules.ships.raptors }
  for (const [kind, { count, starts, beside = 0 }] of Object.entries(rules.viperKinds) as [ViperKind, ViperFacts][]) {
    addVipers(game, starts, kind, count - beside)
    if (beside > 0) addVipers(game, 'beside', kind, beside)
  }
  game.nukes = rules.ships.nukes
}

/** Where the loyalty cards lie before the Loyalty deck is made. */
export const layOutLoyalty = changeable('layOutLoyalty', (game: Game, cards: readonly CardId[]): void => {
  game.box = [...cards]
})

interface BoxContents {
  readonly decks: Readonly<Record<string, readonly CardId[]>>
  readonly loyalty: readonly CardId[]
  readonly civilianShips: readonly CardId[]
}

/** Every card and ship that the boxes of a game hold, counted out once. */
function boxContents(rules: Rules): BoxContents {
  let contents = known.get(rules)
  if (contents === undefined) {
    contents = countOut(rules)
    known.set(rules, contents)
  }
  return contents
}

const known = new WeakMap<Rules, BoxContents>()

function countOut(rules: Rules): BoxContents {
  const copies = (cards: Readonly<Record<CardId, { readonly copies?: number }>>): CardId[] =>
    Object.entries(cards).flatMap(([id, { copies: count = 1 }]) => Array<CardId>(count).fill(id))
  const skills = (skill: string): CardId[] =>
    Object.entries(rules.skillCards)
      .filter(([, facts]) => facts.skill === skill)
      .flatMap(([id, { card, strength }]) => Array<CardId>(card.strengths[strength]).fill(id))
  return {
    decks: {
      ...Object.fromEntries(rules.skillTypes.map((skill) => [skill, skills(skill)])),
      ...Object.fromEntries(rules.crisisDecks.map((deck) => [deck, copies(crisesIn(rules, deck))])),
      superCrisis: copies(rules.superCrises),
      quorum: copies(rules.quorum),
      destination: copies(rules.destinations),
      ...Object.fromEntries(Object.entries(rules.otherDecks).map(([deck, cards]) => [deck, copies(cards)])),
    },
    loyalty: copies(rules.loyalty),
    civilianShips: Object.entries(rules.civilianShips).flatMap(([id, { count }]) => Array<CardId>(count).fill(id)),
  }
}

/** The crisis cards of one deck. */
export const crisesIn = ({ crises }: Rules, deck: string): Rules['crises'] =>
  Object.fromEntries(Object.entries(crises).filter(([, card]) => (card.deck ?? 'crisis') === deck))

/** How many "You are a Cylon" and "You are not a Cylon" cards go into the Loyalty deck. */
const loyaltyDeck: Readonly<Record<number, LoyaltyCount>> = {
  3: { cylon: 1, human: 5 },
  4: { cylon: 1, human: 6 },
  5: { cylon: 2, human: 8 },
  6: { cylon: 2, human: 9 },
}

/** What a player is dealt before the game begins. */
export const dealFirstLoyalty = changeable('dealFirstLoyalty', (game: Game, seat: Seat): void => {
  const cards = bend(game, 'loyaltyCardsAtStart', 1, { seat })
  for (let i = 0; i < cards; i++) dealLoyalty(game, seat)
})

export interface LoyaltyCount extends Readonly<Partial<Record<LoyaltySide, number>>> {
  readonly cylon: number
  readonly human: number
}

/** What goes into the Loyalty deck. */
export const loyaltyCount = changeable('loyaltyCount', (game: Table): LoyaltyCount => loyaltyDeck[game.seats.length])

/** How many human cards more than are dealt, so that some are left when everybody has been. */
export const spareHumans = changeable('spareHumans', (_game: Table): number => 0)

export function makeLoyaltyDeck(game: Game): void {
  const { cylon, human, ...others } = loyaltyCount(game)
  const more = game.seats.reduce((sum, _, seat) => sum + extraLoyaltyCards(game, seat), spareHumans(game))
  const cards = [...takeFromBox(game, 'cylon', cylon), ...takeFromBox(game, 'human', human + more)]
  for (const [side, count] of Object.entries(others) as [LoyaltySide, number][])
    cards.push(...takeFromBox(game, side, count))
  game.decks.loyalty = newDeck(game, cards)
}

/** How many cards of a side are in the game, dealt or in the deck, once the Sympathizer has joined. */
export function loyaltyDeckSize(table: Table, side: LoyaltySide): number {
  const inDeck = side === 'human' ? undefined : loyaltyCount(table)[side]
  if (inDeck !== undefined) return inDeck
  return sympathizerJoins(table) && joiningSide(table) === side ? 1 : 0
}

/** One more card for each character that is dealt one more, at the start or in the Sleeper Agent phase. */
const extraLoyaltyCards = (game: Game, seat: Seat): number =>
  bend(game, 'loyaltyCardsAtStart', 1, { seat }) - 1 + bend(game, 'loyaltyCardsOfSleeper', 1, { seat }) - 1

/** The Sympathizer joins the deck after the first cards are dealt; its variant puts one more human card there. */
export function addSympathizer(game: Game): void {
  if (!sympathizerJoins(game)) return
  const cards = takeFromBox(game, joiningSide(game), 1)
  game.decks.loyalty = newDeck(game, [...game.decks.loyalty.cards, ...cards])
}

export const takeFromBox = changeable('takeFromBox', (game: Game, side: LoyaltySide, count: number): CardId[] => {
  const { loyalty } = rulesOf(game)
  const fitting = shuffle(
    game.random,
    game.box.filter((card) => loyalty[card].side === side),
  ).slice(0, count)
  for (const card of fitting) game.box.splice(game.box.indexOf(card), 1)
  return fitting
})
