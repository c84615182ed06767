// The coach: what is going on now and why, one thing at a time; and while something is asked, what they would answer.

import { type Decision, describeOption, type Language, printedCard, printedLocation } from '@cic/engine'
import { useEffect, useRef } from 'preact/hooks'
import { isDraw } from '../question/draws.ts'
import { keyFor, useScene } from '../table/scene.ts'
import { coachWords, matterWords, reasonWords } from '../words/coach.ts'
import { cylonLessonWords } from '../words/cylon-lessons.ts'
import { lessonWords } from '../words/lessons.ts'
import { useWords } from '../words/words.ts'
import type { Advice } from './advice.ts'
import { isCovered } from './courses.ts'
import type { Guide, GuidedGame } from './guide.ts'
import './coach.css'

const everyLesson = { ...lessonWords, ...cylonLessonWords }

export function Coach({ guided, guide }: { guided: GuidedGame; guide: Guide }) {
  const t = useWords(coachWords)
  const l = useWords(everyLesson)
  const { decision } = useScene()
  const [lesson] = guide.waiting
  return (
    <div class="coach">
      <Progress guide={guide} />
      <div class="coach-words" aria-live="polite">
        {lesson === undefined ? (
          <p class="quiet">{t(decision === undefined ? 'quiet' : 'yourMove')}</p>
        ) : (
          <p key={lesson} id="lesson">
            {l(lesson)}
          </p>
        )}
        {decision !== undefined && guide.advice !== undefined && (
          <AdviceLine key={decision.id} decision={decision} advice={guide.advice} />
        )}
      </div>
      {lesson !== undefined && decision === undefined && <Next key={lesson} go={guided.next} />}
    </div>
  )
}

/** The game waits until this is pressed; Enter does it from anywhere. */
function Next({ go }: { go: () => void }) {
  const t = useWords(coachWords)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <button ref={button} type="button" class="primary next-lesson" aria-describedby="lesson" onClick={go}>
      {t('next')}
      <span class="enter" aria-hidden="true">
        ↵
      </span>
    </button>
  )
}

function Progress({ guide: { told, course } }: { guide: Guide }) {
  const t = useWords(coachWords)
  const { topics } = course
  const n = topics.filter((topic) => isCovered(course, topic, told)).length
  const label = t('told', { n, of: topics.length })
  return <progress class="coach-progress" max={topics.length} value={n} aria-label={label} title={label} />
}

function AdviceLine({ decision, advice }: { decision: Decision; advice: Advice }) {
  const t = useWords(coachWords)
  const r = useWords(reasonWords)
  const scene = useScene()
  const { reader, language } = scene
  const m = useWords(matterWords)
  const { options, reason, matter } = advice
  const quoted = quoteOf(advice, language)
  // Advice without a reason teaches nothing.
  if (reason === undefined) return undefined
  return (
    <div class="advice">
      <p>
        {t('iWould')}{' '}
        {options.length === 0 ? (
          <b>{t('noCards')}</b>
        ) : (
          options.map((at) => (
            <span key={at} class="advised">
              {!isDraw(decision) && <kbd>{keyFor(scene, at)}</kbd>}{' '}
              <b>{describeOption(decision.options[at], reader)}</b>
            </span>
          ))
        )}
      </p>
      <p>
        {r(reason)} {quoted !== undefined && <q>{quoted}</q>}
      </p>
      {matter !== undefined && <p>{m('countsMost', { what: m(matter) })}</p>}
    </div>
  )
}

function quoteOf({ about }: Advice, language: Language): string | undefined {
  if (about === undefined) return undefined
  return 'location' in about ? printedLocation(about.location, language) : printedCard(about.card, language)?.text
}
