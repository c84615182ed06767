// At a running table, after some time away: how much has happened since, with a way to watch it.

import { describeLog, type LogEntry, logReaders } from '@cic/engine'
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
  if (away === undefined || status !== 'playing') return undefined
  const readerOf = logReaders(away.log, reader)
  const lines = away.log.filter(({ t: kind }) => kind !== 'turn')
  return (
    <aside class="since-strip panel" aria-label={t('away', { n: lines.length })}>
      <p>
        <Icon name="clock" />
        <b>{t('away', { n: lines.length })}</b>
      </p>
      <p class="since-last quiet">
        {lines
          .slice(-2)
          .map((entry) => describeLog(entry, readerOf(entry)))
          .join(' ')}
      </p>
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
