// A mission is turned up, and comes to its end; rebels take a side.

import { describeLog, nameOfCard, printedCard, type Seat } from '@cic/engine'
import { Drawing } from '../../../art/icon.tsx'
import { ShipShape } from '../../../art/ship.tsx'
import { PersonDisc } from '../../../table/person-disc.tsx'
import { useScene } from '../../../table/scene.ts'
import { SkipButton } from '../../../theatre/skip-button.tsx'
import { useWords } from '../../../words/words.ts'
import type { SceneProps } from '../../slots.ts'
import { icons } from './icons.ts'
import { searchWords } from './words.ts'
import '../../../table/person-disc.css'
import '../../../theatre/small-scenes.css'
import '../scenes.css'

export function MissionScene({ at, skip }: SceneProps) {
  const t = useWords(searchWords)
  const { game, language, reader } = useScene()
  const entry = game.log[at]
  const printed = printedCard(String(entry.card), language, game)
  return (
    <div class="scene full daybreak-scene mission-scene">
      <p class="over">{t('aMission')}</p>
      <PersonDisc seat={entry.seat as Seat} />
      <p class="scene-title">{printed?.name}</p>
      <p class="scene-sub">{printed?.text}</p>
      <p class="sr-only">{describeLog(entry, reader)}</p>
      <SkipButton skip={skip} />
    </div>
  )
}

export function MissionOverScene({ at, skip }: SceneProps) {
  const t = useWords(searchWords)
  const { game, language, reader } = useScene()
  const entry = game.log[at]
  return (
    <div class={`scene full daybreak-scene ${entry.outcome === 'pass' ? 'human' : 'cylon'}`}>
      <Drawing path={icons.missionResolved} />
      <p class="over">{t('missionResolved')}</p>
      <p class="scene-title">{nameOfCard(String(entry.card), language)}</p>
      <p class="scene-sub">{describeLog(entry, reader)}</p>
      <SkipButton skip={skip} />
    </div>
  )
}

export function RebelScene({ at, skip }: SceneProps) {
  const { game, reader } = useScene()
  const entry = game.log[at]
  return (
    <div class={`scene full daybreak-scene ${entry.winner === 'humans' ? 'human' : 'cylon'}`}>
      <ShipShape ship="basestar" />
      <p class="scene-title">{describeLog(entry, reader)}</p>
      <SkipButton skip={skip} />
    </div>
  )
}
