// Executions, treachery cards drawn and the Cylons' own locations.

import type { Who } from '../../../language/card.ts'
import { type Node, node, perform, priceOf } from '../../../language/node.ts'
import { cards, decks, places, who as whoTerms } from '../../../language/terms.ts'
import { capricaAction } from '../../../rules/cylon-locations.ts'
import { isHuman, seatOf } from '../../../rules/table.ts'
import { drawSuperCrisis as drawOne, humanFleet } from '../cylon-players.ts'
import { execution } from '../execution.ts'

/** Cylon players are not touched by a crisis, unless it names them. */
export const execute = node('execute', {
  make: (who: Who, how?: { cylonsToo: true }) => ({ who, cylonsToo: how?.cylonsToo ?? false }),
  run: (game, { who, cylonsToo }, context) => {
    const seat = seatOf(game, who, context)
    if (cylonsToo || isHuman(game, seat)) execution.begin(game, { seat })
  },
  text: {
    en: '{who} is executed',
    es: '{who} es {who, gender, f {ejecutada} other {ejecutado}}',
    de: '{who} wird exekutiert',
    fr: '{who} est {who, gender, f {exécutée} other {exécuté}}',
    pl: '{who} zostaje {who, gender, f {stracona} other {stracony}}',
  },
  facts: ({ who }) => ({ who: whoTerms[who] }),
  price: () => ({ morale: -0.7, skillCards: -4 }),
})

/** Something is easier against a prisoner. */
export const ifChosenInBrig = node('ifChosenInBrig', {
  make: (inBrig: Node, otherwise: Node) => ({ inBrig, otherwise }),
  run: (game, { inBrig, otherwise }, context) => {
    const prisoner = context.chosen !== undefined && game.seats[context.chosen].at === 'brig'
    perform(game, prisoner ? inBrig : otherwise, context)
  },
  text: {
    en: 'if {chosen} is {brig, form, in}: {inBrig}; otherwise: {otherwise}',
    es: 'si {chosen} está {brig, form, in}: {inBrig}; en caso contrario: {otherwise}',
    de: 'wenn {chosen} {brig, form, in} ist: {inBrig, sentence}; andernfalls: {otherwise, sentence}',
    fr: 'si {chosen} est {brig, form, in}\u202f: {inBrig}\u202f; sinon\u202f: {otherwise}',
    pl: 'jeśli {chosen} jest {brig, form, in}: {inBrig}; w przeciwnym razie: {otherwise}',
  },
  facts: ({ inBrig, otherwise }) => ({ chosen: whoTerms.chosen, brig: places.brig, inBrig, otherwise }),
  price: ({ otherwise }, view) => priceOf(otherwise, view),
  parts: ({ inBrig, otherwise }) => [inBrig, otherwise],
})

export const caprica = node('capricaPegasus', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => capricaAction.begin(game, { seat: actor }),
  text: {
    en: 'play a Super Crisis card, or draw 2 Crisis cards, resolve one and put the other at the bottom of the deck; no Cylon ships are activated',
    es: 'juega una carta de Crisis Extrema, o bien roba 2 cartas de Crisis, resuelve una y coloca la otra en la parte inferior del mazo; no se activan naves cylons',
    de: 'eine Super-Krisenkarte ausspielen oder 2 Krisenkarten ziehen, eine davon abhandeln und die andere unter den Stapel legen; es werden keine Zylonenschiffe aktiviert',
    fr: 'jouez une carte Crise Majeure, ou bien piochez 2 cartes Crise, résolvez-en une et placez l’autre en dessous du paquet\u202f; aucun vaisseau cylon n’est activé',
    pl: 'zagraj kartę Superkryzysu albo pociągnij 2 karty Kryzysów, rozpatrz jedną, a drugą odłóż na spód talii; statki Cylonów nie są aktywowane',
  },
  price: () => ({ crises: -1 }),
})

export const lookAheadOrInfiltrate = node('lookAheadOrInfiltrate', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => humanFleet.begin(game, { seat: actor }),
  text: {
    en: 'look at the top card {decks, list, or, of}, put it back on top or at the bottom and draw {cards, counted, two} of different types; or, as a Cylon leader or Sympathetic Cylon, infiltrate: move to any location on Galactica',
    es: 'mira la primera carta {decks, list, or, of}, colócala en la parte superior o en la inferior y roba {cards, counted, two} de tipos distintos; o bien, como líder cylon o cylon simpatizante, infíltrate: muévete a cualquier localización de Galactica',
    de: 'die oberste Karte {decks, list, or, of} ansehen, wieder auf oder unter den Stapel legen und {cards, counted, two, acc} verschiedener Typen ziehen; oder als Zylonen-Führer oder sympathisierender Zylon infiltrieren: an einen beliebigen Ort auf der Galactica bewegen',
    fr: 'regardez la première carte {decks, list, or, of}, replacez-la au-dessus ou en dessous et piochez {cards, counted, two} de types différents\u202f; ou bien, en tant que leader cylon ou cylon compatissant, infiltrez-vous\u202f: allez dans n’importe quel lieu du Galactica',
    pl: 'obejrzyj wierzchnią kartę {decks, list, or, of}, odłóż ją na wierzch lub na spód i pociągnij {cards, counted, two, acc} różnych rodzajów; albo jako Przywódca Cylonów lub Przyjazny Cylon przeprowadź Infiltrację: przejdź na dowolny obszar Galactiki',
  },
  facts: () => ({ decks: [decks.crisis, decks.destination], cards: cards.skillCard, two: 2 }),
  price: () => ({ knowledge: -1, skillCards: -2 }),
})

export const drawSuperCrisis = node('drawSuperCrisis', {
  make: (who: Who) => ({ who }),
  run: (game, { who }, context) => drawOne(game, seatOf(game, who, context)),
  text: {
    en: '{who} draws {cards, counted, one}',
    es: '{who} roba {cards, counted, one}',
    de: '{who} zieht {cards, counted, one, acc}',
    fr: '{who} pioche {cards, counted, one}',
    pl: '{who} ciągnie {cards, counted, one, acc}',
  },
  facts: ({ who }) => ({ who: whoTerms[who], cards: cards.superCrisisCard, one: 1 }),
  price: () => ({ crises: -1 }),
  possible: (game) => game.decks.superCrisis.cards.length + game.decks.superCrisis.discard.length > 0,
})
