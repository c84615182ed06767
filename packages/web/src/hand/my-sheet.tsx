// My character's abilities, and whether those that are used once are still there.

import {
  cylonPlaces,
  isUsedUp,
  labelOf,
  orderSubjects,
  printedLocation,
  printedSheet,
  type Seat,
  sheetCounts,
  writeText,
} from '@cic/engine'
import { broughtBy } from '../boxes/slots.ts'
import { lookAt, open } from '../table/about.ts'
import { useMark, useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { ordersWith, orderValue } from './order-list.ts'
import './my-sheet.css'

export function MySheet({ seat }: { seat: Seat }) {
  const { game, language } = useScene()
  const { character } = game.seats[seat]
  if (character === undefined) return <section class="my-sheet" />
  const sheet = printedSheet(character, language, 'own', game)
  const tokens = broughtBy(game, 'onceTokens').map(({ held, counted }) =>
    writeText(counted, { n: held(game, seat) }, language),
  )
  return (
    <section class="my-sheet" aria-labelledby="sheet-title">
      <OrdersButton seat={seat} />
      <h2 id="sheet-title" class="over">
        <button
          type="button"
          class="bare"
          {...lookAt({ kind: 'seat', seat })}
          onClick={() => open({ kind: 'seat', seat })}
        >
          {sheet.name}
        </button>
      </h2>
      {!sheetCounts(game, seat) && <CylonSheet />}
      <ul>
        {(sheetCounts(game, seat) ? sheet.abilities : []).map(({ id, name, text, oncePerGame }) => (
          <AbilityLine
            key={id}
            seat={seat}
            id={id}
            name={name}
            text={text}
            once={oncePerGame}
            used={isUsedUp(game, seat, id)}
            tokens={tokens}
          />
        ))}
      </ul>
    </section>
  )
}

/** What a revealed Cylon may do, in the place of what the character could. */
function CylonSheet() {
  const t = useWords(questionWords)
  const { game, language } = useScene()
  return (
    <>
      <p class="quiet">{t('revealedSheet')}</p>
      <ul>
        {cylonPlaces(game).map((id) => (
          <li key={id} class="ability">
            <button
              type="button"
              class="bare"
              {...lookAt({ kind: 'location', id })}
              onClick={() => open({ kind: 'location', id })}
            >
              <span class="ability-name">{labelOf('place', id, language)}</span>
              <span class="ability-text">{printedLocation(id, language, game)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Standing orders are set in a window of their own; here stands how many there are. */
function OrdersButton({ seat }: { seat: Seat }) {
  const t = useWords(questionWords)
  const { game, mySeat } = useScene()
  if (seat !== mySeat) return undefined
  const { length } = game.seats[seat].orders
  return (
    <button type="button" class="bare orders-button" onClick={() => open({ kind: 'orders', seat })}>
      {t('standingOrders')}
      {length > 0 && ` (${length})`}
    </button>
  )
}

/** An ability that is used once per game is asked about while it is wanted. */
function Arm({ ability }: { ability: string }) {
  const t = useWords(questionWords)
  const { game, session, mySeat } = useScene()
  if (mySeat === undefined || !orderSubjects(game, mySeat).includes(ability)) return undefined
  const { orders } = game.seats[mySeat]
  const armed = orderValue(orders, ability, game.turn) === 'ask'
  return (
    <button
      type="button"
      class="arm"
      aria-pressed={armed}
      onClick={() => void session.order(ordersWith(orders, ability, armed ? 'pass' : 'ask', game.turn))}
    >
      {t(armed ? 'armed' : 'arm')}
    </button>
  )
}

interface LineProps {
  seat: Seat
  id: string
  name: string
  text: string
  once: boolean
  used: boolean
  /** What it is paid with, and how much of it there is, where that is not once per game. */
  tokens: readonly string[]
}

function AbilityLine({ seat, id, name, text, once, used, tokens }: LineProps) {
  const t = useWords(questionWords)
  const b = useWords(tableWords)
  const mark = useMark(`ability:${id}`)
  const stateWords =
    tokens.length === 0 ? [b(used ? 'used' : 'ready'), t('oncePerGame')] : [...(used ? [] : [b('ready')]), ...tokens]
  const words = (
    <>
      <span class="ability-name">
        {name}
        {once && <span class={used ? 'state used' : 'state ready'}>{stateWords.join(', ')}</span>}
      </span>
      <span class="ability-text">{text}</span>
    </>
  )
  return (
    <li class={`ability${mark.names}`} {...lookAt({ kind: 'seat', seat })}>
      {mark.options.length > 0 ? (
        <button type="button" class="bare" onClick={mark.act} onMouseEnter={mark.enter} onMouseLeave={mark.leave}>
          {words}
        </button>
      ) : (
        words
      )}
      {once && !used && <Arm ability={id} />}
    </li>
  )
}
