// What only I may see besides my hand: loyalty, the Quorum hand of the President, super crises. Loyalty lies face down until I look or the
// game is over, so that nobody reads it over my shoulder.

import { aimOf, hasAim, printedCard, type Seat } from '@cic/engine'
import { useState } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { broughtBy } from '../boxes/slots.ts'
import { useAimWords } from '../boxes/use-aim-words.ts'
import { takesTwo } from '../question/choice.ts'
import { lookAt, open } from '../table/about.ts'
import { useMark, useScene } from '../table/scene.ts'
import { breakable } from '../words/long-words.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import './secrets.css'

export function Secrets({ seat }: { seat: Seat }) {
  const t = useWords(questionWords)
  const { game, picture } = useScene()
  const [wanted, look] = useState(false)
  // When a game is over there is nothing to hide any more.
  const over = game.over !== undefined || picture.status === 'ended'
  const looking = wanted || over
  const { loyalty, superCrises } = game.seats[seat]
  const quorum = game.titles.president === seat && game.turn > 0 ? game.quorumHand : []
  return (
    <section class="secrets">
      <div class="secrets-head" hidden={loyalty.length === 0 && hasAim(game, seat)}>
        <h2 class="over">{t('loyalty')}</h2>
        {loyalty.length > 0 && !over && (
          <button type="button" class="bare peek" aria-pressed={looking} onClick={() => look(!looking)}>
            <Icon name="eye" />
            {t(looking ? 'hideLoyalty' : 'showLoyalty')}
          </button>
        )}
      </div>
      <ul class="small-cards">
        {loyalty.map(({ card, revealed }, i) => (
          <SmallCard key={`loyalty-${i + 1}`} card={card} shown={looking || revealed} target={`loyalty:${card}`} />
        ))}
      </ul>
      {looking && broughtBy(game, 'UnderLoyalty').map((More, i) => <More key={`more-${i + 1}`} seat={seat} />)}
      <MyAim seat={seat} />
      {broughtBy(game, 'InSecrets').map((More, i) => (
        <More key={`secrets-${i + 1}`} seat={seat} looking={looking || loyalty.length === 0} />
      ))}
      {quorum.length > 0 && <CardGroup title={t('quorum')} cards={quorum} kind="quorum" />}
      {quorum.length > 0 && broughtBy(game, 'UnderQuorum').map((More, i) => <More key={`more-${i + 1}`} seat={seat} />)}
      {superCrises.length > 0 && <CardGroup title={t('superCrisis')} cards={superCrises} kind="superCrisis" />}
    </section>
  )
}

/** What I need in order to win, besides the side that has to win. */
function MyAim({ seat }: { seat: Seat }) {
  const a = useAimWords()
  const { game, language } = useScene()
  const Several = broughtBy(game, 'MyAims').at(-1)
  if (Several !== undefined) return <Several seat={seat} />
  const aim = aimOf(game, seat)
  if (aim === undefined) return undefined
  return (
    <div class="my-aim">
      <h2 class="over">
        {a('name')} <span>{a(aim.met ? 'met' : 'notMet')}</span>
      </h2>
      <ul class="small-cards">
        <SmallCard card={aim.card} shown target={`agenda:${aim.card}`} />
      </ul>
      <p>{printedCard(aim.card, language, game)?.text}</p>
    </div>
  )
}

function CardGroup({ title, cards, kind }: { title: string; cards: readonly string[]; kind: string }) {
  return (
    <>
      <h2 class="over">{title}</h2>
      <ul class="small-cards">
        {cards.map((card, i) => (
          <SmallCard key={`${card}-${i + 1}`} card={card} shown target={`${kind}:${card}`} />
        ))}
      </ul>
    </>
  )
}

export function SmallCard({ card, shown, target }: { card: string; shown: boolean; target: string }) {
  const t = useWords(questionWords)
  const { game, decision, language } = useScene()
  const mark = useMark(target)
  // Touching a card that shows who I am leads to the answer, which says what it does.
  const shows = mark.options.some((i) => decision !== undefined && takesTwo(decision, i))
  const printed = printedCard(card, language, game)
  if (!shown) {
    return (
      <li class="back">
        <span class="sr-only">{t('faceDown')}</span>
      </li>
    )
  }
  return (
    <li class={`small-card ${printed?.side ?? ''}${mark.names}`}>
      <button
        type="button"
        class="bare"
        {...lookAt({ kind: 'card', id: card })}
        onClick={() =>
          mark.options.length === 0 ? open({ kind: 'card', id: card }) : shows ? mark.lead() : mark.act()
        }
      >
        {breakable(printed?.name ?? card, language)}
      </button>
    </li>
  )
}
