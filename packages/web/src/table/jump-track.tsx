// How ready the fleet is to jump, and what jumping by hand would risk.

import { jumpSpaces } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { phaseOf } from '../boxes/phase.ts'
import { broughtBy } from '../boxes/slots.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { useScene } from './scene.ts'
import './jump-track.css'

export function JumpTrack() {
  const { game, language } = useScene()
  const tracks = broughtBy(game, 'UnderJump')
  const jumps = phaseOf(game, language) === undefined
  if (!jumps && tracks.length === 0) return undefined
  return (
    <div class="jump" data-tracks={tracks.length > 0 ? 'more' : 'one'}>
      {jumps && <Preparation />}
      {tracks.map((Track, i) => (
        <Track key={`track-${i + 1}`} />
      ))}
    </div>
  )
}

function Preparation() {
  const t = useWords(tableWords)
  const { jumpPreparation: at } = useScene().game
  const last = jumpSpaces.length - 1
  const { risk } = jumpSpaces[at]
  return (
    <>
      <span class="over">{t('jumpTrack')}</span>
      <ol class="track" aria-hidden="true">
        {jumpSpaces.map((space, i) => (
          <li
            key={`space-${i + 1}`}
            class={`${stateOf(i, at)}${space.risk === undefined ? '' : ' blue'}`}
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
    </>
  )
}

export const stateOf = (space: number, at: number): string => (space < at ? 'past' : space === at ? 'at' : '')
