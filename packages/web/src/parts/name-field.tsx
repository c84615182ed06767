// The name that others see.

import { useState } from 'preact/hooks'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'
import { rename, useMe } from './me.ts'
import './name-field.css'

export function NameField() {
  const t = useWords(common)
  const me = useMe()
  const [typed, type] = useState<string | undefined>(undefined)
  const name = typed ?? me?.name ?? ''
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    await rename(name.trim()).catch(() => undefined)
    type(undefined)
  }
  return (
    <form class="name-field" onSubmit={submit}>
      <label for="my-name">{t('yourName')}</label>
      <input
        id="my-name"
        maxLength={30}
        autocomplete="nickname"
        value={name}
        onInput={(e) => type(e.currentTarget.value)}
      />
      <button type="submit" disabled={typed === undefined || typed.trim() === (me?.name ?? '')}>
        {t('save')}
      </button>
    </form>
  )
}
