// Fuel, food, morale and population: a number, a bar with the edge of the red zone, and a mark when it is red.

import { type Dial, dialsOf, type Language, labelOf, type Node, type Price, stakesOf, type View } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { AnswerSpot } from '../board/answer-spot.tsx'
import { choice } from '../question/choice.ts'
import { useStore } from '../store.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { useMark, useScene } from './scene.ts'
import './dials.css'

export function Dials() {
  const t = useWords(tableWords)
  const scene = useScene()
  // Few answers have one: whatever else is pointed at leaves the dials as they are.
  const effect = useStore(choice, ({ tried = -1 }) => scene.decision?.options[tried]?.effect)
  const price = effect === undefined ? {} : priceOf(effect, scene.game)
  return (
    <ul class="dials" aria-label={t('resources')}>
      {dialsOf(scene.game).map((dial) => (
        <DialItem key={dial.resource} dial={dial} change={price[dial.resource]} />
      ))}
    </ul>
  )
}

function DialItem({ dial: { resource, now, red, highest }, change }: { dial: Dial; change: number | undefined }) {
  const t = useWords(tableWords)
  const { language } = useScene()
  const mark = useMark(`dial:${resource}`)
  const low = now <= red
  return (
    <li class={`dial${low ? ' low' : ''}${mark.names}`} style={{ '--v': now / highest, '--r': red / highest }}>
      <AnswerSpot mark={mark} names="bare">
        <b>{now}</b>
        <div>
          <span class="over">
            <Icon name={resource} />
            <span class="dial-name">{labelOf('resource', resource, language)}</span>
            {low && (
              <span class="warn">
                <Icon name="warn" />
                <span class="sr-only">{t('inRed')}</span>
              </span>
            )}
            {change !== undefined && change !== 0 && <em class="may">{signed(change, language)}</em>}
          </span>
          <i class="gaugelet" aria-hidden="true" />
        </div>
      </AnswerSpot>
    </li>
  )
}

export const signed = (n: number, language?: Language): string => {
  const size = Math.abs(Math.round(n * 10) / 10)
  return n === 0 ? '0' : `${n < 0 ? '−' : '+'}${size.toLocaleString(language)}`
}

/** What the answer under the pointer may change; of a check, its worst outcome. */
function priceOf(effect: Node, game: View): Price {
  const { certain, maybe, fail } = stakesOf(effect, game)
  return certain ?? maybe ?? fail?.certain ?? fail?.maybe ?? {}
}
