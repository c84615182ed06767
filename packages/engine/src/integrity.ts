// What is true of every game at every moment: every card, ship and token is in exactly one place, and no number is off.

import { areas, type CardId, resources } from './core/ids.ts'
import { rulesOf } from './core/rules.ts'
import type { Game } from './core/state.ts'
import { beingResolved } from './rules/crisis.ts'
import { highest } from './rules/resources.ts'
import { isPiloting, sum } from './rules/table.ts'

/** Everything that is wrong with this game, in words; nothing, if it is sound. */
export function faultsOf(game: Game): string[] {
  return [...cardFaults(game), ...shipFaults(game), ...numberFaults(game)]
}

const copiesOf = (cards: Readonly<Record<CardId, { readonly copies?: number }>>): CardId[] =>
  Object.entries(cards).flatMap(([id, { copies = 1 }]) => Array<CardId>(copies).fill(id))

function cardFaults(game: Game): string[] {
  const rules = rulesOf(game)
  const onTable = [
    ...game.inPlay.map(({ card }) => card),
    ...game.travelled,
    ...game.removed.cards,
    ...beingResolved(game),
  ]
  const lying = (deck: string): CardId[] => [
    ...game.decks[deck].cards,
    ...game.decks[deck].discard,
    ...game.held.filter((held) => held.deck === deck).flatMap(({ cards }) => cards),
  ]
  const tableOf = (cards: Readonly<Record<CardId, unknown>>) => onTable.filter((card) => cards[card] !== undefined)
  const skillCards = Object.entries(rules.skillCards).flatMap(([id, { card, strength }]) =>
    Array<CardId>(card.strengths[strength]).fill(id),
  )
  return [
    ...compare('skill cards', skillCards, [
      ...rules.skillTypes.flatMap(lying),
      ...lying('destiny'),
      ...game.seats.flatMap(({ hand }) => hand),
      ...game.checks.flatMap((pile) => pile.map(({ card }) => card)),
    ]),
    ...compare('crises', copiesOf(rules.crises), [...lying('crisis'), ...tableOf(rules.crises)]),
    ...compare('super crises', copiesOf(rules.superCrises), [
      ...lying('superCrisis'),
      ...game.seats.flatMap(({ superCrises }) => superCrises),
      ...tableOf(rules.superCrises),
    ]),
    ...compare('Quorum cards', copiesOf(rules.quorum), [
      ...lying('quorum'),
      ...game.quorumHand,
      ...tableOf(rules.quorum),
    ]),
    ...compare('destinations', copiesOf(rules.destinations), [...lying('destination'), ...tableOf(rules.destinations)]),
    ...compare('loyalty cards', copiesOf(rules.loyalty), [
      ...lying('loyalty'),
      ...game.box,
      ...game.seats.flatMap(({ loyalty }) => loyalty.map(({ card }) => card)),
    ]),
    ...compare(
      'civilian ships',
      Object.entries(rules.civilianShips).flatMap(([id, { count }]) => Array<CardId>(count).fill(id)),
      [
        ...game.civilianPile,
        ...game.removed.civilians,
        ...areas.flatMap((area) => game.space[area].civilians.map(({ face }) => face)),
      ],
    ),
    ...compare('damage tokens', Object.keys(rules.galacticaDamage), [
      ...game.damage,
      ...game.damagePile,
      ...game.removed.damage,
      ...game.held.filter(({ deck }) => deck === 'damage').flatMap(({ cards }) => cards),
    ]),
    ...compare('basestar damage tokens', rules.basestarDamage, [
      ...game.basestarDamagePile,
      ...areas.flatMap((area) => game.space[area].basestars.flatMap(({ damage }) => damage)),
    ]),
  ]
}

function compare(what: string, expected: readonly CardId[], found: readonly CardId[]): string[] {
  const count = new Map<CardId, number>()
  for (const card of expected) count.set(card, (count.get(card) ?? 0) + 1)
  for (const card of found) count.set(card, (count.get(card) ?? 0) - 1)
  return [...count].flatMap(([card, n]) =>
    n === 0 ? [] : [`${what}: ${Math.abs(n)} ${card} too ${n > 0 ? 'few' : 'many'}`],
  )
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
  for (const title of ['president', 'admiral'] as const) {
    const holder = game.seats[game.titles[title]]
    if (holder?.revealed) faults.push(`the ${title} is a revealed Cylon`)
  }
  return faults
}
