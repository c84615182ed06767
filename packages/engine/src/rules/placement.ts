// Placing ships, and what happens when there are not enough of them. (Rulebook: Component limitations: the current player
// decides which are not placed.)

import type { Placement, ShipCounts } from '../core/card.ts'
import { type Area, areas, type Seat, type ShipKind, type ViperKind } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import type { Price } from '../core/node.ts'
import { areaOption, kindOption } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { changeable, rulesOf } from '../core/rules.ts'
import type { Game, Table, TableArea } from '../core/state.ts'
import { opensWindow } from '../core/windows.ts'
import { placeCivilian } from './civilian-ships.ts'
import { sum } from './table.ts'
import { choosesKind, fromReserves, kindsAt, moveViper } from './viper-kinds.ts'

/** How many ships of a kind there are, on the board or beside it. */
export const shipsInGame = changeable(
  'shipsInGame',
  (table: Table, ship: keyof ShipCounts): number => rulesOf(table).ships[ship],
)

/** How many ships of a kind are left to place. */
export function supply(game: Table, ship: ShipKind): number {
  switch (ship) {
    case 'raider':
      return shipsInGame(game, 'raiders') - onBoard(game, ({ raiders }) => raiders)
    case 'heavyRaider':
      return shipsInGame(game, 'heavyRaiders') - onBoard(game, ({ heavyRaiders }) => heavyRaiders)
    case 'basestar':
      return shipsInGame(game, 'basestars') - onBoard(game, ({ basestars }) => basestars.length)
    case 'viper':
      return game.reserves.vipers
    case 'civilian':
      return game.civilianPile.length
  }
}

function onBoard({ space }: Table, count: (area: TableArea) => number): number {
  let found = 0
  for (const area of areas) found += count(space[area])
  return found
}

/** A Cylon ship is taken that will be placed on the board: from the pile beside it. */
export const takeFromPile = changeable('takeFromPile', (_game: Game, _ship: CylonShip): void => undefined)

export type CylonShip = 'raider' | 'heavyRaider' | 'basestar'

interface Placing {
  /** What is still to be placed, in the order of kinds. */
  todo: { ship: ShipKind; area: Area; count: number }[]
  /** Vipers that came from the Reserves, for Alert Viper Pilot. */
  launched: string[]
  /** Where the next viper goes, whose kind is to be chosen. */
  area?: Area
}

export const placeShips = procedure<Placing>('placeShips', {
  next: (game, frame) => {
    frame.todo = frame.todo.filter(({ ship, count }) => count > 0 && supply(game, ship) > 0)
    return frame.todo.length === 0 ? 'placed' : undefined
  },
  choose: {
    text: says`There are not enough {ship, form, plural} to place them all. Where is the next one placed? | No hay {ship, form, plural} suficientes para {ship, gender, f {colocarlas todas} other {colocarlos todos}}. ¿Dónde se coloca {ship, gender, f {la} other {el}} siguiente? | Es gibt nicht genug {ship, form, plural}, um alle zu platzieren. Wo wird {ship, gender, m {der} f {die} other {das}} nächste platziert? | Il n’y a pas assez de {ship, form, plural} pour tous les placer. Où le prochain est-il placé\u202f? | Nie wystarcza {ship, form, pluralGen}, aby umieścić wszystkie. Gdzie trafia następny?`,
    facts: (_game, { todo }) => ({ ship: todo[0].ship }),
    who: (game, frame) => (isShort(game, frame) ? game.current : undefined),
    options: (_game, frame) => sameKind(frame).map(({ area }) => areaOption(area)),
    answer: (game, frame, _seat, [option]) => {
      const entry = sameKind(frame).find(({ area }) => area === areaOption.of(option))
      if (entry?.ship === 'viper' && kindsToPlace(game).length > 1) {
        frame.area = entry.area
        return undefined
      }
      if (entry !== undefined) {
        put(game, frame, entry.ship, entry.area, 1)
        entry.count--
      }
      return 'next'
    },
  },
  kind: {
    text: says`Which viper is placed {area, form, in}? | ¿Qué Viper se coloca {area, form, in}? | Welche Viper wird {area, form, in} platziert? | Quel viper est placé {area, form, in}\u202f? | Który viper trafia {area, form, in}?`,
    facts: (_game, frame) => ({ area: frame.area ?? frame.todo[0].area }),
    who: (game, { todo: [next] }) =>
      next.ship === 'viper' && kindsToPlace(game).length > 1 ? choosesKind(game) : undefined,
    options: (game) => kindOption.each(kindsToPlace(game)),
    answer: (game, frame, _seat, [choice]) => {
      const { area = frame.todo[0].area } = frame
      delete frame.area
      const entry = sameKind(frame).find((one) => one.area === area)
      if (entry !== undefined) entry.count--
      put(game, frame, 'viper', area, 1, kindOption.of(choice))
      return 'next'
    },
  },
  placeAll: (game, frame) => {
    const placing = sameKind(frame)
    for (const { ship, area, count } of placing) put(game, frame, ship, area, count)
    frame.todo = frame.todo.filter((entry) => !placing.includes(entry))
    return 'next'
  },
  placed: opensWindow('vipersPlaced'), // Alert Viper Pilot
})

/** Which of the vipers in the Reserves may be placed. */
export const kindsToPlace = changeable('kindsToPlace', (table: Table): readonly ViperKind[] =>
  kindsAt(table, 'reserves'),
)

const placingOrder = ['basestar', 'raider', 'heavyRaider', 'viper', 'civilian'] as const satisfies readonly ShipKind[]

/** Begins to place ships as a card shows them. */
export const beginPlacing = changeable('beginPlacing', (game: Game, placement: Placement): void => {
  const todo: Placing['todo'] = []
  // No two cards show the same areas: each is looked at once.
  const groups = areas.map((area) => placement[area])
  for (const ship of placingOrder) {
    groups.forEach((group, i) => {
      const count = group?.[ship] ?? 0
      if (count > 0) todo.push({ ship, area: areas[i], count })
    })
  }
  placeShips.begin(game, { todo, launched: [] })
})

/** Who places civilian ships that no area is named for. */
export const placesCivilians = changeable('placesCivilians', (table: Table): Seat => table.titles.admiral)

/** Where they may be placed. */
export const areasForCivilians = changeable('areasForCivilians', (_table: Table): readonly Area[] => areas)

/** Civilian ships that no area is named for, one after the other. */
export const placeCivilians = procedure<{ left: number }>('placeCivilians', {
  choose: {
    text: says`Where is the next civilian ship placed? | ¿Dónde se coloca la siguiente Nave Civil? | Wo wird das nächste Zivilschiff platziert? | Où le prochain vaisseau civil est-il placé\u202f? | Gdzie trafia następny statek cywilny?`,
    who: (game, { left }) => (left > 0 && supply(game, 'civilian') > 0 ? placesCivilians(game) : undefined),
    options: (game) => areaOption.each(areasForCivilians(game)),
    prospect: (_table, _frame, option) => ({ changes: { [`placed:${areaOption.of(option)}:civilian`]: 1 } }),
    fallback: (game, _frame, _seat, options) => [
      options.find((option) => isFreeOfCylons(game, areaOption.of(option))) ?? options[0],
    ],
    answer: (game, frame, _seat, [choice]) => {
      frame.left--
      beginPlacing(game, { [areaOption.of(choice)]: { civilian: 1 } })
      return 'choose'
    },
  },
})

/** Whether no Cylon ship is in an area. */
export function isFreeOfCylons(table: Table, area: Area): boolean {
  const { raiders, heavyRaiders, basestars } = table.space[area]
  return raiders + heavyRaiders + basestars.length === 0
}

const sameKind = ({ todo }: Placing) => todo.filter(({ ship }) => ship === todo[0].ship)

/** Some ships of this kind can be placed, but not all. */
function isShort(game: Game, frame: Placing): boolean {
  return supply(game, frame.todo[0].ship) < sum(sameKind(frame).map(({ count }) => count))
}

function put(game: Game, frame: Placing, ship: ShipKind, area: Area, count: number, kind?: ViperKind): void {
  const space = game.space[area]
  for (let i = 0; i < count; i++) {
    if (ship !== 'civilian' && ship !== 'viper') takeFromPile(game, ship)
    if (ship === 'raider') space.raiders++
    else if (ship === 'heavyRaider') space.heavyRaiders++
    else if (ship === 'basestar') space.basestars.push({ id: freeBasestar(game), damage: [] })
    else if (ship === 'civilian') placeCivilian(game, area)
    else {
      const viper = kind ?? kindsAt(game, 'reserves')[0]
      moveViper(game, 'reserves', area, viper)
      frame.launched.push(fromReserves(area, viper))
    }
  }
  log(game, 'placed', { ship: kind ?? ship, area, count })
}

/** The number of a basestar that is not on the board. */
export function freeBasestar(game: Game): number {
  const used = areas.flatMap((area) => game.space[area].basestars.map(({ id }) => id))
  let id = 0
  while (used.includes(id)) id++
  return id
}

/** Ships that appear: vipers and civilian ships as well as the Cylons'. */
export const placementPrice = (placement: Placement): Price =>
  Object.fromEntries(
    Object.entries(placement).flatMap(([area, group]) =>
      Object.entries(group).map(([ship, count]) => [`placed:${area}:${ship}`, count]),
    ),
  )
