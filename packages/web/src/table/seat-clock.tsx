// How much time a seat has left, where the table plays with a clock.

import type { Seat } from '@cic/engine'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { useScene } from './scene.ts'
import { timeLeft } from './time.ts'
import './seat-clock.css'

export function SeatClock({ seat }: { seat: Seat }) {
  const t = useWords(tableWords)
  const { picture, language } = useScene()
  const clock = picture.clocks?.[seat]
  const now = useNow(clock?.since !== undefined)
  if (clock === undefined) return undefined
  const gone = clock.since === undefined ? 0 : (now - clock.since) / 1000
  const time = timeLeft(clock.leftSeconds - gone, language)
  return (
    <p class={clock.since === undefined ? 'clock' : 'clock running'} title={t('clockLeft', { time })}>
      <Icon name="clock" />
      {time}
    </p>
  )
}

/** The time, every second while it matters. */
export function useNow(runs: boolean, every = 1000): number {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    if (!runs) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [runs, every])
  return now
}
