// What each face of a die brings: pieces as wide as their chance, from harmless to bad in colour, in order and in words.

import { addsToRoll, describeEffect, type RollResult, rollOf, rollResults } from '@cic/engine'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import './roll-table.css'

export function RollTable({ added = 0 }: { added?: number }) {
  const t = useWords(questionWords)
  const { game, language } = useScene()
  const results = rollResults(game, added)
  const face = rollOf(game)?.face
  if (results.length === 0) return undefined
  const words = ({ hit, effect }: RollResult): string =>
    hit !== undefined ? t(hit) : effect === undefined ? t('noEffect') : describeEffect(effect, language)
  return (
    <span class="roll-table">
      {results.map((result) => (
        <span
          key={result.from}
          class={`${grade(result)}${face !== undefined && face >= result.from && face <= result.to ? ' rolled' : ''}`}
          style={{ flexGrow: result.to - result.from + 1 }}
        >
          <b>{result.from === result.to ? result.from : `${result.from}–${result.to}`}</b> {words(result)}
        </span>
      ))}
    </span>
  )
}

const grade = ({ hit, effect }: RollResult): string =>
  hit === 'missed' || (hit === undefined && effect === undefined)
    ? 'harmless'
    : hit?.startsWith('destroyed')
      ? 'worst'
      : 'some'

/** The same with what this answer would add. */
export function RollOfAnswer({ id }: { id: string }) {
  const t = useWords(questionWords)
  const { game } = useScene()
  const added = rollOf(game)?.result === undefined ? addsToRoll(game, id) : undefined
  if (added === undefined) return undefined
  return (
    <span class="roll-of-answer">
      <span class="quiet">{t('withThis')}</span>
      <RollTable added={added} />
    </span>
  )
}
