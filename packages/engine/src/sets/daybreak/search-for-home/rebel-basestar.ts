// The Rebel Basestar, on the side of the humans or of the Cylons. (Rulebook: The Rebel Basestar board; Clarifications on the Raider Bay.)

import type { Location } from '../../../core/card.ts'
import { type Area, areas, type CardId, type Seat, type Side, theTable } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { keyMoments, tells } from '../../../core/log.ts'
import { type Node, node, perform } from '../../../core/node.ts'
import { option, word } from '../../../core/option.ts'
import { cardOption, skillOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Context, Table } from '../../../core/state.ts'
import { addToHand, newDeck } from '../../../core/zones.ts'
import { cards, decks, places, ships } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { crisisDeck } from '../../../rules/crisis.ts'
import { activateRaiders } from '../../../rules/cylon-ships.ts'
import { sortsTop } from '../../../rules/decks.ts'
import { boardInPlay, mayEnter } from '../../../rules/movement.ts'
import { beginPlacing, supply } from '../../../rules/placement.ts'
import { anyTypes } from '../../../rules/skill-cards.ts'
import { isHuman } from '../../../rules/table.ts'
import { miraclesOf, spend } from '../miracles.ts'
import { placeAndActivate } from '../placed-vipers.ts'
import { miracleToken } from '../terms.ts'
import { recall, remember } from './state.ts'

const board = 'rebel-basestar'

/** Whose it is, once it is in play. */
export const rebelsWith = (table: Pick<Table, 'boxes'>): Side | undefined => recall(table).rebels

/** Whether they are with this player, or with humans, where nobody is named. */
const isWithThem = (table: Table, seat: Seat): boolean =>
  rebelsWith(table) === (seat === theTable || isHuman(table, seat) ? 'humans' : 'cylons')

export const bringRebels = node('bringRebels', {
  make: (side: Side) => ({ side }),
  run: (game, { side }) => {
    remember(game).rebels = side
    tell.rebels(game, { winner: side })
  },
  text: {
    en: 'put {board, form, the} into play; it is allied with the {side, select, humans {humans} other {Cylons}}',
    es: '{board, form, the} entra en juego, aliada con los {side, select, humans {humanos} other {cylons}}',
    de: '{board, form, the} kommt ins Spiel und gehört zu den {side, select, humans {Menschen} other {Zylonen}}',
    fr: '{board, form, the} entre en jeu, allié aux {side, select, humans {humains} other {cylons}}',
    pl: '{board, form, the} wchodzi do gry po stronie {side, select, humans {ludzi} other {Cylonów}}',
  },
  facts: ({ side }) => ({ board: places[board], side }),
  price: ({ side }) => ({ superCrises: side === 'humans' ? 1 : -1 }),
})

// What its locations cost

const payToken = word(
  'miracleToken',
)`Discard a miracle token | Descartar una ficha de Milagro | Einen Wundermarker abwerfen | Défausser un pion Miracle | Odrzuć żeton Cudu`

const payments = (table: Table, seat: Seat): string[] => [
  ...(miraclesOf(table, seat) > 0 ? [payToken] : []),
  ...cardOption.each(table.seats[seat].superCrises),
]

const paying = procedure<{ seat: Seat; effect: Node; context: Context }>('rebelPayment', {
  choose: {
    text: says`What do you discard? | ¿Qué descartas? | Was wirfst du ab? | Que défaussez-vous\u202f? | Co odrzucasz?`,
    options: (game, { seat }) => payments(game, seat),
    prospect: (_table, { seat }, choice) => ({
      changes: choice === payToken ? { [`powers:${seat}`]: -1 } : { superCrises: 1 },
    }),
    answer: (game, { effect, context }, seat, [choice]) => {
      if (choice === payToken) {
        spend(game, seat, 1)
        tell.paysRebels(game, { seat })
      } else {
        const card = cardOption.of(choice)
        game.seats[seat].superCrises.splice(game.seats[seat].superCrises.indexOf(card), 1)
        game.decks.superCrisis.discard.push(card)
        tell.paysRebelsWith(game, { seat, card })
      }
      perform(game, effect, context)
    },
  },
})

/** For a miracle token or a Super Crisis card; whoever is still aboard when they change sides has no use of it. ruling: docs/rulings.md#rebels-who-change-sides */
const forAMiracle = node('forAMiracle', {
  make: (effect: Node) => ({ effect }),
  run: (game, { effect }, context) => paying.begin(game, { seat: context.actor ?? 0, effect, context }),
  text: {
    en: '{self, subject}[discard|discards] {token, counted, one} or {card, counted, one} to {effect, infinitive}',
    es: '{self, subject}[descarta|descarta|descartar] {token, counted, one} o {card, counted, one} para {effect, infinitive}',
    de: '{self, subject}[wirf |wirft |]{token, counted, one, acc} oder {card, counted, one, acc} [ab|ab|abwerfen]: {effect, sentence}',
    fr: '{self, subject}[défaussez|défausse|défausser] {token, counted, one} ou {card, counted, one} pour {effect, infinitive}',
    pl: '{self, subject}[odrzuć|odrzuca|odrzucić] {token, counted, one, acc} lub {card, counted, one, acc}, aby {effect, infinitive}',
  },
  facts: ({ effect }) => ({ effect, token: miracleToken, card: cards.superCrisisCard, one: 1 }),
  prospect: ({ effect }, _table, context) => ({
    all: [{ changes: { [`powers:${context.actor ?? 0}`]: -1 } }, { effect, context }],
  }),
  possible: (table, _node, { actor = 0 }) => isWithThem(table, actor) && payments(table, actor).length > 0,
  parts: ({ effect }) => [effect],
})

// Hybrid Tank

const askHybrid = node('askHybrid', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => hybridTank.begin(game, { seat: actor, count, deck: crisisDeck(game) }),
  text: {
    en: '[look|looks] at the top {cards, counted, count} {deck, form, of} and [put|puts] them back on top in any order',
    es: '[mira|mira|mirar] las primeras {cards, counted, count} {deck, form, of} y [colócalas|las coloca|colocarlas] de nuevo encima en cualquier orden',
    de: '[sieh dir |sieht sich |]die obersten {cards, counted, count, acc} {deck, form, of} [an und lege|an und legt|ansehen und] sie in beliebiger Reihenfolge wieder obenauf[|| legen]',
    fr: '[regardez|regarde|regarder] les {cards, counted, count} du dessus {deck, form, of} et [replacez-les|les replace|les replacer] au-dessus dans n’importe quel ordre',
    pl: '[obejrzyj|ogląda|obejrzeć] {cards, counted, count, acc} z wierzchu {deck, form, of} i [odłóż|odkłada|odłożyć] je na wierzch w dowolnej kolejności',
  },
  facts: ({ count }) => ({ cards: cards.card, count, deck: decks.crisis }),
  price: () => ({ knowledge: 2 }),
})

const hybridTank = sortsTop('hybridTank', {
  text: says`In which order do these crises go back on top, the one to be drawn first named first? | ¿En qué orden vuelven arriba estas crisis, nombrando antes la que se robará primero? | In welcher Reihenfolge kommen diese Krisen wieder nach oben, die zuerst zu ziehende zuerst genannt? | Dans quel ordre ces crises retournent-elles au-dessus, la première à piocher nommée d’abord\u202f? | W jakiej kolejności te kryzysy wracają na wierzch, zaczynając od tego, który ma być pociągnięty pierwszy?`,
  told: 'crisis',
  allOnTop: true,
  tell: (game, facts) => tell.asksHybrid(game, facts),
})

// Datastream

const searchStream = node('searchStream', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => datastream.begin(game, { seat: actor, count }),
  text: {
    en: '[search|searches] a skill deck and its discard pile for {cards, counted, count} and [shuffle|shuffles] the rest together',
    es: '[busca|busca|buscar] {cards, counted, count} en un mazo de Habilidad y su pila de descartes y [baraja|baraja|barajar] el resto',
    de: '[durchsuche |durchsucht |]1 Fertigkeitsstapel und dessen Ablagestapel nach {cards, counted, count, dat} [und mische|und mischt|durchsuchen und] den Rest zusammen[|| mischen]',
    fr: '[cherchez|cherche|chercher] {cards, counted, count} dans un paquet de compétence et sa défausse, puis [mélangez|mélange|mélanger] le reste',
    pl: '[wyszukaj|wyszukuje|wyszukać] {cards, counted, count, acc} w talii umiejętności i jej stosie kart odrzuconych, a resztę [potasuj|tasuje|potasować] razem',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
  price: ({ count }) => ({ skillCards: count * 1.5 }),
})

/** Nobody else sees what is taken, and nobody knows the deck any more. */
const datastream = procedure<{ seat: Seat; count: number }>('datastream', {
  deck: {
    text: says`Which deck do you search? | ¿En qué mazo buscas? | Welchen Stapel durchsuchst du? | Dans quel paquet cherchez-vous\u202f? | Którą talię przeszukujesz?`,
    options: (game) => skillOption.each(anyTypes(game)),
    prospect: (_table, { count }, choice) => ({ changes: { [`held:${skillOption.of(choice)}`]: count } }),
    answer: (game, _frame, seat, [choice]) => {
      const type = skillOption.of(choice)
      const { cards: inDeck, discard } = game.decks[type]
      game.held.push({ by: seat, deck: type, cards: [...inDeck, ...discard].toSorted() })
      game.decks[type] = newDeck(game, [])
      tell.searches(game, { seat, skill: type })
    },
  },
  take: {
    text: says`Which {count, plural, one {card} other {# cards}} do you take? | ¿Qué {count, plural, one {carta} other {# cartas}} te quedas? | Welche {count, plural, one {Karte} other {# Karten}} nimmst du? | {count, plural, one {Quelle carte} other {Quelles # cartes}} prenez-vous\u202f? | {count, plural, one {Którą kartę} few {Które # karty} many {Które # kart} other {Które # karty}} bierzesz?`,
    facts: (game, { count }) => ({ count: Math.min(count, game.held.at(-1)?.cards.length ?? 0) }),
    options: (game) => cardOption.each(game.held.at(-1)?.cards ?? []),
    pick: (_game, { count }, _seat, options) => ({
      min: Math.min(count, options.length),
      max: Math.min(count, options.length),
    }),
    always: () => true,
    answer: (game, _frame, seat, choices) => {
      const held = game.held.pop()
      if (held === undefined) return
      const taken = choices.map(cardOption.of)
      for (const card of taken) {
        held.cards.splice(held.cards.indexOf(card), 1)
        addToHand(game, seat, card)
      }
      game.decks[held.deck] = newDeck(game, held.cards)
      tell.found(game, { seat, cards: [...taken] as CardId[] }, [seat])
    },
  },
})

// Raider Bay

const fleets = { raider: 2, viper: 4 } as const

const bayOption = option<[area: Area, ship: keyof typeof fleets]>(
  'bay',
  {
    label: names`{n} {ship, form, plural} {area, form, in} | {n} {ship, form, plural} {area, form, in} | {n} {ship, form, plural} {area, form, in} | {n} {ship, form, plural} {area, form, in} | {n} {ship, form, pluralGen} {area, form, in}`,
    facts: (area, ship) => ({ area, ship, n: fleets[ship] }),
    at: ([area]) => [`area:${area}`],
  },
  { values: 2 },
)

const launchFleet = node('launchFleet', {
  run: (game, _node, { actor = 0 }) => raiderBay.begin(game, { seat: actor }),
  text: {
    en: '[choose|chooses] a space area, [place|places] {raider, counted, two} or {viper, counted, four} there and [activate|activates] them at once',
    es: '[elige|elige|elegir] una zona de espacio, [coloca|coloca|colocar] allí {raider, counted, two} o {viper, counted, four} y [actívalos|los activa|activarlos] de inmediato',
    de: '[wähle |wählt |]1 Weltraumfeld[, platziere| und platziert| wählen,] dort {raider, counted, two, acc} oder {viper, counted, four, acc} [und aktiviere|und aktiviert|platzieren und] sie sofort[|| aktivieren]',
    fr: '[choisissez|choisit|choisir] une case d’espace, [placez-y|y place|y placer] {raider, counted, two} ou {viper, counted, four} et [activez-les|les active|les activer] immédiatement',
    pl: '[wybierz|wybiera|wybrać] sektor, [umieść|umieszcza|umieścić] w nim {raider, counted, two, acc} lub {viper, counted, four, acc} i natychmiast je [aktywuj|aktywuje|aktywować]',
  },
  facts: () => ({ raider: ships.raider, two: fleets.raider, viper: ships.unmannedViper, four: fleets.viper }),
  prospect: (_node, _table, { actor }) => ({
    oneOf: [{ changes: { viperActivations: 2 } }, { changes: { raiders: -fleets.raider, 'acts:raiders': -0.3 } }],
    by: actor,
  }),
  possible: (table) => supply(table, 'raider') + supply(table, 'viper') > 0,
})

/** Only the ships that have just been placed act. */
const raiderBay = procedure<{ seat: Seat }>('raiderBay', {
  choose: {
    text: says`Which ships do you place, and where? | ¿Qué naves colocas y dónde? | Welche Schiffe platzierst du, und wo? | Quels vaisseaux placez-vous, et où\u202f? | Jakie statki umieszczasz i gdzie?`,
    options: (game) =>
      (['raider', 'viper'] as const)
        .filter((ship) => supply(game, ship) > 0)
        .flatMap((ship) => areas.map((area) => bayOption(area, ship))),
    prospect: (_table, _frame, choice) => {
      const [area, ship] = bayOption.read(choice)
      return { changes: { [`placed:${area}:${ship}`]: fleets[ship] } }
    },
    answer: (game, _frame, seat, [choice]) => {
      const [area, ship] = bayOption.read(choice)
      const count = Math.min(fleets[ship], supply(game, ship))
      if (ship === 'viper') placeAndActivate(game, seat, area, count)
      else {
        activateRaiders.begin(game, { left: { [area]: count } })
        beginPlacing(game, { [area]: { raider: count } })
      }
    },
  },
})

const rebels = { board, who: 'both' } as const
const forBoth = (effect: Node) => ({ action: forAMiracle(effect), cylonAction: forAMiracle(effect) })

export const rebelLocations = {
  'hybrid-tank': { name: nameOf(places['hybrid-tank']), ...rebels, ...forBoth(askHybrid(5)) },
  datastream: { name: nameOf(places.datastream), ...rebels, ...forBoth(searchStream(3)) },
  'raider-bay': { name: nameOf(places['raider-bay']), ...rebels, ...forBoth(launchFleet()) },
} as const satisfies Record<string, Location>

export const rebelChanges = [
  changed(boardInPlay, (rule, table, one) => (one === board ? rebelsWith(table) !== undefined : rule(table, one))),
  changed(mayEnter, (rule, table, one, seat) => (one === board ? isWithThem(table, seat) : rule(table, one, seat))),
]

Object.assign(keyMoments, { rebels: 4 })

const tell = {
  rebels: tells('rebels', {
    en: 'The Rebel Basestar sides with the {winner, select, humans {humans} other {Cylons}}.',
    es: 'La Estrella Base rebelde se pone del lado de los {winner, select, humans {humanos} other {cylons}}.',
    de: 'Der Rebellen-Basisstern stellt sich auf die Seite der {winner, select, humans {Menschen} other {Zylonen}}.',
    fr: 'Le Basestar rebelle se range du côté des {winner, select, humans {humains} other {cylons}}.',
    pl: 'Zbuntowany basestar staje po stronie {winner, select, humans {ludzi} other {Cylonów}}.',
  }),
  paysRebels: tells('paysRebels', {
    en: '{seat} discards a miracle token.',
    es: '{seat} descarta una ficha de Milagro.',
    de: '{seat} legt einen Wundermarker ab.',
    fr: '{seat} défausse un pion Miracle.',
    pl: '{seat} odrzuca żeton Cudu.',
  }),
  paysRebelsWith: tells('paysRebelsWith', {
    en: '{seat} discards the Super Crisis card “{card}”.',
    es: '{seat} descarta la carta de Crisis Extrema “{card}”.',
    de: '{seat} wirft die Super-Krisenkarte „{card}“ ab.',
    fr: '{seat} défausse la carte Crise Majeure «\u202f{card}\u202f».',
    pl: '{seat} odrzuca kartę Superkryzysu „{card}”.',
  }),
  asksHybrid: tells('asksHybrid', {
    en: '{seat} puts {count} Crisis cards back in an order of {seat, gender, m {his} f {her} other {their}} own.',
    es: '{seat} vuelve a colocar {count} cartas de Crisis en el orden que prefiere.',
    de: '{seat} legt {count} Krisenkarten in eigener Reihenfolge zurück.',
    fr: '{seat} replace {count} cartes Crise dans l’ordre de son choix.',
    pl: '{seat} odkłada {count} kart Kryzysów w wybranej przez siebie kolejności.',
  }),
  searches: tells('searches', {
    en: '{seat} searches a skill deck: {skill}.',
    es: '{seat} busca en un mazo de Habilidad: {skill}.',
    de: '{seat} durchsucht einen Fertigkeitsstapel: {skill}.',
    fr: '{seat} cherche dans un paquet de compétence\u202f: {skill}.',
    pl: '{seat} przeszukuje talię umiejętności: {skill}.',
  }),
  found: tells('foundInStream', {
    en: 'You take: {cards}.',
    es: 'Te quedas: {cards}.',
    de: 'Du nimmst: {cards}.',
    fr: 'Vous prenez\u202f: {cards}.',
    pl: 'Bierzesz: {cards}.',
  }),
}
