// The end of the guided game: how the fleet stood, who was what, and where to go from here.

import { dialsOf, distanceOf, goalOf, labelOf, nameOfCard, sideOfLoyalty, type View } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { PlayAlone } from '../lobby/play-alone.tsx'
import { SitePage } from '../parts/site-page.tsx'
import { useTitle } from '../parts/use-title.ts'
import { Link } from '../router.tsx'
import { useLanguage } from '../settings.ts'
import { fullName } from '../table/people.ts'
import { coachWords } from '../words/coach.ts'
import { common } from '../words/common.ts'
import { referenceWords } from '../words/reference.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import type { Course } from './courses.ts'
import '../pages/learn-page.css'
import './summary.css'

const remembered = {
  human: ['rememberCards', 'rememberJump', 'rememberTrust'],
  cylon: ['rememberLittle', 'rememberTiming', 'rememberBlame'],
} as const

export function Summary({ ended, course, restart }: { ended: View; course: Course; restart: () => void }) {
  const t = useWords(coachWords)
  const c = useWords(common)
  const r = useWords(referenceWords)
  useTitle(t('doneTitle'))
  return (
    <SitePage kind="small learn">
      <h1>{t('doneTitle')}</h1>
      <p class="lead">{t('doneLead')}</p>
      <Fleet ended={ended} />
      <p>{t('whoWasWhat')}</p>
      <WhoWasWhat ended={ended} />
      <h2>{t('remember')}</h2>
      <ul class="learn-topics">
        {remembered[course.id].map((one) => (
          <li key={one}>
            <Icon name="check" />
            {t(one)}
          </li>
        ))}
      </ul>
      {course.id === 'human' && (
        <a href="/learn#cylon" class="button">
          {t('startCylon')}
        </a>
      )}
      <h2>{t('playNow')}</h2>
      <PlayAlone />
      <nav class="learn-ways" aria-label={c('learn')}>
        <Link to="/reference#rules" class="button">
          {r('rules')}
        </Link>
        <Link to="/" class="button">
          {c('home')}
        </Link>
        <button type="button" onClick={restart}>
          {t('restart')}
        </button>
      </nav>
    </SitePage>
  )
}

function Fleet({ ended }: { ended: View }) {
  const b = useWords(tableWords)
  const language = useLanguage()
  return (
    <dl class="learn-fleet">
      {dialsOf(ended).map(({ resource, now }) => (
        <div key={resource}>
          <dt>{labelOf('resource', resource, language)}</dt>
          <dd>{now}</dd>
        </div>
      ))}
      <div>
        <dt>{b('distance')}</dt>
        <dd>
          {distanceOf(ended)} / {goalOf(ended).distance}
        </dd>
      </div>
    </dl>
  )
}

function WhoWasWhat({ ended }: { ended: View }) {
  const b = useWords(tableWords)
  const language = useLanguage()
  return (
    <ul class="learn-people">
      {ended.seats.map(({ character, loyalty }, seat) => (
        <li key={`seat-${seat + 1}`}>
          <b>{character === undefined ? '' : fullName(character, language)}</b> {seat === 0 && `(${b('you')})`}
          {loyalty.map(({ card }, i) => (
            <span key={`card-${i + 1}`} class={sideOfLoyalty(ended, card)}>
              {nameOfCard(card, language)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
