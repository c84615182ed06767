// What is true of every game at every moment: every card, ship and token is in exactly one place, and no number is off.

import { componentsOf, onTable, type Zone } from './components.ts'
import type { ViperFacts } from './core/card.ts'
import { areas, type CardId, resources, type ViperKind, type ViperPlace } from './core/ids.ts'
import { rulesOf } from './core/rules.ts'
import type { Game } from './core/state.ts'
import { nukesBeside } from './rules/nukes.ts'
import { shipsInGame } from './rules/placement.ts'
import { highest } from './rules/resources.ts'
import { isPiloting, sum } from './rules/table.ts'
import { countOfKind, vipersAt } from './rules/viper-kinds.ts'

/** Everything that is wrong with this game, in words; nothing, if it is sound. */
export function faultsOf(game: Game): string[] {
  const ofBoxes = rulesOf(game).parts.flatMap((part) => part.faults?.(game) ?? [])
  return [...cardFaults(game), ...shipFaults(game), ...numberFaults(game), ...ofBoxes]
}

function cardFaults(game: Game): string[] {
  const open = onTable(game)
  return componentsOf(rulesOf(game)).flatMap(({ what, copies, zones }) => compare(what, copies, zones(game, open)))
}

/** Done at every turn of thousands of games: each kind is counted at its number, and the words are looked for only if something is wrong. */
function compare(what: string, expected: ReadonlyMap<CardId, number>, zones: readonly Zone[]): string[] {
  const { numbers, copies } = tallyOf(expected)
  const left = copies.slice()
  const strange: CardId[] = []
  for (const { cards } of zones)
    for (const card of cards) {
      const number = numbers.get(card)
      if (number === undefined) strange.push(card)
      else left[number]--
    }
  if (strange.length === 0 && left.every((n) => n === 0)) return []
  const wrong = [...numbers].map(([card, number]): [CardId, number] => [card, left[number]])
  for (const card of new Set(strange)) wrong.push([card, -strange.filter((one) => one === card).length])
  return wrong.flatMap(([card, n]) =>
    n === 0 ? [] : [`${what}: ${Math.abs(n)} ${card} too ${n > 0 ? 'few' : 'many'}`],
  )
}

interface Tally {
  readonly numbers: ReadonlyMap<CardId, number>
  readonly copies: Int16Array
}

function tallyOf(expected: ReadonlyMap<CardId, number>): Tally {
  let tally = tallies.get(expected)
  if (tally === undefined) {
    tally = {
      numbers: new Map([...expected.keys()].map((card, number) => [card, number])),
      copies: Int16Array.from(expected.values()),
    }
    tallies.set(expected, tally)
  }
  return tally
}

const tallies = new WeakMap<ReadonlyMap<CardId, number>, Tally>()

const viperPlaces: readonly ViperPlace[] = [...areas, 'reserves', 'damaged', 'destroyed', 'beside']

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
  const elsewhere = game.reserves.vipers + game.damagedVipers + game.removed.vipers + vipersAt(game, 'beside')
  const kinds = Object.entries(rulesOf(game).viperKinds) as [ViperKind, ViperFacts][]
  exactly('vipers', ships.vipers + sum(kinds.map(([, { count }]) => count)), vipers + elsewhere)
  for (const [kind, { count }] of kinds) {
    const flown = game.seats.filter(({ flies }) => flies === kind).length
    exactly(kind, count, flown + sum(viperPlaces.map((place) => countOfKind(game, place, kind))))
  }
  for (const place of viperPlaces) {
    const ordinary = countOfKind(game, place, 'viper')
    if (ordinary < 0) faults.push(`${ordinary} ordinary vipers: ${place}`)
  }
  game.seats.forEach(({ flies }, seat) => {
    if (flies !== undefined && !isPiloting(game, seat)) faults.push(`seat ${seat} flies a viper on the ground`)
  })
  exactly('raptors', ships.raptors, game.reserves.raptors + game.removed.raptors)
  exactly('nukes', ships.nukes, game.nukes + nukesBeside(game) + game.removed.nukes)
  atMost(
    'raiders',
    shipsInGame(game, 'raiders'),
    inSpace((area) => game.space[area].raiders),
  )
  atMost(
    'heavy raiders',
    shipsInGame(game, 'heavyRaiders'),
    inSpace((area) => game.space[area].heavyRaiders),
  )
  atMost(
    'basestars',
    shipsInGame(game, 'basestars'),
    inSpace((area) => game.space[area].basestars.length),
  )
  atMost('centurions', shipsInGame(game, 'centurions'), sum(game.boarding))
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
  const { quorumHand, quorumSeen = quorumHand } = game
  if (quorumHand.length !== quorumSeen.length) faults.push('the Quorum hand is out of step')
  for (const { hand, handSeen } of game.seats) if (hand.length !== handSeen.length) faults.push('a hand is out of step')
  for (const [name, { cards, seen }] of Object.entries(game.decks)) {
    if (cards.length !== seen.length) faults.push(`the ${name} deck is out of step`)
  }
  for (const { out, hand, character, superCrises } of game.seats)
    if (out && (character !== undefined || hand.length + superCrises.length > 0))
      faults.push('somebody who is out of the game still holds something')
  for (const title of rulesOf(game).titleOrder) {
    const holder = game.seats[game.titles[title] ?? -1]
    if (holder?.revealed) faults.push(`the ${title} is a revealed Cylon`)
    if (holder?.out) faults.push(`the ${title} is out of the game`)
  }
  return faults
}
