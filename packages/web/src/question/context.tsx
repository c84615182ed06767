// Who does what to whom, before it is asked what to do about it: the sentence of the question, and what everybody knows of its subject.

import {
  type Decision,
  describeEffect,
  describeLog,
  describeMoment,
  describeQuestion,
  drawnAnyway,
  isAtStake,
  labelOf,
  mentionsOf,
  nameOfCard,
  rollOf,
  rollResults,
  skillCardFacts,
  skillCheckOf,
  type View,
} from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
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
  const { kind, facts, options } = decision
  if (kind === 'skillCheck:contribute') return <>{t('whichCards')}</>
  if (kind === 'window:ask') {
    if (rollOf(game)?.attack !== undefined) return <>{t('changeDie')}</>
    const things = new Set(options.flatMap(({ id }) => (id === 'pass' ? [] : [usedIn(id, game)])))
    const [thing] = things
    const name = nameOfCard(thing, reader.language)
    return <>{things.size === 1 && name !== undefined ? t('useIt', { name }) : t('useWhich')}</>
  }
  return <Sentence text={describeQuestion(decision, reader)} mentions={mentionsOf(facts, reader)} />
}

/** What an answer of a window would use: cards of one name are one thing. */
function usedIn(id: string, game: View): string {
  const [, thing = ''] = id.split(':')
  return skillCardFacts(game, thing)?.kind ?? thing
}

/** What the question is described by to whoever hears it. */
export const Context = ({ decision }: { decision: Decision }) => (
  <div id="question-context" class="question-context">
    <WhatIsKnown decision={decision} />
  </div>
)

function WhatIsKnown({ decision }: { decision: Decision }) {
  if (decision.kind === 'skillCheck:contribute') return <PlaceInCheck decision={decision} />
  if (decision.kind === 'drawSkillCards:choose') return <DrawnAnyway />
  if (decision.kind === 'chooseCharacter:choose') return <WhatHappens decision={decision} />
  return (
    <>
      <HeldCards decision={decision} />
      <TotalLine decision={decision} />
      <Moment decision={decision} />
      <RollContext />
    </>
  )
}

/** What is drawn besides: the sheet leaves no choice in it. */
function DrawnAnyway() {
  const t = useWords(questionWords)
  const { game, language } = useScene()
  const skills = drawnAnyway(game)
  if (skills.length === 0) return undefined
  return (
    <p class="context drawn-anyway">
      {t('drawnAnyway')}
      {skills.map((skill, i) => (
        <span key={`${skill}-${i + 1}`} title={labelOf('skill', skill, language)}>
          <SkillShape skill={skill} />
          <span class="sr-only">{labelOf('skill', skill, language)}</span>
        </span>
      ))}
    </p>
  )
}

/** Cards that were drawn or looked at and are not the answers themselves: what to do with all of them is asked. */
function HeldCards({ decision: { kind, seat, options } }: { decision: Decision }) {
  const { game, language } = useScene()
  const answers = options.flatMap(({ id }) => id.split(':'))
  const cards = game.held
    .filter(({ by, deck }) => by === seat && deck !== 'window')
    .flatMap((one) => one.cards)
    .filter((card) => !answers.includes(card))
  const names = cards.flatMap((card) => nameOfCard(card, language) ?? [])
  return kind === 'window:ask' || names.length === 0 ? undefined : <p class="context">{names.join(' · ')}</p>
}

/** What will happen to whom is chosen. */
function WhatHappens({ decision: { options } }: { decision: Decision }) {
  const { language } = useScene()
  const [{ effect }] = options
  return effect === undefined ? undefined : <p class="context">{describeEffect(effect, language)}.</p>
}

/** What a window interrupts, where no total and no attack says it better. */
function Moment({ decision }: { decision: Decision }) {
  const { game, reader } = useScene()
  const told = decision.facts.total !== undefined || rollOf(game)?.attack !== undefined
  const words = told ? undefined : describeMoment(decision, reader)
  return words === undefined ? undefined : (
    <p class="context">
      <Sentence text={words} mentions={mentionsOf(decision.facts, reader)} />
    </p>
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
  const { total, difficulty = 0, partialAt } = skillCheckOf(game) ?? {}
  // Neither a window of something that the check has led to nor a question of its result is about its total.
  if (total === undefined || (decision.kind === 'window:ask' && decision.facts.total === undefined)) return undefined
  if (game.log.findLast(({ t: what }) => what === 'checkTotal' || what === 'checkOutcome')?.t !== 'checkTotal')
    return undefined
  const short = difficulty - total
  const stands = short <= 0 ? 'totalPasses' : total >= (partialAt ?? difficulty) ? 'totalInPart' : 'totalFails'
  return (
    <p class="context">
      {t(stands, { total, difficulty, n: short })}
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
      <RollTable results={rollResults(game)} face={roll.face} list />
    </>
  )
}
