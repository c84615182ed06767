// The end: who won and why, who was what, how the resources went, and the story.

import { describeLog, type View } from '@cic/engine'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../api.ts'
import { broughtBy } from '../boxes/slots.ts'
import { Link, navigate } from '../router.tsx'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { ResourcePlots } from './resource-plots.tsx'
import { Story } from './story.tsx'
import { WhoWasWhat } from './who-was-what.tsx'
import './game-over.css'

/** Without `over` the table was ended before the game was. */
export function GameOver({ over }: { over: View['over'] }) {
  const t = useWords(checkWords)
  const b = useWords(tableWords)
  const { game, picture, session, reader } = useScene()
  const all = useAllKnowing()
  const end = game.log.findLast(({ t: what }) => what === 'gameOver')
  const again = async (): Promise<void> => {
    const next = await session.attempt(api.rematch(picture.id))
    if (next !== undefined) navigate(`/table/${next.id}`)
  }
  return (
    <section class={`game-over panel ${over?.winner ?? ''}`} aria-labelledby="over-title">
      <header>
        <h2 id="over-title">
          {b(over === undefined ? 'gameEnded' : over.winner === 'humans' ? 'humansWin' : 'cylonsWin')}
        </h2>
        {over === undefined && <p>{b('gameEndedWhy')}</p>}
        {end !== undefined && <p>{describeLog(end, reader)}</p>}
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
          <Link to={`/replay/${picture.id}`} class="button">
            {t('replay')}
          </Link>
          <a class="button" href={`/api/tables/${picture.id}/record`} download>
            {t('record')}
          </a>
        </p>
      </header>
      <WhoWasWhat seen={all ?? game} winner={over?.winner} />
      {broughtBy(game, 'AtEnd').map((More, i) => (
        <More key={`more-${i + 1}`} seen={game} />
      ))}
      <ResourcePlots seen={game} />
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
