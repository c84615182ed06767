// What passing, passing in part and failing do; once it is known, which of them happens.

import { type CheckOutlook, describeEffect } from '@cic/engine'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import './check-outcomes.css'

type Outcome = 'pass' | 'partial' | 'fail'

interface Props {
  check: Pick<CheckOutlook, 'difficulty' | 'partialAt' | 'pass' | 'partial' | 'fail'>
  outcome?: Outcome
}

export function CheckOutcomes({ check, outcome }: Props) {
  const t = useWords(checkWords)
  const q = useWords(questionWords)
  const { language } = useScene()
  const { difficulty, partialAt, pass, partial, fail } = check
  const rows: [Outcome, string, string, string][] = [
    [
      'pass',
      q('pass'),
      t('orMore', { n: difficulty }),
      pass === undefined ? t('noEffect') : describeEffect(pass, language),
    ],
  ]
  if (partial !== undefined && partialAt !== undefined) {
    rows.push(['partial', t('partly'), t('orMore', { n: partialAt }), describeEffect(partial, language)])
  }
  const below = (partialAt ?? difficulty) - 1
  rows.push([
    'fail',
    q('fail'),
    t('orLess', { n: below }),
    fail === undefined ? t('noEffect') : describeEffect(fail, language),
  ])
  return (
    <ul class="check-outcomes">
      {rows.map(([which, name, when, effect]) => (
        <li key={which} class={which === outcome ? `${which} happened` : which}>
          <b>{name}</b> <span class="quiet">{when}</span>
          <p>{effect}</p>
        </li>
      ))}
    </ul>
  )
}
