// What the player is about to answer: what is picked, and which answer the pointer is trying out.

import { type Decision, isCount } from '@cic/engine'
import { createStore } from '../store.ts'

export interface Choice {
  readonly decision?: string
  readonly picked: readonly number[]
  readonly tried?: number
  /** The answer that was pressed once, where it takes two. */
  readonly sure?: number
}

const nothing: Choice = { picked: [] }

export const choice = createStore<Choice>(nothing)

/** One answer, given at once; otherwise several are picked and confirmed. */
export const isSingle = ({ min, max }: Pick<Decision, 'min' | 'max'>): boolean => min === 1 && max === 1

/** Picks are forgotten when another decision is asked. */
export const pickedFor = ({ decision, picked }: Choice, asked: Decision): readonly number[] =>
  decision === asked.id ? picked : nothing.picked

export function toggle(decision: Decision, option: number): void {
  choice.set((before) => {
    const picked = pickedFor(before, decision)
    const next = picked.includes(option) ? picked.filter((one) => one !== option) : [...picked, option]
    // With room for one only, the new pick takes the place of the old one.
    return { ...before, decision: decision.id, picked: next.slice(-decision.max) }
  })
}

/** Whether this answer is given by the second press only: nobody shows who they are by a slip of the finger. */
export const takesTwo = ({ kind, options }: Decision, option: number): boolean =>
  kind === 'action:choose' && options[option].id.startsWith('reveal:')

/** Whether it was pressed once already. */
export const isSure = ({ decision, sure }: Choice, asked: Decision, option: number): boolean =>
  decision === asked.id && sure === option

/** The first press: what comes at once after it is not meant for the second. */
export function makeSure(decision: Decision, option: number): void {
  choice.set((before) => ({ ...before, decision: decision.id, picked: [], sure: option }))
  settle()
}

/** A double click takes so long, in milliseconds. */
const doubleClick = 350
let timer: ReturnType<typeof setTimeout>

/** Whether the question on the screen has just come: for a moment it takes no answer. */
export const settling = createStore(false)

export function settle(): void {
  clearTimeout(timer)
  settling.set(true)
  timer = setTimeout(() => settling.set(false), doubleClick)
}

export const isSettled = (): boolean => !settling.get()

export const mayConfirm = (decision: Decision, picked: readonly number[]): boolean => isCount(decision, picked.length)

export const answerOf = (decision: Decision, picked: readonly number[]): string[] =>
  picked.map((option) => decision.options[option].id)

export const tryOut = (option: number | undefined): void =>
  choice.set((before) => (before.tried === option ? before : { ...before, tried: option }))

export const forget = (): void => choice.set(nothing)
