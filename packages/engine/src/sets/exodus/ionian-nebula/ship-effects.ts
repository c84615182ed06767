// What allies and crossroads cards do to ships, and nothing else does.

import { type Area, areas, type Seat } from '../../../core/ids.ts'
import { names, says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node, type Price } from '../../../core/node.ts'
import { option } from '../../../core/option.ts'
import { areaOption, done, locationOption, shipOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { shuffle } from '../../../core/random.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Game, LocationId, Table } from '../../../core/state.ts'
import { ships, tracks } from '../../../language/terms.ts'
import { shipsOnBoard } from '../../../rules/civilian-ships.ts'
import { deeds, destroyCylonShips, raidersWithoutDie } from '../../../rules/combat.ts'
import { basestarAt, damageBasestar, destroyBasestar, repairLocation } from '../../../rules/damage.ts'
import { repairVipers } from '../../../rules/fleet-losses.ts'
import { communications } from '../../../rules/locations.ts'
import { isFreeOfCylons } from '../../../rules/placement.ts'
import { nextOf, sum } from '../../../rules/table.ts'

/** So many raiders of one area, or all Cylon ships there. */
export const destroyInArea = node('destroyInArea', {
  make: (what: number | 'all') => ({ what }),
  run: (game, { what }, { actor = game.current }) => striking.begin(game, { seat: actor, what }),
  text: {
    en: '{self, subject}[choose|chooses] a space area on the main game board and [destroy|destroys] {all, select, yes {all Cylon ships} other {{raider, counted, count}}} in it',
    es: '{self, subject}[elige|elige|elegir] una zona de espacio del tablero principal y [destruye|destruye|destruir] {all, select, yes {todas las naves cylons} other {{raider, counted, count}}} que haya en ella',
    de: '{self, subject}[wähle |wählt |]ein Weltraumfeld des Hauptspielplans [und zerstöre|und zerstört|wählen und] {all, select, yes {alle Zylonenschiffe} other {{raider, counted, count, acc}}} darin[|| zerstören]',
    fr: '{self, subject}[choisissez|choisit|choisir] une case d’espace du plateau principal et [détruisez-y|y détruit|y détruire] {all, select, yes {tous les vaisseaux cylons} other {{raider, counted, count}}}',
    pl: '{self, subject}[wybierz|wybiera|wybrać] sektor przestrzeni na głównej planszy i [zniszcz|niszczy|zniszczyć] w nim {all, select, yes {wszystkie statki Cylonów} other {{raider, counted, count, acc}}}',
  },
  facts: ({ what }) => ({
    all: what === 'all' ? 'yes' : 'no',
    raider: ships.raider,
    count: what === 'all' ? 0 : what,
  }),
  prospect: ({ what }, table, { actor }) => ({
    oneOf: areas.map((area) => ({ changes: struckIn(table, area, what) })),
    by: actor,
  }),
  possible: (table, { what }) => targetAreas(table, what).length > 0,
})

const targetAreas = (table: Table, what: number | 'all'): Area[] =>
  areas.filter((area) => (what === 'all' ? !isFreeOfCylons(table, area) : raidersWithoutDie(table, area) > 0))

function struckIn(table: Table, area: Area, what: number | 'all'): Price {
  const { raiders, heavyRaiders, basestars } = table.space[area]
  if (what !== 'all') return { [`placed:${area}:raider`]: -Math.min(what, raiders) }
  return {
    [`placed:${area}:raider`]: -raiders,
    'hits:heavyRaider': heavyRaiders,
    'hits:basestar': 2.5 * basestars.length,
  }
}

const striking = procedure<{ seat: Seat; what: number | 'all' }>('strikeArea', {
  choose: {
    text: says`In which space area are Cylon ships destroyed? | ¿En qué zona de espacio se destruyen naves cylons? | In welchem Weltraumfeld werden Zylonenschiffe zerstört? | Dans quelle case d’espace des vaisseaux cylons sont-ils détruits\u202f? | W którym sektorze zostają zniszczone statki Cylonów?`,
    options: (game, { what }) => areaOption.each(targetAreas(game, what)),
    prospect: (table, { what }, choice) => ({ changes: struckIn(table, areaOption.of(choice), what) }),
    answer: (game, { what }, _seat, [choice]) => strike(game, areaOption.of(choice), what),
  },
})

function strike(game: Game, area: Area, what: number | 'all'): void {
  destroyCylonShips(game, area, 'raider', what === 'all' ? game.space[area].raiders : what)
  if (what !== 'all') return
  destroyCylonShips(game, area, 'heavyRaider', game.space[area].heavyRaiders)
  for (const basestar of [...game.space[area].basestars]) destroyBasestar(game, area, basestar)
}

/** Every unmanned viper destroys a raider where it is. */
export const vipersDestroyRaiders = node('vipersDestroyRaiders', {
  run: (game) => {
    for (const area of areas) destroyCylonShips(game, area, 'raider', reachable(game, area))
  },
  text: {
    en: '[destroy|destroys] {raider, counted, one} in its space area for each unmanned viper',
    es: '[destruye|destruye|destruir] {raider, counted, one} por cada Viper no tripulado de su misma zona de espacio',
    de: '[zerstöre |zerstört |]für jede unbemannte Viper {raider, counted, one, acc} in deren Weltraumfeld[|| zerstören]',
    fr: '[détruisez|détruit|détruire] {raider, counted, one} pour chaque viper sans personnage à bord, dans la case de celui-ci',
    pl: '[zniszcz|niszczy|zniszczyć] {raider, counted, one, acc} za każdego vipera bez pilota, w jego sektorze',
  },
  facts: () => ({ raider: ships.raider, one: 1 }),
  price: (_node, table) => Object.fromEntries(areas.map((area) => [`placed:${area}:raider`, -reachable(table, area)])),
  possible: (table) => areas.some((area) => reachable(table, area) > 0),
})

const reachable = (table: Table, area: Area): number =>
  Math.min(table.space[area].vipers, raidersWithoutDie(table, area))

/** Raiders of somebody’s choice leave the board; they are not destroyed. */
export const removeRaiders = node('removeRaiders', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = game.current }) => removing.begin(game, { seat: actor, left: count }),
  text: {
    en: '{self, subject}[remove|removes] {raider, counted, count} of <your|their> choice from the main game board',
    es: '{self, subject}[retira|retira|retirar] del tablero principal {raider, counted, count} a <tu|su> elección',
    de: '{self, subject}[entferne |entfernt |]{raider, counted, count, acc} <deiner|eigener> Wahl vom Hauptspielplan[|| entfernen]',
    fr: '{self, subject}[retirez|retire|retirer] du plateau principal {raider, counted, count} de <votre|son> choix',
    pl: '{self, subject}[usuń|usuwa|usunąć] z głównej planszy {raider, counted, count, acc} według własnego wyboru',
  },
  facts: ({ count }) => ({ raider: ships.raider, count }),
  price: ({ count }, table) => ({ 'hits:raider': Math.min(count, allRaiders(table)) }),
  possible: (table) => allRaiders(table) > 0,
})

const allRaiders = (table: Table): number => sum(areas.map((area) => raidersWithoutDie(table, area)))

const removing = procedure<{ seat: Seat; left: number }>('removeRaiders', {
  choose: {
    text: says`From which space area do you remove the next raider? | ¿De qué zona de espacio retiras el siguiente Incursor? | Aus welchem Weltraumfeld entfernst du den nächsten Jäger? | De quelle case d’espace retirez-vous le prochain raider\u202f? | Z którego sektora usuwasz następnego raidera?`,
    who: (_game, { seat, left }) => (left > 0 ? seat : undefined),
    options: (game, { left }) => {
      const from = areas.filter((area) => raidersWithoutDie(game, area) > 0)
      return nextOf(areaOption.each(from), left, allRaiders(game))
    },
    prospect: (_table, _frame, choice) => ({ changes: { [`placed:${areaOption.of(choice)}:raider`]: -1 } }),
    answer: (game, frame, _seat, [choice]) => {
      frame.left--
      const area = areaOption.of(choice)
      game.space[area].raiders--
      tell.raiderRemoved(game, { area })
      return 'choose'
    },
  },
})

/** A basestar of somebody’s choice. */
export const damageABasestar = node('damageABasestar', {
  run: (game, _node, { actor = game.current }) => hitting.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[damage|damages] {basestar, counted, one} on the main game board',
    es: '{self, subject}[daña|daña|dañar] {basestar, counted, one} del tablero principal',
    de: '{self, subject}[beschädige |beschädigt |]{basestar, counted, one, acc} auf dem Hauptspielplan[|| beschädigen]',
    fr: '{self, subject}[endommagez|endommage|endommager] {basestar, counted, one} du plateau principal',
    pl: '{self, subject}[uszkodź|uszkadza|uszkodzić] {basestar, counted, one, acc} na głównej planszy',
  },
  facts: () => ({ basestar: ships.basestar, one: 1 }),
  price: (_node, table) => ({ 'hits:basestar': basestarsOf(table).length > 0 ? 1 : 0 }),
  possible: (table) => basestarsOf(table).length > 0,
})

const hitOption = option<[area: Area, id: number]>(
  'hit',
  {
    label: names`Damage basestar {n} {area, form, in} | Dañar la Estrella Base {n} {area, form, in} | Basisstern {n} {area, form, in} beschädigen | Endommager le basestar {n} {area, form, in} | Uszkodź basestar {n} {area, form, in}`,
    facts: (area, id) => ({ area, n: id + 1 }),
    at: ([, id]) => [`basestar:${id}`],
  },
  { values: 2, numbers: [1] },
)

const basestarsOf = (table: Table): string[] =>
  areas.flatMap((area) => table.space[area].basestars.map(({ id }) => hitOption(area, id)))

const hitting = procedure<{ seat: Seat }>('hitBasestar', {
  choose: {
    text: says`Which basestar is damaged? | ¿Qué Estrella Base resulta dañada? | Welcher Basisstern wird beschädigt? | Quel basestar est endommagé\u202f? | Który basestar zostaje uszkodzony?`,
    options: (game) => basestarsOf(game),
    answer: (game, _frame, _seat, [choice]) => {
      const [area, id] = hitOption.read(choice)
      const basestar = basestarAt(game, area, id)
      if (basestar !== undefined) damageBasestar(game, area, basestar)
    },
  },
})

deeds.add(striking.name).add(hitting.name)

/** A civilian ship goes back among the unused ones. */
export const returnCivilian = node('returnCivilian', {
  run: (game, _node, { actor = game.current }) => returning.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[shuffle|shuffles] {ship, counted, one} in a space area back into the pile',
    es: '{self, subject}[devuelve|devuelve|devolver] a la pila {ship, counted, one} de una zona de espacio y [barájala|la baraja|barajarla]',
    de: '{self, subject}[mische |mischt |]{ship, counted, one, acc} aus einem Weltraumfeld in den Vorrat [zurück|zurück|zurückmischen]',
    fr: '{self, subject}[remettez|remet|remettre] dans la pile {ship, counted, one} d’une case d’espace et [mélangez|mélange|mélanger] celle-ci',
    pl: '{self, subject}[wtasuj|wtasowuje|wtasować] {ship, counted, one, acc} z sektora przestrzeni z powrotem do zapasu',
  },
  facts: () => ({ ship: ships.civilianShip, one: 1 }),
  prospect: (_node, table, { actor }) => ({
    oneOf: shipsOnBoard(table).map((ship) => ({ changes: { [`escorted:${shipOption.of(ship)}`]: 1 } })),
    by: actor,
  }),
  possible: (table) => shipsOnBoard(table).length > 0,
})

const returning = procedure<{ seat: Seat }>('returnCivilian', {
  choose: {
    text: says`Which civilian ship goes back into the pile? | ¿Qué Nave Civil vuelve a la pila? | Welches Zivilschiff kommt in den Vorrat zurück? | Quel vaisseau civil retourne dans la pile\u202f? | Który statek cywilny wraca do zapasu?`,
    options: (game) => shipsOnBoard(game),
    prospect: (_table, _frame, choice) => ({ changes: { [`escorted:${shipOption.of(choice)}`]: 1 } }),
    answer: (game, _frame, seat, [choice]) => {
      const [area, id] = shipOption.read(choice)
      const { civilians } = game.space[area]
      const at = civilians.findIndex((ship) => ship.id === id)
      game.civilianPile.push(...civilians.splice(at, 1).map(({ face }) => face))
      shuffle(game.random, game.civilianPile)
      tell.civilianReturned(game, { seat, area })
    },
  },
})

/** All civilian ships on the board are looked at, and may be moved. */
export const lookAtAllShips = node('lookAtAllShips', {
  run: (game, _node, { actor = game.current }) =>
    communications.begin(game, { seat: actor, count: shipsOnBoard(game).length, looked: [] }),
  text: {
    en: '{self, subject}[look|looks] at all civilian ships on the game board; <you|{self, gender, m {he} f {she} other {they}}> may then move each of them to an adjacent space area',
    es: '{self, subject}[mira|mira|mirar] todas las Naves Civiles del tablero; luego <puedes|puede> mover cada una a una zona de espacio adyacente',
    de: '{self, subject}[sieh dir |sieht sich |<dir|sich> ]alle Zivilschiffe auf dem Spielplan [an|an|ansehen]; danach <darfst du|darf {self, gender, f {sie} other {er}}> jedes davon auf ein angrenzendes Weltraumfeld bewegen',
    fr: '{self, subject}[regardez|regarde|regarder] tous les vaisseaux civils du plateau\u202f; <vous pouvez|{self, gender, f {elle} other {il}} peut> ensuite déplacer chacun d’eux dans une case d’espace adjacente',
    pl: '{self, subject}[obejrzyj|ogląda|obejrzeć] wszystkie statki cywilne na planszy; następnie <możesz|może> przenieść każdy z nich do sąsiedniego sektora przestrzeni',
  },
  price: (_node, table) => ({ escorts: shipsOnBoard(table).length }),
  possible: (table) => shipsOnBoard(table).length > 0,
})

/** Centurions are driven back, but not off the board. */
export const driveCenturionsBack = node('driveCenturionsBack', {
  run: (game) => {
    const [start, second, ...rest] = game.boarding
    if (sum(game.boarding) === start) return
    game.boarding = [start + second, ...rest, 0]
    tell.centurionsBack(game, {})
  },
  text: {
    en: '[move|moves] each centurion {track, form, in} back by 1 space',
    es: '[haz|hace|hacer] retroceder 1 casilla a cada Centurión {track, form, in}',
    de: '[bewege |bewegt |]jeden Zenturio {track, form, in} 1 Feld [zurück|zurück|zurückbewegen]',
    fr: '[reculez|recule|reculer] d’1 case chaque centurion {track, form, in}',
    pl: '[cofnij|cofa|cofnąć] każdego centuriona {track, form, in} o 1 pole',
  },
  facts: () => ({ track: tracks.boardingParty }),
  price: (_node, { boarding }) => ({ centurions: (sum(boarding) - boarding[0]) / 2 }),
  possible: ({ boarding }) => sum(boarding) > boarding[0],
})

/** Damaged locations of Galactica. */
export const repairLocations = node('repairLocations', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = game.current }) => repairing.begin(game, { seat: actor, left: count }),
  text: {
    en: '{self, subject}[repair|repairs] up to {count, plural, one {# damaged location} other {# damaged locations}} on Galactica',
    es: '{self, subject}[repara|repara|reparar] hasta {count, plural, one {# localización dañada} other {# localizaciones dañadas}} de Galactica',
    de: '{self, subject}[repariere |repariert |]bis zu {count, plural, one {# beschädigten Ort} other {# beschädigte Orte}} auf der Galactica[|| reparieren]',
    fr: '{self, subject}[réparez|répare|réparer] jusqu’à {count, plural, one {# lieu endommagé} other {# lieux endommagés}} du Galactica',
    pl: '{self, subject}[napraw|naprawia|naprawić] maksymalnie {count, plural, one {# uszkodzony obszar} few {# uszkodzone obszary} many {# uszkodzonych obszarów} other {# uszkodzonego obszaru}} Galactiki',
  },
  prospect: ({ count }, table, { actor }) => {
    const one = { oneOf: damagedAboard(table).map(repaired), by: actor }
    return { all: Array.from({ length: Math.min(count, damagedAboard(table).length) }, () => one) }
  },
  possible: (table) => damagedAboard(table).length > 0,
})

const repaired = (location: string) => ({ changes: { [`repaired:${location}`]: 1 } as Price })

function damagedAboard(table: Table): LocationId[] {
  const { galacticaDamage } = rulesOf(table)
  return table.damage.flatMap((token) => {
    const { of, location } = galacticaDamage[token]
    return of === undefined && location !== undefined ? [location] : []
  })
}

const repairing = procedure<{ seat: Seat; left: number }>('repairLocations', {
  choose: {
    text: says`Which location do you repair? | ¿Qué localización reparas? | Welchen Ort reparierst du? | Quel lieu réparez-vous\u202f? | Który obszar naprawiasz?`,
    who: (_game, { seat, left }) => (left > 0 ? seat : undefined),
    options: (game) => (damagedAboard(game).length === 0 ? [] : [...locationOption.each(damagedAboard(game)), done]),
    prospect: (_table, _frame, choice) => (choice === done ? { changes: {} } : repaired(locationOption.of(choice))),
    answer: (game, frame, _seat, [choice]) => {
      if (choice === done) return 'end'
      frame.left--
      repairLocation(game, locationOption.of(choice))
      return 'choose'
    },
  },
})

/** Destroyed vipers come back to the Reserves. */
export const restoreVipers = node('restoreVipers', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = game.current }) =>
    repairVipers(game, actor, Math.min(count, game.removed.vipers), 'destroyed'),
  text: {
    en: '[return|returns] {count, plural, one {# destroyed viper} other {# destroyed vipers}} to the Reserves, if there is one',
    es: '[devuelve|devuelve|devolver] a la Reserva {count, plural, one {# Viper destruido} other {# Vipers destruidos}}, si lo hay',
    de: '[lege |legt |]{count, plural, one {# zerstörte Viper} other {# zerstörte Viper}} in die Reserve [zurück|zurück|zurücklegen], falls es eine gibt',
    fr: '[remettez|remet|remettre] dans la Réserve {count, plural, one {# viper détruit} other {# vipers détruits}}, s’il y en a',
    pl: '[odłóż|odkłada|odłożyć] do Rezerwy {count, plural, one {# zniszczonego vipera} few {# zniszczone vipery} many {# zniszczonych viperów} other {# zniszczonego vipera}}, jeśli jakiś jest',
  },
  price: ({ count }, { removed }) => ({ vipers: Math.min(count, removed.vipers) }),
  possible: ({ removed }) => removed.vipers > 0,
})

const tell = {
  raiderRemoved: tells('raiderRemoved', {
    en: 'A raider {area, form, in} is removed.',
    es: 'Se retira un Incursor {area, form, in}.',
    de: 'Ein Jäger {area, form, in} wird entfernt.',
    fr: 'Un raider {area, form, in} est retiré.',
    pl: 'Raider {area, form, in} zostaje usunięty.',
  }),
  civilianReturned: tells('civilianReturned', {
    en: '{seat, subject}brings a civilian ship {area, form, in} back into the pile.',
    es: '{seat, subject}devuelve a la pila una Nave Civil {area, form, in}.',
    de: '{seat, subject}bringt ein Zivilschiff {area, form, in} in den Vorrat zurück.',
    fr: '{seat, subject}remet dans la pile un vaisseau civil {area, form, in}.',
    pl: '{seat, subject}zwraca do zapasu statek cywilny {area, form, in}.',
  }),
  centurionsBack: tells('centurionsBack', {
    en: 'The centurions aboard are driven back.',
    es: 'Los Centuriones a bordo retroceden.',
    de: 'Die Zenturios an Bord werden zurückgedrängt.',
    fr: 'Les centurions à bord sont repoussés.',
    pl: 'Centuriony na pokładzie zostają odepchnięte.',
  }),
}
