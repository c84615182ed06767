// Tom Zarek, military leader: another version of the political leader.

import { action, at, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws, type Wrap } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { moment, procedure } from '../../../core/procedure.ts'
import { bit, drawMany, putUnder } from '../../../core/zones.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { canPlay, drawMutiny, drawMutinyCard, mutiny, ownMutinyOption, resolveMutiny } from '../mutiny.ts'
import { mutinyCard } from '../terms.ts'

const choosesMutiny = rule('choosesMutiny', {
  make: (count: number) => ({ count }),
  bends: { mutinyLookedAt: (_value, _asked, { count }) => count },
  text: {
    en: 'whenever a player draws a Mutiny card, <you look|{self} looks> at the top {count} instead, <give|gives> 1 to that player and <put|puts> the other at the bottom of the deck',
    es: 'cada vez que un jugador roba una carta de Motín, <miras|{self} mira> en su lugar las {count} primeras, <le das|le da> 1 y <colocas|coloca> la otra en la parte inferior del mazo',
    de: 'immer wenn ein Spieler eine Meutereikarte zieht, <siehst du dir|sieht {self} sich> stattdessen die obersten {count} an, <gibst|gibt> ihm 1 davon und <legst|legt> die andere unter den Stapel',
    fr: 'chaque fois qu’un joueur pioche une carte Mutinerie, <vous regardez|{self} regarde> à la place les {count} premières, lui en <donnez|donne> 1 et <placez|place> l’autre en dessous du paquet',
    pl: 'ilekroć gracz ciągnie kartę Buntu, <oglądasz|{self} ogląda> zamiast tego {count} wierzchnie, <dajesz|daje> mu 1 z nich, a drugą <odkładasz|odkłada> na spód talii',
  },
})

const playOneOf = node('playOneOfMutiny', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => abusePower.begin(game, { seat: actor, count }),
  text: {
    en: '{self, subject}[draw|draws] {cards, counted, count} without being sent to the Brig, [play|plays] 1 of them and [put|puts] the others at the bottom of the deck',
    es: '{self, subject}[roba|roba|robar] {cards, counted, count} sin ir a la Prisión, [juega|juega|jugar] 1 de ellas y [coloca|coloca|colocar] las demás en la parte inferior del mazo',
    de: '{self, subject}[ziehe |zieht |]{cards, counted, count, acc}[|| ziehen], ohne in die Brig zu gehen, [spiele |spielt |]1 davon [aus und lege|aus und legt|ausspielen und] die anderen unter den Stapel[|| legen]',
    fr: '{self, subject}[piochez|pioche|piocher] {cards, counted, count} sans aller en Cellule, [jouez-en|en joue|en jouer] 1 et [placez|place|placer] les autres en dessous du paquet',
    pl: '{self, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, count, acc}, nie trafiając do Aresztu, [zagraj|zagrywa|zagrać] 1 z nich, a pozostałe [odłóż|odkłada|odłożyć] na spód talii',
  },
  facts: ({ count }) => ({ cards: mutinyCard, count }),
  price: () => ({ actions: 1 }),
})

const gameBegins = moment('gameBegins', 'setup:receiveSkills', {
  en: 'when the game begins',
  es: 'al empezar la partida',
  de: 'wenn das Spiel beginnt',
  fr: 'au début de la partie',
  pl: 'gdy zaczyna się gra',
})

export const tomZarekAlt = {
  name: nameOf(characters['tom-zarek-alt']),
  type: 'military leader',
  alternateOf: 'tom-zarek',
  skills: draws([2, 'politics'], [2, 'leadership'], [1, 'tactics']),
  setup: 'weapons-control',
  succession: { president: 9, admiral: 7, cag: 16 },
  abilities: {
    necessarySteps: {
      name: names`Necessary Steps | Medidas necesarias | Notwendige Schritte | Mesures nécessaires | Niezbędne kroki`,
      ...choosesMutiny(2),
    },
    abusePower: {
      name: names`Abuse Power | Abuso de poder | Machtmissbrauch | Abus de pouvoir | Nadużycie władzy`,
      ...oncePerGame(action(playOneOf(4))),
    },
    disreputable: {
      name: names`Disreputable | Mala reputación | Schlechter Ruf | Mauvaise réputation | Zła sława`,
      ...at(gameBegins, drawMutiny('self')),
    },
  },
} as const satisfies Character

export const zarekWraps = {
  /** Also when he follows somebody who was executed. */
  'execution:succession': ((game, { seat }, step) => {
    const next = step()
    if (game.seats[seat].character === 'tom-zarek-alt') drawMutinyCard.begin(game, { seat })
    return next
  }) satisfies Wrap<{ seat: Seat }>,
}

/** Abuse Power: these cards are held for the moment, and never in the hand. */
const abusePower = procedure<{ seat: Seat; count: number }>('abusePower', {
  draw: (game, { seat, count }) => {
    const cards = drawMany(game, mutiny, count)
    game.held.push({ by: seat, deck: mutiny, cards })
    tell.abusesPower(game, { seat, count: cards.length })
  },
  play: {
    text: says`Which Mutiny card do you play? | ¿Qué carta de Motín juegas? | Welche Meutereikarte spielst du aus? | Quelle carte Mutinerie jouez-vous\u202f? | Którą kartę Buntu zagrywasz?`,
    options: (game, { seat }) =>
      ownMutinyOption.each((game.held.at(-1)?.cards ?? []).filter((card) => canPlay(game, seat, card))),
    // Asked even if only one of them can be played: an answer at once would tell what the others are.
    always: () => true,
    answer: (game, _frame, seat, [choice]) => {
      const card = ownMutinyOption.of(choice)
      const cards = game.held.pop()?.cards ?? []
      for (const other of cards.filter((one) => one !== card)) putUnder(game, mutiny, other, bit(seat))
      resolveMutiny(game, seat, card)
      return 'end'
    },
  },
  none: (game, { seat }) => {
    for (const card of game.held.pop()?.cards ?? []) putUnder(game, mutiny, card, bit(seat))
  },
})

const tell = {
  abusesPower: tells('abusesPower', {
    en: '{seat} looks at {count} Mutiny cards.',
    es: '{seat} mira {count} cartas de Motín.',
    de: '{seat} sieht sich {count} Meutereikarten an.',
    fr: '{seat} regarde {count} cartes Mutinerie.',
    pl: '{seat} ogląda {count} karty Buntu.',
  }),
}
