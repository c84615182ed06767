// For screen readers: what happened, and what is asked.

import { describeLog, describeQuestion } from '@cic/engine'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useScene } from './scene.ts'

export function Announcer() {
  const { game, reader, decision } = useScene()
  const told = useRef(game.log.length)
  const [news, tell] = useState('')
  const { log } = game
  useEffect(() => {
    const fresh = log.slice(Math.max(told.current, log.length - 12))
    told.current = log.length
    if (fresh.length > 0) tell(fresh.map((entry) => describeLog(entry, reader)).join(' '))
  }, [log, reader])
  const question = decision === undefined ? '' : describeQuestion(decision, reader)
  return (
    <>
      <div class="sr-only" aria-live="polite" id="announcements">
        {news}
      </div>
      <div class="sr-only" aria-live="assertive" id="announced-question">
        {question}
      </div>
    </>
  )
}
