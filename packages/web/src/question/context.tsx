// Who does what to whom, before it is asked what to do about it: the sentence of the question, and what everybody knows of its subject.

import { type Decision, describeLog, describeQuestion, isAtStake, mentionsOf, rollOf, skillCheckOf } from '@cic/engine'
import { Sentence } from '../side/sentence.tsx'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { RollTable } from './roll-table.tsx'
import './context.css'

/** In short, where what it is about is on the screen already. */
export function Asking({ decision }: { decision: Decision }) {
  const t = useWords(questionWords)
  const { game, reader } = useScene()
  const { kind, facts } = decision
  if (kind === 'skillCheck:contribute') return <>{t('whichCards')}</>
  if (kind === 'window:ask' && skillCheckOf(game)?.total !== undefined) return <>{t('useSomething')}</>
  if (kind === 'window:ask' && rollOf(game)?.attack !== undefined) return <>{t('changeDie')}</>
  return <Sentence text={describeQuestion(decision, reader)} mentions={mentionsOf(facts, reader)} />
}

export function Context({ decision }: { decision: Decision }) {
  if (decision.kind === 'skillCheck:contribute') return <PlaceInCheck decision={decision} />
  if (decision.kind !== 'window:ask') return undefined
  return (
    <>
      <TotalLine decision={decision} />
      <RollContext />
    </>
  )
}

function PlaceInCheck({ decision: { seat } }: { decision: Decision }) {
  const t = useWords(questionWords)
  const { game } = useScene()
  const { current, seats } = game
  const n = ((seat - current - 1 + seats.length) % seats.length) + 1
  return <p class="context">{t('yourPlace', { n, of: seats.length })}</p>
}

/** Whether the check passes as it stands, and whether anything that is offered could change that. */
function TotalLine({ decision }: { decision: Decision }) {
  const t = useWords(questionWords)
  const { game } = useScene()
  const { total, difficulty = 0 } = skillCheckOf(game) ?? {}
  if (total === undefined) return undefined
  const short = difficulty - total
  return (
    <p class="context">
      {t(short > 0 ? 'totalFails' : 'totalPasses', { total, difficulty, n: short })}
      {!isAtStake(game, decision) && <b> {t('cannotTurn')}</b>}
    </p>
  )
}

/** The attack that the die decides, and what each of its faces brings. */
function RollContext() {
  const t = useWords(questionWords)
  const { game, reader } = useScene()
  const roll = rollOf(game)
  if (roll === undefined) return undefined
  const line = roll.attack === undefined ? undefined : game.log.findLast(({ t: kind }) => kind === 'attacks')
  return (
    <>
      {line !== undefined && (
        <p class="context">
          <Sentence text={describeLog(line, reader)} mentions={mentionsOf(line, reader)} />
        </p>
      )}
      {roll.result !== undefined && <p class="context">{t('dieRolled', { n: roll.result })}</p>}
      <RollTable />
    </>
  )
}
