// Something is wrong: the server attaches the state of the game.

import { useState } from 'preact/hooks'
import { api } from '../api.ts'
import { sideWords } from '../words/side.ts'
import { useWords } from '../words/words.ts'
import { useScene } from './scene.ts'
import './report-form.css'

export function ReportForm() {
  const t = useWords(sideWords)
  const { session, picture } = useScene()
  const [text, setText] = useState('')
  const [sent, setSent] = useState(false)
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    if ((await session.attempt(api.report(picture.id, text))) !== undefined) setSent(true)
  }
  if (sent) return <p role="status">{t('reported')}</p>
  return (
    <details class="report">
      <summary>{t('report')}</summary>
      <form onSubmit={send}>
        <label for="report-text">{t('reportHint')}</label>
        <textarea id="report-text" rows={3} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit" disabled={text.trim() === ''}>
          {t('send')}
        </button>
      </form>
    </details>
  )
}
