// Every deck with how many cards it has left; its discards are shown when it is opened.

import { decksOf, labelOf, type SkillType } from '@cic/engine'
import { Drawing } from '../art/icon.tsx'
import { drawingOf, type IconName } from '../art/icon-paths.ts'
import { SkillShape } from '../art/skill.tsx'
import { lookAt, open } from '../table/about.ts'
import { useMark, useScene } from '../table/scene.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import './strip.css'
import './decks.css'

/** A deck of a box has a drawing of its own name. */
const icons: Readonly<Record<string, IconName>> = {
  crisis: 'warn',
  superCrisis: 'cylon-fleet',
  destination: 'jump',
  quorum: 'presidents-office',
  destiny: 'eye',
  loyalty: 'loyalty',
}

export function Decks() {
  const t = useWords(tableWords)
  const { game } = useScene()
  const names = decksOf(game)
  return (
    <section class="group decks" aria-label={t('decks')}>
      <h3 class="over">{t('decks')}</h3>
      <ul>
        {names.map((name) => (
          <DeckPill key={name} name={name} />
        ))}
      </ul>
    </section>
  )
}

function DeckPill({ name }: { name: string }) {
  const t = useWords(tableWords)
  const { game, language } = useScene()
  const mark = useMark(`deck:${name}`)
  const { cards, discard } = game.decks[name]
  const drawing = drawingOf(icons[name] ?? name)
  const label = t('deckCount', { deck: labelOf('deck', name, language), n: cards.length, d: discard.length })
  return (
    <li class={`deck${mark.names}`}>
      <button
        type="button"
        class="bare"
        title={label}
        {...lookAt({ kind: 'deck', id: name })}
        onMouseOver={mark.enter}
        onFocus={mark.enter}
        onBlur={mark.leave}
        onMouseOut={mark.leave}
        onClick={() => (mark.options.length === 1 ? mark.act() : open({ kind: 'deck', id: name }))}
      >
        {drawing === undefined ? <SkillShape skill={name as SkillType} /> : <Drawing path={drawing} />}
        <span aria-hidden="true">{cards.length}</span>
        <span class="sr-only">{label}</span>
      </button>
    </li>
  )
}
