// How ready the fleet is to jump, and what jumping by hand would risk; or how soon Galactica comes back for New Caprica.

import { jumpSpaces, newCapricaOf } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { pegasusWords } from '../words/pegasus.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { useScene } from './scene.ts'
import './jump-track.css'

export function JumpTrack() {
  const t = useWords(tableWords)
  const { game } = useScene()
  const { jumpPreparation: at } = game
  const last = jumpSpaces.length - 1
  const { risk } = jumpSpaces[at]
  if (newCapricaOf(game) !== undefined) return undefined
  return (
    <div class="jump">
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
    </div>
  )
}

/** The same track while Galactica is away: at its end it returns. */
export function ReturnTrack() {
  const t = useWords(pegasusWords)
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

const stateOf = (space: number, at: number): string => (space < at ? 'past' : space === at ? 'at' : '')
