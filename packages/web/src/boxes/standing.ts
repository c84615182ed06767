// What somebody is besides human or revealed.

import type { Language, Seat, View } from '@cic/engine'
import { broughtBy, type Standing } from './slots.ts'

export const standingOf = (game: View, seat: Seat, language: Language): Standing | undefined =>
  broughtBy(game, 'standing')
    .map((standing) => standing(game, seat, language))
    .find((one) => one !== undefined)
