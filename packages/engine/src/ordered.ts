// What is answered for a seat outside windows, where everybody sees who is asked: by standing orders, and by chance where nobody could tell the
// answers apart. Whoever runs the table gives it after the time that it always takes, so that nobody can tell it from an answer.

import { attackOption, shipOption } from './core/option-kinds.ts'
import { frameOf } from './core/procedure.ts'
import type { Game, StandingOrder, Table } from './core/state.ts'
import type { Decision } from './game.ts'
import { contribution, orderedContribution, skillCheck, sparesItself } from './rules/skill-check.ts'

export { contribution }

/**
 * What a person begins with besides `sparingOrders` where nobody else is at the table: bots do not wonder why an answer comes after the time
 * that it always takes.
 */
export const ordersAlone: readonly StandingOrder[] = [{ what: contribution, do: 'pass', when: 'asHuman' }]

/** The answer that a seat has ordered to this kind of question, if it fits now; or any, if they are all alike. */
export function orderedAnswer(game: Game, asked: Asked): readonly string[] | undefined {
  const { options, max } = asked
  return max === 1 && areAlike(game, options) ? [options[0].id] : sparedAnswer(game, asked)
}

/** The part of it that the seat can tell: what it has ordered, and what is the same whatever is chosen, is given without being asked. */
export function sparedAnswer(table: Table, { seat, kind, options, min, max }: Asked): readonly string[] | undefined {
  const single = min === 1 && max === 1
  if (single && options.length === 1 && sparesItself(table, seat)) return [options[0].id]
  if (single && options.length > 1 && areSameTarget(table, options)) return [options[0].id]
  const check = kind === 'skillCheck:contribute' ? frameOf(table, skillCheck) : undefined
  return check === undefined ? undefined : orderedContribution(table, check, seat)
}

type Asked = Pick<Decision, 'seat' | 'kind' | 'options' | 'min' | 'max'>

/** Basestars of one area with the same damage, or with none. */
function areSameTarget({ space }: Table, options: Asked['options']): boolean {
  if (!options.every(({ id }) => attackOption.is(id))) return false
  const marks = options.map(({ id }) => {
    const [area, ship, number] = attackOption.read(id)
    const basestar = ship === 'basestar' ? space[area].basestars.find((one) => one.id === number) : undefined
    return basestar === undefined ? id : `${area} ${[...basestar.damage].sort()}`
  })
  return new Set(marks).size === 1
}

/** Civilian ships of one area at which nobody has ever looked. They were shuffled: the first is as good as any. */
function areAlike(game: Game, options: Asked['options']): boolean {
  if (options.length < 2 || !options.every(({ id }) => shipOption.is(id))) return false
  const ships = options.map(({ id }) => shipOption.read(id))
  const [[area]] = ships
  const unseen = game.space[area].civilians.filter(({ seen }) => seen === 0).map(({ id }) => id)
  return ships.every(([where, id]) => where === area && unseen.includes(id))
}
