// The pursuit track, under that of the jump: what each space brings, and the attack at its end.

import { pursuitOf } from '@cic/engine/boxes/exodus/cylon-fleet'
import { Drawing } from '../../../art/icon.tsx'
import { stateOf } from '../../../table/jump-track.tsx'
import { useScene } from '../../../table/scene.ts'
import { useWords } from '../../../words/words.ts'
import { icons } from './icons.ts'
import { listId, WhoWaits } from './who-waits.tsx'
import { fleetWords } from './words.ts'
import '../../../table/jump-track.css'
import './pursuit.css'

export function PursuitTrack() {
  const t = useWords(fleetWords)
  const seen = pursuitOf(useScene().game)
  if (seen === undefined) return undefined
  const { pursuit, waits, spaces } = seen
  const last = spaces.length - 1
  return (
    <div class={`pursuit${waits ? ' waits' : pursuit === last - 1 ? ' near' : ''}`}>
      <button type="button" class="over bare" popovertarget={listId} title={t('whoWaits')}>
        {t('pursuit')}
      </button>
      <ol class="track" aria-hidden="true">
        {spaces.map(({ civilians, attack }, i) => (
          <li
            key={`space-${i + 1}`}
            class={stateOf(i, pursuit)}
            title={attack ? t('autoAttack') : civilians === 0 ? '' : t('placesShips', { n: civilians })}
          >
            {attack ? <Drawing path={icons.autoAttack} /> : civilians === 0 ? '' : `+${civilians}`}
          </li>
        ))}
      </ol>
      <span class="sr-only">
        {t('pursuitAt', { n: pursuit, of: last })}
        {waits && `. ${t('waits')}`}
      </span>
      <WhoWaits />
    </div>
  )
}
