// Quorum cards: the hand belongs to whoever is President. (Rulebook: The President and the Quorum cards.)

import type { CardId, Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { happening } from '../core/moments.ts'
import { isPossible, perform } from '../core/node.ts'
import { word } from '../core/option.ts'
import { changeable, rulesOf } from '../core/rules.ts'
import type { Game } from '../core/state.ts'
import { addToQuorum, drawMany, takeFromQuorum } from '../core/zones.ts'
import { deckOf } from './cards-in-play.ts'

/** Drawing a card, as an option. */
export const drawOneQuorum = word('quorum', [
  'deck:quorum',
])`Draw 1 Quorum card | Robar 1 carta de Quórum | 1 Zwölferratskarte ziehen | Piocher 1 carte Quorum | Pociągnij 1 kartę Kworum`

export function drawQuorum(game: Game, seat: Seat, count: number): void {
  const cards = drawMany(game, 'quorum', count)
  for (const card of cards) addToQuorum(game, card)
  if (cards.length === 0) return
  log(game, 'drawsQuorum', { seat, count: cards.length })
  log(game, 'drewQuorum', { seat, cards }, [seat])
}

/** The different cards of the Quorum hand that would do something now. */
export function playableQuorum(game: Game, seat: Seat): CardId[] {
  return [...new Set(game.quorumHand)].filter((card) => canResolve(game, seat, card))
}

export const canResolve = (game: Game, seat: Seat, card: CardId): boolean =>
  isPossible(game, rulesOf(game).quorum[card].effect, { actor: seat, source: card })

/** Plays a card from the hand. It is discarded as it is played; an effect that keeps it takes it back from there. */
export const playQuorum = changeable('playQuorum', (game: Game, seat: Seat, card: CardId): void => {
  takeFromQuorum(game, card)
  resolveQuorum(game, seat, card)
})

export function resolveQuorum(game: Game, seat: Seat, card: CardId): void {
  game.decks.quorum.discard.push(card)
  log(game, 'playsQuorum', { seat, card })
  quorumUsed.begin(game, { playing: game.seats.map(({ character }) => character ?? nobody) })
  perform(game, rulesOf(game).quorum[card].effect, { actor: seat, source: card })
}

const nobody = ''

/** The action of a Quorum card has been used, and by then these were the characters at the table. */
export const quorumUsed = happening<{ playing: readonly string[] }>('quorumUsed', {
  en: 'after a player uses the action of a Quorum card',
  es: 'después de que un jugador use la acción de una carta de Quórum',
  de: 'nachdem ein Spieler die Aktion einer Zwölferratskarte genutzt hat',
  fr: 'après qu’un joueur a utilisé l’action d’une carte Quorum',
  pl: 'gdy gracz wykorzysta akcję z karty Kworum',
})

/** Takes the card that was just played off its discard pile, to keep it in play or to remove it from the game. */
export function claimPlayed(game: Game, card: CardId): boolean {
  const { discard } = game.decks[deckOf(game, card)]
  const at = discard.lastIndexOf(card)
  if (at < 0) return false
  discard.splice(at, 1)
  return true
}
