// How many seats a new table has, and who is meant for each.

import { playersWith, type SetId } from '@cic/engine'
import type { BotLevel, BotTemper } from '@cic/protocol'
import type { NewSeat } from '../api.ts'
import { useLanguage } from '../settings.ts'
import { home } from '../words/home.ts'
import { setup } from '../words/setup.ts'
import { useWords } from '../words/words.ts'
import { expansions, levels, tempers } from './choices.ts'

interface Props {
  sets: readonly SetId[]
  seats: readonly NewSeat[]
  change: (seats: readonly NewSeat[]) => void
}

export function SeatFields({ sets, seats, change }: Props) {
  const t = useWords(setup)
  const h = useWords(home)
  const language = useLanguage()
  const resize = (n: number): void => change(Array.from({ length: n }, (_, i) => seats[i] ?? { kind: 'open' }))
  return (
    <fieldset>
      <legend>{t('seats')}</legend>
      <label class="field">
        {h('players')}
        <select value={seats.length} onChange={(event) => resize(Number(event.currentTarget.value))}>
          {playersWith(sets).map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      {!playersWith(sets).includes(7) && (
        <p class="quiet">{t('sevenPlay', { boxes: boxesForSeven().map(({ name }) => name[language]) })}</p>
      )}
      {seats.map((seat, i) => (
        <SeatSelect
          key={`seat-${i + 1}`}
          label={t('seat', { n: i + 1 })}
          at={i}
          seat={seat}
          change={(next) => change(seats.with(i, next))}
          mine={seat.kind === 'me'}
        />
      ))}
    </fieldset>
  )
}

/** Those with which one more may play. */
const boxesForSeven = (): ReturnType<typeof expansions> =>
  expansions().filter(({ id }) => playersWith(['base', id]).includes(7))

interface SelectProps {
  label: string
  at: number
  seat: NewSeat
  change: (seat: NewSeat) => void
  /** The seat of whoever sets up the table. */
  mine: boolean
}

/** Open, or a bot of some level and temper. */
export function SeatSelect({ label, at, seat, change, mine }: SelectProps) {
  const t = useWords(setup)
  const h = useWords(home)
  const value = seat.kind === 'bot' ? seat.level : seat.kind
  const chosen = (id: string): NewSeat =>
    id === 'me' || id === 'open' ? { kind: id } : { ...seat, kind: 'bot', level: id as BotLevel }
  return (
    <>
      <label class="field">
        <span>{label}</span>
        <select value={value} disabled={mine} onChange={(event) => change(chosen(event.currentTarget.value))}>
          {mine && <option value="me">{t('me')}</option>}
          <option value="open">{t('openSeat')}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {t('bot', { level: h(level) })}
            </option>
          ))}
        </select>
      </label>
      {seat.kind === 'bot' && seat.level !== 'random' && <TemperSelect at={at} seat={seat} change={change} />}
    </>
  )
}

type BotSeat = Extract<NewSeat, { kind: 'bot' }>

/** How a bot is by nature. */
function TemperSelect({ at, seat, change }: { at: number; seat: BotSeat; change: (seat: NewSeat) => void }) {
  const t = useWords(setup)
  const { temper, ...plain } = seat
  const chosen = (id: string): BotSeat => (id === 'even' ? plain : { ...plain, temper: id as BotTemper })
  return (
    <label class="field">
      <span class="sr-only">{t('temperOf', { n: at + 1 })}</span>
      <select value={temper ?? 'even'} onChange={(event) => change(chosen(event.currentTarget.value))}>
        {(['even', ...tempers] as const).map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
