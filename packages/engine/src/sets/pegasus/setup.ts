// Setting up a game with Pegasus: Cylon leaders, agendas and the loyalty deck that goes with them. (Rulebook: Setup; Choosing
// a Cylon leader; Agenda cards; Creating the Loyalty deck with Cylon leaders.)

import type { Seat } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { changed, rulesOf } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import { drawFrom } from '../../core/zones.ts'
import type { Wrap } from '../../language/card.ts'
import { joiningSide, sympathizerJoins } from '../../rules/loyalty.ts'
import { dealFirstLoyalty, type LoyaltyCount, loyaltyCount, selectable } from '../../rules/setup.ts'
import { isLeader } from './players.ts'
import { remember } from './state.ts'

/** The Loyalty deck when one of the players is a Cylon leader. */
const withLeader: Readonly<Record<number, LoyaltyCount>> = {
  4: { cylon: 1, human: 5 },
  5: { cylon: 1, human: 7 },
  6: { cylon: 2, human: 8 },
  7: { cylon: 2, human: 10 },
}

const anyLeader = (game: Game): boolean => game.seats.some((_, seat) => isLeader(game, seat))

const leadersAllowed = ({ options: { players, noCylonLeader } }: Game): boolean => players > 3 && !noCylonLeader

export const setupChanges = [
  changed(selectable, (rule, game) => {
    const { characters } = rulesOf(game)
    const humans = rule(game).filter((id) => characters[id].type !== 'cylon leader')
    if (!leadersAllowed(game) || anyLeader(game)) return humans
    const leaders = (Object.keys(characters) as (keyof typeof characters)[]).filter(
      (id) => characters[id].type === 'cylon leader',
    )
    const last = game.seats.filter(({ character }) => character === undefined).length === 1
    return last && game.seats.length === 7 ? leaders : [...humans, ...leaders]
  }),
  /** With seven players there will be a leader, even if nobody has chosen one yet. */
  changed(loyaltyCount, (rule, game) =>
    anyLeader(game) || game.seats.length === 7 ? withLeader[game.seats.length] : rule(game),
  ),
  changed(sympathizerJoins, (rule, game) => rule(game) && !anyLeader(game)),
  /** With 5 or 7 players a leader is hostile, with 4 or 6 sympathetic. */
  changed(dealFirstLoyalty, (rule, game, seat) => {
    if (!isLeader(game, seat)) rule(game, seat)
    else dealAgenda(game, seat, game.seats.length % 2 === 1 ? 'hostileAgenda' : 'sympatheticAgenda')
  }),
  changed(joiningSide, (rule, game) => (game.options.sympatheticCylon ? 'sympathetic' : rule(game))),
]

/** Gives a player an agenda, which nobody else may see. */
export function dealAgenda(game: Game, seat: Seat, deck: 'hostileAgenda' | 'sympatheticAgenda'): void {
  const card = drawFrom(game, deck)
  if (card === undefined) return
  game.kept = [...(game.kept ?? []), { by: seat, deck, cards: [card] }]
  log(game, 'dealtAgenda', { seat })
  log(game, 'yourAgenda', { seat, card }, [seat])
}

export const setupWraps = {
  /** All that a game with Pegasus may remember is there from the first step: games of one shape are played fastest. */
  'setup:firstPlayer': ((game, _frame, step) => {
    remember(game)
    game.kept = []
    game.crisisDeck = 'crisis'
    return step()
  }) satisfies Wrap<object>,
  'setup:nextPlayer': ((game, frame, step) => {
    const [seat] = frame.left
    if (isLeader(game, seat)) game.seats[seat].revealed = true
    return step()
  }) satisfies Wrap<{ left: Seat[] }>,
}
