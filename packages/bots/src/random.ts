// Any legal answer, each number of options and each choice of them as likely.

import type { Bot } from './bot.ts'
import { chanceFor } from './chance.ts'

export const randomBot = (seed: string): Bot => ({
  name: 'random',
  answer: (view, decision) => {
    const chance = chanceFor(seed, view, decision)
    const left = decision.options.map(({ id }) => id)
    let count = decision.min + chance.below(decision.max - decision.min + 1)
    // The least and the most are always an answer.
    while (decision.not?.includes(count)) count++
    return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)[0])
  },
  say: () => [],
})
