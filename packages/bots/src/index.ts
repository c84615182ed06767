// Players that get a view and return an answer.

import { type Bot, safely } from './bot.ts'
import { cadet } from './cadet.ts'
import { officer } from './officer.ts'
import { randomBot } from './random.ts'

export type { Bot } from './bot.ts'
export { suspicionOf } from './suspicion.ts'

const levels: Readonly<Record<string, (seed: string) => Bot>> = { random: randomBot, cadet, officer }

export const botNames = Object.keys(levels)

/** A bot by its level. The same seed and the same view give the same answer. */
export function createBot(level: string, seed: string): Bot {
  const make = levels[level]
  if (make === undefined) throw new Error(`There is no bot "${level}"; there are ${botNames.join(', ')}.`)
  return safely(make(seed))
}
