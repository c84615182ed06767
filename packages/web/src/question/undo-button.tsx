// Taking back one's last answer: at once where nothing was learnt from it, by a vote otherwise; the server knows which.

import { api } from '../api.ts'
import { Icon } from '../art/icon.tsx'
import { useStore } from '../store.ts'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { isSettled, settling } from './choice.ts'
import './undo-button.css'

export function UndoButton() {
  const t = useWords(questionWords)
  const { picture, session, mySeat } = useScene()
  // It may come to lie where an answer has just been pressed: whoever presses twice does not mean it, also before it is drawn as closed.
  const fresh = useStore(settling)
  if (mySeat === undefined || picture.lastChoice !== mySeat || picture.status !== 'playing') return undefined
  return (
    <button
      type="button"
      class="undo bare"
      aria-disabled={fresh || undefined}
      onClick={() => isSettled() && session.attempt(api.undo(picture.id, picture.version))}
    >
      <Icon name="undo" />
      {t('undo')}
    </button>
  )
}
