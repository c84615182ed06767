// Characters that nobody plays again.

import { executedCharacters } from '@cic/engine/parts/execution'
import { lookAt, open } from '../../table/about.ts'
import { fullName } from '../../table/people.ts'
import { useScene } from '../../table/scene.ts'
import { useWords } from '../../words/words.ts'
import { executionWords } from './execution-words.ts'
import '../../board/in-play.css'
import '../../board/strip.css'

export function Executed() {
  const t = useWords(executionWords)
  const { game, language } = useScene()
  const gone = executedCharacters(game)
  if (gone.length === 0) return undefined
  return (
    <section class="group in-play executed" aria-label={t('executed')}>
      <h3 class="over">{t('executed')}</h3>
      <ul>
        {gone.map((id) => (
          <li key={id}>
            <button
              type="button"
              class="bare"
              {...lookAt({ kind: 'character', id })}
              onClick={() => open({ kind: 'character', id })}
            >
              {fullName(id, language)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
