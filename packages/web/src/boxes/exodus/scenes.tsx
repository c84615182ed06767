// One of the Final Five is shown, and goes back among its holder's cards; somebody has fulfilled a goal.

import { describeLog, nameOfCard, printedCard, type Seat } from '@cic/engine'
import { PersonDisc } from '../../table/person-disc.tsx'
import { useScene } from '../../table/scene.ts'
import { SkipButton } from '../../theatre/skip-button.tsx'
import { useWords } from '../../words/words.ts'
import type { SceneProps } from '../slots.ts'
import { exodusWords } from './words.ts'
import '../../hand/secrets.css'
import '../../table/person-disc.css'
import '../../theatre/small-scenes.css'
import './scenes.css'

export function FinalFiveScene({ at, skip }: SceneProps) {
  const t = useWords(exodusWords)
  const { game, language } = useScene()
  const { card, seat } = game.log[at]
  const { character, loyalty } = game.seats[seat as Seat]
  const printed = printedCard(String(card), language, game, character)
  return (
    <div class="scene full final-five-scene">
      <p class="over">{t('finalFive')}</p>
      <PersonDisc seat={seat as Seat} />
      <div class="found-card">
        <p class="scene-title">{printed?.name}</p>
        <p class="scene-sub">{printed?.text}</p>
      </div>
      <div class="mixing" aria-hidden="true">
        {loyalty.map((_, i) => (
          <i key={`card-${i + 1}`} class="back" />
        ))}
      </div>
      <p class="quiet">{t('goesBack')}</p>
      <SkipButton skip={skip} />
    </div>
  )
}

export function GoalScene({ at, skip }: SceneProps) {
  const t = useWords(exodusWords)
  const { game, language, reader } = useScene()
  const entry = game.log[at]
  return (
    <div class="scene full goal-scene">
      <p class="over">{t('goalFulfilled')}</p>
      <PersonDisc seat={entry.seat as Seat} />
      <p class="scene-title">{nameOfCard(String(entry.card), language)}</p>
      <p class="scene-sub">{describeLog(entry, reader)}</p>
      <SkipButton skip={skip} />
    </div>
  )
}
