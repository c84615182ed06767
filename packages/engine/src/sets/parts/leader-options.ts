// Which games with Cylon leaders there are. (Rulebooks: Choosing a Cylon leader; Playing with seven players.)

import type { SetOptions } from '../../core/card.ts'

export const leaderOptions: SetOptions = {
  players: [7],
  variants: ['noCylonLeader'],
  refuses: ({ players, noCylonLeader }) => {
    if (players === 3 && noCylonLeader) return 'With three players there is no Cylon leader anyway.'
    if (players === 7 && noCylonLeader) return 'With seven players one of them plays a Cylon leader.'
    return undefined
  },
}
