// Combat Veteran and Launch Reserves.

import { type Area, areas, type Seat } from '../../../core/ids.ts'
import { alike, says } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { option } from '../../../core/option.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { ships } from '../../../language/terms.ts'
import { occupants } from '../../../rules/table.ts'
import { placeAndActivate } from '../placed-vipers.ts'

export const reinforcePilot = node('reinforcePilot', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => launchReserves.begin(game, { seat: actor, count }),
  text: {
    en: '{self, subject}[place|places] up to {ship, counted, count} from the Reserves in a space area with a piloted viper and [activate|activates] them',
    es: '{self, subject}[coloca|coloca|colocar] hasta {ship, counted, count} de la Reserva en una zona de espacio con un Viper tripulado y [actívalos|los activa|activarlos]',
    de: '{self, subject}[platziere |platziert |]bis zu {ship, counted, count, acc} aus der Reserve in einem Weltraumfeld mit einer bemannten Viper [und aktiviere|und aktiviert|platzieren und] sie[|| aktivieren]',
    fr: '{self, subject}[placez|place|placer] jusqu’à {ship, counted, count}, pris dans la Réserve, dans une case d’espace contenant un viper piloté et [activez-les|les active|les activer]',
    pl: '{self, subject}[umieść|umieszcza|umieścić] do {ship, counted, count, gen} z Rezerwy w sektorze z pilotowanym viperem i [aktywuj|aktywuje|aktywować] je',
  },
  facts: ({ count }) => ({ ship: ships.unmannedViper, count }),
  price: ({ count }) => ({ viperActivations: 2 * count }),
  possible: (table) => table.reserves.vipers > 0 && withPilots(table).length > 0,
})

const withPilots = (table: Table): Area[] => areas.filter((area) => occupants(table, area).length > 0)

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => most - i)

const reinforceOption = option<[area: Area, count: number]>(
  'reinforce',
  {
    label: alike('{ship, counted, n} {area, form, in}'),
    facts: (area, n) => ({ area, n, ship: 'unmannedViper' }),
    at: ([area]) => [`area:${area}`],
  },
  { values: 2, numbers: [1] },
)

const launchReserves = procedure<{ seat: Seat; count: number }>('launchReserves', {
  choose: {
    text: says`How many vipers are placed, and where? | ¿Cuántos Vipers se colocan y dónde? | Wie viele Viper werden platziert, und wo? | Combien de vipers sont placés, et où\u202f? | Ile viperów się umieszcza i gdzie?`,
    options: (game, { count }) =>
      withPilots(game).flatMap((area) =>
        upTo(Math.min(count, game.reserves.vipers)).map((n) => reinforceOption(area, n)),
      ),
    prospect: (_table, _frame, choice) => {
      const [area, count] = reinforceOption.read(choice)
      return { changes: { [`viperTo:${area}`]: count } }
    },
    answer: (game, _frame, seat, [choice]) => placeAndActivate(game, seat, ...reinforceOption.read(choice)),
  },
})
