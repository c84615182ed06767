// The running total as a bar: what counts for the check, what is taken away again, and where it passes.

import { checkWords } from '../words/check.ts'
import { useWords } from '../words/words.ts'
import './gauge.css'

interface Props {
  cards: readonly { readonly worth: number }[]
  most: number
  difficulty: number
  partialAt: number | undefined
}

export function Gauge({ cards, most, difficulty, partialAt }: Props) {
  const t = useWords(checkWords)
  const pro = cards.reduce((sum, { worth }) => sum + Math.max(0, worth), 0)
  const net = cards.reduce((sum, { worth }) => sum + worth, 0)
  const scale = Math.max(most, Math.ceil(difficulty * 1.3), 10)
  const part = (n: number): string => `${(Math.max(0, n) / scale) * 100}%`
  return (
    <div class="gauge" role="img" aria-label={t('gauge', { total: net, difficulty })}>
      <div class="gauge-bar">
        <i class="net" style={{ width: part(net) }} />
        <i class="lost" style={{ left: part(net), width: part(pro - Math.max(0, net)) }} />
      </div>
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
