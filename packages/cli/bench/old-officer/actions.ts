// What the actions of a turn are worth to the humans, and where to move for them.

import {
  type Area,
  activationCost,
  boardOf,
  canUse,
  damagedLocations,
  distanceToGo,
  effectOf,
  ftlLoss,
  hitChance,
  isDamagedIn,
  type LocationId,
  launchAreas,
  mayPilot,
  type Seat,
  skillCardFacts,
  type View,
  viperActivations,
} from '@cic/engine'
import { cylonPlace, hiddenAction, revealWorth } from './cylon.ts'
import { worthOfEffect } from './judge.ts'
import type { Mind } from './mind.ts'
import {
  abilityOfBox,
  boardAction,
  canOrderToLeave,
  leaveWorth,
  movementAbility,
  placesOfBox,
  safeAboard,
} from './pegasus.ts'
import { remembered } from './remembered.ts'
import {
  activation,
  bestActivations,
  centurionWorth,
  escortWorth,
  flightWorth,
  isArea,
  nextTo,
  pilotWorth,
  shotWorth,
} from './sky.ts'
import { damageWorth, iconsPerTurn, lossWorth, resourceWorth, turnCost } from './worth.ts'

/** What an action is worth to this player's side; doing nothing is worth 0. */
export function actionWorth(mind: Mind, option: string): number {
  const [how, id = ''] = option.split(/:(.*)/s)
  if (how === 'nothing') return 0
  if (how === 'reveal') return revealWorth(mind)
  if (how === 'action') return boardAction(mind, id)
  if (mind.revealed) return cylonAction(mind, how, id)
  const human = humanAction(mind, how, id)
  return mind.cylon ? hiddenAction(mind, how, id, human) : human
}

/** What a revealed Cylon does: by its place, its sheet or its Treachery. */
function cylonAction(mind: Mind, how: string, id: string): number {
  if (how === 'ability') return abilityOfBox(mind, id) ?? 0
  if (how === 'play') return mind.harmful ? 0.9 : -1
  return cylonPlace(mind, id)
}

function humanAction(mind: Mind, how: string, id: string): number {
  const { view, seat } = mind
  if (how === 'activate') return locationWorth(mind, seat, id as LocationId)
  if (how === 'viper') return viperWorth(mind, seat)
  if (how === 'play') return cardWorth(mind, id)
  if (how === 'quorum') return id === '' ? 0.3 : quorumWorth(mind, id)
  if (how === 'nuke') return nukeWorth(view, mind)
  if (how === 'ability') return abilityWorth(mind, id)
  return 0
}

/** What the action of a location would be worth in somebody's hands. */
export function locationWorth(mind: Mind, seat: Seat, location: LocationId): number {
  if (!canUse(mind.view, seat, location)) return 0
  const worth = (places[location] ?? placesOfBox[location])?.(mind, seat) ?? 0
  return worth - activationCost(mind.view, seat, location) * worthOfSkillCard
}

/** Some pay with cards for what others do for nothing. */
const worthOfSkillCard = 0.2

const places: Readonly<Partial<Record<string, (mind: Mind, seat: Seat) => number>>> = {
  'ftl-control': (mind) => jumpWorth(mind),
  'weapons-control': (mind) => weaponsWorth(mind),
  command: (mind) => commandWorth(mind),
  communications: ({ forecast }) => escortWorth(forecast),
  'admirals-quarters': (mind) => jailWorth(mind),
  'research-lab': (mind, seat) =>
    (0.22 + (holdsRepair(mind.view, seat) ? 0 : 0.3 * bestRepair(mind))) * handRoom(mind.view, seat),
  'hangar-deck': launchWorth,
  armory: ({ view }) =>
    furthest(view) < 0 ? 0 : hitChance(view, 'armory', 'centurion') * centurionWorth(view, furthest(view)) * 1.2,
  brig: () => 1.4,
  'press-room': (mind, seat) => 0.45 * handRoom(mind.view, seat),
  'presidents-office': ({ view }, seat) => (view.titles.president === seat ? 0.5 : 0),
  administration: ({ view, suspicion, seat: own }) => {
    const holder = view.titles.president
    return holder === own ? 0 : Math.max(0, (suspicion[holder] - 0.7) * 4)
  },
}

/** Asked for every place and everybody who could be ordered there, and each time the same. */
const commandWorth = remembered(({ forecast, view }: Mind) => bestActivations(forecast, viperActivations(view), 2))

const weaponsWorth = remembered(({ forecast, view }: Mind) =>
  Math.max(0, ...targetsIn(view).map((target) => shotWorth(forecast, 'galactica', target))),
)

const furthest = (view: View): number => view.boarding.findLastIndex((count) => count > 0)

/** Cards are drawn for nothing if the hand is full. */
const handRoom = (view: View, seat: Seat): number => (view.seats[seat].hand.length >= 9 ? 0.2 : 1)

/** One target of each kind in each area is enough to judge by. */
function targetsIn(view: View): string[] {
  return (Object.keys(view.space) as Area[]).flatMap((area) => {
    const { raiders, heavyRaiders, basestars } = view.space[area]
    return [
      ...(raiders > 0 ? [`attack:${area}:raider`] : []),
      ...(heavyRaiders > 0 ? [`attack:${area}:heavyRaider`] : []),
      ...(basestars.length > 0 ? [`attack:${area}:basestar`] : []),
    ]
  })
}

/** From where somebody is trusted less than this, jail is worth an action. */
const jailFrom = 0.65

function jailWorth(mind: Mind): number {
  return Math.max(0, (highestSuspicion(mind) - jailFrom) * 4)
}

export const highestSuspicion = ({ suspicion, seat, view }: Mind): number =>
  Math.max(0, ...suspicion.filter((_, other) => other !== seat && canBeJailed(view, other)))

const canBeJailed = (view: View, seat: Seat): boolean => {
  const { revealed, at } = view.seats[seat]
  return !revealed && at !== undefined && at !== 'brig'
}

const victory = 50

/**
 * Jumping leaves the Cylons behind and saves the turns until the next jump icon. Population that is lost on the way to
 * Kobol no longer matters once the fleet is there.
 */
export function jumpWorth({ view, forecast }: Mind): number {
  const loss = ftlLoss(view)
  if (loss === undefined) return 0
  if (distanceToGo(view) === 0) return victory
  const lossChance = 0.75
  const cost = lossChance * lossWorth(view, 'population', loss)
  const cheaper = loss > 1 ? lossChance * lossWorth(view, 'population', 1) : 0
  const escaped = loss > 1 ? 0.3 * forecast.danger : forecast.danger
  return turnCost(view) / iconsPerTurn(view) + escaped - cost + cheaper
}

/** A pilot launches, and acts again. */
function launchWorth(mind: Mind, seat: Seat): number {
  const { view } = mind
  return !mayPilot(view, seat) || view.reserves.vipers === 0 ? 0 : bestLaunch(mind)
}

const bestLaunch = remembered(({ forecast }: Mind): number => {
  const launches = launchAreas.map((area) => {
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

/** What a skill card is worth in hand, so that it is not spent for less. */
const priceOfCard = (strength: number): number => 0.08 + 0.06 * strength

function cardWorth(mind: Mind, card: string): number {
  const { view, seat, forecast } = mind
  const facts = skillCardFacts(view, card)
  const price = priceOfCard(facts?.strength ?? 1)
  switch (facts?.kind) {
    case 'consolidate-power':
      return handRoom(view, seat) * 0.48 - price
    case 'executive-order':
      return orderWorth(mind) - price
    case 'launch-scout':
      return scoutWorth(view) - price
    case 'maximum-firepower': {
      const { at } = view.seats[seat]
      const shots = isArea(at) ? Math.min(4, forecast.sky[at].raiders) : 0
      return isArea(at) && shots > 0 ? pilotWorth(forecast, at) * (1 + 0.75 * (shots - 1)) - price : 0
    }
    case 'repair':
      return repairWorth(mind, view.seats[seat].at) - price
    default:
      return 0
  }
}

/** Scouting: no use if the next crisis is known already, and raptors may be lost. */
function scoutWorth({ reserves, decks }: View): number {
  const known = decks.crisis.cards.at(-1) !== '?'
  return known ? 0 : reserves.raptors > 1 ? 0.45 : 0.15
}

/** What repairing here is worth: a location, or two vipers in the Hangar Deck. */
function repairWorth(mind: Mind, at: string | undefined): number {
  const { view } = mind
  if (at === undefined) return 0
  if (isDamagedIn(view, at)) return 0.3 + missed(mind, at) + 0.6 * (damageWorth(view) - 0.9)
  return at === 'hangar-deck' ? Math.min(2, view.damagedVipers) * (view.reserves.vipers <= 2 ? 0.45 : 0.2) : 0
}

/** How much a location is missed while it is damaged: more than in general, if its action is wanted now. */
function missed(mind: Mind, at: string): number {
  const now = places[at]?.(mind, mind.seat) ?? 0
  return (generalUse[at] ?? 0) + Math.max(0, 0.7 * now)
}

const generalUse: Readonly<Record<string, number>> = {
  'ftl-control': 0.6,
  command: 0.4,
  'weapons-control': 0.2,
  'hangar-deck': 0.2,
}

/** The most that a Repair card could do. */
export function bestRepair(mind: Mind): number {
  const damaged = damagedLocations(mind.view)
  return Math.max(0, ...damaged.map((location) => repairWorth(mind, location)))
}

/** Executive Order: what somebody who is trusted would do with two actions, or with a move and one. */
function orderWorth(mind: Mind): number {
  return Math.max(0, ...mind.view.seats.map((_, seat) => orderedWorth(mind, seat)))
}

export function orderedWorth(mind: Mind, seat: Seat): number {
  const { view, suspicion } = mind
  const { at, revealed } = view.seats[seat]
  if (seat === mind.seat || revealed || at === undefined) return 0
  const honest = Math.max(0, 1 - 1.3 * suspicion[seat])
  if (view.titles.admiral === seat && canOrderToLeave(view)) return honest * leaveWorth(mind)
  return honest * Math.max(twiceWorth(mind, seat), at === 'brig' ? 0 : movedWorth(mind, seat))
}

/** Two actions where somebody is; the second is not worth as much as the first. */
export function twiceWorth(mind: Mind, seat: Seat): number {
  const { at } = mind.view.seats[seat]
  if (at === undefined) return 0
  const here = isArea(at) ? viperWorth(mind, seat) : locationWorth(mind, seat, at)
  return at === 'ftl-control' || at === 'brig' ? here + 0.2 : here * 1.75 + 0.15
}

const ordered = ['ftl-control', 'command', 'weapons-control', 'armory', 'hangar-deck'] as const

export const movedWorth = (mind: Mind, seat: Seat): number =>
  0.1 + Math.max(...ordered.map((location) => locationWorth(mind, seat, location)))

function quorumWorth(mind: Mind, card: string): number {
  const { view, suspicion } = mind
  if (card === 'arrest-order') return Math.max(-1, (highestSuspicion(mind) - 0.5) * 4)
  if (card === 'encourage-mutiny') return (suspicion[view.titles.admiral] - 0.6) * 3
  if (card === 'presidential-pardon') return 0.4
  if (card === 'authorization-of-brutal-force') return brutalWorth(mind)
  const effect = effectOf(view, 'quorum', card)
  return (effect === undefined ? 0 : worthOfEffect(mind, effect)) + 0.1
}

function brutalWorth({ view, forecast }: Mind): number {
  const centurion = furthest(view) >= 0 ? centurionWorth(view, furthest(view)) : 0
  const ships = targetsIn(view).map((target) =>
    target.endsWith('basestar') ? 0 : shotWorth(forecast, 'galactica', target),
  )
  return Math.max(centurion, 2 * Math.max(0, ...ships)) - 0.25 * lossWorth(view, 'population', 1)
}

/** Nukes are few: they wait for a sky that is worth one. */
function nukeWorth(view: View, { forecast }: Mind): number {
  const best = Math.max(
    0,
    ...targetsIn(view)
      .filter((target) => target.endsWith('basestar'))
      .map((target) => shotWorth(forecast, 'nuke', target)),
  )
  return best - 0.5
}

/** Abilities that can be used once are kept until they matter. */
function abilityWorth(mind: Mind, name: string): number {
  const { view, suspicion, forecast } = mind
  const known = abilityOfBox(mind, name)
  if (known !== undefined) return known
  switch (name) {
    case 'cylonDetector':
      return view.reached.length > 0 || highestSuspicion(mind) > 0.5 ? 0.9 : 0.1
    case 'declareMartialLaw':
      return Math.max(0, (suspicion[view.titles.president] - 0.6) * 3)
    case 'unconventionalTactics': {
      const low = Math.max(...(['fuel', 'food', 'morale'] as const).map((r) => resourceWorth(view, r)))
      return low - lossWorth(view, 'population', 1) - 0.2
    }
    case 'cag':
      return bestActivations(forecast, viperActivations(view), 6) - 1
    case 'skilledPolitician':
      return 0.5
    default:
      return 0.2
  }
}

/** Where to move: to the place whose action is worth most. */
export function moveWorth(mind: Mind, option: string): number {
  const { view, seat } = mind
  const { at } = view.seats[seat]
  if (option === 'stay') return placeWorth(mind, at)
  const [how, where] = option.split(':')
  if (how === 'play' || how === 'ability') {
    return movementAbility(mind, skillCardFacts(view, where)?.kind ?? where, placeWorth(mind, at))
  }
  if (how === 'fly')
    return isArea(at) && !mind.cylon
      ? flightWorth(mind.forecast, at, where as Area) + pilotWorth(mind.forecast, where as Area)
      : 0.05
  return (
    placeWorth(mind, where as LocationId) -
    (at === undefined || boardOf(view, at) !== boardOf(view, where) ? 0.2 : 0.02)
  )
}

function placeWorth(mind: Mind, place: LocationId | Area | undefined): number {
  const { view, seat } = mind
  if (place === undefined) return 0
  if (mind.revealed) return cylonPlace(mind, place)
  if (isArea(place)) return viperWorth(mind, seat) * (mind.cylon ? 0.2 : 1)
  const use = Math.max(locationWorth(mind, seat, place), holdsRepair(view, seat) ? repairWorth(mind, place) : 0)
  const worth = use + safeAboard(view, place)
  return mind.cylon ? hiddenAction(mind, 'activate', place, worth) : worth
}

export const holdsRepair = (view: View, seat: Seat): boolean =>
  view.seats[seat].hand.some((card) => skillCardFacts(view, card)?.kind === 'repair')
