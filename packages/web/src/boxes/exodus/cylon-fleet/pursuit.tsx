// The pursuit track, under that of the jump: what each space brings, and the attack at its end.

import { pursuitOf } from '@cic/engine/boxes/exodus/cylon-fleet'
import { Drawing } from '../../../art/icon.tsx'
import { stateOf } from '../../../table/jump-track.tsx'
import { useScene } from '../../../table/scene.ts'
import { useWords } from '../../../words/words.ts'
import { icons } from './icons.ts'
import { fleetWords } from './words.ts'
import '../../../table/jump-track.css'
import './pursuit.css'

export function PursuitTrack() {
  const t = useWords(fleetWords)
  const seen = pursuitOf(useScene().game)
  if (seen === undefined) return undefined
  const { pursuit, spaces } = seen
  const last = spaces.length - 1
  return (
    <div class={`pursuit${pursuit === last - 1 ? ' near' : ''}`}>
      <span class="over" aria-hidden="true">
        {t('pursuit')}
      </span>
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
      <span class="sr-only">{t('pursuitAt', { n: pursuit, of: last })}</span>
    </div>
  )
}
