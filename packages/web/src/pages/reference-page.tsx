// Cards and rules: one page with two halves, and a link to everything on it.

import { useState } from 'preact/hooks'
import { SitePage } from '../parts/site-page.tsx'
import { useHash } from '../parts/use-hash.ts'
import { useTitle } from '../parts/use-title.ts'
import { CardBrowser } from '../reference/card-browser.tsx'
import { gameIn } from '../reference/game-in-link.ts'
import { RuleBook } from '../reference/rule-book.tsx'
import { referenceWords } from '../words/reference.ts'
import { useWords } from '../words/words.ts'
import './reference-page.css'

export function ReferencePage() {
  const t = useWords(referenceWords)
  const hash = useHash()
  const rules = hash === 'rules' || hash.startsWith('rule-')
  useTitle(t('title'))
  const [game, ask] = useState(() => gameIn(location.search))
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
      {game !== undefined && (
        <p class="of-game">
          {t('ofGame')}{' '}
          <button type="button" onClick={() => ask(undefined)}>
            {t('ofAll')}
          </button>
        </p>
      )}
      {rules ? <RuleBook hash={hash} game={game} /> : <CardBrowser hash={hash} game={game} />}
    </SitePage>
  )
}
