// The legal answers of a decision, each with its key and its price. One is given at once; of several, any are picked and confirmed.

import { type Decision, worthOfCard } from '@cic/engine'
import { useStore } from '../store.ts'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { AnswerButton } from './answer-button.tsx'
import { answerOf, choice, isSettled, isSingle, mayConfirm, pickedFor } from './choice.ts'
import './answers.css'

export function Answers({ decision, sending }: { decision: Decision; sending: boolean }) {
  const t = useWords(questionWords)
  const single = isSingle(decision)
  const { options } = decision
  const dense = options.length > 3 || !single
  return (
    <>
      {!single && <HowMany decision={decision} />}
      <ul class={`answers${dense ? ' dense' : ''}${single ? '' : ' many'}`} aria-label={t('answers')}>
        {options.map((option, i) => (
          <AnswerButton key={`${option.id}-${i + 1}`} decision={decision} at={i} disabled={sending} />
        ))}
      </ul>
    </>
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

export function Confirm({ decision, sending }: { decision: Decision; sending: boolean }) {
  const t = useWords(questionWords)
  const { session, game } = useScene()
  const picked = useStore(choice, (now) => pickedFor(now, decision))
  const adding = decision.kind === 'skillCheck:contribute'
  const sum = picked.reduce((all, i) => all + worthOfCard(game, decision.options[i].id.slice('card:'.length)), 0)
  return (
    <button
      type="button"
      class="confirm primary"
      disabled={sending || !mayConfirm(decision, picked)}
      onClick={() => isSettled() && session.answer(decision, answerOf(decision, picked))}
    >
      {t(adding ? 'addCards' : 'confirm', { n: picked.length })}
      {adding && picked.length > 0 && `, ${t('sumOf', { n: sum })}`}
      <span class="enter" aria-hidden="true">
        ↵
      </span>
    </button>
  )
}
