// What passing, passing in part and failing do, and what may come besides, in words and on the dials; once it is known, which of them
// happens.

import { describeEffect, type Node, type Seat, stakesOf } from '@cic/engine'
import { changeWords, whomWords } from '../question/change-words.ts'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import type { CheckShown } from './told.ts'
import './check-outcomes.css'

type Row = [which: Outcome, name: string, when: string, effect: Node | undefined]
type Outcome = 'pass' | 'partial' | 'fail' | 'consequence'

export function CheckOutcomes({ check }: { check: CheckShown }) {
  const t = useWords(checkWords)
  const q = useWords(questionWords)
  const { difficulty, partialAt, results, outcome, consequenceDue } = check
  const { pass, partial, fail, consequence } = results
  const rows: Row[] = [
    ['pass', q('pass'), t('orMore', { n: difficulty }), pass],
    ...(partial === undefined || partialAt === undefined
      ? []
      : [['partial', t('partly'), t('orMore', { n: partialAt }), partial.effect] as Row]),
    ['fail', q('fail'), t('orLess', { n: (partialAt ?? difficulty) - 1 }), fail],
    ...(consequence === undefined
      ? []
      : [['consequence', q('consequence'), t(consequenceDue ? 'due' : 'ifAbility'), consequence] as Row]),
  ]
  const happens = (which: Outcome): boolean => (which === 'consequence' ? consequenceDue : which === outcome)
  return (
    <ul class="check-outcomes">
      {rows.map(([which, name, when, effect]) => (
        <li key={which} class={happens(which) ? `${which} happened` : which}>
          <b>{name}</b> <span class="quiet">{when}</span>
          <Effect effect={effect} chosen={check.chosen} />
        </li>
      ))}
    </ul>
  )
}

function Effect({ effect, chosen }: { effect: Node | undefined; chosen: Seat | undefined }) {
  const t = useWords(checkWords)
  const { game, language, reader } = useScene()
  if (effect === undefined) return <p>{t('noEffect')}</p>
  const { certain = {}, whom } = stakesOf(effect, game, { chosen })
  const changes = [...changeWords(certain, game, language), ...(whom === undefined ? [] : [whomWords(whom, reader)])]
  return (
    <p>
      {describeEffect(effect, language)}
      {changes.length > 0 && <span class="changes"> ({changes.join('; ')})</span>}
    </p>
  )
}
