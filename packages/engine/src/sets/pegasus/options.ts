// Which games Pegasus allows. (Rulebook: Game variants; Playing with seven players.)

import type { SetOptions } from '../../language/card.ts'

export const options: SetOptions = {
  players: [7],
  objective: 'new-caprica',
  variants: ['noCylonLeader', 'sympatheticCylon'],
  refuses: ({ players, noCylonLeader, sympatheticCylon, noSympathizer }) => {
    if (players === 3 && noCylonLeader) return 'With three players there is no Cylon leader anyway.'
    if (players === 7 && noCylonLeader) return 'With seven players one of them plays a Cylon leader.'
    if (sympatheticCylon && players % 2 === 1)
      return 'The Sympathetic Cylon takes the place of the Sympathizer: 4 or 6 players.'
    if (sympatheticCylon && noSympathizer)
      return 'Either the Sympathetic Cylon is played, or nobody in the Sympathizer’s place.'
    if (noSympathizer && !noCylonLeader) return 'The variant without the Sympathizer is played without a Cylon leader.'
    return undefined
  },
}
