// Vipers Mark VII: damaged when the game begins, faster, and harder to hit. (Rulebook: Viper Mark VII; Attack table.)

import type { AttackTable, Part } from '../../../core/card.ts'

const count = 4
/** Two of the eight ordinary ones stay in the box. */
const ordinary = 6

export const viperKinds = { markVII: { count, reach: 2, starts: 'damaged' } } as const satisfies Part['viperKinds']

export const ships: Part['ships'] = () => ({ vipers: ordinary, raiders: 20 })

export const attackTable = {
  markVII: {
    raider: [
      [8, 'destroyed'],
      [6, 'damaged'],
    ],
  },
} as const satisfies AttackTable
