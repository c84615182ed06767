// The Pegasus board: damage taken in Galactica's place, the ship's destruction, and its four locations. (Rulebook: Pegasus game board; Damaging
// and destroying Pegasus.)

import type { Location, Part, Wrap } from '../../core/card.ts'
import { type Area, areas, type BoardId, type CardId, type Seat } from '../../core/ids.ts'
import { alike, names, says } from '../../core/languages.ts'
import { keyMoments, tells } from '../../core/log.ts'
import { node, type Prospect } from '../../core/node.ts'
import { type OptionKind, option } from '../../core/option.ts'
import { areaOption, attackOption, seatOption, shipOption, viperOption } from '../../core/option-kinds.ts'
import { procedure } from '../../core/procedure.ts'
import { bend, changed } from '../../core/rules.ts'
import type { Game, Table } from '../../core/state.ts'
import { whoIsAt } from '../../language/conditions.ts'
import { check } from '../../language/nodes/checks.ts'
import { choose, when } from '../../language/nodes/flow.ts'
import { cards, places } from '../../language/terms.ts'
import { nameOf } from '../../language/text.ts'
import { isInPlay } from '../../rules/cards-in-play.ts'
import { destroyCivilian, shipsOnBoard } from '../../rules/civilian-ships.ts'
import { deeds, destroyCylonShips, hitViper, volleys } from '../../rules/combat.ts'
import {
  basestarAt,
  canBeDamaged,
  damageBasestar,
  damagedLocationsOf,
  damageGalactica,
  damageShip,
  drawDamageToken,
} from '../../rules/damage.ts'
import { die } from '../../rules/die.ts'
import { onBoard, send } from '../../rules/people.ts'
import { discardSkillCards } from '../../rules/skill-cards.ts'
import { chosenSeat, occupants } from '../../rules/table.ts'
import { vipersIn } from '../../rules/viper-kinds.ts'
import { execute } from '../parts/execution.ts'
import { galacticaAway, inNewCapricaPhase } from './new-caprica/where.ts'
import { recall, remember } from './state.ts'
import './terms.ts'

const attackFromPegasus = node('attackFromPegasus', {
  uses: 'cylonShip',
  run: (game, _node, { actor = 0 }) => pegasusCic.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[choose|chooses] a basestar and [roll|rolls] a die; on 1–3 Pegasus is damaged, on 4–6 the basestar, on 7–8 the basestar twice',
    es: '{self, subject}[elige|elige|elegir] una Estrella Base y [tira|tira|tirar] un dado; con 1–3 resulta dañada la Pegasus, con 4–6 la Estrella Base, con 7–8 la Estrella Base dos veces',
    de: '{self, subject}[wähle |wählt |]einen Basisstern[ und würfle| und würfelt| wählen und würfeln]; bei 1–3 wird die Pegasus beschädigt, bei 4–6 der Basisstern, bei 7–8 der Basisstern zweimal',
    fr: '{self, subject}[choisissez|choisit|choisir] un basestar et [lancez|lance|lancer] un dé\u202f; sur 1–3 le Pegasus est endommagé, sur 4–6 le basestar, sur 7–8 le basestar deux fois',
    pl: '{self, subject}[wybierz|wybiera|wybrać] basestara i [rzuć|rzuca|rzucić] kostką; przy wyniku 1–3 uszkodzony zostaje Pegasus, przy 4–6 basestar, przy 7–8 basestar dwukrotnie',
  },
  prospect: () => ({
    chances: [
      [3 / 8, { changes: { galacticaDamage: -0.5 } }],
      [3 / 8, { changes: { 'hits:basestar': 1 } }],
      [2 / 8, { changes: { 'hits:basestar': 2 } }],
    ],
  }),
  possible: (table) => basestarsAs(table, attackOption).length > 0,
})

const fireMainBatteries = node('fireMainBatteries', {
  uses: 'cylonShip',
  run: (game, _node, { actor = 0 }) => mainBatteries.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[choose|chooses] a space area and [roll|rolls] a die; there, on 1 a civilian ship is destroyed, on 2–3 a viper is damaged, on 4–6 2 raiders are destroyed, on 7–8 4 raiders',
    es: '{self, subject}[elige|elige|elegir] una zona de espacio y [tira|tira|tirar] un dado; allí, con 1 se destruye una Nave Civil, con 2–3 se daña un Viper, con 4–6 se destruyen 2 Incursores, con 7–8 se destruyen 4',
    de: '{self, subject}[wähle |wählt |]ein Weltraumfeld[ und würfle| und würfelt| wählen und würfeln]; dort wird bei 1 ein Zivilschiff zerstört, bei 2–3 eine Viper beschädigt, und bei 4–6 werden 2 Jäger, bei 7–8 4 Jäger zerstört',
    fr: '{self, subject}[choisissez|choisit|choisir] une case d’espace et [lancez|lance|lancer] un dé\u202f; dans cette case, sur 1 un vaisseau civil est détruit, sur 2–3 un viper est endommagé, sur 4–6 2 raiders sont détruits, sur 7–8 4 raiders',
    pl: '{self, subject}[wybierz|wybiera|wybrać] sektor przestrzeni i [rzuć|rzuca|rzucić] kostką; przy wyniku 1 zniszczony zostaje w nim statek cywilny, przy 2–3 uszkodzony viper, przy 4–6 zniszczone 2 raidery, przy 7–8 zniszczone 4 raidery',
  },
  prospect: (_node, table, { actor }) => ({ oneOf: areas.map((area) => salvo(table, area)), by: actor }),
  possible: (game) => mightBeHit(game),
})

/** Engine Room. */
const prepareNextCrisis = node('prepareNextCrisis', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => {
    remember(game).engineRoom = true
    discardSkillCards.begin(game, { due: [{ seat: actor, count }], why: 'price', source: 'engine-room' })
  },
  text: {
    en: '{self, subject}[discard|discards] {cards, counted, count}; the next Crisis card drawn in this turn counts as having a prepare for jump icon',
    es: '{self, subject}[descarta|descarta|descartar] {cards, counted, count}; la próxima carta de Crisis que se robe en este turno cuenta como si tuviera el icono de Preparativos para el Salto',
    de: '{self, subject}[wirf |wirft |]{cards, counted, count, acc} [ab|ab|abwerfen]; die nächste in diesem Zug gezogene Krisenkarte gilt als Karte mit Sprungvorbereitungssymbol',
    fr: '{self, subject}[défaussez|défausse|défausser] {cards, counted, count}\u202f; la prochaine carte Crise piochée pendant ce tour compte comme ayant un symbole de préparation au saut',
    pl: '{self, subject}[odrzuć|odrzuca|odrzucić] {cards, counted, count, acc}; następna karta Kryzysu pociągnięta w tej turze liczy się jako karta z ikoną przygotowania do skoku',
  },
  facts: ({ count }) => ({ cards: cards.skillCard, count }),
  price: ({ count }) => ({ skillCards: -count, jumpPreparation: 1 }),
  // Once Galactica is in orbit of New Caprica jump icons mean nothing.
  possible: (game, { count }, { actor = 0 }) =>
    game.seats[actor].hand.length >= count && !recall(game).engineRoom && !inNewCapricaPhase(game),
})

const pegasus = { board: 'pegasus', who: 'humans', damageable: true } as const
const airlock = (difficulty: number) =>
  check(difficulty, ['politics', 'tactics', 'treachery'], { pass: execute('chosen') })

export const locations = {
  'pegasus-cic': { name: nameOf(places['pegasus-cic']), ...pegasus, action: attackFromPegasus() },
  airlock: {
    name: nameOf(places.airlock),
    ...pegasus,
    action: choose('self', { canAct: true }, when(whoIsAt('chosen', 'brig'), airlock(8), airlock(12))),
  },
  'main-batteries': { name: nameOf(places['main-batteries']), ...pegasus, action: fireMainBatteries() },
  'engine-room': { name: nameOf(places['engine-room']), ...pegasus, action: prepareNextCrisis(2) },
} as const satisfies Record<string, Location>

export const damageTokens: Part['galacticaDamage'] = {
  'damage-pegasus-cic': {
    name: names`Pegasus CIC Damaged | CIC de Pegasus dañado | Pegasus-CIC beschädigt | CIC du Pegasus endommagé | CIC Pegasusa uszkodzone`,
    of: 'pegasus',
    location: 'pegasus-cic',
  },
  'damage-airlock': {
    name: names`Airlock Damaged | Esclusa dañada | Luftschleuse beschädigt | Sas endommagé | Śluza uszkodzona`,
    of: 'pegasus',
    location: 'airlock',
  },
  'damage-main-batteries': {
    name: names`Main Batteries Damaged | Baterías Principales dañadas | Hauptgeschütze beschädigt | Batteries principales endommagées | Baterie główne uszkodzone`,
    of: 'pegasus',
    location: 'main-batteries',
  },
  'damage-engine-room': {
    name: names`Engine Room Damaged | Sala de Máquinas dañada | Maschinenraum beschädigt | Salle des machines endommagée | Maszynownia uszkodzona`,
    of: 'pegasus',
    location: 'engine-room',
  },
}

const locationsOfPegasus = 4

export const pegasusDestroyed = (game: Pick<Table, 'options' | 'damage'>): boolean =>
  damagedLocationsOf(game, 'pegasus') >= locationsOfPegasus

/** Whether a table is played with Pegasus, and has lost it. */
export const isPegasusDestroyed = (table: Table): boolean =>
  table.options.sets.includes('pegasus') && pegasusDestroyed(table)

function damagePegasus(game: Game): void {
  if (pegasusDestroyed(game)) return
  damageShip(game, 'pegasus')
  if (!pegasusDestroyed(game)) return
  tell.pegasusDestroyed(game, {})
  game.seats.forEach((_, seat) => {
    if (onBoard(game, seat, 'pegasus')) send(game, seat, 'sickbay')
  })
}

/** The current player decides which of the two ships takes the hit. */
const takeDamage = procedure<Record<never, never>>('takeDamage', {
  choose: {
    text: says`Which ship takes the damage? | ¿Qué nave sufre el daño? | Welches Schiff wird beschädigt? | Quel vaisseau subit les dégâts\u202f? | Który okręt zostaje uszkodzony?`,
    who: (game) => game.current,
    options: (game) => [boardOption('galactica'), ...(pegasusDestroyed(game) ? [] : [boardOption('pegasus')])],
    prospect: (table, _frame, option) => ({
      changes: { galacticaDamage: option === boardOption('pegasus') ? -damageOfPegasus(table) : -1 },
    }),
    answer: (game, _frame, _seat, [choice]) => {
      if (choice === boardOption('pegasus')) damagePegasus(game)
      else damageShip(game)
    },
  },
})

/** A hit on Pegasus is the lesser evil, as long as it is not the last. */
const damageOfPegasus = (table: Table): number =>
  damagedLocationsOf(table, 'pegasus') + 1 >= locationsOfPegasus ? 1.3 : 0.5

/** One of the ships that may take a hit. */
const boardOption = option<[board: 'galactica' | 'pegasus']>('board', {
  label: alike('{location}'),
  facts: (location) => ({ location }),
  at: ([board]) => [`board:${board}`],
})

export const boardChanges = [
  changed(canBeDamaged, (rule, game) => rule(game) && !galacticaAway(game)),
  changed(damageGalactica, (_rule, game) => {
    if (canBeDamaged(game)) takeDamage.begin(game, {})
  }),
  changed(drawDamageToken, (rule, game, ship?: BoardId) => (canBeDamaged(game) ? rule(game, ship) : undefined)),
]

/** Pegasus CIC: fire at a basestar from close by. */
const pegasusCic = procedure<{ seat: Seat; area?: Area; id?: number; die?: number }>('pegasusCic', {
  target: {
    text: says`Which basestar does Pegasus attack? | ¿A qué Estrella Base ataca la Pegasus? | Welchen Basisstern greift die Pegasus an? | Quel basestar le Pegasus attaque-t-il\u202f? | Którego basestara atakuje Pegasus?`,
    options: (game) => basestarsAs(game, attackOption),
    answer: (_game, frame, _seat, [choice]) => {
      const [area, , id] = attackOption.read(choice)
      frame.area = area
      frame.id = id
    },
  },
  roll: (game, { seat, area, id }) => {
    const basestar = area === undefined ? undefined : basestarAt(game, area, id ?? 0)
    const structural = basestar?.damage.includes('structural-damage') ? 2 : 0
    const modifier = bend(game, 'attack', structural, { attacker: 'pegasus', manned: false })
    die.begin(game, { by: seat, modifier, purpose: 'pegasus-cic' })
  },
  hit: (game, { area, id, die: rolled = 0 }) => {
    if (rolled <= 3) {
      damagePegasus(game)
      return
    }
    for (let hits = rolled >= 7 ? 2 : 1; hits > 0 && area !== undefined; hits--) {
      const basestar = basestarAt(game, area, id ?? 0)
      if (basestar !== undefined) damageBasestar(game, area, basestar)
    }
  },
})

deeds.add(pegasusCic.name)

/** Basestars, as options of a kind that says what happens to them. */
export const basestarsAs = (
  table: Table,
  kind: OptionKind<[area: Area, ship: string, id?: number]>,
  among: readonly Area[] = areas,
): string[] => among.flatMap((area) => table.space[area].basestars.map(({ id }) => kind(area, 'basestar', id)))

/** Whether anything is in space that the Main Batteries could hit, friend or foe. ruling: docs/rulings.md#main-batteries */
const mightBeHit = (game: Table): boolean =>
  areas.some((area) => {
    const { raiders, vipers, civilians } = game.space[area]
    return raiders + vipers + civilians.length + occupants(game, area).length > 0
  })

/** Main Batteries: a salvo that does not tell friend from foe. */
const mainBatteries = procedure<{ seat: Seat; area?: Area; die?: number }>('mainBatteries', {
  aim: {
    text: says`At which space area do the Main Batteries fire? | ¿A qué zona de espacio disparan las Baterías Principales? | Auf welches Weltraumfeld feuern die Hauptgeschütze? | Sur quelle case d’espace les Batteries principales tirent-elles\u202f? | W który sektor strzelają Baterie główne?`,
    options: () => areaOption.each(areas),
    prospect: (table, _frame, option) => salvo(table, areaOption.of(option)),
    answer: (_game, frame, _seat, [choice]) => {
      frame.area = areaOption.of(choice)
    },
  },
  roll: (game, { seat }) => die.begin(game, { by: seat, modifier: 0, purpose: 'main-batteries' }),
  raiders: (game, { area, die: rolled = 0 }) => {
    if (rolled < 4 || area === undefined) return undefined
    destroyCylonShips(game, area, 'raider', rolled >= 7 ? 4 : 2)
    return 'end'
  },
  viper: {
    text: says`Which viper is damaged? | ¿Qué Viper resulta dañado? | Welche Viper wird beschädigt? | Quel viper est endommagé\u202f? | Który viper zostaje uszkodzony?`,
    who: (_game, { seat, die: rolled = 0 }) => (rolled >= 2 ? seat : undefined),
    options: (game, { area }) =>
      area === undefined ? [] : [...vipersIn(game, area), ...seatOption.each(occupants(game, area))],
    answer: (game, { area }, _seat, [choice]) => {
      const [, kind = 'viper'] = viperOption.read(choice)
      if (area !== undefined) hitViper(game, area, seatOption.is(choice) ? chosenSeat(choice) : kind, false)
    },
  },
  civilian: {
    text: says`Which civilian ship is destroyed? | ¿Qué Nave Civil es destruida? | Welches Zivilschiff wird zerstört? | Quel vaisseau civil est détruit\u202f? | Który statek cywilny zostaje zniszczony?`,
    who: (_game, { seat, die: rolled = 0 }) => (rolled === 1 ? seat : undefined),
    options: (game, { area }) => shipsOnBoard(game, area === undefined ? [] : [area]),
    answer: (game, _frame, _seat, [choice]) => {
      destroyCivilian(game, ...shipOption.read(choice))
    },
  },
})

volleys.add(mainBatteries.name)

/** What a salvo on an area may be expected to hit. */
function salvo(table: Table, area: Area): Prospect {
  const { raiders, vipers, civilians } = table.space[area]
  const viperHit = vipers + occupants(table, area).length > 0 ? 1 : 0
  const shipLost = civilians.length > 0 ? -1 : 0
  return {
    chances: [
      [1 / 8, { changes: { civilianShips: shipLost, population: shipLost } }],
      [2 / 8, { changes: { 'hits:viper': viperHit } }],
      [3 / 8, { changes: { 'hits:raider': Math.min(2, raiders) } }],
      [2 / 8, { changes: { 'hits:raider': Math.min(4, raiders) } }],
    ],
  }
}

interface CrisisStep {
  steps: boolean
  superCrisis?: boolean
  card?: CardId
  /** This card counts as having a jump icon. */
  prepared?: boolean
}

/** Engine Room: the next crisis card of the turn counts as having a jump icon. */
export const boardWraps = {
  'turn:begin': ((game, _frame, step) => {
    if (recall(game).engineRoom) remember(game).engineRoom = false
    return step()
  }) satisfies Wrap<object>,
  'crisis:afterReveal': ((game, frame, step) => {
    const next = step()
    if (next === undefined && recall(game).engineRoom && frame.superCrisis !== true) {
      remember(game).engineRoom = false
      frame.prepared = true
    }
    return next
  }) satisfies Wrap<CrisisStep>,
  /** A card that stays in play may leave it with the jump that follows: it is no longer this step's to discard. */
  'crisis:prepareForJump': ((game, frame, step) => {
    if (frame.prepared && frame.card !== undefined && isInPlay(game, frame.card)) delete frame.card
    return step()
  }) satisfies Wrap<CrisisStep>,
}

Object.assign(keyMoments, { pegasusDestroyed: 5 })

const tell = {
  pegasusDestroyed: tells('pegasusDestroyed', {
    en: 'Pegasus is destroyed.',
    es: 'La Pegasus es destruida.',
    de: 'Die Pegasus ist zerstört.',
    fr: 'Le Pegasus est détruit.',
    pl: 'Pegasus zostaje zniszczony.',
  }),
}
