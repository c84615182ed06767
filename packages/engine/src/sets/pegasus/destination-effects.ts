// What happens at the new destinations.

import type { CardId, Seat } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { frameOf, procedure } from '../../core/procedure.ts'
import { shuffle } from '../../core/random.ts'
import { rulesOf } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import { bit, drawFrom, drawMany } from '../../core/zones.ts'
import { perform } from '../../language/node.ts'
import { crisis, crisisDeck } from '../../rules/crisis.ts'
import { jump } from '../../rules/jump.ts'
import { distance } from '../../rules/table.ts'

/** Gas Cloud: the top crisis cards, each to the top or to the bottom. */
export const gasCloud = procedure<{ seat: Seat; count: number; deck: string }>('gasCloud', {
  draw: (game, { seat, count, deck }) => {
    const cards = drawMany(game, deck, count)
    game.held.push({ by: seat, deck, cards })
    log(game, 'looksAtTop', { seat, deck: 'crisis' })
    log(game, 'sawTopCards', { seat, cards: [...cards] }, [seat])
  },
  sort: {
    text: {
      en: 'Which of these cards go back on top, the one to be drawn first named first? All others go to the bottom.',
      es: '¿Cuáles de estas cartas vuelven arriba, nombrando antes la que se robará primero? Las demás van abajo.',
      de: 'Welche dieser Karten kommen wieder nach oben, die zuerst zu ziehende zuerst genannt? Alle anderen kommen nach unten.',
      fr: 'Lesquelles de ces cartes retournent au-dessus, la première à piocher nommée d’abord\u202f? Les autres vont en dessous.',
      pl: 'Które z tych kart wracają na wierzch, zaczynając od tej, która ma być pociągnięta pierwsza? Pozostałe trafiają na spód.',
    },
    who: (_game, { seat }) => seat,
    options: (game) => (game.held.at(-1)?.cards ?? []).map((card) => `card:${card}`),
    pick: (_game, _frame, _seat, options) => ({ min: 0, max: options.length }),
    always: () => true,
    fallback: (_game, _frame, _seat, options) => [...options],
    answer: (game, { deck: name }, seat, choices) => {
      const cards = game.held.pop()?.cards ?? []
      const deck = game.decks[name]
      const top = choices.map((choice) => choice.slice('card:'.length))
      for (const card of top.toReversed()) {
        cards.splice(cards.indexOf(card), 1)
        deck.cards.push(card)
        deck.seen.push(bit(seat))
      }
      for (const card of cards) {
        deck.cards.unshift(card)
        deck.seen.unshift(bit(seat))
      }
      log(game, 'sortsCrises', { seat, count: top.length, left: cards.length })
    },
  },
})

/** A cloud that brings the fleet to New Caprica shows what awaits it there. */
export function cloudDeck(game: Game): string {
  const { objective } = game.options
  const arrived = objective === 'new-caprica' && distance(game) >= rulesOf(game).objectives[objective].arrive
  return arrived ? 'newCaprica' : crisisDeck(game)
}

/** Mining Asteroid: Scar is waiting, wherever his card is. ruling: docs/rulings.md#mining-asteroid */
export function beginScar(game: Game): void {
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

/** Misjump: the card is discarded, and a single new one takes its place. */
export function beginMisjump(game: Game, card: CardId): void {
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
