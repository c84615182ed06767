// The President draws Quorum cards, or loses some, by cards of others.

import { tells } from '../../core/log.ts'
import { node } from '../../core/node.ts'
import { randomOf, takeFromQuorum } from '../../core/zones.ts'
import { cards, who } from '../../language/terms.ts'
import { drawQuorum } from '../../rules/quorum.ts'

export const presidentDrawsQuorum = node('presidentDrawsQuorum', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => drawQuorum(game, game.titles.president, count),
  text: {
    en: '{who, subject}draws {cards, counted, count}',
    es: '{who, subject}roba {cards, counted, count}',
    de: '{who, subject}zieht {cards, counted, count, acc}',
    fr: '{who, subject}pioche {cards, counted, count}',
    pl: '{who, subject}ciągnie {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ who: who.president, cards: cards.quorumCard, count }),
  price: ({ count }) => ({ quorumCards: count }),
})

export const presidentLosesQuorum = node('presidentLosesQuorum', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => {
    const lost: string[] = []
    while (lost.length < count && game.quorumHand.length > 0) {
      const card = randomOf(game, game.quorumHand)
      takeFromQuorum(game, card)
      game.decks.quorum.discard.push(card)
      lost.push(card)
    }
    if (lost.length > 0) tell.losesQuorum(game, { seat: game.titles.president, cards: lost })
  },
  text: {
    en: '{who, subject}discards {cards, counted, count} at random',
    es: '{who, subject}descarta al azar {cards, counted, count}',
    de: '{who, subject}wirft {count} zufällige {count, plural, one {{cards, form, oneAcc}} other {{cards, form, plural}}} ab',
    fr: '{who, subject}défausse {cards, counted, count} au hasard',
    pl: '{who, subject}odrzuca losowo {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ who: who.president, cards: cards.quorumCard, count }),
  price: ({ count }, table) => ({ quorumCards: -Math.min(count, table.quorumHand.length) }),
})

const tell = {
  losesQuorum: tells('losesQuorum', {
    en: '{seat} discards Quorum cards at random: {cards}.',
    es: '{seat} descarta al azar cartas de Quórum: {cards}.',
    de: '{seat} wirft zufällige Zwölferratskarten ab: {cards}.',
    fr: '{seat} défausse des cartes Quorum au hasard\u202f: {cards}.',
    pl: '{seat} losowo odrzuca karty Kworum: {cards}.',
  }),
}
