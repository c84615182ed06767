// Galactica comes back for New Caprica.

import { describeLog } from '@cic/engine'
import { ShipShape } from '../../../art/ship.tsx'
import { useScene } from '../../../table/scene.ts'
import { SkipButton } from '../../../theatre/skip-button.tsx'
import { useWords } from '../../../words/words.ts'
import type { SceneProps } from '../../slots.ts'
import { planetWords } from './words.ts'
import '../../../theatre/small-scenes.css'
import './return-scene.css'

export function ReturnScene({ at, skip }: SceneProps) {
  const t = useWords(planetWords)
  const { game, reader } = useScene()
  return (
    <div class="scene full return-scene">
      <ShipShape ship="battlestar" />
      <p class="scene-title">{t('returns')}</p>
      <p class="scene-sub">{describeLog(game.log[at], reader)}</p>
      <SkipButton skip={skip} />
    </div>
  )
}
