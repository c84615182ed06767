// One seat of a gathering table: who is there, and what may be done about it.

import type { Picture, SeatPicture } from '@cic/protocol'
import { api, type NewSeat } from '../api.ts'
import { Icon } from '../art/icon.tsx'
import type { TableSession } from '../table-session.ts'
import { home } from '../words/home.ts'
import { setup } from '../words/setup.ts'
import { useWords } from '../words/words.ts'
import { SeatSelect } from './seat-fields.tsx'
import '../table/person-disc.css'
import './lobby-seat.css'

interface Props {
  session: TableSession
  picture: Picture
  seat: SeatPicture
  at: number
}

export function LobbySeat({ session, picture: { id, me }, seat, at }: Props) {
  const t = useWords(setup)
  const h = useWords(home)
  const mine = me.seat === at
  const { kind, name, level, temper } = seat
  const called =
    kind === 'person' ? name || h('guest') : kind === 'bot' ? t('bot', { level: h(level ?? 'cadet') }) : t('openSeat')
  const setSeat = (next: NewSeat): void => {
    if (next.kind !== 'me') void session.attempt(api.setSeat(id, at, next as Exclude<NewSeat, { kind: 'me' }>))
  }
  return (
    <li class={`lobby-seat ${mine ? 'mine' : kind}`}>
      <span class="disc">
        <Icon name={kind === 'bot' ? 'bot' : 'person'} />
      </span>
      <span class="who-sits">
        {called}
        {mine && <em> ({t('you')})</em>}
      </span>
      {mine && (
        <button type="button" onClick={() => session.attempt(api.leave(id, at))}>
          {t('standUp')}
        </button>
      )}
      {kind === 'open' && (
        <button type="button" class="primary" onClick={() => session.attempt(api.sit(id, at))}>
          {t('sitHere')}
        </button>
      )}
      {me.host && kind === 'person' && !mine && (
        <button type="button" onClick={() => session.attempt(api.leave(id, at))}>
          {t('free')}
        </button>
      )}
      {me.host && kind !== 'person' && (
        <SeatSelect
          label={t('whoSits', { n: at + 1 })}
          at={at}
          seat={kind === 'bot' ? { kind, level: level ?? 'cadet', ...(temper && { temper }) } : { kind: 'open' }}
          change={setSeat}
          mine={false}
        />
      )}
    </li>
  )
}
