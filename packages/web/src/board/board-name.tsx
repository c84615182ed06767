// The name over a board: a button while an answer means the whole board.

import type { ComponentChildren } from 'preact'
import { useMark } from '../table/scene.ts'
import { AnswerSpot } from './answer-spot.tsx'
import './board-name.css'

export function BoardName({ target, names, children }: { target: string; names: string; children: ComponentChildren }) {
  const mark = useMark(target)
  return (
    <h3 class={`board-name ${names}${mark.names}`}>
      <AnswerSpot mark={mark} names="area-button">
        {children}
      </AnswerSpot>
    </h3>
  )
}
