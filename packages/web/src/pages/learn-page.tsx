// Where somebody new begins: a guided first game, kept in this browser until it is finished.

import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { forgetGuide, hasBegun, openGuide } from '../guide/guide.ts'
import { GuideView } from '../guide/guide-view.tsx'
import { SitePage } from '../parts/site-page.tsx'
import { useHash } from '../parts/use-hash.ts'
import { useTitle } from '../parts/use-title.ts'
import { Link } from '../router.tsx'
import { coachWords } from '../words/coach.ts'
import { common } from '../words/common.ts'
import { referenceWords } from '../words/reference.ts'
import { useWords } from '../words/words.ts'
import './learn-page.css'

const playing = 'game'

export function LearnPage() {
  const hash = useHash()
  return hash === playing ? <Guided /> : <Welcome />
}

function Guided() {
  const [{ guided, round }, begin] = useState(() => ({ guided: openGuide(localStorage), round: 1 }))
  const restart = (): void => {
    forgetGuide(localStorage)
    begin({ guided: openGuide(localStorage), round: round + 1 })
    scrollTo(0, 0)
  }
  return <GuideView key={round} guided={guided} restart={restart} />
}

function Welcome() {
  const t = useWords(coachWords)
  const c = useWords(common)
  const rules = useWords(referenceWords)
  const [begun, setBegun] = useState(false)
  useTitle(c('learn'))
  useEffect(() => setBegun(hasBegun(localStorage)), [])
  const start = (anew: boolean): void => {
    if (anew) forgetGuide(localStorage)
    location.hash = playing
  }
  return (
    <SitePage kind="small learn">
      <h1>{t('title')}</h1>
      <p class="lead">{t('lead')}</p>
      <div class="learn-ways">
        <button type="button" class="primary big" onClick={() => start(!begun)}>
          {t(begun ? 'goOnPlaying' : 'start')}
        </button>
        {begun && (
          <button type="button" onClick={() => start(true)}>
            {t('restart')}
          </button>
        )}
      </div>
      <h2>{t('youLearn')}</h2>
      <ul class="learn-topics">
        {(['learnTurn', 'learnChecks', 'learnSpace', 'learnTrust', 'learnWin'] as const).map((one) => (
          <li key={one}>
            <Icon name="check" />
            {t(one)}
          </li>
        ))}
      </ul>
      <nav class="learn-ways" aria-label={c('learn')}>
        <Link to="/reference#rules" class="button">
          {rules('rules')}
        </Link>
        <Link to="/" class="button">
          {c('home')}
        </Link>
      </nav>
    </SitePage>
  )
}
