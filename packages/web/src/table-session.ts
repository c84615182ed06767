// One table on the screen: the picture kept by events, how the line is, and what this browser is about to answer.

import type { Answer, Decision, StandingOrder } from '@cic/engine'
import type { Picture } from '@cic/protocol'
import { ApiError, api, type ConnectionState, followTable, newKey } from './api.ts'
import { createStore, type Store } from './store.ts'

export interface Session {
  readonly picture?: Picture
  readonly connection: ConnectionState
  /** The table does not exist, or may not be seen. */
  readonly missing?: true
  /** The decision whose answer is on its way. */
  readonly sending?: string
  /** The same, once it takes so long that somebody may wonder. */
  readonly late?: string
  /** What went wrong last, by its code. */
  readonly error?: ApiError['code']
}

export interface TableSession {
  readonly id: string
  readonly store: Store<Session>
  readonly answer: (decision: Decision, answer: Answer) => Promise<void>
  readonly order: (orders: readonly StandingOrder[]) => Promise<void>
  /** Anything else that may fail: the error is shown to the player. */
  readonly attempt: <T>(call: Promise<T>) => Promise<T | undefined>
  readonly dismissError: () => void
  readonly close: () => void
}

export function openSession(id: string): TableSession {
  const store = createStore<Session>({ connection: 'connecting' })
  const change = (part: Partial<Session>): void => store.set((before) => ({ ...before, ...part }))
  /** The version of the table that the answer on its way has led to. */
  let taken: string | undefined
  const isAnswered = (picture: Picture, sending: string): boolean =>
    !isOpen(picture, sending) || (taken !== undefined && isSince(picture.version, taken))
  const close = followTable(
    id,
    (picture) => {
      const { sending } = store.get()
      const answered = sending !== undefined && isAnswered(picture, sending)
      change({ picture, connection: 'live', ...(answered ? { sending: undefined, late: undefined } : {}) })
    },
    (connection, status) => change(status === 404 ? { connection, missing: true } : { connection }),
  )
  const failed = (error: unknown): void => {
    change({ error: error instanceof ApiError ? error.code : 'broken', sending: undefined, late: undefined })
  }
  return {
    id,
    store,
    answer: async (decision, answer) => {
      const { picture, sending } = store.get()
      if (picture === undefined || sending !== undefined) return
      taken = undefined
      change({ sending: decision.id, error: undefined })
      setTimeout(() => store.get().sending === decision.id && change({ late: decision.id }), patience)
      const key = newKey()
      const done = await withRetry(() => api.choose(id, picture.version, decision.id, answer, key)).catch(failed)
      const now = store.get()
      if (done === undefined || now.sending !== decision.id || now.picture === undefined) return
      taken = done.version
      if (isAnswered(now.picture, decision.id)) change({ sending: undefined, late: undefined })
    },
    order: async (orders) => {
      await api.order(id, orders).catch(failed)
    },
    attempt: async (call) => {
      try {
        return await call
      } catch (error) {
        failed(error)
        return undefined
      }
    },
    dismissError: () => change({ error: undefined }),
    close,
  }
}

/** In milliseconds. Usually the consequence comes first, and nothing has to be drawn for what it takes away again. */
const patience = 300

const isOpen = (picture: Picture | undefined, decision: string): boolean =>
  picture?.game?.decisions.some(({ id }) => id === decision) === true

/** Whether a picture is as new as that: taken back meanwhile, the same question may be open in it again. */
function isSince(version: string, since: string): boolean {
  const [one, other] = [version, since].map((words) => words.split('.').map(Number))
  return one[0] > other[0] || (one[0] === other[0] && (one[1] ?? 0) >= (other[1] ?? 0))
}

/** As long as a tunnel may be; then the player is told. */
const pauses = [400, 1200, ...Array.from({ length: 20 }, () => 3000)]

/** A lost line is tried again; the same key makes sure that the answer counts once. */
async function withRetry<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'offline') throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return send()
}
