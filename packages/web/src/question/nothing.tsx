// Nothing is asked of this reader: whom the table waits for, as far as that may be shown.

import { useState } from 'preact/hooks'
import { api } from '../api.ts'
import { nameOf } from '../table/people.ts'
import { useScene } from '../table/scene.ts'
import { common } from '../words/common.ts'
import { questionWords } from '../words/question.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'

export function Nothing() {
  const t = useWords(questionWords)
  const b = useWords(tableWords)
  const { game, reader, mySeat, picture } = useScene()
  if (game.over !== undefined) {
    return (
      <>
        <p class="over">{b('gameOver')}</p>
        <h2 id="question-title" tabIndex={-1}>
          {b(game.over.winner === 'humans' ? 'humansWin' : 'cylonsWin')}
        </h2>
      </>
    )
  }
  if (picture.status === 'ended') {
    return (
      <h2 id="question-title" tabIndex={-1}>
        {b('gameEnded')}
      </h2>
    )
  }
  const who = game.waiting.map(({ seat }) => nameOf(seat, reader))
  const sentence =
    who.length > 0
      ? t('waitingFor', { who: who.join(', ') })
      : picture.window !== undefined || game.stack.at(-1)?.at.startsWith('window:')
        ? t('waitingForTable')
        : t('goesOn')
  return (
    <>
      <p class="over">{mySeat === undefined ? b('spectating') : t('nothingToDo')}</p>
      <h2 id="question-title" tabIndex={-1}>
        {sentence}
      </h2>
      {game.answered.length > 0 && <p class="quiet">{t('youAnswered')}</p>}
      <StandIn />
    </>
  )
}

/** A bot has taken over while this player was away: the seat is taken back, or left to somebody else for good. */
function StandIn() {
  const t = useWords(questionWords)
  const c = useWords(common)
  const { picture, session, mySeat } = useScene()
  const [asked, ask] = useState(false)
  if (mySeat === undefined || picture.seats[mySeat].standIn !== true) return undefined
  const leave = (): void => {
    ask(false)
    void session.attempt(api.leaveForGood(picture.id, mySeat))
  }
  return (
    <div class="stand-in">
      <p>{t('botPlays')}</p>
      <button type="button" class="primary" onClick={() => session.attempt(api.sit(picture.id, mySeat))}>
        {t('takeSeatBack')}
      </button>{' '}
      {picture.seats[mySeat].givenUp !== true && (
        <button type="button" aria-expanded={asked} onClick={() => ask(!asked)}>
          {t('giveSeatUp')}
        </button>
      )}
      {asked && (
        <div class="sure">
          <p>{t('sureGiveUp')}</p>
          <button type="button" class="give-up" onClick={leave}>
            {t('giveSeatUp')}
          </button>{' '}
          <button type="button" onClick={() => ask(false)}>
            {c('cancel')}
          </button>
        </div>
      )}
    </div>
  )
}
