// How much time a seat has left, where the table plays with a clock.

import type { Seat } from '@cic/engine'
import { quietUntil, runningTime } from '@cic/protocol'
import { Icon } from '../art/icon.tsx'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { useScene } from './scene.ts'
import { timeLeft, timeOfDay } from './time.ts'
import { useNow } from './use-now.ts'
import './seat-clock.css'

export function SeatClock({ seat }: { seat: Seat }) {
  const t = useWords(tableWords)
  const { picture, language } = useScene()
  const clock = picture.clocks?.[seat]
  const now = useNow(clock?.since !== undefined)
  if (clock === undefined) return undefined
  const { away, quiet } = picture.seats[seat]
  const rests = [picture.settings.pace.clock?.quiet, quiet, away]
  const { since, leftSeconds } = clock
  const left = leftSeconds - (since === undefined ? 0 : runningTime(since, Math.max(since, now), ...rests) / 1000)
  const time = timeLeft(left, language)
  const until = since === undefined ? undefined : quietUntil(now, ...rests)
  const running = since !== undefined && until === undefined
  const last = running && left <= lastSeconds
  return (
    <p
      class={`clock${running ? ' running' : ''}${last ? ' last' : ''}`}
      title={t('clockLeft', { time })}
      role={last ? 'timer' : undefined}
    >
      <Icon name="clock" />
      {time}
      {until !== undefined && ` · ${t('quietNow', { time: timeOfDay(until, language) })}`}
    </p>
  )
}

/** From here on it is shown that time runs out. */
const lastSeconds = 30
