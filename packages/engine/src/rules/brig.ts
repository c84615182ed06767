// Leaving the Brig. (Rulebook: Brig: to any location on Galactica.)

import type { LocationId, Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { procedure } from '../core/procedure.ts'
import { rulesOf } from '../core/rules.ts'
import { place } from './people.ts'
import { inBrig } from './table.ts'

export const moveFromBrig = procedure<{ by: Seat; seat: Seat }>('moveFromBrig', {
  choose: {
    text: {
      en: 'Which location does the character released from the Brig move to?',
      es: '¿A qué localización va el personaje que sale de la Prisión?',
      de: 'An welchen Ort kommt der aus der Brig entlassene Charakter?',
      fr: 'Dans quel lieu va le personnage qui sort de Cellule ?',
      pl: 'Na jaki obszar przechodzi postać zwolniona z Aresztu?',
    },
    who: (game, { by, seat }) => (inBrig(game, seat) ? by : undefined),
    options: (game) => {
      const { locations } = rulesOf(game)
      return (Object.keys(locations) as LocationId[])
        .filter((id) => locations[id].board === 'galactica' && !locations[id].hazard)
        .map((id) => `location:${id}`)
    },
    answer: (game, { seat }, _by, [choice]) => {
      const location = choice.slice('location:'.length) as LocationId
      place(game, seat, location)
      log(game, 'moves', { seat, location })
    },
  },
})
