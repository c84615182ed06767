// What a bot is asked: it gets what its seat sees and what was said at the table, and nothing else.

import { createHash } from 'node:crypto'
import type { Statement } from '@cic/bots'
import { type Decision, pending, view } from '@cic/engine'
import { botAt, type Table } from '../table/table.ts'
import type { Question } from './worker.ts'

/** The open question with this id, if a bot has to answer it now. */
export function questionFor(table: Table, id: string): Omit<Question, 'number'> | undefined {
  const { play, seats, status } = table
  if (play === undefined || status !== 'playing' || !(id in play.asked)) return undefined
  const decision = pending(play.game).find((one) => one.id === id)
  const level = decision && botAt(seats[decision.seat])
  if (decision === undefined || level === undefined) return undefined
  const { seat } = decision
  const seed = createHash('sha256').update(`${play.record.seed} bot ${seat}`).digest('hex')
  const { temper } = seats[seat]
  const plain = { level, seed, view: view(play.game, seat), decision, said: statementsAt(table) }
  return temper === undefined ? plain : { ...plain, temper }
}

/** Whether it would tell the others something to see the bot do anything now. */
export const isSecret = ({ kind }: Decision): boolean => kind === 'window:ask'

const statementsAt = ({ talk }: Table): Statement[] =>
  talk.table.last.flatMap(({ statement }) =>
    statement === undefined || statement.kind === 'promise' ? [] : [statement],
  )
