// Standing orders: what is answered for me when a window opens, per card and ability.

import { contribution, orderSubjects, type Seat, sideInTheEnd } from '@cic/engine'
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
  const ordered = revealed ? [] : orders.flatMap(({ what }) => (what === '*' || what === contribution ? [] : [what]))
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
        <li>
          <ContributionOrder seat={seat} />
        </li>
      </ul>
    </section>
  )
}

/** To add nothing to a check for which no card of the hand counts: it is answered after the time that a bot takes. */
function ContributionOrder({ seat }: { seat: Seat }) {
  const t = useWords(questionWords)
  const { game, session } = useScene()
  const { orders } = game.seats[seat]
  const others = orders.filter(({ what }) => what !== contribution)
  const own = orders.find(({ what }) => what === contribution)
  // What was given to begin with is for humans; what is set here is for whoever sets it.
  const ordered = own !== undefined && (own.when === undefined || sideInTheEnd(game, seat) === 'humans')
  const set = (on: boolean): void => {
    void session.order(on ? [{ what: contribution, do: 'pass' }, ...others] : others)
  }
  return (
    <label class="contribution-order">
      <input type="checkbox" checked={ordered} onChange={(event) => set(event.currentTarget.checked)} />{' '}
      {t('nothingIfAgainst')}
    </label>
  )
}
