// The Sympathetic Cylon: a player who becomes a Cylon with an agenda when the card is dealt. (Rulebook: Sympathetic Cylon.)

import type { Wrap } from '../../core/card.ts'
import type { Seat } from '../../core/ids.ts'
import { changed, rulesOf } from '../../core/rules.ts'
import type { Game, LoyaltyCard } from '../../core/state.ts'
import { joiningSide, reveal } from '../../rules/loyalty.ts'
import { isHuman } from '../../rules/table.ts'
import { dealAgenda } from './agendas.ts'

const sympatheticCard = (game: Game, seat: Seat): LoyaltyCard | undefined =>
  game.seats[seat].loyalty.find(({ card, revealed }) => !revealed && rulesOf(game).loyalty[card].side === 'sympathetic')

export const sympatheticChanges = [
  changed(joiningSide, (rule, table) => (table.options.sympatheticCylon ? 'sympathetic' : rule(table))),
]

export const sympatheticWraps = {
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
