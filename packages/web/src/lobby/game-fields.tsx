// Boxes, objective, difficulty and variants of a game.

import { availableObjectives, availableSets, type ObjectiveId } from '@cic/engine'
import type { TableSettings } from '@cic/protocol'
import { useLanguage } from '../settings.ts'
import { setup } from '../words/setup.ts'
import { useWords } from '../words/words.ts'
import { mayLeaveOutSympathizer } from './choices.ts'

interface Props {
  settings: TableSettings
  players: number
  change: (game: TableSettings['game']) => void
}

export function GameFields({ settings: { game }, players, change }: Props) {
  const t = useWords(setup)
  const language = useLanguage()
  const sets = game.sets ?? ['base']
  return (
    <fieldset>
      <legend>{t('game')}</legend>
      <fieldset class="field">
        <legend class="small">{t('boxes')}</legend>
        {availableSets().map(({ id, name }) => (
          <label key={id} class="tick">
            <input
              type="checkbox"
              checked={sets.includes(id)}
              disabled={id === 'base'}
              onChange={({ currentTarget: { checked } }) =>
                change({ ...game, sets: checked ? [...sets, id] : sets.filter((one) => one !== id) })
              }
            />
            {name[language]}
          </label>
        ))}
      </fieldset>
      <label class="field">
        {t('objective')}
        <select
          value={game.objective ?? 'kobol'}
          onChange={(event) => change({ ...game, objective: event.currentTarget.value as ObjectiveId })}
        >
          {availableObjectives(sets).map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {t('resources')}
        <select
          value={game.resources ?? 'standard'}
          onChange={(event) => change({ ...game, resources: event.currentTarget.value as 'standard' })}
        >
          {(['standard', 'easier', 'harder'] as const).map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </select>
      </label>
      {mayLeaveOutSympathizer(sets, players) && (
        <label class="tick">
          <input
            type="checkbox"
            checked={game.noSympathizer === true}
            onChange={(event) => change({ ...game, noSympathizer: event.currentTarget.checked })}
          />
          {t('noSympathizer')}
        </label>
      )}
    </fieldset>
  )
}
