// A guided game: a real one, played by the engine in this page with a fixed seed against two bots. The learner sits at seat 0 and
// sees the view of seat 0, as at any table; every legal answer is allowed. What was chosen and what was told is kept, so that one may
// leave and come back.

import { type Bot, createOfficer } from '@cic/bots/playing'
import {
  type Answer,
  applyChoice,
  type Choice,
  type Decision,
  type Game,
  newGame,
  openView,
  pending,
  type Seat,
  type StandingOrder,
  sparedAnswer,
  type View,
  view,
} from '@cic/engine/playing'
import { createStore, type Store } from '../store.ts'
import { type Advice, adviceOf } from './advice.ts'
import { type Course, courses, isCovered, lessonsAt } from './courses.ts'
import type { LessonId } from './lesson.ts'

const players = 3
const mine: Seat = 0

/** What the page shows. */
export interface Guide {
  readonly course: Course
  readonly view: View
  /** What the coach is saying, and what comes after it. */
  readonly waiting: readonly LessonId[]
  readonly told: readonly LessonId[]
  /** What the coach would answer now. */
  readonly advice: Advice | undefined
  /** The game has been left, and everybody's cards may be seen. */
  readonly ended: View | undefined
}

export interface GuidedGame {
  readonly store: Store<Guide>
  readonly answer: (decision: Decision, answer: Answer) => void
  readonly order: (orders: readonly StandingOrder[]) => void
  /** The learner has read what the coach says. */
  readonly next: () => void
  /** Lets the others play until something can be seen. */
  readonly goOn: () => void
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What is kept between visits. */
interface Kept {
  readonly choices: readonly Choice[]
  readonly told: readonly LessonId[]
  readonly waiting: readonly LessonId[]
}

const keyOf = ({ id }: Course): string => (id === 'human' ? 'cic.guide' : `cic.guide.${id}`)

export const hasBegun = (shelf: Shelf, course: Course): boolean => shelf.getItem(keyOf(course)) !== null
export const forgetGuide = (shelf: Shelf, course: Course): void => shelf.removeItem(keyOf(course))

export function openGuide(shelf: Shelf, course: Course = courses.human): GuidedGame {
  const { game, choices, told, waiting } = resume(shelf, course)
  const bots = Array.from({ length: players }, (_, seat) => createOfficer(`${course.seed}-${seat}`))
  let heard = game.log.length

  const picture = (): Guide => {
    const over = isOver(game, course)
    const seen = view(game, mine)
    const [decision] = over ? [] : seen.decisions.filter((one) => sparedAnswer(seen, one) === undefined)
    return {
      course,
      view: decision === undefined ? { ...seen, decisions: [] } : seen,
      waiting: [...waiting],
      told: [...told],
      advice: decision === undefined ? undefined : adviceOf(bots[mine], seen, decision),
      ended: over && waiting.length === 0 ? openView(game) : undefined,
    }
  }

  const keep = (): void => shelf.setItem(keyOf(course), JSON.stringify({ choices, told, waiting } satisfies Kept))

  const tell = (ids: readonly LessonId[]): void => {
    for (const id of ids) {
      if (told.includes(id)) continue
      told.push(id)
      waiting.push(id)
    }
  }

  /** What has just happened may be worth a lesson; what never came by itself is told at the end. */
  const listen = (): void => {
    const seen = view(game, mine)
    tell(lessonsAt(course, { view: seen, fresh: seen.log.slice(heard) }))
    heard = seen.log.length
    if (isOver(game, course))
      tell(
        course.lessons
          .filter(({ topic }) => topic !== undefined && !isCovered(course, topic, told))
          .map(({ id }) => id),
      )
  }

  const choose = (choice: Choice): void => {
    applyChoice(game, choice)
    choices.push(choice)
  }

  heard = view(game, mine).log.length
  if (choices.length === 0) listen()
  const store = createStore<Guide>(picture())
  const show = (): void => {
    keep()
    store.set(picture())
  }

  return {
    store,
    answer: (decision, answer) => {
      if (isOver(game, course)) return
      choose({ seat: mine, decision: decision.id, answer })
      waiting.shift()
      listen()
      show()
    },
    order: (orders) => {
      choose({ seat: mine, orders })
      listen()
      show()
    },
    next: () => {
      waiting.shift()
      show()
    },
    goOn: () => {
      const lines = heard
      while (waiting.length === 0 && heard === lines && othersAnswer(game, course, bots, choose)) listen()
      show()
    },
  }
}

export const isOver = (game: Game, { turns }: Course): boolean =>
  game.over !== undefined || game.seats[mine].turnsTaken >= turns

/** One answer of somebody else, or one that the learner is spared; nothing, if the game waits for the learner or is over. */
function othersAnswer(game: Game, course: Course, bots: readonly Bot[], choose: (choice: Choice) => void): boolean {
  if (isOver(game, course)) return false
  const decisions = pending(game)
  const decision = decisions.find(({ seat }) => seat === mine) ?? decisions[0]
  const { seat, id } = decision
  const answer = seat === mine ? sparedAnswer(game, decision) : bots[seat].answer(view(game, seat), decision)
  if (answer === undefined) return false
  choose({ seat, decision: id, answer })
  return true
}

interface Resumed {
  readonly game: Game
  readonly choices: Choice[]
  readonly told: LessonId[]
  readonly waiting: LessonId[]
}

/** The game as it was left; a new one, if there was none or if it no longer fits the rules of this page. */
function resume(shelf: Shelf, course: Course): Resumed {
  try {
    const { choices, told, waiting } = JSON.parse(shelf.getItem(keyOf(course)) ?? '') as Kept
    const game = newGame({ players }, course.seed)
    for (const choice of choices) applyChoice(game, choice)
    const known = (ids: readonly LessonId[]): LessonId[] =>
      ids.filter((id) => course.lessons.some((lesson) => lesson.id === id))
    return { game, choices: [...choices], told: known(told), waiting: known(waiting) }
  } catch {
    return { game: newGame({ players }, course.seed), choices: [], told: [], waiting: [] }
  }
}
