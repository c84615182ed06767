// What is on the stage now. While something suspenseful is shown, the rest of the table keeps what it showed before, so that the dials do
// not give the result away; the question does not wait.

import { type CheckOutlook, skillCheckOf, type View } from '@cic/engine'
import { useEffect, useReducer, useRef } from 'preact/hooks'
import { mayMove } from '../settings.ts'
import { isSuspense, type Scene, scenesOf, timeOf } from './scenes.ts'

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

/** A scene with the table as it was before it. */
interface Billed {
  readonly scene: Scene
  readonly view: View
  readonly check: CheckOutlook | undefined
}

interface State {
  game: View
  queue: readonly Billed[]
  turned: number
  check: CheckOutlook | undefined
}

export function useTheatre(game: View): Theatre {
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  const ref = useRef<State | undefined>(undefined)
  ref.current ??= { game, queue: [], turned: 0, check: skillCheckOf(game) }
  const state = ref.current
  if (state.game !== game) take(state, game)
  const [now] = state.queue
  const cards = now === undefined ? 0 : cardsOf(now.scene)
  const turning = state.turned < cards
  useEffect(() => {
    if (now === undefined) return
    const next = (): void => {
      if (state.turned < cards) state.turned++
      else leave(state)
      redraw(0)
    }
    const timer = setTimeout(next, timeOf(now.scene, turning, state.queue.length > 1))
    return () => clearTimeout(timer)
  })
  return {
    scene: now?.scene,
    turned: state.turned,
    shown: state.queue.find(({ scene }) => isSuspense(scene))?.view ?? game,
    before: now?.check,
    skip: () => {
      if (turning) state.turned = cards
      else leave(state)
      redraw(0)
    },
  }
}

const cardsOf = (scene: Scene): number => (scene.kind === 'check' ? scene.check.cards.length : 0)

/** New lines of the log become scenes. A browser that was away for long, or takes something back, sees only where things stand. */
function take(state: State, game: View): void {
  const grown = game.log.length - state.game.log.length
  if (grown < 0 || grown > 80) state.queue = []
  else if (grown > 0) {
    const bill = { view: state.game, check: skillCheckOf(game) ?? state.check }
    const fresh = scenesOf(game, state.game.log.length).map((scene) => ({ scene, ...bill }))
    const began = state.queue.length === 0
    // Nobody wants to wait for what is long over: of a long queue only the end is played.
    const queue = [...state.queue, ...fresh]
    state.queue =
      game.over !== undefined
        ? queue.filter(({ scene }) => isSuspense(scene)).slice(-1)
        : queue.length > 4
          ? queue.slice(-3)
          : queue
    if (began || state.queue[0] !== queue[0]) begin(state)
  }
  state.check = skillCheckOf(game) ?? state.check
  state.game = game
}

function leave(state: State): void {
  state.queue = state.queue.slice(1)
  begin(state)
}

function begin(state: State): void {
  const [now] = state.queue
  state.turned = now === undefined || mayMove() ? 0 : cardsOf(now.scene)
}
