// The pursuit track: civilian ships on the way, and at its end everything on the Cylon Fleet board attacks. (Rulebook: Advancing the Cylon
// pursuit marker.)

import type { Placement } from '../../../core/card.ts'
import { keyMoments, tells } from '../../../core/log.ts'
import { node, type Price } from '../../../core/node.ts'
import { procedure } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Game, Table } from '../../../core/state.ts'
import { pursuersOf } from '../../../rules/end.ts'
import { placeCivilians, placementPrice } from '../../../rules/placement.ts'
import { pursuitTrack } from '../terms.ts'
import { cylonShips, fleetAreas, gathered, moveOver, recall, remember } from './board.ts'

/** Civilian ships that are placed when the marker gets to a space, Start first; after the last one comes Auto Attack. */
export const spaces = [0, 1, 0, 2] as const
export const autoAttack = spaces.length

/** Moves the marker by one space. */
export const advancePursuit = (game: Game): void => pursuit.begin(game, {})

const pursuit = procedure<Record<never, never>>('pursuit', {
  advance: (game) => {
    const now = recall(game).pursuit + 1
    if (now === autoAttack) return undefined
    remember(game).pursuit = now
    tell.pursuit(game, { now })
    if (spaces[now] > 0) placeCivilians.begin(game, { left: spaces[now] })
    return 'end'
  },
  autoAttack: (game) => {
    tell.autoAttack(game, {})
    for (const area of fleetAreas) moveOver(game, area)
    remember(game).pursuit = 0
  },
})

/** What the next space comes to: civilian ships that are placed, or everything that has gathered. */
export function priceOfPursuit(table: Table): Price {
  const next = recall(table).pursuit + 1
  return next < autoAttack ? { pursuit: -1, civilianShips: -spaces[next] } : placementPrice(fleetOf(table))
}

/** Everything that has gathered, by its areas. */
const fleetOf = (table: Table): Placement =>
  Object.fromEntries(
    fleetAreas.map((area) => [
      area,
      Object.fromEntries(
        cylonShips.flatMap((ship) => (gathered(table, area, ship) > 0 ? [[ship, gathered(table, area, ship)]] : [])),
      ),
    ]),
  )

/** How likely Auto Attack comes before the fleet jumps, by the space of the marker; and how much of a danger a jump leaves behind. */
const chances = [0.15, 0.25, 0.45, 0.75] as const
const escaped = 0.55

export const pursuitChanges = [
  changed(pursuersOf, (_rule, table) => ({
    chance: chances[recall(table).pursuit],
    ships: fleetOf(table),
    escaped,
  })),
]

export const pursue = node('pursue', {
  run: (game) => advancePursuit(game),
  text: {
    en: '[advance|advances] the Cylon pursuit marker by 1 space {track, form, in}',
    es: '[avanza|avanza|avanzar] 1 casilla el indicador de Persecución Cylon {track, form, in}',
    de: '[rücke |rückt |]den Verfolgungsmarker {track, form, in} um 1 Feld [vor|vor|vorrücken]',
    fr: '[avancez|avance|avancer] le marqueur Poursuite Cylon d’1 case {track, form, in}',
    pl: '[przesuń|przesuwa|przesunąć] znacznik pościgu Cylonów o 1 pole {track, form, in}',
  },
  facts: () => ({ track: pursuitTrack }),
  price: (_node, table) => priceOfPursuit(table),
})

keyMoments.autoAttack = 4

const tell = {
  pursuit: tells('pursuit', {
    en: 'The Cylon pursuit marker advances to space {now} of the Pursuit track.',
    es: 'El indicador de Persecución Cylon avanza a la casilla {now} del medidor de Persecución.',
    de: 'Der Verfolgungsmarker rückt auf Feld {now} der Verfolgungs-Leiste vor.',
    fr: 'Le marqueur Poursuite Cylon avance sur la case {now} de l’échelle de poursuite.',
    pl: 'Znacznik pościgu Cylonów przesuwa się na pole {now} toru Pościgu.',
  }),
  autoAttack: tells('autoAttack', {
    en: 'Auto Attack: the Cylon fleet has caught up with Galactica.',
    es: 'Ataque Automático: la flota cylon ha alcanzado a Galactica.',
    de: 'Automatischer Angriff: Die Zylonenflotte hat die Galactica eingeholt.',
    fr: 'Attaque Auto\u202f: la flotte cylon a rattrapé le Galactica.',
    pl: 'Automatyczny atak: flota Cylonów dogoniła Galacticę.',
  }),
}
