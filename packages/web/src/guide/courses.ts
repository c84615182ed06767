// The guided games: each is a real one with a fixed seed, and what the coach says in it.

import { cylonLessons, cylonTopics } from './cylon-lessons.ts'
import type { Lesson, LessonId, Moment, Part } from './lesson.ts'
import { lessons, topics } from './lessons.ts'

export interface Course {
  readonly id: 'human' | 'cylon'
  /** With this seed the learner has that loyalty and begins, whomever they choose. */
  readonly seed: string
  /** How many turns of the learner it lasts. */
  readonly turns: number
  readonly topics: readonly string[]
  readonly lessons: readonly Lesson[]
}

export type CourseId = Course['id']

export const courses: Readonly<Record<CourseId, Course>> = {
  human: { id: 'human', seed: 'first-flight-7', turns: 3, topics, lessons },
  cylon: { id: 'cylon', seed: 'toaster-551', turns: 4, topics: cylonTopics, lessons: cylonLessons },
}

export const lessonsAt = ({ lessons: all }: Course, moment: Moment): LessonId[] =>
  all.filter(({ at }) => at(moment)).map(({ id }) => id)

export const lookOf = ({ lessons: all }: Course, id: LessonId | undefined): Part | undefined =>
  all.find((lesson) => lesson.id === id)?.look

/** Whether a lesson of a topic has been told. */
export const isCovered = ({ lessons: all }: Course, topic: string, told: readonly LessonId[]): boolean =>
  all.some((lesson) => lesson.topic === topic && told.includes(lesson.id))
