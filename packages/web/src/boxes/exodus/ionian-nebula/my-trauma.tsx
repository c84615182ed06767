// My trauma tokens, face down until I look, and how many of them would count against me.

import type { Seat } from '@cic/engine'
import { burdenSeen, traumaBefore } from '@cic/engine/boxes/exodus/ionian-nebula'
import { useMark, useScene } from '../../../table/scene.ts'
import { useWords } from '../../../words/words.ts'
import { TokenMark, useTokenName } from './token.tsx'
import { nebulaWords } from './words.ts'
import './my-trauma.css'

export function MyTrauma({ seat, looking }: { seat: Seat; looking: boolean }) {
  const t = useWords(nebulaWords)
  const { game } = useScene()
  const own = traumaBefore(game, seat)
  if (own.length === 0) return undefined
  return (
    <div class="my-trauma">
      <h2 class="over">
        {t('trauma')} <span>{own.length}</span>
      </h2>
      <ul>
        {own.map((token, i) => (
          <MyToken key={`token-${i + 1}`} token={looking ? token : '?'} />
        ))}
      </ul>
      {looking && <p class="quiet">{t('whatCounts', { n: burdenSeen(game, seat) })}</p>}
    </div>
  )
}

function MyToken({ token }: { token: string }) {
  const called = useTokenName()
  const mark = useMark(`trauma:${token}`)
  return (
    <li class={mark.names} title={called(token)}>
      <TokenMark token={token} />
      <span class="sr-only">{called(token)}</span>
    </li>
  )
}

/** How many tokens lie before somebody. */
export function TraumaFact({ seat }: { seat: Seat }) {
  const t = useWords(nebulaWords)
  const n = traumaBefore(useScene().game, seat).length
  if (n === 0) return undefined
  const label = t('traumaTokens', { n })
  return (
    <li class="trauma-fact" title={label}>
      <TokenMark token="?" />
      <span aria-hidden="true">{n}</span>
      <span class="sr-only">{label}</span>
    </li>
  )
}
