// Something is wrong, at the table or with one line of its log: the server attaches the state of the game, and tells nothing back.

import { describeLog, logReaders } from '@cic/engine'
import { useEffect, useRef, useState } from 'preact/hooks'
import { api } from '../api.ts'
import { Icon } from '../art/icon.tsx'
import { useStore } from '../store.ts'
import { common } from '../words/common.ts'
import { reportWords } from '../words/report.ts'
import { sideWordsLater as sideWords } from '../words/side-later.ts'
import { useWords } from '../words/words.ts'
import { lineReported } from './about.ts'
import { useScene } from './scene.ts'
import './about-window.css'
import './report-form.css'

export function ReportForm() {
  const t = useWords(reportWords)
  return (
    <details class="report">
      <summary>{t('report')}</summary>
      <Form />
    </details>
  )
}

/** The same about one line of the log. */
export function ReportWindow() {
  const t = useWords(sideWords)
  const c = useWords(common)
  const { game, reader } = useScene()
  const line = useStore(lineReported)
  const window = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    window.current?.focus()
    return () => (before instanceof HTMLElement ? before.focus() : undefined)
  }, [line])
  const entry = line === undefined ? undefined : game.log[line]
  if (entry === undefined) return undefined
  return (
    <div ref={window} class="about opened panel report" role="dialog" aria-label={t('reportLine')} tabIndex={-1}>
      <button
        type="button"
        class="icon-button close"
        aria-label={c('close')}
        onClick={() => lineReported.set(undefined)}
      >
        <Icon name="close" />
      </button>
      <h3>{t('reportLine')}</h3>
      <blockquote>{describeLog(entry, logReaders(game.log, reader)(entry))}</blockquote>
      <Form line={line} />
    </div>
  )
}

function Form({ line }: { line?: number }) {
  const t = useWords(reportWords)
  const s = useWords(sideWords)
  const { session, picture } = useScene()
  const [text, setText] = useState('')
  const [sent, setSent] = useState(false)
  const id = line === undefined ? 'report-text' : 'report-line-text'
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    if ((await session.attempt(api.report(picture.id, text, line))) !== undefined) setSent(true)
  }
  if (sent) return <p role="status">{t('reported')}</p>
  return (
    <form onSubmit={send}>
      <label for={id}>{t(line === undefined ? 'reportHint' : 'reportLineHint')}</label>
      <textarea id={id} rows={3} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <button type="submit" disabled={text.trim() === ''}>
        {s('send')}
      </button>
    </form>
  )
}
