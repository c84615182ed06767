// Vipers that are placed and act at once: those alone, each once. (Rulebook: Clarifications on the Raider Bay; Launch Reserves.)

import type { Area, Seat, ViperKind } from '../../core/ids.ts'
import { says } from '../../core/languages.ts'
import { attackOption, done, moveOption } from '../../core/option-kinds.ts'
import { procedure } from '../../core/procedure.ts'
import type { Game, Table } from '../../core/state.ts'
import { beginPlacing } from '../../rules/placement.ts'
import {
  activateUnmanned,
  canPayForViper,
  otherDeeds,
  payForViper,
  prospectOfActivation,
  unmannedActivations,
} from '../../rules/vipers.ts'

interface Placed {
  seat: Seat
  area: Area
  /** How many unmanned vipers were there before. */
  before: number
  left: number
  /** Of this kind, where others are there that do not act. */
  kind?: ViperKind
}

export function placeAndActivate(game: Game, seat: Seat, area: Area, count: number): void {
  activatePlaced.begin(game, { seat, area, before: game.space[area].vipers, left: count })
  beginPlacing(game, { [area]: { viper: count } })
}

/** A viper that somebody has boarded meanwhile is that pilot's. */
export const activatePlaced = procedure<Placed>('activatePlaced', {
  boarded: (game, frame) => {
    frame.left = Math.min(frame.left, game.space[frame.area].vipers - frame.before)
  },
  activate: {
    attacks: 'viper',
    text: says`{left, plural, one {# viper} other {# vipers}} left to activate. What does the next one do? | {left, plural, one {Queda # Viper} other {Quedan # Vipers}} por activar. ¿Qué hace el siguiente? | Noch {left, plural, one {# Viper} other {# Viper}} zu aktivieren. Was tut die nächste? | {left, plural, one {# viper} other {# vipers}} à activer. Que fait le suivant\u202f? | {left, plural, one {Został # viper} few {Zostały # vipery} many {Zostało # viperów} other {Zostało # vipera}} do aktywacji. Co robi następny?`,
    facts: (_game, { left }) => ({ left }),
    who: (_game, { seat, left }) => (left > 0 ? seat : undefined),
    options: (game, { seat, area, kind }) => [
      ...(canPayForViper(game, seat)
        ? unmannedActivations(game).filter((choice) => actsFrom(game, choice, area, kind))
        : []),
      done,
    ],
    prospect: (table, _frame, choice) => prospectOfActivation(table, choice),
    fallback: () => [done],
    answer: (game, frame, seat, [choice]) => {
      if (choice === done) return 'end'
      frame.left--
      activateUnmanned(game, { by: seat, left: 0 }, seat, choice)
      payForViper(game, seat)
      return 'activate'
    },
  },
})

/** Whether a viper of this area, and of this kind, would do it. */
const actsFrom = (table: Table, choice: string, area: Area, kind?: ViperKind): boolean =>
  (moveOption.is(choice) && moveOption.of(choice) === area && [undefined, moveOption.read(choice)[2]].includes(kind)) ||
  (attackOption.is(choice) && attackOption.of(choice) === area) ||
  otherDeeds(table, area).includes(choice)
