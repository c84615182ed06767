// When I rest: away until a day, and in quiet hours of my own. Everybody at the table sees it.

import type { Seat } from '@cic/engine'
import type { QuietHours } from '@cic/protocol'
import { useState } from 'preact/hooks'
import { api } from '../api.ts'
import { common } from '../words/common.ts'
import { setup } from '../words/setup.ts'
import { sideWordsLater as sideWords } from '../words/side-later.ts'
import { useWords } from '../words/words.ts'
import { useScene } from './scene.ts'

export function RestForm({ seat }: { seat: Seat }) {
  const s = useWords(sideWords)
  const t = useWords(setup)
  const c = useWords(common)
  const { picture, session } = useScene()
  const { away, quiet } = picture.seats[seat]
  const [until, setUntil] = useState(localTime(away?.until))
  const [hours, setHours] = useState(quiet)
  const [open, setOpen] = useState(false)
  const save = (event: Event): void => {
    event.preventDefault()
    const time = until === '' ? undefined : new Date(until).getTime()
    void session.attempt(api.rest(picture.id, { ...(time && { until: time }), ...(hours && { quiet: hours }) }))
    setOpen(false)
  }
  if (!open)
    return (
      <button type="button" aria-expanded={false} onClick={() => setOpen(true)}>
        {s('rest')}
      </button>
    )
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const change = (part: Partial<QuietHours>): void => setHours(hours && { ...hours, ...part })
  return (
    <form class="sure" onSubmit={save}>
      <p>{s(picture.settings.pace.absence === 'bot' ? 'restBot' : 'restWaits')}</p>
      <label class="field">
        {s('awayUntil')}
        <input type="datetime-local" value={until} onInput={({ currentTarget }) => setUntil(currentTarget.value)} />
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={hours !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            setHours(checked ? { from: '22:00', to: '08:00', zone } : undefined)
          }
        />
        {s('ownQuiet')}
      </label>
      {hours !== undefined && (
        <div class="field pair">
          <label>
            {t('from')}
            <input type="time" value={hours.from} onInput={(e) => change({ from: e.currentTarget.value })} />
          </label>
          <label>
            {t('until')}
            <input type="time" value={hours.to} onInput={(e) => change({ to: e.currentTarget.value })} />
          </label>
        </div>
      )}
      <button type="submit" class="primary">
        {c('save')}
      </button>{' '}
      <button type="button" onClick={() => setOpen(false)}>
        {c('cancel')}
      </button>
    </form>
  )
}

/** As a field for a day and a time wants it. */
function localTime(at: number | undefined): string {
  if (at === undefined || at < Date.now()) return ''
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
