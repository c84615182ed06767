// Kinds of vipers. A number of vipers counts all that are somewhere; beside it is noted how many of them are of a special kind. Who takes a
// viper from where there are several kinds chooses the kind. (Rulebooks: Mark VII vipers.)

import { type Area, type Attacker, areas, type Seat, type ViperKind, type ViperPlace } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { kindOption, viperOption } from '../core/option-kinds.ts'
import { frameOf, procedure } from '../core/procedure.ts'
import { changeable, rulesOf } from '../core/rules.ts'
import type { Game, Table } from '../core/state.ts'
import { takeActions } from './actions.ts'

/**
 * Who says which kind of viper is meant where an effect names nobody: whoever is acting, or the current player if nobody is. ruling:
 * docs/rulings.md#which-viper
 */
export const choosesKind = changeable(
  'choosesKind',
  (game: Game): Seat => frameOf(game, takeActions)?.seat ?? game.current,
)

/** As much of a table as says where vipers are. */
export type Vipers = Pick<Table, 'reserves' | 'damagedVipers' | 'removed' | 'space' | 'viperKinds'>

/** All vipers at a place, of whatever kind. */
export function vipersAt({ reserves, damagedVipers, removed, space, viperKinds }: Vipers, place: ViperPlace): number {
  if (place === 'beside') return sumAt(viperKinds, place)
  if (place === 'reserves') return reserves.vipers
  if (place === 'damaged') return damagedVipers
  return place === 'destroyed' ? removed.vipers : space[place].vipers
}

/** How many of them are of one kind. */
export function countOfKind(table: Vipers, place: ViperPlace, kind: ViperKind): number {
  if (kind !== 'viper') return table.viperKinds?.[kind]?.[place] ?? 0
  return vipersAt(table, place) - sumAt(table.viperKinds, place)
}

/** In games with special kinds asked wherever there may be vipers: no more is made for it than must be. */
function sumAt(kinds: Vipers['viperKinds'], place: ViperPlace): number {
  let sum = 0
  for (const kind in kinds) sum += kinds[kind as ViperKind]?.[place] ?? 0
  return sum
}

/** The kinds of vipers at a place, the ordinary one first. */
export function kindsAt(table: Vipers, place: ViperPlace): ViperKind[] {
  const kinds: ViperKind[] = countOfKind(table, place, 'viper') > 0 ? ['viper'] : []
  for (const kind in table.viperKinds)
    if (countOfKind(table, place, kind as ViperKind) > 0) kinds.push(kind as ViperKind)
  return kinds
}

/** A kind as options name it: the ordinary one goes without saying. */
export const special = (kind: ViperKind): ViperKind | undefined => (kind === 'viper' ? undefined : kind)

/** What a sentence of the log says of it. */
export const viperFact = (kind: ViperKind): { ship?: ViperKind } => (kind === 'viper' ? {} : { ship: kind })

/** The unmanned vipers of an area, as options, one of each kind. */
export const vipersIn = (table: Table, area: Area): string[] =>
  kindsAt(table, area).map((kind) => viperOption(area, special(kind)))

/** A viper that has come from the Reserves into an area, as a note. */
export const fromReserves = (area: Area, kind: ViperKind): string => (kind === 'viper' ? area : `${area}:${kind}`)

/** The vipers of such notes that are still there and unmanned, as options. */
export const stillUnmanned = (table: Table, notes: readonly string[]): string[] =>
  [...new Set(notes)].flatMap((note) => {
    const [area, kind = 'viper'] = note.split(':') as [Area, ViperKind?]
    return countOfKind(table, area, kind) > 0 ? [viperOption(area, special(kind))] : []
  })

/** The kind of viper that somebody flies. */
export const flownBy = (table: Table, pilot: Seat): ViperKind => table.seats[pilot].flies ?? 'viper'

/** How many areas a viper moves at most. */
export const reachOf = (table: Table, kind: ViperKind): number => rulesOf(table).viperKinds[kind]?.reach ?? 1

/** Whether what is under fire is a viper. */
export const isViper = (table: Table, target: string): target is ViperKind =>
  target === 'viper' || target in rulesOf(table).viperKinds

/** Every area that a viper of this kind gets to from here, the nearest first: nobody flies over Galactica. */
export function areasInReach(table: Table, from: Area, kind: ViperKind): Area[] {
  const here = areas.indexOf(from)
  const reached: Area[] = []
  for (let by = 1; by <= reachOf(table, kind); by++)
    reached.push(areas[(here + by) % areas.length], areas[(here + areas.length - by) % areas.length])
  return reached
}

/** A viper of this kind more, or fewer. */
export function addVipers(game: Game, place: ViperPlace, kind: ViperKind, by: number): void {
  if (place === 'reserves') game.reserves.vipers += by
  else if (place === 'damaged') game.damagedVipers += by
  else if (place === 'destroyed') game.removed.vipers += by
  else if (place !== 'beside') game.space[place].vipers += by
  if (kind === 'viper') return
  game.viperKinds ??= {}
  game.viperKinds[kind] ??= {}
  const places = game.viperKinds[kind]
  places[place] = (places[place] ?? 0) + by
}

export function moveViper(game: Game, from: ViperPlace, to: ViperPlace, kind: ViperKind): void {
  addVipers(game, from, kind, -1)
  addVipers(game, to === 'damaged' && isNeverDamaged(game, kind) ? 'destroyed' : to, kind, 1)
}

/** Whether what would damage a viper of this kind destroys it. */
export const isNeverDamaged = (table: Table, kind: ViperKind): boolean =>
  rulesOf(table).viperKinds[kind]?.neverDamaged === true

/** How many vipers in the Reserves may be risked. */
export const vipersToRisk = (table: Table): number =>
  kindsAt(table, 'reserves')
    .filter((kind) => rulesOf(table).viperKinds[kind]?.neverRisked !== true)
    .reduce((sum, kind) => sum + countOfKind(table, 'reserves', kind), 0)

/** By which row of the attack table a viper of this kind shoots. */
export const attackerOf = (table: Table, kind: ViperKind): Attacker =>
  rulesOf(table).viperKinds[kind]?.attacksAs ?? 'viper'

/** All vipers of a place go to another. */
export function moveAllVipers(game: Game, from: ViperPlace, to: ViperPlace): void {
  for (const kind of kindsAt(game, from)) {
    const count = countOfKind(game, from, kind)
    addVipers(game, from, kind, -count)
    addVipers(game, to, kind, count)
  }
}

/** Somebody climbs into a viper. */
export function boardViper(game: Game, pilot: Seat, from: ViperPlace, kind: ViperKind): void {
  addVipers(game, from, kind, -1)
  if (kind !== 'viper') game.seats[pilot].flies = kind
}

/** Whoever stops piloting leaves the viper somewhere. */
export function leaveViper(game: Game, pilot: Seat, to: ViperPlace): void {
  const kind = flownBy(game, pilot)
  addVipers(game, to, kind, 1)
  // Emptied, not deleted: a seat that something is deleted from is slow from then on.
  if (kind !== 'viper') game.seats[pilot].flies = undefined
}

interface Taking {
  /** Who chooses the kinds. */
  by: Seat
  from: ViperPlace
  to: ViperPlace
  left: number
}

/** So many vipers go from one place to another: at once, where there is nothing to choose. */
export function takeVipers(game: Game, taking: Taking): void {
  if (isChoice(game, taking)) choosingVipers.begin(game, taking)
  else takeAnyVipers(game, taking)
}

const isChoice = (table: Table, { from, left }: Taking): boolean =>
  left > 0 && left < vipersAt(table, from) && kindsAt(table, from).length > 1

function takeAnyVipers(game: Game, taking: Taking): void {
  const { from, left } = taking
  const all = kindsAt(game, from).flatMap((kind) => Array.from({ length: countOfKind(game, from, kind) }, () => kind))
  takeOfKinds(game, taking, all.slice(0, left))
}

/** Of vipers in the Reserves it is told what becomes of them. */
function takeOfKinds(game: Game, { from, to }: Taking, kinds: readonly ViperKind[]): void {
  const lost = kinds.filter((kind) => to === 'destroyed' || isNeverDamaged(game, kind))
  const count = kinds.length - lost.length
  if (from === 'reserves' && count > 0) log(game, 'reservesDamaged', { count })
  if (from === 'reserves') for (const kind of lost) log(game, 'viperDestroyed', { area: from, ...viperFact(kind) })
  for (const kind of kinds) moveViper(game, from, to, kind)
}

const choosingVipers = procedure<Taking>('choosingVipers', {
  choose: {
    text: says`Which of the vipers do you take? | ¿Cuál de los Vipers tomas? | Welche der Viper nimmst du? | Lequel des vipers prenez-vous\u202f? | Którego z viperów wybierasz?`,
    who: (game, frame) => (isChoice(game, frame) ? frame.by : undefined),
    options: (game, { from }) => kindOption.each(kindsAt(game, from)),
    // A better one is better kept.
    prospect: (_table, { to }, option) => {
      const lost = to === 'damaged' || to === 'destroyed'
      return { changes: kindOption.of(option) === 'viper' ? {} : { vipers: lost ? -0.5 : 0.5 } }
    },
    answer: (game, frame, seat, [choice]) => {
      const kind = kindOption.of(choice)
      log(game, 'choosesViper', { seat, ship: kind })
      takeOfKinds(game, frame, [kind])
      frame.left--
      return 'choose'
    },
  },
  others: (game, frame) => takeAnyVipers(game, frame),
})
