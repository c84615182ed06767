// Where somebody new begins: a guided first game, kept in this browser until it is finished.

import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { type Course, courses } from '../guide/courses.ts'
import { forgetGuide, hasBegun, openGuide } from '../guide/guide.ts'
import { GuideView } from '../guide/guide-view.tsx'
import { WhatIsNew } from '../guide/what-is-new.tsx'
import { SitePage } from '../parts/site-page.tsx'
import { useHash } from '../parts/use-hash.ts'
import { useTitle } from '../parts/use-title.ts'
import { Link } from '../router.tsx'
import { coachWords } from '../words/coach.ts'
import { common } from '../words/common.ts'
import { referenceWords } from '../words/reference.ts'
import { useWords } from '../words/words.ts'
import './learn-page.css'

/** What the address says of the game that is played. */
const playing = { human: 'game', cylon: 'cylon' } as const

export function LearnPage() {
  const hash = useHash()
  const course = Object.values(courses).find(({ id }) => playing[id] === hash)
  return course === undefined ? <Welcome /> : <Guided key={course.id} course={course} />
}

function Guided({ course }: { course: Course }) {
  const [{ guided, round }, begin] = useState(() => ({ guided: openGuide(localStorage, course), round: 1 }))
  const restart = (): void => {
    forgetGuide(localStorage, course)
    begin({ guided: openGuide(localStorage, course), round: round + 1 })
    scrollTo(0, 0)
  }
  return <GuideView key={round} guided={guided} restart={restart} />
}

function Welcome() {
  const t = useWords(coachWords)
  const c = useWords(common)
  const rules = useWords(referenceWords)
  useTitle(c('learn'))
  return (
    <SitePage kind="small learn">
      <h1>{t('title')}</h1>
      <p class="lead">{t('lead')}</p>
      <Start course={courses.human} name={t('start')} />
      <Start course={courses.cylon} name={t('startCylon')} />
      <h2>{t('youLearn')}</h2>
      <ul class="learn-topics">
        {(['learnTurn', 'learnChecks', 'learnSpace', 'learnTrust', 'learnWin'] as const).map((one) => (
          <li key={one}>
            <Icon name="check" />
            {t(one)}
          </li>
        ))}
      </ul>
      <WhatIsNew />
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

function Start({ course, name }: { course: Course; name: string }) {
  const t = useWords(coachWords)
  const [begun, setBegun] = useState(false)
  useEffect(() => setBegun(hasBegun(localStorage, course)), [])
  const start = (anew: boolean): void => {
    if (anew) forgetGuide(localStorage, course)
    location.hash = playing[course.id]
  }
  return (
    <div class="learn-ways" data-course={course.id}>
      <button type="button" class={course.id === 'human' ? 'primary big' : 'big'} onClick={() => start(!begun)}>
        {begun ? t('goOnPlaying') : name}
      </button>
      {begun && (
        <button type="button" onClick={() => start(true)}>
          {t('restart')}
        </button>
      )}
    </div>
  )
}
