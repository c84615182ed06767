// Does what is due at tables without anybody asking: bots answer, windows close, clocks run out, votes expire. A table is claimed
// for a while before something is done there, so that of several processes one does it; if that one dies, another claims it.

import { createHash } from 'node:crypto'
import type { Statement } from '@cic/bots'
import { pending, type Seat, view } from '@cic/engine'
import type { Thinkers } from './bots/thinkers.ts'
import { type Logger, shortId } from './log.ts'
import type { Storage } from './storage/storage.ts'
import { choose } from './table/commands.ts'
import { type Duty, dutiesOf, nextDue } from './table/due.ts'
import { botAt, type Play, type Table, type TableEvent } from './table/table.ts'
import type { Tables } from './tables.ts'

/** The process that wrote last is given so long before others step in. */
const patience = 2_000
const lease = 15_000
const atOnce = 200

export class Clockwork {
  readonly #tables: Tables
  readonly #storage: Storage
  readonly #thinkers: Thinkers
  readonly #log: Logger
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #busy = new Set<string>()
  #sweep?: NodeJS.Timeout
  #stopped = false

  constructor(parts: { tables: Tables; storage: Storage; thinkers: Thinkers; log: Logger }) {
    this.#tables = parts.tables
    this.#storage = parts.storage
    this.#thinkers = parts.thinkers
    this.#log = parts.log
  }

  /** Looks for what is due, now and then; what happens here is woken by its own timer at the right moment. */
  begin(every = 1000): void {
    this.#tables.onEvent((table, _event, here) => {
      if (here) this.#schedule(table)
    })
    const look = async (): Promise<void> => {
      await this.#claim().catch((error) => this.#log.error({ err: error }, 'could not look for what is due'))
      if (!this.#stopped) this.#sweep = setTimeout(look, every)
    }
    this.#sweep = setTimeout(look, 0)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#sweep)
    for (const timer of this.#timers.values()) clearTimeout(timer)
    while (this.#busy.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  async #claim(): Promise<void> {
    const due = await this.#storage.claimDue(this.#tables.now() - patience, lease, atOnce)
    await Promise.all(due.map((id) => this.#work(id)))
  }

  /** The process in which something happened goes on with it, if it lives; the others come after the lease. */
  #schedule(table: Table, atLeast = 0): void {
    const { id } = table
    const due = nextDue(table)
    clearTimeout(this.#timers.get(id))
    if (due === undefined || this.#stopped) {
      this.#timers.delete(id)
      return
    }
    const wait = Math.min(Math.max(atLeast, due - this.#tables.now()), 60_000)
    this.#timers.set(
      id,
      setTimeout(() => void this.#work(id), wait),
    )
  }

  async #work(id: string): Promise<void> {
    if (this.#busy.has(id) || this.#stopped) return
    this.#busy.add(id)
    let before = 0
    try {
      const table = await this.#tables.get(id)
      before = table.number
      const now = this.#tables.now()
      const duties = dutiesOf(table).filter(({ at }) => at <= now)
      for (const duty of duties) await this.#do(id, duty)
    } catch (error) {
      this.#log.error({ err: error, table: shortId(id) }, 'could not do what was due')
    } finally {
      this.#busy.delete(id)
      this.#tables.get(id).then(
        // What could not be done is tried again, but not at once.
        (table) => this.#schedule(table, table.number > before ? 0 : 1000),
        () => undefined,
      )
    }
  }

  async #do(id: string, duty: Duty): Promise<void> {
    if (duty.kind === 'bot') await this.#answer(id, duty)
    else await this.#tables.act(id, (table, now) => eventFor(table, duty, now))
  }

  async #answer(id: string, { seat, decision: wanted }: Extract<Duty, { kind: 'bot' }>): Promise<void> {
    const table = await this.#tables.get(id)
    const { play } = table
    const level = botAt(table.seats[seat])
    const decision = play && openDecision(play, wanted)
    if (play === undefined || level === undefined || decision === undefined) return
    const said = table.talk.flatMap(({ statement }) =>
      statement === undefined || statement.kind === 'promise' ? [] : [statement],
    )
    const seed = createHash('sha256').update(`${play.record.seed} bot ${seat}`).digest('hex')
    const reply = await this.#thinkers.think({ level, seed, view: view(play.game, seat), decision, said })
    for (const statement of reply.says) await this.#say(id, seat, level, statement)
    await this.#tables.act(id, (now, at) =>
      now.play === undefined || openDecision(now.play, wanted) === undefined || now.status !== 'playing'
        ? undefined
        : choose(now, seat, { decision: wanted, answer: reply.answer, by: 'bot' }, at),
    )
  }

  async #say(id: string, seat: Seat, level: string, statement: Statement): Promise<void> {
    await this.#tables.act(id, ({ status }, at) =>
      status === 'playing' ? { t: 'said', at, channel: 'table', from: { seat, name: level }, statement } : undefined,
    )
  }
}

const openDecision = ({ game }: Play, id: string) =>
  (game.over === undefined ? pending(game) : []).find((one) => one.id === id)

/** What happens at the end of a window, a vote or somebody's time; nothing, if it has been settled meanwhile. */
function eventFor(table: Table, duty: Exclude<Duty, { kind: 'bot' }>, now: number): TableEvent | undefined {
  const still = dutiesOf(table).some((one) => one.at <= now && one.kind === duty.kind && same(one, duty))
  if (!still) return undefined
  // Only the seat itself takes notice.
  if (duty.kind === 'remind') return { t: 'reminded', at: now, seat: duty.seat, silent: duty.seat }
  if (duty.kind === 'close') return { t: 'chose', at: now, choice: { close: true }, by: 'clock' }
  if (duty.kind === 'expire') return { t: 'expired', at: now, vote: duty.vote }
  const { seat, decision } = duty
  if (table.settings.pace.clock?.onTimeout === 'bot') return { t: 'standIn', at: now, seat, level: 'officer' }
  const answer = table.play && openDecision(table.play, decision)?.fallback
  return answer && choose(table, seat, { decision, answer, by: 'clock' }, now)
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)
