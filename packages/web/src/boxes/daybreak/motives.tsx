// The motives of a leader: my own with how each stands, and those that lie open for all.

import { nameOfCard, printedCard, type Seat, type Side } from '@cic/engine'
import { type MotiveSeen, motivesSeen, motiveTally, shownMotives } from '@cic/engine/boxes/daybreak'
import { SmallCard } from '../../hand/secrets.tsx'
import { lookAt, open } from '../../table/about.ts'
import { nameOf } from '../../table/people.ts'
import { useScene } from '../../table/scene.ts'
import { useWords } from '../../words/words.ts'
import { daybreakWords } from './words.ts'
import '../../board/in-play.css'
import '../../board/strip.css'
import './motives.css'

export function MyMotives({ seat }: { seat: Seat }) {
  const t = useWords(daybreakWords)
  const { game } = useScene()
  const tally = motiveTally(game, seat)
  if (tally === undefined) return undefined
  const { shown, needed, hidden, mayHide } = tally
  return (
    <div class="my-motives" data-wants-room>
      <h2 class="over">{t('motives')}</h2>
      <p class="quiet">{t('tally', { ...shown, needed, hidden, most: mayHide })}</p>
      <ul>
        {motivesSeen(game, seat).map((motive) => (
          <MyMotive key={motive.card} motive={motive} />
        ))}
      </ul>
    </div>
  )
}

function MyMotive({ motive: { card, wins, shown, met, howFar } }: { motive: MotiveSeen }) {
  const t = useWords(daybreakWords)
  const { game, language } = useScene()
  const state = shown ? t('shown') : t(met ? 'trueNow' : 'notTrue')
  const far = shown || met || howFar === undefined ? '' : `, ${t('howFar', { n: howFar[0], of: howFar[1] })}`
  return (
    <li class={`my-motive ${sideOf(wins)}${met || shown ? ' met' : ''}`}>
      <ul class="small-cards">
        <SmallCard card={card} shown target={`kept:${card}`} />
      </ul>
      <p>
        <b>
          {state}
          {far}
        </b>{' '}
        <span class="asks-for">{printedCard(card, language, game)?.text}</span>
      </p>
    </li>
  )
}

const sideOf = (wins: Side): string => (wins === 'humans' ? 'human' : 'cylon')

/** For all to see, before whom they lie. */
export function ShownMotives() {
  const t = useWords(daybreakWords)
  const { game, language, reader } = useScene()
  const motives = shownMotives(game)
  if (motives.length === 0) return undefined
  return (
    <section class="group in-play shown-motives" aria-label={t('shownMotives')}>
      <h3 class="over">{t('shownMotives')}</h3>
      <ul>
        {motives.map(({ seat, card, wins }) => (
          <li key={card} class={sideOf(wins)}>
            <button
              type="button"
              class="bare"
              {...lookAt({ kind: 'card', id: card })}
              onClick={() => open({ kind: 'card', id: card })}
            >
              {nameOfCard(card, language)}
              <span class="quiet">
                {' '}
                · {nameOf(seat, reader)} ({t(wins === 'humans' ? 'forHumans' : 'forCylons')})
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
