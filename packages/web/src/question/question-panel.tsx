// What do I have to do? One sentence, the card it comes from, and the legal answers with what they cost; always in the same place.

import { type CardId, type Decision, mostToAdd, skillCheckOf } from '@cic/engine'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { later } from '../parts/later.tsx'
import { type Scene, useScene } from '../table/scene.ts'
import { SessionNotice } from '../table/session-notice.tsx'
import type { Theatre } from '../theatre/use-theatre.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { Answers, ClosingAnswers, Confirm } from './answers.tsx'
import { Away } from './away.tsx'
import { isSingle, settle } from './choice.ts'
import { Asking, Context } from './context.tsx'
import { ConfirmDraw } from './draw-cards.tsx'
import { isDraw } from './draws.ts'
import { Nothing } from './nothing.tsx'
import { QuestionBody } from './question-body.tsx'
import { Missed, Showing } from './showing.tsx'
import { UndoButton } from './undo-button.tsx'
import { useLate } from './use-closed.ts'
import { WindowCountdown } from './window-countdown.tsx'
import './question-panel.css'

const OnTable = later(() => import('./on-table.tsx').then((part) => part.OnTable))
const Prepare = later(() => import('./prepare.tsx').then((part) => part.Prepare), true)
const Votes = later(() => import('./votes.tsx').then((part) => part.Votes), true)

export function QuestionPanel({ theatre }: { theatre: Theatre }) {
  const scene = useScene()
  const { session, picture, decision } = scene
  const panel = useRef<HTMLElement>(null)
  const level = theatre.scene === undefined
  const height = useHeightOf(panel, decision)
  useFocusKept(panel, decision?.id ?? (level ? 'nothing' : 'scene'))
  useSettling(decision)
  const preparing = toPrepare(scene)
  return (
    <section
      ref={panel}
      class={decision === undefined ? 'question panel idle' : 'question panel'}
      tabIndex={-1}
      aria-labelledby="question-title"
      aria-describedby={decision === undefined ? undefined : 'question-context'}
      data-decision={decision?.id}
      style={level || decision !== undefined ? undefined : { minHeight: height }}
    >
      <SessionNotice session={session} />
      {picture.votes.length > 0 && <Votes />}
      <Away />
      <Missed theatre={theatre} />
      {mayLie(scene) && <OnTable />}
      {decision !== undefined ? (
        <Asked key={decision.id} decision={decision} />
      ) : level ? (
        <Nothing />
      ) : (
        <Showing theatre={theatre} />
      )}
      {preparing !== undefined && <Prepare hand={preparing} />}
      {level && <WindowCountdown />}
      <UndoButton />
    </section>
  )
}

/** The hand of whoever is still to add cards to a check, also in the moment in which they are asked. */
function toPrepare({ decision, game, mySeat, picture }: Scene): readonly CardId[] | undefined {
  if (mySeat === undefined || game.over !== undefined || picture.status === 'ended') return undefined
  const { hand } = game.seats[mySeat]
  const toCome = skillCheckOf(game)?.toAdd.includes(mySeat) === true && mostToAdd(game, mySeat) > 0
  return toCome && hand.length > 0 && (decision === undefined || decision.kind === 'skillCheck:contribute')
    ? hand
    : undefined
}

/** Whether a card may lie on the table: what draws it comes with the first of them. */
const mayLie = ({ decision, game }: Scene): boolean =>
  decision?.facts.card !== undefined ||
  game.stack.some(({ at, context }) => context !== undefined || at.startsWith('crisis:'))

type Panel = RefObject<HTMLElement | null>

/** How high the last question was: while its consequences are shown nothing else on the table moves. */
function useHeightOf(panel: Panel, decision: Decision | undefined): string {
  const height = useRef(0)
  const asked = useRef(false)
  asked.current = decision !== undefined
  useEffect(() => {
    const { current } = panel
    if (current === null) return
    const watch = new ResizeObserver(() => {
      if (asked.current) height.current = current.offsetHeight
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [panel])
  return `${height.current}px`
}

/** Whoever had the focus on an answer finds it on the next question, not nowhere. */
function useFocusKept(panel: Panel, what: string): void {
  const before = useRef(what)
  // The panel keeps it meanwhile. Where something with the focus goes away, and where it comes to something that is not laid out yet,
  // the browser lays out the page at once and once more.
  const { current } = panel
  if (before.current !== what && current?.contains(document.activeElement)) current.focus({ preventScroll: true })
  useEffect(() => {
    if (before.current === what) return
    before.current = what
    const { activeElement } = document
    if (activeElement === document.body || activeElement === panel.current)
      document.getElementById('question-title')?.focus({ preventScroll: true })
  }, [what])
}

/** What takes the place of a question, another or none, is not pressed by what was meant for that one. */
function useSettling(decision: Decision | undefined): void {
  const before = useRef(decision)
  useLayoutEffect(() => {
    if (decision?.id !== before.current?.id) settle()
    before.current = decision
  }, [decision])
}

function Asked({ decision }: { decision: Decision }) {
  const t = useWords(questionWords)
  const { game } = useScene()
  const open = game.decisions.length
  return (
    <>
      <p class="over">{open > 1 ? t('yourDecisions', { n: 1, of: open }) : t('yourDecision')}</p>
      <h2 id="question-title" tabIndex={-1}>
        <Asking decision={decision} />
      </h2>
      <QuestionBody>
        <Context decision={decision} />
        <Answers decision={decision} />
      </QuestionBody>
      <ClosingAnswers decision={decision} />
      {!isSingle(decision) && <Confirm decision={decision} />}
      {isDraw(decision) && <ConfirmDraw decision={decision} />}
      <Sending decision={decision} />
    </>
  )
}

function Sending({ decision }: { decision: Decision }) {
  const t = useWords(questionWords)
  const late = useLate(decision)
  if (!late) return undefined
  return (
    <p class="quiet" role="status">
      {t('sending')}
    </p>
  )
}
