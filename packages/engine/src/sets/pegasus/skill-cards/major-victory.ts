// Major Victory: the moment after a player has destroyed a basestar or a centurion.

import { condition } from '../../../core/ability.ts'
import type { Seat } from '../../../core/ids.ts'
import { occasion } from '../../../core/moments.ts'
import { frameOf } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { deeds, destroyCenturion } from '../../../rules/combat.ts'
import { destroyBasestar } from '../../../rules/damage.ts'

const victory = occasion<{ seat: Seat }>(
  'victory',
  {
    en: 'after {which, select, this {{seat}} other {a player}} has destroyed a basestar or a centurion',
    es: 'después de que {which, select, this {{seat}} other {un jugador}} haya destruido una Estrella Base o un Centurión',
    de: 'nachdem {which, select, this {{seat}} other {ein Spieler}} einen Basisstern oder einen Zenturio zerstört hat',
    fr: 'après {which, select, this {que {seat}} other {qu’un joueur}} a détruit un basestar ou un centurion',
    pl: 'gdy {which, select, this {{seat}} other {gracz}} zniszczy basestara lub centuriona',
  },
  ({ seat }) => ({ seat }),
)

export const ownVictory = condition('ownVictory', {
  test: (game, _condition, owner) => frameOf(game, victory)?.seat === owner,
  saysWhen: true,
  text: {
    en: 'after <you have|{self} has> destroyed a basestar or a centurion',
    es: 'después de que <hayas|{self} haya> destruido una Estrella Base o un Centurión',
    de: 'nachdem <du|{self}> einen Basisstern oder einen Zenturio zerstört <hast|hat>',
    fr: 'après que <vous avez|{self} a> détruit un basestar ou un centurion',
    pl: 'gdy <zniszczysz|{self} zniszczy> basestara lub centuriona',
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

/** Whoever attacked has won; what a card destroys by itself is nobody's victory. */
function celebrate(game: Game): void {
  const deed = game.stack.findLast(({ at }) => deeds.has(at.slice(0, at.indexOf(':'))))
  if (deed !== undefined) victory.begin(game, { seat: Number(deed.by ?? deed.seat) })
}
