// Boxes, objective, difficulty and variants of a game, and games that are chosen with one press.

import { type ObjectiveId, type SetId, usualObjective } from '@cic/engine'
import { useLanguage } from '../settings.ts'
import { setup } from '../words/setup.ts'
import { useWords } from '../words/words.ts'
import {
  expansions,
  fitting,
  type GameChoice,
  isSame,
  objectives,
  presetGame,
  variantNames,
  whyNot,
} from './choices.ts'
import { presets } from './facts.ts'
import { Pick } from './pick.tsx'
import './game-fields.css'

interface Props {
  game: GameChoice
  players: number
  change: (game: GameChoice) => void
}

export function GameFields({ game, players, change }: Props) {
  const t = useWords(setup)
  const language = useLanguage()
  const sets = game.sets ?? ['base']
  // Other boxes have other objectives, and one of their own that they are meant to be played with.
  const open = (boxes: readonly SetId[]): void => {
    const { objective: _, ...rest } = game
    change({ ...rest, sets: boxes })
  }
  return (
    <fieldset class="wide">
      <legend>{t('game')}</legend>
      <Presets game={game} players={players} change={change} />
      <fieldset class="field">
        <legend class="small">{t('expansions')}</legend>
        <div class="picks">
          {expansions().map(({ id, name }) => (
            <Pick
              key={id}
              id={id}
              kind="checkbox"
              group="expansions"
              name={name[language]}
              checked={sets.includes(id)}
              choose={(checked) => open(checked ? [...sets, id] : sets.filter((one) => one !== id))}
            />
          ))}
        </div>
      </fieldset>
      <fieldset class="field">
        <legend class="small">{t('objective')}</legend>
        <div class="picks">
          {objectives().map(({ id, name, box, boxName }) => (
            <Pick
              key={id}
              id={id}
              kind="radio"
              group="objective"
              name={name[language]}
              checked={(game.objective ?? usualObjective(sets)) === id}
              why={sets.includes(box) ? undefined : t('comesWith', { box: boxName[language] })}
              choose={() => change({ ...game, objective: id as ObjectiveId })}
            />
          ))}
        </div>
      </fieldset>
      <Variants game={game} players={players} change={change} />
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
    </fieldset>
  )
}

function Presets({ game, players, change }: Props) {
  const t = useWords(setup)
  return (
    <fieldset class="field">
      <legend class="small">{t('presets')}</legend>
      <div class="presets">
        {presets.map((preset) => {
          const chosen = presetGame(preset, players)
          return (
            <button
              key={preset}
              type="button"
              class="chip"
              aria-pressed={isSame(chosen, game)}
              onClick={() => change(chosen)}
            >
              {t(preset)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

function Variants({ game, players, change }: Props) {
  const t = useWords(setup)
  const language = useLanguage()
  return (
    <fieldset class="field">
      <legend class="small">{t('variants')}</legend>
      <div class="picks">
        {variantNames(game).map((variant) => (
          <Pick
            key={variant}
            id={variant}
            kind="checkbox"
            group="variants"
            name={t(variant)}
            checked={game[variant] === true}
            why={game[variant] === true ? undefined : whyNot(game, variant, players)?.[language]}
            choose={(checked) => change(fitting({ ...game, [variant]: checked }, players))}
          />
        ))}
      </div>
      <p class="quiet">{t('firstGames')}</p>
    </fieldset>
  )
}
