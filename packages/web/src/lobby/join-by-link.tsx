// A pasted link, or the code at its end, leads to the table.

import { useState } from 'preact/hooks'
import { navigate } from '../router.tsx'
import { home } from '../words/home.ts'
import { useWords } from '../words/words.ts'
import './join-by-link.css'

export function JoinByLink() {
  const t = useWords(home)
  const [typed, type] = useState('')
  const id =
    typed
      .trim()
      .split(/[/#?]/)
      .findLast((part) => part !== '') ?? ''
  const go = (event: Event): void => {
    event.preventDefault()
    if (id !== '') navigate(`/table/${encodeURIComponent(id)}`)
  }
  return (
    <form class="join" onSubmit={go}>
      <label for="join-link">{t('linkOrCode')}</label>
      <input id="join-link" value={typed} onInput={(event) => type(event.currentTarget.value)} autocomplete="off" />
      <button type="submit" disabled={id === ''}>
        {t('join')}
      </button>
    </form>
  )
}
