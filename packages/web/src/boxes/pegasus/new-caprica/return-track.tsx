// How soon Galactica comes back for New Caprica: the jump track while it is away, at the end of which it returns.

import { jumpSpaces } from '@cic/engine'
import { Icon } from '../../../art/icon.tsx'
import { stateOf } from '../../../table/jump-track.tsx'
import { useScene } from '../../../table/scene.ts'
import { useWords } from '../../../words/words.ts'
import { planetWords } from './words.ts'
import '../../../table/jump-track.css'
import './return-track.css'

export function ReturnTrack() {
  const t = useWords(planetWords)
  const { jumpPreparation: at } = useScene().game
  const last = jumpSpaces.length - 1
  return (
    <div class="jump return">
      <span class="over" aria-hidden="true">
        {t('returnTrack')}
      </span>
      <ol class="track" aria-hidden="true">
        {jumpSpaces.map(({ jumps }, i) => (
          <li key={`space-${i + 1}`} class={stateOf(i, at)} title={jumps ? t('returns') : ''}>
            {jumps && <Icon name="jump" />}
          </li>
        ))}
      </ol>
      <span class="sr-only">{t('returnAt', { n: at, of: last })}</span>
    </div>
  )
}
