// What the table is voting about.

import type { VoteMatter, VotePicture } from '@cic/protocol'
import { api } from '../api.ts'
import { nameOf } from '../table/people.ts'
import { useScene } from '../table/scene.ts'
import { sideWords } from '../words/side.ts'
import { type Say, useWords } from '../words/words.ts'
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
  return (
    <div class="vote">
      <p>
        <b>{matterWords(matter, t, (seat) => nameOf(seat ?? by ?? 0, reader))}</b>{' '}
        <span class="quiet">{t('voteState', { yes: yes.length, no: no.length, needed })}</span>
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

function matterWords(matter: VoteMatter, t: Say<typeof sideWords>, name: (seat?: number) => string): string {
  switch (matter.kind) {
    case 'replace':
      return t('voteReplace', { who: name(matter.seat) })
    case 'admit':
      return t('voteAdmit', { who: name(matter.seat), name: matter.name })
    case 'return':
      return t('voteReturn', { who: name(matter.seat) })
    case 'undo':
      return t('voteUndo', { who: name() })
    case 'end':
      return t('voteEnd')
  }
}
