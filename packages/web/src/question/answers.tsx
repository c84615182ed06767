// The legal answers of a decision, each with its key, what it does and what it costs. One is given at once; of several, any are picked and
// confirmed. What does nothing stands in the foot, which does not scroll.

import { type Decision, worthOfCard } from '@cic/engine'
import type { ComponentChildren } from 'preact'
import { useStore } from '../store.ts'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { AnswerButton } from './answer-button.tsx'
import { CardAnswers, isOfHand } from './card-answers.tsx'
import { answerOf, choice, isSettled, isSingle, mayConfirm, pickedFor } from './choice.ts'
import { DrawCards } from './draw-cards.tsx'
import { isDraw } from './draws.ts'
import { type Group, groupsOf } from './groups.ts'
import { isClosing, isDouble } from './targets.ts'
import { useClosed } from './use-closed.ts'
import './answers.css'

interface Props {
  decision: Decision
}

export function Answers({ decision }: Props) {
  const { game } = useScene()
  const single = isSingle(decision)
  if (isDraw(decision)) return <DrawCards decision={decision} />
  if (!single && isOfHand(decision, game)) return <CardAnswers decision={decision} />
  return (
    <>
      {!single && <HowMany decision={decision} />}
      <AnswerList decision={decision} />
    </>
  )
}

function AnswerList({ decision }: Props) {
  const t = useWords(questionWords)
  const { game, order, marks } = useScene()
  const single = isSingle(decision)
  const open = order.filter((i) => !isClosing(decision.options[i].id) && !isDouble(game, decision, i))
  const dense = open.length > 3 || !single
  const groups = groupsOf(decision, open, marks)
  return (
    <ul class={`answers${dense ? ' dense' : ''}${single ? '' : ' many'}`} aria-label={t('answers')}>
      {groups.map(({ name, options }) => (
        <AnswerGroup key={name} name={groups.length > 1 ? name : undefined}>
          {options.map((i) => (
            <AnswerButton key={`${decision.options[i].id}-${i + 1}`} decision={decision} at={i} />
          ))}
        </AnswerGroup>
      ))}
    </ul>
  )
}

function AnswerGroup({ name, children }: { name: Group['name'] | undefined; children: ComponentChildren }) {
  const t = useWords(questionWords)
  return (
    <>
      {name !== undefined && <li class="answer-group over">{t(`group-${name}`)}</li>}
      {children}
    </>
  )
}

/** Nothing, pass, stay: always in sight. */
export function ClosingAnswers({ decision }: Props) {
  const { order } = useScene()
  const closing = order.filter((i) => isClosing(decision.options[i].id))
  if (closing.length === 0) return undefined
  return (
    <ul class="answers closing">
      {closing.map((i) => (
        <AnswerButton key={decision.options[i].id} decision={decision} at={i} />
      ))}
    </ul>
  )
}

function HowMany({ decision: { min, max, options } }: { decision: Decision }) {
  const t = useWords(questionWords)
  const words =
    min === max
      ? t('choose', { n: min })
      : min === 0 && max >= options.length
        ? t('chooseAny')
        : t('chooseUpTo', { n: max })
  return <p class="how-many quiet">{words}</p>
}

export function Confirm({ decision }: Props) {
  const t = useWords(questionWords)
  const { session, game } = useScene()
  const picked = useStore(choice, (now) => pickedFor(now, decision))
  const closed = useClosed(decision)
  const adding = decision.kind === 'skillCheck:contribute'
  const missing = decision.min - picked.length
  const sum = picked.reduce((all, i) => all + worthOfCard(game, decision.options[i].id.slice('card:'.length)), 0)
  return (
    <button
      type="button"
      class="confirm primary"
      disabled={!mayConfirm(decision, picked)}
      aria-disabled={closed || undefined}
      onClick={() => isSettled() && session.answer(decision, answerOf(decision, picked))}
    >
      {missing > 0 ? t('toChoose', { n: missing }) : t(adding ? 'addCards' : 'confirm', { n: picked.length })}
      {adding && picked.length > 0 && `, ${t('sumOf', { n: sum })}`}
      <span class="enter" aria-hidden="true">
        ↵
      </span>
    </button>
  )
}
