// Log, talk and notes beside the board, with marks for what is unread.

import { useEffect, useState } from 'preact/hooks'
import { later } from '../parts/later.tsx'
import { useScene } from '../table/scene.ts'
import { sideWords } from '../words/side.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { lastSeen, remember } from './last-seen.ts'
import { Log } from './log.tsx'
import { isMuted, useNotes } from './notes.ts'
import './side.css'

const NotesPanel = later(() => import('./notes-panel.tsx').then((part) => part.NotesPanel))
const Talk = later(() => import('./talk.tsx').then((part) => part.Talk))

const tabs = ['log', 'talk', 'notes'] as const

export type SideTab = (typeof tabs)[number]

export const isSideTab = (tab: string): tab is SideTab => (tabs as readonly string[]).includes(tab)

export function Side({ tab, setTab }: { tab: SideTab; setTab: (tab: SideTab) => void }) {
  const t = useWords(tableWords)
  const s = useWords(sideWords)
  const { picture, game } = useScene()
  const [newFrom] = useState(() => lastSeen(picture.id).log)
  const [read, setRead] = useState(() => lastSeen(picture.id).talk)
  const { muted = [] } = useNotes()
  const said = picture.talk.length
  useEffect(() => {
    if (tab === 'talk') setRead(said)
  }, [tab, said])
  const lines = game.log.length
  useEffect(() => remember(picture.id, { log: lines, talk: read }), [picture.id, lines, read])
  const unread = picture.talk.slice(read).filter(({ from }) => !isMuted(from.seat, muted)).length
  const walk = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const by = event.key === 'ArrowRight' ? 1 : tabs.length - 1
    const other = tabs[(tabs.indexOf(tab) + by) % tabs.length]
    setTab(other)
    document.querySelector<HTMLElement>(`#tab-${other}`)?.focus()
  }
  return (
    <section class="side panel" aria-label={tabs.map((one) => t(one)).join(', ')}>
      <div class="tabs" role="tablist">
        {tabs.map((one) => (
          <button
            key={one}
            id={`tab-${one}`}
            type="button"
            role="tab"
            class="bare"
            aria-selected={tab === one}
            aria-controls={`feed-${one}`}
            tabIndex={tab === one ? 0 : -1}
            onClick={() => setTab(one)}
            onKeyDown={walk}
          >
            {t(one)}
            {one === 'talk' && unread > 0 && (
              <span class="unread">
                <span aria-hidden="true">{unread}</span>
                <span class="sr-only">{s('unread', { n: unread })}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div id={`feed-${tab}`} class="tabpanel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'log' ? <Log newFrom={newFrom} /> : tab === 'talk' ? <Talk /> : <NotesPanel />}
      </div>
    </section>
  )
}
