// Choosing a character: all of them by type, with what they draw and can do; those that are taken or not open say so.

import { type CharacterOnTable, charactersOnTable, type Decision, printedSheet } from '@cic/engine'
import { tryOut } from '../question/choice.ts'
import { lookAt } from '../table/about.ts'
import { fullName, initialsOf, nameOf } from '../table/people.ts'
import { choose, keyFor, useMark, useScene } from '../table/scene.ts'
import { SheetSkills } from '../table/sheet.tsx'
import { boardWords } from '../words/board.ts'
import { typeWords } from '../words/types.ts'
import { useWords } from '../words/words.ts'
import '../table/person-disc.css'
import './character-grid.css'

export function CharacterGrid({ decision }: { decision: Decision }) {
  const t = useWords(boardWords)
  const r = useWords(typeWords)
  const { game, language } = useScene()
  return (
    <section class="character-grid panel" aria-label={t('characters')}>
      {charactersOnTable(game, decision, language).map(({ type, characters }) => (
        <div key={type} class="of-type">
          <h3 class="over">{r(type as keyof typeof typeWords)}</h3>
          <ul>
            {characters.map((character) => (
              <Tile key={character.id} character={character} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Tile({ character: { id, ofCylon, option, takenBy, reason } }: { character: CharacterOnTable }) {
  const t = useWords(boardWords)
  const scene = useScene()
  const { game, language, reader } = scene
  const name = fullName(id, language)
  const { abilities } = printedSheet(id, language, 'own', game)
  const why = takenBy === undefined ? reason : t('takenBy', { who: nameOf(takenBy, reader) })
  const tried = useMark(`character:${id}`).tried
  return (
    <li>
      <button
        type="button"
        class={`tile${option === undefined ? ' closed' : ''}${tried ? ' tried' : ''}`}
        aria-disabled={option === undefined || undefined}
        onClick={() => option !== undefined && choose(scene, option)}
        onMouseOver={() => tryOut(option)}
        onMouseOut={() => tryOut(undefined)}
        onFocus={() => tryOut(option)}
        onBlur={() => tryOut(undefined)}
        {...lookAt({ kind: 'character', id })}
      >
        <span class={ofCylon ? 'disc cylon square' : 'disc'} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <b>{name}</b>
        {option !== undefined && (
          <span class="key" aria-hidden="true">
            {keyFor(scene, option)}
          </span>
        )}
        <SheetSkills character={id} />
        {why === undefined ? (
          <span class="tile-abilities">
            {abilities.map((ability, i) => (
              <span key={ability.id} class={i === abilities.length - 1 ? 'weakness' : ''}>
                {ability.name}
              </span>
            ))}
          </span>
        ) : (
          <span class="tile-why">{why}</span>
        )}
      </button>
    </li>
  )
}
