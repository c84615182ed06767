// What an answer may cost, before it is given: exact where it is certain, all outcomes of a check.

import {
  type DecisionOption,
  labelOf,
  type Price,
  resources,
  type Stakes,
  stakesOf,
  type View,
  type Worth,
} from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { signed } from '../table/dials.tsx'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { type Say, useWords } from '../words/words.ts'
import { changeWords } from './change-words.ts'
import './costs.css'

export function CheckOfAnswer({ option: { effect } }: { option: DecisionOption }) {
  const { game, language } = useScene()
  const check = effect === undefined ? undefined : stakesOf(effect, game).check
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

export function Costs({ option: { effect } }: { option: DecisionOption }) {
  const t = useWords(questionWords)
  const { game, language } = useScene()
  if (effect === undefined) return undefined
  const stakes = stakesOf(effect, game)
  const write = (price: Price, exact: boolean): string[] => priceWords(price, exact ? game : undefined, t, language)
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

type Write = (price: Price, exact: boolean) => string[]
type T = Say<typeof questionWords>

function plainLines({ certain, maybe }: Stakes, t: T, write: Write): [string, string][] {
  const sure = write(certain ?? {}, true)
  if (sure.length > 0) return [[t('certain'), sure.join(', ')]]
  const average = write(maybe ?? {}, false)
  return average.length > 0 ? [[t('perhaps'), average.join(', ')]] : []
}

/** A check's outcomes, each with what it would change. */
function checkLines({ check, pass, partial, fail, consequence }: Stakes, t: T, write: Write): [string, string][] {
  const words = (price: Price | undefined): string => write(price ?? {}, false).join(', ') || '·'
  return [
    ...(pass === undefined ? [] : [[t('pass'), words(pass)] as [string, string]]),
    ...(partial === undefined
      ? []
      : [[t('partial', { n: check?.partialAt ?? 0 }), words(partial)] as [string, string]]),
    ...(fail === undefined ? [] : [[t('fail'), words(fail)] as [string, string]]),
    ...(consequence === undefined ? [] : [[t('consequence'), words(consequence)] as [string, string]]),
  ].filter(([, what]) => what !== '·') as [string, string][]
}

const worthNames = {
  skillCards: 'skillCardsWorth',
  quorumCards: 'quorumCardsWorth',
  raptors: 'raptorsWorth',
  vipers: 'vipersWorth',
  nukes: 'nukesWorth',
  jumpPreparation: 'jumpWorth',
} as const

/** "Food 4 → 3" where it is certain, "Food −1" where it is not. */
function priceWords(price: Price, exact: View | undefined, t: T, language: Parameters<typeof labelOf>[2]): string[] {
  const words = exact === undefined ? [] : changeWords(price, exact, language)
  for (const resource of exact === undefined ? resources : []) {
    const by = price[resource]
    if (by !== undefined && by !== 0) words.push(`${labelOf('resource', resource, language)} ${signed(by, language)}`)
  }
  for (const [worth, name] of Object.entries(worthNames) as [Worth, keyof typeof questionWords][]) {
    const by = price[worth]
    if (by !== undefined && by !== 0) words.push(`${t(name)} ${signed(by, language)}`)
  }
  return words
}
