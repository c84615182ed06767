// Leaving the Brig, or another prison. (Rulebook: Brig: to any location on the same ship; some cards say to any location at all.)

import type { LocationId, Seat } from '../core/ids.ts'
import { says } from '../core/languages.ts'
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
    text: says`Which location does {of} move to from {location, form, acc}? | ¿A qué localización va {of} al salir {location, form, of}? | {location}: Wohin geht {of}? | Dans quel lieu va {of} en quittant {location, form, the}\u202f? | Na jaki obszar przechodzi {of}, opuszczając {location, form, acc}?`,
    facts: (game, { seat }) => ({ of: seat, location: game.seats[seat].at }),
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
