// What I write down about a table, for nobody but me: words, a mark per player, and whose talk I do not want to hear. It is stored by
// itself a moment after a change, and when the page is left.

import { moreApi, type Notes, type Suspicion } from '../more-api.ts'
import { createStore, useStore } from '../store.ts'

export interface KeptNotes extends Notes {
  /** 'closed' where nobody can write: in a replay, or before the notes have come. */
  readonly state: 'closed' | 'kept' | 'changed' | 'failed'
}

const closed: KeptNotes = { text: '', marks: {}, muted: [], state: 'closed' }

/** The notes of the table that is on the screen. */
export const notes = createStore<KeptNotes>(closed)

export const useNotes = (): KeptNotes => useStore(notes)

export const suspicions: readonly Suspicion[] = ['trust', 'doubt', 'suspect']

const change = (part: Partial<Notes>): void => notes.set((before) => ({ ...before, ...part, state: 'changed' }))

export const write = (text: string): void => change({ text })

/** The same mark again takes it away. */
export function markSeat(seat: number, mark: Suspicion): void {
  const { [seat]: before, ...others } = notes.get().marks
  change({ marks: before === mark ? others : { ...others, [seat]: mark } })
}

export function muteSeat(seat: number): void {
  const { muted = [] } = notes.get()
  change({ muted: muted.includes(seat) ? muted.filter((one) => one !== seat) : [...muted, seat] })
}

export const isMuted = (seat: number | undefined, muted: readonly number[]): boolean =>
  seat !== undefined && muted.includes(seat)

const pause = 700
const pauseAfterFailure = 5000

/** Brings the notes of a table and keeps them; returns what ends it. */
export function openNotes(table: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false

  const load = async (): Promise<void> => {
    const before = notes.get()
    const stored = await moreApi.notes(table).catch(() => undefined)
    // What has been written meanwhile is newer than what comes.
    if (stored !== undefined && !ended && notes.get() === before) notes.set({ muted: [], ...stored, state: 'kept' })
  }

  const keep = async (): Promise<void> => {
    clearTimeout(timer)
    const sent = notes.get()
    if (sent.state !== 'changed' && sent.state !== 'failed') return
    const { text, marks, muted = [] } = sent
    const done = await moreApi.keepNotes(table, { text, marks, muted }).then(
      () => true,
      () => false,
    )
    if (ended || notes.get() !== sent) return
    notes.set({ ...sent, state: done ? 'kept' : 'failed' })
    if (!done) timer = setTimeout(keep, pauseAfterFailure)
  }

  const changed = (): void => {
    if (notes.get().state !== 'changed') return
    clearTimeout(timer)
    timer = setTimeout(keep, pause)
  }

  /** On the way out what is new is stored; on the way back comes what another device of mine has written. */
  const turn = (): void => {
    if (document.visibilityState === 'hidden') void keep()
    else if (notes.get().state === 'kept' || notes.get().state === 'closed') void load()
  }

  const unsubscribe = notes.subscribe(changed)
  document.addEventListener('visibilitychange', turn)
  addEventListener('pagehide', keep)
  void load()
  return () => {
    void keep()
    ended = true
    unsubscribe()
    document.removeEventListener('visibilitychange', turn)
    removeEventListener('pagehide', keep)
    notes.set(closed)
  }
}
