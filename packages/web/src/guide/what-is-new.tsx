// What each expansion brings, for somebody who knows the base game: five minutes to read, and its chapters of the rules behind it.

import { availableSets, type SetId, type Text } from '@cic/engine'
import { useEffect, useState } from 'preact/hooks'
import { useBoxes } from '../boxes/index.ts'
import { pageOfBox } from '../boxes/slots.ts'
import { Loading } from '../parts/lazy.tsx'
import { useLanguage } from '../settings.ts'
import { coachWords } from '../words/coach.ts'
import { referenceWords } from '../words/reference.ts'
import { useWords } from '../words/words.ts'
import './what-is-new.css'

export function WhatIsNew() {
  const language = useLanguage()
  return (
    <>
      {availableSets()
        .filter(({ id }) => id !== 'base')
        .map(({ id, name }) => (
          <Expansion key={id} id={id} name={name[language]} />
        ))}
    </>
  )
}

/** It is loaded when somebody wants to read it. */
function Expansion({ id, name }: { id: SetId; name: string }) {
  const t = useWords(coachWords)
  const [open, setOpen] = useState(false)
  return (
    <details class="what-is-new" data-box={id} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('whatIsNew', { name })}</summary>
      {open && <News id={id} />}
    </details>
  )
}

function News({ id }: { id: SetId }) {
  const r = useWords(referenceWords)
  const language = useLanguage()
  const boxes = useBoxes({ sets: [id] })
  const [news, tell] = useState<Readonly<Record<string, Text>>>({})
  useEffect(() => {
    if (boxes === 'ready') void pageOfBox(id)?.news?.().then(tell)
  }, [boxes])
  if (boxes !== 'ready') return <Loading failed={boxes === 'failed'} />
  return (
    <ol>
      {Object.entries(news).map(([chapter, text]) => (
        <li key={chapter}>
          {text[language]} <a href={`/reference#rule-${chapter}`}>{r('rules')}</a>
        </li>
      ))}
    </ol>
  )
}
