// Somebody is executed. By now the seat may have another character: this one is drawn from the line of the log.

import { type CharacterId, describeLog } from '@cic/engine'
import { fullName, initialsOf } from '../../table/people.ts'
import { useScene } from '../../table/scene.ts'
import { SkipButton } from '../../theatre/skip-button.tsx'
import { useWords } from '../../words/words.ts'
import type { SceneProps } from '../slots.ts'
import { executionWords } from './execution-words.ts'
import { proofOf } from './executions.ts'
import '../../table/person-disc.css'
import '../../theatre/small-scenes.css'
import './execution-scene.css'

export function ExecutionScene({ at, skip }: SceneProps) {
  const t = useWords(executionWords)
  const { game, language, reader } = useScene()
  const entry = game.log[at]
  const name = fullName(entry.character as CharacterId, language)
  return (
    <div class="scene full execution-scene">
      <p class="over">{t('execution')}</p>
      <span class="disc" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <p class="scene-title">{name}</p>
      <p class="scene-sub">{describeLog(proofOf(game.log, at) ?? entry, reader)}</p>
      <SkipButton skip={skip} />
    </div>
  )
}
