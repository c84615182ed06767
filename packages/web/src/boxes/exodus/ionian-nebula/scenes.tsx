// Somebody meets an ally, draws a disaster, stands at the crossroads, is judged, or is out of the game.

import { type CharacterId, describeLog, type LogEntry, nameOfCard, type Seat } from '@cic/engine'
import { forgiven } from '@cic/engine/boxes/exodus/ionian-nebula'
import { Drawing } from '../../../art/icon.tsx'
import { fullName, initialsOf, nameOf } from '../../../table/people.ts'
import { PersonDisc } from '../../../table/person-disc.tsx'
import { useScene } from '../../../table/scene.ts'
import { SkipButton } from '../../../theatre/skip-button.tsx'
import { useWords } from '../../../words/words.ts'
import type { SceneProps } from '../../slots.ts'
import { Halves } from './halves.tsx'
import { icons } from './icons.ts'
import { TokenMark } from './token.tsx'
import { nebulaWords } from './words.ts'
import '../../../table/person-disc.css'
import '../../../theatre/small-scenes.css'
import './scenes.css'

interface Told {
  readonly seat: Seat
  readonly card: string
  readonly token?: string
}

export function MeetingScene({ at, skip }: SceneProps) {
  const t = useWords(nebulaWords)
  return <CardScene at={at} skip={skip} over={t('anAlly')} />
}

export function CrossroadsScene({ at, skip }: SceneProps) {
  const t = useWords(nebulaWords)
  return <CardScene at={at} skip={skip} over={t('crossroads')} />
}

/** Who, the card with both halves, and the token that says which of them counts. */
function CardScene({ at, skip, over }: SceneProps & { over: string }) {
  const { game, language, reader } = useScene()
  const entry = game.log[at]
  const { seat, card, token } = entry as LogEntry & Told
  return (
    <div class="scene full nebula-scene">
      <p class="over">{over}</p>
      <span class="met">
        <PersonDisc seat={seat} />
        {token !== undefined && <TokenMark token={token} />}
      </span>
      <p class="scene-title">{nameOfCard(card, language)}</p>
      <Halves card={card} counts={token ?? ''} />
      <p class="sr-only">{describeLog(entry, reader)}</p>
      <SkipButton skip={skip} />
    </div>
  )
}

export function DisasterScene({ at, skip }: SceneProps) {
  const t = useWords(nebulaWords)
  const { game, reader } = useScene()
  const entry = game.log[at]
  return (
    <div class="scene full nebula-scene dread">
      <p class="over">{t('disaster')}</p>
      <span class="met">
        <TokenMark token="disaster" />
        <PersonDisc seat={entry.seat as Seat} />
      </span>
      <p class="scene-title">{describeLog(entry, reader)}</p>
      <SkipButton skip={skip} />
    </div>
  )
}

export function BattleScene({ at, skip }: SceneProps) {
  const t = useWords(nebulaWords)
  const { game, reader } = useScene()
  return (
    <div class="scene full nebula-scene">
      <Drawing path={icons.crossroadsPhase} />
      <p class="scene-title">{t('nebula')}</p>
      <p class="scene-sub">{describeLog(game.log[at], reader)}</p>
      <SkipButton skip={skip} />
    </div>
  )
}

interface Shown {
  readonly seat: Seat
  readonly cards: readonly string[]
  /** The symbol that counts against them, and how often they have it. */
  readonly token: string
  readonly count: number
}

/** A column for everybody who shows tokens: what does not count is dim, and the most stands out. */
export function TrialScene({ at, skip }: SceneProps) {
  const t = useWords(nebulaWords)
  const { game, reader } = useScene()
  const after = game.log.slice(at + 1)
  const end = after.findIndex(({ t: kind }) => kind === 'trial')
  const shown = (end < 0 ? after : after.slice(0, end)).filter(({ t: kind }) => kind === 'showsTrauma') as (LogEntry &
    Shown)[]
  const most = Math.max(forgiven, ...shown.map(({ count }) => count))
  return (
    <div class="scene full nebula-scene trial-scene">
      <p class="over">{t('trial')}</p>
      <ul class="columns">
        {shown.map(({ seat, cards, token: harmful, count }) => (
          <li key={`seat-${seat + 1}`} class={count === most && count > forgiven ? 'most' : ''}>
            <PersonDisc seat={seat} />
            <span class="tokens" aria-hidden="true">
              {cards
                .toSorted((one, other) => Number(other === harmful) - Number(one === harmful))
                .map((token, i) => (
                  <TokenMark key={`token-${i + 1}`} token={token} dim={token !== harmful} />
                ))}
            </span>
            <b aria-hidden="true">{count}</b>
            <span class="sr-only">{t('counts', { name: nameOf(seat, reader), n: count })}</span>
          </li>
        ))}
      </ul>
      <SkipButton skip={skip} />
    </div>
  )
}

export function EliminatedScene({ at, skip }: SceneProps) {
  const t = useWords(nebulaWords)
  const { game, language, mySeat } = useScene()
  const entry = game.log[at]
  const name = fullName(entry.character as CharacterId, language)
  return (
    <div class="scene full nebula-scene dread">
      <p class="over">{t('eliminated')}</p>
      <span class="disc out" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <p class="scene-title">{name}</p>
      {entry.seat === mySeat && <p class="scene-sub">{t('youWatch')}</p>}
      <SkipButton skip={skip} />
    </div>
  )
}
