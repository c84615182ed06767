// The Basestar Bridge, where Cylon players command the pursuit. (Rulebook: The “Basestar Bridge” location.)

import type { Location } from '../../../core/card.ts'
import { type Area, areas, type Seat, theTable } from '../../../core/ids.ts'
import { says, type Text } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { type Node, node, nothingChanges, type Prospect, perform } from '../../../core/node.ts'
import { option } from '../../../core/option.ts'
import { effectOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { changed, rulesOf } from '../../../core/rules.ts'
import type { Context, Table } from '../../../core/state.ts'
import { jumpPreparation } from '../../../language/nodes/fleet.ts'
import { roll } from '../../../language/nodes/flow.ts'
import { chooseDamage } from '../../../language/nodes/ships.ts'
import { places, ships, who } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { inSequence } from '../../../rules/choices.ts'
import { canBeDamaged } from '../../../rules/damage.ts'
import { die, readsDie } from '../../../rules/die.ts'
import { mayEnter, sameShip } from '../../../rules/movement.ts'
import { type CylonShip, placeCivilians, supply } from '../../../rules/placement.ts'
import { isHuman, sum } from '../../../rules/table.ts'
import { fleetAreas, gather, inPile, numberOf } from './board.ts'
import { pursue } from './pursuit-track.ts'

const cagPlacesShips = node('cagPlacesShips', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => placeCivilians.begin(game, { left: count }),
  text: {
    en: '{cag} places {ship, counted, count} on the main game board',
    es: '{cag} coloca {ship, counted, count} en el tablero principal',
    de: '{cag} platziert {ship, counted, count, acc} auf dem Hauptspielplan',
    fr: '{cag} place {ship, counted, count} sur le plateau principal',
    pl: '{cag} umieszcza {ship, counted, count, acc} na głównej planszy',
  },
  facts: ({ count }) => ({ cag: who.cag, ship: ships.civilianShip, count }),
  price: ({ count }, table) => ({ civilianShips: -Math.min(count, supply(table, 'civilian')) }),
})

/** So many of each kind may be put into one area of the Cylon Fleet board. */
const reserves = { basestar: 1, raider: 3 } as const

const gatherOption = option<[area: Area, ship: keyof typeof reserves]>(
  'gather',
  {
    label: (area, ship) => inArea(numberOf(area), reserves[ship] > 1),
    facts: (area, ship) => ({ area, ship, n: reserves[ship] }),
    at: ([area]) => [`fleet:${area}`],
  },
  { values: 2 },
)

const inArea = (number: string, several: boolean): Text => ({
  en: several ? `{n} {ship, form, plural} in area ${number}` : `{ship, form, a} in area ${number}`,
  es: several ? `{n} {ship, form, plural} en la zona ${number}` : `{ship, form, a} en la zona ${number}`,
  de: several ? `{n} {ship, form, plural} in Feld ${number}` : `{ship, form, a} in Feld ${number}`,
  fr: several ? `{n} {ship, form, plural} dans la case ${number}` : `{ship, form, a} dans la case ${number}`,
  pl: several ? `{n} {ship, form, plural} w sektorze ${number}` : `{ship} w sektorze ${number}`,
})

/** A basestar or raiders from the pile; what is on a board already stays there. */
const gathering = procedure<{ seat: Seat }>('gathering', {
  choose: {
    text: says`Which ships do you place on the Cylon Fleet board, and in which area? | ¿Qué naves colocas en el tablero de la Flota Cylon y en qué zona? | Welche Schiffe platzierst du auf dem Zylonenflotte-Spielplan, und in welchem Feld? | Quels vaisseaux placez-vous sur le plateau de la Flotte Cylon, et dans quelle case\u202f? | Jakie statki umieszczasz na planszy Floty Cylonów i w którym sektorze?`,
    options: (game) => gatherings(game),
    prospect: (_table, _frame, choice) => prospectOfGathering(...gatherOption.read(choice)),
    answer: (game, _frame, _seat, [choice]) => {
      const [area, ship] = gatherOption.read(choice)
      gather(game, area, ship, reserves[ship])
    },
  },
})

const gatherings = (table: Table): string[] =>
  (Object.keys(reserves) as (keyof typeof reserves)[])
    .filter((ship) => inPile(table, ship) > 0)
    .flatMap((ship) => fleetAreas.toReversed().map((area) => gatherOption(area, ship)))

const prospectOfGathering = (area: Area, ship: CylonShip & keyof typeof reserves): Prospect => ({
  changes: { [`lurking:${area}:${ship}`]: reserves[ship] },
})

const gatherShips = node('gatherShips', {
  run: (game, _node, { actor = game.current }) => gathering.begin(game, { seat: actor }),
  text: {
    en: '[place|places] {basestar, counted, one} or {raider, counted, three} in 1 area {board, form, of}',
    es: '[coloca|coloca|colocar] {basestar, counted, one} o {raider, counted, three} en 1 zona {board, form, of}',
    de: '[platziere |platziert |]{basestar, counted, one, acc} oder {raider, counted, three, acc} in 1 Feld {board, form, of}[|| platzieren]',
    fr: '[placez|place|placer] {basestar, counted, one} ou {raider, counted, three} dans 1 case {board, form, of}',
    pl: '[umieść|umieszcza|umieścić] {basestar, counted, one, acc} lub {raider, counted, three, acc} w 1 sektorze {board, form, of}',
  },
  facts: () => ({
    basestar: ships.basestar,
    one: reserves.basestar,
    raider: ships.raider,
    three: reserves.raider,
    board: places['cylon-fleet-board'],
  }),
  prospect: (_node, table, { actor }) => ({
    oneOf: gatherings(table).map((choice) => prospectOfGathering(...gatherOption.read(choice))),
    by: actor,
  }),
})

const raidersAround = ({ space }: Table): number => sum(areas.map((area) => space[area].raiders))

const barrageDamage = chooseDamage(2, 1)

const barrage = procedure<{ seat: Seat; context: Context; die?: number }>('barrage', {
  roll: (game, { seat }) => {
    const below = Math.min(8, raidersAround(game) - 1)
    // With a raider at most, no die is low enough: it takes nothing that could be said.
    const what = below > 0 ? { need: below, atMost: true } : {}
    die.begin(game, { by: seat, modifier: 0, purpose: 'basestar-bridge', ...what })
  },
  damage: (game, { context, die: rolled = 8 }) => {
    if (rolled < raidersAround(game) && canBeDamaged(game)) perform(game, barrageDamage, context)
  },
})

readsDie(barrage, (table, { context }, rolled) =>
  rolled < raidersAround(table) ? { effect: barrageDamage, context } : nothingChanges,
)

/** A die below the number of raiders around Galactica. */
const raidersBarrage = node('raidersBarrage', {
  run: (game, _node, context) => barrage.begin(game, { seat: context.actor ?? game.current, context }),
  text: {
    en: '[roll|rolls] a die; if it is lower than the number of raiders on the main game board: {effect}',
    es: '[tira|tira|tirar] un dado; si es menor que el número de Incursores del tablero principal: {effect}',
    de: '[würfle|würfelt|würfeln]; ist das Ergebnis kleiner als die Zahl der Jäger auf dem Hauptspielplan: {effect, sentence}',
    fr: '[lancez|lance|lancer] un dé\u202f; si le résultat est inférieur au nombre de raiders sur le plateau principal\u202f: {effect}',
    pl: '[rzuć|rzuca|rzucić] kostką; jeśli wynik jest mniejszy niż liczba raiderów na głównej planszy: {effect}',
  },
  facts: () => ({ effect: barrageDamage }),
  prospect: (_node, table, context) => ({
    chances: [[Math.max(0, Math.min(8, raidersAround(table) - 1)) / 8, { effect: barrageDamage, context }]],
  }),
  parts: () => [barrageDamage],
})

/** What can be ordered from here. */
const orders: readonly Node[] = [
  cagPlacesShips(1),
  gatherShips(),
  roll({ atMost: 3 }, jumpPreparation(-1), pursue()),
  raidersBarrage(),
]

/** Two different orders, both chosen before the first is carried out. */
const bridge = procedure<{ seat: Seat; first?: number; second?: number }>('basestarBridge', {
  first: {
    text: says`What do you order first? | ¿Qué ordenas primero? | Was befiehlst du zuerst? | Qu’ordonnez-vous en premier\u202f? | Co rozkazujesz najpierw?`,
    options: () => orders.map((_, i) => effectOption(i)),
    effect: (_game, _frame, choice) => orders[effectOption.of(choice)],
    prospect: (_table, { seat }, choice) => ({ effect: orders[effectOption.of(choice)], context: contextOf(seat) }),
    answer: (_game, frame, _seat, [choice]) => {
      frame.first = effectOption.of(choice)
    },
  },
  second: {
    text: says`What do you order then? | ¿Qué ordenas después? | Was befiehlst du danach? | Qu’ordonnez-vous ensuite\u202f? | Co rozkazujesz potem?`,
    options: (_game, { first }) => orders.flatMap((_, i) => (i === first ? [] : [effectOption(i)])),
    effect: (_game, _frame, choice) => orders[effectOption.of(choice)],
    prospect: (_table, { seat }, choice) => ({ effect: orders[effectOption.of(choice)], context: contextOf(seat) }),
    answer: (_game, frame, _seat, [choice]) => {
      frame.second = effectOption.of(choice)
    },
  },
  carryOut: (game, { seat, first = 0, second = 1 }) => {
    const effects = [orders[first], orders[second]]
    for (const effect of effects) log(game, 'choosesEffect', { seat, card: bridgeId, effect })
    inSequence.begin(game, { effects, done: 0, context: contextOf(seat) })
  },
})

const bridgeId = 'basestar-bridge'
const contextOf = (seat: Seat): Context => ({ actor: seat, source: bridgeId })

const commandFleet = node('commandFleet', {
  uses: 'cylonShip',
  run: (game, _node, { actor = game.current }) => bridge.begin(game, { seat: actor }),
  text: {
    en: 'choose 2 of these, then resolve them: (1) {first}; (2) {second}; (3) {third}; (4) {fourth}',
    es: 'elige 2 de estos efectos y luego resuélvelos: (1) {first}; (2) {second}; (3) {third}; (4) {fourth}',
    de: 'wähle 2 hiervon und handle sie dann ab: (1) {first}; (2) {second}; (3) {third}; (4) {fourth}',
    fr: 'choisissez 2 de ces effets, puis résolvez-les\u202f: (1) {first}\u202f; (2) {second}\u202f; (3) {third}\u202f; (4) {fourth}',
    pl: 'wybierz 2 z poniższych, a następnie je rozpatrz: (1) {first}; (2) {second}; (3) {third}; (4) {fourth}',
  },
  facts: () => ({ first: orders[0], second: orders[1], third: orders[2], fourth: orders[3] }),
  prospect: (_node, _table, { actor = 0 }) => {
    const one: Prospect = {
      oneOf: orders.map((effect) => ({ effect, context: contextOf(actor) })),
      by: actor,
    }
    return { all: [one, one] }
  },
  parts: () => orders,
})

export const locations = {
  [bridgeId]: {
    name: nameOf(places[bridgeId]),
    board: 'cylon-fleet-board',
    who: 'cylons',
    action: commandFleet(),
  },
} as const satisfies Record<string, Location>

const board = 'cylon-fleet-board'
const cylonBoards: readonly string[] = ['cylon-locations', board]

export const bridgeChanges = [
  /** Among the Cylons' own locations nobody pays for a move. */
  changed(sameShip, (rule, table, from, to) => {
    const { locations: all } = rulesOf(table)
    return rule(table, from, to) || [from, to].every((place) => cylonBoards.includes(all[place].board))
  }),
  /** No human player ever has the use of it, from wherever. */
  changed(
    mayEnter,
    (rule, table, one, seat) => rule(table, one, seat) && !(one === board && seat !== theTable && isHuman(table, seat)),
  ),
]
