// The bar of a replay: scrub, step, play, turns, speed, whose eyes, and a link to this moment.

import type { Reader } from '@cic/engine'
import { useState } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { nameOf } from '../table/people.ts'
import { replayWords } from '../words/replay.ts'
import { useWords } from '../words/words.ts'
import type { Eyes, Source } from './source.ts'
import { type Replay, type Speed, speeds } from './use-replay.ts'
import './controls.css'

interface Props {
  readonly replay: Replay
  readonly source: Source
  readonly reader: Reader
  readonly seats: number
  readonly over: boolean
  readonly link: string
}

export function Controls({ replay, source, reader, seats, over, link }: Props) {
  const t = useWords(replayWords)
  const { step, last, go } = replay
  return (
    <section class="controls panel" aria-label={t('replay')} title={t('keys')}>
      <input
        type="range"
        class="scrubber"
        aria-label={t('scrub')}
        aria-valuetext={t('step', { n: step + 1, of: last + 1 })}
        min={0}
        max={last}
        value={step}
        style={{ '--played': last === 0 ? 1 : step / last }}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="control-row">
        <Buttons replay={replay} />
        <span class="step-count">
          <span class="long">{t('step', { n: step + 1, of: last + 1 })}</span>
          <span class="short" aria-hidden="true">
            {step + 1} / {last + 1}
          </span>
        </span>
        <TurnSelect replay={replay} source={source} reader={reader} />
        <label class="speed">
          <span>{t('speed')}</span>
          <select
            value={replay.speed}
            onChange={(event) => replay.setSpeed(Number(event.currentTarget.value) as Speed)}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
        </label>
        {over && <EyesSelect replay={replay} reader={reader} seats={seats} />}
        <LinkButton link={link} />
      </div>
    </section>
  )
}

const shapes = {
  toStart: 'M4 3v10M13 3L6 8l7 5z',
  turnBack: 'M8 3L3 8l5 5M13 3L8 8l5 5',
  stepBack: 'M10.5 3l-5 5 5 5',
  play: 'M4.5 2.5l9 5.5-9 5.5z',
  pause: 'M5 3v10M11 3v10',
  stepOn: 'M5.5 3l5 5-5 5',
  turnOn: 'M3 3l5 5-5 5M8 3l5 5-5 5',
  toEnd: 'M12 3v10M3 3l7 5-7 5z',
}

function Buttons({ replay }: { replay: Replay }) {
  const { step, last, go, goToTurn, playing, play } = replay
  return (
    <div class="transport">
      <Transport name="toStart" act={() => go(0)} off={step === 0} />
      <Transport name="turnBack" act={() => goToTurn(-1)} off={step === 0} />
      <Transport name="stepBack" act={() => go(step - 1)} off={step === 0} />
      <Transport name={playing ? 'pause' : 'play'} act={() => play(!playing)} main />
      <Transport name="stepOn" act={() => go(step + 1)} off={step === last} />
      <Transport name="turnOn" act={() => goToTurn(1)} off={step === last} />
      <Transport name="toEnd" act={() => go(last)} off={step === last} />
    </div>
  )
}

interface TransportProps {
  readonly name: keyof typeof shapes
  readonly act: () => void
  readonly off?: boolean
  readonly main?: boolean
}

/** Stays where it is when it can do nothing, so that the focus does. */
function Transport({ name, act, off = false, main = false }: TransportProps) {
  const t = useWords(replayWords)
  return (
    <button
      type="button"
      class={main ? 'icon-button primary' : 'icon-button'}
      aria-label={t(name)}
      aria-disabled={off}
      title={t(name)}
      onClick={() => !off && act()}
    >
      <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={shapes[name]} />
      </svg>
    </button>
  )
}

function TurnSelect({ replay, source, reader }: Pick<Props, 'replay' | 'source' | 'reader'>) {
  const t = useWords(replayWords)
  const turn = replay.view?.turn ?? 0
  return (
    <label>
      <span>{t('turn')}</span>
      <select
        value={turn}
        onChange={(event) => {
          const to = Number(event.currentTarget.value)
          if (to === 0) replay.go(0)
          else replay.goToTurn({ turn: to })
        }}
      >
        <option value={0}>{t('beforeTurns')}</option>
        {source.turns.map((one) => (
          <option key={one.turn} value={one.turn}>
            {t('turnOf', { n: one.turn, who: nameOf(one.seat, reader) })}
          </option>
        ))}
      </select>
    </label>
  )
}

function EyesSelect({ replay, reader, seats }: Pick<Props, 'replay' | 'reader' | 'seats'>) {
  const t = useWords(replayWords)
  const chosen = (value: string): Eyes => (value === 'all' || value === 'spectator' ? value : Number(value))
  return (
    <label>
      <span>{t('eyes')}</span>
      <select value={String(replay.eyes)} onChange={(event) => replay.look(chosen(event.currentTarget.value))}>
        <option value="all">{t('all')}</option>
        {Array.from({ length: seats }, (_, seat) => (
          <option key={`seat-${seat + 1}`} value={seat}>
            {nameOf(seat, reader)}
          </option>
        ))}
        <option value="spectator">{t('spectator')}</option>
      </select>
    </label>
  )
}

function LinkButton({ link }: { link: string }) {
  const t = useWords(replayWords)
  const [copied, setCopied] = useState('')
  const copy = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.replaceState({}, '', link)
    // On a page without a secure line there is no clipboard: the address bar has the link.
    navigator.clipboard?.writeText(location.href).catch(() => undefined)
    setCopied(link)
  }
  return (
    <a class="button moment-link" href={link} onClick={copy}>
      <Icon name="link" />
      <span aria-live="polite">{t(copied === link ? 'copied' : 'link')}</span>
    </a>
  )
}
