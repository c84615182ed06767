// Does what is due at tables without anybody asking: bots answer, windows close, clocks run out, votes expire. A table is claimed
// for a while before something is done there, so that of several processes one does it; if that one dies, another claims it.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Statement } from '@cic/bots'
import { type Decision, orderedAnswer, pending } from '@cic/engine'
import { isSecret, questionFor } from './bots/question.ts'
import type { Thinkers, Thinking } from './bots/thinkers.ts'
import type { Question, Reply } from './bots/worker.ts'
import { Deadlines } from './deadlines.ts'
import { type Logger, shortId } from './log.ts'
import { Refusal } from './refusal.ts'
import type { Storage } from './storage/storage.ts'
import { choose } from './table/commands.ts'
import { type Duty, dutiesOf, isPeopled } from './table/due.ts'
import type { Table, TableEvent } from './table/table.ts'
import type { Tables } from './tables.ts'

/** The process that wrote last is given so long before others step in. */
const patience = 2_000
const lease = 15_000
const atOnce = 200
/** What is due later than this is not waited for here: it is stored, and claimed when its time has come. */
const soon = 60_000
const again = 1_000
/** A bot for which there is no room asks again after so long. */
const whenCrowded = 3_000

type BotDuty = Extract<Duty, { kind: 'bot' }>

export class Clockwork {
  readonly #tables: Tables
  readonly #storage: Storage
  readonly #thinkers: Thinkers
  readonly #log: Logger
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #deadlines = new Deadlines()
  /** What bots are thinking about, by table and decision. */
  readonly #thoughts = new Set<string>()
  readonly #underWay = new Set<Promise<unknown>>()
  readonly #stop = new AbortController()
  #sweep?: NodeJS.Timeout

  constructor(parts: { tables: Tables; storage: Storage; thinkers: Thinkers; log: Logger }) {
    this.#tables = parts.tables
    this.#storage = parts.storage
    this.#thinkers = parts.thinkers
    this.#log = parts.log
  }

  /** Looks for what is due, now and then; what happens here is woken by its own timer at the right moment. */
  begin(every = 1000): void {
    this.#tables.onEvent((table, _event, here) => {
      if (here) this.#plan(table)
    })
    this.#tables.onWatch((table) => this.#plan(table))
    const look = async (): Promise<void> => {
      await this.#claim().catch((error) => this.#log.error({ err: error }, 'could not look for what is due'))
      if (!this.#stopped) this.#sweep = setTimeout(look, every)
    }
    this.#sweep = setTimeout(look, 0)
  }

  /** Finishes what is under way; what bots are still thinking about they think about again after the next start. */
  async stop(): Promise<void> {
    this.#stop.abort()
    clearTimeout(this.#sweep)
    for (const timer of this.#timers.values()) clearTimeout(timer)
    await Promise.allSettled(this.#underWay)
  }

  get #stopped(): boolean {
    return this.#stop.signal.aborted
  }

  async #claim(): Promise<void> {
    const due = await this.#storage.claimDue(this.#tables.now() - patience, lease, atOnce)
    await Promise.all(due.map((id) => this.#work(id)))
  }

  /** The process in which something happened goes on with it, if it lives; the others come after the lease. */
  #plan(table: Table, atLeast = 0): void {
    const { id } = table
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    if (this.#stopped || !this.#isAwake(table)) return
    const duties = dutiesOf(table)
    let crowded = false
    for (const duty of duties) if (duty.kind === 'bot' && !this.#ponder(table, duty)) crowded = true
    const waits = duties.flatMap((duty) =>
      duty.kind === 'bot' ? [] : [this.#deadlines.wait(table, duty, this.#tables.now())],
    )
    this.#deadlines.forget(table, duties)
    const wait = Math.min(Math.max(atLeast, Math.min(...waits)), crowded ? whenCrowded : Infinity)
    if (wait <= soon) this.#wake(id, wait)
  }

  /** Nobody thinks and nothing ends where nobody is. */
  #isAwake(table: Table): boolean {
    return isPeopled(table) || this.#tables.isWatched(table.id)
  }

  #wake(id: string, wait: number): void {
    clearTimeout(this.#timers.get(id))
    const timer = setTimeout(() => {
      this.#timers.delete(id)
      void this.#work(id)
    }, wait)
    this.#timers.set(id, timer)
  }

  /** Does what is due at a table, except what bots do: whatever they think about, a window closes in time. */
  async #work(id: string): Promise<void> {
    if (this.#stopped) return
    const working = this.#doAll(id)
      .then((done) => this.#tables.look(id, (table) => this.#plan(table, done ? 0 : again)))
      .catch((error) => this.#log.error({ err: error, table: shortId(id) }, 'could not do what was due'))
    await this.#finish(working)
  }

  /** Whether everything could be done; what could not is tried again, but not at once. */
  async #doAll(id: string): Promise<boolean> {
    const now = this.#tables.now()
    const duties = await this.#tables.look(id, (table) =>
      (this.#isAwake(table) ? dutiesOf(table) : []).filter((duty) => this.#deadlines.wait(table, duty, now) <= 0),
    )
    let all = true
    for (const duty of duties) {
      if (duty.kind === 'bot') continue
      await this.#tables
        .act(id, (table, at) => eventFor(table, duty, Math.max(at, duty.at)))
        .catch((error) => {
          all = false
          this.#log.error({ err: error, table: shortId(id) }, 'could not do what was due')
        })
    }
    return all
  }

  /**
   * A bot begins to think when it is asked, and answers at the same time after that whatever it thinks. False, if too much waits
   * already: then it is asked again.
   */
  #ponder(table: Table, duty: BotDuty): boolean {
    const { id, play } = table
    const { decision } = duty
    const key = `${id} ${decision} ${play?.asked[decision]}`
    if (this.#thoughts.has(key)) return true
    const whose = { host: table.host, table: id }
    if (!this.#thinkers.hasRoom(whose.host)) return false
    const question = questionFor(table, decision)
    if (question === undefined) return true
    this.#thoughts.add(key)
    const until = performance.now() + this.#deadlines.wait(table, duty, this.#tables.now())
    void this.#think(question, whose, until)
      .then((reply) => (this.#stopped ? undefined : this.#finish(this.#answer(id, question, reply))))
      .catch((error) => this.#failed(id, error))
      .finally(() => this.#thoughts.delete(key))
    return true
  }

  async #think(question: Omit<Question, 'number'>, whose: Thinking, until: number): Promise<Reply> {
    const reply = await this.#thinkers.think(question, whose)
    // On a busy machine a timer rings a little early.
    for (let wait = until - performance.now(); wait > 0; wait = until - performance.now())
      await sleep(wait, undefined, { signal: this.#stop.signal })
    return reply
  }

  #failed(id: string, error: unknown): void {
    if (this.#stopped) return
    this.#log.error({ err: error, table: shortId(id) }, 'a bot could not answer')
    this.#wake(id, again)
  }

  async #answer(id: string, { decision }: Omit<Question, 'number'>, { answer, says }: Reply): Promise<void> {
    const { id: wanted, seat } = decision
    // Words in a window would tell who is asked there.
    if (!isSecret(decision)) for (const statement of says) await this.#say(id, decision, statement)
    const answering = (chosen: Reply['answer']): Promise<void> =>
      this.#tables.act(id, (table, at) =>
        isWanted(table, decision)
          ? choose(table, seat, { decision: wanted, answer: chosen, by: 'bot' }, at)
          : undefined,
      )
    await answering(answer).catch((error) => {
      // The question has become another while the bot was thinking.
      if (!(error instanceof Refusal)) throw error
      return answering(decision.fallback)
    })
  }

  async #say(id: string, decision: Decision, statement: Statement): Promise<void> {
    const { seat } = decision
    await this.#tables.act(id, (table, at) => {
      const { level } = table.seats[seat]
      if (!isWanted(table, decision) || level === undefined) return undefined
      return { t: 'said', at, channel: 'table', from: { seat, name: level }, statement }
    })
  }

  async #finish<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work)
    try {
      return await work
    } finally {
      this.#underWay.delete(work)
    }
  }
}

/** Whether a bot still has to answer this. */
const isWanted = (table: Table, { id }: Decision): boolean =>
  dutiesOf(table).some((duty) => duty.kind === 'bot' && duty.decision === id)

/** What happens at the end of a window, a vote or somebody's time; nothing, if it has been settled meanwhile. */
function eventFor(table: Table, duty: Exclude<Duty, { kind: 'bot' }>, now: number): TableEvent | undefined {
  const still = dutiesOf(table).some((one) => one.at <= now && one.kind === duty.kind && same(one, duty))
  if (!still) return undefined
  // Only the seat itself takes notice.
  if (duty.kind === 'remind') return { t: 'reminded', at: now, seat: duty.seat, silent: duty.seat }
  if (duty.kind === 'close') return { t: 'chose', at: now, choice: { close: true }, by: 'clock' }
  if (duty.kind === 'expire') return { t: 'expired', at: now, vote: duty.vote }
  if (duty.kind === 'order') return eventByOrder(table, duty, now)
  return eventAtTimeout(table, duty, now)
}

function eventByOrder(
  table: Table,
  { seat, decision: id }: Extract<Duty, { kind: 'order' }>,
  now: number,
): TableEvent | undefined {
  const decision = table.play && pending(table.play.game).find((one) => one.id === id)
  const answer = table.play && decision && orderedAnswer(table.play.game, decision)
  return answer && choose(table, seat, { decision: id, answer, by: 'clock' }, now)
}

function eventAtTimeout(
  table: Table,
  { seat, decision: id }: Extract<Duty, { kind: 'timeout' }>,
  now: number,
): TableEvent | undefined {
  const decision = table.play && pending(table.play.game).find((one) => one.id === id)
  if (decision === undefined) return undefined
  // In a window a bot in somebody's place would tell who was asked there.
  if (table.settings.pace.clock?.onTimeout === 'bot' && !isSecret(decision))
    return { t: 'standIn', at: now, seat, level: 'officer' }
  return choose(table, seat, { decision: id, answer: decision.fallback, by: 'clock' }, now)
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)
