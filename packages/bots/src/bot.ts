// What a bot is: a player who gets a view and one of its decisions, and returns an answer. It never gets a game. It hears what
// was said at the table, and may say something itself.

import { type Answer, type Decision, isCount, type View } from '@cic/engine'
import type { Budget } from './budget.ts'
import type { Statement } from './talk.ts'
import type { Temper } from './temper.ts'
import type { Models } from './value.ts'

export interface BotSettings {
  /** How long the admiral thinks about a decision. */
  readonly budget?: Budget
  /** What the admiral values positions by, if not by what is fitted. */
  readonly models?: Models
  /** How it is by nature; even, if nothing is said. */
  readonly temper?: Temper
}

export interface Bot {
  readonly name: string
  answer(view: View, decision: Decision, said?: readonly Statement[]): Answer
  /** What it says now, if anything. */
  say(view: View, said: readonly Statement[]): Statement[]
}

/** A bot that throws, or answers what is not legal, gives the safe default and keeps quiet: it never wedges a game. */
export function safely(bot: Bot): Bot {
  return {
    name: bot.name,
    answer: (view, decision, said) => {
      try {
        const answer = bot.answer(view, decision, said)
        return isLegal(decision, answer) ? answer : decision.fallback
      } catch {
        return decision.fallback
      }
    },
    say: (view, said) => {
      try {
        return bot.say(view, said)
      } catch {
        return []
      }
    },
  }
}

export function isLegal(decision: Decision, answer: Answer): boolean {
  const chosen = typeof answer === 'string' ? [answer] : answer
  if (!isCount(decision, chosen.length)) return false
  const left = decision.options.map(({ id }) => id)
  return chosen.every((id) => {
    const at = left.indexOf(id)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
