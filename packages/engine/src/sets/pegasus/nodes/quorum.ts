// What only one Quorum card does.

import { frameOf } from '../../../core/procedure.ts'
import { condition } from '../../../language/ability.ts'
import { type Node, node, perform, priceOf } from '../../../language/node.ts'
import { cards, ships } from '../../../language/terms.ts'
import { shipsOnBoard } from '../../../rules/civilian-ships.ts'
import { pileOf, skillCheck } from '../../../rules/skill-check.ts'
import {
  civilianSelfDefense,
  holderOf,
  lookAtCardsOf,
  oracle,
  repairable,
  repairableVipers,
  repairs,
} from '../quorum-effects.ts'
import { recall } from '../state.ts'

export const ifMourned = node('ifMourned', {
  make: (effect: Node) => ({ effect }),
  run: (game, { effect }, context) => perform(game, effect, context),
  text: {
    en: 'if morale has been lost by an execution in this game: {effect}',
    es: 'si en esta partida se ha perdido Moral por una ejecución: {effect}',
    de: 'wenn in dieser Partie durch eine Exekution Moral verloren wurde: {effect, sentence}',
    fr: 'si du moral a été perdu pendant cette partie à cause d’une exécution\u202f: {effect}',
    pl: 'jeśli w tej grze stracono morale wskutek egzekucji: {effect}',
  },
  price: ({ effect }, view) => priceOf(effect, view),
  possible: (game) => recall(game).mourned,
  parts: ({ effect }) => [effect],
})

export const armCivilians = node('armCivilians', {
  make: (risk: number) => ({ risk }),
  run: (game, _node, { actor = 0 }) => civilianSelfDefense.begin(game, { seat: actor }),
  text: {
    en: 'choose a civilian ship on the game board and destroy 3 raiders or 1 heavy raider in its area; then roll a die and, on {risk} or lower, that civilian ship is destroyed',
    es: 'elige una Nave Civil del tablero y destruye 3 Incursores o 1 Incursor Pesado de su zona; luego tira un dado y, con {risk} o menos, esa Nave Civil es destruida',
    de: 'ein Zivilschiff auf dem Spielplan wählen und in seinem Feld 3 Jäger oder 1 schweren Jäger zerstören; danach würfeln, bei {risk} oder weniger wird dieses Zivilschiff zerstört',
    fr: 'choisissez un vaisseau civil du plateau et détruisez 3 raiders ou 1 raider lourd dans sa case\u202f; lancez ensuite un dé et, sur {risk} ou moins, ce vaisseau civil est détruit',
    pl: 'wybierz statek cywilny na planszy i zniszcz w jego sektorze 3 raidery lub 1 ciężkiego raidera; następnie rzuć kostką i przy wyniku {risk} lub mniej ten statek cywilny zostaje zniszczony',
  },
  price: () => ({ raiders: 2, civilianShips: -0.25 }),
  possible: (game) => shipsOnBoard(game).length > 0,
})

export const consultOracle = node('consultOracle', {
  make: (count: number) => ({ count }),
  run: (game, _node, { actor = 0 }) => oracle.begin(game, { seat: actor }),
  text: {
    en: 'look at the bottom card of any deck except the Loyalty and Agenda decks; then look at the whole Destiny deck, discard {cards, counted, count} from it and shuffle it',
    es: 'mira la última carta de cualquier mazo excepto los de Lealtad y Agenda; luego mira todo el mazo de Destino, descarta {cards, counted, count} y barájalo',
    de: 'die unterste Karte eines beliebigen Stapels außer den Loyalitäts- und Absichtsstapeln ansehen; danach den ganzen Schicksalsstapel ansehen, {cards, counted, count, acc} davon abwerfen und ihn mischen',
    fr: 'regardez la dernière carte de n’importe quel paquet sauf Loyauté et Projet\u202f; regardez ensuite tout le paquet Destinée, défaussez-en {cards, counted, count} et mélangez-le',
    pl: 'obejrzyj spodnią kartę dowolnej talii oprócz Lojalności i Intencji; następnie obejrzyj całą talię Przeznaczenia, odrzuć z niej {cards, counted, count, acc} i potasuj ją',
  },
  facts: ({ count }) => ({ cards: cards.card, count }),
  price: () => ({ knowledge: 1, skillCards: 1 }),
})

export const repairLocationAndVipers = node('repairLocationAndVipers', {
  make: (vipers: number) => ({ vipers }),
  run: (game, { vipers }, { actor = 0 }) => repairs.begin(game, { seat: actor, vipers, locations: 1 }),
  text: {
    en: 'repair up to 1 damaged location and up to {viper, counted, vipers}',
    es: 'repara hasta 1 localización dañada y hasta {viper, counted, vipers}',
    de: 'bis zu 1 beschädigten Ort und bis zu {viper, counted, vipers, acc} reparieren',
    fr: 'réparez jusqu’à 1 lieu endommagé et jusqu’à {viper, counted, vipers}',
    pl: 'napraw maksymalnie 1 uszkodzony obszar i maksymalnie {viper, counted, vipers, acc}',
  },
  facts: ({ vipers }) => ({ viper: ships.viper, vipers }),
  price: ({ vipers }) => ({ galacticaDamage: 1, vipers }),
  possible: (game) => repairableVipers(game) > 0 || repairable(game).length > 0,
})

/** Probation: the holder of the card has just added cards to the check. */
export const holderHasPlayed = condition('holderHasPlayed', {
  make: () => ({}),
  test: (game, _condition, _owner, source) => {
    const check = frameOf(game, skillCheck)
    const holder = holderOf(game, source)
    return check?.order?.[0] === holder && pileOf(game).some(({ by, faceUp }) => by === holder && !faceUp)
  },
  saysWhen: true,
  text: {
    en: 'after the holder of this card has added cards to a skill check',
    es: 'después de que quien tiene esta carta añada cartas a una prueba de Habilidad',
    de: 'nachdem der Besitzer dieser Karte Karten in einen Fertigkeits-Check gelegt hat',
    fr: 'après que le détenteur de cette carte a joué des cartes dans un test de compétence',
    pl: 'gdy posiadacz tej karty dołoży karty do testu umiejętności',
  },
})

export const lookAtPlayedCards = node('lookAtPlayedCards', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => lookAtCardsOf(game, actor),
  text: {
    en: 'the President discards this card and looks at these cards',
    es: 'el Presidente descarta esta carta y mira esas cartas',
    de: 'der Präsident wirft diese Karte ab und sieht sich diese Karten an',
    fr: 'le Président défausse cette carte et regarde ces cartes',
    pl: 'Prezydent odrzuca tę kartę i ogląda tamte karty',
  },
  mayText: {
    en: 'discard this card and look at these cards',
    es: 'descartar esta carta y mirar esas cartas',
    de: 'diese Karte abwerfen und sich die hineingelegten Karten ansehen',
    fr: 'défausser cette carte et regarder les cartes jouées',
    pl: 'odrzucić tę kartę i obejrzeć tamte karty',
  },
  price: () => ({ knowledge: 1 }),
})
