// How likely the humans win from a position, to compare positions that a search reaches.

import { distanceToGo, type Game, sideOfLoyalty, type View } from '@cic/engine'
import { forecastOf } from './sky.ts'

/**
 * What counts, by how much it moves the odds (as a logarithm). From 1,100 games of officers, the beginnings of all their turns
 * by who won in the end, drawn towards what 3,000 earlier ones gave: a logistic regression like that of
 * `testing/fit-position.ts`, which fits its games alone. What goes along with winning or
 * losing without being its cause is left out: that a Cylon has revealed, is in the Brig or holds a Super Crisis.
 */
const weights = {
  always: -2.51,
  threePlayers: -0.6,
  fourPlayers: -0.81,
  sixPlayers: -0.36,
  distanceToGo: -1.26,
  arrived: 0.15,
  jumpPreparation: 0.17,
  lastJump: 0.58,
  fuel: 0.26,
  fuelAhead: 1.94,
  food: 0.55,
  foodAhead: 0.2,
  morale: 0.48,
  moraleAhead: 1.16,
  population: 1.57,
  danger: -0.055,
  boarding: -0.22,
  raptors: 0.086,
  nukes: 0.11,
  damagedVipers: -0.03,
  humanHands: 0.018,
  abilitiesUsed: -0.1,
  cylons: -1.1,
  cylonsToCome: -0.86,
  sympathizers: -1.14,
} as const

export type Feature = keyof typeof weights

export const features = Object.keys(weights) as Feature[]

export function winChance(game: Game): number {
  if (game.over !== undefined) return game.over.winner === 'humans' ? 1 : 0
  const found = featuresOf(game)
  return 1 / (1 + Math.exp(-features.reduce((sum, feature) => sum + weights[feature] * found[feature], 0)))
}

export function featuresOf(game: Game): Record<Feature, number> {
  const { seats, resources, boarding, reserves } = game
  const view = game as unknown as View
  const toGo = distanceToGo(view)
  // Resources are needed for the way that is left.
  const ahead = toGo / wholeWay
  return {
    always: 1,
    threePlayers: Number(seats.length === 3),
    fourPlayers: Number(seats.length === 4),
    sixPlayers: Number(seats.length === 6),
    distanceToGo: toGo,
    arrived: Number(toGo === 0),
    jumpPreparation: game.jumpPreparation,
    lastJump: toGo === 0 ? game.jumpPreparation : 0,
    fuel: scarcity(resources.fuel),
    fuelAhead: ahead * scarcity(resources.fuel),
    food: scarcity(resources.food),
    foodAhead: ahead * scarcity(resources.food),
    morale: scarcity(resources.morale),
    moraleAhead: ahead * scarcity(resources.morale),
    population: scarcity(resources.population),
    danger: forecastOf(view).danger,
    boarding: boarding.reduce((sum, count, space) => sum + count * centurionStrides[space], 0),
    raptors: Math.min(4, reserves.raptors),
    nukes: game.nukes,
    damagedVipers: game.damagedVipers,
    ...peopleIn(game, view),
  }
}

const wholeWay = 8
const centurionStrides = [1, 1.5, 2.2, 3] as const

/** Every unit counts more the fewer are left. */
const scarcity = (left: number): number => Math.log(Math.max(0.5, left))

const usualTable = 5

/** People count as their share of the table, for five of them. */
function peopleIn(game: Game, view: View) {
  const isCylon = (card: string): boolean => sideOfLoyalty(view, card) === 'cylon'
  const one = usualTable / game.seats.length
  const people = {
    humanHands: 0,
    abilitiesUsed: 0,
    cylons: 0,
    cylonsToCome: one * game.decks.loyalty.cards.filter(isCylon).length,
    sympathizers: 0,
  }
  for (const { revealed, sympathizer, loyalty, hand, usedOnce } of game.seats) {
    if (revealed) people[sympathizer ? 'sympathizers' : 'cylons'] += one
    else if (loyalty.some(({ card }) => isCylon(card))) people.cylons += one
    else {
      people.humanHands += one * hand.length
      people.abilitiesUsed += one * usedOnce.length
    }
  }
  return people
}
