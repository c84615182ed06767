// The Cylon Fleet board: six areas that answer to those around Galactica, where Cylon ships gather. (Rulebook: The Cylon Fleet board; Placing
// Cylon ships on the main game board.)

import type { Area } from '../../../core/ids.ts'
import { tells } from '../../../core/log.ts'
import { memory } from '../../../core/memory.ts'
import { changed } from '../../../core/rules.ts'
import type { Game, Table } from '../../../core/state.ts'
import { type CylonShip, freeBasestar, supply, takeFromPile } from '../../../rules/placement.ts'
import { sum } from '../../../rules/table.ts'

export interface FleetBoard {
  /** The space of the pursuit marker: 0 is Start. */
  pursuit: number
  /** The ships of each area; a basestar has no damage tokens here. */
  space: Partial<Record<Area, CylonShips>>
}

type CylonShips = Partial<Record<CylonShip, number>>

export const { recall, remember } = memory('cylon-fleet', () => ({ pursuit: 0, space: {} }))

/** The areas by their numbers, the lowest first. */
const numbers = {
  rear: [1, 1],
  portAft: [2, 2],
  starboardAft: [3, 3],
  portBow: [4, 4],
  starboardBow: [5, 6],
  front: [7, 8],
} as const satisfies Record<Area, readonly [number, number]>

export const fleetAreas = Object.keys(numbers) as Area[]

/** The number printed on an area: '4' or '5–6'. */
export const numberOf = (area: Area): string => [...new Set(numbers[area])].join('–')

export const areaOfRoll = (rolled: number): Area =>
  fleetAreas.find((area) => rolled <= numbers[area][1]) ?? fleetAreas[fleetAreas.length - 1]

export const cylonShips = ['basestar', 'raider', 'heavyRaider'] as const satisfies readonly CylonShip[]

/** How many ships of a kind are in an area of the board. */
export const gathered = (table: Table, area: Area, ship: CylonShip): number => recall(table).space[area]?.[ship] ?? 0

/** How many of a kind are on the whole board. */
export const allGathered = (table: Table, ship: CylonShip): number =>
  sum(fleetAreas.map((area) => gathered(table, area, ship)))

/** How many of a kind are on neither board. */
export const inPile = (table: Table, ship: CylonShip): number => supply(table, ship) - allGathered(table, ship)

function add(game: Game, area: Area, ship: CylonShip, count: number): void {
  const { space } = remember(game)
  space[area] = { ...space[area], [ship]: gathered(game, area, ship) + count }
}

/** Ships from the pile gather in an area, as far as there are any. */
export function gather(game: Game, area: Area, ship: CylonShip, upTo: number): void {
  const count = Math.min(upTo, inPile(game, ship))
  if (count <= 0) return
  add(game, area, ship, count)
  tell.fleetGathers(game, { ship, area, count })
}

/** All ships of an area move to the same area of the main board. */
export function moveOver(game: Game, area: Area): void {
  const arriving = shipsOf((ship) => gathered(game, area, ship))
  if (Object.keys(arriving).length === 0) return
  delete remember(game).space[area]
  const space = game.space[area]
  space.raiders += arriving.raider ?? 0
  space.heavyRaiders += arriving.heavyRaider ?? 0
  for (let i = arriving.basestar ?? 0; i > 0; i--) space.basestars.push({ id: freeBasestar(game), damage: [] })
  tell.fleetArrives(game, { area, fleet: arriving })
}

/** All Cylon ships of an area of the main board gather in the same area of this one; damage tokens come off. */
export function fallBack(game: Game, area: Area): void {
  const { raiders, heavyRaiders, basestars } = game.space[area]
  const leaving = shipsOf((ship) => ({ raider: raiders, heavyRaider: heavyRaiders, basestar: basestars.length })[ship])
  if (Object.keys(leaving).length === 0) return
  for (const basestar of basestars) game.basestarDamagePile.push(...basestar.damage)
  Object.assign(game.space[area], { raiders: 0, heavyRaiders: 0, basestars: [] })
  for (const ship of cylonShips) if (leaving[ship] !== undefined) add(game, area, ship, leaving[ship])
  tell.fleetFollows(game, { area, fleet: leaving })
}

const shipsOf = (count: (ship: CylonShip) => number): CylonShips =>
  Object.fromEntries(cylonShips.flatMap((ship) => (count(ship) > 0 ? [[ship, count(ship)]] : [])))

/** Every Cylon ship of a kind is on one board or the other. */
export const isUsedUp = (table: Table, ship: CylonShip): boolean => inPile(table, ship) === 0

/** The area with the highest number where such a ship is. */
export const highestWith = (table: Table, ship: CylonShip): Area | undefined =>
  fleetAreas.findLast((area) => gathered(table, area, ship) > 0)

export const boardChanges = [
  /** Where the pile has none left, a ship comes from the area with the lowest number. */
  changed(takeFromPile, (rule, game, ship) => {
    rule(game, ship)
    const from = fleetAreas.find((area) => gathered(game, area, ship) > 0)
    if (!isUsedUp(game, ship) || from === undefined) return
    add(game, from, ship, -1)
    tell.comesOver(game, { ship, area: from })
  }),
]

export function boardFaults(game: Game): string[] {
  const { pursuit, space } = recall(game)
  const faults = cylonShips.flatMap((ship) => {
    const left = inPile(game, ship)
    return left < 0 ? [`${-left} ${ship} too many on the two boards`] : []
  })
  const counts = Object.values(space).flatMap((there) => Object.values(there))
  if (counts.some((count) => count < 0)) faults.push('fewer than no ships on the Cylon Fleet board')
  if (pursuit < 0 || pursuit > 3) faults.push(`the pursuit marker is on space ${pursuit}`)
  return faults
}

const numbered = ({ area }: Readonly<Record<string, unknown>>) => ({ number: numberOf(area as Area) })

const tell = {
  fleetGathers: tells(
    'fleetGathers',
    {
      en: '{ship, counted, count} {count, plural, one {gathers} other {gather}} in area {number} of the Cylon Fleet board.',
      es: '{ship, counted, count} {count, plural, one {se reúne} other {se reúnen}} en la zona {number} del tablero de la Flota Cylon.',
      de: '{ship, counted, count} {count, plural, one {sammelt} other {sammeln}} sich in Feld {number} des Zylonenflotte-Spielplans.',
      fr: '{ship, counted, count} {count, plural, one {se rassemble} other {se rassemblent}} dans la case {number} du plateau de la Flotte Cylon.',
      pl: '{ship, counted, count} {count, plural, one {zbiera się} few {zbierają się} many {zbiera się} other {zbiera się}} w sektorze {number} planszy Floty Cylonów.',
    },
    numbered,
  ),
  fleetArrives: tells('fleetArrives', {
    en: 'The Cylon fleet arrives {area, form, in}: {fleet, list, and}.',
    es: 'La flota cylon llega {area, form, in}: {fleet, list, and}.',
    de: 'Die Zylonenflotte trifft {area, form, in} ein: {fleet, list, and}.',
    fr: 'La flotte cylon arrive {area, form, in}\u202f: {fleet, list, and}.',
    pl: 'Flota Cylonów pojawia się {area, form, in}: {fleet, list, and}.',
  }),
  fleetFollows: tells('fleetFollows', {
    en: 'The Cylon ships {area, form, in} stay behind and take up the pursuit: {fleet, list, and}.',
    es: 'Las naves cylons {area, form, in} quedan atrás y emprenden la persecución: {fleet, list, and}.',
    de: 'Die Zylonenschiffe {area, form, in} bleiben zurück und nehmen die Verfolgung auf: {fleet, list, and}.',
    fr: 'Les vaisseaux cylons {area, form, in} restent en arrière et se lancent à la poursuite\u202f: {fleet, list, and}.',
    pl: 'Statki Cylonów {area, form, in} zostają w tyle i rozpoczynają pościg: {fleet, list, and}.',
  }),
  comesOver: tells(
    'comesOver',
    {
      en: '{ship, form, a} comes from area {number} of the Cylon Fleet board.',
      es: '{ship, form, a} viene de la zona {number} del tablero de la Flota Cylon.',
      de: '{ship, form, a} kommt aus Feld {number} des Zylonenflotte-Spielplans.',
      fr: '{ship, form, a} vient de la case {number} du plateau de la Flotte Cylon.',
      pl: '{ship} przybywa z sektora {number} planszy Floty Cylonów.',
    },
    numbered,
  ),
}
