// What an answer may cost, before it is given: exact where it is certain, all outcomes of a check.

import {
  changesDifficulty,
  type DecisionOption,
  labelOf,
  type Node,
  type Price,
  resources,
  type Stakes,
  skillCheckOf,
  stakesOf,
  type View,
} from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { signed } from '../table/dials.tsx'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { type Say, useWords } from '../words/words.ts'
import { changeWords, whomWords } from './change-words.ts'
import './costs.css'

export function CheckOfAnswer({ effect }: { effect: Node }) {
  const { game, language } = useScene()
  const { check } = stakesOf(effect, game)
  if (check === undefined) return undefined
  return (
    <span class="answer-check">
      <b>{check.difficulty}</b>
      {check.skills.map((skill) => (
        <SkillShape key={skill} skill={skill} />
      ))}
      <span class="sr-only">{check.skills.map((skill) => labelOf('skill', skill, language)).join(', ')}</span>
    </span>
  )
}

/** What this answer makes of a check whose total is known. */
export function CheckThen({ option }: { option: DecisionOption }) {
  const t = useWords(questionWords)
  const { game } = useScene()
  const { total, difficulty = 0, partialAt } = skillCheckOf(game) ?? {}
  const by = total === undefined ? undefined : changesDifficulty(game, option)
  if (total === undefined || by === undefined) return undefined
  const then = Math.max(0, difficulty + by)
  return (
    <span class="does-line">
      {difficulty} → {then}: {t(total >= then ? 'pass' : total >= (partialAt ?? then) ? 'inPart' : 'fail')}
    </span>
  )
}

export function Costs({ effect }: { effect: Node }) {
  const t = useWords(questionWords)
  const { game, language, reader } = useScene()
  const write: Write = (stakes) => [
    ...priceWords(stakes.certain ?? {}, game, language),
    ...priceWords(stakes.maybe ?? {}, undefined, language),
    ...(stakes.whom === undefined ? [] : [whomWords(stakes.whom, reader)]),
  ]
  const stakes = stakesOf(effect, game)
  const lines = stakes.check === undefined ? plainLines(stakes, t, write) : checkLines(stakes, t, write)
  if (lines.length === 0) return undefined
  return (
    <span class="cost">
      {lines.map(([head, words]) => (
        <span key={head}>
          {head}
          {language === 'fr' ? '\u202f' : ''}: <b>{words}</b>
        </span>
      ))}
    </span>
  )
}

/** What an effect changes, in words; nothing, if nothing. */
type Write = (stakes: Stakes) => string[]
type T = Say<typeof questionWords>

function plainLines(stakes: Stakes, t: T, write: Write): [string, string][] {
  const words = write(stakes)
  return words.length === 0 ? [] : [[t(stakes.maybe === undefined ? 'certain' : 'perhaps'), words.join(', ')]]
}

/** A check's outcomes, each with what it would change. */
function checkLines({ check, pass, partial, fail, consequence }: Stakes, t: T, write: Write): [string, string][] {
  const outcomes: [string, Stakes | undefined][] = [
    [t('pass'), pass],
    [t('partial', { n: check?.partialAt ?? 0 }), partial],
    [t('fail'), fail],
    [t('consequence'), consequence],
  ]
  return outcomes.flatMap(([name, stakes]) => {
    const words = stakes === undefined ? [] : write(stakes)
    return words.length === 0 ? [] : [[name, words.join(', ')] as [string, string]]
  })
}

/** "Food 4 → 3" where it is certain, "Food −1" where it is not. */
function priceWords(price: Price, exact: View | undefined, language: Parameters<typeof labelOf>[2]): string[] {
  const words = exact === undefined ? [] : changeWords(price, exact, language)
  for (const resource of exact === undefined ? resources : []) {
    const by = price[resource]
    if (by !== undefined && by !== 0) words.push(`${labelOf('resource', resource, language)} ${signed(by, language)}`)
  }
  return words
}
