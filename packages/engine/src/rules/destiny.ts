// The Destiny deck: two cards of each skill type, made anew when its last card has been used. (Rulebook: Destiny deck.)

import type { Seat } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log, tells } from '../core/log.ts'
import { cardOption } from '../core/option-kinds.ts'
import { procedure, type Question, type Step } from '../core/procedure.ts'
import { shuffle } from '../core/random.ts'
import { rulesOf } from '../core/rules.ts'
import type { Frame, Game } from '../core/state.ts'
import { bit, discardSkill, drawMany } from '../core/zones.ts'

export function makeDestinyDeck(game: Game): void {
  const cards = rulesOf(game).skillTypes.flatMap((skill) => drawMany(game, skill, 2))
  shuffle(game.random, cards)
  game.decks.destiny = { cards, seen: cards.map(() => 0), discard: [] }
}

export interface Search {
  seat: Seat
  /** How many cards are discarded. */
  count: number
}

/** Looking through the whole deck and discarding cards from it, as steps of whatever leads to it. */
export const searchSteps = {
  look: (game: Game, { seat }: Search): void => {
    const { destiny } = game.decks
    destiny.seen = destiny.seen.map((seen) => seen | bit(seat))
    tell.looksAtDestiny(game, { seat })
  },
  discard: {
    text: says`Which {count} cards of the Destiny deck do you discard? | ¿Qué {count} cartas del mazo de Destino descartas? | Welche {count} Karten des Schicksalsstapels wirfst du ab? | Quelles {count} cartes du paquet Destinée défaussez-vous\u202f? | Które {count} karty z talii Przeznaczenia odrzucasz?`,
    facts: (_game, { count }) => ({ count }),
    options: (game) => cardOption.each(game.decks.destiny.cards),
    pick: (_game, { count }, _seat, options) => ({
      min: Math.min(count, options.length),
      max: Math.min(count, options.length),
    }),
    answer: (game, _frame, seat, choices) => {
      const { destiny } = game.decks
      const cards = choices.map(cardOption.of)
      for (const card of cards) {
        destiny.cards.splice(destiny.cards.indexOf(card), 1)
        discardSkill(game, card)
      }
      log(game, 'discards', { seat, cards })
      if (destiny.cards.length === 0) {
        makeDestinyDeck(game) // ruling: docs/rulings.md#destiny-deck
        return
      }
      shuffle(game.random, destiny.cards)
      destiny.seen = destiny.cards.map(() => 0)
    },
  },
} satisfies Record<string, Step<Search & Frame> | Question<Search & Frame>>

export const searchDestinyDeck = procedure<Search>('searchDestiny', searchSteps)

const tell = {
  looksAtDestiny: tells('looksAtDestiny', {
    en: '{seat} looks at the whole Destiny deck.',
    es: '{seat} mira todo el mazo de Destino.',
    de: '{seat} sieht sich den ganzen Schicksalsstapel an.',
    fr: '{seat} regarde tout le paquet Destinée.',
    pl: '{seat} ogląda całą talię Przeznaczenia.',
  }),
}
