// Which skill cards do I draw? A step for each type, slots that fill, and a button that says how many are missing.

import { type Decision, labelOf, type SkillType, skillCardFacts } from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { useStore } from '../store.ts'
import { choose, useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { answerTo, cardsToDraw, drawing, mayTake, putBack, take, takenFor, typesOf } from './draws.ts'
import { keyOf } from './targets.ts'
import { useClosed } from './use-closed.ts'
import './draw-cards.css'

interface Props {
  decision: Decision
}

export function DrawCards({ decision }: Props) {
  const t = useWords(questionWords)
  const taken = useStore(drawing, (now) => takenFor(now, decision))
  const count = cardsToDraw(decision)
  return (
    <div class="draw">
      <ul aria-label={t('answers')}>
        {typesOf(decision).map((type, i) => (
          <TypeRow key={type} decision={decision} type={type as SkillType} at={i} />
        ))}
      </ul>
      <p class="draw-slots">
        {Array.from({ length: count }, (_, i) => (
          <span
            key={`slot-${i + 1}`}
            class={taken[i] === undefined ? 'slot' : `slot full ${taken[i]}`}
            aria-hidden="true"
          >
            {taken[i] !== undefined && <SkillShape skill={taken[i]} />}
          </span>
        ))}
        <output class="quiet">{taken.length < count ? t('toChoose', { n: count - taken.length }) : ''}</output>
      </p>
    </div>
  )
}

function TypeRow({ decision, type, at }: Props & { type: SkillType; at: number }) {
  const t = useWords(questionWords)
  const { game, language } = useScene()
  const taken = useStore(drawing, (now) => takenFor(now, decision))
  const closed = useClosed(decision)
  const n = taken.filter((one) => one === type).length
  const name = labelOf('skill', type, language)
  const held = game.seats[decision.seat].hand.filter((card) => skillCardFacts(game, card)?.skill === type).length
  const walk = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (event.key === 'ArrowRight') take(decision, type)
    else putBack(decision, type)
  }
  return (
    <li class={n > 0 ? 'draw-type some' : 'draw-type'}>
      <SkillShape skill={type} />
      <span>
        <b>{name}</b>
        <span class="quiet">{t('heldOfType', { n: held })}</span>
      </span>
      <button
        type="button"
        class={n === 0 ? 'step off' : 'step'}
        aria-disabled={closed || n === 0 || undefined}
        aria-label={t('oneLess', { type: name })}
        onClick={() => putBack(decision, type)}
      >
        −
      </button>
      <output>{n}</output>
      <button
        type="button"
        class={mayTake(decision, taken, type) ? 'answer step' : 'answer step off'}
        aria-disabled={closed || !mayTake(decision, taken, type) || undefined}
        aria-label={t('oneMore', { type: name })}
        aria-keyshortcuts={keyOf(at)}
        data-skill={type}
        onClick={() => take(decision, type)}
        onKeyDown={walk}
      >
        +
      </button>
    </li>
  )
}

export function ConfirmDraw({ decision }: Props) {
  const t = useWords(questionWords)
  const scene = useScene()
  const taken = useStore(drawing, (now) => takenFor(now, decision))
  const closed = useClosed(decision)
  const answer = answerTo(decision, taken)
  return (
    <button
      type="button"
      class="confirm primary"
      disabled={answer === undefined}
      aria-disabled={closed || undefined}
      onClick={() => answer !== undefined && choose(scene, answer)}
    >
      {t('drawCards', { n: cardsToDraw(decision) })}
      <span class="enter" aria-hidden="true">
        ↵
      </span>
    </button>
  )
}
