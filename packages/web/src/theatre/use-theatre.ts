// What is on the stage now. While something suspenseful is shown, the rest of the table keeps what it showed before, so that the dials do
// not give the result away; the question does not wait.

import { type CheckOutlook, skillCheckOf, type View } from '@cic/engine'
import { useEffect, useReducer, useRef } from 'preact/hooks'
import { mayMove } from '../settings.ts'
import { isSuspense, lengths, msPerCard, type Scene, scenesOf } from './scenes.ts'

export interface Theatre {
  readonly scene: Scene | undefined
  /** How many cards of a check have been turned. */
  readonly turned: number
  /** What the rest of the table shows meanwhile. */
  readonly shown: View
  /** The check as it was before its cards were turned: it tells what passing and failing do. */
  readonly before: CheckOutlook | undefined
  readonly skip: () => void
}

interface State {
  game: View
  log: number
  queue: Scene[]
  turned: number
  held: View | undefined
  before: CheckOutlook | undefined
}

export function useTheatre(game: View): Theatre {
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  const ref = useRef<State | undefined>(undefined)
  ref.current ??= { game, log: game.log.length, queue: [], turned: 0, held: undefined, before: skillCheckOf(game) }
  const state = ref.current
  if (state.game !== game) take(state, game)
  const [scene] = state.queue
  const cards = scene?.kind === 'check' ? scene.check.cards.length : 0
  const turning = scene !== undefined && state.turned < cards
  const next = (): void => {
    advance(state)
    redraw(0)
  }
  useEffect(() => {
    if (scene === undefined) return
    const timer = setTimeout(next, turning ? msPerCard : lengths[scene.kind])
    return () => clearTimeout(timer)
  })
  return {
    scene,
    turned: state.turned,
    shown: state.held ?? game,
    before: state.before,
    skip: () => {
      if (turning) state.turned = cards
      else advance(state)
      redraw(0)
    },
  }
}

/** New lines of the log become scenes. A browser that was away for long sees only where things stand. */
function take(state: State, game: View): void {
  const undone = game.log.length < state.log
  const fresh = undone ? [] : scenesOf(game, state.log)
  const away = game.log.length - state.log > 80
  if (undone || away) {
    state.queue = []
    state.held = undefined
  } else if (fresh.length > 0) {
    const began = state.queue.length === 0
    state.queue = trimmed([...state.queue, ...fresh])
    if (state.queue.some(isSuspense)) state.held ??= state.game
    if (began) begin(state)
  }
  state.before = skillCheckOf(game) ?? state.before
  state.game = game
  state.log = game.log.length
}

/** Nobody wants to wait for what is over: of a long queue only the end is played. */
const trimmed = (queue: Scene[]): Scene[] => (queue.length > 4 ? queue.slice(-3) : queue)

function advance(state: State): void {
  const [scene] = state.queue
  if (scene?.kind === 'check' && state.turned < scene.check.cards.length) {
    state.turned++
    return
  }
  state.queue = state.queue.slice(1)
  if (!state.queue.some(isSuspense)) state.held = undefined
  begin(state)
}

function begin(state: State): void {
  const [scene] = state.queue
  state.turned = scene?.kind === 'check' && !mayMove() ? scene.check.cards.length : 0
}
