// The name over a board: a button while an answer means the whole board.

import type { ComponentChildren } from 'preact'
import { useMark } from '../table/scene.ts'

export function BoardName({ target, names, children }: { target: string; names: string; children: ComponentChildren }) {
  const mark = useMark(target)
  return (
    <h3 class={`${names}${mark.names}`}>
      {mark.options.length > 0 ? (
        <button
          type="button"
          class="area-button"
          onClick={mark.act}
          onMouseEnter={mark.enter}
          onMouseLeave={mark.leave}
          onFocus={mark.enter}
          onBlur={mark.leave}
        >
          {children}
        </button>
      ) : (
        children
      )}
    </h3>
  )
}
