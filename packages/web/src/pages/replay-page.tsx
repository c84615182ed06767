// A game as it was played: from its record once it is over, from the server while it runs.

import type { Picture } from '@cic/protocol'
import { useEffect, useState } from 'preact/hooks'
import { ApiError, api } from '../api.ts'
import { openBoxes } from '../boxes/index.ts'
import { moreApi } from '../more-api.ts'
import { ErrorLine } from '../parts/error-line.tsx'
import { useMe } from '../parts/me.ts'
import { SitePage } from '../parts/site-page.tsx'
import { momentSource } from '../replay/moment-source.ts'
import { recordSource } from '../replay/record-source.ts'
import { ReplayView } from '../replay/replay-view.tsx'
import type { Eyes, Source } from '../replay/source.ts'
import { common } from '../words/common.ts'
import { replayWords } from '../words/replay.ts'
import { useWords } from '../words/words.ts'
import { Lost } from './small-pages.tsx'

interface Opened {
  readonly picture: Picture
  readonly source: Source
  readonly over: boolean
  readonly firstStep: number
  readonly firstEyes: Eyes
}

export function ReplayPage({ id }: { id: string }) {
  const known = useMe() !== undefined
  const [opened, open] = useState<Opened | 'not-started' | undefined>(undefined)
  const [error, fail] = useState<unknown>(undefined)
  useEffect(() => {
    if (known) openReplay(id).then(open, fail)
  }, [id, known])
  if (error instanceof ApiError && error.status === 404) return <Lost />
  if (error !== undefined || opened === undefined || opened === 'not-started') {
    return <Waiting error={error} notStarted={opened === 'not-started'} />
  }
  return <ReplayView {...opened} />
}

function Waiting({ error, notStarted }: { error: unknown; notStarted: boolean }) {
  const t = useWords(common)
  const r = useWords(replayWords)
  return (
    <SitePage kind="waiting">
      <h1>{r('replay')}</h1>
      {error === undefined ? (
        <p role="status">{notStarted ? r('notStarted') : t('loading')}</p>
      ) : (
        <ErrorLine error={error} />
      )}
    </SitePage>
  )
}

async function openReplay(id: string): Promise<Opened | 'not-started'> {
  const picture = await moreApi.picture(id)
  if (picture.moments === 0) return 'not-started'
  await openBoxes(picture.settings.game)
  const over = picture.status === 'over' || picture.status === 'ended'
  const own: Eyes = picture.me.seat ?? 'spectator'
  const source = over ? await recordOf(picture) : runningOf(picture)
  const [link, eyes] = decodeURIComponent(location.hash.slice(1)).split('@')
  const linked = link === '' ? undefined : await source.stepOf(link).catch(() => undefined)
  return {
    picture,
    source,
    over,
    // A finished game is watched from its beginning, a running one from where it stands.
    firstStep: linked ?? (over ? 0 : source.last),
    firstEyes: over ? (eyesIn(eyes, picture.seats.length) ?? 'all') : own,
  }
}

const runningOf = (picture: Picture): Source =>
  momentSource(picture, async (moment, eyes) => (await api.moment(picture.id, moment, eyes)).view)

/** A record that this copy of the engine cannot play is looked at on the server, as far as that can. */
async function recordOf(picture: Picture): Promise<Source> {
  if (picture.replayFrom !== undefined) return runningOf(picture)
  const record = await moreApi.record(picture.id)
  try {
    return recordSource(record, async (moment) => (await api.moment(picture.id, moment, 'spectator')).view)
  } catch {
    return runningOf(picture)
  }
}

function eyesIn(eyes: string | undefined, seats: number): Eyes | undefined {
  if (eyes === 'all' || eyes === 'spectator') return eyes
  return eyes !== undefined && /^\d$/.test(eyes) && Number(eyes) < seats ? Number(eyes) : undefined
}
