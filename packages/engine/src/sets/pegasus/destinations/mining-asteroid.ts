// Mining Asteroid: Scar is waiting, wherever his card is.

import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { shuffle } from '../../../core/random.ts'
import type { Game } from '../../../core/state.ts'
import { crisis, crisisDeck } from '../../../rules/crisis.ts'

export const meetScar = node('meetScar', {
  run: (game) => beginScar(game),
  text: {
    en: '[search|searches] the Crisis deck and its discard pile for “Scar”, [resolve|resolves] it at once and [shuffle|shuffles] the deck',
    es: '[busca|busca|buscar] “Scar” en el mazo de Crisis y en su montón de descartes, [resuélvela|la resuelve|resolverla] de inmediato y [baraja|baraja|barajar] el mazo',
    de: '[suche |sucht |]im Krisenstapel und in seinem Ablagestapel „Scar“[, handle|, handelt| suchen,] die Karte sofort [ab und mische|ab und mischt|abhandeln und] den Krisenstapel[|| mischen]',
    fr: '[cherchez|cherche|chercher] «\u202fScar\u202f» dans le paquet Crise et sa défausse, [résolvez-la|la résout|la résoudre] aussitôt et [mélangez|mélange|mélanger] le paquet',
    pl: '[znajdź|znajduje|znaleźć] kartę „Scar” w talii Kryzysów lub wśród odrzuconych, natychmiast ją [rozpatrz|rozpatruje|rozpatrzyć] i [potasuj|tasuje|potasować] talię',
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
