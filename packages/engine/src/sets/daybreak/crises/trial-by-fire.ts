// Trial by Fire.

import { type Area, launchAreas, type Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { areaOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { opensWindow } from '../../../core/windows.ts'
import { countOfKind, fromReserves, moveViper } from '../../../rules/viper-kinds.ts'
import { gainRaptor } from '../assault-raptors.ts'
import { activateArrivals, kindsIn } from '../placed-vipers.ts'
import { assaultRaptor } from '../terms.ts'

export const sendCavalry = node('sendCavalry', {
  run: (game) => {
    if (gainRaptor(game)) cavalry.begin(game, { seat: game.current })
  },
  text: {
    en: 'gain {ship, counted, one}; the current player places it in a space area with a viper launch icon and may activate it at once',
    es: 'gana {ship, counted, one}; el jugador actual lo coloca en una zona de espacio con icono de lanzamiento de Vipers y puede activarlo de inmediato',
    de: 'erhalte {ship, counted, one, acc}; der aktive Spieler platziert ihn in einem Weltraumfeld mit Viper-Startsymbol und darf ihn sofort aktivieren',
    fr: 'gagnez {ship, counted, one}\u202f; le joueur actif le place dans une case d’espace avec une icône de lancement de vipers et peut l’activer immédiatement',
    pl: 'zyskaj {ship, counted, one, acc}; aktywny gracz umieszcza go w sektorze z symbolem startu viperów i może go natychmiast aktywować',
  },
  facts: () => ({ ship: assaultRaptor, one: 1 }),
  price: () => ({ vipers: 1.5 }),
  possible: (table) => countOfKind(table, 'beside', 'assaultRaptor') > 0,
})

interface Cavalry {
  seat: Seat
  area?: Area
  /** The unmanned vipers that were there before. */
  before?: ReturnType<typeof kindsIn>
  launched?: string[]
}

const cavalry = procedure<Cavalry>('cavalry', {
  place: {
    text: says`In which space area is the assault raptor placed? | ¿En qué zona de espacio se coloca el Raptor de asalto? | In welchem Weltraumfeld wird der Angriffsraptor platziert? | Dans quelle case d’espace le raptor d’assaut est-il placé\u202f? | W którym sektorze umieszcza się raptora szturmowego?`,
    options: () => areaOption.each(launchAreas),
    prospect: (_table, _frame, choice) => ({ changes: { [`viperTo:${areaOption.of(choice)}`]: 1 } }),
    answer: (game, frame, _seat, [choice]) => {
      const area = areaOption.of(choice)
      frame.area = area
      frame.before = kindsIn(game, area)
      moveViper(game, 'reserves', area, 'assaultRaptor')
      frame.launched = [fromReserves(area, 'assaultRaptor')]
      log(game, 'placed', { ship: 'assaultRaptor', area, count: 1 })
    },
  },
  placed: opensWindow('vipersPlaced'), // Alert Viper Pilot
  activate: (game, { seat, area, before }) => {
    if (area !== undefined) activateArrivals(game, seat, area, 1, before)
  },
})
