// The revised Cylon locations: Caprica, the Human Fleet and the Resurrection Ship, and hidden loyalty cards that are passed on. (Rulebooks:
// Revised Cylon locations; Passing on excess loyalty cards.)

import type { Location, Part, Wrap } from '../../core/card.ts'
import type { Seat } from '../../core/ids.ts'
import { says } from '../../core/languages.ts'
import { node, type Prospect } from '../../core/node.ts'
import { word } from '../../core/option.ts'
import { procedure, type Question } from '../../core/procedure.ts'
import { changed } from '../../core/rules.ts'
import type { Game, LoyaltyCard } from '../../core/state.ts'
import { cylonFleet } from '../../language/nodes/fleet.ts'
import { drawSuperCrisis } from '../../language/nodes/people.ts'
import { sickbayRule } from '../../language/standing-rules.ts'
import { cards, decks, places } from '../../language/terms.ts'
import { nameOf } from '../../language/text.ts'
import { capricaAction, prospectOfCaprica } from '../../rules/cylon-locations.ts'
import { scoutDeck } from '../../rules/decks.ts'
import { becameCylon, dealLoyalty, handOver, receiveLoyalty, unrevealedOf } from '../../rules/loyalty.ts'
import { anyTypes, drawSkillCards } from '../../rules/skill-cards.ts'
import { chosenSeat, distance, seatOptions, skillTypesOf } from '../../rules/table.ts'
import { beginInfiltration, isLeader, isTrueHuman, leaders, mayInfiltrate, trueHumans } from './leaders.ts'

/** At this distance hidden loyalty cards are still passed on. */
const lastDistanceToPassOn = 6

/** A Cylon who is revealed gives all hidden loyalty cards to one human player. */
const passOnLoyalty = procedure<{ seat: Seat }>('passOnLoyalty', {
  give: {
    text: says`Which human player receives your hidden Loyalty cards? | ¿Qué jugador humano recibe tus cartas de Lealtad no reveladas? | Welcher Menschenspieler erhält deine verdeckten Loyalitätskarten? | Quel joueur humain reçoit vos cartes Loyauté non révélées\u202f? | Który gracz prowadzący człowieka otrzymuje twoje zakryte karty Lojalności?`,
    options: (game, { seat }) =>
      distance(game) <= lastDistanceToPassOn && unrevealedOf(game, seat).length > 0
        ? seatOptions(trueHumans(game, seat))
        : [],
    prospect: (_table, _frame, option) => ({ changes: { [`loyaltyGiven:${chosenSeat(option)}`]: 1 } }),
    answer: (game, _frame, seat, [choice]) => giveAll(game, seat, chosenSeat(choice), unrevealedOf(game, seat)),
  },
})

function giveAll(game: Game, from: Seat, to: Seat, cards: readonly LoyaltyCard[]): void {
  handOver(game, from, to, cards)
  receiveLoyalty.begin(game, { seat: to, from: 'player' })
}

/**
 * In the Sleeper Agent phase Cylons, infiltrating or not, pass all that is dealt to one player; whoever receives the Sympathizer
 * shows it. ruling: docs/rulings.md#passing-loyalty-cards-on
 */
const handOn: Question<{ seat: Seat; from: 'deck' | 'player' }> = {
  text: says`Which human player receives the {count, plural, one {Loyalty card} other {# Loyalty cards}} that you were dealt? | ¿Qué jugador humano recibe {count, plural, one {la carta} other {las # cartas}} de Lealtad que te han repartido? | Welcher Menschenspieler erhält die {count, plural, one {dir ausgeteilte Loyalitätskarte} other {# dir ausgeteilten Loyalitätskarten}}? | Quel joueur humain reçoit {count, plural, one {la carte Loyauté qui vous a été distribuée} other {les # cartes Loyauté qui vous ont été distribuées}}\u202f? | Który gracz prowadzący człowieka otrzymuje {count, plural, one {rozdaną ci kartę} few {# rozdane ci karty} many {# rozdanych ci kart} other {# rozdane ci karty}} Lojalności?`,
  facts: (game, { seat }) => ({ count: unrevealedOf(game, seat).length }),
  who: (game, { seat, from }) => (from === 'deck' && !isTrueHuman(game, seat) ? seat : undefined),
  options: (game, { seat }) => seatOptions(trueHumans(game, seat)),
  prospect: (_table, _frame, option) => ({ changes: { [`loyaltyGiven:${chosenSeat(option)}`]: 1 } }),
  answer: (game, frame, seat, [to]) => {
    handOver(game, seat, chosenSeat(to), unrevealedOf(game, seat))
    frame.seat = chosenSeat(to)
  },
}

/** The Human Fleet: look ahead and draw cards, or infiltrate. */
const humanFleet = procedure<{ seat: Seat }>('revisedHumanFleet', {
  choose: {
    text: says`Do you infiltrate the fleet, or look at the top of a deck and draw 2 Skill cards? | ¿Te infiltras en la flota, o miras la primera carta de un mazo y robas 2 cartas de Habilidad? | Infiltrierst du die Flotte, oder siehst du dir die oberste Karte eines Stapels an und ziehst 2 Fertigkeitskarten? | Vous infiltrez-vous dans la flotte, ou regardez-vous la première carte d’un paquet puis piochez-vous 2 cartes Compétence\u202f? | Przeprowadzasz Infiltrację floty czy oglądasz wierzchnią kartę talii i ciągniesz 2 karty umiejętności?`,
    who: (game, { seat }) => (mayInfiltrate(game, seat) ? seat : undefined),
    options: () => [scoutAndDraw, infiltrate],
    prospect: (_table, _frame, option) => (option === infiltrate ? goAmongHumans : lookAhead),
    answer: (game, _frame, seat, [choice]) => {
      if (choice !== infiltrate) return undefined
      beginInfiltration(game, seat)
      return 'end'
    },
  },
  scout: (game, { seat }) => scoutDeck.begin(game, { seat, of: ['crisis', 'destination'] }),
  draw: (game, { seat }) => {
    const types = isLeader(game, seat) ? skillTypesOf(game, seat) : anyTypes(game)
    drawSkillCards.begin(game, { seat, picks: [{ count: 2, types, different: true }] })
  },
})

const lookAhead: Prospect = { changes: { scouting: -1, skillCards: -2 } }
const goAmongHumans: Prospect = { changes: { infiltration: 1 } }

const scoutAndDraw = word(
  'scoutAndDraw',
)`Look at the top of a deck and draw 2 cards | Mirar la primera carta de un mazo y robar 2 cartas | Die oberste Karte eines Stapels ansehen und 2 Karten ziehen | Regarder la première carte d’un paquet et piocher 2 cartes | Obejrzyj wierzchnią kartę talii i pociągnij 2 karty`

const infiltrate = word(
  'infiltrate',
)`Infiltrate the fleet | Infiltrarse en la flota | Die Flotte infiltrieren | S’infiltrer dans la flotte | Przeprowadź Infiltrację floty`

const caprica = node('revisedCaprica', {
  run: (game, _node, { actor = 0 }) => capricaAction.begin(game, { seat: actor }),
  text: {
    en: 'play 1 of your Super Crisis cards, or draw 2 Crisis cards, resolve 1 and put the other at the bottom of the deck; no Cylon ships are activated',
    es: 'juega 1 de tus cartas de Crisis Extrema, o bien roba 2 cartas de Crisis, resuelve 1 y coloca la otra en la parte inferior del mazo; no se activan naves cylons',
    de: 'spiele 1 deiner Super-Krisenkarten aus, oder ziehe 2 Krisenkarten, handle 1 davon ab und lege die andere unter den Stapel; es werden keine Zylonenschiffe aktiviert',
    fr: 'jouez 1 de vos cartes Crise Majeure, ou bien piochez 2 cartes Crise, résolvez-en 1 et placez l’autre en dessous du paquet\u202f; aucun vaisseau cylon n’est activé',
    pl: 'zagraj 1 ze swoich kart Superkryzysów albo pociągnij 2 karty Kryzysów, rozpatrz 1, a drugą odłóż na spód talii; statki Cylonów nie są aktywowane',
  },
  prospect: (_node, table, { actor = table.current }) => prospectOfCaprica(table, actor),
})

/** A Sympathetic Cylon is named where there may be one. */
export const lookAheadOrInfiltrate = node('lookAheadOrInfiltrate', {
  make: (sympathetic: boolean) => ({ sympathetic }),
  run: (game, _node, { actor = 0 }) => humanFleet.begin(game, { seat: actor }),
  text: {
    en: 'look at the top card {decks, list, or, of}, put it back on top or at the bottom and draw {cards, counted, two} of different types; or, as a Cylon leader{sympathetic, select, yes { or Sympathetic Cylon} other {}}, infiltrate: move to any location on Galactica',
    es: 'mira la primera carta {decks, list, or, of}, colócala en la parte superior o en la inferior y roba {cards, counted, two} de tipos distintos; o bien, como líder cylon{sympathetic, select, yes { o cylon simpatizante} other {}}, infíltrate: muévete a cualquier localización de Galactica',
    de: 'sieh dir die oberste Karte {decks, list, or, of} an, lege sie auf oder unter den Stapel zurück und ziehe {cards, counted, two, acc} verschiedener Typen; oder infiltriere als Zylonen-Führer{sympathetic, select, yes { oder sympathisierender Zylon} other {}}: Bewege dich an einen beliebigen Ort auf der Galactica',
    fr: 'regardez la première carte {decks, list, or, of}, replacez-la au-dessus ou en dessous et piochez {cards, counted, two} de types différents\u202f; ou bien, en tant que leader cylon{sympathetic, select, yes { ou cylon compatissant} other {}}, infiltrez-vous\u202f: allez dans n’importe quel lieu du Galactica',
    pl: 'obejrzyj wierzchnią kartę {decks, list, or, of}, odłóż ją na wierzch lub na spód i pociągnij {cards, counted, two, acc} różnych rodzajów; albo jako Przywódca Cylonów{sympathetic, select, yes { lub Przyjazny Cylon} other {}} przeprowadź Infiltrację: przejdź na dowolny obszar Galactiki',
  },
  facts: ({ sympathetic }) => ({
    sympathetic: sympathetic ? 'yes' : 'no',
    decks: [decks.crisis, decks.destination],
    cards: cards.skillCard,
    two: 2,
  }),
  prospect: (_node, table, { actor = table.current }) => ({
    oneOf: [lookAhead, ...(mayInfiltrate(table, actor) ? [goAmongHumans] : [])],
    by: actor,
  }),
})

const cylonLocation = { board: 'cylon-locations', who: 'cylons' } as const

const locations = {
  caprica: { name: nameOf(places.caprica), ...cylonLocation, action: caprica() },
  'cylon-fleet': { name: nameOf(places['cylon-fleet']), ...cylonLocation, action: cylonFleet() },
  'human-fleet': { name: nameOf(places['human-fleet']), ...cylonLocation, action: lookAheadOrInfiltrate(true) },
  'resurrection-ship': {
    name: nameOf(places['resurrection-ship']),
    ...cylonLocation,
    hazard: true,
    rule: sickbayRule(),
    action: drawSuperCrisis('self'),
  },
} as const satisfies Record<string, Location>

export const cylonOverlay: Part = {
  id: 'cylon-overlay',
  parts: [leaders],
  locations,
  replaces: { 'receiveLoyalty:handOn': handOn as unknown as Question<never> },
  changes: [
    changed(becameCylon, (rule, game, seat) => {
      rule(game, seat)
      passOnLoyalty.begin(game, { seat })
    }),
  ],
  wraps: [
    {
      /** All cards of a player are dealt before one is looked at. ruling: docs/rulings.md#passing-loyalty-cards-on */
      'sleeperAgentPhase:deal': ((game, { left: [next] }, step) => {
        for (; next !== undefined && next.cards > 1; next.cards--) dealLoyalty(game, next.seat)
        return step()
      }) satisfies Wrap<{ left: { seat: Seat; cards: number }[] }>,
      /** A crisis played at Caprica, by whomever: the other card goes under the deck. */
      'crisis:draw': ((_game, frame, step) => {
        if (frame.superCrisis !== true) frame.rest = 'bottom'
        return step()
      }) satisfies Wrap<{ rest: 'bottom' | 'discard'; superCrisis?: boolean }>,
    },
  ],
}
