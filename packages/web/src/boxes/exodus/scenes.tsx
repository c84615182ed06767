// One of the Final Five is shown, and goes back among its holder's cards; somebody has fulfilled a goal.

import { describeLog, type LogEntry, nameOfCard, printedCard, type Seat } from '@cic/engine'
import { knownFinalFive } from '@cic/engine/boxes/exodus'
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
  const { game, language, mySeat } = useScene()
  const { card, seat } = game.log[at] as LogEntry & { card: string; seat: Seat }
  const { character, loyalty } = game.seats[seat]
  // Whoever is executed by it has no name that its text could call them by.
  const isCalled = seat === mySeat || character !== undefined
  const printed = printedCard(card, language, game, seat === mySeat ? undefined : character)
  const goesBack = knownFinalFive(game, seat).includes(card)
  return (
    <div class="scene full final-five-scene">
      <p class="over">{t('finalFive')}</p>
      <span class="found-at">
        <PersonDisc seat={seat} />
      </span>
      <div class="found-card">
        <p class="scene-title">{printed?.name}</p>
        {isCalled && <p class="scene-sub">{printed?.text}</p>}
      </div>
      {goesBack && (
        <>
          <div class="mixing" aria-hidden="true">
            {loyalty.map((_, i) => (
              <i key={`card-${i + 1}`} class="back" />
            ))}
          </div>
          <p class="quiet">{t('goesBack')}</p>
        </>
      )}
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
