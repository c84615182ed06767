// A replay by keyboard: arrows step, page keys go from turn to turn, home and end to the ends, the space bar plays.

import { useEffect, useRef } from 'preact/hooks'
import { opened } from '../table/about.ts'
import { type Replay, speeds } from './use-replay.ts'

export function useReplayKeys(replay: Replay): void {
  const latest = useRef(replay)
  latest.current = replay
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') opened.set(undefined)
      if (event.key === 'Escape' || isBusy(event)) return
      if (!handle(event.key, latest.current)) return
      event.preventDefault()
      // The space bar plays here, whatever else on the table listens to it.
      event.stopPropagation()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}

/** Where a key has a meaning of its own it keeps it. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('select, textarea, input:not([type="range"]), [role="dialog"]') !== null) return true
  if (key === ' ') return target.closest('button, a, summary') !== null
  return target.closest('.feed-list') !== null && key !== 'Home' && key !== 'End'
}

function handle(key: string, replay: Replay): boolean {
  const { step, last, playing, speed } = replay
  const faster = speeds[speeds.indexOf(speed) + 1]
  const slower = speeds[speeds.indexOf(speed) - 1]
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => replay.go(step - 1),
    ArrowRight: () => replay.go(step + 1),
    PageUp: () => replay.goToTurn(-1),
    PageDown: () => replay.goToTurn(1),
    Home: () => replay.go(0),
    End: () => replay.go(last),
    ' ': () => replay.play(!playing),
    '+': () => faster !== undefined && replay.setSpeed(faster),
    '-': () => slower !== undefined && replay.setSpeed(slower),
  }
  keys[key]?.()
  return keys[key] !== undefined
}
