// The end: whether the reader won and why, who was what, what decided it, who added what to which check, how the resources went, the
// story, and the board as it was.

import { describeLog, dialsOf, distanceOf, goalOf, labelOf, partOf, type View } from '@cic/engine'
import type { ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { api } from '../api.ts'
import { broughtBy } from '../boxes/slots.ts'
import { Link, navigate } from '../router.tsx'
import { SceneProvider, useScene } from '../table/scene.ts'
import { endWords } from '../words/end.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { DecisiveMoments } from './decisive-moments.tsx'
import { PlayedChecks } from './played-checks.tsx'
import { ResourcePlots } from './resource-plots.tsx'
import { Story } from './story.tsx'
import { WhoWasWhat } from './who-was-what.tsx'
import { YourGame } from './your-game.tsx'
import './game-over.css'

interface Props {
  /** Nothing, where the table was ended before the game was. */
  over: View['over']
  /** The table has it already. */
  Board: ComponentType
}

export function GameOver({ over, Board }: Props) {
  const scene = useScene()
  const seen = useAllKnowing() ?? scene.game
  const [board, showBoard] = useState(false)
  if (!board) return <End over={over} seen={seen} showBoard={() => showBoard(true)} />
  return (
    <SceneProvider value={{ ...scene, game: seen }}>
      <Board />
      <BackToEnd back={() => showBoard(false)} />
    </SceneProvider>
  )
}

function End({ over, seen, showBoard }: { over: View['over']; seen: View; showBoard: () => void }) {
  const t = useWords(endWords)
  const { game, picture, mySeat } = useScene()
  const part = mySeat === undefined ? undefined : partOf(game, mySeat)
  return (
    <section class={`game-over panel ${over?.winner ?? ''}`} data-part={part?.was} aria-labelledby="over-title">
      <header>
        {part !== undefined && <p class="over">{t('youWere', { what: part.was })}</p>}
        <Title over={over} won={part?.won} />
        <Links showBoard={showBoard} />
      </header>
      <WhoWasWhat seen={seen} />
      {broughtBy(game, 'AtEnd').map((More, i) => (
        <More key={`more-${i + 1}`} seen={game} />
      ))}
      <div class="over-column">
        <DecisiveMoments seen={seen} />
        {mySeat !== undefined && <YourGame seen={seen} seat={mySeat} />}
      </div>
      <ResourcePlots seen={game} />
      <PlayedChecks seen={seen} />
      <Story seen={game} />
      {picture.fairness?.seed !== undefined && (
        <p class="fairness quiet">
          {t('fairness', { commitment: picture.fairness.commitment, seed: picture.fairness.seed })}{' '}
          <a href={`/check?table=${picture.id}`}>{t('checkFairness')}</a>
        </p>
      )}
    </section>
  )
}

/** Whether the reader won, then which side did, why, and how close it was; who only watches reads which side won. */
function Title({ over, won }: { over: View['over']; won: boolean | undefined }) {
  const t = useWords(endWords)
  const b = useWords(tableWords)
  const { game, reader } = useScene()
  const end = game.log.findLast(({ t: what }) => what === 'gameOver')
  const side = b(over === undefined ? 'gameEnded' : over.winner === 'humans' ? 'humansWin' : 'cylonsWin')
  return (
    <>
      <h2 id="over-title">{won === undefined ? side : t(won ? 'youWon' : 'youLost')}</h2>
      {won !== undefined && end === undefined && <p class="over-side">{side}</p>}
      {over === undefined && <p>{b('gameEndedWhy')}</p>}
      {end !== undefined && <p>{describeLog(end, reader)}</p>}
      <HowClose />
    </>
  )
}

function HowClose() {
  const t = useWords(endWords)
  const { game, language } = useScene()
  const dials = dialsOf(game)
  const least = Math.min(...dials.map(({ now }) => now))
  const lowest = dials
    .filter(({ now }) => now === least)
    .map(({ resource }) => `${labelOf('resource', resource, language)} ${least}`)
    .join(', ')
  return <p class="quiet">{t('wayCome', { n: distanceOf(game), goal: goalOf(game).distance, lowest })}</p>
}

function Links({ showBoard }: { showBoard: () => void }) {
  const t = useWords(endWords)
  const { picture, session } = useScene()
  const again = async (): Promise<void> => {
    const next = await session.attempt(api.rematch(picture.id))
    if (next !== undefined) navigate(`/table/${next.id}`)
  }
  return (
    <p class="over-links">
      {picture.rematch === undefined ? (
        picture.me.seat !== undefined && (
          <button type="button" class="primary" onClick={again}>
            {t('rematch')}
          </button>
        )
      ) : (
        <Link to={`/table/${picture.rematch}`} class="button">
          {t('toRematch')}
        </Link>
      )}
      <button type="button" class="board-again" onClick={showBoard}>
        {t('boardAsItWas')}
      </button>
      <Link to={`/replay/${picture.id}`} class="button">
        {t('replay')}
      </Link>
      <a class="button" href={`/api/tables/${picture.id}/record`} download>
        {t('record')}
      </a>
    </p>
  )
}

/** It has the focus at once: what was touched to come here is gone. */
function BackToEnd({ back }: { back: () => void }) {
  const t = useWords(endWords)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" class="back-to-end primary" onClick={back}>
      {t('backToEnd')}
    </button>
  )
}

/** When a game is over everybody may see everything. */
function useAllKnowing(): View | undefined {
  const { picture } = useScene()
  const { id, moments } = picture
  const [seen, setSeen] = useState<View | undefined>(undefined)
  useEffect(() => {
    api.moment(id, Math.max(0, moments - 1), 'all').then(
      ({ view }) => setSeen(view),
      () => undefined,
    )
  }, [id, moments])
  return seen
}
