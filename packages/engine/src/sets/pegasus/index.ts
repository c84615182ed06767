// Pegasus, but for what only New Caprica needs: that comes with its folder.

import { registerSet } from '../../core/boxes.ts'
import { pegasusWith } from './contents.ts'

registerSet(pegasusWith())

// What a drawn table asks of this box.
export { isPegasusDestroyed } from './board.ts'
export { scarIn } from './crises/scar.ts'
export { isReckless as isRecklessCheck } from './skill-cards/reckless.ts'
