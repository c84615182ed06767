// Boxes, objective, difficulty and variants of a game.

import { availableObjectives, checkOptions, type ObjectiveId, type SetId } from '@cic/engine'
import { useLanguage } from '../settings.ts'
import { setup } from '../words/setup.ts'
import { useWords } from '../words/words.ts'
import { expansions, fitting, type GameChoice, variantsFor } from './choices.ts'

interface Props {
  game: GameChoice
  players: number
  change: (game: GameChoice) => void
}

export function GameFields({ game, players, change }: Props) {
  const t = useWords(setup)
  const language = useLanguage()
  const sets = game.sets ?? ['base']
  const offered = variantsFor(game, players)
  // Other boxes have other objectives, and one of their own that they are meant to be played with.
  const open = (boxes: readonly SetId[]): void => {
    const { objective: _, ...rest } = game
    change({ ...rest, sets: boxes })
  }
  return (
    <fieldset>
      <legend>{t('game')}</legend>
      <fieldset class="field">
        <legend class="small">{t('expansions')}</legend>
        {expansions().map(({ id, name }) => (
          <label key={id} class="tick">
            <input
              type="checkbox"
              checked={sets.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                open(checked ? [...sets, id] : sets.filter((one) => one !== id))
              }
            />
            {name[language]}
          </label>
        ))}
      </fieldset>
      <label class="field">
        {t('objective')}
        <select
          value={game.objective ?? checkOptions({ sets, players }).objective}
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
      {offered.map((variant) => (
        <label key={variant} class="tick">
          <input
            type="checkbox"
            checked={game[variant] === true}
            onChange={({ currentTarget: { checked } }) => change(fitting({ ...game, [variant]: checked }, players))}
          />
          <span>
            {t(variant)}
            {variant in meanings && (
              <small class="quiet meaning">{t(meanings[variant as keyof typeof meanings])}</small>
            )}
          </span>
        </label>
      ))}
      {offered.some((variant) => variant in meanings) && <p class="quiet">{t('firstGames')}</p>}
    </fieldset>
  )
}

/** Variants that need a sentence. */
const meanings = {
  personalGoals: 'personalGoalsMeans',
  finalFive: 'finalFiveMeans',
  cylonFleet: 'cylonFleetMeans',
} as const
