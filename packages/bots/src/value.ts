// How likely the humans win from a position, to compare positions that a search reaches. The weights are fitted by `npm run -s fit` from
// games that bots play, for each objective and for each part of the way: how many of its thresholds are behind the fleet.

import {
  areas,
  distanceToGo,
  type Game,
  hitsLeft,
  isPrisoner,
  resources,
  shipDecksIn,
  sideOfLoyalty,
  type View,
} from '@cic/engine'
import { type Forecast, forecastOf, type Patch } from './sky.ts'
import fitted from './weights.json' with { type: 'json' }
import { turnsLeft } from './worth.ts'

/** What moves the odds, and by how much (as a logarithm). What a model has no weight for does not count. */
export type Model = Readonly<Record<string, number>>

/** A model for every objective and part of the way, as 'kobol/1'. */
export type Models = Readonly<Record<string, Model>>

export const fittedModels: Models = fitted

/** The part of the way that a game is in. */
export const partOf = ({ options, reached }: Pick<Game, 'options' | 'reached'>): string =>
  `${options.objective}/${reached.length}`

export function winChance(game: Game, models: Models = fittedModels): number {
  if (game.over !== undefined) return game.over.winner === 'humans' ? 1 : 0
  return 1 / (1 + Math.exp(-oddsOf(modelOf(models, partOf(game)), featuresOf(game))))
}

export function oddsOf(model: Model, features: Readonly<Record<string, number>>): number {
  let odds = 0
  for (const name in features) odds += (model[name] ?? 0) * features[name]
  return odds
}

/** For an objective that nothing was fitted for, what is nearest to it: any model of as much of the way. */
export function modelOf(models: Models, part: string): Model {
  const reached = Number(part.slice(part.indexOf('/') + 1))
  const names = Object.keys(models)
  const alike = names.find((name) => name.endsWith(`/${Math.min(1, reached)}`))
  return models[part] ?? models[alike ?? names[0]] ?? {}
}

/**
 * What counts of a position. What goes along with winning or losing without being its cause is left out, and so is what is worth something
 * once it is used, as super crises in hand: whoever counts it saves it for the next turn, and does so again then.
 */
export function featuresOf(game: Game): Record<string, number> {
  const view = game as unknown as View
  const forecast = forecastOf(view)
  return {
    always: 1,
    ...tableOf(game),
    ...wayOf(game, view),
    ...skyOver(game, forecast),
    damagedVipers: game.damagedVipers,
    raptors: Math.min(4, game.reserves.raptors),
    nukes: game.nukes,
    damage: game.damage.length,
    nearDestruction: 1 / Math.max(1, hitsLeft(view)),
    quorum: game.quorumHand.length,
    ...peopleIn(game, view),
    ...remembered(game),
  }
}

const tableOf = ({ seats }: Game) => ({
  threePlayers: Number(seats.length === 3),
  fourPlayers: Number(seats.length === 4),
  sixPlayers: Number(seats.length === 6),
  sevenPlayers: Number(seats.length === 7),
})

/** How far it is, and whether what there is lasts for it. */
function wayOf({ resources: held, jumpPreparation }: Game, view: View) {
  const toGo = distanceToGo(view)
  const ahead = toGo / wholeWay
  const way: Record<string, number> = {
    distanceToGo: toGo,
    arrived: Number(toGo === 0),
    jumpPreparation,
    lastJump: toGo === 0 ? jumpPreparation : 0,
    turnsLeft: turnsLeft(view) / 10,
  }
  for (const resource of resources) {
    const enough = scarcity(held[resource])
    way[resource] = enough
    way[`${resource}Ahead`] = ahead * enough
  }
  return way
}

const wholeWay = 8
const centurionStrides = [1, 1.5, 2.2, 3] as const

/** Every unit counts more the fewer are left. */
const scarcity = (left: number): number => Math.log(Math.max(0.5, left))

/** What is around Galactica, and aboard. */
function skyOver({ boarding }: Game, { danger, sky, acts }: Forecast) {
  const count = (kind: keyof Patch): number => areas.reduce((sum, area) => sum + sky[area][kind], 0)
  return {
    danger,
    raiders: count('raiders'),
    heavyRaiders: count('heavyRaiders'),
    basestars: count('basestars'),
    vipers: count('vipers'),
    exposed: count('civilians'),
    boarding: boarding.reduce((sum, centurions, space) => sum + centurions * centurionStrides[space], 0),
    boardingSoon: acts.heavyRaiders * (boarding.at(-1) ?? 0),
  }
}

const usualTable = 5

/** People count as their share of the table, for five of them. */
function peopleIn(game: Game, view: View) {
  const isCylon = (card: string): boolean => sideOfLoyalty(view, card) === 'cylon'
  const one = usualTable / game.seats.length
  const people = {
    humanHands: 0,
    fullHands: 0,
    hiddenHands: 0,
    revealedHands: 0,
    pilots: 0,
    abilitiesUsed: 0,
    cylons: 0,
    revealedCylons: 0,
    jailedHumans: 0,
    jailedCylons: 0,
    cylonsToCome: one * game.decks.loyalty.cards.filter(isCylon).length,
    sympathizers: 0,
    cylonAdmiral: 0,
    cylonPresident: 0,
  }
  game.seats.forEach(({ revealed, sympathizer, loyalty, hand, usedOnce, at }, seat) => {
    const hidden = !revealed && loyalty.some(({ card }) => isCylon(card))
    if (!revealed && isPrisoner(view, seat)) people[hidden ? 'jailedCylons' : 'jailedHumans'] += one
    if (hidden && game.titles.admiral === seat) people.cylonAdmiral = 1
    if (hidden && game.titles.president === seat) people.cylonPresident = 1
    if (revealed) {
      people.revealedHands += one * hand.length
      people[sympathizer ? 'sympathizers' : 'cylons'] += one
      // What can still be done in secret is worth something, and so is what only revealed Cylons can do.
      if (!sympathizer) people.revealedCylons += one
    } else if (hidden) {
      people.cylons += one
      people.hiddenHands += one * hand.length
    } else {
      people.humanHands += one * Math.min(usualHand, hand.length)
      people.fullHands += one * Math.max(0, hand.length - usualHand)
      if (areas.some((area) => area === at)) people.pilots += one
      people.abilitiesUsed += one * usedOnce.length
    }
  })
  return people
}

/** What is beyond it goes when more is drawn. */
const usualHand = 5

/** What boxes remember: every number and every yes or no, by where it lies; and how many civilian ships wait elsewhere. */
function remembered(game: Game): Record<string, number> {
  const { boxes } = game
  const found: Record<string, number> = {}
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'number' || typeof value === 'boolean') found[path] = Number(value)
    else if (Array.isArray(value)) {
      // What a number in a list stands for nobody says: how many there are, and how much they come to.
      found[`${path}.many`] = value.length
      found[`${path}.sum`] = value.reduce((sum, part) => sum + (typeof part === 'number' ? part : 0), 0)
    } else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) walk(part, `${path}.${name}`)
  }
  if (boxes !== undefined) walk(boxes, 'boxes')
  for (const deck of shipDecksIn(game)) found[`deck.${deck}`] = game.decks[deck].cards.length
  return found
}
