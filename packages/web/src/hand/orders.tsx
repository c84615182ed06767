// Standing orders: what is answered for me when a window opens, per card and ability.

import { nameOfCard, orderConditionsFor, orderNameOf, printedSheet, type Seat, type StandingOrder } from '@cic/engine'
import { api } from '../api.ts'
import { useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { ordersWith, orderValue } from './order-list.ts'

export function Orders({ seat }: { seat: Seat }) {
  const t = useWords(questionWords)
  const { game, picture, session, language } = useScene()
  const { hand, character, orders } = game.seats[seat]
  const sheet = character === undefined ? [] : printedSheet(character, language).abilities
  const subjects = [
    ...new Set([
      ...hand.flatMap((card) => orderNameOf(card) ?? []),
      ...sheet.flatMap(({ id, interrupts }) => (interrupts ? [id] : [])),
      ...orders.flatMap(({ what }) => (what === '*' ? [] : [what])),
    ]),
  ]
  const set = (what: string, value: string): void => {
    void session.attempt(api.order(picture.id, ordersWith(orders as readonly StandingOrder[], what, value, game.turn)))
  }
  return (
    <section class="orders" aria-labelledby="orders-title">
      <h2 id="orders-title" class="over">
        {t('standingOrders')}
      </h2>
      {subjects.length === 0 && <p class="quiet">{t('noOrders')}</p>}
      <ul>
        {subjects.map((what) => (
          <OrderLine
            key={what}
            name={nameOfCard(what, language) ?? what}
            value={orderValue(orders, what, game.turn)}
            conditions={orderConditionsFor(what)}
            set={(value) => set(what, value)}
          />
        ))}
        <OrderLine
          name={t('everythingElse')}
          value={orderValue(orders, '*', game.turn)}
          conditions={[]}
          thisTurn
          set={(value) => set('*', value)}
        />
      </ul>
    </section>
  )
}

interface LineProps {
  name: string
  value: string
  conditions: readonly string[]
  thisTurn?: boolean
  set: (value: string) => void
}

function OrderLine({ name, value, conditions, thisTurn, set }: LineProps) {
  const t = useWords(questionWords)
  return (
    <li>
      <label>
        <span>{name}</span>
        <select
          aria-label={t('orderFor', { card: name })}
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
        >
          <option value="ask">{t('ask')}</option>
          <option value="pass">{t('orderPass')}</option>
          {thisTurn && <option value="thisTurn">{t('passThisTurn')}</option>}
          {conditions.map((condition) => (
            <option key={condition} value={`play:${condition}`}>
              {t(condition as 'always')}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}
