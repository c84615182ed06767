// Derelict Basestar: the one that waits for the fleet is damaged already.

import type { Area } from '../../../core/ids.ts'
import { node } from '../../../core/node.ts'
import { damageBasestar } from '../../../rules/damage.ts'

/** No basestar was on the board after the jump: whichever is there now was just placed, and there may be none left to place. */
export const damagePlacedBasestar = node('damagePlacedBasestar', {
  make: (area: Area) => ({ area }),
  run: (game, { area }) => {
    const [basestar] = game.space[area].basestars
    if (basestar !== undefined) damageBasestar(game, area, basestar)
  },
  text: {
    en: '[damage|damages] that basestar once',
    es: '[daña|daña|dañar] una vez esa Estrella Base',
    de: '[beschädige |beschädigt |]diesen Basisstern einmal[|| beschädigen]',
    fr: '[endommagez|endommage|endommager] une fois ce basestar',
    pl: '[uszkodź|uszkadza|uszkodzić] tego basestara jeden raz',
  },
  price: () => ({ basestars: 1 / 3 }),
})
