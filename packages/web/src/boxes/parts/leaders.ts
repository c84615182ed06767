// Cylon leaders on the page: what they are called, and their discs, square and striped while infiltrating.

import { standingOf } from '@cic/engine/parts/leaders'
import { sayIn } from '../../words/words.ts'
import type { PagePart } from '../slots.ts'
import { leaderWords } from './leader-words.ts'

export const leaders: PagePart = {
  standing: (game, seat, language) => {
    const standing = standingOf(game, seat)
    if (standing === undefined) return undefined
    const t = sayIn(leaderWords, language)
    const who = t(standing.as === 'leader' ? 'cylonLeader' : 'sympatheticCylon')
    const title = standing.infiltrates ? t('infiltrates', { who }) : who
    return { title, square: true, striped: standing.infiltrates }
  },
}
