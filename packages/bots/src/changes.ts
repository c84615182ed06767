// What single changes are worth to the humans. The unit is about one resource of which there is enough.

import {
  type Area,
  areas,
  checkShares,
  distanceToGo,
  ftlLoss,
  hitChance,
  type LocationId,
  mayPilot,
  type Placement,
  type Price,
  prospectIfRepaired,
  pursuers,
  type Resource,
  type Seat,
  viperActivations,
} from '@cic/engine'
import { checkChanges } from './check-changes.ts'
import { dieChanges } from './die-changes.ts'
import { kindsIn, worthOf } from './judge.ts'
import type { Mind } from './mind.ts'
import { movedWorth, orderedWorth, placeWorth, twiceWorth } from './places.ts'
import { remembered } from './remembered.ts'
import { neededRepair, typesThatRepair } from './repairs.ts'
import {
  activation,
  attackCost,
  bestActivations,
  bestShotOf,
  centurionWorth,
  escapeWorth,
  escorted,
  escortWorth,
  type Forecast,
  flightWorth,
  iconWorth,
  isArea,
  isIconOfShips,
  killsWorth,
  nextTo,
  pilotWorth,
  type Shooter,
  shotWorth,
  type Target,
  viperMoved,
  viperTo,
} from './sky.ts'
import {
  damageWorth,
  distanceWorth,
  iconsPerTurn,
  lossWorth,
  preparationWorth,
  resourceWorth,
  turnCost,
} from './worth.ts'

/** What comes after the colon of a worth, and how much of it there is. */
type Weigh = (mind: Mind, amount: number, of: readonly string[]) => number

export function worthOfChange(mind: Mind, worth: string, amount: number): number {
  let change = changes.get(worth)
  if (change === undefined) {
    const [kind, ...of] = worth.split(':')
    change = { weigh: weights[kind] ?? checkChanges[kind] ?? dieChanges[kind], of }
    changes.set(worth, change)
  }
  return change.weigh === undefined ? 0 : change.weigh(mind, amount, change.of)
}

/** There are a few hundred names of worths, and they are met in everything that is weighed. */
const changes = new Map<string, { readonly weigh: Weigh | undefined; readonly of: readonly string[] }>()

/** Victory, or the end of everything. */
const decided = 50
const patience = 1.8

const each =
  (worth: number): Weigh =>
  (_mind, amount) =>
    amount * worth

const resource =
  (name: Resource): Weigh =>
  ({ view }, amount) =>
    amount < 0 ? -lossWorth(view, name, -amount) : amount * resourceWorth(view, name)

const weights: Readonly<Record<string, Weigh>> = {
  fuel: resource('fuel'),
  food: resource('food'),
  morale: resource('morale'),
  population: resource('population'),
  protected: ({ view }, amount, [of]) => 0.35 * amount * (resourceWorth(view, of as Resource) - 0.55),
  spared: ({ view }, amount, [of]) => amount * resourceWorth(view, of as Resource),
  skillCards: ({ view, seat }, amount) =>
    amount * (amount > 0 && view.seats[seat].hand.length >= fullHand ? 0.06 : 0.22),
  held: (mind, amount, [skill]) =>
    0.44 * amount * (checkShares(mind.view)[skill] ?? 0) +
    (amount > 0 && typesThatRepair(mind).includes(skill) ? 0.25 * neededRepair(mind) : 0),
  quorumCards: each(0.22),
  superCrises: each(0.7),
  crises: each(1.1),
  loyaltyPassedOn: (_mind, amount) => -0.4 * amount,
  loyaltyGiven: ({ suspicion }, amount, [seat]) => -0.5 * amount * (1 - suspicion[Number(seat)]),
  entrusted: ({ suspicion }, amount, [seat]) => 0.2 * amount * (0.5 - suspicion[Number(seat)]),
  vipers: ({ view }, amount) => amount * (view.reserves.vipers <= 2 ? 0.45 : 0.25),
  raptors: each(0.4),
  nukes: each(0.6),
  civilianShips: each(0.15),
  shipsToSafety: ({ view }, amount) => amount * (0.45 + 1.1 * resourceWorth(view, 'population')),
  galacticaDamage: ({ view }, amount) => amount * damageWorth(view),
  repaired: (mind, amount, [place]) => amount * repairedWorth(mind, place as LocationId),
  basestars: each(1.6),
  raiders: each(0.2),
  heavyRaiders: each(0.6),
  centurions: each(1.8),
  occupation: ({ view }, amount) => amount * (0.3 + 0.5 * resourceWorth(view, 'population')),
  cylonActivations: each(0.9),
  acts: (mind, amount, [icon]) =>
    amount *
    (isIconOfShips(icon) ? iconWorth(mind.forecast, icon) : 0.3 + 0.3 * resourceWorth(mind.view, 'population')),
  raidersMissing: each(0.25),
  // Each step brings all closer that has gathered.
  pursuit: ({ view, forecast }, amount) =>
    amount * (0.2 + 0.15 * Math.max(0, attackCost(forecast, pursuers(view)?.ships ?? {}))),
  lurking: ({ forecast }, amount, [area, ship]) =>
    -lurkingShare * attackCost(forecast, { [area as Area]: { [ship]: amount } }),
  viperActivations: (mind, amount) => activated(mind, amount),
  ownViper: (mind, amount) => amount * viperWorth(mind, mind.seat),
  ownViperFar: ({ forecast, view, seat }, amount) => {
    const { at } = view.seats[seat]
    return isArea(at) ? amount * Math.max(...areas.map((area) => pilotWorth(forecast, area))) : 0
  },
  ownShots: ({ forecast, view, seat }, amount) => {
    const { at } = view.seats[seat]
    if (!isArea(at)) return 0
    const shots = Math.min(
      amount,
      forecast.sky[at].raiders + forecast.sky[at].heavyRaiders + 2 * forecast.sky[at].basestars,
    )
    return shots <= 0 ? 0 : pilotWorth(forecast, at) * (1 + 0.75 * (shots - 1))
  },
  launches: (mind, amount) =>
    mayPilot(mind.view, mind.seat) && mind.view.reserves.vipers > 0 ? amount * bestLaunch(mind.forecast) : 0,
  escorts: ({ forecast }, amount) => escortWorth(forecast) * Math.min(1.2, amount / 2),
  escorted: ({ forecast }, amount, [area]) => amount * escorted(forecast, area as Area).worth,
  shots: (mind, amount, [attacker]) => amount * bestOf(mind, attacker as Shooter),
  shot: ({ forecast }, amount, [attacker, area, target]) =>
    amount * shotWorth(forecast, attacker as Shooter, area as Area, target as Target),
  hits: ({ forecast, view }, amount, [target]) => {
    if (target === 'viper') return -0.6 * amount
    if (target === 'galactica') return -amount * damageWorth(view)
    if (target === 'centurion') return amount * Math.max(0, centurionWorth(view, furthest(view.boarding)))
    return killsWorth(forecast, target as Target, amount)
  },
  viperTo: ({ forecast }, amount, [area]) => amount * viperTo(forecast, area as Area).worth,
  viperMoved: ({ forecast }, amount, [from, to]) => amount * viperMoved(forecast, from as Area, to as Area).worth,
  pilotTo: ({ forecast, view, seat }, amount, [to]) => {
    const { at } = view.seats[seat]
    return amount * (isArea(at) ? flightWorth(forecast, at, to as Area) : pilotWorth(forecast, to as Area))
  },
  civilianMoved: ({ forecast }, amount, [from, to]) => amount * escapeWorth(forecast, from as Area, to as Area),
  centurionHit: ({ view }, amount, [space]) => amount * centurionWorth(view, Number(space)),
  jumps: (mind, amount) => amount * jumpWorth(mind),
  jumpPreparation: ({ view }, amount) => amount * preparationWorth(view),
  distance: ({ view }, amount) => amount * distanceWorth(view),
  destinations: each(3),
  // Whoever waits may still win: an even chance is not enough to stake everything on it.
  victory: ({ cylon }, amount) => amount * (amount > 0 === cylon ? patience : 1) * decided,
  actions: (mind, amount) =>
    amount >= 2
      ? twiceWorth(mind, mind.seat)
      : 0.75 * amount * Math.max(0.4, placeWorth(mind, mind.view.seats[mind.seat].at)),
  moves: (mind, amount) =>
    amount * (movedWorth(mind, mind.seat) - 0.75 * Math.max(0.4, placeWorth(mind, mind.view.seats[mind.seat].at))),
  // The nearer the end, the less is left to use it for.
  powers: ({ view, suspicion }, amount, [seat]) =>
    1.2 * amount * Math.min(1, distanceToGo(view) / 8) * (1 - 1.6 * suspicion[Number(seat)]),
  ordered: (mind, amount, [seat]) => amount * orderedWorth(mind, Number(seat)),
  jailed: ({ suspicion }, amount, [seat]) => amount * 4 * (suspicion[Number(seat)] - 0.5),
  towardsBrig: ({ suspicion }, amount, [seat]) => amount * nearer * 4 * (suspicion[Number(seat)] - 0.5),
  freed: ({ suspicion, seat: own }, amount, [seat]) =>
    amount * (Number(seat) === own ? 4 : 3) * (0.55 - suspicion[Number(seat)]),
  hurt: ({ suspicion }, amount, [seat]) => -0.5 * amount * (1 - suspicion[Number(seat)]),
  executed: ({ suspicion, view }, amount, [seat]) =>
    amount * (view.seats[Number(seat)].revealed ? 0.5 : 5 * (suspicion[Number(seat)] - 0.6)),
  // What counts against somebody when all are judged: one's own matters most, as whoever is eliminated has lost.
  burden: ({ suspicion, view, seat: own }, amount, [seat]) => {
    const of = Number(seat)
    if (view.seats[of].revealed) return 0.35 * amount
    return -amount * (of === own ? 0.5 : 0.35) * (1 - 1.6 * suspicion[of])
  },
  eliminated: ({ suspicion, view, seat: own }, amount, [seat]) => {
    const of = Number(seat)
    if (of === own) return -8 * amount
    return view.seats[of].revealed ? 4 * amount : amount * 9 * (suspicion[of] - 0.55)
  },
  title: ({ suspicion, view }, amount, [title, seat]) =>
    amount * 3 * (peril(suspicion[holderOf(view.titles, title)]) - peril(suspicion[Number(seat)])),
  loyaltySeen: ({ suspicion, cylon }, amount, [seat]) => {
    const doubt = suspicion[Number(seat)]
    return cylon ? 0.1 : doubt === 0 || doubt === 1 ? 0 : amount * 1.3 * doubt * (1.4 - doubt)
  },
  knowledge: each(0.3),
  scouting: ({ view }, amount) => amount * (view.decks.crisis.cards.at(-1) === '?' || amount < 0 ? 0.55 : 0.1),
}

/** Being a step from the Brig, against being in it. */
const nearer = 0.3

/** A title in the wrong hands: only somebody who is really suspected is worth an election. */
const peril = (doubt: number): number => Math.max(0, doubt - 0.35)

const fullHand = 9

/** What a ship counts for that is not there yet. */
const lurkingShare = 0.4

const holderOf = (titles: object, title: string): Seat => (titles as Record<string, Seat>)[title] ?? 0

const furthest = (boarding: readonly number[]): number =>
  Math.max(
    0,
    boarding.findLastIndex((count) => count > 0),
  )

/** Asked for every place and everybody who could be ordered there, and each time the same. */
const activationsOf = remembered((_forecast: Forecast): number[] => [])
function activated({ forecast }: Mind, count: number): number {
  const known = activationsOf(forecast)
  known[count] ??= bestActivations(forecast, viperActivations(forecast.view), count)
  return known[count]
}

const shotsOf = remembered((_forecast: Forecast): Partial<Record<string, number>> => ({}))
function bestOf({ forecast }: Mind, attacker: Shooter): number {
  const known = shotsOf(forecast)
  known[attacker] ??= Math.max(bestShotOf(forecast, attacker), bestCenturion(forecast, attacker))
  return known[attacker] ?? 0
}

function bestCenturion({ view }: Forecast, attacker: Shooter): number {
  const space = view.boarding.findLastIndex((count) => count > 0)
  return space < 0 ? 0 : hitChance(view, attacker, 'centurion') * centurionWorth(view, space) * 1.2
}

/** A pilot launches, and acts again. */
const bestLaunch = remembered((forecast: Forecast): number => {
  const launches = (['portBow', 'portAft'] as const).map((area) => {
    const launch = activation(forecast, `launch:${area}`)
    const after = launch.after()
    return launch.worth + Math.max(pilotWorth(after, area), ...nextTo(area).map((to) => flightWorth(after, area, to)))
  })
  return Math.max(0, ...launches)
})

/** What a pilot in space can do with the viper. */
export function viperWorth({ view, forecast }: Mind, seat: Seat): number {
  const { at } = view.seats[seat]
  if (!isArea(at)) return 0
  return Math.max(pilotWorth(forecast, at), ...nextTo(at).map((to) => flightWorth(forecast, at, to)))
}

/** Jumping leaves the Cylons behind and saves the turns until the next jump icon. What it may cost is weighed besides. */
function jumpWorth({ view, forecast }: Mind): number {
  if (distanceToGo(view) === 0) return decided
  const loss = ftlLoss(view) ?? 1
  const cheaper = loss > 1 ? 0.75 * lossWorth(view, 'population', 1) : 0
  const left = (pursuers(view)?.escaped ?? 1) * forecast.danger
  const escaped = loss > 1 ? 0.3 * left : left
  return turnCost(view) / iconsPerTurn(view) + escaped + cheaper
}

/** How much a location is missed while it is damaged: by what it is good for in general, and more if that is wanted now. */
export function repairedWorth(mind: Mind, place: LocationId): number {
  const action = prospectIfRepaired(mind.view, mind.seat, place)
  const now = action === undefined ? 0 : Math.max(0, 0.7 * worthOf(mind, action))
  const general =
    action === undefined ? 0 : Math.max(0, ...[...kindsIn(mind, action)].map((kind) => generalUse[kind] ?? 0))
  return 0.3 + general + now + 0.6 * (damageWorth(mind.view) - 0.9)
}

const generalUse: Readonly<Record<string, number>> = { jumps: 0.6, viperActivations: 0.4, shots: 0.2, launches: 0.2 }

/** Ships that appear, all together. */
export function worthOfPlacement(mind: Mind, price: Price): number {
  const placement: Record<string, Record<string, number>> = {}
  for (const [worth, amount = 0] of Object.entries(price)) {
    if (!worth.startsWith('placed:')) continue
    const [, area, ship] = worth.split(':')
    placement[area] ??= {}
    placement[area][ship] = amount
  }
  return -attackCost(mind.forecast, placement as Placement)
}
