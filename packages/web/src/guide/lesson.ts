// What a lesson is: something that the coach says once, at the moment that it is about.

import type { LogEntry, View } from '@cic/engine'
import type { cylonLessonWords } from '../words/cylon-lessons.ts'
import type { lessonWords } from '../words/lessons.ts'

export type LessonId = keyof typeof lessonWords | keyof typeof cylonLessonWords

/** What the learner sees now, and the lines of the log that are new. */
export interface Moment {
  readonly view: View
  readonly fresh: readonly LogEntry[]
}

/** The part of the table that a lesson is about. */
export type Part = 'bar' | 'dials' | 'jump' | 'distance' | 'players' | 'middle' | 'question' | 'side' | 'hand' | 'own'

export interface Lesson {
  readonly id: LessonId
  readonly at: (moment: Moment) => boolean
  /** What everybody has heard of by the end, whatever they chose. */
  readonly topic?: string
  readonly look?: Part
}

export const asked =
  (...kinds: string[]) =>
  ({ view }: Moment): boolean =>
    view.decisions.some(({ kind }) => kinds.includes(kind))

export const happened =
  (...events: string[]) =>
  ({ fresh }: Moment): boolean =>
    fresh.some(({ t }) => events.includes(t))

const turnOf =
  (seat: (mine: number, current: number) => boolean, nth: number) =>
  ({ view, fresh }: Moment): boolean => {
    const mine = Number(view.viewer)
    return fresh.some(({ t }) => t === 'turn') && seat(mine, view.current) && view.seats[mine].turnsTaken === nth - 1
  }
export const myTurn = (nth: number) => turnOf((mine, current) => mine === current, nth)
export const othersTurn = (nth: number) => turnOf((mine, current) => mine !== current, nth)
