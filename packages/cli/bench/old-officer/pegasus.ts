// What the places, cards and actions of Pegasus are worth: the second battlestar, Treachery, Cylon leaders, New Caprica.

import {
  type Area,
  aimOf,
  areas,
  boardOf,
  type LocationId,
  type Resource,
  resources,
  type Seat,
  type View,
} from '@cic/engine'
import type { Mind } from './mind.ts'
import { shotWorth } from './sky.ts'
import { lossWorth, resourceWorth } from './worth.ts'

// Cylon leaders

/** Agendas that the humans win, but only poorly. */
const poorVictories = ['grant-mercy', 'convert-the-infidels']
const poor = 3

/** The side that a player with an agenda works for now. */
export function harmfulAim(view: View, seat: Seat): boolean | undefined {
  const aim = aimOf(view, seat)
  if (aim === undefined) return undefined
  if (aim.wins === 'cylons') return true
  const lowest = Math.min(...resources.map((resource) => view.resources[resource]))
  return !aim.met && poorVictories.includes(aim.card) && lowest > poor
}

/** What somebody with an agenda has still to do for it, besides helping a side to win. */
type Errand = 'jailed' | 'superCrisis' | 'infiltrate'

function errandOf(view: View, seat: Seat): Errand | undefined {
  const aim = aimOf(view, seat)
  if (aim === undefined || aim.met) return undefined
  if (aim.card === 'show-their-true-nature') return 'jailed'
  if (aim.card === 'mutual-annihilation') return 'superCrisis'
  return aim.wins === 'humans' ? 'infiltrate' : undefined
}

/** What a Cylon location is worth to a leader for the sake of the agenda; nothing, if it is none of its business. */
export function leaderPlace({ view, seat, harmful }: Mind, location: string): number | undefined {
  const errand = errandOf(view, seat)
  if (errand === 'superCrisis') return superCrisisPlace(view, seat, location)
  if (location === 'human-fleet' && (errand !== undefined || !harmful)) return 1.6
  return harmful ? undefined : 0
}

/** A super crisis is drawn on the Resurrection Ship, where only the end of an infiltration leads, and played at Caprica. */
function superCrisisPlace(view: View, seat: Seat, location: string): number {
  if (view.seats[seat].superCrises.length > 0) return location === 'caprica' ? 3 : 0
  return { 'resurrection-ship': 3, 'human-fleet': 1.6 }[location] ?? 0
}

/** Whether to infiltrate when that is offered. */
const wantsToInfiltrate = ({ view, seat, harmful }: Mind): boolean => errandOf(view, seat) !== undefined || !harmful

// New Caprica

interface Colony {
  readonly orbit: boolean
  readonly forces: readonly number[]
  readonly locked: number
  readonly prepared: number
}

export function colonyOf({ boxes, decks }: View): Colony | undefined {
  const { newCaprica } = boxes?.pegasus ?? {}
  if (newCaprica === undefined) return undefined
  const count = (deck: string) => decks[deck]?.cards.length ?? 0
  return { ...newCaprica, locked: count('lockedShips'), prepared: count('preparedShips') }
}

/** Victory, or the end of everything. */
const decided = 50

/** How likely a ship of the twelve costs no, one or two population when it is left behind. */
const populationOfShip = [2 / 12, 8 / 12, 2 / 12]
/** One of them costs fuel, and one morale. */
const rareLoss = [11 / 12, 1 / 12]

/** How likely the humans win if the fleet leaves now, without the ships and people that are still on the planet. */
export function leaveChance({ view, suspicion }: Mind): number {
  const ships = Array.from({ length: shipsOnPlanet(view) }, () => populationOfShip)
  const people = view.seats.flatMap(({ revealed, at }, seat) => {
    const cylon = suspicion[seat] ?? 0
    return !revealed && onPlanet(view, at) ? [[cylon, 1 - cylon]] : []
  })
  const { population, morale, fuel } = view.resources
  const rare = ships.map(() => rareLoss)
  return survives(population, ships) * survives(morale, [...people, ...rare]) * survives(fuel, rare)
}

/** How likely something is left of so many after all these losses: each is a list of chances to lose 0, 1, 2 … */
function survives(have: number, losses: readonly (readonly number[])[]): number {
  const lost = losses.reduce<readonly number[]>(addLoss, [1])
  return lost.slice(0, Math.max(0, have)).reduce((sum, chance) => sum + chance, 0)
}

function addLoss(chances: readonly number[], loss: readonly number[]): number[] {
  const next = Array<number>(chances.length + loss.length - 1).fill(0)
  chances.forEach((chance, lost) => {
    loss.forEach((more, by) => {
      next[lost + by] += chance * more
    })
  })
  return next
}

/** The Admiral's order to leave: good when what stays behind can be borne, and a Cylon's chance when it cannot. */
export function leaveWorth(mind: Mind): number {
  if (colonyOf(mind.view) === undefined) return -1
  const chance = leaveChance(mind)
  if (mind.harmful) return chance < 0.3 ? decided : -2
  // Waiting costs ships and people too: an even chance is taken.
  return chance >= 0.5 ? decided : -2
}

export const canOrderToLeave = (view: View): boolean => colonyOf(view)?.orbit === true

const onPlanet = (view: View, at: string | undefined): boolean =>
  at !== undefined && boardOf(view, at) === 'new-caprica'

export function boardAction(mind: Mind, id: string): number {
  if (id === 'leave-new-caprica') return leaveWorth(mind)
  if (id === 'attack-occupation-force') return mind.harmful ? -0.3 : 0.25 + 0.3 * resourceWorth(mind.view, 'population')
  if (id === 'detain-a-human') return 1.1
  return errandOf(mind.view, mind.seat) === 'superCrisis' ? 2 : -1 // ending an infiltration
}

/** Places for humans, as far as the base game does not know them. */
export const placesOfBox: Readonly<Record<string, (mind: Mind, seat: Seat) => number>> = {
  'pegasus-cic': ({ forecast, view }) => {
    const targets = areas
      .filter((area) => view.space[area].basestars.length > 0)
      .map((area) => `attack:${area}:basestar`)
    return 1.3 * Math.max(0, ...targets.map((target) => shotWorth(forecast, 'galactica', target))) - 0.15
  },
  // Without a raider they could only hit the own fleet.
  'main-batteries': ({ view }) =>
    areas.some((area) => view.space[area].raiders > 0)
      ? Math.max(0, ...areas.map((area) => salvoWorth(view, area)))
      : -1,
  'engine-room': ({ view }) => (view.jumpPreparation >= 1 ? 0.75 : 0.55),
  airlock: (mind) => condemned(mind, 0.85) * 5,
  'resistance-hq': (mind) => condemned(mind, 0.8) * 5,
  'occupation-authority': ({ view }, seat) => (view.titles.president === seat ? 0.35 : 0),
  'breeders-canyon': ({ view }) => {
    const highest = Math.max(...resources.map((resource) => view.resources[resource]))
    return highest >= 6 && view.jumpPreparation < 5 ? 0.45 : 0
  },
  shipyard: ({ view }) => {
    const colony = colonyOf(view)
    if (colony === undefined) return 0
    const each = resourceWorth(view, 'population')
    return colony.orbit && colony.prepared > 0 ? 0.4 + 0.6 * each : 0.3 + 0.45 * each
  },
  detention: () => 1.2,
}

/** Raiders that a salvo may be expected to destroy, and what else it may hit. */
function salvoWorth(view: View, area: Area): number {
  const { raiders, vipers, civilians } = view.space[area]
  const destroyed = (3 / 8) * Math.min(2, raiders) + (2 / 8) * Math.min(4, raiders)
  const risk = (vipers > 0 ? 0.1 : 0) + (civilians.length > 0 ? lossWorth(view, 'population', 1) / 8 : 0)
  return 0.4 * destroyed - risk
}

/** How much more than this the most suspected human is suspected. */
function condemned({ suspicion, view, seat, harmful }: Mind, from: number): number {
  if (harmful) return 0
  const others = suspicion.filter((_, other) => other !== seat && !view.seats[other].revealed)
  return Math.max(0, Math.max(0, ...others) - from)
}

/** What revealed Cylons gain on New Caprica; nothing, if the place is none of it. */
export function occupiedPlace({ view }: Mind, location: string): number | undefined {
  const colony = colonyOf(view)
  if (colony === undefined) return undefined
  const ships = colony.locked + colony.prepared
  const near = colony.forces[2] > 0 ? 0.5 : 0.1
  const worth: Readonly<Record<string, number>> = {
    'occupation-authority': ships > 0 ? 0.9 + near : 0.1,
    'breeders-canyon': 1.15,
    shipyard: ships > 2 ? 0.3 : 0,
    'medical-center': 0,
  }
  return worth[location]
}

/** The safest place to be when the Admiral may leave at any moment. */
export const safeAboard = (view: View, place: LocationId): number =>
  colonyOf(view)?.orbit === true && !onPlanet(view, place) ? 0.35 : 0

// Cards and abilities

/** What a card or ability does in the Movement step, instead of a move. */
export function movementAbility(mind: Mind, name: string, actionHere: number): number {
  const { view, seat } = mind
  switch (name) {
    case 'critical-situation':
      return 1.6 * actionHere - 0.25
    case 'preventative-policy':
      return mind.harmful ? -1 : actionHere + 0.02
    case 'full-throttle':
      return mind.harmful ? -1 : actionHere + 0.2
    case 'gods-plan':
      return actionHere + 0.05
    case 'aggressiveTactics':
      return view.turn > 2 * view.seats.length ? 2 * actionHere : -1
    case 'glimpseTheFaceOfGod':
      return actionHere + 0.1
    case 'intimate':
      return actionHere + (view.seats.some(({ hand }, other) => other !== seat && hand.length > 2) ? 0.3 : 0)
    default:
      return -1
  }
}

/** Which of two ships takes a hit: Pegasus, as long as it can. */
export function damageChoice({ view }: Mind, option: string): number {
  const onPegasus = view.damage.filter((token) =>
    ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'].some((place) => token.endsWith(place)),
  )
  if (option === 'board:pegasus') return onPegasus.length >= 3 ? -1.4 : -0.5
  return -1.1 - 0.35 * Math.max(0, view.damage.length - onPegasus.length - 1)
}

/** An evacuated ship goes where fewer raiders are. */
export const evacuationArea = ({ view }: Mind, option: string): number => {
  const { raiders, heavyRaiders } = view.space[option.slice('area:'.length) as Area]
  return -raiders - heavyRaiders
}

/** Abilities of sheets that are actions. */
export function abilityOfBox({ view, harmful }: Mind, name: string): number | undefined {
  switch (name) {
    case 'blindJump':
      return harmful || view.resources.population <= 5 ? -2 : view.jumpPreparation <= 1 ? 0.3 : -1
    case 'sacrifice':
      return harmful ? 0 : 0.9
    case 'primacy':
      return harmful ? 1.25 : -1
    case 'crypticMessage':
      return 0.2
    default:
      return undefined
  }
}

/** A resource to protect: the one that is missed most. */
export const dearest = (view: View): string =>
  resources.reduce((best, one) => (resourceWorth(view, one) > resourceWorth(view, best) ? one : best))

/** What New Caprica will still cost: ships that cannot be saved, and people left behind. */
export function costOfTheGoal(view: View, resource: Resource): number {
  if (view.options.objective !== 'new-caprica' || (resource !== 'population' && resource !== 'morale')) return 0
  const settled = view.boxes?.pegasus?.newCaprica !== undefined
  return resource === 'morale' ? 2 : settled ? 0.7 * shipsOnPlanet(view) : 5.5
}

/** Civilian ships on New Caprica, locked or prepared. */
const shipsOnPlanet = ({ decks }: View): number =>
  (decks.lockedShips?.cards.length ?? 0) + (decks.preparedShips?.cards.length ?? 0)

const mostEvacuees = 0.5

/** How many ships are about to be evacuated to each area with a launch icon. */
export const evacueesToCome = (view: View): number =>
  view.boxes?.pegasus?.newCaprica?.orbit === true ? Math.min(mostEvacuees, shipsOnPlanet(view) / 2) : 0

/** Questions that only this box asks. */
export const questionsOfBox = {
  'revisedHumanFleet:choose': (mind: Mind, { id }: { id: string }) =>
    id === 'infiltrate' && wantsToInfiltrate(mind) ? 1 : 0.5,
}
