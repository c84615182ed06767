// How likely the humans win from a position, to compare positions that a search reaches.

import { distanceToGo, type Game, sideOfLoyalty, type View } from '@cic/engine'
import { forecastOf } from './sky.ts'

/**
 * What counts, by how much it moves the odds (as a logarithm). From 3,000 games of officers, the beginnings of all their turns
 * by who won in the end: a logistic regression, which `testing/fit-position.ts` does again.
 */
const weights = {
  always: -2.75,
  threePlayers: -0.48,
  fourPlayers: -0.79,
  sixPlayers: -0.29,
  distanceToGo: -1.29,
  arrived: 1.24,
  jumpPreparation: 0.21,
  fuel: 0.15,
  fuelAhead: 2.04,
  food: 0.37,
  foodAhead: 0.58,
  morale: 0.52,
  moraleAhead: 0.81,
  population: 1.64,
  danger: -0.053,
  boarding: -0.2,
  raptors: 0.063,
  nukes: 0.09,
  damagedVipers: -0.03,
  humanHands: 0.0188,
  hiddenCylons: -0.82,
  jailedCylons: -0.36,
  cylonsToCome: -0.69,
  revealedCylons: -1.16,
  sympathizers: -1.02,
  superCrises: -0.35,
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
    hiddenCylons: 0,
    jailedCylons: 0,
    cylonsToCome: one * game.decks.loyalty.cards.filter(isCylon).length,
    revealedCylons: 0,
    sympathizers: 0,
    superCrises: 0,
  }
  for (const { revealed, sympathizer, superCrises, loyalty, hand, at } of game.seats) {
    if (revealed) {
      people[sympathizer ? 'sympathizers' : 'revealedCylons'] += one
      people.superCrises += one * superCrises.length
    } else if (loyalty.some(({ card }) => isCylon(card))) {
      people.hiddenCylons += one
      if (at === 'brig') people.jailedCylons += one
    } else people.humanHands += one * hand.length
  }
  return people
}
