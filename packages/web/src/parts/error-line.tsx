// What went wrong, in the reader's words.

import { ApiError } from '../api.ts'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'
import { later } from './later.tsx'
import './error-line.css'

const Reason = later(() => import('./refusal.tsx').then((part) => part.Reason))

export function ErrorLine({ error }: { error: unknown }) {
  return (
    <p class="error-line" role="alert">
      <Refusal code={error instanceof ApiError ? error.code : 'broken'} />
    </p>
  )
}

/** The sentence alone. Without a network nothing more would come to say it. */
export function Refusal({ code }: { code: ApiError['code'] }) {
  const t = useWords(common)
  return <>{code === 'offline' || code === 'broken' ? t(code) : <Reason code={code} />}</>
}
