// For screen readers: what happened, then what is asked. Both wait for their turn to be read; a question cuts in only where time runs out.

import { describeLog, describeQuestion, logReaders } from '@cic/engine'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useScene } from './scene.ts'

export function Announcer() {
  const { game, reader, decision, picture } = useScene()
  const told = useRef(game.log.length)
  const [news, tell] = useState('')
  const { log } = game
  useEffect(() => {
    const fresh = log.slice(Math.max(told.current, log.length - 12))
    told.current = log.length
    const readerOf = logReaders(log, reader)
    if (fresh.length > 0) tell(fresh.map((entry) => describeLog(entry, readerOf(entry))).join(' '))
  }, [log, reader])
  const question = decision === undefined ? '' : describeQuestion(decision, reader)
  const closesAt = picture.window?.closesAt ?? Number.POSITIVE_INFINITY
  const hurry = closesAt - Date.now() < soon
  return (
    <>
      <div class="sr-only" aria-live="polite">
        <p id="announcements">{news}</p>
        <p id="announced-question">{hurry ? '' : question}</p>
      </div>
      <div class="sr-only" aria-live="assertive" id="announced-at-once">
        {hurry ? question : ''}
      </div>
    </>
  )
}

/** With so many milliseconds left nobody can wait until everything else has been read. */
const soon = 15_000
