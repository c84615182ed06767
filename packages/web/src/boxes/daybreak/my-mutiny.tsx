// My Mutiny cards, face down until I look, and how many I may hold; how many everybody has.

import type { Seat } from '@cic/engine'
import { mutinyLimit, mutinyOf } from '@cic/engine/boxes/daybreak'
import { Drawing } from '../../art/icon.tsx'
import { SmallCard } from '../../hand/secrets.tsx'
import { useScene } from '../../table/scene.ts'
import { useWords } from '../../words/words.ts'
import { icons } from './icons.ts'
import { daybreakWords } from './words.ts'

export function MyMutiny({ seat, looking }: { seat: Seat; looking: boolean }) {
  const t = useWords(daybreakWords)
  const { game, marks } = useScene()
  const own = mutinyOf(game, seat)
  const limit = mutinyLimit(game, seat)
  if (own.length === 0) return undefined
  return (
    <div class="my-mutiny">
      <h2 class="over" title={t('mutinyLimit', { n: limit })}>
        {t('mutiny')}{' '}
        <span aria-hidden="true">
          {own.length}/{limit}
        </span>
        <span class="sr-only">{t('mutinyLimit', { n: limit })}</span>
      </h2>
      <ul class="small-cards">
        {own.map((card, i) => (
          <SmallCard
            key={`mutiny-${i + 1}`}
            card={card}
            shown={looking || marks.has(`kept:${card}`)}
            target={`kept:${card}`}
          />
        ))}
      </ul>
    </div>
  )
}

export function MutinyFact({ seat }: { seat: Seat }) {
  const t = useWords(daybreakWords)
  const n = mutinyOf(useScene().game, seat).length
  if (n === 0) return undefined
  const label = t('mutinyCards', { n })
  return (
    <li class="mutiny-fact" title={label}>
      <Drawing path={icons.mutiny} />
      <span aria-hidden="true">{n}</span>
      <span class="sr-only">{label}</span>
    </li>
  )
}
