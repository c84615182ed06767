// Auto Attack: everything that has gathered crosses the line.

import { describeLog } from '@cic/engine'
import { Drawing } from '../../../art/icon.tsx'
import { useScene } from '../../../table/scene.ts'
import { SkipButton } from '../../../theatre/skip-button.tsx'
import { useWords } from '../../../words/words.ts'
import type { SceneProps } from '../../slots.ts'
import { icons } from './icons.ts'
import { fleetWords } from './words.ts'
import '../../../theatre/small-scenes.css'

export function AutoAttackScene({ at, skip }: SceneProps) {
  const t = useWords(fleetWords)
  const { game, reader } = useScene()
  const arrivals = game.log.slice(at + 1).filter(({ t: kind }) => kind === 'fleetArrives')
  return (
    <div class="scene full auto-attack-scene">
      <p class="over">{t('autoAttack')}</p>
      <Drawing path={icons.autoAttack} />
      <p class="scene-title">{t('caughtUp')}</p>
      {arrivals.slice(0, 6).map((entry) => (
        <p key={String(entry.area)} class="scene-sub">
          {describeLog(entry, reader)}
        </p>
      ))}
      <SkipButton skip={skip} />
    </div>
  )
}
