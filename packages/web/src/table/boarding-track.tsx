// Centurions aboard: shown only when there are any.

import { boardingSpaces } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { type Mark, useMark, useScene } from './scene.ts'
import './jump-track.css'
import './boarding-track.css'

export function BoardingTrack() {
  const t = useWords(tableWords)
  const { boarding } = useScene().game
  if (boarding.every((n) => n === 0)) return undefined
  return (
    <div class="boarding" data-track="boarding">
      <span class="over">{t('boarding')}</span>
      <ol class="track">
        {boarding.map((n, i) => (
          <BoardingSpace key={`space-${i + 1}`} at={i} centurions={n} />
        ))}
        <li class="end" aria-hidden="true">
          <Icon name="warn" />
        </li>
      </ol>
    </div>
  )
}

function BoardingSpace({ at, centurions }: { at: number; centurions: number }) {
  const t = useWords(tableWords)
  const mark: Mark = useMark(`boarding:${at}`)
  const label = t('boardingAt', { n: centurions, at: at + 1, of: boardingSpaces })
  if (centurions === 0) return <li />
  return (
    <li class={`held${mark.names}`}>
      <button
        type="button"
        class="bare"
        aria-label={label}
        title={label}
        disabled={mark.options.length === 0}
        onClick={mark.act}
      >
        <Icon name="centurion" />
        {centurions > 1 && centurions}
      </button>
    </li>
  )
}
