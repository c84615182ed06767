// The Quorum hand holds ten cards at most. (Rulebooks: Quorum card hand.)

import type { Part, Wrap } from '../../core/card.ts'
import type { CardId, Seat } from '../../core/ids.ts'
import { says } from '../../core/languages.ts'
import { tells } from '../../core/log.ts'
import { quorumOption } from '../../core/option-kinds.ts'
import { procedure } from '../../core/procedure.ts'
import type { Game, Table } from '../../core/state.ts'
import { takeFromQuorum } from '../../core/zones.ts'

const quorumHandLimit = 10

const excess = (game: Table): number => Math.max(0, game.quorumHand.length - quorumHandLimit)

const discardQuorum = procedure<Record<never, never>>('discardQuorum', {
  choose: {
    text: says`Which {count, plural, one {Quorum card} other {# Quorum cards}} do you discard? | ¿Qué {count, plural, one {carta de Quórum} other {# cartas de Quórum}} descartas? | Welche {count, plural, one {Zwölferratskarte} other {# Zwölferratskarten}} wirfst du ab? | {count, plural, one {Quelle carte Quorum} other {Quelles # cartes Quorum}} défaussez-vous\u202f? | {count, plural, one {Którą kartę} few {Które # karty} many {Które # kart} other {Które # karty}} Kworum odrzucasz?`,
    facts: (game) => ({ count: excess(game) }),
    who: (game) => (excess(game) > 0 ? game.titles.president : undefined),
    options: (game) => quorumOption.each(game.quorumHand),
    pick: (game) => ({ min: excess(game), max: excess(game) }),
    answer: (game, _frame, seat, choices) => {
      discardFromQuorumHand(game, seat, choices.map(quorumOption.of))
    },
  },
})

export function discardFromQuorumHand(game: Game, seat: Seat, cards: CardId[]): void {
  for (const card of cards) {
    takeFromQuorum(game, card)
    game.decks.quorum.discard.push(card)
  }
  tell.discardsQuorum(game, { seat, cards })
}

export const quorumLimit: Part = {
  id: 'quorum-limit',
  wraps: [
    {
      'turn:handLimit': ((game, _frame, step) => {
        if (excess(game) > 0) discardQuorum.begin(game, {})
        return step()
      }) satisfies Wrap<object>,
    },
  ],
}

const tell = {
  discardsQuorum: tells('discardsQuorum', {
    en: '{seat} discards Quorum cards: {cards}.',
    es: '{seat} descarta cartas de Quórum: {cards}.',
    de: '{seat} wirft Zwölferratskarten ab: {cards}.',
    fr: '{seat} défausse des cartes Quorum\u202f: {cards}.',
    pl: '{seat} odrzuca karty Kworum: {cards}.',
  }),
}
