// Drawing skill cards of one's choice, type by type: what has been taken so far, and the answer that it makes.

import type { Decision } from '@cic/engine'
import { createStore } from '../store.ts'

interface Drawing {
  readonly decision?: string
  readonly taken: readonly string[]
}

const nothing: Drawing = { taken: [] }

export const drawing = createStore<Drawing>(nothing)

const typesIn = (id: string): string[] => id.slice('skills:'.length).split(',')

/** Several cards of several types: combined from steps rather than chosen from a list of all combinations. */
export const isDraw = ({ options }: Pick<Decision, 'options'>): boolean =>
  options.length > 2 && options.every(({ id }) => id.startsWith('skills:')) && typesIn(options[0].id).length > 1

export const cardsToDraw = ({ options }: Pick<Decision, 'options'>): number => typesIn(options[0].id).length

/** The types that can be drawn, each once. */
export const typesOf = ({ options }: Pick<Decision, 'options'>): string[] => [
  ...new Set(options.flatMap(({ id }) => typesIn(id))),
]

export const takenFor = ({ decision, taken }: Drawing, { id }: Pick<Decision, 'id'>): readonly string[] =>
  decision === id ? taken : nothing.taken

/** Whether some answer still has all that was taken, and one more of this type. */
export const mayTake = ({ options }: Pick<Decision, 'options'>, taken: readonly string[], type: string): boolean =>
  options.some(({ id }) => isWithin([...taken, type], typesIn(id)))

/** The answer that is made of what was taken. */
export const answerTo = (decision: Pick<Decision, 'options'>, taken: readonly string[]): number | undefined => {
  const at = decision.options.findIndex(({ id }) => typesIn(id).length === taken.length && isWithin(taken, typesIn(id)))
  return at < 0 ? undefined : at
}

function isWithin(taken: readonly string[], types: readonly string[]): boolean {
  const left = [...types]
  return taken.every((type) => {
    const at = left.indexOf(type)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

export function take(decision: Decision, type: string): void {
  drawing.set((before) => {
    const taken = takenFor(before, decision)
    return mayTake(decision, taken, type) ? { decision: decision.id, taken: [...taken, type] } : before
  })
}

export function putBack(decision: Decision, type: string): void {
  drawing.set((before) => {
    const taken = takenFor(before, decision)
    const at = taken.lastIndexOf(type)
    return at < 0 ? before : { decision: decision.id, taken: taken.filter((_, i) => i !== at) }
  })
}
