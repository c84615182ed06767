// All-knowing: everybody's loyalty or aim, and hand.

import { aimOf, labelOf, nameOfCard, type Seat, sideOfLoyalty, skillCardFacts } from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { useAimWords } from '../boxes/use-aim-words.ts'
import { lookAt, open } from '../table/about.ts'
import { nameOf } from '../table/people.ts'
import { PersonDisc } from '../table/person-disc.tsx'
import { useScene } from '../table/scene.ts'
import { endWords } from '../words/end.ts'
import { replayWords } from '../words/replay.ts'
import { useWords } from '../words/words.ts'
import './open-hands.css'

export function OpenHands() {
  const t = useWords(replayWords)
  const { game } = useScene()
  return (
    <section class="open-hands panel" aria-labelledby="open-hands-title">
      <h2 id="open-hands-title" class="sr-only">
        {t('everybody')}
      </h2>
      <ul>
        {game.seats.map((_, seat) => (
          <OpenHand key={`seat-${seat + 1}`} seat={seat} />
        ))}
      </ul>
    </section>
  )
}

function OpenHand({ seat }: { seat: Seat }) {
  const t = useWords(replayWords)
  const a = useAimWords()
  const c = useWords(endWords)
  const { game, reader, language } = useScene()
  const { hand, loyalty, revealed } = game.seats[seat]
  const cylon = revealed || loyalty.some(({ card }) => sideOfLoyalty(game, card) === 'cylon')
  const loyaltyNames = loyalty.map(({ card }) => nameOfCard(card, language) ?? card).join(', ')
  const aim = aimOf(game, seat)
  return (
    <li class={cylon ? 'cylon' : ''}>
      <p class="open-hand-name">
        <PersonDisc seat={seat} />
        <b>{nameOf(seat, reader)}</b>
        {loyalty.length > 0 && (
          <span class="side-mark" title={loyaltyNames}>
            {c(cylon ? 'cylon' : 'human')}
            <span class="sr-only">: {loyaltyNames}</span>
          </span>
        )}
        {aim !== undefined && (
          <button
            type="button"
            class="bare side-mark"
            {...lookAt({ kind: 'card', id: aim.card })}
            onClick={() => open({ kind: 'card', id: aim.card })}
          >
            {a('name')}
            <span class="sr-only">: {nameOfCard(aim.card, language)}</span>
          </button>
        )}
      </p>
      <ul class="open-cards">
        {hand.length === 0 && <li class="quiet">{t('noCards')}</li>}
        {[...hand].sort().map((card, i) => {
          const facts = skillCardFacts(game, card)
          const name = nameOfCard(card, language) ?? card
          return (
            <li key={`${card}-${i + 1}`}>
              <button
                type="button"
                class="bare"
                {...lookAt({ kind: 'card', id: card })}
                onClick={() => open({ kind: 'card', id: card })}
              >
                {facts !== undefined && <SkillShape skill={facts.skill} />}
                <b aria-hidden="true">{facts?.strength}</b>
                <span class="sr-only">
                  {facts === undefined ? name : `${labelOf('skill', facts.skill, language)}: ${name}`}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
