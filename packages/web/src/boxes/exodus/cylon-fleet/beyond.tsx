// What waits beyond a space area on the Cylon Fleet board: outlines with counts, and the numbers of the die that bring more.

import type { Area } from '@cic/engine'
import { beyond, describeBeyond, pursuitOf } from '@cic/engine/boxes/exodus/cylon-fleet'
import { ShipShape } from '../../../art/ship.tsx'
import { AnswerSpot } from '../../../board/answer-spot.tsx'
import { useMark, useScene } from '../../../table/scene.ts'
import { useWords } from '../../../words/words.ts'
import { listId } from './who-waits.tsx'
import { fleetWords } from './words.ts'
import './beyond.css'

export function Beyond({ area }: { area: Area }) {
  const t = useWords(fleetWords)
  const { game, language } = useScene()
  const mark = useMark(`fleet:${area}`)
  if (pursuitOf(game) === undefined) return undefined
  const { number, ships } = beyond(game, area)
  const waiting = describeBeyond(game, area, language)
  const label = waiting === undefined ? t('nobodyBeyond', { number }) : t('beyond', { number, waiting })
  const drawn = (
    <>
      <b class="number" aria-hidden="true">
        {number}
      </b>
      {ships.map(({ ship, count }) => (
        <span key={ship} class="waiting" data-piece={ship} data-shore="beyond" aria-hidden="true">
          <ShipShape ship={ship} />
          {count > 1 && <span class="count">×{count}</span>}
        </span>
      ))}
    </>
  )
  return (
    <div class={`beyond${mark.names}`} title={label} data-beyond={area}>
      {mark.options.length > 0 ? (
        <AnswerSpot mark={mark} names="bare" label={label}>
          {drawn}
        </AnswerSpot>
      ) : (
        <button type="button" class="bare" popovertarget={listId}>
          {drawn}
          <span class="sr-only">{label}</span>
        </button>
      )}
    </div>
  )
}
