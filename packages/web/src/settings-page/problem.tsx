// What the server refused, in the reader's words.

import { ApiError } from '../api.ts'
import { ErrorLine } from '../parts/error-line.tsx'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'

const known: Readonly<Record<string, keyof typeof settingsWords>> = {
  'no-email': 'noEmail',
  'email-failed': 'emailFailed',
  'too-many-mails': 'tooMany',
  'too-many-requests': 'tooMany',
  'bad-address': 'badAddress',
  'bad-request': 'badAddress',
  'no-such-link': 'usedLink',
}

export function Problem({ error }: { error: unknown }) {
  const t = useWords(settingsWords)
  if (error === undefined) return undefined
  const word =
    error instanceof ApiError ? (known[error.code] ?? (error.status === 429 ? 'tooMany' : undefined)) : undefined
  if (word === undefined) return <ErrorLine error={error} />
  return (
    <p class="error-line" role="alert">
      {t(word)}
    </p>
  )
}
