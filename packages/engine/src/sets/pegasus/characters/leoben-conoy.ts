// Leoben Conoy: Cylon leader.

import { action, movement, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { CardId, LocationId, Seat } from '../../../core/ids.ts'
import { names } from '../../../core/languages.ts'
import { log, tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { cardOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Game } from '../../../core/state.ts'
import { addToHand, bit, drawFrom, takeUnseen } from '../../../core/zones.ts'
import { choose } from '../../../language/nodes/flow.ts'
import { anyOf } from '../../../language/reader.ts'
import { cards, characters, decks } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { cardOf } from '../../../rules/skill-cards.ts'
import { occupants } from '../../../rules/table.ts'
import '../terms.ts'

const glimpse = node('glimpse', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => glimpseDestiny.begin(game, { seat: actor, count }),
  text: {
    en: 'draw the top {cards, counted, count} {deck, form, of}; then put {cards, counted, count} from your hand on top of it',
    es: 'roba las primeras {cards, counted, count} {deck, form, of}; luego pon encima {cards, counted, count} de tu mano',
    de: 'die obersten {cards, counted, count, acc} {deck, form, of} ziehen; danach {cards, counted, count, acc} aus der Hand darauflegen',
    fr: 'piochez les {cards, counted, count} du dessus {deck, form, of}\u202f; placez ensuite dessus {cards, counted, count} de votre main',
    pl: 'pociągnij {cards, counted, count, acc} z wierzchu {deck, form, of}; następnie połóż na niej {cards, counted, count, acc} z ręki',
  },
  facts: ({ count }) => ({ cards: cards.card, count, deck: decks.destiny }),
  price: () => ({ knowledge: -1 }),
  possible: (game) => game.decks.destiny.cards.length > 0,
})

const swapHand = node('swapHand', {
  run: (game, _node, { actor = 0, chosen = 0 }) => swapHands(game, actor, chosen),
  text: {
    en: 'this player and the chosen player swap all Skill cards in hand',
    es: 'este jugador y el jugador elegido intercambian todas las cartas de Habilidad que tienen en la mano',
    de: 'dieser Spieler und der gewählte Spieler tauschen alle Fertigkeitskarten auf der Hand',
    fr: 'ce joueur et le joueur choisi échangent toutes leurs cartes Compétence en main',
    pl: 'ten gracz i wybrany gracz zamieniają się wszystkimi kartami umiejętności na ręce',
  },
  price: () => ({ skillCards: -2 }),
})

const avoidsCompany = rule('avoidsCompany', {
  bends: {
    forbidMove: (value, { seat, location }, _rule, owner, game) =>
      seat === owner && occupants(game, location as LocationId).some((other) => other !== seat) ? 1 : value,
  },
  text: {
    en: 'this player may not move to a location where another character is',
    es: 'este jugador no puede moverse a una localización donde haya otro personaje',
    de: 'dieser Spieler darf sich nicht an einen Ort bewegen, an dem ein anderer Charakter ist',
    fr: 'ce joueur ne peut pas se rendre dans un lieu où se trouve un autre personnage',
    pl: 'ten gracz nie może przejść na obszar, na którym jest inna postać',
  },
})

export const leobenConoy = {
  name: nameOf(characters['leoben-conoy']),
  type: 'cylon leader',
  ofCylon: true,
  skills: draws([1, 'politics'], [1, 'treachery', 'engineering']),
  setup: 'human-fleet',
  abilities: {
    glimpseTheFaceOfGod: {
      name: names`Glimpse the Face of God | Atisbar el rostro de Dios | Das Antlitz Gottes schauen | Entrevoir le visage de Dieu | Ujrzeć oblicze Boga`,
      ...movement(glimpse(2)),
    },
    crypticMessage: {
      name: names`Cryptic Message | Mensaje críptico | Kryptische Botschaft | Message énigmatique | Zagadkowa wiadomość`,
      ...oncePerGame(action(choose('self', { notSelf: true, cylonsToo: true }, swapHand()))),
    },
    clouded: {
      name: names`Clouded | Mente nublada | Getrübter Geist | Esprit embrumé | Zmącony umysł`,
      ...avoidsCompany(),
    },
  },
} as const satisfies Character

/** Glimpse the Face of God: two cards off the Destiny deck, two back onto it. */
const glimpseDestiny = procedure<{ seat: Seat; count: number }>('glimpse', {
  draw: (game, frame) => {
    const drawn: CardId[] = []
    while (drawn.length < frame.count && game.decks.destiny.cards.length > 0)
      drawn.push(drawFrom(game, 'destiny') ?? '')
    for (const card of drawn) addToHand(game, frame.seat, card)
    frame.count = drawn.length
    tell.glimpses(game, { seat: frame.seat, count: drawn.length })
    log(game, 'drew', { seat: frame.seat, cards: drawn }, [frame.seat])
  },
  putBack: {
    text: {
      en: 'Which cards do you put on top of the Destiny deck, the one on top named first?',
      es: '¿Qué cartas pones encima del mazo de Destino, nombrando antes la de arriba?',
      de: 'Welche Karten legst du auf den Schicksalsstapel, die oberste zuerst genannt?',
      fr: 'Quelles cartes placez-vous sur le paquet Destinée, celle du dessus nommée d’abord\u202f?',
      pl: 'Które karty kładziesz na talii Przeznaczenia, zaczynając od wierzchniej?',
    },
    options: (game, { seat }) => cardOption.each(game.seats[seat].hand),
    pick: (_game, { count }) => ({ min: count, max: count }),
    answer: (game, _frame, seat, choices) => {
      const { destiny } = game.decks
      for (const card of choices.map(cardOf).toReversed()) {
        takeUnseen(game, seat, card)
        destiny.cards.push(card)
        destiny.seen.push(bit(seat))
      }
    },
  },
})

/** Cryptic Message. */
function swapHands(game: Game, one: Seat, other: Seat): void {
  const [first, second] = [game.seats[one], game.seats[other]]
  const hand = first.hand
  first.hand = second.hand
  second.hand = hand
  first.handSeen = first.hand.map(() => bit(other))
  second.handSeen = second.hand.map(() => bit(one))
  tell.swapsHands(game, { seat: one, of: other })
  for (const seat of [one, other]) {
    const { hand: cards } = game.seats[seat]
    if (cards.length > 0) tell.tookHand(game, { cards: [...cards] }, [seat])
  }
}

const tell = {
  glimpses: tells('glimpses', {
    en: '{seat} takes {count} cards of the Destiny deck and puts as many back.',
    es: '{seat} toma {count} cartas del mazo de Destino y devuelve otras tantas.',
    de: '{seat} nimmt {count} Karten vom Schicksalsstapel und legt ebenso viele zurück.',
    fr: '{seat} prend {count} cartes du paquet Destinée et en remet autant.',
    pl: '{seat} bierze {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} z talii Przeznaczenia i tyle samo odkłada.',
  }),
  swapsHands: tells('swapsHands', {
    en: '{seat} and {of} swap their hands.',
    es: '{seat} y {of} intercambian sus manos.',
    de: '{seat} und {of} tauschen ihre Handkarten.',
    fr: '{seat} et {of} échangent leurs mains.',
    pl: '{seat} i {of} zamieniają się kartami na ręce.',
  }),
  tookHand: tells(
    'tookHand',
    {
      en: 'You now hold{any, select, yes {: {cards}} other { no cards}}.',
      es: 'Ahora {any, select, yes {tienes en la mano: {cards}} other {no tienes cartas en la mano}}.',
      de: 'Du hast jetzt {any, select, yes {auf der Hand: {cards}} other {keine Karten auf der Hand}}.',
      fr: 'Vous {any, select, yes {avez maintenant en main\u202f: {cards}} other {n’avez maintenant aucune carte en main}}.',
      pl: '{any, select, yes {Masz teraz na ręce: {cards}} other {Nie masz teraz kart na ręce}}.',
    },
    ({ cards }) => ({ any: anyOf(cards) }),
  ),
}
