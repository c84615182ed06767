// Who adds how many cards to a skill check, in the order of adding, Destiny last: the numbers stay until the check is over.

import type { Help } from '@cic/bots'
import { mostToAdd, type Seat } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { isMuted, useNotes } from '../side/notes.ts'
import { nameOf } from '../table/people.ts'
import { PersonDisc } from '../table/person-disc.tsx'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { useWords } from '../words/words.ts'
import type { CheckShown } from './told.ts'
import '../hand/secrets.css'
import '../table/person-disc.css'
import './check-seats.css'

export function CheckSeats({ check }: { check: CheckShown }) {
  const { game } = useScene()
  return (
    <ol class="check-seats" style={{ '--seats': game.seats.length + 1 }}>
      {order(game.seats.length, game.current).map((seat) => (
        <SeatInCheck key={`seat-${seat + 1}`} seat={seat} check={check} />
      ))}
      <Destiny n={check.destiny} />
    </ol>
  )
}

/** From the current player's left, as cards are added. */
const order = (count: number, current: Seat): Seat[] =>
  Array.from({ length: count }, (_, i) => (current + 1 + i) % count)

function SeatInCheck({ seat, check }: { seat: Seat; check: CheckShown }) {
  const { reader, mySeat } = useScene()
  const { toAdd, added, phase } = check
  const asked = phase === 'cards' && seat === toAdd[0]
  const toCome = phase === 'before' || toAdd.includes(seat)
  const n = toCome ? undefined : (added[seat] ?? 0)
  return (
    <li class={asked ? 'asked-now' : toCome ? 'to-come' : ''} aria-current={asked ? 'true' : undefined}>
      <div class="seat-name">
        <PersonDisc seat={seat} />
        <span>{nameOf(seat, reader)}</span>
        {n !== undefined && <b>{n}</b>}
      </div>
      <Backs n={n ?? 0} mine={seat === mySeat} />
      <SeatLine seat={seat} check={check} asked={asked} toCome={toCome} />
    </li>
  )
}

interface LineProps {
  seat: Seat
  check: CheckShown
  asked: boolean
  toCome: boolean
}

/** What they said about helping, or where they stand. */
function SeatLine({ seat, check, asked, toCome }: LineProps) {
  const t = useWords(checkWords)
  const { game } = useScene()
  const said = useHelp(seat)
  const most = mostToAdd(game, seat)
  const { length } = game.seats[seat].hand
  const state = asked
    ? t('deciding')
    : !toCome
      ? t('hasAdded', { n: check.added[seat] ?? 0 })
      : most === 0
        ? t('mayAddNone')
        : most < length
          ? t('mayAdd', { n: most })
          : t('inHand', { n: length })
  return (
    <p>
      <span class={said === undefined ? '' : 'seat-state'}>{state}</span>
      {said !== undefined && <q>{t(said)}</q>}
    </p>
  )
}

const helps = { lot: 'helpLot', little: 'helpLittle', none: 'helpNone' } as const

function useHelp(seat: Seat): (typeof helps)[Help['amount']] | undefined {
  const { picture, game } = useScene()
  const { muted = [] } = useNotes()
  const help = picture.talk
    .map(({ statement }) => statement)
    .findLast((one): one is Help => one?.kind === 'help' && one.from === seat && one.turn === game.turn)
  return help === undefined || isMuted(seat, muted) ? undefined : helps[help.amount]
}

function Destiny({ n }: { n: number }) {
  const t = useWords(checkWords)
  return (
    <li class={n === 0 ? 'to-come' : ''}>
      <div class="seat-name">
        <span class="disc">
          <Icon name="cards" />
        </span>
        <span>{t('destiny')}</span>
        {n > 0 && <b>{n}</b>}
      </div>
      <Backs n={n} />
      <p>{t('fromDeck')}</p>
    </li>
  )
}

function Backs({ n, mine = false }: { n: number; mine?: boolean }) {
  return (
    <div class={mine ? 'backs mine' : 'backs'} aria-hidden="true">
      {Array.from({ length: Math.min(n, 12) }, (_, i) => (
        <i key={`back-${i + 1}`} class="back" />
      ))}
    </div>
  )
}
