// How likely the humans win from a position, to compare positions that a search reaches.

import { distanceToGo, type Game, type Resource, resources, sideOfLoyalty, type View } from '@cic/engine'
import { forecastOf } from './sky.ts'

/**
 * A logistic regression over the beginnings of all turns of 3,000 games of officers, by who won. What counts per player is
 * for five of them. A resource counts by its logarithm, the more the longer the way to go (all of it, or none of it).
 */
const weights = {
  start: -2.75,
  arrived: 1.24,
  distanceToGo: -1.29,
  jumpPreparation: 0.21,
  danger: -0.053,
  boarding: -0.2,
  raptors: 0.063,
  nukes: 0.09,
  damagedVipers: -0.03,
  hands: 0.094,
  brig: -0.36,
  revealed: -1.16,
  sympathizer: -1.02,
  hidden: -0.82,
  toCome: -0.69,
  superCrises: -0.35,
} as const

const dials: Readonly<Record<Resource, { near: number; far: number }>> = {
  fuel: { near: 0.15, far: 2.04 },
  food: { near: 0.37, far: 0.58 },
  morale: { near: 0.52, far: 0.81 },
  population: { near: 1.64, far: 0 },
}

/** Other numbers of players are harder or easier for the humans. */
const tables: Readonly<Record<number, number>> = { 3: -0.48, 4: -0.79, 6: -0.29 }

const wholeWay = 8

export function winChance(game: Game): number {
  if (game.over !== undefined) return game.over.winner === 'humans' ? 1 : 0
  const view = game as unknown as View
  const toGo = distanceToGo(view)
  const { boarding, seats, reserves } = game
  const sum =
    weights.start +
    (tables[seats.length] ?? 0) +
    (toGo === 0 ? weights.arrived : 0) +
    weights.distanceToGo * toGo +
    weights.jumpPreparation * game.jumpPreparation +
    weights.danger * forecastOf(view).danger +
    weights.boarding * (boarding[0] + 1.5 * boarding[1] + 2.2 * boarding[2] + 3 * boarding[3]) +
    weights.raptors * Math.min(4, reserves.raptors) +
    weights.nukes * game.nukes +
    weights.damagedVipers * game.damagedVipers +
    resources.reduce((all, resource) => all + dialWorth(resource, game.resources[resource], toGo), 0) +
    (5 / seats.length) * peopleWorth(game, view)
  return 1 / (1 + Math.exp(-sum))
}

function dialWorth(resource: Resource, left: number, toGo: number): number {
  const { near, far } = dials[resource]
  return (near + (far * toGo) / wholeWay) * Math.log(Math.max(0.5, left))
}

function peopleWorth(game: Game, view: View): number {
  const isCylon = (card: string): boolean => sideOfLoyalty(view, card) === 'cylon'
  let worth = weights.toCome * game.decks.loyalty.cards.filter(isCylon).length
  for (const { revealed, sympathizer, superCrises, loyalty, hand, at } of game.seats) {
    if (revealed)
      worth += (sympathizer ? weights.sympathizer : weights.revealed) + weights.superCrises * superCrises.length
    else if (loyalty.some(({ card }) => isCylon(card))) worth += weights.hidden + (at === 'brig' ? weights.brig : 0)
    else worth += (weights.hands * hand.length) / 5
  }
  return worth
}
