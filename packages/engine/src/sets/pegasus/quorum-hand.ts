// The Quorum hand holds ten cards at most. (Rulebook: Quorum card hand.)

import { log } from '../../core/log.ts'
import { procedure } from '../../core/procedure.ts'
import type { Game } from '../../core/state.ts'
import type { Wrap } from '../../language/card.ts'

const quorumHandLimit = 10

const excess = (game: Game): number => Math.max(0, game.quorumHand.length - quorumHandLimit)

const discardQuorum = procedure<Record<never, never>>('discardQuorum', {
  choose: {
    text: {
      en: 'Which {count, plural, one {Quorum card} other {# Quorum cards}} do you discard?',
      es: '¿Qué {count, plural, one {carta de Quórum} other {# cartas de Quórum}} descartas?',
      de: 'Welche {count, plural, one {Zwölferratskarte} other {# Zwölferratskarten}} wirfst du ab?',
      fr: '{count, plural, one {Quelle carte Quorum} other {Quelles # cartes Quorum}} défaussez-vous\u202f?',
      pl: '{count, plural, one {Którą kartę} few {Które # karty} many {Które # kart} other {Które # karty}} Kworum odrzucasz?',
    },
    facts: (game) => ({ count: excess(game) }),
    who: (game) => (excess(game) > 0 ? game.titles.president : undefined),
    options: (game) => game.quorumHand.map((card) => `quorum:${card}`),
    pick: (game) => ({ min: excess(game), max: excess(game) }),
    answer: (game, _frame, seat, choices) => {
      const cards = choices.map((choice) => choice.slice('quorum:'.length))
      for (const card of cards) {
        game.quorumHand.splice(game.quorumHand.indexOf(card), 1)
        game.decks.quorum.discard.push(card)
      }
      log(game, 'discardsQuorum', { seat, cards })
    },
  },
})

export const quorumHandWraps = {
  'turn:handLimit': ((game, _frame, step) => {
    if (excess(game) > 0) discardQuorum.begin(game, {})
    return step()
  }) satisfies Wrap<object>,
}
