// Executive Order: another player moves and acts, or acts twice, at once. (FAQ: one per turn; never a revealed Cylon.)

import type { Seat } from '../core/ids.ts'
import { procedure } from '../core/procedure.ts'
import { en } from '../language/en.ts'
import { takeActions } from './actions.ts'
import { moveCharacter } from './movement.ts'

interface Order {
  seat: Seat
  actions?: number
}

export const executiveOrder = procedure<Order>('executiveOrder', {
  choose: {
    text: en('Do you move and take one action, or take two actions?'),
    who: (_game, { seat }) => seat,
    options: () => ['moveAndAct', 'actTwice'],
    answer: (game, frame, seat, [choice]) => {
      frame.actions = choice === 'moveAndAct' ? 1 : 2
      if (choice === 'moveAndAct') moveCharacter.begin(game, { seat })
    },
  },
  act: (game, { seat, actions }) => takeActions.begin(game, { seat, left: actions ?? 1 }),
})
