// Ships that are not in space: vipers and raptors in the reserves, and damaged vipers; each says what it is used by.

import { labelOf, type Thing, vipersByKind } from '@cic/engine'
import { ShipShape, type ShipShapeName } from '../art/ship.tsx'
import { useMark, useScene } from '../table/scene.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { AnswerSpot } from './answer-spot.tsx'
import './strip.css'
import './reserves.css'

interface Stock {
  readonly shape: ShipShapeName
  readonly n: number
  readonly label: string
  readonly hurt: boolean
}

export function Reserves() {
  const t = useWords(tableWords)
  const { game, language } = useScene()
  const { raptors } = game.reserves
  /** Special kinds only where there are some. */
  const vipers = (place: 'reserves' | 'damaged', hurt: boolean): Stock[] => {
    const kinds = vipersByKind(game, place)
    const ordinary = kinds.find(({ kind }) => kind === 'viper')?.count ?? 0
    const special = kinds.filter(({ kind }) => kind !== 'viper')
    return [
      { shape: 'viper', n: ordinary, label: t(hurt ? 'damagedVipers' : 'vipers', { n: ordinary }), hurt },
      ...special.map(({ kind, count }): Stock => {
        const named = `${labelOf('ship', kind, language)}: ${count}`
        return { shape: kind, n: count, label: hurt ? `${named} (${t('damagedVipers', { n: count })})` : named, hurt }
      }),
    ]
  }
  const stocks: Stock[] = [
    ...vipers('reserves', false),
    { shape: 'raptor', n: raptors, label: t('raptors', { n: raptors }), hurt: false },
    ...vipers('damaged', true),
  ]
  return (
    <section class="group reserves" aria-label={t('reserves')}>
      <h3 class="over">{t('reserves')}</h3>
      <ul>
        {stocks.map((stock) => (
          <StockItem key={`${stock.shape}-${stock.hurt}`} stock={stock} />
        ))}
      </ul>
    </section>
  )
}

function StockItem({ stock: { shape, n, label, hurt } }: { stock: Stock }) {
  const mark = useMark(hurt ? 'damagedVipers' : `reserves:${shape}`)
  const thing: Thing = hurt ? 'damagedViper' : shape === 'raptor' ? 'raptor' : 'viper'
  return (
    <li class={`stock${hurt ? ' hurt' : ''}${mark.names}`} title={label}>
      <AnswerSpot mark={mark} names="bare" label={label} about={{ kind: 'thing', id: thing, name: label }}>
        <ShipShape ship={shape} />
        <span aria-hidden="true">{n}</span>
      </AnswerSpot>
    </li>
  )
}
