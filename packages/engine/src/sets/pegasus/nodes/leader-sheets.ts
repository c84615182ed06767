// Effects that one Cylon leader's sheet has and no other.

import type { LocationId } from '../../../core/ids.ts'
import { rule } from '../../../language/ability.ts'
import { node } from '../../../language/node.ts'
import { cards, decks, places } from '../../../language/terms.ts'
import { discardCards } from '../../../rules/skill-cards.ts'
import { occupants } from '../../../rules/table.ts'
import {
  primacy as assertPrimacy,
  glimpse as glimpseDestiny,
  humanDelusion,
  swapHands,
  intimate as takeIntimately,
  withCards,
} from '../leader-effects.ts'
import { recall } from '../state.ts'

// Cavil

export const primacy = node('primacy', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => assertPrimacy.begin(game, { seat: actor }),
  text: {
    en: 'place 1 basestar in front of Galactica, or remove one if all are on the board; then 3 raiders may be placed in front of Galactica and 1 civilian ship behind it',
    es: 'coloca 1 Estrella Base delante de Galactica, o retira una si todas están en el tablero; luego pueden colocarse 3 Incursores delante de Galactica y 1 Nave Civil detrás',
    de: '1 Basisstern vor der Galactica platzieren oder, wenn alle auf dem Spielplan sind, einen entfernen; danach dürfen 3 Jäger vor der Galactica und 1 Zivilschiff dahinter platziert werden',
    fr: 'placez 1 basestar devant le Galactica, ou retirez-en un si tous sont sur le plateau\u202f; ensuite, 3 raiders peuvent être placés devant le Galactica et 1 vaisseau civil derrière',
    pl: 'umieść 1 basestara z przodu Galactiki albo usuń jednego, jeśli wszystkie są na planszy; następnie można umieścić 3 raidery z przodu Galactiki i 1 statek cywilny z tyłu',
  },
  price: () => ({ basestars: -1, raiders: -2 }),
  possible: (game) => recall(game).newCaprica?.orbit !== false,
})

/** Lies and Secrets: even a Cylon player discards. */
export const discardWholeHand = node('discardWholeHand', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => discardCards(game, actor, [...game.seats[actor].hand]),
  text: {
    en: 'this player discards all Skill cards',
    es: 'este jugador descarta todas sus cartas de Habilidad',
    de: 'dieser Spieler wirft alle Fertigkeitskarten ab',
    fr: 'ce joueur défausse toutes ses cartes Compétence',
    pl: 'ten gracz odrzuca wszystkie swoje karty umiejętności',
  },
  price: () => ({ skillCards: 3 }),
})

// Leoben Conoy

export const glimpse = node('glimpse', {
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

export const swapHand = node('swapHand', {
  make: () => ({}),
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

export const avoidsCompany = rule('avoidsCompany', {
  make: () => ({}),
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

// Caprica Six

export const takeIntimateCard = node('takeIntimateCard', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => takeIntimately.begin(game, { seat: actor }),
  text: {
    en: 'take 1 random Skill card from another player, who then draws 1 Skill card of a type of this player’s choice',
    es: 'quita al azar 1 carta de Habilidad a otro jugador, que luego roba 1 carta de Habilidad del tipo que elija este jugador',
    de: 'einem anderen Spieler 1 zufällige Fertigkeitskarte wegnehmen; er zieht danach 1 Fertigkeitskarte eines Typs nach Wahl dieses Spielers',
    fr: 'prenez au hasard 1 carte Compétence à un autre joueur, qui pioche ensuite 1 carte Compétence d’un type au choix de ce joueur',
    pl: 'zabierz 1 losową kartę umiejętności innemu graczowi, który następnie ciągnie 1 kartę umiejętności rodzaju wybranego przez tego gracza',
  },
  price: () => ({ skillCards: -0.5 }),
  possible: (game, _node, { actor = 0 }) => withCards(game, actor).length > 0,
})

export const addAfterReveal = node('addAfterReveal', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => humanDelusion.begin(game, { seat: actor }),
  text: {
    en: 'add any number of Skill cards from your hand to this check',
    es: 'añade a esta prueba cualquier número de cartas de Habilidad de tu mano',
    de: 'beliebig viele Fertigkeitskarten aus der Hand in diesen Check legen',
    fr: 'jouez dans ce test n’importe quel nombre de cartes Compétence de votre main',
    pl: 'dołóż do tego testu dowolną liczbę kart umiejętności z ręki',
  },
  mayText: {
    en: 'add any number of Skill cards from their hand to it',
    es: 'añadirle cualquier número de cartas de Habilidad de su mano',
    de: 'beliebig viele Fertigkeitskarten aus der Hand hineinlegen',
    fr: 'y jouer n’importe quel nombre de cartes Compétence de sa main',
    pl: 'dołożyć do niego dowolną liczbę kart umiejętności z ręki',
  },
  price: () => ({ skillCards: -2 }),
  possible: (game, _node, { actor = 0 }) => game.seats[actor].hand.length > 0,
})

export const paysAt = rule('paysAt', {
  make: (location: LocationId, count: number) => ({ location, count }),
  bends: {
    locationCost: (value, asked, { location, count }, owner) =>
      asked.seat === owner && asked.location === location ? value + count : value,
  },
  text: {
    en: 'this player must discard {cards, counted, count} to activate {location, form, acc}',
    es: 'este jugador debe descartar {cards, counted, count} para activar {location, form, acc}',
    de: 'dieser Spieler muss {cards, counted, count, acc} abwerfen, um {location, form, acc} zu aktivieren',
    fr: 'ce joueur doit défausser {cards, counted, count} pour activer {location, form, acc}',
    pl: 'ten gracz musi odrzucić {cards, counted, count, acc}, aby aktywować {location, form, acc}',
  },
  facts: ({ location, count }) => ({ location: places[location], cards: cards.skillCard, count }),
})
