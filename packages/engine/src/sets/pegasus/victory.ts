// Major Victory: the moment after a player has destroyed a basestar or a centurion.

import type { Seat } from '../../core/ids.ts'
import { frameOf, procedure } from '../../core/procedure.ts'
import { changed } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import { opensWindow } from '../../core/windows.ts'
import { condition } from '../../language/ability.ts'
import { destroyCenturion } from '../../rules/combat.ts'
import { destroyBasestar } from '../../rules/damage.ts'

const victory = procedure<{ seat: Seat }>('victory', {
  won: opensWindow('victory', ({ seat }: { seat: Seat }) => ({ seat })), // Major Victory
  over: () => undefined, // the moment lasts while the window is open
})

export const ownVictory = condition('ownVictory', {
  make: () => ({}),
  test: (game, _condition, owner) => frameOf(game, victory)?.seat === owner,
  saysWhen: true,
  text: {
    en: 'after this player has destroyed a basestar or a centurion',
    es: 'después de que este jugador haya destruido una Estrella Base o un Centurión',
    de: 'nachdem dieser Spieler einen Basisstern oder einen Zenturio zerstört hat',
    fr: 'après que ce joueur a détruit un basestar ou un centurion',
    pl: 'gdy ten gracz zniszczy basestara lub centuriona',
  },
})

export const victoryChanges = [
  changed(destroyBasestar, (rule, game, area, basestar) => {
    rule(game, area, basestar)
    celebrate(game)
  }),
  changed(destroyCenturion, (rule, game, space) => {
    rule(game, space)
    celebrate(game)
  }),
]

const deeds = ['attack:', 'brutalForce:', 'pegasusCic:', 'sacrifice:']

/** Whoever attacked has won; what a card destroys by itself is nobody's victory. */
function celebrate(game: Game): void {
  const deed = game.stack.findLast(({ at }) => deeds.some((name) => at.startsWith(name)))
  if (deed !== undefined) victory.begin(game, { seat: Number(deed.by ?? deed.seat) })
}
