// Set the Agenda.

import type { Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { cardOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { addToQuorum, bit, putUnder } from '../../../core/zones.ts'
import { cards } from '../../../language/terms.ts'

export const buryQuorum = node('buryQuorum', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => agenda.begin(game, { seat: actor, count }),
  text: {
    en: '{self, subject}[look|looks] at the President’s Quorum cards and [put|puts] {count} of them at the bottom of the deck in any order',
    es: '{self, subject}[mira tú|mira|mirar] las cartas de Quórum del Presidente y [coloca|coloca|colocar] {count} de ellas en la parte inferior del mazo en cualquier orden',
    de: '{self, subject}[sieh dir |sieht sich |<dir|sich> ]die Zwölferratskarten des Präsidenten [an und lege|an und legt|ansehen und] {count} davon in beliebiger Reihenfolge unter den Stapel[|| legen]',
    fr: '{self, subject}[regardez|regarde|regarder] les cartes Quorum du Président et [placez-en|en place|en placer] {count} en dessous du paquet dans n’importe quel ordre',
    pl: '{self, subject}[obejrzyj|ogląda|obejrzeć] karty Kworum Prezydenta i [odłóż|odkłada|odłożyć] {count} z nich na spód talii w dowolnej kolejności',
  },
  facts: ({ count }) => ({ cards: cards.quorumCard, count }),
  price: ({ count }, table) => ({ quorumCards: -Math.min(count, table.quorumHand.length), knowledge: 1 }),
})

/**
 * While somebody looks at it, the hand lies where both that player and the President see it. Both know what is left of it afterwards; nobody
 * else can be sure any more.
 */
const agenda = procedure<{ seat: Seat; count: number }>('setTheAgenda', {
  look: (game, { seat }) => {
    const president = game.titles.president
    const shown = game.quorumHand.splice(0)
    const before = game.quorumSeen?.splice(0) ?? []
    const seen = shown.map((_, i) => bit(president) | (before[i] ?? 0))
    game.held.push({ by: seat, deck: 'quorum', cards: shown, seen })
    tell.looksAtQuorum(game, { seat, of: president })
    tell.sawQuorum(game, { seat, cards: [...shown] }, [seat])
  },
  bury: {
    text: says`Which Quorum cards go to the bottom of the deck, the one that comes to lie lowest named last? | ¿Qué cartas de Quórum pasan a la parte inferior del mazo, nombrando al final la que quedará más abajo? | Welche Zwölferratskarten kommen unter den Stapel, die unterste zuletzt genannt? | Quelles cartes Quorum vont en dessous du paquet, la plus basse nommée en dernier\u202f? | Które karty Kworum trafiają na spód talii, przy czym ostatnia wymieniona leży najniżej?`,
    options: (game) => cardOption.each(game.held.at(-1)?.cards ?? []),
    pick: (_game, { count }, _seat, options) => ({
      min: Math.min(count, options.length),
      max: Math.min(count, options.length),
    }),
    always: () => true,
    answer: (game, _frame, seat, choices) => {
      const { cards: hand = [] } = game.held.pop() ?? {}
      const both = bit(seat) | bit(game.titles.president)
      for (const card of choices.map(cardOption.of)) {
        hand.splice(hand.indexOf(card), 1)
        putUnder(game, 'quorum', card, both)
      }
      for (const card of hand) addToQuorum(game, card, both)
      tell.buriesQuorum(game, { seat, count: choices.length })
    },
  },
})

const tell = {
  looksAtQuorum: tells('looksAtQuorum', {
    en: '{seat} looks at the Quorum cards of {of}.',
    es: '{seat} mira las cartas de Quórum de {of}.',
    de: '{seat} sieht sich die Zwölferratskarten von {of} an.',
    fr: '{seat} regarde les cartes Quorum de {of}.',
    pl: '{seat} ogląda karty Kworum {of, form, gen}.',
  }),
  sawQuorum: tells('sawQuorum', {
    en: 'You have seen: {cards}.',
    es: 'Has visto: {cards}.',
    de: 'Du hast gesehen: {cards}.',
    fr: 'Vous avez vu\u202f: {cards}.',
    pl: 'Widzisz: {cards}.',
  }),
  buriesQuorum: tells('buriesQuorum', {
    en: '{seat} puts {count} of them at the bottom of the deck.',
    es: '{seat} coloca {count} de ellas en la parte inferior del mazo.',
    de: '{seat} legt {count} davon unter den Stapel.',
    fr: '{seat} en place {count} en dessous du paquet.',
    pl: '{seat} odkłada {count} z nich na spód talii.',
  }),
}
