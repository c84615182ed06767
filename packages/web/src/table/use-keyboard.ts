// Everything by keyboard: a key for every answer, arrows among them, Enter to confirm, Escape to close.

import type { Decision } from '@cic/engine'
import { useEffect, useRef } from 'preact/hooks'
import { answerOf, choice, forget, isSettled, isSingle, mayConfirm, pickedFor } from '../question/choice.ts'
import { answerTo, drawing, isDraw, take, takenFor, typesOf } from '../question/draws.ts'
import { optionOfKey } from '../question/targets.ts'
import { checkOpened, lineReported, opened } from './about.ts'
import { choose, type Scene } from './scene.ts'

export function useKeyboard(scene: Scene): void {
  const latest = useRef(scene)
  latest.current = scene
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (handle(event, latest.current)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null

function handle({ key, target, repeat }: KeyboardEvent, scene: Scene): boolean {
  const { decision } = scene
  if (key === 'Escape') {
    opened.set(undefined)
    checkOpened.set(undefined)
    lineReported.set(undefined)
    forget()
    return false
  }
  if (decision === undefined) return false
  if (key === 'ArrowDown' || key === 'ArrowUp') return walk(key === 'ArrowDown' ? 1 : -1, target)
  // A key that is still down has answered already.
  if (repeat) return false
  if (key === 'Enter') return confirm(scene, target)
  const place = optionOfKey(key)
  if (place === undefined || place >= decision.options.length) return false
  if (isDraw(decision)) {
    if (isSettled()) take(decision, typesOf(decision)[place] ?? '')
    return true
  }
  choose(scene, scene.order[place])
  return true
}

/** From answer to answer; from anywhere else to the first. */
function walk(by: number, target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('.feed-list, [role="dialog"]') !== null) return false
  const answers = [...document.querySelectorAll<HTMLElement>('.answer, .confirm')]
  if (answers.length === 0) return false
  const at = answers.indexOf(document.activeElement as HTMLElement)
  answers[(at < 0 ? (by > 0 ? 0 : answers.length - 1) : at + by + answers.length) % answers.length]?.focus()
  return true
}

/** Enter on a button presses that button; elsewhere it confirms what is picked. */
function confirm(scene: Scene, target: EventTarget | null): boolean {
  const { decision, session } = scene
  if (decision !== undefined && isDraw(decision)) return confirmDraw(scene, decision, target)
  if (decision === undefined || isSingle(decision) || !isSettled()) return false
  if (target instanceof Element && target.closest('button, a, summary') !== null && !target.matches('.answer.picked')) {
    return false
  }
  const picked = pickedFor(choice.get(), decision)
  if (!mayConfirm(decision, picked)) return false
  void session.answer(decision, answerOf(decision, picked))
  return true
}

function confirmDraw(scene: Scene, decision: Decision, target: EventTarget | null): boolean {
  const answer = answerTo(decision, takenFor(drawing.get(), decision))
  if (answer === undefined || (target instanceof Element && target.closest('button') !== null)) return false
  choose(scene, answer)
  return true
}
