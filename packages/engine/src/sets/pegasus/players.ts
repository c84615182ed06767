// Who is who with Pegasus, and effects that go around the table. (Rulebook: "Cylon players" and "human players";
// Cylon leaders; Infiltration.)

import type { BoardId, Seat } from '../../core/ids.ts'
import { procedure } from '../../core/procedure.ts'
import { rulesOf } from '../../core/rules.ts'
import type { Context, Game, Node } from '../../core/state.ts'
import { perform } from '../../language/node.ts'
import { onBoard } from '../../rules/people.ts'
import { clockwiseFrom, isHuman } from '../../rules/table.ts'
import { recall } from './state.ts'

/** One effect for each of these players, who is `self` in it. */
export const inTurn = procedure<{ seats: readonly Seat[]; effect: Node; context: Context }>('inTurn', {
  next: (game, frame) => {
    const [seat, ...rest] = frame.seats
    if (seat === undefined) return 'end'
    frame.seats = rest
    perform(game, frame.effect, { ...frame.context, actor: seat })
    return 'again'
  },
})

export function isLeader(game: Game, seat: Seat): boolean {
  const { character } = game.seats[seat]
  return character !== undefined && rulesOf(game).characters[character].type === 'cylon leader'
}

/** Has become the Sympathetic Cylon. */
export const isSympathetic = (game: Game, seat: Seat): boolean => game.seats[seat].sheetLost === true

/** Wins and loses by an agenda, and may infiltrate. */
export const hasAgenda = (game: Game, seat: Seat): boolean => isLeader(game, seat) || isSympathetic(game, seat)

/** Counts as a human player for the time being. */
export const isInfiltrating = (game: Game, seat: Seat): boolean => isHuman(game, seat) && hasAgenda(game, seat)

/** May be given loyalty cards and titles: infiltrators may not. */
export const isTrueHuman = (game: Game, seat: Seat): boolean => isHuman(game, seat) && !hasAgenda(game, seat)

export const trueHumans = (game: Game, from: Seat): Seat[] =>
  clockwiseFrom(game, from).filter((seat) => isTrueHuman(game, seat))

export const onNewCaprica = (game: Game, seat: Seat): boolean => onBoard(game, seat, 'new-caprica' satisfies BoardId)

/** New Caprica is occupied and Galactica has fled: nothing happens in space. */
export const galacticaAway = (game: Pick<Game, 'boxes'>): boolean => recall(game).newCaprica?.orbit === false

export const inNewCapricaPhase = (game: Pick<Game, 'boxes'>): boolean => recall(game).newCaprica !== undefined
