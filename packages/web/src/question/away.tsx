// The reader has said that they are away: here they say that they are back.

import { api } from '../api.ts'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'

export function Away() {
  const t = useWords(questionWords)
  const { picture, session, mySeat, language } = useScene()
  const { away, quiet, standIn } = mySeat === undefined ? {} : picture.seats[mySeat]
  if (away === undefined || away.until < Date.now() || standIn === true) return undefined
  const time = new Date(away.until).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <p class="my-absence">
      {t('youAreAway', { time })}{' '}
      <button type="button" onClick={() => session.attempt(api.rest(picture.id, quiet === undefined ? {} : { quiet }))}>
        {t('iAmBack')}
      </button>
    </p>
  )
}
