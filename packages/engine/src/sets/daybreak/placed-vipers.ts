// Vipers that are placed and act at once: those alone, each once. (Rulebook: Clarifications on the Raider Bay; Launch Reserves.)

import type { Area, Seat, ViperKind } from '../../core/ids.ts'
import { says } from '../../core/languages.ts'
import { attackOption, done, moveOption } from '../../core/option-kinds.ts'
import { procedure } from '../../core/procedure.ts'
import type { Game, Table } from '../../core/state.ts'
import { beginPlacing } from '../../rules/placement.ts'
import { countOfKind, kindsAt } from '../../rules/viper-kinds.ts'
import {
  activateUnmanned,
  bestShot,
  canPayForViper,
  otherDeeds,
  payForViper,
  prospectOfActivation,
  unmannedActivations,
} from '../../rules/vipers.ts'

interface Placed {
  seat: Seat
  area: Area
  /** The unmanned vipers that were there before, by kind. */
  kindsBefore: Partial<Record<ViperKind, number>>
  left: number
  /** The kinds of those that are still to act. */
  acting?: ViperKind[]
}

/** The unmanned vipers of an area, by kind. */
export const kindsIn = (table: Table, area: Area): Placed['kindsBefore'] =>
  Object.fromEntries(kindsAt(table, area).map((kind) => [kind, countOfKind(table, area, kind)]))

/** Whatever comes to an area next may act there, so many at most; or whatever has come since others were there alone. */
export function activateArrivals(
  game: Game,
  seat: Seat,
  area: Area,
  count: number,
  kindsBefore = kindsIn(game, area),
): void {
  activatePlaced.begin(game, { seat, area, kindsBefore, left: count })
}

export function placeAndActivate(game: Game, seat: Seat, area: Area, count: number): void {
  activateArrivals(game, seat, area, count)
  beginPlacing(game, { [area]: { viper: count } })
}

/** A viper that somebody has boarded meanwhile is that pilot's. */
const arrivedIn = (table: Table, { area, kindsBefore = {} }: Partial<Placed> & Pick<Placed, 'area'>): ViperKind[] =>
  kindsAt(table, area).flatMap((kind) =>
    Array.from({ length: Math.max(0, countOfKind(table, area, kind) - (kindsBefore[kind] ?? 0)) }, () => kind),
  )

const activatePlaced = procedure<Placed>('activatePlaced', {
  boarded: (game, frame) => {
    frame.acting = arrivedIn(game, frame)
    frame.left = Math.min(frame.left, frame.acting.length)
  },
  activate: {
    attacks: 'viper',
    text: says`{left, plural, one {# viper} other {# vipers}} left to activate. What does the next one do? | {left, plural, one {Queda # Viper} other {Quedan # Vipers}} por activar. ¿Qué hace el siguiente? | Noch {left, plural, one {# Viper} other {# Viper}} zu aktivieren. Was tut die nächste? | {left, plural, one {# viper} other {# vipers}} à activer. Que fait le suivant\u202f? | {left, plural, one {Został # viper} few {Zostały # vipery} many {Zostało # viperów} other {Zostało # vipera}} do aktywacji. Co robi następny?`,
    facts: (_game, { left }) => ({ left }),
    who: (_game, { seat, left }) => (left > 0 ? seat : undefined),
    options: (game, frame) => [
      ...(canPayForViper(game, frame.seat)
        ? unmannedActivations(game).filter((choice) => actorOf(game, choice, frame) !== undefined)
        : []),
      done,
    ],
    prospect: (table, _frame, choice) => prospectOfActivation(table, choice),
    fallback: () => [done],
    answer: (game, frame, seat, [choice]) => {
      if (choice === done) return 'end'
      const { area } = frame
      const kind = actorOf(game, choice, frame)
      const acting = stillToAct(game, frame)
      frame.left--
      frame.acting = acting.filter((_, i) => i !== acting.indexOf(kind ?? 'viper'))
      activateUnmanned(game, { by: seat, left: 0, one: { area, ...(kind && { kind }) } }, seat, choice)
      payForViper(game, seat)
      return 'activate'
    },
  },
})

const stillToAct = (table: Table, { area, acting }: Placed): readonly ViperKind[] => acting ?? kindsAt(table, area)

/** Which of those that are to act would do it, if one of them can. */
function actorOf(table: Table, choice: string, frame: Placed): ViperKind | undefined {
  const acting = stillToAct(table, frame)
  if (moveOption.is(choice)) {
    const [from, , kind = 'viper'] = moveOption.read(choice)
    return from === frame.area ? acting.find((one) => one === kind) : undefined
  }
  if (acting.length === 0) return undefined
  if (attackOption.is(choice)) return attackOption.of(choice) === frame.area ? bestShot(table, acting) : undefined
  return otherDeeds(table, frame.area).includes(choice) ? acting[0] : undefined
}
