// Setting up a table with everything that can be set.

import { playersWith, type SetId } from '@cic/engine'
import { livePace, type Pace, slowPace, type TableSettings } from '@cic/protocol'
import { useState } from 'preact/hooks'
import { api, type NewSeat } from '../api.ts'
import { ErrorLine } from '../parts/error-line.tsx'
import { useMe } from '../parts/me.ts'
import { navigate } from '../router.tsx'
import { useLanguage } from '../settings.ts'
import { home } from '../words/home.ts'
import { setup } from '../words/setup.ts'
import { useWords } from '../words/words.ts'
import { fitting, type GameChoice } from './choices.ts'
import { GameFields } from './game-fields.tsx'
import { OpennessFields } from './openness-fields.tsx'
import { PaceFields } from './pace-fields.tsx'
import { SeatFields } from './seat-fields.tsx'
import './create-table.css'

export function CreateTable() {
  const t = useWords(setup)
  const h = useWords(home)
  const me = useMe()
  const language = useLanguage()
  const [name, setName] = useState('')
  const [settings, change] = useState<TableSettings>({
    game: { sets: ['base'] },
    pace: livePace,
    visibility: 'public',
    language,
  })
  const [seats, setSeats] = useState<readonly NewSeat[]>([{ kind: 'me' }, ...Array(4).fill({ kind: 'open' })])
  const [error, setError] = useState<unknown>(undefined)
  const called = h('tableOf', { name: me?.name || h('guest') })

  const { sets = ['base'] satisfies SetId[] } = settings.game

  /** Boxes, players and variants go together: what no longer fits is let go. */
  const arrange = (game: GameChoice, wanted: readonly NewSeat[]): void => {
    const fits = wanted.slice(0, Math.max(...playersWith(game.sets ?? ['base'])))
    setSeats(fits)
    change({ ...settings, game: fitting(game, fits.length) })
  }

  const create = async (event: Event): Promise<void> => {
    event.preventDefault()
    try {
      const { id } = await api.createTable(name.trim() || called, settings, seats)
      navigate(`/table/${id}`)
    } catch (problem) {
      setError(problem)
    }
  }
  const setPace = (kind: Pace['kind']): void => change({ ...settings, pace: kind === 'live' ? livePace : slowPace })

  return (
    <form class="panel create-table" onSubmit={create} aria-label={h('createTable')}>
      <label class="field wide">
        {t('tableName')}
        <input
          value={name}
          maxLength={40}
          placeholder={called}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <GameFields game={settings.game} players={seats.length} change={(game) => arrange(game, seats)} />
      <SeatFields sets={sets} seats={seats} change={(next) => arrange(settings.game, next)} />
      <PaceFields pace={settings.pace} setKind={setPace} change={(pace) => change({ ...settings, pace })} />
      <OpennessFields settings={settings} change={change} />
      {error !== undefined && <ErrorLine error={error} />}
      <button type="submit" class="primary">
        {t('create')}
      </button>
    </form>
  )
}
