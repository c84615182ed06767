// What it costs to leave New Caprica: the ships and people that stay behind. For whoever weighs whether to give the order.

import type { Price } from '../../../core/node.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { isHuman } from '../../../rules/table.ts'
import { lockedShips, preparedShips } from './civilian-ships.ts'
import { inNewCapricaPhase, onNewCaprica } from './where.ts'

/** Civilian ships on the planet, locked or prepared. */
export const shipsBehind = ({ decks }: Table): number =>
  (decks[lockedShips]?.cards.length ?? 0) + (decks[preparedShips]?.cards.length ?? 0)

/** Before the planet is settled nobody knows better than that about half of the ships will be saved. */
const usualLoss = { population: -5.5, morale: -2 }
/** Of the ships on the planet some will still be saved. */
const stillLost = 0.7

/** What leaving will cost in the end, as things go. */
export const costOfLeaving = (table: Table): Price =>
  inNewCapricaPhase(table) ? { population: -stillLost * shipsBehind(table), morale: -2 } : usualLoss

/** How likely something is left of everything if the fleet leaves now. */
export function chanceToArrive(table: Table): number {
  const { population, morale, fuel, food } = table.resources
  const ships = Array.from({ length: shipsBehind(table) })
  const left = table.seats.filter((_, seat) => isHuman(table, seat) && onNewCaprica(table, seat))
  const losing = (resource: 'population' | 'morale' | 'fuel' | 'food') => ships.map(() => lossOfShip(table, resource))
  return (
    survives(population, losing('population')) *
    survives(morale, [...losing('morale'), ...left.map(() => deathOfSomebody)]) *
    survives(fuel, losing('fuel')) *
    survives(food, losing('food'))
  )
}

/** Whoever is executed costs morale, but for the Cylons among them. */
const deathOfSomebody = [0.2, 0.8]

/** The chances that a ship costs 0, 1, 2 … of a resource. */
function lossOfShip(table: Table, resource: 'population' | 'morale' | 'fuel' | 'food'): number[] {
  const tokens = Object.values(rulesOf(table).civilianShips)
  const all = tokens.reduce((sum, { count }) => sum + count, 0)
  const chances: number[] = [0]
  for (const { count, loses } of tokens) {
    const lost = loses[resource] ?? 0
    chances[lost] = (chances[lost] ?? 0) + count / all
  }
  return Array.from(chances, (chance = 0) => chance)
}

/** How likely something is left of so many after all these losses: each is a list of chances to lose 0, 1, 2 … */
function survives(have: number, losses: readonly (readonly number[])[]): number {
  const lost = losses.reduce<readonly number[]>(together, [1])
  return lost.slice(0, Math.max(0, have)).reduce((sum, chance) => sum + chance, 0)
}

function together(chances: readonly number[], loss: readonly number[]): number[] {
  const next = Array<number>(chances.length + loss.length - 1).fill(0)
  chances.forEach((chance, lost) => {
    loss.forEach((more, by) => {
      next[lost + by] += chance * more
    })
  })
  return next
}
