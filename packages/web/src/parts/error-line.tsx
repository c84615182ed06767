// What went wrong, in the reader's words.

import { ApiError } from '../api.ts'
import { refusals, refusalWords } from '../words/refusals.ts'
import { useWords } from '../words/words.ts'
import './error-line.css'

export function ErrorLine({ error }: { error: unknown }) {
  return (
    <p class="error-line" role="alert">
      <Refusal code={error instanceof ApiError ? error.code : 'broken'} />
    </p>
  )
}

/** The sentence alone. */
export function Refusal({ code }: { code: ApiError['code'] }) {
  const t = useWords(refusalWords)
  // A page from before an update may be told what it does not know yet.
  return <>{t(refusals[code] ?? 'broken')}</>
}
