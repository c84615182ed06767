// The fleet jumps: the Cylon ships take up the pursuit, and civilian ships stay where they are. (Rulebook: Jumping the fleet.)

import { changed } from '../../../core/rules.ts'
import { civiliansJump, cylonShipsLeftBehind } from '../../../rules/jump.ts'
import { fallBack } from './board.ts'

export const jumpChanges = [
  changed(cylonShipsLeftBehind, (_rule, game, area) => fallBack(game, area)),
  changed(civiliansJump, () => undefined),
]
