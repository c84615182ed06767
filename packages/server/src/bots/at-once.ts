// At a slow table bots answer in windows at once, in the same breath as whatever opened the window, as standing orders would: a pause
// or one more message would tell that a bot holds something. (At a live table every window takes its countdown anyway.)

import { createBot } from '@cic/bots'
import type { Choice } from '@cic/engine'
import { dutiesOf } from '../table/due.ts'
import { answerAlso } from '../table/fold.ts'
import type { Table } from '../table/table.ts'
import { isSecret, questionFor } from './question.ts'
import type { Question } from './worker.ts'

/** Lets the bots answer, and returns what they chose: a replay of the table does not ask them again. */
export function answerAtOnce(table: Table, at: number): Choice[] {
  const chosen: Choice[] = []
  if (table.settings.pace.kind === 'live') return chosen
  for (let next = nextQuestion(table); next !== undefined; next = nextQuestion(table)) {
    const { seat, id } = next.decision
    const choice = { seat, decision: id, answer: answerTo(next) }
    answerAlso(table, choice, at)
    chosen.push(choice)
  }
  return chosen
}

function nextQuestion(table: Table): Omit<Question, 'number'> | undefined {
  const top = table.play?.game.stack.at(-1)?.at
  if (top !== 'window:ask') return undefined
  for (const duty of dutiesOf(table)) {
    const question = duty.kind === 'bot' ? questionFor(table, duty.decision) : undefined
    if (question !== undefined && isSecret(question.decision)) return question
  }
  return undefined
}

/** An admiral would think for half a second, and nothing else could happen meanwhile: here an officer does. */
function answerTo({ level, temper, seed, view, decision, said }: Omit<Question, 'number'>): string | readonly string[] {
  return createBot(level === 'admiral' ? 'officer' : level, seed, { temper }).answer(view, decision, said)
}
