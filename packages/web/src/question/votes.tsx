// What the table is voting about.

import type { VotePicture } from '@cic/protocol'
import { api } from '../api.ts'
import { nameOf } from '../table/people.ts'
import { useScene } from '../table/scene.ts'
import { sideWordsLater as sideWords } from '../words/side-later.ts'
import { useWords } from '../words/words.ts'
import { matterWords } from './matter-words.ts'
import './votes.css'

export function Votes() {
  const { picture } = useScene()
  if (picture.votes.length === 0) return undefined
  return (
    <div class="votes" role="status">
      {picture.votes.map((vote) => (
        <Vote key={vote.id} vote={vote} />
      ))}
    </div>
  )
}

function Vote({ vote: { id, matter, by, yes, no, needed } }: { vote: VotePicture }) {
  const t = useWords(sideWords)
  const { picture, session, reader, mySeat } = useScene()
  const voted = mySeat === undefined || yes.includes(mySeat) || no.includes(mySeat)
  const aboutMe = (matter.kind === 'replace' || matter.kind === 'return') && matter.seat === mySeat
  const names = (seats: readonly number[]): string => seats.map((seat) => nameOf(seat, reader)).join(', ')
  return (
    <div class="vote">
      <p>
        {by !== undefined && <span class="quiet">{t('votedBy', { who: nameOf(by, reader) })} </span>}
        <b>{matterWords(matter, t, (seat) => nameOf(seat ?? by ?? 0, reader))}</b>{' '}
        <span class="quiet">
          {t('voteState', { yes: yes.length, no: no.length, needed })}
          {yes.length > 0 && ` · ${t('agreeing', { who: names(yes) })}`}
        </span>
      </p>
      {!voted && (
        <p class="vote-buttons">
          {!aboutMe && (
            <button type="button" onClick={() => session.attempt(api.vote(picture.id, id, true))}>
              {t('yes')}
            </button>
          )}
          <button type="button" onClick={() => session.attempt(api.vote(picture.id, id, false))}>
            {t(aboutMe ? 'stayHere' : 'no')}
          </button>
        </p>
      )}
    </div>
  )
}
