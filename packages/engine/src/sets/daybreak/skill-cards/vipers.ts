// Combat Veteran and Launch Reserves.

import { type Area, areas, type Seat, type ViperKind } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { areaOption, attackOption, done, launchOption, moveOption, viperOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { opensWindow } from '../../../core/windows.ts'
import { ships } from '../../../language/terms.ts'
import { occupants } from '../../../rules/table.ts'
import { countOfKind, fromReserves, vipersIn } from '../../../rules/viper-kinds.ts'
import {
  activateUnmanned,
  canPayForViper,
  otherDeeds,
  payForViper,
  prospectOfActivation,
  unmannedActivations,
} from '../../../rules/vipers.ts'
import { placeAndActivate } from '../placed-vipers.ts'

export const activateOneViper = node('activateOneViper', {
  make: (times: number) => ({ times }),
  run: (game, { times }, { actor = 0 }) => combatVeteran.begin(game, { seat: actor, left: times }),
  text: {
    en: '{self, subject}[choose|chooses] {ship, counted, one} in the Reserves or in a space area and [activate|activates] it up to {times} times',
    es: '{self, subject}[elige|elige|elegir] {ship, counted, one} de la Reserva o de una zona de espacio y [actívalo|lo activa|activarlo] hasta {times} veces',
    de: '{self, subject}[wähle |wählt |]{ship, counted, one, acc} in der Reserve oder in einem Weltraumfeld [und aktiviere|und aktiviert|wählen und] sie bis zu {times}-mal[|| aktivieren]',
    fr: '{self, subject}[choisissez|choisit|choisir] {ship, counted, one} dans la Réserve ou dans une case d’espace et [activez-le|l’active|l’activer] jusqu’à {times} fois',
    pl: '{self, subject}[wybierz|wybiera|wybrać] {ship, counted, one, acc} w Rezerwie lub w sektorze i [aktywuj|aktywuje|aktywować] go maksymalnie {times} razy',
  },
  facts: ({ times }) => ({ ship: ships.unmannedViper, one: 1, times }),
  price: ({ times }) => ({ viperActivations: times }),
  possible: (table, _node, { actor = 0 }) => unmannedActivations(table).length > 0 && canPayForViper(table, actor),
})

interface Veteran {
  seat: Seat
  left: number
  /** The viper that acts, and those that have just come from the Reserves. */
  area?: Area
  kind?: ViperKind
  launched?: string[]
}

/** What the chosen viper could do; an attack is made from where it is. */
const deedsOf = (table: Table, area: Area, kind: ViperKind): string[] =>
  [...unmannedActivations(table), ...otherDeeds(table, area)].filter((choice) => {
    if (attackOption.is(choice)) return attackOption.of(choice) === area
    if (!moveOption.is(choice)) return false
    const [from, , moved = 'viper'] = moveOption.read(choice)
    return from === area && moved === kind
  })

const combatVeteran = procedure<Veteran>('combatVeteran', {
  viper: {
    text: says`Which viper do you activate? | ¿Qué Viper activas? | Welche Viper aktivierst du? | Quel viper activez-vous\u202f? | Którego vipera aktywujesz?`,
    options: (game) => [
      ...unmannedActivations(game).filter(launchOption.is),
      ...areas.flatMap((area) => vipersIn(game, area)),
    ],
    prospect: (table, _frame, choice) =>
      launchOption.is(choice) ? prospectOfActivation(table, choice) : { changes: { viperActivations: 1 } },
    answer: (game, frame, seat, [choice]) => {
      const [area, kind = 'viper'] = launchOption.is(choice) ? launchOption.read(choice) : viperOption.read(choice)
      Object.assign(frame, { area, kind })
      if (!launchOption.is(choice)) return 'act'
      frame.left--
      activateUnmanned(game, { by: seat, left: 0 }, seat, choice)
      frame.launched = [fromReserves(area, kind)]
      payForViper(game, seat)
      return undefined
    },
  },
  placed: opensWindow('vipersPlaced'),
  act: {
    text: says`{left, plural, one {# activation} other {# activations}} left. What does the viper do next? | {left, plural, one {Queda # activación} other {Quedan # activaciones}}. ¿Qué hace ahora el Viper? | Noch {left, plural, one {# Aktivierung} other {# Aktivierungen}}. Was tut die Viper als Nächstes? | {left, plural, one {# activation restante} other {# activations restantes}}. Que fait maintenant le viper\u202f? | {left, plural, one {Została # aktywacja} few {Zostały # aktywacje} many {Zostało # aktywacji} other {Zostało # aktywacji}}. Co robi teraz viper?`,
    facts: (_game, { left }) => ({ left }),
    // Whoever has boarded it meanwhile flies it.
    who: (game, { seat, left, area, kind = 'viper' }) =>
      left > 0 && area !== undefined && countOfKind(game, area, kind) > 0 ? seat : undefined,
    options: (game, { seat, area = 'front', kind = 'viper' }) => [
      ...(canPayForViper(game, seat) ? deedsOf(game, area, kind) : []),
      done,
    ],
    prospect: (table, _frame, choice) => prospectOfActivation(table, choice),
    fallback: () => [done],
    answer: (game, frame, seat, [choice]) => {
      if (choice === done) return 'end'
      frame.left--
      activateUnmanned(game, { by: seat, left: 0 }, seat, choice)
      payForViper(game, seat)
      if (moveOption.is(choice)) frame.area = moveOption.read(choice)[1]
      return 'act'
    },
  },
})

export const reinforcePilot = node('reinforcePilot', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => launchReserves.begin(game, { seat: actor, count }),
  text: {
    en: '{self, subject}[place|places] up to {ship, counted, count} from the Reserves in a space area with a piloted viper and [activate|activates] them',
    es: '{self, subject}[coloca|coloca|colocar] hasta {ship, counted, count} de la Reserva en una zona de espacio con un Viper tripulado y [actívalos|los activa|activarlos]',
    de: '{self, subject}[platziere |platziert |]bis zu {ship, counted, count, acc} aus der Reserve in einem Weltraumfeld mit einer bemannten Viper [und aktiviere|und aktiviert|platzieren und] sie[|| aktivieren]',
    fr: '{self, subject}[placez|place|placer] jusqu’à {ship, counted, count} de la Réserve dans une case d’espace contenant un viper piloté et [activez-les|les active|les activer]',
    pl: '{self, subject}[umieść|umieszcza|umieścić] do {ship, counted, count, gen} z Rezerwy w sektorze z pilotowanym viperem i [aktywuj|aktywuje|aktywować] je',
  },
  facts: ({ count }) => ({ ship: ships.unmannedViper, count }),
  price: ({ count }) => ({ viperActivations: 2 * count }),
  possible: (table) => table.reserves.vipers > 0 && withPilots(table).length > 0,
})

const withPilots = (table: Table): Area[] => areas.filter((area) => occupants(table, area).length > 0)

const launchReserves = procedure<{ seat: Seat; count: number }>('launchReserves', {
  choose: {
    text: says`In which space area are the vipers placed? | ¿En qué zona de espacio se colocan los Vipers? | In welchem Weltraumfeld werden die Viper platziert? | Dans quelle case d’espace les vipers sont-ils placés\u202f? | W którym sektorze umieszcza się vipery?`,
    options: (game) => areaOption.each(withPilots(game)),
    prospect: (_table, { count }, choice) => ({ changes: { [`viperTo:${areaOption.of(choice)}`]: count } }),
    answer: (game, { count }, seat, [choice]) =>
      placeAndActivate(game, seat, areaOption.of(choice), Math.min(count, game.reserves.vipers)),
  },
})
