// Misjump: the card is discarded, and a single new one takes its place.

import type { CardId } from '../../../core/ids.ts'
import { log } from '../../../core/log.ts'
import { node, perform } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { drawFrom } from '../../../core/zones.ts'
import { jump } from '../../../rules/jump.ts'
import { distance } from '../../../rules/table.ts'

export const jumpOn = node('jumpOn', {
  run: (game, _node, { source }) => {
    if (source !== undefined) beginMisjump(game, source)
  },
  text: {
    en: '[discard|discards] this card, [draw|draws] a new Destination card and [resolve|resolves] it',
    es: '[descarta|descarta|descartar] esta carta, [roba|roba|robar] otra carta de Salto y [resuélvela|la resuelve|resolverla]',
    de: '[wirf |wirft |]diese Karte [ab, ziehe|ab, zieht|abwerfen,] eine neue Zielortkarte [und handle sie ab|und handelt sie ab|ziehen und sie abhandeln]',
    fr: '[défaussez|défausse|défausser] cette carte, [piochez|pioche|piocher] une nouvelle carte Destination et [résolvez-la|la résout|la résoudre]',
    pl: '[odrzuć|odrzuca|odrzucić] tę kartę, [pociągnij|ciągnie|pociągnąć] nową kartę Punktu docelowego i [rozpatrz|rozpatruje|rozpatrzyć] ją',
  },
  price: () => ({ distance: 1.5, fuel: -1 }),
})

function beginMisjump(game: Game, card: CardId): void {
  const jumping = frameOf(game, jump)
  game.travelled.splice(game.travelled.lastIndexOf(card), 1)
  game.decks.destination.discard.push(card)
  const next = drawFrom(game, 'destination')
  if (next === undefined) return
  game.travelled.push(next)
  if (jumping !== undefined) jumping.destination = next
  const { distance: far, effect } = rulesOf(game).destinations[next]
  log(game, 'destination', { seat: game.titles.admiral, card: next, distance: far, total: distance(game) })
  perform(game, effect, { actor: game.titles.admiral, source: next })
}
