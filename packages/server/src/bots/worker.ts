// A thread in which bots think. It gets a view and one of its decisions, never a game.

import { parentPort } from 'node:worker_threads'
import { createBot, type Statement, type Temper } from '@cic/bots'
import type { Decision, View } from '@cic/engine'

export interface Question {
  readonly number: number
  readonly level: string
  readonly temper?: Temper
  readonly seed: string
  readonly view: View
  readonly decision: Decision
  readonly said: readonly Statement[]
}

export interface Reply {
  readonly number: number
  readonly answer: string | readonly string[]
  readonly says: readonly Statement[]
}

parentPort?.on('message', ({ number, level, temper, seed, view, decision, said }: Question) => {
  const bot = createBot(level, seed, { temper })
  const reply: Reply = { number, answer: bot.answer(view, decision, said), says: bot.say(view, said) }
  parentPort?.postMessage(reply)
})
