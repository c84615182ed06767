// One of the Final Five that everybody has seen: it lies face down again among somebody's cards.

import { nameOfCard, type Seat } from '@cic/engine'
import { knownFinalFive } from '@cic/engine/boxes/exodus'
import { Drawing } from '../../art/icon.tsx'
import { useScene } from '../../table/scene.ts'
import { useWords } from '../../words/words.ts'
import { icons } from './icons.ts'
import { exodusWords } from './words.ts'

export function FinalFiveFact({ seat }: { seat: Seat }) {
  const t = useWords(exodusWords)
  const { game, language } = useScene()
  const cards = knownFinalFive(game, seat)
  if (cards.length === 0) return undefined
  const label = t('liesAmongThese', { cards: cards.map((card) => nameOfCard(card, language)).join(' · ') })
  return (
    <li class="final-five" title={label}>
      <Drawing path={icons.finalFiveShown} />
      <span aria-hidden="true">{cards.length}</span>
      <span class="sr-only">{label}</span>
    </li>
  )
}
