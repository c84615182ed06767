// Blackmail.

import { condition } from '../../../core/ability.ts'
import type { Title } from '../../../core/ids.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { addToHand, bit, randomOf, takeUnseen } from '../../../core/zones.ts'
import { cards, who } from '../../../language/terms.ts'

export const titleHolderHolds = condition('titleHolderHolds', {
  make: (title: Title, least: number) => ({ title, least }),
  test: (table, { title, least }) => (table.seats[table.titles[title] ?? -1]?.hand.length ?? 0) >= least,
  states: true,
  text: {
    en: '{who} holds {cards, counted, least} or more',
    es: '{who} tiene {cards, counted, least} o más',
    de: '{who} {cards, counted, least, acc} oder mehr hat',
    fr: '{who} a {cards, counted, least} ou plus',
    pl: '{who} ma co najmniej {cards, counted, least, acc}',
  },
  facts: ({ title, least }) => ({ who: who[title], cards: cards.skillCard, least }),
})

/** Whoever loses them knows what they were. */
export const takeFromPresident = node('takeFromPresident', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => {
    const of = game.titles.president
    for (let i = 0; i < count && game.seats[of].hand.length > 0; i++) {
      const card = randomOf(game, game.seats[of].hand)
      takeUnseen(game, of, card)
      addToHand(game, actor, card, bit(of))
      log(game, 'takesCard', { seat: actor, of })
      log(game, 'tookCard', { seat: actor, of, card }, [actor, of])
    }
  },
  text: {
    en: '{self, subject}[take|takes] {count} random {cards, form, plural} from the President',
    es: '{self, subject}[quita|quita|quitar] al Presidente {cards, counted, count} al azar',
    de: '{self, subject}[nimm |nimmt |]dem Präsidenten {count} zufällige {cards, form, plural} [weg|weg|wegnehmen]',
    fr: '{self, subject}[prenez|prend|prendre] au Président {cards, counted, count} au hasard',
    pl: '{self, subject}[zabierz|zabiera|zabrać] Prezydentowi losowo {cards, counted, count, acc}',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
  price: () => ({}),
  whom: (table) => [table.titles.president],
})
