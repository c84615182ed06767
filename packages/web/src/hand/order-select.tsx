// The standing order for one card or ability.

import { canBeIdle, nameOfCard, orderConditionsFor } from '@cic/engine'
import { useScene } from '../table/scene.ts'
import { breakable } from '../words/long-words.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { ordersWith, orderValue } from './order-list.ts'
import './order-select.css'

/** `what` is a card without its strength, an ability, or '*' for everything else. */
export function OrderSelect({ what }: { what: string }) {
  const t = useWords(questionWords)
  const { game, session, mySeat, language } = useScene()
  if (mySeat === undefined) return undefined
  const { orders } = game.seats[mySeat]
  const rest = what === '*'
  const name = rest ? t('everythingElse') : (nameOfCard(what, language) ?? what)
  // Whatever cannot come to nothing is asked about where only what matters is.
  const idle = rest || canBeIdle(what)
  const value = orderValue(orders, what, game.turn)
  const set = (wanted: string): void => {
    void session.order(ordersWith(orders, what, wanted, game.turn))
  }
  return (
    <label class="order">
      <span>{breakable(name, language)}</span>
      <select
        aria-label={t('orderFor', { card: name })}
        value={value === 'matters' && !idle ? 'ask' : value}
        onChange={(event) => set(event.currentTarget.value)}
      >
        <option value="ask">{t('ask')}</option>
        {idle && <option value="matters">{t('ifItMatters')}</option>}
        <option value="pass">{t('orderPass')}</option>
        {rest && <option value="thisTurn">{t('passThisTurn')}</option>}
        {(rest ? [] : orderConditionsFor(what)).map((condition) => (
          <option key={condition} value={`play:${condition}`}>
            {t(condition as 'always')}
          </option>
        ))}
      </select>
    </label>
  )
}
