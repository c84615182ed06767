// Standing orders: what is answered for me when a window opens, per card and ability.

import { orderSubjects, type Seat } from '@cic/engine'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { OrderSelect } from './order-select.tsx'
import './orders.css'

export function Orders({ seat }: { seat: Seat }) {
  const t = useWords(questionWords)
  const { game } = useScene()
  const { orders, revealed } = game.seats[seat]
  // Whoever is revealed is asked about other things than before: old orders are about nothing any more.
  const ordered = revealed ? [] : orders.flatMap(({ what }) => (what === '*' ? [] : [what]))
  const subjects = [...new Set([...orderSubjects(game, seat), ...ordered])]
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
