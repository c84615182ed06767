// Short scenes: a crisis, dice, a jump, a Cylon revealed.

import { describeLog, type LogEntry, meaningOfRoll, nameOfCard, printedCard, type Seat } from '@cic/engine'
import { fullName } from '../table/people.ts'
import { PersonDisc } from '../table/person-disc.tsx'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { cardWords } from '../words/on-table.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { Die } from './die.tsx'
import { SkipButton } from './skip-button.tsx'
import './small-scenes.css'

export function CrisisBanner({ entry }: { entry: LogEntry }) {
  const t = useWords(cardWords)
  const { game, language } = useScene()
  const printed = printedCard(String(entry.card), language, game)
  if (printed === undefined) return undefined
  return (
    <div class="scene banner crisis" aria-hidden="true">
      <p class="over">{t(entry.t === 'superCrisis' ? 'superCrisis' : 'crisis')}</p>
      <p class="scene-title">{printed.name}</p>
      <p class="quiet">{printed.text}</p>
    </div>
  )
}

export function DiceBanner({ rolls }: { rolls: readonly LogEntry[] }) {
  const t = useWords(questionWords)
  const { game, reader } = useScene()
  const last = rolls[rolls.length - 1]
  return (
    <div class="scene banner dice" aria-hidden="true">
      <div class="dice-row">
        {rolls.slice(-8).map((roll, i) => {
          const meaning = meaningOfRoll(game, roll)
          return (
            <figure key={`${roll.face}-${i + 1}`} data-meaning={meaning}>
              <Die face={Number(roll.face)} />
              {meaning !== undefined && <figcaption>{t(meaning)}</figcaption>}
            </figure>
          )
        })}
      </div>
      <p>{describeLog(last, reader)}</p>
    </div>
  )
}

/** Somebody is sent away or gets a title, something is hit: who it is about, and the line. */
export function ToldBanner({ lines }: { lines: readonly LogEntry[] }) {
  const { reader } = useScene()
  return (
    <div class={`scene banner told${moods[lines[0].t] ?? ' harm'}`} aria-hidden="true">
      {lines.slice(-3).map((line, i) => (
        <p key={`line-${i + 1}`}>
          {typeof line.seat === 'number' && <PersonDisc seat={line.seat} />}
          <b>{describeLog(line, reader)}</b>
        </p>
      ))}
    </div>
  )
}

const moods: Readonly<Record<string, string>> = { title: ' honour', sleeperAgentPhase: ' dread' }

export function JumpScene({ destination, skip }: { destination: LogEntry | undefined; skip: () => void }) {
  const t = useWords(checkWords)
  const { language } = useScene()
  const name = destination === undefined ? undefined : nameOfCard(String(destination.card), language)
  return (
    <div class="scene full jump-scene">
      <svg class="jump-flash" viewBox="0 0 400 200" aria-hidden="true">
        {Array.from({ length: 24 }, (_, i) => (
          <path key={`ray-${i + 1}`} d="M200 100h180" transform={`rotate(${i * 15} 200 100)`} />
        ))}
      </svg>
      <p class="scene-title">{t('theFleetJumps')}</p>
      {name !== undefined && <p class="scene-sub">{name}</p>}
      <SkipButton skip={skip} />
    </div>
  )
}

export function RevealScene({ entry, seat, skip }: { entry: LogEntry; seat: Seat; skip: () => void }) {
  const t = useWords(checkWords)
  const { game, language, reader } = useScene()
  const { character } = game.seats[seat]
  return (
    <div class="scene full reveal-scene">
      <p class="over">{t('cylonRevealed')}</p>
      <PersonDisc seat={seat} />
      <p class="scene-title">{character === undefined ? '' : fullName(character, language)}</p>
      <p class="scene-sub">{describeLog(entry, reader)}</p>
      <SkipButton skip={skip} />
    </div>
  )
}
