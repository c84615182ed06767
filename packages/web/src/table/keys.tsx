// The keys of the table.

import { sideWordsLater as sideWords } from '../words/side-later.ts'
import { useWords } from '../words/words.ts'
import './keys.css'

const keys = [
  ['1 … 9, a …', 'keyNumbers'],
  ['↑ ↓', 'keyArrows'],
  ['↵', 'keyEnter'],
  ['spaceBar', 'keySpace'],
  ['⇧ B', 'keyBoard'],
  ['Esc', 'keyEscape'],
] as const

export function Keys() {
  const t = useWords(sideWords)
  return (
    <section class="keys">
      <h3 class="over">{t('shortcuts')}</h3>
      <dl>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key === 'spaceBar' ? t(key) : key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
