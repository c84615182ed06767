// Something is being shown, and nothing is asked yet: what it is in one line, and the way past it.

import { describeLog } from '@cic/engine'
import { useEffect } from 'preact/hooks'
import { useScene } from '../table/scene.ts'
import { cardsIn } from '../theatre/scenes.ts'
import type { Theatre } from '../theatre/use-theatre.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import './showing.css'

export function Showing({ theatre }: { theatre: Theatre }) {
  const t = useWords(questionWords)
  const { waiting, skip, skipAll } = theatre
  return (
    <div class="showing">
      <p class="over">{t('happensNow')}</p>
      <h2 id="question-title" tabIndex={-1}>
        <WhatIsShown theatre={theatre} />
      </h2>
      <div class="row">
        <button type="button" class="skip-one" onClick={skip}>
          {t('skip')}{' '}
          <span class="enter" aria-hidden="true">
            ␣
          </span>
        </button>
        {waiting > 0 && (
          <button type="button" class="bare skip-all" onClick={skipAll}>
            {t('skipAll', { n: waiting + 1 })}{' '}
            <span class="enter" aria-hidden="true">
              ␣␣
            </span>
          </button>
        )}
      </div>
    </div>
  )
}

function WhatIsShown({ theatre: { scene, turned, newest } }: { theatre: Theatre }) {
  const t = useWords(questionWords)
  const { reader } = useScene()
  if (scene === undefined) return undefined
  if (scene.kind === 'check') return <>{t('cardsTurned', { n: turned, of: cardsIn(scene) })}</>
  return <>{describeLog(newest.log[scene.at], reader)}</>
}

/** What was passed over is in the log; nobody has to say that they have read this. */
export function Missed({ theatre: { missed, notice } }: { theatre: Theatre }) {
  const t = useWords(questionWords)
  useEffect(() => {
    if (missed === 0) return
    const timer = setTimeout(notice, 8000)
    return () => clearTimeout(timer)
  })
  if (missed === 0) return undefined
  return (
    <p class="missed quiet" role="status">
      {t('happenedMeanwhile', { n: missed })}
    </p>
  )
}
