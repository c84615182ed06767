// Cards and rules: one page with two halves, and a link to everything on it.

import { SitePage } from '../parts/site-page.tsx'
import { useHash } from '../parts/use-hash.ts'
import { useTitle } from '../parts/use-title.ts'
import { CardBrowser } from '../reference/card-browser.tsx'
import { RuleBook } from '../reference/rule-book.tsx'
import { referenceWords } from '../words/reference.ts'
import { useWords } from '../words/words.ts'
import './reference-page.css'

export function ReferencePage() {
  const t = useWords(referenceWords)
  const hash = useHash()
  const rules = hash === 'rules' || hash.startsWith('rule-')
  useTitle(t('title'))
  return (
    <SitePage kind="reference">
      <h1>{t('title')}</h1>
      <nav class="halves" aria-label={t('title')}>
        <a href="#cards" class="button" aria-current={rules ? undefined : 'page'}>
          {t('cards')}
        </a>
        <a href="#rules" class="button" aria-current={rules ? 'page' : undefined}>
          {t('rules')}
        </a>
      </nav>
      {rules ? <RuleBook hash={hash} /> : <CardBrowser hash={hash} />}
    </SitePage>
  )
}
