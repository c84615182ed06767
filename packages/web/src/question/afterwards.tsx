// What comes with the crisis whatever is chosen: Cylon ships that act, and whether the fleet prepares to jump.

import { crisisFacts, crisisOf, describeOption } from '@cic/engine'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import './afterwards.css'

export function Afterwards() {
  const t = useWords(questionWords)
  const { game, reader, decision } = useScene()
  const crisis = crisisOf(game)
  if (crisis === undefined || decision === undefined || !/^(crisis|skillCheck):/.test(decision.kind)) return undefined
  const { activate, jump } = crisisFacts(game, crisis.card)
  const parts = [
    ...activate.map((icon) => describeOption({ id: `icon:${icon}` }, reader)),
    ...(jump ? [t('jumpPlus')] : []),
  ]
  if (parts.length === 0) return undefined
  return (
    <p class="after">
      {t('either')} {parts.join('; ')}
    </p>
  )
}
