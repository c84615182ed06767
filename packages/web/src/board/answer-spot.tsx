// Something on the board that is a button while an answer names it. Where a label says more than what is drawn, it is read out.

import type { ComponentChildren } from 'preact'
import type { useMark } from '../table/scene.ts'

interface Props {
  mark: ReturnType<typeof useMark>
  names: string
  label?: string
  children: ComponentChildren
}

export function AnswerSpot({ mark, names, label, children }: Props) {
  if (mark.options.length === 0)
    return (
      <>
        {children}
        {label !== undefined && <span class="sr-only">{label}</span>}
      </>
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
