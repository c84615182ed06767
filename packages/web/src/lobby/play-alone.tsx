// A game against bots, in one click: how many and how good has sensible defaults.

import { availableSets, playersWith, type SetId } from '@cic/engine'
import { type BotLevel, livePace, type TableSettings } from '@cic/protocol'
import { useState } from 'preact/hooks'
import { api, type NewSeat } from '../api.ts'
import { ErrorLine } from '../parts/error-line.tsx'
import { navigate } from '../router.tsx'
import { useLanguage } from '../settings.ts'
import { home } from '../words/home.ts'
import { useWords } from '../words/words.ts'
import { levels } from './choices.ts'
import './play-alone.css'

export function PlayAlone() {
  const t = useWords(home)
  const language = useLanguage()
  const [sets, setSets] = useState<readonly SetId[]>(['base'])
  const [players, setPlayers] = useState(5)
  const [level, setLevel] = useState<BotLevel>('officer')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(undefined)

  const play = async (event: Event): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    try {
      const settings: TableSettings = { game: { sets }, pace: alonePace, visibility: 'link', language }
      const bots: NewSeat[] = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }))
      const { id } = await api.createTable(t('aloneTable'), settings, [{ kind: 'me' }, ...bots])
      await api.start(id)
      navigate(`/table/${id}`)
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }

  /** The base game, and the boxes after it up to this one. */
  const choose = (boxes: number): void => {
    const chosen = availableSets()
      .slice(0, boxes)
      .map(({ id }) => id)
    setSets(chosen)
    setPlayers(Math.min(players, Math.max(...playersWith(chosen))))
  }

  return (
    <form class="play-alone" onSubmit={play}>
      <button type="submit" class="primary big" disabled={busy}>
        {t('playAlone')}
      </button>
      <label>
        {t('expansions')}
        <select value={sets.length} onChange={(event) => choose(Number(event.currentTarget.value))}>
          {availableSets().map(({ id }, i, all) => (
            <option key={id} value={i + 1}>
              {all
                .slice(1, i + 1)
                .map(({ name }) => name[language])
                .join(' + ') || t('noExpansions')}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('players')}
        <select value={players} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
          {playersWith(sets).map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('botLevel')}
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value as BotLevel)}>
          {levels.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </select>
      </label>
      <p class="level-is quiet">{t(`${level}Is`)}</p>
      {error !== undefined && <ErrorLine error={error} />}
    </form>
  )
}

/** Nobody else waits, so windows stay open until the player has answered. */
const alonePace: TableSettings['pace'] = { ...livePace, kind: 'slow' }
