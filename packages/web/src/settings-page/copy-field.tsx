// Something to be taken elsewhere: read-only, selected by a click, with a button that copies it.

import { useId, useState } from 'preact/hooks'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'
import './copy-field.css'

export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useWords(settingsWords)
  const id = useId()
  const [copied, setCopied] = useState(false)
  // Without a secure line there is no clipboard: then the field is there to select from.
  const copy = (): Promise<void> | undefined =>
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <div class="one-field copy-field" role="status">
      <label for={id}>{label}</label>
      <input id={id} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={copy}>
        {t(copied ? 'copied' : 'copy')}
      </button>
    </div>
  )
}
