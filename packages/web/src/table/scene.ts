// What every part of the table draws from: the picture, the reader's language, and the decision that is asked now.

import { type Decision, type Language, type Reader, type Seat, sparedAnswer, type View } from '@cic/engine'
import type { Picture } from '@cic/protocol'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { choice, isSettled, isSingle, isSure, makeSure, takesTwo, toggle, tryOut } from '../question/choice.ts'
import { keyOf, type Marks, marksOf, orderOf, type Target } from '../question/targets.ts'
import { useStore } from '../store.ts'
import type { TableSession } from '../table-session.ts'
import { readerOf } from './people.ts'

export interface Scene {
  readonly session: TableSession
  readonly picture: Picture
  readonly game: View
  readonly language: Language
  readonly reader: Reader
  readonly mySeat: Seat | undefined
  readonly decision: Decision | undefined
  readonly marks: Marks
  /** The answers in the order in which they are read; each has the key of its place. */
  readonly order: readonly number[]
}

const SceneContext = createContext<Scene | undefined>(undefined)

export const SceneProvider = SceneContext.Provider

export function useScene(): Scene {
  const scene = useContext(SceneContext)
  if (scene === undefined) throw new Error('There is no table here')
  return scene
}

export function sceneOf(session: TableSession, picture: Picture, game: View, language: Language): Scene {
  // At a table that was ended nothing is asked any more, and where a bot plays for somebody it is asked instead.
  const { seat } = picture.me
  const standIn = seat !== undefined && picture.seats[seat].standIn === true
  // What the table answers by itself in a moment, as it was ordered, is not asked on the screen.
  const open = game.decisions.find((one) => sparedAnswer(game, one) === undefined)
  const decision = picture.status === 'ended' || standIn ? undefined : open
  const marks = decision === undefined ? noMarks : marksOf(decision.options, game, decision.seat)
  return {
    session,
    picture,
    game,
    language,
    reader: readerOf(game, language),
    mySeat: picture.me.seat,
    decision,
    marks,
    order: decision === undefined ? none : orderOf(decision.options, game, decision.seat, marks),
  }
}

const noMarks: Marks = new Map()
const none: readonly number[] = []

/** The key that gives this answer. */
export const keyFor = ({ order }: Scene, option: number): string => keyOf(order.indexOf(option))

/** Gives one answer, or picks it where several are asked for. */
export function choose({ session, decision }: Scene, option: number): void {
  if (decision === undefined || decision.options[option] === undefined || !isSettled()) return
  if (takesTwo(decision, option) && !isSure(choice.get(), decision, option)) makeSure(decision, option)
  else if (isSingle(decision)) void session.answer(decision, decision.options[option].id)
  else toggle(decision, option)
}

export interface Mark {
  /** The answers that this thing belongs to. */
  readonly options: readonly number[]
  readonly tried: boolean
  readonly picked: boolean
  /** For a class attribute. */
  readonly names: string
  readonly act: () => void
  /** Goes to the first of its answers. */
  readonly lead: () => void
  readonly enter: () => void
  readonly leave: () => void
}

/** Whether a thing on the table is part of an answer, and what touching it does. */
export function useMark(target: Target): Mark {
  const scene = useScene()
  const options = scene.marks.get(target) ?? none
  const tried = useStore(choice, (now) => now.tried !== undefined && options.includes(now.tried))
  const picked = useStore(
    choice,
    (now) => now.decision === scene.decision?.id && options.some((i) => now.picked.includes(i)),
  )
  const lead = (): void =>
    document
      .querySelector<HTMLElement>(`.question [data-option="${options[0]}"], [data-option="${options[0]}"]`)
      ?.focus()
  return {
    options,
    tried,
    picked,
    names: `${options.length > 0 ? ' lit' : ''}${tried ? ' tried' : ''}${picked ? ' picked' : ''}`,
    act: () => {
      if (options.length === 1) choose(scene, options[0])
      else if (options.length > 1) lead()
    },
    lead,
    enter: () => options.length > 0 && tryOut(options[0]),
    leave: () => tryOut(undefined),
  }
}
