// How ready the fleet is to jump, and what jumping by hand would risk.

import { jumpSpaces } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { useScene } from './scene.ts'

export function JumpTrack() {
  const t = useWords(tableWords)
  const { jumpPreparation: at } = useScene().game
  const last = jumpSpaces.length - 1
  const { risk } = jumpSpaces[at]
  return (
    <div class="jump">
      <span class="over">{t('jumpTrack')}</span>
      <ol class="track" aria-hidden="true">
        {jumpSpaces.map((space, i) => (
          <li
            key={`space-${i + 1}`}
            class={`${i < at ? 'past' : i === at ? 'at' : ''}${space.risk === undefined ? '' : ' blue'}`}
            title={space.jumps ? t('autoJump') : space.risk === undefined ? '' : t('jumpRisk', { n: space.risk })}
          >
            {space.jumps ? <Icon name="jump" /> : space.risk === undefined ? '' : `−${space.risk}`}
          </li>
        ))}
      </ol>
      <span class="sr-only">
        {t('jumpAt', { n: at, of: last })}
        {risk !== undefined && `. ${t('jumpRisk', { n: risk })}`}
      </span>
    </div>
  )
}
