// What went wrong, in the reader's words where we have them.

import { ApiError } from '../api.ts'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'

export function ErrorLine({ error }: { error: unknown }) {
  const t = useWords(common)
  const code = error instanceof ApiError ? error.code : 'unknown'
  return (
    <p class="error-line" role="alert">
      {code === 'offline' ? t('offline') : isStale(code) ? t('stale') : t('failed', { why: code })}
    </p>
  )
}

export const isStale = (code: string): boolean =>
  ['stale-decision', 'no-such-decision', 'stale-version', 'conflict'].includes(code)
