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
  if (mark.options.length === 0)
    return about === undefined ? (
      <>
        {children}
        {label !== undefined && <span class="sr-only">{label}</span>}
      </>
    ) : (
      <button type="button" class={names} aria-label={label} onClick={() => open(about)} {...lookAt(about)}>
        {children}
      </button>
    )
  return (
    <button
      type="button"
      class={names}
      aria-label={label}
      onClick={mark.act}
      onMouseEnter={mark.enter}
      onMouseLeave={mark.leave}
      onFocus={mark.enter}
      onBlur={mark.leave}
    >
      {children}
    </button>
  )
}
