// Return to Duty: pilots aboard Galactica take off. ruling: docs/rulings.md#return-to-duty

import type { Seat } from '../../../../core/ids.ts'
import { says } from '../../../../core/languages.ts'
import { node, nothingChanges } from '../../../../core/node.ts'
import { areaOption, launchOption, pass } from '../../../../core/option-kinds.ts'
import { procedure } from '../../../../core/procedure.ts'
import type { Table } from '../../../../core/state.ts'
import { launchOptions, launchPilot, onBoard } from '../../../../rules/people.ts'
import { canPilot, clockwiseFrom, isConfined, isHuman } from '../../../../rules/table.ts'

/** Whoever could take off now, clockwise from the current player. */
const pilotsAboard = (table: Table): Seat[] =>
  clockwiseFrom(table, table.current).filter(
    (seat) =>
      isHuman(table, seat) && canPilot(table, seat) && onBoard(table, seat, 'galactica') && !isConfined(table, seat),
  )

const takingOff = procedure<{ left: readonly Seat[] }>('takingOff', {
  launch: {
    text: says`Do you launch in a viper, and in which space area? | ¿Sales en un Viper y a qué zona de espacio? | Startest du in einer Viper, und in welches Weltraumfeld? | Décollez-vous à bord d’un viper, et dans quelle case d’espace\u202f? | Czy startujesz w viperze i w którym sektorze?`,
    who: (_game, { left }) => left[0],
    options: (game) => {
      const launches = launchOptions(game)
      return launches.length === 0 ? [] : [pass, ...launches]
    },
    fallback: () => [pass],
    prospect: (_table, _frame, choice) => {
      if (choice === pass) return nothingChanges
      const area = areaOption.is(choice) ? areaOption.of(choice) : launchOption.of(choice)
      return { changes: { [`viperTo:${area}`]: 1 } }
    },
    answer: (game, _frame, seat, [choice]) => {
      if (choice !== pass) launchPilot(game, seat, choice)
    },
  },
  next: (_game, frame) => {
    frame.left = frame.left.slice(1)
    return frame.left.length > 0 ? 'launch' : 'end'
  },
})

export const pilotsMayLaunch = node('pilotsMayLaunch', {
  run: (game) => {
    const left = pilotsAboard(game)
    if (left.length > 0) takingOff.begin(game, { left })
  },
  text: {
    en: 'each character on Galactica who can pilot may at once launch in a viper',
    es: 'cada personaje que esté en Galactica y pueda pilotar puede salir de inmediato en un Viper',
    de: 'jeder Charakter auf der Galactica, der Viper fliegen kann, darf sofort in einer Viper starten',
    fr: 'chaque personnage sur le Galactica qui sait piloter peut aussitôt décoller à bord d’un viper',
    pl: 'każda postać na Galactice, która umie pilotować, może natychmiast wystartować w viperze',
  },
  price: (_node, table) => ({ launches: 0.3 * pilotsAboard(table).length }),
})
