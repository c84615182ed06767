// The phase that has taken the place of the way to the goal.

import type { Language, View } from '@cic/engine'
import { broughtBy } from './slots.ts'

export const phaseOf = (game: View, language: Language): string | undefined =>
  broughtBy(game, 'phase')
    .map((phase) => phase(game, language))
    .find((word) => word !== undefined)
