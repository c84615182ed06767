// The Destiny deck: two cards of each skill type, made anew when its last card has been used. (Rulebook: Destiny deck.)

import { shuffle } from '../core/random.ts'
import { rulesOf } from '../core/rules.ts'
import type { Game } from '../core/state.ts'
import { drawMany } from '../core/zones.ts'

export function makeDestinyDeck(game: Game): void {
  const cards = rulesOf(game).skillTypes.flatMap((skill) => drawMany(game, skill, 2))
  shuffle(game.random, cards)
  game.decks.destiny = { cards, seen: cards.map(() => 0), discard: [] }
}
