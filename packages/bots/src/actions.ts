// Where to go and what to do there.

import {
  boardOf,
  distanceOf,
  effectOf,
  ftlLoss,
  isDamagedIn,
  type LocationId,
  type Seat,
  skillCardFacts,
  type View,
} from '@cic/engine'
import { threatOf, worthOfEffect } from './judge.ts'
import type { Mind } from './mind.ts'
import { resourceWorth } from './worth.ts'

/** What an action is worth to this player's side; doing nothing is worth 0. */
export function actionWorth(mind: Mind, option: string): number {
  const [how, id = ''] = option.split(/:(.*)/s)
  if (how === 'nothing') return 0
  if (how === 'reveal') return revealWorth(mind)
  const human = humanActionWorth(mind, how, id)
  if (!mind.cylon) return human
  if (mind.revealed) return cylonActionWorth(mind, id)
  return hiddenWorth(mind, how, id, human)
}

/** A hidden Cylon does what looks useful and is not: draws cards, scouts, and leaves what would save the fleet undone. */
function hiddenWorth({ view }: Mind, how: string, id: string, human: number): number {
  if (how === 'quorum' || id === 'press-room' || id === 'research-lab' || id === 'presidents-office') return 0.5
  if (how === 'play' && id.startsWith('consolidate-power')) return 0.45
  if (how === 'play' && id.startsWith('launch-scout')) return 0.4
  if (id === 'brig') return 0.8
  if (id === 'ftl-control') return view.resources.population <= 4 && (ftlLoss(view) ?? 0) >= 3 ? 1.5 : -1
  if (id === 'communications') return 0.2
  return Math.min(0.3, human * 0.2)
}

function humanActionWorth(mind: Mind, how: string, id: string): number {
  const { view, seat } = mind
  if (how === 'activate') return locationWorth(mind, id as LocationId)
  if (how === 'viper') return viperWorth(view, seat)
  if (how === 'play') return cardWorth(mind, id)
  if (how === 'quorum') return id === '' ? 0.35 : quorumWorth(mind, id)
  if (how === 'nuke') return nukeWorth(view)
  if (how === 'ability') return abilityWorth(mind, id)
  return 0
}

const raidersIn = (view: View): number => Object.values(view.space).reduce((sum, { raiders }) => sum + raiders, 0)
const basestarsIn = (view: View): number =>
  Object.values(view.space).reduce((sum, { basestars }) => sum + basestars.length, 0)
const heavyRaidersIn = (view: View): number =>
  Object.values(view.space).reduce((sum, { heavyRaiders }) => sum + heavyRaiders, 0)

/** What the action of a location would be worth, wherever the player is now. */
export function locationWorth(mind: Mind, location: LocationId): number {
  const { view, seat, suspicion } = mind
  if (isDamagedIn(view, location)) return 0
  const threat = threatOf(view)
  switch (location) {
    case 'ftl-control':
      return jumpWorth(mind, threat)
    case 'weapons-control':
      return basestarsIn(view) > 0 || raidersIn(view) > 0 ? 0.3 + 0.12 * threat : 0
    case 'command':
      return defenceWorth(view)
    case 'hangar-deck':
      return view.reserves.vipers > 0 && raidersIn(view) > 0 ? 0.25 + defenceWorth(view) * 0.8 : 0
    case 'armory':
      return view.boarding.reduce((sum, count, space) => sum + count * [0.5, 0.8, 1.5, 4][space], 0)
    case 'admirals-quarters': {
      const others = suspicion.filter((_, other) => other !== seat && canBeJailed(view, other))
      return Math.max(0, (Math.max(0, ...others) - 0.72) * 5)
    }
    case 'administration': {
      const holder = view.titles.president
      return holder === seat ? 0 : Math.max(0, (suspicion[holder] - 0.75) * 4)
    }
    case 'brig':
      return view.seats[seat].at === 'brig' ? 1.4 : 0
    case 'press-room':
      return handRoom(view, seat) * 0.3
    case 'research-lab':
      return handRoom(view, seat) * 0.24
    case 'presidents-office':
      return view.titles.president === seat ? 0.62 : 0
    case 'communications':
      return 0.08
    default:
      return 0
  }
}

const canBeJailed = (view: View, seat: Seat): boolean => {
  const { revealed, at } = view.seats[seat]
  return !revealed && at !== undefined && at !== 'brig'
}

const handRoom = (view: View, seat: Seat): number => (view.seats[seat].hand.length >= 9 ? 0.3 : 1)

/** What two vipers more or in better places would save: civilian ships that raiders can reach before vipers can. */
function defenceWorth(view: View): number {
  if (raidersIn(view) + heavyRaidersIn(view) === 0) return 0
  const exposed = Object.values(view.space).reduce((sum, { civilians, vipers }) => sum + Math.max(0, civilians.length - vipers), 0)
  const ready = view.reserves.vipers + Object.values(view.space).reduce((sum, { vipers }) => sum + vipers, 0)
  if (ready === 0) return 0
  return 0.3 + 0.1 * Math.min(8, raidersIn(view)) + 0.3 * Math.min(3, exposed)
}

/** Jumping leaves the Cylons behind and saves the crises of the turns that it would take otherwise. */
function jumpWorth({ view }: Mind, threat: number): number {
  const loss = ftlLoss(view)
  if (loss === undefined) return 0
  const left = view.resources.population
  if (loss * 0.75 >= left) return -2
  const turnsSaved = loss > 1 ? 3.6 : 1.8
  const last = distanceOf(view) >= 8 ? 3 : 0
  if (last > 0 && loss < left) return 6
  const cost = 0.75 * loss * resourceWorth(view, 'population') * (left - loss <= 1 ? 2 : 1)
  return turnsSaved * 0.8 + threat * 0.4 + last - cost
}

function viperWorth(view: View, seat: Seat): number {
  const { at } = view.seats[seat]
  const here = view.space[at as keyof View['space']]
  if (here === undefined) return 0
  return here.raiders + here.heavyRaiders + here.basestars.length > 0 ? 0.7 : raidersIn(view) > 0 ? 0.3 : 0.02
}

function cardWorth(mind: Mind, card: string): number {
  const { view, seat } = mind
  const facts = skillCardFacts(view, card)
  const price = 0.1 + 0.06 * (facts?.strength ?? 1)
  switch (facts?.kind) {
    case 'consolidate-power':
      return handRoom(view, seat) * 0.42 - price
    case 'executive-order':
      return 0.85 - price
    case 'launch-scout':
      return view.reserves.raptors > 1 ? 0.45 - price : 0.1 - price
    case 'maximum-firepower': {
      const here = view.space[view.seats[seat].at as keyof View['space']]
      return here === undefined ? 0 : 0.3 * Math.min(4, here.raiders) + 0.15 * here.basestars.length - price
    }
    case 'repair':
      return view.seats[seat].at === 'hangar-deck' && view.damagedVipers > 0 && !isDamagedIn(view, 'hangar-deck')
        ? 0.2 * Math.min(2, view.damagedVipers) + (view.reserves.vipers <= 2 ? 0.5 : 0) - price
        : 1 - price
    default:
      return 0.1 - price
  }
}

function quorumWorth(mind: Mind, card: string): number {
  const effect = effectOf(mind.view, 'quorum', card)
  const worth = effect === undefined ? 0 : worthOfEffect(mind, effect)
  if (card === 'arrest-order') return Math.max(-1, (highestSuspicion(mind) - 0.55) * 3)
  if (card === 'encourage-mutiny') return (mind.suspicion[mind.view.titles.admiral] - 0.6) * 3
  if (card === 'presidential-pardon') return 0.4
  return worth + 0.15
}

export const highestSuspicion = ({ suspicion, seat, view }: Mind): number =>
  Math.max(0, ...suspicion.filter((_, other) => other !== seat && canBeJailed(view, other)))

function nukeWorth(view: View): number {
  const worst = Math.max(
    ...Object.values(view.space).map(({ basestars, raiders }) => basestars.length * (1 + raiders * 0.1)),
  )
  return basestarsIn(view) >= 2 || threatOf(view) > 4.5 ? 0.7 + worst * 0.4 : -0.3
}

/** Abilities that can be used once are kept until they matter. */
function abilityWorth(mind: Mind, name: string): number {
  const { view, suspicion } = mind
  switch (name) {
    case 'cylonDetector':
      return view.reached.length > 0 || highestSuspicion(mind) > 0.5 ? 0.9 : 0.2
    case 'declareMartialLaw':
      return Math.max(0, (suspicion[view.titles.president] - 0.6) * 3)
    case 'unconventionalTactics': {
      const low = Math.max(...(['fuel', 'food', 'morale'] as const).map((r) => resourceWorth(view, r)))
      return low - resourceWorth(view, 'population') - 0.3
    }
    case 'cag':
      return raidersIn(view) >= 5 ? 1.3 : 0
    case 'skilledPolitician':
      return 0.45
    default:
      return 0.2
  }
}

/** A Cylon reveals when staying hidden has nothing more to give: jailed, found out, or late with the fleet near its end. */
function revealWorth({ view, seat, suspicion }: Mind): number {
  const lowest = Math.min(...Object.values(view.resources))
  const jailed = view.seats[seat].at === 'brig'
  const late = distanceOf(view) >= 6
  const doubted = view.log.some(
    (entry) => entry.t === 'choosesCharacterFor' && entry.chosen === seat && entry.card === 'admirals-quarters',
  )
  const others = suspicion.filter((chance, other) => other !== seat && chance === 1).length
  return (
    (jailed ? 0.9 : 0) +
    (late ? 0.6 : 0) +
    (lowest <= 2 ? 0.5 : 0) +
    (doubted ? 0.5 : 0) +
    others * 0.15 +
    view.turn * 0.012 -
    0.55
  )
}

function cylonActionWorth(mind: Mind, location: string): number {
  const { view } = mind
  switch (location) {
    case 'cylon-fleet':
      return 0.6 + 0.2 * Math.min(8, threatOf(view))
    case 'caprica':
      return 1.2
    case 'human-fleet':
      return 0.75
    case 'resurrection-ship':
      return view.seats[mind.seat].loyalty.some(({ revealed }) => !revealed) ? 0.5 : 0.1
    default:
      return 0
  }
}

/** Where to move: to the place whose action is worth most. */
export function moveWorth(mind: Mind, option: string): number {
  const { view, seat } = mind
  const { at } = view.seats[seat]
  if (option === 'stay') return placeWorth(mind, at as LocationId)
  const [how, where] = option.split(':')
  if (how === 'fly') return flightWorth(view, where as keyof View['space'], mind.cylon)
  return (
    placeWorth(mind, where as LocationId) -
    (at === undefined || boardOf(view, at) !== boardOf(view, where) ? 0.25 : 0.02)
  )
}

function placeWorth(mind: Mind, location: LocationId | undefined): number {
  if (location === undefined) return 0
  if (mind.revealed) return cylonActionWorth(mind, location)
  if (location in mind.view.space) return viperWorth(mind.view, mind.seat) * (mind.cylon ? 0.2 : 1)
  const worth = locationWorth(mind, location)
  return mind.cylon ? hiddenWorth(mind, 'activate', location, worth) : worth
}

const flightWorth = (view: View, area: keyof View['space'], cylon: boolean): number => {
  const { raiders, civilians } = view.space[area]
  return cylon ? 0.05 : raiders > 0 ? 0.75 + 0.05 * civilians.length : 0.1 + 0.05 * civilians.length
}
