// What is on the stage now, and the table as far as the reader has seen it. Scenes go by themselves; who comes back to the page, or has
// little time left to answer, is brought to where things stand.

import type { CheckOutlook, View } from '@cic/engine'
import { mostOfWatching } from '@cic/protocol'
import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks'
import { broughtBy, together } from '../boxes/slots.ts'
import { untilThere } from '../parts/later.tsx'
import { mayMove } from '../settings.ts'
import {
  catchUp,
  goOn,
  nextStepIn,
  noticed,
  type Playhead,
  playheadAt,
  shownAt,
  skip,
  step,
  waitingTime,
} from './playhead.ts'
import { cardsIn, type Scene } from './scenes.ts'

export interface Theatre {
  readonly scene: Scene | undefined
  /** How many cards of a check have been turned. */
  readonly turned: number
  /** How many scenes wait after this one. */
  readonly waiting: number
  /** How many were passed over. */
  readonly missed: number
  /** The table as far as it has been seen, and as it is by now. */
  readonly shown: View
  readonly newest: View
  readonly before: CheckOutlook | undefined
  readonly skip: () => void
  readonly skipAll: () => void
  readonly notice: () => void
}

/** Who has less than this left after the last scene answers rather than watches. */
const timeToAnswer = 2500

/** `stage`: what draws the scenes, where that is loaded later. */
export function useTheatre(game: View, closesAt?: number, stage?: object): Theatre {
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  const ref = useRef<Playhead | undefined>(undefined)
  ref.current ??= playheadAt(game)
  if (ref.current.game !== game) ref.current = inTime(goOn(ref.current, game), closesAt)
  const playhead = ref.current
  const [now] = playhead.queue
  // Without motion a scene is a still: nothing is turned in it.
  const turned = now === undefined || mayMove() ? playhead.turned : cardsIn(now.scene)
  const change = (next: (before: Playhead) => Playhead): void => {
    ref.current = next(ref.current ?? playhead)
    redraw(0)
  }
  // Only what is on stage sets the clock: whatever else is drawn anew leaves it running.
  useEffect(() => {
    const time = nextStepIn({ ...playhead, turned })
    if (time === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const begin = (): void => {
      if (!over) timer = setTimeout(() => change((before) => step({ ...before, turned })), time)
    }
    const drawn = now === undefined ? undefined : untilDrawn(now.scene, game, stage)
    if (drawn === undefined) begin()
    else void drawn.then(begin)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [now, turned])
  useEffect(() => {
    const back = (): void => {
      if (!document.hidden) change(catchUp)
    }
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [])
  return {
    scene: now?.scene,
    turned,
    waiting: Math.max(0, playhead.queue.length - 1),
    missed: playhead.missed,
    shown: useMemo(() => shownAt(playhead), [playhead.game, now]),
    newest: game,
    before: now?.check,
    skip: () => change((before) => skip({ ...before, turned })),
    skipAll: () => change(catchUp),
    notice: () => change(noticed),
  }
}

/**
 * A scene whose part is still being loaded begins when it is there: on a slow line it would be over before anybody saw it. But a line may be
 * dead, and what is asked after the scene waits with it: no longer than the table does.
 */
function untilDrawn(scene: Scene, game: View, stage: object | undefined): Promise<unknown> | undefined {
  const view = scene.kind === 'box' ? together(broughtBy(game, 'sceneViews'))[scene.entry.t] : undefined
  const missing = [stage, view].flatMap((part) => (part === undefined ? [] : (untilThere(part) ?? [])))
  if (missing.length === 0 || waitedInVain) return undefined
  return new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      waitedInVain = true
      resolve()
    }, mostOfWatching)
    void Promise.all(missing).then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Then the next scene does not wait as well. */
let waitedInVain = false

function inTime(playhead: Playhead, closesAt: number | undefined): Playhead {
  const asked = closesAt !== undefined && playhead.game.decisions.length > 0
  return asked && closesAt - Date.now() - waitingTime(playhead) < timeToAnswer ? catchUp(playhead) : playhead
}
