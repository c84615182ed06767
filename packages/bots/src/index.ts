// Players that get a view and return an answer.

import { admiral } from './admiral.ts'
import { type Bot, type BotSettings, safely } from './bot.ts'
import { cadet } from './cadet.ts'
import { officer } from './officer.ts'
import { randomBot } from './random.ts'

export type { Bot, BotSettings } from './bot.ts'
export { type Budget, defaultBudget } from './budget.ts'
export { type Chance, chanceFrom } from './chance.ts'
export { tellingKind } from './conduct.ts'
export { type Matter, matterOf } from './reasons.ts'
export { type Rates, suspicionOf } from './suspicion.ts'
export { describeStatement, type Help, type Opinion, type Reply, type Statement } from './talk.ts'
export { type Temper, tempers } from './temper.ts'
export { featuresOf, fittedModels, type Model, type Models, modelOf, oddsOf, partOf } from './value.ts'

const levels: Readonly<Record<string, (seed: string, settings: BotSettings) => Bot>> = {
  random: randomBot,
  cadet,
  officer,
  admiral,
}

export const botNames = Object.keys(levels)

/** A bot by its level. The same seed, the same view and the same budget in nodes give the same answer. */
export function createBot(level: string, seed: string, settings: BotSettings = {}): Bot {
  if (!Object.hasOwn(levels, level)) throw new Error(`There is no bot "${level}"; there are ${botNames.join(', ')}.`)
  return safely(levels[level](seed, settings))
}

/** The officer alone, for a page that need not load how the others think. */
export const createOfficer = (seed: string): Bot => safely(officer(seed))
