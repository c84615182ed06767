// Characters that nobody plays again.

import { executedCharacters } from '@cic/engine'
import { lookAt, open } from '../table/about.ts'
import { fullName } from '../table/people.ts'
import { useScene } from '../table/scene.ts'
import { pegasusWords } from '../words/pegasus.ts'
import { useWords } from '../words/words.ts'
import './in-play.css'
import './strip.css'

export function Executed() {
  const t = useWords(pegasusWords)
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
