// What do I have to do? One sentence, the card it comes from, and the legal answers with what they cost; always in the same place.

import { type Decision, describeQuestion, mentionsOf } from '@cic/engine'
import { useEffect, useRef } from 'preact/hooks'
import { Sentence } from '../side/sentence.tsx'
import { useStore } from '../store.ts'
import { useScene } from '../table/scene.ts'
import { SessionNotice } from '../table/session-notice.tsx'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { Afterwards } from './afterwards.tsx'
import { Answers, Confirm } from './answers.tsx'
import { isSingle } from './choice.ts'
import { Nothing } from './nothing.tsx'
import { UndoButton } from './undo-button.tsx'
import { Votes } from './votes.tsx'
import { WindowCountdown } from './window-countdown.tsx'
import './question-panel.css'

export function QuestionPanel() {
  const { session, decision } = useScene()
  return (
    <section class={decision === undefined ? 'question panel idle' : 'question panel'} aria-labelledby="question-title">
      <SessionNotice session={session} />
      <Votes />
      {decision === undefined ? <Nothing /> : <Asked key={decision.id} decision={decision} />}
      <WindowCountdown />
      <UndoButton />
    </section>
  )
}

function Asked({ decision }: { decision: Decision }) {
  const t = useWords(questionWords)
  const { game, reader, session } = useScene()
  const sending = useStore(session.store, (one) => one.sending === decision.id)
  const body = useRef<HTMLDivElement>(null)
  const open = game.decisions.length
  // A new question begins at its top.
  useEffect(() => body.current?.scrollTo(0, 0), [])
  return (
    <>
      <p class="over">{open > 1 ? t('yourDecisions', { n: 1, of: open }) : t('yourDecision')}</p>
      <h2 id="question-title">
        <Sentence text={describeQuestion(decision, reader)} mentions={mentionsOf(decision.facts, reader)} />
      </h2>
      <div class="question-body" ref={body}>
        <Answers decision={decision} sending={sending} />
      </div>
      {!isSingle(decision) && <Confirm decision={decision} sending={sending} />}
      <Afterwards />
      {sending && (
        <p class="quiet" role="status">
          {t('sending')}
        </p>
      )}
    </>
  )
}
