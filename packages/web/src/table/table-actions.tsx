// What a seat may propose or do about the people at the table: what will happen is said first, and done when it is confirmed.

import { type RefusedMatter, same, type VoteMatter } from '@cic/protocol'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { api } from '../api.ts'
import { common } from '../words/common.ts'
import { sideWordsLater as sideWords } from '../words/side-later.ts'
import { useWords } from '../words/words.ts'
import { nameOf } from './people.ts'
import { RestForm } from './rest-form.tsx'
import { useScene } from './scene.ts'
import { timeLeft } from './time.ts'
import { useNow } from './use-now.ts'
import './table-actions.css'

export function TableActions() {
  const s = useWords(sideWords)
  const { picture, session, mySeat, reader } = useScene()
  const { id, seats, status } = picture
  if (mySeat === undefined || status !== 'playing' || seats[mySeat].standIn === true) return undefined
  const people = seats.flatMap(({ kind, standIn }, seat) =>
    kind === 'person' && !standIn && seat !== mySeat ? [seat] : [],
  )
  const propose = (matter: Exclude<VoteMatter, { kind: 'admit' }>) => () =>
    void session.attempt(api.callVote(id, matter))
  return (
    <ul class="table-actions">
      {people.map((seat) => (
        <Action
          key={`seat-${seat + 1}`}
          name={s('callReplace', { who: nameOf(seat, reader) })}
          sure={s('sureReplace', { who: nameOf(seat, reader) })}
          matter={{ kind: 'replace', seat, level: 'officer' }}
          act={propose({ kind: 'replace', seat, level: 'officer' })}
        >
          {s('propose')}
        </Action>
      ))}
      <Action name={s('callEnd')} sure={s('sureEnd')} matter={{ kind: 'end' }} act={propose({ kind: 'end' })}>
        {s('propose')}
      </Action>
      <Action name={s('leaveSeat')} sure={s('sureLeave')} act={() => void session.attempt(api.leave(id, mySeat))}>
        {s('leaveIt')}
      </Action>
      <li>
        <RestForm seat={mySeat} />
      </li>
    </ul>
  )
}

interface ActionProps {
  name: string
  /** What will happen. */
  sure: string
  /** What would be proposed. */
  matter?: VoteMatter
  act: () => void
  children: ComponentChildren
}

function Action({ name, sure, matter, act, children }: ActionProps) {
  const c = useWords(common)
  const s = useWords(sideWords)
  const { language, picture } = useScene()
  const [asked, ask] = useState(false)
  const waits = useWaiting(picture.refused, matter)
  const done = (): void => {
    act()
    ask(false)
  }
  return (
    <li>
      <button type="button" aria-expanded={asked} disabled={waits > 0} onClick={() => ask(!asked)}>
        {name}
        {waits > 0 && <span class="quiet"> ({s('againIn', { time: timeLeft(waits / 1000, language) })})</span>}
      </button>
      {asked && (
        <div class="sure">
          <p>{sure}</p>
          <button type="button" class="primary" onClick={done}>
            {children}
          </button>{' '}
          <button type="button" onClick={() => ask(false)}>
            {c('cancel')}
          </button>
        </div>
      )}
    </li>
  )
}

/** How long something that was refused is not proposed again, in milliseconds. */
function useWaiting(refused: readonly RefusedMatter[] = [], matter?: VoteMatter): number {
  const until = Math.max(0, ...refused.flatMap((one) => (matter && same(one.matter, matter) ? [one.until] : [])))
  return Math.max(0, until - useNow(until > Date.now()))
}
