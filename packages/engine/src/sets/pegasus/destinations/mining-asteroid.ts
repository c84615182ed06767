// Mining Asteroid: Scar is waiting, wherever his card is.

import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { shuffle } from '../../../core/random.ts'
import type { Game } from '../../../core/state.ts'
import { crisis, crisisDeck } from '../../../rules/crisis.ts'

export const meetScar = node('meetScar', {
  run: (game) => beginScar(game),
  text: {
    en: 'search the Crisis deck and its discards for “Scar” and resolve it at once; then shuffle the deck',
    es: 'busca “Scar” en el mazo de Crisis y sus descartes y resuélvela de inmediato; luego baraja el mazo',
    de: 'im Krisenstapel und seinem Ablagestapel „Scar“ suchen und sofort abhandeln; danach den Stapel mischen',
    fr: 'cherchez “Scar” dans le paquet Crise et sa défausse et résolvez-la aussitôt\u202f; mélangez ensuite le paquet',
    pl: 'znajdź kartę „Scar” w talii Kryzysów lub wśród odrzuconych i natychmiast ją rozpatrz; następnie potasuj talię',
  },
  price: () => ({ raiders: -1, crises: -1 }),
})

/** Mining Asteroid: Scar is waiting, wherever his card is. ruling: docs/rulings.md#mining-asteroid */
function beginScar(game: Game): void {
  const deck = game.decks.crisis
  if (crisisDeck(game) !== 'crisis') return
  const inDeck = deck.cards.indexOf('scar')
  const discarded = deck.discard.indexOf('scar')
  if (inDeck >= 0) deck.cards.splice(inDeck, 1)
  else if (discarded >= 0) deck.discard.splice(discarded, 1)
  else return
  shuffle(game.random, deck.cards)
  deck.seen = deck.cards.map(() => 0)
  crisis.begin(game, { drawer: game.current, draw: 0, rest: 'bottom', steps: false, jump: false, card: 'scar' })
  const frame = frameOf(game, crisis)
  if (frame !== undefined) frame.at = 'crisis:reveal'
}
