// What the coach has to say, and when: each lesson once, at the moment that it is about. The words are in words/lessons.ts.

import type { LogEntry, View } from '@cic/engine'
import type { lessonWords } from '../words/lessons.ts'

export type LessonId = keyof typeof lessonWords

/** What the learner sees now, and the lines of the log that are new. */
export interface Moment {
  readonly view: View
  readonly fresh: readonly LogEntry[]
}

/** What every learner has heard of by the end, whatever they chose. */
export const topics = [
  'character',
  'loyalty',
  'secrecy',
  'hidden-cylon',
  'turn',
  'skills',
  'movement',
  'action',
  'crisis',
  'check',
  'reveal',
  'cylon-ships',
  'jump',
  'humans-win',
  'cylons-win',
  'orders',
  'reference',
] as const
export type Topic = (typeof topics)[number]

/** The part of the table that a lesson is about. */
export type Part = 'bar' | 'dials' | 'jump' | 'distance' | 'players' | 'middle' | 'question' | 'side' | 'hand' | 'own'

export interface Lesson {
  readonly id: LessonId
  readonly at: (moment: Moment) => boolean
  readonly topic?: Topic
  readonly look?: Part
}

const asked =
  (...kinds: string[]) =>
  ({ view }: Moment): boolean =>
    view.decisions.some(({ kind }) => kinds.includes(kind))

const happened =
  (...events: string[]) =>
  ({ fresh }: Moment): boolean =>
    fresh.some(({ t }) => events.includes(t))

const turnOf =
  (seat: (mine: number, current: number) => boolean, nth: number) =>
  ({ view, fresh }: Moment): boolean => {
    const mine = Number(view.viewer)
    return fresh.some(({ t }) => t === 'turn') && seat(mine, view.current) && view.seats[mine].turnsTaken === nth - 1
  }
const myTurn = (nth: number) => turnOf((mine, current) => mine === current, nth)
const anothersTurn = (nth: number) => turnOf((mine, current) => mine !== current, nth)

/** In the order in which they are told if several are due. */
export const lessons: readonly Lesson[] = [
  { id: 'welcome', at: asked('setup:chooseCharacter') },
  { id: 'screen', at: asked('setup:chooseCharacter'), look: 'question' },
  { id: 'character', at: asked('setup:chooseCharacter'), topic: 'character', look: 'question' },
  { id: 'loyalty', at: happened('yourLoyalty'), topic: 'loyalty', look: 'own' },
  { id: 'humansWin', at: myTurn(1), topic: 'humans-win', look: 'distance' },
  { id: 'turn', at: myTurn(1), topic: 'turn', look: 'bar' },
  { id: 'skills', at: asked('drawSkillCards:choose'), topic: 'skills', look: 'question' },
  { id: 'hand', at: asked('move:choose'), look: 'hand' },
  { id: 'movement', at: asked('move:choose'), topic: 'movement', look: 'middle' },
  { id: 'action', at: asked('action:choose'), topic: 'action', look: 'question' },
  { id: 'crisis', at: happened('crisis'), topic: 'crisis', look: 'middle' },
  { id: 'choice', at: asked('crisis:option'), look: 'question' },
  { id: 'check', at: happened('checkBegins'), topic: 'check', look: 'middle' },
  { id: 'contribute', at: asked('skillCheck:contribute'), look: 'question' },
  { id: 'window', at: asked('window:ask'), look: 'question' },
  { id: 'reveal', at: happened('checkRevealed'), topic: 'reveal', look: 'middle' },
  { id: 'outcome', at: happened('checkOutcome'), look: 'side' },
  { id: 'cylonShips', at: happened('activation', 'cylonAttack'), topic: 'cylon-ships', look: 'middle' },
  { id: 'dice', at: happened('rolls'), look: 'side' },
  { id: 'cylonsWin', at: happened('resource'), topic: 'cylons-win', look: 'dials' },
  { id: 'damage', at: happened('locationDamaged'), look: 'middle' },
  { id: 'civilians', at: happened('civilianDestroyed'), look: 'dials' },
  { id: 'sent', at: happened('sent'), look: 'middle' },
  { id: 'jumpPreparation', at: happened('jumpPreparation'), topic: 'jump', look: 'jump' },
  { id: 'jump', at: happened('jumps'), look: 'distance' },
  { id: 'others', at: anothersTurn(2), look: 'players' },
  { id: 'hiddenCylon', at: anothersTurn(2), topic: 'hidden-cylon', look: 'players' },
  { id: 'secrecy', at: myTurn(2), topic: 'secrecy', look: 'hand' },
  { id: 'orders', at: myTurn(2), topic: 'orders', look: 'own' },
  { id: 'reference', at: anothersTurn(3), topic: 'reference', look: 'side' },
  { id: 'lastTurn', at: myTurn(3) },
]

export const lessonsAt = (moment: Moment): LessonId[] => lessons.filter(({ at }) => at(moment)).map(({ id }) => id)

export const lookOf = (id: LessonId | undefined): Part | undefined => lessons.find((lesson) => lesson.id === id)?.look
