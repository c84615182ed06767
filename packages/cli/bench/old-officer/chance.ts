// A bot's own chance: the same seed and the same view give the same numbers.

import type { Decision, View } from '@cic/engine'

export interface Chance {
  /** From 0 to below 1. */
  next(): number
  below(n: number): number
}

/** A small generator (mulberry32) seeded by text. */
export function chanceFrom(text: string): Chance {
  let state = hash(text)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { next, below: (n) => Math.floor(next() * n) }
}

/** Chance for one decision: it depends on the bot's seed and on what the seat sees, and on nothing else. */
export const chanceFor = (seed: string, view: View, decision: Decision): Chance =>
  chanceFrom(`${seed} ${view.viewer} ${view.turn} ${view.log.length} ${decision.id} ${decision.kind}`)

function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h
}
