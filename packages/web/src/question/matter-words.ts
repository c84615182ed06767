// What a vote is about, in words.

import type { VoteMatter } from '@cic/protocol'
import type { sideWords } from '../words/side.ts'
import type { Say } from '../words/words.ts'

/** `name` is that of a seat; without one, of whoever proposed it. */
export function matterWords(matter: VoteMatter, t: Say<typeof sideWords>, name: (seat?: number) => string): string {
  switch (matter.kind) {
    case 'replace':
      return t('voteReplace', { who: name(matter.seat) })
    case 'admit':
      return t('voteAdmit', { who: name(matter.seat), name: matter.name })
    case 'return':
      return t('voteReturn', { who: name(matter.seat) })
    case 'undo':
      return t('voteUndo', { who: name() })
    case 'end':
      return t('voteEnd')
  }
}
