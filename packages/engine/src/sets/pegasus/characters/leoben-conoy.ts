// Leoben Conoy: Cylon leader.

import { action, movement, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { CardId, LocationId, Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
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
import { isHuman, occupants } from '../../../rules/table.ts'
import '../terms.ts'

const glimpse = node('glimpse', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => glimpseDestiny.begin(game, { seat: actor, count }),
  text: {
    en: '{self, subject}[draw|draws] the top {cards, counted, count} {deck, form, of}, then [put|puts] {cards, counted, count} from <your|{self, gender, m {his} f {her} other {their}}> hand on top of it',
    es: '{self, subject}[roba|roba|robar] las primeras {cards, counted, count} {deck, form, of} y luego [pon|pone|poner] encima {cards, counted, count} de <tu|su> mano',
    de: '{self, subject}[ziehe |zieht |]die obersten {cards, counted, count, acc} {deck, form, of}[ und lege| und legt| ziehen und] danach {cards, counted, count, acc} aus der Hand [darauf|darauf|darauflegen]',
    fr: '{self, subject}[piochez|pioche|piocher] les {cards, counted, count} du dessus {deck, form, of}, puis [placez|place|placer] dessus {cards, counted, count} de <votre|sa> main',
    pl: '{self, subject}[pociągnij|ciągnie|pociągnąć] {cards, counted, count, acc} z wierzchu {deck, form, of}, a następnie [połóż|kładzie|położyć] na niej {cards, counted, count, acc} z ręki',
  },
  facts: ({ count }) => ({ cards: cards.card, count, deck: decks.destiny }),
  price: (_node, table, { actor = table.current }) => ({ knowledge: isHuman(table, actor) ? 1 : -1 }),
  possible: (game) => game.decks.destiny.cards.length > 0,
})

const swapHand = node('swapHand', {
  run: (game, _node, { actor = 0, chosen = 0 }) => swapHands(game, actor, chosen),
  text: {
    en: '{self, subject}[swap|swaps] all Skill cards in hand with the chosen player',
    es: '{self, subject}[intercambia|intercambia|intercambiar] todas las cartas de Habilidad de <tu|su> mano con las del jugador elegido',
    de: '{self, subject}[tausche |tauscht |]mit dem gewählten Spieler alle Fertigkeitskarten auf der Hand[|| tauschen]',
    fr: '{self, subject}[échangez|échange|échanger] toutes les cartes Compétence de <votre|sa> main avec celles du joueur choisi',
    pl: '{self, subject}[wymień|wymienia|wymienić] wszystkie swoje karty umiejętności na karty wybranego gracza',
  },
  onChosen: {
    en: '{by, subject}[swap|swaps] all Skill cards in hand with {whom}',
    es: '{by, subject}[intercambia|intercambia|intercambiar] todas las cartas de Habilidad de <tu|su> mano con las {ofWhom}',
    de: '{by, subject}[tausche |tauscht |]mit {toWhom} alle Fertigkeitskarten auf der Hand[|| tauschen]',
    fr: '{by, subject}[échangez|échange|échanger] toutes les cartes Compétence de <votre|sa> main avec celles {ofWhom}',
    pl: '{by, subject}[wymień|wymienia|wymienić] wszystkie swoje karty umiejętności na karty {ofWhom}',
  },
  price: (_node, { seats }, { actor = 0, chosen = 0 }) =>
    seats[actor].revealed === seats[chosen].revealed
      ? { skillCards: 0 }
      : { skillCards: (seats[actor].hand.length - seats[chosen].hand.length) * (seats[actor].revealed ? 2 : -2) },
})

const avoidsCompany = rule('avoidsCompany', {
  bends: {
    forbidMove: (value, { seat, location }, _rule, owner, game) =>
      seat === owner && occupants(game, location as LocationId).some((other) => other !== seat) ? 1 : value,
  },
  text: {
    en: '<you may|{self} may> not voluntarily move to a location where another character is',
    es: '<no puedes moverte|{self} no puede moverse> voluntariamente a una localización donde haya otro personaje',
    de: '<du darfst dich|{self} darf sich> nicht freiwillig an einen Ort bewegen, an dem ein anderer Charakter ist',
    fr: '<vous ne pouvez pas vous|{self} ne peut pas se> rendre volontairement dans un lieu où se trouve un autre personnage',
    pl: '<nie możesz|{self} nie może> dobrowolnie przejść na obszar, na którym jest inna postać',
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
    text: says`Which cards do you put on top of the Destiny deck, the one on top named first? | ¿Qué cartas pones encima del mazo de Destino, nombrando antes la de arriba? | Welche Karten legst du auf den Schicksalsstapel, die oberste zuerst genannt? | Quelles cartes placez-vous sur le paquet Destinée, celle du dessus nommée d’abord\u202f? | Które karty kładziesz na talii Przeznaczenia, zaczynając od wierzchniej?`,
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
