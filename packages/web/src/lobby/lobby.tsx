// A table whose people are still gathering.

import type { Picture } from '@cic/protocol'
import { useState } from 'preact/hooks'
import { api } from '../api.ts'
import { NameField } from '../parts/name-field.tsx'
import { SitePage } from '../parts/site-page.tsx'
import { useTitle } from '../parts/use-title.ts'
import { SessionNotice } from '../table/session-notice.tsx'
import type { TableSession } from '../table-session.ts'
import { setup } from '../words/setup.ts'
import { useWords } from '../words/words.ts'
import { LobbySeat } from './lobby-seat.tsx'
import { SettingsSummary } from './settings-summary.tsx'
import './lobby.css'

export function Lobby({ session, picture }: { session: TableSession; picture: Picture }) {
  const t = useWords(setup)
  const { id, name, seats, me } = picture
  useTitle(name)
  const full = seats.every(({ kind }) => kind !== 'open')
  return (
    <SitePage kind="lobby">
      <h1>{name}</h1>
      <SessionNotice session={session} />
      <div class="lobby-columns">
        <section class="panel" aria-labelledby="lobby-seats">
          <h2 id="lobby-seats">{t('seats')}</h2>
          <ol class="lobby-seats">
            {seats.map((seat, i) => (
              <LobbySeat key={`seat-${i + 1}`} session={session} picture={picture} seat={seat} at={i} />
            ))}
          </ol>
          {me.host ? (
            <button
              type="button"
              class="primary big"
              disabled={!full}
              aria-describedby="start-hint"
              onClick={() => session.attempt(api.start(id))}
            >
              {t('start')}
            </button>
          ) : undefined}
          <p id="start-hint" class="quiet">
            {full ? (me.host ? '' : t(me.seat === undefined ? 'fullTable' : 'hostStarts')) : t('startWhenFull')}
          </p>
        </section>
        <section class="panel">
          <Invitation />
          <NameField />
          <SettingsSummary settings={picture.settings} players={seats.length} />
        </section>
      </div>
    </SitePage>
  )
}

function Invitation() {
  const t = useWords(setup)
  const [copied, setCopied] = useState(false)
  const link = location.href
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      document.querySelector<HTMLInputElement>('#invitation')?.select()
    }
  }
  return (
    <div class="invitation">
      <label for="invitation">{t('invite')}</label>
      <input id="invitation" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={copy}>
        {copied ? t('copied') : t('copy')}
      </button>
    </div>
  )
}
