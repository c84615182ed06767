// Something on the board that is a button while an answer names it, or tells about itself. Where a label says more than what is drawn, it is
// read out.

import type { ComponentChildren } from 'preact'
import { type About, lookAt, open } from '../table/about.ts'
import type { useMark } from '../table/scene.ts'

interface Props {
  mark: ReturnType<typeof useMark>
  names: string
  label?: string
  /** What it tells while no answer names it: also why nothing can be done with it. */
  about?: About | undefined
  children: ComponentChildren
}

export function AnswerSpot({ mark, names, label, about, children }: Props) {
  const words = (
    <>
      {children}
      {label !== undefined && <span class="sr-only">{label}</span>}
    </>
  )
  if (mark.options.length === 0)
    return about === undefined ? (
      words
    ) : (
      <button type="button" class={names} onClick={() => open(about)} {...lookAt(about)}>
        {words}
      </button>
    )
  return (
    <button
      type="button"
      class={names}
      onClick={mark.act}
      onMouseEnter={mark.enter}
      onMouseLeave={mark.leave}
      onFocus={mark.enter}
      onBlur={mark.leave}
    >
      {words}
    </button>
  )
}
