// Ships that are not in space: vipers and raptors in the reserves, and damaged vipers.

import { ShipShape } from '../art/ship.tsx'
import { useScene } from '../table/scene.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import './strip.css'
import './reserves.css'

export function Reserves() {
  const t = useWords(tableWords)
  const { reserves, damagedVipers } = useScene().game
  const stocks = [
    { shape: 'viper', n: reserves.vipers, label: t('vipers', { n: reserves.vipers }), hurt: false },
    { shape: 'raptor', n: reserves.raptors, label: t('raptors', { n: reserves.raptors }), hurt: false },
    { shape: 'viper', n: damagedVipers, label: t('damagedVipers', { n: damagedVipers }), hurt: true },
  ] as const
  return (
    <section class="group reserves" aria-label={t('reserves')}>
      <h3 class="over">{t('reserves')}</h3>
      <ul>
        {stocks.map(({ shape, n, label, hurt }) => (
          <li key={`${shape}-${hurt}`} class={hurt ? 'stock hurt' : 'stock'} title={label}>
            <ShipShape ship={shape} />
            <span aria-hidden="true">{n}</span>
            <span class="sr-only">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
