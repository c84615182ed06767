// Live or over days, how long windows stay open, and the clock.

import type { ClockSettings, Pace } from '@cic/protocol'
import { setup } from '../words/setup.ts'
import { useWords } from '../words/words.ts'
import './pace-fields.css'

interface Props {
  pace: Pace
  setKind: (kind: Pace['kind']) => void
  change: (pace: Pace) => void
}

export function PaceFields({ pace, setKind, change }: Props) {
  const t = useWords(setup)
  const { kind, clock } = pace
  const unit = kind === 'live' ? { bank: 60, gain: 1 } : { bank: 3600, gain: 3600 }
  const set = (part: Partial<ClockSettings>): void => {
    if (clock !== undefined) change({ ...pace, clock: { ...clock, ...part } })
  }
  const { clock: _none, ...withoutClock } = pace
  const first: ClockSettings = { bankSeconds: 30 * unit.bank, incrementSeconds: 10 * unit.gain, onTimeout: 'default' }
  return (
    <fieldset>
      <legend>{t('pace')}</legend>
      {(['live', 'slow'] as const).map((one) => (
        <label key={one} class="tick">
          <input type="radio" name="pace" checked={kind === one} onChange={() => setKind(one)} />
          {t(one === 'live' ? 'paceLive' : 'paceSlow')}
        </label>
      ))}
      {kind === 'live' && (
        <NumberField
          label={t('windowSeconds')}
          value={pace.windowSeconds}
          min={1}
          max={60}
          set={(n) => change({ ...pace, windowSeconds: n })}
        />
      )}
      <NumberField
        label={t('botSeconds')}
        value={pace.botSeconds}
        max={30}
        set={(n) => change({ ...pace, botSeconds: n })}
      />
      {kind === 'slow' && (
        <label class="field">
          {t('whenAway')}
          <select
            value={pace.absence ?? 'wait'}
            onChange={(event) => change({ ...pace, absence: event.currentTarget.value as 'bot' })}
          >
            <option value="wait">{t('awayWaits')}</option>
            <option value="bot">{t('awayBot')}</option>
          </select>
        </label>
      )}
      <label class="tick">
        <input
          type="checkbox"
          checked={clock !== undefined}
          onChange={(event) => change(event.currentTarget.checked ? { ...pace, clock: first } : withoutClock)}
        />
        {t('withClock')}
      </label>
      {clock !== undefined && (
        <>
          <NumberField
            label={t(kind === 'live' ? 'bankMinutes' : 'bankHours')}
            value={clock.bankSeconds / unit.bank}
            max={1000}
            set={(n) => set({ bankSeconds: n * unit.bank })}
          />
          <NumberField
            label={t(kind === 'live' ? 'gainSeconds' : 'gainHours')}
            value={clock.incrementSeconds / unit.gain}
            max={1000}
            set={(n) => set({ incrementSeconds: n * unit.gain })}
          />
          <label class="field">
            {t('onTimeout')}
            <select
              value={clock.onTimeout}
              onChange={(event) => set({ onTimeout: event.currentTarget.value as 'bot' })}
            >
              <option value="default">{t('timeoutDefault')}</option>
              <option value="bot">{t('timeoutBot')}</option>
            </select>
          </label>
          <QuietFields clock={clock} set={set} />
        </>
      )}
    </fieldset>
  )
}

function QuietFields({ clock, set }: { clock: ClockSettings; set: (part: Partial<ClockSettings>) => void }) {
  const t = useWords(setup)
  const { quiet } = clock
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      <label class="tick">
        <input
          type="checkbox"
          checked={quiet !== undefined}
          onChange={(event) =>
            set({ quiet: event.currentTarget.checked ? { from: '22:00', to: '08:00', zone } : undefined })
          }
        />
        {t('quietHours')}
      </label>
      {quiet !== undefined && (
        <div class="field pair">
          <label>
            {t('from')}
            <input
              type="time"
              value={quiet.from}
              onInput={(e) => set({ quiet: { ...quiet, from: e.currentTarget.value } })}
            />
          </label>
          <label>
            {t('until')}
            <input
              type="time"
              value={quiet.to}
              onInput={(e) => set({ quiet: { ...quiet, to: e.currentTarget.value } })}
            />
          </label>
        </div>
      )}
    </>
  )
}

interface NumberProps {
  label: string
  value: number
  min?: number
  max: number
  set: (n: number) => void
}

function NumberField({ label, value, min = 0, max, set }: NumberProps) {
  return (
    <label class="field">
      {label}
      <input
        type="number"
        min={min}
        max={max}
        value={value}
        onInput={(event) =>
          Number.isFinite(event.currentTarget.valueAsNumber) && set(event.currentTarget.valueAsNumber)
        }
      />
    </label>
  )
}
