// The space around Galactica: what the Cylon ships in it are likely to cost before the fleet jumps away, and so what
// launching, moving and shooting are worth. A rough forecast in fractions of ships; the rules themselves are the engine's.

import {
  type Area,
  adjacent,
  areas,
  boardingSpaces,
  civiliansToCome,
  hitChance,
  launchAreas,
  type Placement,
  pursuers,
  type Seat,
  towards,
  type View,
} from '@cic/engine'
import { remembered } from './remembered.ts'
import { cylonShare, damageWorth, resourceWorth, turnsLeft } from './worth.ts'

export interface Patch {
  raiders: number
  heavyRaiders: number
  basestars: number
  /** With or without a pilot. */
  vipers: number
  civilians: number
}

export type Sky = Record<Area, Patch>

/** How long the sky stays as it is, and what is lost if ships are hit. */
export interface Forecast {
  readonly view: View
  readonly hits: Hits
  readonly sky: Sky
  readonly turns: number
  readonly acts: Acts
  readonly civilian: number
  readonly viper: number
  readonly damage: number
  readonly centurion: number
  /** If all centurions aboard advance by a space. */
  readonly advance: number
  /** Cylon ships that may yet appear, in fractions; none, in most games. */
  readonly coming: Sky | undefined
  /** What the sky as it is will cost. */
  readonly danger: number
}

/** How often the ships act in a turn, by the icons of the crisis deck. */
const actsPerTurn = { raiders: 0.5, heavyRaiders: 0.22, basestars: 0.16, launch: 0.1 } as const
/** How often in the turn of a revealed Cylon, who has them do what hurts most. */
const actsByCylon = { raiders: 0.35, heavyRaiders: 0.5, basestars: 0.3, launch: 0.1 } as const

type Acts = Readonly<Record<keyof typeof actsPerTurn, number>>

function actsOf(view: View): Acts {
  const share = cylonShare(view)
  const mixed = (ship: keyof Acts): number => (1 - share) * actsPerTurn[ship] + share * actsByCylon[ship]
  return {
    raiders: mixed('raiders'),
    heavyRaiders: mixed('heavyRaiders'),
    basestars: mixed('basestars'),
    launch: mixed('launch'),
  }
}

/** Turns until the fleet jumps, by the space of the jump preparation track; it seldom waits for the last. */
const turnsToJump = [5, 4.5, 3.8, 2.6, 1.8] as const

export function forecastOf(view: View): Forecast {
  const sky = withEvacuees(view, skyOf(view))
  const losses = {
    view,
    hits: hitsOf(view),
    sky,
    acts: actsOf(view),
    turns: (turnsToJump[view.jumpPreparation] ?? 1) / (1 - cylonShare(view)),
    civilian: 1.05 * resourceWorth(view, 'population') + 0.1,
    viper: view.reserves.vipers <= 2 ? 0.5 : 0.3,
    damage: damageWorth(view),
    centurion: centurionWorth(view, 0),
    advance: advanceCost(view),
    coming: comingOf(view),
  }
  return { ...losses, danger: dangerOf(losses, sky) }
}

/** Pursuers that are not there yet count as far as they are likely to come. */
function comingOf(view: View): Sky | undefined {
  const { chance = 0, ships = {} } = pursuers(view) ?? {}
  if (Object.values(ships).every((group) => Object.keys(group).length === 0)) return undefined
  const share = (area: Area, ship: 'raider' | 'heavyRaider' | 'basestar') => chance * (ships[area]?.[ship] ?? 0)
  const coming = {} as Sky
  for (const area of areas) {
    coming[area] = {
      raiders: share(area, 'raider'),
      heavyRaiders: share(area, 'heavyRaider'),
      basestars: share(area, 'basestar'),
      vipers: 0,
      civilians: 0,
    }
  }
  return coming
}

function withPursuers(sky: Sky, coming: Sky): Sky {
  const all = copyOf(sky)
  for (const area of areas) {
    all[area].raiders += coming[area].raiders
    all[area].heavyRaiders += coming[area].heavyRaiders
    all[area].basestars += coming[area].basestars
  }
  return all
}

/** Where ships will be evacuated to, raiders are dangerous before the ships are there. */
function withEvacuees(view: View, sky: Sky): Sky {
  const more = civiliansToCome(view)
  if (more > 0) for (const area of launchAreas) sky[area].civilians += more
  return sky
}

export function skyOf({ space, seats }: View): Sky {
  const sky = {} as Sky
  for (const area of areas) {
    const { raiders, heavyRaiders, basestars, vipers, civilians } = space[area]
    sky[area] = { raiders, heavyRaiders, basestars: basestars.length, vipers, civilians: civilians.length }
  }
  for (const { at } of seats) if (isArea(at)) sky[at].vipers++
  return sky
}

export const isArea = (place: string | undefined): place is Area => areas.includes(place as Area)

const copyOf = (sky: Sky): Sky => ({
  front: patchOf(sky.front),
  starboardBow: patchOf(sky.starboardBow),
  starboardAft: patchOf(sky.starboardAft),
  rear: patchOf(sky.rear),
  portAft: patchOf(sky.portAft),
  portBow: patchOf(sky.portBow),
})

const patchOf = ({ raiders, heavyRaiders, basestars, vipers, civilians }: Patch): Patch => ({
  raiders,
  heavyRaiders,
  basestars,
  vipers,
  civilians,
})

type Losses = Omit<Forecast, 'danger'>

/** What a sky will cost the humans until they jump. */
export function dangerOf(losses: Losses, around: Sky): number {
  const sky = losses.coming === undefined ? around : withPursuers(around, losses.coming)
  let danger = raiderDanger(losses, sky) - readiness(sky)
  const { turns, damage, acts } = losses
  for (const area of areas) {
    const { raiders, heavyRaiders, basestars } = sky[area]
    danger += raiders * 0.04
    if (heavyRaiders > 0) danger += boardingDanger(losses, area) * heavyRaiders
    if (basestars <= 0) continue
    const shots = turns * acts.basestars * losses.hits.basestarOnGalactica
    danger += basestars * (shots * damage + turns * acts.launch * 3 * 0.15)
  }
  return danger
}

/** The next times that raiders act count less and less, as much may happen before; after the jump they are gone. */
const laterActs = [1.2, 1.1, 0.9, 0.6, 0.4] as const

function raiderDanger(losses: Losses, sky: Sky): number {
  if (areas.every((area) => sky[area].raiders <= 0 && sky[area].basestars <= 0)) return 0
  const future = copyOf(sky)
  const acts = losses.turns * losses.acts.raiders
  let danger = 0
  for (const [i, weight] of laterActs.entries()) {
    danger += weight * Math.min(1, acts / (i + 1)) * raidersAct(losses, future)
  }
  return danger
}

/** How likely attacks hit: they are asked for a thousand times in every search. */
const hitsOf = (view: View): Hits => ({
  raiderOnViper: hitChance(view, 'raider', 'viper'),
  raiderOnGalactica: hitChance(view, 'raider', 'galactica'),
  basestarOnGalactica: hitChance(view, 'basestar', 'galactica'),
})
type Hits = Readonly<Record<'raiderOnViper' | 'raiderOnGalactica' | 'basestarOnGalactica', number>>

/** One activation: vipers take two raiders each on the average, the rest go for civilian ships. Changes the sky. */
function raidersAct({ civilian, viper, damage, hits }: Losses, sky: Sky): number {
  let lost = 0
  const arrivals: [Area, number][] = []
  let none = true
  for (const area of areas) {
    const patch = sky[area]
    if (patch.raiders <= 0) continue
    none = false
    const busy = Math.min(patch.raiders, patch.vipers / hits.raiderOnViper)
    patch.vipers -= busy * hits.raiderOnViper
    const free = patch.raiders - busy
    const killed = lostTo(free, patch.civilians)
    patch.civilians -= killed
    lost += busy * hits.raiderOnViper * viper + killed * civilian
    const onward = free - killed
    if (onward <= 0) continue
    const to = nearest[area][goalsIn(sky)]
    if (to === undefined) lost += onward * hits.raiderOnGalactica * damage
    else {
      patch.raiders -= onward
      arrivals.push([to, onward])
    }
  }
  for (const [area, count] of arrivals) sky[area].raiders += count
  if (none) for (const area of areas) sky[area].raiders += 2 * sky[area].basestars
  return lost
}

/** The areas that raiders make for, as bits. */
function goalsIn(sky: Sky): number {
  let goals = 0
  for (let i = 0; i < areas.length; i++) if (sky[areas[i]].civilians > 0.2) goals |= 1 << i
  return goals
}

/** Where raiders of an area turn to, by the goals there are. */
const nearest = Object.fromEntries(areas.map((from) => [from, turningTo(from)])) as Record<
  Area,
  ReturnType<typeof turningTo>
>

function turningTo(from: Area): (Area | undefined)[] {
  return Array.from({ length: 1 << areas.length }, (_, goals) =>
    towards(
      from,
      areas.filter((_, i) => goals & (1 << i)),
    ),
  )
}

/**
 * How many civilian ships some raiders destroy. They would get all that they can; but much can happen to them before, so
 * that even the first viper of the three that are needed is worth something.
 */
const lostTo = (raiders: number, civilians: number): number =>
  civilians <= 0 ? 0 : Math.min(raiders, civilians * (1 - Math.exp(-raiders / (1.2 * civilians))))

/** A heavy raider must reach a launch area and act there once more. */
function boardingDanger({ turns, centurion, acts }: Losses, area: Area): number {
  return atLeast(stepsToLaunch[area] + 1, turns * acts.heavyRaiders) * centurion
}

const stepsToLaunch = Object.fromEntries(
  areas.map((area) => [area, Math.min(...launchAreas.map((launch) => stepsBetween(area, launch)))]),
) as Record<Area, number>

function stepsBetween(one: Area, other: Area): number {
  const apart = Math.abs(areas.indexOf(one) - areas.indexOf(other))
  return Math.min(apart, areas.length - apart)
}

/** Vipers near raiders can fight them next time. */
function readiness(sky: Sky): number {
  let ready = 0
  for (const area of areas) {
    const { vipers } = sky[area]
    if (vipers === 0) continue
    let near = 0
    for (const other of areas) {
      if (sky[other].raiders + sky[other].heavyRaiders > 0) near = Math.max(near, 1 / (1 + stepsBetween(area, other)))
    }
    ready += vipers * (0.02 + 0.12 * near)
  }
  return ready
}

/** The chance of at least so many events where so many are expected. */
function atLeast(count: number, expected: number): number {
  let term = Math.exp(-expected)
  let fewer = 0
  for (let i = 0; i < count; i++) {
    fewer += term
    term *= expected / (i + 1)
  }
  return 1 - fewer
}

/** What one activation of the Cylon ships costs the humans now. */
export function iconWorth(forecast: Forecast, icon: keyof typeof icons): number {
  return icons[icon](forecast)
}

export const isIconOfShips = (icon: string): icon is keyof typeof icons => Object.hasOwn(icons, icon)

const count = (sky: Sky, ship: keyof Patch): number => areas.reduce((sum, area) => sum + sky[area][ship], 0)

const icons = {
  launch: ({ sky }: Forecast) => count(sky, 'basestars') * 3 * 0.2,
  basestars: ({ sky, hits, damage }: Forecast) => count(sky, 'basestars') * hits.basestarOnGalactica * damage,
  raiders: (forecast: Forecast) => {
    const { sky } = forecast
    // Where none is there the basestars launch some.
    const launched = count(sky, 'raiders') === 0 ? 0.5 * count(sky, 'basestars') : 0
    return raidersAct(forecast, copyOf(sky)) + 0.05 * count(sky, 'raiders') + launched
  },
  heavy: ({ sky, centurion, advance }: Forecast) => {
    const boarders = launchAreas.reduce((sum, area) => sum + sky[area].heavyRaiders, 0)
    const heavyRaiders = count(sky, 'heavyRaiders')
    const launched = heavyRaiders === 0 ? 0.5 * count(sky, 'basestars') : 0
    return advance + boarders * 0.8 * centurion + (heavyRaiders - boarders) * 0.3 * centurion + launched
  },
}

/** What the ships of an attack card bring. */
export function attackCost(forecast: Forecast, placement: Placement): number {
  const sky = copyOf(forecast.sky)
  for (const area of areas) {
    const { raider = 0, heavyRaider = 0, basestar = 0, viper = 0, civilian = 0 } = placement[area] ?? {}
    const patch = sky[area]
    patch.raiders += raider
    patch.heavyRaiders += heavyRaider
    patch.basestars += basestar
    patch.vipers += viper
    patch.civilians += civilian
  }
  return dangerOf(forecast, sky) - forecast.danger
}

/** What a centurion is worth by its space on the boarding party track, if it is sure to get to the end. */
const centurions = [3.5, 4.8, 8, 14] as const
/** With centurions aboard a revealed Cylon has hardly anything better to do than to let them advance. */
const advancesByCylon = 0.85

/** A centurion on a space of the boarding party track: boarding ends the game, and shooting takes many actions. */
export function centurionWorth(view: View, space: number): number {
  const share = cylonShare(view)
  const advances = turnsLeft(view) * ((1 - share) * actsPerTurn.heavyRaiders + share * advancesByCylon)
  return centurions[space] * atLeast(boardingSpaces - space, advances)
}

const boarded = 30

const advanceCost = (view: View): number =>
  view.boarding.reduce((sum, count, space) => {
    if (count === 0) return sum
    const next = space + 1 === boardingSpaces ? boarded : centurionWorth(view, space + 1)
    return sum + count * (next - centurionWorth(view, space))
  }, 0)

/** What destroying a ship saves. */
export function killWorth(forecast: Forecast, area: Area, ship: 'raiders' | 'heavyRaiders' | 'basestars'): number {
  const without = copyOf(forecast.sky)
  without[area][ship] = Math.max(0, without[area][ship] - 1)
  return forecast.danger - dangerOf(forecast, without)
}

const shipsOf = { raider: 'raiders', heavyRaider: 'heavyRaiders', basestar: 'basestars' } as const
/** It takes two or three hits to destroy a basestar, but the first already weakens it. */
const partOfBasestar = 0.45

export type Target = keyof typeof shipsOf
export type Shooter = Parameters<typeof hitChance>[1]

/** What a shot at a ship is worth. */
export function shotWorth(forecast: Forecast, attacker: Shooter, area: Area, target: Target): number {
  const ship = shipsOf[target]
  if (ship === undefined) return 0
  const hit = hitChance(forecast.view, attacker, target)
  const atOnce = attacker === 'nuke'
  const part = target === 'basestar' ? (atOnce ? 0.9 : partOfBasestar) : 1
  const raiders = atOnce ? 0.75 * Math.min(1, forecast.sky[area].raiders / 3) * killWorth(forecast, area, 'raiders') : 0
  return hit * part * killWorth(forecast, area, ship) + raiders
}

/** The best shot that there is: one target of each kind in each area is enough to judge by. */
export function bestShotOf(forecast: Forecast, attacker: Shooter): number {
  let best = 0
  for (const area of areas)
    for (const target of Object.keys(shipsOf) as Target[])
      if (forecast.sky[area][shipsOf[target]] > 0 && hitChance(forecast.view, attacker, target) > 0)
        best = Math.max(best, shotWorth(forecast, attacker, area, target))
  return best
}

/** The Cylon ship of a kind that is missed least: what destroying so many of them is worth. */
export function killsWorth(forecast: Forecast, target: Target, many: number): number {
  const ship = shipsOf[target]
  const worths = areas.filter((area) => forecast.sky[area][ship] > 0).map((area) => killWorth(forecast, area, ship))
  return many * (target === 'basestar' ? partOfBasestar : 1) * Math.max(0, ...worths)
}

interface Activated {
  readonly worth: number
  after(): Forecast
}

/** What one activation of a viper is worth, and the sky after it; an attack is taken for what it does on the average. */
export function activation(forecast: Forecast, option: string): Activated {
  const [how, one, other] = option.split(':') as [string, Area, Area]
  if (how === 'launch') return viperTo(forecast, one)
  if (how === 'move') return viperMoved(forecast, one, other)
  if (how === 'escort') return escorted(forecast, one)
  const target = other as string as Target
  const sky = copyOf(forecast.sky)
  const ship = shipsOf[target]
  sky[one][ship] = Math.max(0, sky[one][ship] - hitChance(forecast.view, 'viper', target))
  return {
    worth: shotWorth(forecast, 'viper', one, target),
    after: () => ({ ...forecast, sky, danger: dangerOf(forecast, sky) }),
  }
}

export function viperTo(forecast: Forecast, area: Area): Activated {
  const sky = copyOf(forecast.sky)
  sky[area].vipers++
  return inSky(forecast, sky)
}

export function viperMoved(forecast: Forecast, from: Area, to: Area): Activated {
  const sky = copyOf(forecast.sky)
  sky[from].vipers = Math.max(0, sky[from].vipers - 1)
  sky[to].vipers++
  return inSky(forecast, sky)
}

/** A civilian ship of an area is out of danger, for good: that is worth more than what threatens it now. */
export function escorted(forecast: Forecast, area: Area): Activated {
  const sky = copyOf(forecast.sky)
  sky[area].civilians = Math.max(0, sky[area].civilians - 1)
  const { worth, after } = inSky(forecast, sky)
  return { worth: 1.2 * worth + 0.12 * forecast.civilian, after }
}

function inSky(forecast: Forecast, sky: Sky): Activated {
  const danger = dangerOf(forecast, sky)
  return { worth: forecast.danger - danger, after: () => ({ ...forecast, sky, danger }) }
}

/** The raiders follow soon. */
const mostEscort = 1.2

/** What moving civilian ships out of the way saves: the two that gain most. */
export const escortWorth = remembered((forecast: Forecast): number => {
  const gains = areas.flatMap((area) =>
    forecast.sky[area].civilians > 0 ? [Math.max(...adjacent(area).map((to) => escapeWorth(forecast, area, to)))] : [],
  )
  const two = gains
    .sort((a, b) => b - a)
    .slice(0, 2)
    .reduce((sum, gain) => sum + Math.max(0, gain), 0)
  return Math.min(mostEscort, two)
})

export function escapeWorth(forecast: Forecast, from: Area, to: Area): number {
  const sky = copyOf(forecast.sky)
  sky[from].civilians--
  sky[to].civilians++
  return forecast.danger - dangerOf(forecast, sky)
}

/** The best of some activations, one after the other. */
export function bestActivations(forecast: Forecast, options: readonly string[], count: number): number {
  let now = forecast
  let sum = 0
  for (let i = 0; i < count; i++) {
    const best = options
      .map((option) => activation(now, option))
      .reduce((a, b) => (b.worth > a.worth ? b : a), nothing(now))
    if (best.worth <= 0) break
    sum += best.worth
    now = best.after()
  }
  return sum
}

const nothing = (now: Forecast): Activated => ({ worth: 0, after: () => now })

/** What a pilot at this place could do: the best shot, or a flight to where there is more to do. */
export function pilotWorth(forecast: Forecast, area: Area): number {
  const known = pilotWorths(forecast)
  known[area] ??= bestShot(forecast, area)
  return known[area]
}

const pilotWorths = remembered((_: Forecast): Partial<Record<Area, number>> => ({}))

function bestShot(forecast: Forecast, area: Area): number {
  const there = (Object.keys(shipsOf) as Target[]).filter((target) => forecast.sky[area][shipsOf[target]] > 0)
  return Math.max(0, ...there.map((target) => shotWorth(forecast, 'viper', area, target)))
}

export const flightWorth = (forecast: Forecast, from: Area, to: Area): number =>
  viperMoved(forecast, from, to).worth + pilotWorth(forecast, to) - pilotWorth(forecast, from)

export const pilotsIn = (view: View, area: Area): Seat[] =>
  view.seats.flatMap(({ at }, seat) => (at === area ? [seat] : []))

export const nextTo = adjacent

export const areasOf = (sky: Sky): Patch[] => areas.map((area) => sky[area])
