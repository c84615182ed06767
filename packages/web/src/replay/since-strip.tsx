// At a running table, after some time away: what has happened since, in a few lines, with a way to watch it.

import { describeSince, type LogEntry } from '@cic/engine'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../api.ts'
import { Icon } from '../art/icon.tsx'
import { moreApi } from '../more-api.ts'
import { Link } from '../router.tsx'
import { useScene } from '../table/scene.ts'
import { replayWords } from '../words/replay.ts'
import { useWords } from '../words/words.ts'
import { worthTelling } from './since.ts'
import './since-strip.css'

interface Away {
  readonly moment: number
  readonly log: readonly LogEntry[]
}

export function SinceStrip() {
  const t = useWords(replayWords)
  const { picture, reader, mySeat } = useScene()
  const { id, moments, status } = picture
  const [away, setAway] = useState<Away | undefined>(undefined)
  const [asked, setAsked] = useState(false)
  const sits = mySeat !== undefined
  useEffect(() => {
    if (!sits) return
    moreApi.since(id).then(
      (since) => {
        setAsked(true)
        if (worthTelling(since)) setAway(since)
      },
      () => undefined,
    )
  }, [id, sits])
  // What is on the screen has been seen; what happened meanwhile, once it was read.
  const reading = away !== undefined
  useEffect(() => {
    if (!asked || reading || moments === 0) return
    const timer = setTimeout(() => {
      if (!document.hidden) api.seen(id, moments - 1).catch(() => undefined)
    }, 1500)
    return () => clearTimeout(timer)
  }, [id, moments, asked, reading])
  if (away === undefined || status !== 'playing' || picture.game === undefined) return undefined
  const happened = t('away', { n: away.log.filter(({ t: kind }) => kind !== 'turn').length })
  return (
    <aside class="since-strip panel" aria-label={happened}>
      <p>
        <Icon name="clock" />
        <b>{happened}</b>
      </p>
      <ul class="since-lines">
        {describeSince(away.log, picture.game, reader).map((line, i) => (
          <li key={`line-${i + 1}`}>{line}</li>
        ))}
      </ul>
      <div class="row">
        <Link to={`/replay/${id}#${away.moment}`} class="button">
          {t('watch')}
        </Link>
        <button type="button" onClick={() => setAway(undefined)}>
          {t('gotIt')}
        </button>
      </div>
    </aside>
  )
}
