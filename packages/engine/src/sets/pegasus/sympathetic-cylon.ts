// The Sympathetic Cylon, the Sleeper Agent phase with a leader at the table, and agendas when the game is over. (Rulebook:
// Sympathetic Cylon; Agenda cards; Winning the game.)

import type { Seat } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { changed, rulesOf } from '../../core/rules.ts'
import type { Game, LoyaltyCard } from '../../core/state.ts'
import type { Wrap } from '../../language/card.ts'
import { endGame } from '../../rules/end.ts'
import { reveal } from '../../rules/loyalty.ts'
import { isHuman } from '../../rules/table.ts'
import { agendas } from './agendas.ts'
import { isLeader } from './players.ts'
import { dealAgenda } from './setup.ts'

const sympatheticCard = (game: Game, seat: Seat): LoyaltyCard | undefined =>
  game.seats[seat].loyalty.find(({ card, revealed }) => !revealed && rulesOf(game).loyalty[card].side === 'sympathetic')

export const sympatheticWraps = {
  'sleeperAgentPhase:begin': ((game, frame, step) => {
    const next = step()
    frame.left = frame.left.filter(({ seat }) => !isLeader(game, seat))
    return next
  }) satisfies Wrap<{ left: { seat: Seat }[] }>,
  'receiveLoyalty:sympathizer': ((game, { seat }, step) => {
    const shown = sympatheticCard(game, seat)
    if (shown === undefined || !isHuman(game, seat)) return step()
    reveal.begin(game, { seat, card: shown.card, sympathizer: true })
    return undefined
  }) satisfies Wrap<{ seat: Seat }>,
  'reveal:becomeCylon': ((game, { seat, card }, step) => {
    const next = step()
    if (rulesOf(game).loyalty[card].side !== 'sympathetic') return next
    game.seats[seat].sympathizer = false
    game.seats[seat].sheetLost = true
    dealAgenda(game, seat, 'sympatheticAgenda')
    return next
  }) satisfies Wrap<{ seat: Seat; card: string }>,
}

/** Endings that have a sentence of their own. */
const ownEndings = ['new-caprica', 'no-characters']

export const endingChanges = [
  changed(endGame, (rule, game, winner, reason) => {
    if (game.over !== undefined) return
    if (ownEndings.includes(reason)) {
      game.over = { winner, reason }
      log(game, 'gameOverNewCaprica', { winner, reason })
    } else rule(game, winner, reason)
    showAgendas(game)
  }),
]

/** Whoever has an agenda wins if it names the winning side and its condition is met. */
function showAgendas(game: Game): void {
  const { over, kept = [] } = game
  if (over === undefined || kept.length === 0) return
  over.agendas = kept.map(({ by, cards: [card] }) => {
    const { wins, met } = agendas[card]
    return { seat: by, card, met: wins === over.winner && met(game, by) }
  })
  for (const { seat, card, met } of over.agendas) {
    log(game, 'agendaShown', { seat, card, outcome: met ? 'pass' : 'fail' })
  }
}
