// What missions bring that no other card does: ships that leave the game for good, and a location repaired. (Rulebook: Mission cards.)

import { areas, type LocationId, type Seat } from '../../../core/ids.ts'
import { says, type Text } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { locationOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { changed, rulesOf } from '../../../core/rules.ts'
import type { Game, Table } from '../../../core/state.ts'
import { countOf } from '../../../language/phrases.ts'
import { ships } from '../../../language/terms.ts'
import { removeBasestar, repairLocation } from '../../../rules/damage.ts'
import { isOpen } from '../../../rules/movement.ts'
import { shipsInGame, takeFromPile } from '../../../rules/placement.ts'
import { recall, remember, type SearchState } from './state.ts'

type Removed = SearchState['gone']

const shipTerms = { basestars: ships.basestar, heavyRaiders: ships.heavyRaider, centurions: ships.centurion }

/** Where the pile has none left, one is taken from wherever else such ships gather. */
const placedAs = { basestars: 'basestar', heavyRaiders: 'heavyRaider' } as const

const kindsOf = (removed: Removed) => Object.keys(removed) as (keyof Removed)[]

/** All such ships leave the board, and so many of them the game. */
export const removeForGood = node('removeForGood', {
  make: (removed: Removed) => ({ removed }),
  run: (game, { removed }) => {
    const { gone } = remember(game)
    for (const kind of kindsOf(removed)) {
      clear(game, kind)
      for (let left = removed[kind] ?? 0; left > 0; left--) {
        if (kind !== 'centurions') takeFromPile(game, placedAs[kind])
        gone[kind] = (gone[kind] ?? 0) + 1
      }
    }
    tell.shipsRemoved(game, {})
  },
  text: {
    en: 'remove all {ships, list, and, plural} from the board, then {counted, list, and} from the game',
    es: 'retira del tablero cada {ships, list, and, one} y después {counted, list, and} de la partida',
    de: 'entferne jeden {ships, list, and, oneAcc} vom Spielplan, danach {counted, list, and} aus dem Spiel',
    fr: 'retirez tous les {ships, list, and, plural} du plateau, puis {counted, list, and} de la partie',
    pl: 'usuń z planszy wszystkie {ships, list, and, plural}, a następnie {counted, list, and} z gry',
  } satisfies Text,
  facts: ({ removed }) => ({
    ships: kindsOf(removed).map((kind) => shipTerms[kind]),
    counted: kindsOf(removed).map((kind) => countOf(shipTerms[kind], removed[kind] ?? 0)),
  }),
  price: ({ removed }, table) => Object.fromEntries(kindsOf(removed).map((kind) => [kind, onBoard(table, kind) + 1])),
})

function onBoard(table: Table, kind: keyof Removed): number {
  if (kind === 'centurions') return table.boarding.reduce((sum, count) => sum + count, 0)
  return areas.reduce((sum, area) => {
    const { basestars, heavyRaiders } = table.space[area]
    return sum + (kind === 'basestars' ? basestars.length : heavyRaiders)
  }, 0)
}

function clear(game: Game, kind: keyof Removed): void {
  if (kind === 'centurions') game.boarding = game.boarding.map(() => 0)
  for (const area of areas) {
    if (kind === 'heavyRaiders') game.space[area].heavyRaiders = 0
    if (kind === 'basestars') for (const one of [...game.space[area].basestars]) removeBasestar(game, area, one)
  }
}

/** What is lost with its ship stays damaged. */
const repairable = (table: Table): LocationId[] =>
  table.damage
    .flatMap((token) => rulesOf(table).galacticaDamage[token].location ?? [])
    .filter((location) => isOpen(table, location))

/** One of the damaged locations, as the current player chooses. */
export const repairOneLocation = node('repairOneLocation', {
  run: (game) => repairing.begin(game, { seat: game.current }),
  text: {
    en: 'the current player repairs 1 damaged location',
    es: 'el jugador actual repara 1 localización dañada',
    de: 'der aktive Spieler repariert 1 beschädigten Ort',
    fr: 'le joueur actif répare 1 lieu endommagé',
    pl: 'aktywny gracz naprawia 1 uszkodzony obszar',
  },
  prospect: (_node, table) => ({
    oneOf: repairable(table).map((location) => ({ changes: { [`repaired:${location}`]: 1 } })),
    by: table.current,
  }),
  possible: (table) => repairable(table).length > 0,
})

const repairing = procedure<{ seat: Seat }>('repairOneLocation', {
  choose: {
    text: says`Which location do you repair? | ¿Qué localización reparas? | Welchen Ort reparierst du? | Quel lieu réparez-vous\u202f? | Który obszar naprawiasz?`,
    options: (game) => locationOption.each(repairable(game)),
    prospect: (_table, _frame, option) => ({ changes: { [`repaired:${locationOption.of(option)}`]: 1 } }),
    answer: (game, _frame, _seat, [choice]) => repairLocation(game, locationOption.of(choice)),
  },
})

export const outcomeChanges = [
  changed(shipsInGame, (rule, table, ship) => rule(table, ship) - (recall(table).gone[ship as keyof Removed] ?? 0)),
]

const tell = {
  shipsRemoved: tells('shipsRemoved', {
    en: 'Cylon ships leave the game for good.',
    es: 'Algunas naves cylons abandonan la partida definitivamente.',
    de: 'Zylonenschiffe verlassen das Spiel endgültig.',
    fr: 'Des vaisseaux cylons quittent définitivement la partie.',
    pl: 'Część statków Cylonów na dobre opuszcza grę.',
  }),
}
