// The name over a board: a button while an answer means the whole board.

import type { ComponentChildren } from 'preact'
import { useMark } from '../table/scene.ts'
import { AnswerSpot } from './answer-spot.tsx'
import './board-name.css'

interface Props {
  target: string
  names: string
  /** What is not done by touching a name: it leads to the answer, which says what would happen. */
  leads?: boolean
  children: ComponentChildren
}

export function BoardName({ target, names, leads = false, children }: Props) {
  const mark = useMark(target)
  return (
    <h3 class={`board-name ${names}${mark.names}`}>
      <AnswerSpot mark={leads ? { ...mark, act: mark.lead } : mark} names="area-button">
        {children}
      </AnswerSpot>
    </h3>
  )
}
