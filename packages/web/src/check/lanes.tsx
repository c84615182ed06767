// Turned cards: those for the check to the left, those against it to the right, the total in the middle.

import { nameOfCard, type SkillCardFacts } from '@cic/engine'
import type { ComponentChildren } from 'preact'
import { SkillShape } from '../art/skill.tsx'
import { lookAt } from '../table/about.ts'
import { signed } from '../table/dials.tsx'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { useWords } from '../words/words.ts'
import type { Turned } from './told.ts'
import './lanes.css'

interface Props {
  cards: readonly Turned[]
  /** Those of them that are the reader's. */
  mine: readonly string[]
  total: number
  facts: (card: string) => SkillCardFacts | undefined
  children?: ComponentChildren
}

export function Lanes({ cards, mine, total, facts, children }: Props) {
  const t = useWords(checkWords)
  const own = ownAmong(cards, mine)
  const numbered = cards.map((one, i) => ({ ...one, at: i }))
  const sum = (list: readonly Turned[]): number => list.reduce((all, { worth }) => all + worth, 0)
  const pro = numbered.filter(({ worth }) => worth >= 0)
  const contra = numbered.filter(({ worth }) => worth < 0)
  const draw = ({ at, ...one }: Turned & { at: number }) => (
    <TurnedCard key={at} {...one} facts={facts(one.card)} newest={at === cards.length - 1} own={own.has(at)} />
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

/** Of alike cards the first are mine: nobody can tell them apart. */
function ownAmong(cards: readonly Turned[], mine: readonly string[]): ReadonlySet<number> {
  const left = [...mine]
  const own = new Set<number>()
  cards.forEach(({ card }, at) => {
    const i = left.indexOf(card)
    if (i < 0) return
    left.splice(i, 1)
    own.add(at)
  })
  return own
}

interface CardProps extends Turned {
  facts: SkillCardFacts | undefined
  newest: boolean
  own: boolean
}

function TurnedCard({ card, worth, joined, facts, newest, own }: CardProps) {
  const t = useWords(checkWords)
  const { language } = useScene()
  const name = nameOfCard(card, language)
  const strength = Math.abs(worth)
  return (
    <li
      class={`turned ${facts?.skill ?? ''}${newest ? ' new' : ''}${own ? ' mine' : ''}${joined ? ' joined' : ''}`}
      title={name}
      {...lookAt({ kind: 'card', id: card })}
    >
      <SkillShape skill={facts?.skill ?? 'treachery'} />
      <b aria-hidden="true" class={facts?.strength === strength ? undefined : 'bent'}>
        {strength}
      </b>
      <span class="sr-only">
        {name}, {strength}
        {own && `, ${t('yoursShort')}`}
      </span>
    </li>
  )
}
