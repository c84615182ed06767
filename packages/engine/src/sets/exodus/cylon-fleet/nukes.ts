// Nukes are launched at a space area, and may destroy everything there. (Rulebook: Launching nukes, with the Cylon Fleet; Attack table.)

import type { AttackTable, Hit, ReferenceCard } from '../../../core/card.ts'
import { phrase } from '../../../core/facts.ts'
import { type Area, areas, type Seat } from '../../../core/ids.ts'
import { says, type Text } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { nothingChanges, type Price, type Prospect } from '../../../core/node.ts'
import { areaOption, attackOption } from '../../../core/option-kinds.ts'
import { procedure, type Question } from '../../../core/procedure.ts'
import { bend, changed, rulesOf } from '../../../core/rules.ts'
import type { Game, Table } from '../../../core/state.ts'
import { destroyCivilian } from '../../../rules/civilian-ships.ts'
import { deeds, destroyCylonShips, hitViper } from '../../../rules/combat.ts'
import { basestarAt, damageBasestar, destroyBasestar } from '../../../rules/damage.ts'
import { die, readsDie } from '../../../rules/die.ts'
import { drawnByAdmiral } from '../../../rules/jump.ts'
import { nukeTargets, spendNuke } from '../../../rules/nukes.ts'
import { occupants } from '../../../rules/table.ts'
import { countOfKind, kindsAt } from '../../../rules/viper-kinds.ts'
import { choosesDestination, lostInBrig, titleNames } from '../../base/titles.ts'

const results = [
  [8, 'destroyedWithAll'],
  [7, 'destroyedWithRaiders'],
  [3, 'destroyed'],
  [1, 'damagedTwice'],
] as const

export const attackTable = { area: { nuke: results } } as const satisfies AttackTable

const raidersWithIt = 3

/** Any area, even one where nothing is. */
export const nukeChanges = [changed(nukeTargets, (_rule, game) => (game.nukes === 0 ? [] : areaOption.each(areas)))]

export const launchAtArea: Question<{ seat: Seat }> = {
  text: says`Which space area do you launch the nuke at? | ¿Contra qué zona de espacio lanzas el Arma Nuclear? | Auf welches Weltraumfeld feuerst du die Nuklearwaffe ab? | Contre quelle case d’espace lancez-vous la charge nucléaire\u202f? | W który sektor wystrzeliwujesz głowicę nuklearną?`,
  options: (game) => nukeTargets(game),
  prospect: (table, _frame, option) => prospectOfNuke(table, areaOption.of(option)),
  fallback: (game, _frame, _seat, options) => [
    options.find((option) => game.space[areaOption.of(option)].basestars.length > 0) ?? options[0],
  ],
  answer: (game, _frame, seat, [choice]) => {
    const area = areaOption.of(choice)
    spendNuke(game)
    tell.launchesNukeAt(game, { seat, area })
    nukeOnArea.begin(game, { seat, area, attacker: 'nuke', target: 'area' })
  },
}

interface NukeOnArea {
  seat: Seat
  area: Area
  /** Where the attack table has its results. */
  attacker: 'nuke'
  target: 'area'
  die?: number
}

const nukeOnArea = procedure<NukeOnArea>('nukeOnArea', {
  roll: (game, { seat, attacker }) => {
    const modifier = bend(game, 'attack', 0, { attacker, manned: false })
    die.begin(game, { by: seat, modifier, purpose: 'attack' })
  },
  everything: (game, { area, die: rolled = 1 }) => {
    if (hitOf(game, rolled) !== 'destroyedWithAll') return undefined
    tell.nukeDestroysAll(game, { area })
    destroyEverything(game, area)
    return 'end'
  },
  basestar: {
    text: says`Which basestar is hit? | ¿Qué Estrella Base recibe el impacto? | Welcher Basisstern wird getroffen? | Quel basestar est touché\u202f? | Który basestar zostaje trafiony?`,
    options: (game, { area }) => game.space[area].basestars.map(({ id }) => attackOption(area, 'basestar', id)),
    answer: (game, { area, die: rolled = 1 }, _seat, [choice]) =>
      strikeBasestar(game, area, attackOption.read(choice)[2] ?? 0, hitOf(game, rolled)),
  },
  raiders: (game, { area, die: rolled = 1 }) => {
    if (hitOf(game, rolled) === 'destroyedWithRaiders') destroyCylonShips(game, area, 'raider', raidersWithIt)
  },
})

deeds.add(nukeOnArea.name)

const hitOf = (table: Table, rolled: number): Hit | undefined =>
  rulesOf(table).attackTable.area?.nuke?.find(([least]) => rolled >= least)?.[1]

function strikeBasestar(game: Game, area: Area, id: number, hit: Hit | undefined): void {
  const times = hit === 'damagedTwice' ? 2 : 0
  for (let i = 0; i < times; i++) {
    const basestar = basestarAt(game, area, id)
    if (basestar !== undefined) damageBasestar(game, area, basestar)
  }
  const basestar = basestarAt(game, area, id)
  if (times === 0 && basestar !== undefined) destroyBasestar(game, area, basestar)
}

/** Friend and foe; pilots go to Sickbay. ruling: docs/rulings.md#a-nuke-that-destroys-everything */
function destroyEverything(game: Game, area: Area): void {
  const space = game.space[area]
  for (const basestar of [...space.basestars]) destroyBasestar(game, area, basestar)
  destroyCylonShips(game, area, 'raider', space.raiders)
  destroyCylonShips(game, area, 'heavyRaider', space.heavyRaiders)
  for (const kind of kindsAt(game, area))
    for (let i = countOfKind(game, area, kind); i > 0; i--) hitViper(game, area, kind, true)
  for (const pilot of occupants(game, area)) hitViper(game, area, pilot, true)
  for (const { id } of [...space.civilians]) destroyCivilian(game, area, id)
}

readsDie(nukeOnArea, (table, { area }, rolled) => {
  const { raiders, heavyRaiders, basestars } = table.space[area]
  const hit = hitOf(table, rolled)
  const basestar = basestars.length > 0 ? 1 : 0
  if (hit === 'damagedTwice') return { changes: { 'hits:basestar': 2 * basestar } }
  if (hit === 'destroyed') return { changes: { 'hits:basestar': 2.5 * basestar } }
  if (hit === 'destroyedWithRaiders')
    return { changes: { 'hits:basestar': 2.5 * basestar, 'hits:raider': Math.min(raidersWithIt, raiders) } }
  const cylons: Price = {
    'hits:basestar': 2.5 * basestars.length,
    'hits:raider': raiders,
    'hits:heavyRaider': heavyRaiders,
  }
  return { changes: { ...cylons, ...ownLosses(table, area) } }
})

/** What is lost besides when everything there is destroyed. */
function ownLosses(table: Table, area: Area): Price {
  const { vipers, civilians } = table.space[area]
  const pilots = occupants(table, area)
  return {
    vipers: -(vipers + pilots.length),
    civilianShips: -civilians.length,
    population: -civilians.length,
    ...Object.fromEntries(pilots.map((pilot) => [`hurt:${pilot}`, 1])),
  }
}

/** A nuke at an area: what it does to a basestar there, and one time in eight what is lost with it. */
function prospectOfNuke(table: Table, area: Area): Prospect {
  const shot: Prospect =
    table.space[area].basestars.length > 0 ? { changes: { [`shot:nuke:${area}:basestar`]: 1 } } : nothingChanges
  return { all: [shot, { chances: [[1 / 8, { changes: ownLosses(table, area) }]] }] }
}

const launchesNukes: Text = {
  en: 'action: Launch 1 of your nukes at a space area, put it beside the game board and roll a die; on 1–{twice} a basestar there is damaged twice, on {destroyed}–{alone} it is destroyed, on {raiders} it is destroyed with {count} raiders there, on {all} every ship there is destroyed; of several basestars you choose one',
  es: 'acción: Lanza 1 de tus Armas Nucleares contra una zona de espacio, déjala junto al tablero y tira un dado; con 1–{twice} una Estrella Base de esa zona resulta dañada dos veces, con {destroyed}–{alone} es destruida, con {raiders} es destruida junto con {count} Incursores de esa zona, con {all} son destruidas todas las naves de esa zona; de varias Estrellas Base eliges una',
  de: 'Aktion: Feuere 1 deiner Nuklearwaffen auf ein Weltraumfeld ab, lege sie neben den Spielplan und würfle; bei 1–{twice} wird dort ein Basisstern zweimal beschädigt, bei {destroyed}–{alone} zerstört, bei {raiders} zusammen mit {count} Jägern dort zerstört, bei {all} werden dort alle Schiffe zerstört; unter mehreren Basissternen wählst du einen',
  fr: 'action\u202f: Lancez 1 de vos charges nucléaires contre une case d’espace, placez-la à côté du plateau et lancez un dé\u202f; sur 1–{twice} un basestar de cette case est endommagé deux fois, sur {destroyed}–{alone} il est détruit, sur {raiders} il est détruit avec {count} raiders de cette case, sur {all} tous les vaisseaux de cette case sont détruits\u202f; parmi plusieurs basestars, vous en choisissez un',
  pl: 'akcja: Wystrzel 1 ze swoich głowic nuklearnych w sektor przestrzeni, odłóż ją obok planszy i rzuć kostką; przy wyniku 1–{twice} basestar w tym sektorze zostaje uszkodzony dwukrotnie, przy {destroyed}–{alone} zniszczony, przy {raiders} zniszczony wraz z {count} raiderami w tym sektorze, przy {all} zniszczone zostają wszystkie statki w tym sektorze; spośród kilku basestarów wybierasz jednego',
}

const [all, raiders, destroyed] = results.map(([least]) => least)

export const admiralCard: ReferenceCard = {
  deck: 'title',
  replaces: 'admiral',
  name: titleNames.admiral,
  lines: [
    phrase(choosesDestination, { count: drawnByAdmiral }),
    phrase(launchesNukes, {
      twice: destroyed - 1,
      destroyed,
      alone: raiders - 1,
      raiders,
      count: raidersWithIt,
      all,
    }),
    phrase(lostInBrig),
  ],
}

const tell = {
  launchesNukeAt: tells('launchesNukeAt', {
    en: '{seat, subject}launches a nuke at the space area {area, form, in}.',
    es: '{seat, subject}lanza un Arma Nuclear contra la zona de espacio {area, form, in}.',
    de: '{seat, subject}feuert eine Nuklearwaffe auf das Weltraumfeld {area, form, in} ab.',
    fr: '{seat, subject}lance une charge nucléaire contre la case d’espace {area, form, in}.',
    pl: '{seat, subject}wystrzeliwuje głowicę nuklearną w sektor przestrzeni {area, form, in}.',
  }),
  nukeDestroysAll: tells('nukeDestroysAll', {
    en: 'The nuke destroys every ship {area, form, in}.',
    es: 'El Arma Nuclear destruye todas las naves {area, form, in}.',
    de: 'Die Nuklearwaffe zerstört alle Schiffe {area, form, in}.',
    fr: 'La charge nucléaire détruit tous les vaisseaux {area, form, in}.',
    pl: 'Głowica nuklearna niszczy wszystkie statki {area, form, in}.',
  }),
}
