// Pages of a few lines: nothing here, still being built, and a lost device's seats claimed by link.

import { useEffect, useState } from 'preact/hooks'
import { api } from '../api.ts'
import { ErrorLine } from '../parts/error-line.tsx'
import { LanguageSwitch } from '../parts/language-switch.tsx'
import { NameField } from '../parts/name-field.tsx'
import { SitePage } from '../parts/site-page.tsx'
import { ThemeSwitch } from '../parts/theme-switch.tsx'
import { useTitle } from '../parts/use-title.ts'
import { Link } from '../router.tsx'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'

export function Lost() {
  const t = useWords(common)
  useTitle(t('notFound'))
  return (
    <SitePage kind="small">
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundWhy')}</p>
      <Link to="/" class="button">
        {t('home')}
      </Link>
    </SitePage>
  )
}

/** A place kept for a page to come. */
export function Unbuilt({ title }: { title: 'learn' | 'reference' }) {
  const t = useWords(common)
  useTitle(t(title))
  return (
    <SitePage kind="small">
      <h1>{t(title)}</h1>
      <p>{t('comingSoon')}</p>
    </SitePage>
  )
}

export function SettingsPage() {
  const t = useWords(common)
  useTitle(t('settings'))
  return (
    <SitePage kind="small">
      <h1>{t('settings')}</h1>
      <div class="panel stack">
        <NameField />
        <div class="row">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </SitePage>
  )
}

export function Claim() {
  const t = useWords(common)
  const [state, setState] = useState<'claiming' | 'claimed' | Error>('claiming')
  useTitle('')
  useEffect(() => {
    const token = location.hash.slice(1)
    // The token works once and gives away the seats: it leaves the address bar at once.
    history.replaceState({}, '', '/claim')
    api.claim(token).then(
      () => setState('claimed'),
      (error: Error) => setState(error),
    )
  }, [])
  return (
    <SitePage kind="small">
      <h1>CIC</h1>
      {state instanceof Error ? <ErrorLine error={state} /> : <p role="status">{t(state)}</p>}
      <Link to="/" class="button">
        {t('home')}
      </Link>
    </SitePage>
  )
}
