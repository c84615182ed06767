// What of a question may scroll: its context and its answers. How many answers are still below is said at the edge.

import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import './question-body.css'

export function QuestionBody({ children }: { children: ComponentChildren }) {
  const t = useWords(questionWords)
  const body = useRef<HTMLDivElement>(null)
  const [below, count] = useState(0)
  const look = (): void => count(body.current === null ? 0 : answersBelow(body.current))
  useEffect(() => {
    if (body.current === null) return
    const watch = new ResizeObserver(look)
    watch.observe(body.current)
    return () => watch.disconnect()
  }, [])
  // After it is on the screen: nothing has to be laid out for this alone.
  useEffect(look)
  return (
    <>
      <div class="question-body" ref={body} onScroll={look}>
        {children}
      </div>
      {below > 0 && (
        <button type="button" class="bare more-below" onClick={() => body.current?.scrollBy({ top: 120 })}>
          {t('moreBelow', { n: below })} <span aria-hidden="true">↓</span>
        </button>
      )}
    </>
  )
}

function answersBelow(body: HTMLElement): number {
  const edge = body.getBoundingClientRect().bottom
  return [...body.querySelectorAll('.answer')].filter((one) => one.getBoundingClientRect().bottom > edge + 4).length
}
