// Standing orders: what is answered for me when a window opens, per card and ability.

import { orderNameOf, printedSheet, type Seat } from '@cic/engine'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { OrderSelect } from './order-select.tsx'
import './orders.css'

export function Orders({ seat }: { seat: Seat }) {
  const t = useWords(questionWords)
  const { game, language } = useScene()
  const { hand, character, orders } = game.seats[seat]
  const sheet = character === undefined ? [] : printedSheet(character, language).abilities
  const subjects = [
    ...new Set([
      ...hand.flatMap((card) => orderNameOf(card) ?? []),
      ...sheet.flatMap(({ id, interrupts }) => (interrupts ? [id] : [])),
      ...orders.flatMap(({ what }) => (what === '*' ? [] : [what])),
    ]),
  ]
  return (
    <section class="orders" aria-labelledby="orders-title">
      <h2 id="orders-title" class="over">
        {t('standingOrders')}
      </h2>
      {subjects.length === 0 && <p class="quiet">{t('noOrders')}</p>}
      <ul>
        {[...subjects, '*'].map((what) => (
          <li key={what}>
            <OrderSelect what={what} />
          </li>
        ))}
      </ul>
    </section>
  )
}
