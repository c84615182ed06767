// Cards that stay on the table, and before whom they lie.

import { nameOfCard } from '@cic/engine'
import { lookAt, open } from '../table/about.ts'
import { nameOf } from '../table/people.ts'
import { useMark, useScene } from '../table/scene.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import './strip.css'
import './in-play.css'

export function InPlayCards() {
  const t = useWords(tableWords)
  const { game } = useScene()
  if (game.inPlay.length === 0) return undefined
  return (
    <section class="group in-play" aria-label={t('inPlay')}>
      <h3 class="over">{t('inPlay')}</h3>
      <ul>
        {game.inPlay.map(({ card, holder }) => (
          <InPlayCard key={`${card}-${holder ?? 'table'}`} card={card} holder={holder} />
        ))}
      </ul>
    </section>
  )
}

function InPlayCard({ card, holder }: { card: string; holder: number | undefined }) {
  const { language, reader } = useScene()
  const mark = useMark(`inPlay:${card}`)
  return (
    <li class={mark.names}>
      <button
        type="button"
        class="bare"
        {...lookAt({ kind: 'card', id: card })}
        onClick={() => (mark.options.length === 1 ? mark.act() : open({ kind: 'card', id: card }))}
      >
        {nameOfCard(card, language)}
        {holder !== undefined && <span class="quiet"> · {nameOf(holder, reader)}</span>}
      </button>
    </li>
  )
}
