// What a bot is: a player who gets a view and one of its decisions, and returns an answer. It never gets a game.

import type { Answer, Decision, View } from '@cic/engine'

export interface Bot {
  readonly name: string
  answer(view: View, decision: Decision): Answer
}

/** A bot that throws answers with the safe default: it never wedges a game. */
export function safely(bot: Bot): Bot {
  return {
    name: bot.name,
    answer: (view, decision) => {
      try {
        const answer = bot.answer(view, decision)
        return isLegal(decision, answer) ? answer : decision.fallback
      } catch {
        return decision.fallback
      }
    },
  }
}

export function isLegal({ options, min, max }: Decision, answer: Answer): boolean {
  const chosen = typeof answer === 'string' ? [answer] : answer
  if (chosen.length < min || chosen.length > max) return false
  const left = options.map(({ id }) => id)
  return chosen.every((id) => {
    const at = left.indexOf(id)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
