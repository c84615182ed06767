// My hand.

import { handLimitOf, printedCard, type Seat, skillCardFacts } from '@cic/engine'
import { useRef } from 'preact/hooks'
import { useWidth } from '../parts/use-width.ts'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { HandCardView } from './hand-card.tsx'
import { openCards, openWidth } from './open-cards.ts'
import { sortedHand } from './sorted-hand.ts'
import './hand.css'

export function Hand({ seat }: { seat: Seat }) {
  const t = useWords(questionWords)
  const { game, marks, language } = useScene()
  const { hand } = game.seats[seat]
  const cards = sortedHand(hand, (card) => skillCardFacts(game, card), marks)
  const limit = handLimitOf(game, seat)
  const list = useRef<HTMLOListElement>(null)
  const texts = cards.map(({ card }) => printedCard(card, language, game)?.text ?? '')
  const open = openCards(texts, useWidth(list))
  return (
    <section class="hand" aria-labelledby="hand-title">
      <h2 id="hand-title" class="over">
        {t('hand', { n: hand.length })}
        {hand.length > limit && <span class="hand-limit">{t('handLimit', { n: limit })}</span>}
      </h2>
      {cards.length === 0 && <p class="quiet">{t('emptyHand')}</p>}
      <ol
        ref={list}
        class={cards.length > 12 ? 'cards two-lines' : 'cards'}
        style={{ '--columns': Math.ceil(cards.length / 2) }}
      >
        {cards.map((card, i) => (
          <HandCardView
            key={`${card.card}-${card.copy}`}
            held={card}
            open={open[i]}
            width={openWidth(texts[i])}
            begins={i > 0 && cards[i - 1].skill !== card.skill}
          />
        ))}
      </ol>
    </section>
  )
}
