// What a dial would stand at: "Food 5 → 3, into the red". At nothing, the game is lost.

import { dialsOf, type Language, labelOf, type Price, type Reader, type Seat, type View } from '@cic/engine'
import { nameOf } from '../table/people.ts'
import { stakeWords } from '../words/stakes.ts'
import { sayIn } from '../words/words.ts'

export function changeWords(price: Price, game: View, language: Language): string[] {
  const say = sayIn(stakeWords, language)
  return dialsOf(game).flatMap(({ resource, now, red, highest }) => {
    const by = price[resource] ?? 0
    if (by === 0) return []
    const then = Math.min(highest, Math.max(0, now + by))
    const what = then === 0 ? say('gameLost') : now > red && then <= red ? say('intoRed') : undefined
    return `${labelOf('resource', resource, language)} ${now} → ${then}${what === undefined ? '' : `, ${what}`}`
  })
}

/** Whom it falls on, by name. */
export const whomWords = (whom: readonly Seat[], reader: Reader): string =>
  sayIn(stakeWords, reader.language)('fallsOn', { who: whom.map((seat) => nameOf(seat, reader)).join(', ') })
