// The two results of an ally or of a crossroads card; the one that counts is lit.

import { halvesOf } from '@cic/engine/boxes/exodus/ionian-nebula'
import { useScene } from '../../../table/scene.ts'
import { TokenMark, useTokenName } from './token.tsx'
import './halves.css'

export function Halves({ card, counts }: { card: string; counts?: string | undefined }) {
  const called = useTokenName()
  const { language } = useScene()
  return (
    <ul class="card-halves">
      {halvesOf(card, language).map(({ symbol, text }) => (
        <li key={symbol} class={counts === undefined ? '' : counts === symbol ? 'counts' : 'not'}>
          <TokenMark token={symbol} />
          <span class="sr-only">{called(symbol)}: </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
