// The thread in which games are played again up to a moment.

import { parentPort } from 'node:worker_threads'
import { openView, type Seat, view } from '@cic/engine'
import type { HistoryQuestion, HistoryReply } from './history.ts'
import type { Play } from './table/table.ts'
import { gameAfter } from './table/undo.ts'

/** So many games are remembered, those that were asked for last. */
const most = 50

type Past = Pick<Play, 'record' | 'base' | 'rules'>

const games = new Map<number, Past>()

parentPort?.on('message', (question: HistoryQuestion) => parentPort?.postMessage(answerTo(question)))

function answerTo(question: HistoryQuestion): HistoryReply {
  const { number, entries, eyes } = question
  try {
    const past = pastOf(question)
    if (past === undefined) return { number, forgotten: true }
    const game = gameAfter(past as Play, entries)
    const seen = eyes === 'all' ? openView(game) : view(game, eyes === 'spectator' ? eyes : (Number(eyes) as Seat))
    return { number, view: JSON.stringify(seen) }
  } catch {
    return { number }
  }
}

/** The game as far as it has gone, and not forgotten next. */
function pastOf({ game, head, choices }: HistoryQuestion): Past | undefined {
  const known = games.get(game) ?? (head && newPast(head))
  if (known === undefined) return undefined
  known.record.choices.push(...choices)
  games.delete(game)
  games.set(game, known)
  if (games.size > most) games.delete(games.keys().next().value as number)
  return known
}

const newPast = ({ base, rules, options, seed }: NonNullable<HistoryQuestion['head']>): Past => ({
  base,
  rules,
  record: { options, seed, choices: [] },
})
