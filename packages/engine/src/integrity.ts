// What is true of every game at every moment: every card, ship and token is in exactly one place, and no number is off.

import { areas, type CardId, resources } from './core/ids.ts'
import { type Rules, rulesOf } from './core/rules.ts'
import type { Game } from './core/state.ts'
import { beingResolved } from './rules/crisis.ts'
import { highest } from './rules/resources.ts'
import { isPiloting, sum } from './rules/table.ts'

/** Everything that is wrong with this game, in words; nothing, if it is sound. */
export function faultsOf(game: Game): string[] {
  const ofBoxes = rulesOf(game).parts.flatMap((part) => part.faults?.(game) ?? [])
  return [...cardFaults(game), ...shipFaults(game), ...numberFaults(game), ...ofBoxes]
}

/** How many of each thing there are, by what they are: counted once for each combination of boxes. */
type Counts = Readonly<Record<Kind, ReadonlyMap<CardId, number>>>
type Kind =
  | 'skill cards'
  | 'crises'
  | 'super crises'
  | 'Quorum cards'
  | 'destinations'
  | 'loyalty cards'
  | 'civilian ships'
  | 'damage tokens'
  | 'basestar damage tokens'
  | 'other cards'

const counted = new WeakMap<Rules, Counts>()

function countsOf(rules: Rules): Counts {
  const known = counted.get(rules)
  if (known !== undefined) return known
  const copies = (cards: Readonly<Record<CardId, { readonly copies?: number }>>) =>
    new Map(Object.entries(cards).map(([id, { copies: count = 1 }]) => [id, count]))
  const once = (ids: readonly CardId[]) => new Map(ids.map((id) => [id, 1]))
  const counts: Counts = {
    'skill cards': new Map(
      Object.entries(rules.skillCards).map(([id, { card, strength }]) => [id, card.strengths[strength]]),
    ),
    crises: copies(rules.crises),
    'super crises': copies(rules.superCrises),
    'Quorum cards': copies(rules.quorum),
    destinations: copies(rules.destinations),
    'loyalty cards': copies(rules.loyalty),
    'civilian ships': new Map(Object.entries(rules.civilianShips).map(([id, { count }]) => [id, count])),
    'damage tokens': once(Object.keys(rules.galacticaDamage)),
    'basestar damage tokens': once(rules.basestarDamage),
    'other cards': copies(Object.assign({}, ...Object.values(rules.otherDecks))),
  }
  counted.set(rules, counts)
  return counts
}

function cardFaults(game: Game): string[] {
  const rules = rulesOf(game)
  const counts = countsOf(rules)
  const onTable = [
    ...game.inPlay.map(({ card }) => card),
    ...game.travelled,
    ...game.removed.cards,
    ...beingResolved(game),
  ]
  const lying = (deck: string): CardId[][] => [
    game.decks[deck].cards,
    game.decks[deck].discard,
    ...[...game.held, ...(game.kept ?? [])].filter((held) => held.deck === deck).map(({ cards }) => cards),
  ]
  const tableOf = (cards: Readonly<Record<CardId, unknown>>) => onTable.filter((card) => cards[card] !== undefined)
  const inSpace = areas.map((area) => game.space[area])
  const places: Readonly<Record<Kind, readonly (readonly CardId[])[]>> = {
    'skill cards': [
      ...rules.skillTypes.flatMap(lying),
      ...lying('destiny'),
      ...game.seats.map(({ hand }) => hand),
      ...game.checks.map((pile) => pile.map(({ card }) => card)),
    ],
    crises: [...rules.crisisDecks.flatMap(lying), tableOf(rules.crises)],
    'super crises': [
      ...lying('superCrisis'),
      ...game.seats.map(({ superCrises }) => superCrises),
      tableOf(rules.superCrises),
    ],
    'Quorum cards': [...lying('quorum'), game.quorumHand, tableOf(rules.quorum)],
    destinations: [...lying('destination'), tableOf(rules.destinations)],
    'loyalty cards': [
      ...lying('loyalty'),
      game.box,
      ...game.seats.map(({ loyalty }) => loyalty.map(({ card }) => card)),
    ],
    'civilian ships': [
      game.civilianPile,
      game.removed.civilians,
      ...rules.shipDecks.map((deck) => game.decks[deck].cards),
      ...inSpace.map(({ civilians }) => civilians.map(({ face }) => face)),
    ],
    'damage tokens': [
      game.damage,
      game.damagePile,
      game.removed.damage,
      ...game.held.filter(({ deck }) => deck === 'damage').map(({ cards }) => cards),
    ],
    'basestar damage tokens': [
      game.basestarDamagePile,
      ...inSpace.flatMap(({ basestars }) => basestars.map(({ damage }) => damage)),
    ],
    'other cards': Object.keys(rules.otherDecks).flatMap(lying),
  }
  return (Object.keys(places) as Kind[]).flatMap((what) => compare(what, counts[what], places[what]))
}

function compare(what: Kind, expected: ReadonlyMap<CardId, number>, places: readonly (readonly CardId[])[]): string[] {
  const left = new Map(expected)
  for (const cards of places) for (const card of cards) left.set(card, (left.get(card) ?? 0) - 1)
  const faults: string[] = []
  for (const [card, n] of left) {
    if (n !== 0) faults.push(`${what}: ${Math.abs(n)} ${card} too ${n > 0 ? 'few' : 'many'}`)
  }
  return faults
}

function shipFaults(game: Game): string[] {
  const { ships } = rulesOf(game)
  const inSpace = (count: (area: (typeof areas)[number]) => number) => sum(areas.map(count))
  const pilots = game.seats.filter((_, seat) => isPiloting(game, seat)).length
  const faults: string[] = []
  const exactly = (what: string, expected: number, found: number) => {
    if (expected !== found) faults.push(`${found} ${what} instead of ${expected}`)
  }
  const atMost = (what: string, most: number, found: number) => {
    if (found > most || found < 0) faults.push(`${found} ${what}, but there are ${most}`)
  }
  const vipers = inSpace((area) => game.space[area].vipers) + pilots
  exactly('vipers', ships.vipers, vipers + game.reserves.vipers + game.damagedVipers + game.removed.vipers)
  exactly('raptors', ships.raptors, game.reserves.raptors + game.removed.raptors)
  exactly('nukes', ships.nukes, game.nukes + game.removed.nukes)
  atMost(
    'raiders',
    ships.raiders,
    inSpace((area) => game.space[area].raiders),
  )
  atMost(
    'heavy raiders',
    ships.heavyRaiders,
    inSpace((area) => game.space[area].heavyRaiders),
  )
  atMost(
    'basestars',
    ships.basestars,
    inSpace((area) => game.space[area].basestars.length),
  )
  atMost('centurions', ships.centurions, sum(game.boarding))
  return faults
}

function numberFaults(game: Game): string[] {
  const faults: string[] = []
  const counts = { ...game.reserves, damaged: game.damagedVipers, ...game.removed, ...game.space }
  for (const [what, n] of Object.entries(counts)) if (typeof n === 'number' && n < 0) faults.push(`${n} ${what}`)
  for (const resource of resources) {
    const value = game.resources[resource]
    if (!Number.isInteger(value) || value < 0 || value > highest) faults.push(`${resource} is ${value}`)
  }
  const { jumpPreparation } = game
  if (jumpPreparation < 0 || jumpPreparation > 5) faults.push(`the fleet marker is on space ${jumpPreparation}`)
  for (const { hand, handSeen } of game.seats) if (hand.length !== handSeen.length) faults.push('a hand is out of step')
  for (const [name, { cards, seen }] of Object.entries(game.decks)) {
    if (cards.length !== seen.length) faults.push(`the ${name} deck is out of step`)
  }
  for (const title of rulesOf(game).titleOrder) {
    const holder = game.seats[game.titles[title] ?? -1]
    if (holder?.revealed) faults.push(`the ${title} is a revealed Cylon`)
  }
  return faults
}
