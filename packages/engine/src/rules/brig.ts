// Leaving the Brig. (Rulebook: Brig: to any location on Galactica; some cards say to any location at all.)

import type { LocationId, Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { locationOption } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { rulesOf } from '../core/rules.ts'
import { isOpen } from './movement.ts'
import { place } from './people.ts'
import { isConfined } from './table.ts'

interface Freed {
  by: Seat
  seat: Seat
  /** To any ship. */
  anywhere?: boolean
}

export const moveFromBrig = procedure<Freed>('moveFromBrig', {
  choose: {
    text: {
      en: 'Which location does {of} move to from the Brig?',
      es: '¿A qué localización va {of} al salir de la Prisión?',
      de: 'An welchen Ort kommt {of} aus der Brig?',
      fr: 'Dans quel lieu va {of} en sortant de la Cellule\u202f?',
      pl: 'Na jaki obszar przechodzi {of} z Aresztu?',
    },
    facts: (_game, { seat }) => ({ of: seat }),
    who: (game, { by, seat }) => (isConfined(game, seat) ? by : undefined),
    options: (game, frame) => {
      const { locations } = rulesOf(game)
      const { board } = locations[game.seats[frame.seat].at as LocationId]
      const inReach = (id: LocationId) =>
        frame.anywhere ? locations[id].who !== 'cylons' && isOpen(game, id) : locations[id].board === board
      return (Object.keys(locations) as LocationId[])
        .filter((id) => inReach(id) && !locations[id].hazard)
        .map((id) => locationOption(id))
    },
    answer: (game, { seat }, _by, [choice]) => {
      const location = locationOption.of(choice)
      place(game, seat, location)
      log(game, 'moves', { seat, location })
    },
  },
})
