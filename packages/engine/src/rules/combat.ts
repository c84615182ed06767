// Attacks: one die, read against the table of the ship under fire. (Rulebook: Attacks; Attack table.)

import type { Hit } from '../core/card.ts'
import type { Area, Attacker, Seat, ShipTarget, ViperKind } from '../core/ids.ts'
import { log } from '../core/log.ts'
import type { Price } from '../core/node.ts'
import { procedure } from '../core/procedure.ts'
import { bend, changeable, rulesOf } from '../core/rules.ts'
import type { Frame, Game, Table } from '../core/state.ts'
import { opensWindow } from '../core/windows.ts'
import { basestarAt, damageBasestar, damageGalactica, destroyBasestar, removeCylonShips } from './damage.ts'
import { clamp, die, prospectOfRoll, readsDie } from './die.ts'
import { send } from './people.ts'
import { attackerOf, flownBy, isNeverDamaged, isViper, moveViper, viperFact } from './viper-kinds.ts'

/** How likely an attack does anything at all. */
export function hitChance(table: Table, attacker: Attacker, target: ShipTarget): number {
  const rolls = rulesOf(table).attackTable[target]?.[attacker]?.map(([least]) => least) ?? []
  return rolls.length === 0 ? 0 : (9 - Math.min(...rolls)) / 8
}

/** The row of the attack table that an attack goes by: a special kind of viper may have its own. */
export function rowOf(table: Table, { attacker, target, flown }: Pick<Attack, 'attacker' | 'target' | 'flown'>) {
  const rows = rulesOf(table).attackTable[target]
  const own = flown === undefined ? undefined : rows?.[attackerOf(table, flown)]
  return own ?? rows?.[attacker]
}

export interface Attack {
  attacker: Attacker
  target: ShipTarget
  /** Who rolls. */
  by: Seat
  area?: Area
  /** Which basestar, or which space of the boarding party track. */
  id?: number
  /** Whether the attacking viper is piloted. */
  manned?: boolean
  /** Its kind, if that is special. */
  flown?: ViperKind
  /** What is added to the die. */
  bonus?: number
  /** Who flies the viper under fire. */
  pilot?: Seat
  die?: number
  /** Its result was said instead of rolled. */
  unrolled?: boolean
  /** Something else has happened in the place of this attack. */
  replaced?: boolean
}

/** An attack as far as it is known before anybody begins it. */
export type Shot = Pick<Attack, 'attacker' | 'target' | 'area' | 'id' | 'manned' | 'flown' | 'bonus'>

/** What everybody knows of an attack. */
const attackFacts = ({ by, target, area }: Attack) => ({ seat: by, ship: target, area })

export const attack = procedure<Attack>('attack', {
  begin: (game, frame) => (hasLeft(game, frame) ? 'end' : undefined),
  before: opensWindow('attack:before', { facts: attackFacts }), // Best of the Best
  roll: (game, frame) => {
    if (frame.replaced) return 'end'
    const { attacker, target, by, area, pilot } = frame
    log(game, 'attacks', {
      attacker,
      target,
      area,
      seat: frame.manned || attacker === 'armory' ? by : undefined,
      pilot,
      ...(frame.flown === undefined ? {} : { flown: frame.flown }),
    })
    die.begin(game, { by, modifier: modifierOf(game, frame), purpose: 'attack', onViper: isViper(game, target), pilot })
  },
  result: (game, frame) => {
    const hit = rowOf(game, frame)?.find(([least]) => (frame.die ?? 0) >= least)?.[1]
    if (hit === undefined) log(game, 'misses', { attacker: frame.attacker, target: frame.target, pilot: frame.pilot })
    else strike(game, frame, hit)
  },
})

/** A pilot whom the price of the attack has taken out of the viper: to the Brig, for what was discarded. */
const hasLeft = (table: Table, { manned, by, area }: Attack): boolean => manned === true && table.seats[by].at !== area

/** The procedures, by name, in which one die may destroy several raiders: one that falls to a high die alone may be among them. */
export const volleys = new Set<string>([attack.name])

/** The procedures, by name, in which somebody destroys Cylon ships: it is the deed of whoever acts there. */
export const deeds = new Set<string>([attack.name])

readsDie(attack, (table, frame, rolled) => {
  const hit = rowOf(table, frame)?.find(([least]) => rolled >= least)?.[1]
  const target = isViper(table, frame.target) ? 'viper' : frame.target
  return { changes: hit === undefined ? {} : hitPrice({ ...frame, target }, hit) }
})

/** Whether none of these changes of the die under way does humans any good: nothing comes of them, or Cylon ships alone gain by them. */
export function helpsNoHuman(table: Table, changes: readonly (readonly [from: number, to: number])[]): boolean {
  const { stack } = table
  const under = stack[stack.findLastIndex(({ at }) => at.startsWith('die:')) - 1]
  if (under === undefined) return false
  if (under.at.startsWith(`${attack.name}:`)) {
    const gain = gainOfHumans(table, under as Frame & Attack)
    return changes.every(([from, to]) => gain(clamp(to)) <= gain(clamp(from)))
  }
  const meaning = (rolled: number) => JSON.stringify(prospectOfRoll(table, rolled))
  return changes.every(([from, to]) => meaning(from) !== undefined && meaning(from) === meaning(to))
}

/** What a die means to humans in an attack, by what it takes: rows begin with the worst hit. */
function gainOfHumans(table: Table, frame: Attack): (rolled: number) => number {
  const row = rowOf(table, frame) ?? []
  const byCylons = frame.attacker === 'raider' || frame.attacker === 'basestar'
  return (rolled) => row.filter(([least]) => rolled >= least).length * (byCylons ? -1 : 1)
}

function hitPrice({ target, pilot }: Attack, hit: Hit): Price {
  const times = hit === 'damagedTwice' ? 2 : hit === 'destroyed' || hit === 'destroyedWithRaiders' ? destroyedAtOnce : 1
  return {
    [`hits:${target}`]: target === 'basestar' ? times : 1,
    ...(pilot === undefined ? {} : { [`hurt:${pilot}`]: 1 }),
  }
}

/** So many hits destroy a basestar, more or less. */
const destroyedAtOnce = 2.5

/** What is added to the die of an attack. */
export function modifierOf(game: Table, { attacker, target, area, id, manned, bonus = 0 }: Shot): number {
  const basestar = target === 'basestar' && area !== undefined ? basestarAt(game, area, id ?? 0) : undefined
  const structural = basestar?.damage.includes('structural-damage') ? 2 : 0
  return bend(game, 'attack', structural + bonus, { attacker, manned: manned === true })
}

/** What a hit does. */
export const strike = changeable('strike', (game: Game, frame: Attack, hit: Hit): void => {
  const { target, area, id } = frame
  if (target === 'galactica') damageGalactica(game)
  else if (target === 'centurion') destroyCenturion(game, id ?? 0)
  else if (area === undefined) return
  else if (target === 'raider' || target === 'heavyRaider') destroyCylonShips(game, area, target, 1)
  else if (isViper(game, target)) hitViper(game, area, frame.pilot ?? target, hit === 'destroyed')
  else strikeBasestar(game, area, id ?? 0, hit)
})

function strikeBasestar(game: Game, area: Area, id: number, hit: Hit): void {
  const basestar = basestarAt(game, area, id)
  if (basestar === undefined) return
  if (hit === 'destroyed' || hit === 'destroyedWithRaiders') destroyBasestar(game, area, basestar)
  else damageBasestar(game, area, basestar)
  if (hit === 'damagedTwice' && game.space[area].basestars.includes(basestar)) damageBasestar(game, area, basestar)
  if (hit === 'destroyedWithRaiders') destroyCylonShips(game, area, 'raider', 3)
}

/** Cylon ships are never gone for good: they go back to the pile. */
export const destroyCylonShips = changeable(
  'destroyCylonShips',
  (game: Game, area: Area, ship: 'raider' | 'heavyRaider', upTo: number): void => {
    const space = game.space[area]
    const kind = ship === 'raider' ? 'raiders' : 'heavyRaiders'
    const count = Math.min(upTo, space[kind])
    if (count === 0) return
    space[kind] -= count
    log(game, 'shipDestroyed', { ship, area, count })
  },
)

/** An effect takes all Cylon ships of an area off the board, without a fight. */
export const clearArea = changeable('clearArea', (game: Game, area: Area): void => removeCylonShips(game, area))

/** How many raiders of an area can be destroyed without a die. */
export const raidersWithoutDie = changeable(
  'raidersWithoutDie',
  (game: Table, area: Area): number => game.space[area].raiders,
)

export const destroyCenturion = changeable('destroyCenturion', (game: Game, space: number): void => {
  game.boarding[space]--
  log(game, 'centurionDestroyed', {})
})

/** A damaged viper waits for repair, a destroyed one leaves the game; its pilot, if it has one, goes to Sickbay either way. */
export function hitViper(game: Game, area: Area, which: Seat | ViperKind, destroyed: boolean): void {
  const pilot = typeof which === 'number' ? which : undefined
  const kind = typeof which === 'number' ? flownBy(game, which) : which
  const ejected = pilot !== undefined && bend(game, 'viperLost', 0, { seat: pilot }) > 0
  const isLost = destroyed || ejected || isNeverDamaged(game, kind)
  log(game, isLost ? 'viperDestroyed' : 'viperDamaged', { area, pilot, ...viperFact(kind) })
  if (pilot !== undefined) send(game, pilot, 'sickbay')
  // The viper of a pilot is where `send` has just left it.
  moveViper(game, pilot === undefined ? area : 'reserves', isLost ? 'destroyed' : 'damaged', kind)
}
