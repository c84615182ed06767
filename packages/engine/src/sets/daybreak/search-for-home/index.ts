// The Search for Home: missions flown from Demetrius, rebels, and Earth at the end of the way. A part of the box that is played with its
// objective. (Rulebook: The Search for Home.)

import { registerPart } from '../../../core/boxes.ts'
import type { Part } from '../../../core/card.ts'
import { keyMoments, tells } from '../../../core/log.ts'
import { changed } from '../../../core/rules.ts'
import { places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { endGame } from '../../../rules/end.ts'
import { searchByChoice } from '../box.ts'
import { demetriusLocations } from './demetrius.ts'
import { missionChanges, missions, missionWraps } from './missions.ts'
import { outcomeChanges } from './outcomes.ts'
import { rebelChanges, rebelLocations } from './rebel-basestar.ts'

/** The humans have come to Earth. */
const earthReached = changed(endGame, (rule, game, winner, reason) => {
  if (reason !== 'earth') return rule(game, winner, reason)
  if (game.over !== undefined) return
  game.over = { winner, reason }
  tell.gameOverEarth(game, { winner, reason })
})

registerPart('daybreak', {
  ...searchByChoice,
  locations: { ...demetriusLocations, ...rebelLocations },
  otherDecks: { mission: missions },
  names: { demetrius: nameOf(places.demetrius), 'rebel-basestar': nameOf(places['rebel-basestar']) },
  wraps: [missionWraps] as unknown as Part['wraps'],
  changes: [...missionChanges, ...outcomeChanges, ...rebelChanges, earthReached],
})

export * from './doors.ts'

Object.assign(keyMoments, { gameOverEarth: 5 })

const tell = {
  gameOverEarth: tells('gameOverEarth', {
    en: 'The humans win: the fleet has reached Earth.',
    es: 'Los humanos ganan: la flota ha llegado a la Tierra.',
    de: 'Die Menschen gewinnen: Die Flotte hat die Erde erreicht.',
    fr: 'Les humains gagnent\u202f: la flotte a atteint la Terre.',
    pl: 'Ludzie wygrywają: flota dotarła na Ziemię.',
  }),
}
