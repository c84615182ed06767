// What each face of a die brings: pieces as wide as their chance, from harmless to bad in colour, in order and in words.

import {
  addsToRoll,
  type Decision,
  type DecisionOption,
  describeEffect,
  type RollResult,
  rollOf,
  rollResultAt,
  rollResults,
  shotResults,
} from '@cic/engine'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import './roll-table.css'

interface Props {
  results: readonly RollResult[]
  face?: number | undefined
  /** It is read as a list; inside an answer it is part of what that is called. */
  list?: boolean
}

export function RollTable({ results, face, list = false }: Props) {
  const words = useResultWords()
  if (results.length === 0) return undefined
  return (
    <span class="roll-table" role={list ? 'list' : undefined}>
      {results.map((result) => (
        <span
          key={result.from}
          role={list ? 'listitem' : undefined}
          class={`${grade(result)}${face !== undefined && face >= result.from && face <= result.to ? ' rolled' : ''}`}
          style={{ flexGrow: result.to - result.from + 1 }}
        >
          <b>{facesOf(result)}</b> {words(result)}
        </span>
      ))}
    </span>
  )
}

const facesOf = ({ from, to }: RollResult): string => (from === to ? String(from) : `${from}–${to}`)

type Brought = Pick<RollResult, 'hit' | 'effect'>

function useResultWords(): (brought: Brought) => string {
  const t = useWords(questionWords)
  const { language } = useScene()
  return ({ hit, effect }) =>
    hit !== undefined ? t(hit) : effect === undefined ? t('noEffect') : describeEffect(effect, language)
}

const grade = ({ hit, effect }: RollResult): string =>
  hit === 'missed' || (hit === undefined && effect === undefined)
    ? 'harmless'
    : hit?.startsWith('destroyed')
      ? 'worst'
      : 'some'

/** What this answer makes of the die: before it is rolled another table, afterwards another result; or a die of its own, if it is a shot. */
export function RollOfAnswer({ decision, option }: { decision: Decision; option: DecisionOption }) {
  const t = useWords(questionWords)
  const words = useResultWords()
  const { game } = useScene()
  const { result } = rollOf(game) ?? {}
  const added = addsToRoll(game, option)
  const shown = option.id.startsWith('face:') ? Number(option.id.slice('face:'.length)) : undefined
  const then = shown ?? (result === undefined || added === undefined ? undefined : result + added)
  if (then !== undefined && rollOf(game) !== undefined)
    return <span class="does-line">{words(rollResultAt(game, then))}</span>
  if (added === undefined) {
    const shot = shotResults(game, decision, option.id)
    return shot.length === 0 ? undefined : (
      <span class="does-line">{shot.map((one) => `${facesOf(one)} ${words(one)}`).join(' · ')}</span>
    )
  }
  const results = rollResults(game, added)
  return results.length === 0 ? undefined : (
    <span class="roll-of-answer">
      <span class="quiet">{t('withThis')}</span>
      <RollTable results={results} />
    </span>
  )
}
