// A skill card in my hand: lit when an answer names it, with the reason when none does. Its standing order is set on the card itself.

import { labelOf, orderNameOf, printedCard, worthOfCard } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { SkillShape } from '../art/skill.tsx'
import { later } from '../parts/later.tsx'
import { choice, isSingle, pickedFor, tryOut } from '../question/choice.ts'
import { useStore } from '../store.ts'
import { lookAt, open } from '../table/about.ts'
import { signed } from '../table/dials.tsx'
import { choose, keyFor, useScene } from '../table/scene.ts'
import { breakable } from '../words/long-words.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { orderValue } from './order-list.ts'
import type { HandCard } from './sorted-hand.ts'
import './hand-card.css'

const CardReason = later(() => import('./card-reason.tsx').then((part) => part.CardReason), true)

interface Props {
  held: HandCard
  /** The first of its skill, after others. */
  begins: boolean
  /** Its whole text is read, at this width; otherwise when it is pointed at. */
  open: boolean
  width: number
}

export function HandCardView({ held: { card, skill, strength, option }, begins, open: lies, width }: Props) {
  const t = useWords(questionWords)
  const scene = useScene()
  const { game, language, decision } = scene
  const printed = printedCard(card, language, game)
  const picked = useStore(
    choice,
    (now) => decision !== undefined && option !== undefined && pickedFor(now, decision).includes(option),
  )
  const tried = useStore(choice, (now) => option !== undefined && now.tried === option)
  const adding = decision?.kind === 'skillCheck:contribute'
  const worth = adding ? worthOfCard(game, card) : 0
  const lit = option !== undefined
  const order = orderNameOf(card)
  const foot = lit ? adding ? t('counts', { n: worth }) : t('playable') : <CardReason card={card} />
  return (
    <li
      class={`hand-card ${skill}${begins ? ' begins' : ''}${lies ? ' open' : ''}${lit ? ' lit' : ''}${picked ? ' picked' : ''}${tried ? ' tried' : ''}`}
      style={`--open-width: ${width}px`}
    >
      <button
        type="button"
        class="bare card-face"
        data-option={option}
        aria-pressed={lit && decision !== undefined && !isSingle(decision) ? picked : undefined}
        onClick={() => (lit ? choose(scene, option) : open({ kind: 'card', id: card }))}
        onMouseOver={() => lit && tryOut(option)}
        onMouseOut={() => tryOut(undefined)}
        onFocus={() => lit && tryOut(option)}
        onBlur={() => tryOut(undefined)}
        {...lookAt({ kind: 'card', id: card })}
      >
        <span class="card-head">
          <SkillShape skill={skill} />
          <span class="sr-only">{labelOf('skill', skill, language)}</span>
          <b>{strength}</b>
        </span>
        <span class="card-name">{breakable(printed?.name ?? '', language, 10)}</span>
        <span class="card-text" aria-hidden="true">
          {printed?.text}
        </span>
        <span class="card-foot">
          {lit && (
            <span class="key" aria-hidden="true">
              {keyFor(scene, option)}
            </span>
          )}
          {adding && lit ? <span class="short">{signed(worth)}</span> : undefined}
          <span class="long">{foot}</span>
        </span>
      </button>
      {order !== undefined && <OrderMark card={card} name={order} />}
    </li>
  )
}

/** Whether a standing order answers for this card; leads to where it is set. */
function OrderMark({ card, name }: { card: string; name: string }) {
  const t = useWords(questionWords)
  const { game, mySeat, language } = useScene()
  const orders = mySeat === undefined ? [] : game.seats[mySeat].orders
  const value = orderValue(orders, name, game.turn)
  const words =
    value === 'ask'
      ? t('ask')
      : value === 'matters'
        ? t('ifItMatters')
        : value.startsWith('play:')
          ? t(value.slice('play:'.length) as 'always')
          : t('orderPass')
  const label = `${t('orderFor', { card: printedCard(card, language)?.name ?? '' })}: ${words}`
  return (
    <button
      type="button"
      class={value === 'ask' || value === 'matters' ? 'order-mark' : 'order-mark set'}
      aria-label={label}
      title={label}
      onClick={() => open({ kind: 'card', id: card })}
    >
      <Icon name={value === 'ask' || value === 'matters' ? 'eye' : value.startsWith('play:') ? 'check' : 'close'} />
    </button>
  )
}
