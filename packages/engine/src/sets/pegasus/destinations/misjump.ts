// Misjump: the card is discarded, and a single new one takes its place.

import type { CardId } from '../../../core/ids.ts'
import { log } from '../../../core/log.ts'
import { node, perform } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { drawFrom } from '../../../core/zones.ts'
import { jump } from '../../../rules/jump.ts'

export const jumpOn = node('jumpOn', {
  run: (game, _node, { source }) => {
    if (source !== undefined) beginMisjump(game, source)
  },
  text: {
    en: 'discard this card; draw a new Destination card, and follow its instructions',
    es: 'descarta esta carta; roba otra carta de Salto y sigue sus instrucciones',
    de: 'diese Karte abwerfen; eine neue Zielortkarte ziehen und ihren Anweisungen folgen',
    fr: 'défaussez cette carte\u202f; piochez une nouvelle carte Destination et suivez ses instructions',
    pl: 'odrzuć tę kartę; pociągnij nową kartę Punktu docelowego i postępuj zgodnie z jej opisem',
  },
  price: () => ({ distance: 1.5, fuel: -1 }),
})

/** Misjump: the card is discarded, and a single new one takes its place. */
function beginMisjump(game: Game, card: CardId): void {
  const jumping = frameOf(game, jump)
  game.travelled.splice(game.travelled.lastIndexOf(card), 1)
  game.decks.destination.discard.push(card)
  const next = drawFrom(game, 'destination')
  if (next === undefined) return
  game.travelled.push(next)
  if (jumping !== undefined) jumping.destination = next
  const { distance: far, effect } = rulesOf(game).destinations[next]
  log(game, 'destination', { seat: game.titles.admiral, card: next, distance: far })
  perform(game, effect, { actor: game.titles.admiral, source: next })
}
