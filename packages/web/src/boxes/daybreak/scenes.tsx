// Somebody is the Mutineer, has too many Mutiny cards, or shows a motive; the hub is destroyed.

import { describeLog, nameOfCard, printedCard, type Seat } from '@cic/engine'
import { mutinyLimit } from '@cic/engine/boxes/daybreak'
import type { ComponentChildren } from 'preact'
import { Drawing } from '../../art/icon.tsx'
import { fullName } from '../../table/people.ts'
import { PersonDisc } from '../../table/person-disc.tsx'
import { useScene } from '../../table/scene.ts'
import { SkipButton } from '../../theatre/skip-button.tsx'
import { useWords } from '../../words/words.ts'
import type { SceneProps } from '../slots.ts'
import { icons } from './icons.ts'
import { daybreakWords } from './words.ts'
import '../../table/person-disc.css'
import '../../theatre/small-scenes.css'
import './scenes.css'

export function MutineerScene({ at, skip }: SceneProps) {
  const t = useWords(daybreakWords)
  const { game, language } = useScene()
  const seat = game.log[at].seat as Seat
  const { character } = game.seats[seat]
  return (
    <Told over={t('mutineerFound')} mood="harm" seat={seat} skip={skip}>
      <p class="scene-title">{character === undefined ? '' : fullName(character, language)}</p>
      <p class="scene-sub">{t('mutineerMeans', { n: mutinyLimit(game, seat) })}</p>
    </Told>
  )
}

export function MutinyScene({ at, skip }: SceneProps) {
  const t = useWords(daybreakWords)
  const { game, reader } = useScene()
  const entry = game.log[at]
  const seat = entry.seat as Seat
  return (
    <Told over={t('mutiny')} mood="harm" seat={seat} skip={skip}>
      <p class="scene-title">{describeLog(entry, reader)}</p>
      <p class="scene-sub">{t('mutinyLimit', { n: mutinyLimit(game, seat) })}</p>
    </Told>
  )
}

export function MotiveScene({ at, skip }: SceneProps) {
  const t = useWords(daybreakWords)
  const { game, language, reader } = useScene()
  const entry = game.log[at]
  const card = String(entry.card)
  return (
    <Told
      over={t('motiveShown')}
      mood={entry.winner === 'humans' ? 'human' : 'cylon'}
      seat={entry.seat as Seat}
      skip={skip}
    >
      <p class="scene-title">{nameOfCard(card, language)}</p>
      <p class="scene-sub">{printedCard(card, language, game)?.text}</p>
      <p class="sr-only">{describeLog(entry, reader)}</p>
    </Told>
  )
}

export function HubScene({ at, skip }: SceneProps) {
  const t = useWords(daybreakWords)
  const { game, reader } = useScene()
  return (
    <div class="scene full daybreak-scene human">
      <Drawing path={icons.hubDestroyed} />
      <p class="scene-title">{describeLog(game.log[at], reader)}</p>
      <p class="scene-sub">{t('noResurrection')}</p>
      <SkipButton skip={skip} />
    </div>
  )
}

interface ToldProps {
  over: string
  mood: 'harm' | 'human' | 'cylon'
  seat: Seat
  skip: () => void
  children: ComponentChildren
}

function Told({ over, mood, seat, skip, children }: ToldProps) {
  return (
    <div class={`scene full daybreak-scene ${mood}`}>
      <p class="over">{over}</p>
      <PersonDisc seat={seat} />
      {children}
      <SkipButton skip={skip} />
    </div>
  )
}
