// Turned cards: those for the check to the left, those against it to the right, the total in the middle.

import { nameOfCard, type SkillCardFacts } from '@cic/engine'
import type { ComponentChildren } from 'preact'
import { SkillShape } from '../art/skill.tsx'
import { lookAt } from '../table/about.ts'
import { signed } from '../table/dials.tsx'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { useWords } from '../words/words.ts'
import './lanes.css'

interface Turned {
  readonly card: string
  readonly worth: number
}

interface Props {
  cards: readonly Turned[]
  total: number
  facts: (card: string) => SkillCardFacts | undefined
  children?: ComponentChildren
}

export function Lanes({ cards, total, facts, children }: Props) {
  const t = useWords(checkWords)
  const numbered = cards.map((one, i) => ({ ...one, at: i }))
  const sum = (list: readonly Turned[]): number => list.reduce((all, { worth }) => all + worth, 0)
  const pro = numbered.filter(({ worth }) => worth >= 0)
  const contra = numbered.filter(({ worth }) => worth < 0)
  const draw = ({ card, at }: Turned & { at: number }) => (
    <TurnedCard key={at} card={card} facts={facts(card)} newest={at === cards.length - 1} />
  )
  return (
    <div class="lanes">
      <section class="lane for">
        <h3>
          {t('for')} <b>{signed(sum(pro))}</b>
        </h3>
        <ol>{pro.map(draw)}</ol>
      </section>
      <div class="check-total">
        <span class="over">{t('total')}</span>
        <b>{total < 0 ? `−${-total}` : total}</b>
        {children}
      </div>
      <section class="lane against">
        <h3>
          <b>{signed(sum(contra))}</b> {t('against')}
        </h3>
        <ol>{contra.map(draw)}</ol>
      </section>
    </div>
  )
}

function TurnedCard({ card, facts, newest }: { card: string; facts: SkillCardFacts | undefined; newest: boolean }) {
  const { language } = useScene()
  const name = nameOfCard(card, language)
  return (
    <li
      class={`turned ${facts?.skill ?? ''}${newest ? ' new' : ''}`}
      title={name}
      {...lookAt({ kind: 'card', id: card })}
    >
      <SkillShape skill={facts?.skill ?? 'treachery'} />
      <b aria-hidden="true">{facts?.strength ?? ''}</b>
      <span class="sr-only">{name}</span>
    </li>
  )
}
