// A location: its name and drawing, who is there, and whether it is damaged. Clicking it gives the answer that names it, or tells about it.

import { isDamagedIn, type LocationId, labelOf } from '@cic/engine'
import type { ComponentChildren } from 'preact'
import { Drawing } from '../art/icon.tsx'
import { drawingOf } from '../art/icon-paths.ts'
import { broughtBy } from '../boxes/slots.ts'
import { lookAt, open } from '../table/about.ts'
import { nameOf } from '../table/people.ts'
import { PersonDisc } from '../table/person-disc.tsx'
import { useMark, useScene } from '../table/scene.ts'
import { breakable } from '../words/long-words.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import './room.css'

interface Props {
  id: LocationId
  /** What else lies there, drawn and in words. */
  children?: ComponentChildren
}

export function Room({ id, children }: Props) {
  const t = useWords(tableWords)
  const { game, language, reader } = useScene()
  const mark = useMark(`place:${id}`)
  const here = game.seats.flatMap(({ at }, seat) => (at === id ? [seat] : []))
  const name = labelOf('place', id, language)
  const damaged = isDamagedIn(game, id)
  const drawing = drawingOf(id)
  return (
    <li class={`room${damaged ? ' hurt' : ''}${mark.names}`} data-place={id}>
      <button
        type="button"
        class="bare"
        {...lookAt({ kind: 'location', id })}
        onMouseOver={mark.enter}
        onMouseOut={mark.leave}
        onFocus={mark.enter}
        onBlur={mark.leave}
        onClick={() => (mark.options.length === 1 ? mark.act() : open({ kind: 'location', id }))}
      >
        <span class="room-name" style={{ '--fit': fitOf(name) }}>
          {breakable(name, language)}
        </span>
        <span class="room-foot">
          <span class="people">
            {here.map((seat) => (
              <PersonDisc key={`seat-${seat + 1}`} seat={seat} />
            ))}
            {broughtBy(game, 'InRoom').map((Others, i) => (
              <Others key={`others-${i + 1}`} location={id} />
            ))}
          </span>
          {children}
          {damaged && <em>{t('damaged')}</em>}
          {drawing !== undefined && <Drawing path={drawing} />}
        </span>
        {broughtBy(game, 'OnRoom').map((More, i) => (
          <More key={`more-${i + 1}`} location={id} />
        ))}
        {here.length > 0 && <span class="sr-only">: {here.map((seat) => nameOf(seat, reader)).join(', ')}</span>}
      </button>
    </li>
  )
}

/** A long word is written a little smaller, so that it is not broken. */
const fitOf = (name: string): number =>
  Math.max(0.8, Math.min(1, 12 / Math.max(...name.split(/[\s-]/).map((word) => word.length))))
