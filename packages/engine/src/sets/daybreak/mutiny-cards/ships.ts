// Mutiny cards about ships: Clipped Wings, Necessary Risk, Scavenging for Parts, Send a Message, Unauthorized Usage.

import { condition } from '../../../core/ability.ts'
import { areas, type Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { areaOption, shipOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { shuffle } from '../../../core/random.ts'
import type { Game, Table } from '../../../core/state.ts'
import { ships } from '../../../language/terms.ts'
import { shipsOnBoard } from '../../../rules/civilian-ships.ts'
import { repairVipers } from '../../../rules/fleet-losses.ts'
import { attackCenturion } from '../../../rules/locations.ts'
import { boardInPlay } from '../../../rules/movement.ts'
import { launchNuke, nukeTargets, removeAllNukes } from '../../../rules/nukes.ts'
import { beginPlacing, placementPrice } from '../../../rules/placement.ts'
import { occupants, sum } from '../../../rules/table.ts'

// Clipped Wings

export const vipersInSpace = condition('vipersInSpace', {
  // Those that Galactica has left behind are out of reach.
  test: (table) =>
    boardInPlay(table, 'galactica') &&
    areas.some((area) => table.space[area].vipers + occupants(table, area).length > 0),
  states: true,
  text: {
    en: 'a viper is in a space area',
    es: 'hay un Viper en una zona de espacio',
    de: 'eine Viper in einem Weltraumfeld ist',
    fr: 'un viper est dans une case d’espace',
    pl: 'jakiś viper jest w sektorze',
  },
})

export const repairAllVipers = node('repairAllVipers', {
  run: (game, _node, { actor = 0 }) => repairVipers(game, actor, game.damagedVipers),
  text: {
    en: 'repair all damaged {ship, form, plural}',
    es: 'repara todos los {ship, form, plural} dañados',
    de: 'repariere alle beschädigten {ship, form, plural}',
    fr: 'réparez tous les {ship, form, plural} endommagés',
    pl: 'napraw wszystkie uszkodzone {ship, form, plural}',
  },
  facts: () => ({ ship: ships.viper }),
  price: (_node, table) => ({ vipers: table.damagedVipers }),
})

// Necessary Risk

const fleet = { basestar: 1, raider: 3 } as const

export const drawOutCylons = node('drawOutCylons', {
  run: (game, _node, { actor = 0 }) => necessaryRisk.begin(game, { seat: actor }),
  text: {
    en: '[choose|chooses] a space area and [place|places] {basestar, counted, one} and {raider, counted, three} there',
    es: '[elige|elige|elegir] una zona de espacio y [coloca|coloca|colocar] allí {basestar, counted, one} y {raider, counted, three}',
    de: '[wähle |wählt |]1 Weltraumfeld[ und platziere| und platziert| wählen und] dort {basestar, counted, one, acc} und {raider, counted, three, acc}[|| platzieren]',
    fr: '[choisissez|choisit|choisir] une case d’espace et [placez-y|y place|y placer] {basestar, counted, one} et {raider, counted, three}',
    pl: '[wybierz|wybiera|wybrać] sektor i [umieść|umieszcza|umieścić] w nim {basestar, counted, one, acc} oraz {raider, counted, three, acc}',
  },
  facts: () => ({ basestar: ships.basestar, one: fleet.basestar, raider: ships.raider, three: fleet.raider }),
  price: () => ({ basestars: -fleet.basestar, raiders: -fleet.raider }),
})

const necessaryRisk = procedure<{ seat: Seat }>('necessaryRisk', {
  choose: {
    text: says`In which space area do the Cylon ships appear? | ¿En qué zona de espacio aparecen las naves cylons? | In welchem Weltraumfeld erscheinen die Zylonenschiffe? | Dans quelle case d’espace les vaisseaux cylons apparaissent-ils\u202f? | W którym sektorze pojawiają się statki Cylonów?`,
    options: () => areaOption.each(areas),
    prospect: (_table, _frame, choice) => ({ changes: placementPrice({ [areaOption.of(choice)]: fleet }) }),
    answer: (game, _frame, _seat, [choice]) => beginPlacing(game, { [areaOption.of(choice)]: fleet }),
  },
})

// Scavenging for Parts

export const hideCivilianShip = node('hideCivilianShip', {
  run: (game, _node, { actor = 0 }) => scavenging.begin(game, { seat: actor }),
  text: {
    en: '[choose|chooses] {ship, counted, one} in a space area, if there is one, and [shuffle|shuffles] it into the unused ones',
    es: '[elige|elige|elegir] {ship, counted, one} de una zona de espacio, si la hay, y [barájala|la baraja|barajarla] entre las no usadas',
    de: '[wähle |wählt |]wenn möglich {ship, counted, one, acc} in einem Weltraumfeld [und mische|und mischt|wählen und] es unter die unbenutzten[|| mischen]',
    fr: '[choisissez|choisit|choisir] si possible {ship, counted, one} dans une case d’espace et [mélangez-le|le mélange|le mélanger] aux vaisseaux inutilisés',
    pl: '[wybierz|wybiera|wybrać], jeśli to możliwe, {ship, counted, one, acc} w sektorze i [wtasuj|wtasowuje|wtasować] go do nieużywanych',
  },
  facts: () => ({ ship: ships.civilianShip, one: 1 }),
  price: (_node, table) => ({ escorts: Math.min(1, shipsOnBoard(table).length) }),
})

const scavenging = procedure<{ seat: Seat }>('scavenging', {
  choose: {
    text: says`Which civilian ship do you bring to safety? | ¿Qué Nave Civil pones a salvo? | Welches Zivilschiff bringst du in Sicherheit? | Quel vaisseau civil mettez-vous en lieu sûr\u202f? | Który statek cywilny wycofujesz w bezpieczne miejsce?`,
    options: (game) => shipsOnBoard(game),
    prospect: (_table, _frame, choice) => ({ changes: { [`escorted:${shipOption.of(choice)}`]: 1 } }),
    answer: (game, _frame, seat, [choice]) => {
      const [area, id] = shipOption.read(choice)
      const { civilians } = game.space[area]
      const at = civilians.findIndex((ship) => ship.id === id)
      game.civilianPile.push(...civilians.splice(at, 1).map(({ face }) => face))
      shuffle(game.random, game.civilianPile)
      tell.hidesShip(game, { seat, area })
    },
  },
})

// Send a Message

export const attackCenturionBetter = node('attackCenturionBetter', {
  make: (bonus: number) => ({ bonus }),
  run: (game, { bonus }, { actor = 0 }) => attackCenturion.begin(game, { seat: actor, bonus }),
  text: {
    en: '[attack|attacks] {ship, counted, one}, if there is one, with +{bonus} to the die',
    es: '[ataca|ataca|atacar] a {ship, counted, one}, si lo hay, con +{bonus} al dado',
    de: '[greife |greift |]wenn möglich {ship, counted, one, acc} mit +{bonus} auf den Wurf [an|an|angreifen]',
    fr: '[attaquez|attaque|attaquer] si possible {ship, counted, one} avec +{bonus} au dé',
    pl: '[zaatakuj|atakuje|zaatakować], jeśli to możliwe, {ship, counted, one, acc} z +{bonus} do rzutu',
  },
  facts: ({ bonus }) => ({ ship: ships.centurion, one: 1, bonus }),
  price: (_node, table) => (sum(table.boarding) > 0 ? { 'shots:armory': 1.5 } : {}),
})

// Unauthorized Usage

export const canLaunchNuke = condition('canLaunchNuke', {
  test: (table) => nukeTargets(table as Game).length > 0,
  states: true,
  text: {
    en: 'the Admiral has a nuke and there is a basestar to launch it at',
    es: 'el Almirante tiene un Arma Nuclear y hay una Estrella Base contra la que lanzarla',
    de: 'der Admiral eine Nuklearwaffe hat und es einen Basisstern als Ziel gibt',
    fr: 'l’Amiral a une charge nucléaire et qu’il y a un basestar à viser',
    pl: 'Admirał ma głowicę nuklearną i jest basestar, w którego można ją wystrzelić',
  },
})

export const launchOneNuke = node('launchOneNuke', {
  run: (game, _node, { actor = 0 }) => launchNuke.begin(game, { seat: actor }),
  text: {
    en: '[launch|launches] {nuke, counted, one} at {ship, form, a}',
    es: '[lanza|lanza|lanzar] {nuke, counted, one} contra {ship, form, a}',
    de: '[feuere |feuert |]{nuke, counted, one, acc} auf {ship, form, aAcc} [ab|ab|abfeuern]',
    fr: '[lancez|lance|lancer] {nuke, counted, one} contre {ship, form, a}',
    pl: '[wystrzel|wystrzeliwuje|wystrzelić] {nuke, counted, one, acc} w {ship, form, acc}',
  },
  facts: () => ({ nuke: ships.nuke, one: 1, ship: ships.basestar }),
  price: () => ({ 'shots:nuke': 1 }),
  possible: (table) => nukeTargets(table as Game).length > 0,
})

/** ruling: docs/rulings.md#unauthorized-usage */
export const removeNukes = node('removeNukes', {
  run: (game) => {
    removeAllNukes(game)
    tell.nukesRemoved(game, {})
  },
  text: {
    en: 'remove all {nuke, form, plural} from the game',
    es: 'retira todas las {nuke, form, plural} de la partida',
    de: 'entferne alle {nuke, form, plural} aus dem Spiel',
    fr: 'retirez toutes les {nuke, form, plural} de la partie',
    pl: 'usuń z gry wszystkie {nuke, form, plural}',
  },
  facts: () => ({ nuke: ships.nuke }),
  price: (_node, table: Table) => ({ nukes: -table.nukes }),
})

const tell = {
  hidesShip: tells('hidesShip', {
    en: '{seat} brings a civilian ship {area, form, in} to safety.',
    es: '{seat} pone a salvo una Nave Civil {area, form, in}.',
    de: '{seat} bringt ein Zivilschiff {area, form, in} in Sicherheit.',
    fr: '{seat} met en lieu sûr un vaisseau civil {area, form, in}.',
    pl: '{seat} wycofuje w bezpieczne miejsce statek cywilny {area, form, in}.',
  }),
  nukesRemoved: tells('nukesRemoved', {
    en: 'All nukes leave the game.',
    es: 'Todas las Armas Nucleares abandonan la partida.',
    de: 'Alle Nuklearwaffen verlassen das Spiel.',
    fr: 'Toutes les charges nucléaires quittent la partie.',
    pl: 'Wszystkie głowice nuklearne opuszczają grę.',
  }),
}
