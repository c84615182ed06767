// The state of a replay: which step, through whose eyes, playing or not. The picture follows the wish as fast as it can.

import type { View } from '@cic/engine'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Eyes, Source } from './source.ts'

export const speeds = [0.5, 1, 2, 4, 8] as const
export type Speed = (typeof speeds)[number]

/** How long a step is shown at speed 1, in milliseconds. */
const pace = 1100

export interface Replay {
  readonly step: number
  readonly last: number
  readonly eyes: Eyes
  readonly playing: boolean
  readonly speed: Speed
  /** What is shown, and what was shown one step before it, if that is at hand. */
  readonly view: View | undefined
  readonly before: View | undefined
  readonly error: unknown
  readonly go: (step: number) => void
  readonly goToTurn: (by: -1 | 1 | { turn: number }) => void
  readonly look: (eyes: Eyes) => void
  readonly play: (playing: boolean) => void
  readonly setSpeed: (speed: Speed) => void
}

export function useReplay(source: Source, firstStep: number, firstEyes: Eyes): Replay {
  const [step, setStep] = useState(firstStep)
  const [eyes, look] = useState<Eyes>(firstEyes)
  const [playing, play] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const [shown, show] = useState<{ step: number; eyes: Eyes; view: View } | undefined>(undefined)
  const [error, fail] = useState<unknown>(undefined)
  const wanted = useRef({ step, eyes })
  wanted.current = { step, eyes }
  useEffect(() => {
    const still = (): boolean => wanted.current.step === step && wanted.current.eyes === eyes
    const here = source.peek(step, eyes)
    if (here !== undefined) show({ step, eyes, view: here })
    source.load(step, eyes).then(
      (view) => {
        if (!still()) return
        show({ step, eyes, view })
        fail(undefined)
      },
      (problem: unknown) => still() && fail(problem),
    )
  }, [source, step, eyes])
  const arrived = shown?.step === step && shown.eyes === eyes
  useEffect(() => {
    if (!playing || !arrived) return
    if (step >= source.last) return play(false)
    const timer = setTimeout(() => setStep(step + 1), pace / speed)
    return () => clearTimeout(timer)
  }, [playing, arrived, step, speed, source])
  const before = useMemo(
    () => (shown === undefined || shown.step === 0 ? undefined : source.peek(shown.step - 1, shown.eyes)),
    [source, shown],
  )
  const clamp = (to: number): number => Math.max(0, Math.min(source.last, Math.round(to)))
  return {
    step,
    last: source.last,
    eyes,
    playing,
    speed,
    view: shown?.view,
    before,
    error,
    go: (to) => setStep(clamp(to)),
    goToTurn: (to) => {
      const now = shown?.view.turn ?? 0
      const turn = typeof to === 'object' ? to.turn : to < 0 ? now : now + 1
      const start = (which: number): Promise<void> => source.turnStart(which, eyes).then(setStep, fail)
      if (to !== -1) void start(Math.min(turn, source.turns.length))
      // Back: to the start of this turn, or of the one before if that is where we are.
      else
        void source.turnStart(turn, eyes).then((at) => (at < step ? setStep(at) : start(Math.max(0, turn - 1))), fail)
    },
    look,
    play: (on) => {
      if (on && step >= source.last) setStep(0)
      play(on)
    },
    setSpeed,
  }
}
