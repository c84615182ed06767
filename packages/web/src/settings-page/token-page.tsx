// A page behind a link with a token that works once: it asks before it uses it up, as programs that look at links open them too.

import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { SitePage } from '../parts/site-page.tsx'
import { useTitle } from '../parts/use-title.ts'
import { Link } from '../router.tsx'
import { common } from '../words/common.ts'
import { settingsWords } from '../words/settings.ts'
import { useWords } from '../words/words.ts'
import { Problem } from './problem.tsx'
import { useAttempt } from './use-attempt.ts'

interface Props {
  readonly title: string
  readonly lead?: string
  readonly button: string
  /** Uses the token; returns what to say then. */
  readonly use: (token: string) => Promise<string>
  readonly after?: ComponentChildren
}

export function TokenPage({ title, lead, button, use, after }: Props) {
  const t = useWords(settingsWords)
  const c = useWords(common)
  const [token] = useState(() => location.hash.slice(1))
  const [done, finish] = useState<string | undefined>(undefined)
  const { busy, error, run } = useAttempt()
  useTitle(title)
  // The token gives something away: it leaves the address bar at once.
  useEffect(() => history.replaceState({}, '', location.pathname), [])
  return (
    <SitePage kind="small">
      <h1>{title}</h1>
      {token === '' && <p>{t('noLink')}</p>}
      {lead !== undefined && done === undefined && <p>{lead}</p>}
      {done !== undefined && <p role="status">{done}</p>}
      <Problem error={error} />
      {done === undefined && token !== '' ? (
        <button
          type="button"
          class="primary big"
          disabled={busy}
          onClick={() => run(async () => finish(await use(token)))}
        >
          {button}
        </button>
      ) : (
        (after ?? (
          <Link to="/" class="button">
            {c('home')}
          </Link>
        ))
      )}
    </SitePage>
  )
}
