// The running total as a bar: what counts for the check, what is taken away again, and where it passes.

import { checkWords } from '../words/check.ts'
import { useWords } from '../words/words.ts'
import './gauge.css'

interface Props {
  cards: readonly { readonly worth: number }[]
  most: number
  difficulty: number
  partialAt: number | undefined
  /** The cards are the reader's own, and all that is known. */
  own?: boolean
}

export function Gauge({ cards, own = false, most, difficulty, partialAt }: Props) {
  const t = useWords(checkWords)
  const pro = cards.reduce((sum, { worth }) => sum + Math.max(0, worth), 0)
  const net = cards.reduce((sum, { worth }) => sum + worth, 0)
  const scale = Math.max(most, Math.ceil(difficulty * 1.3), 10)
  const part = (n: number): string => `${(Math.max(0, n) / scale) * 100}%`
  // Its word would lie on another.
  const isFree = (n: number): boolean =>
    [difficulty, partialAt ?? difficulty].every((at) => Math.abs(at - n) > scale / 6)
  return (
    <div
      class={own ? 'gauge of-mine' : 'gauge'}
      role="img"
      aria-label={own ? `${t('yoursShort')}: ${net} / ${difficulty}` : t('gauge', { total: net, difficulty })}
    >
      <div class="gauge-bar">
        <i class="net" style={{ width: part(net) }} />
        <i class="lost" style={{ left: part(net), width: part(pro - Math.max(0, net)) }} />
      </div>
      {own && net > 0 && isFree(net) && (
        <span class="goal yours-mark" style={{ left: part(net) }}>
          {t('yoursShort')}
        </span>
      )}
      <span class="goal" style={{ left: part(difficulty) }}>
        {t('passesAt', { n: difficulty })}
      </span>
      {partialAt !== undefined && (
        <span class="goal partial" style={{ left: part(partialAt) }}>
          {partialAt}
        </span>
      )}
    </div>
  )
}
