// While others add their cards to a check mine are chosen: they are added when my turn comes.

import { type CardId, type Decision, isCount, mostToAdd, skillCardFacts, worthOfCard } from '@cic/engine'
import { useEffect, useState } from 'preact/hooks'
import { sortedHand } from '../hand/sorted-hand.ts'
import { useStore } from '../store.ts'
import { lookAt } from '../table/about.ts'
import { signed } from '../table/dials.tsx'
import { useScene } from '../table/scene.ts'
import { prepareWords } from '../words/prepare.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { ChipFace } from './card-answers.tsx'
import { toggle } from './choice.ts'
import { forgetPrepared, isUndisturbed, type Prepared, prepared, preparedFor } from './prepared.ts'
import './prepare.css'

export function Prepare({ hand }: { hand: readonly CardId[] }) {
  const t = useWords(prepareWords)
  const { decision } = useScene()
  const disturbed = useTurn(hand)
  if (decision === undefined) return <Choosing hand={hand} />
  return disturbed ? (
    <p class="quiet" role="status">
      {t('lookAgain')}
    </p>
  ) : undefined
}

/** Adds what was prepared when it is asked for. Whether it was not, because something has happened since: then it is only picked. */
function useTurn(hand: readonly CardId[]): boolean {
  const { session, game, decision } = useScene()
  const [disturbed, disturb] = useState(false)
  useEffect(() => {
    if (decision === undefined) return disturb(false)
    const mine = preparedFor(prepared.get(), game, hand)
    forgetPrepared()
    const options = optionsOf(decision, mine, hand)
    if (isUndisturbed(mine, game) && isCount(decision, options.length)) {
      const answer = options.map((i) => decision.options[i].id)
      void session.answer(decision, answer)
      return
    }
    for (const option of options) toggle(decision, option)
    disturb(mine.ready !== undefined)
  }, [decision?.id])
  return disturbed
}

/** The answers that these cards are; of two that are alike each is one. */
function optionsOf({ options }: Decision, { picked }: Prepared, hand: readonly CardId[]): number[] {
  const found: number[] = []
  for (const place of picked) {
    const at = options.findIndex(({ id }, i) => id === `card:${hand[place]}` && !found.includes(i))
    if (at >= 0) found.push(at)
  }
  return found
}

function Choosing({ hand }: { hand: readonly CardId[] }) {
  const t = useWords(prepareWords)
  const q = useWords(questionWords)
  const { game, mySeat, marks } = useScene()
  const mine = preparedFor(useStore(prepared), game, hand)
  const most = mySeat === undefined ? 0 : mostToAdd(game, mySeat)
  const sum = mine.picked.reduce((all, place) => all + worthOfCard(game, hand[place]), 0)
  const ready = mine.ready !== undefined
  return (
    <div class="prepare">
      <p class="quiet">
        {t('prepare')} {most < hand.length && q('chooseUpTo', { n: most })}
      </p>
      <ul>
        {placesOf(
          sortedHand(hand, (card) => skillCardFacts(game, card), marks),
          hand,
        ).map((place) => (
          <Chip key={`card-${place + 1}`} mine={mine} place={place} card={hand[place]} most={most} />
        ))}
      </ul>
      <button
        type="button"
        class={ready ? 'ready primary' : 'ready'}
        aria-pressed={ready}
        onClick={() => prepared.set({ ...mine, ready: ready ? undefined : game.log.length })}
      >
        {t('ready', { n: mine.picked.length })}
        {mine.picked.length > 0 && `, ${q('sumOf', { n: sum })}`}
      </button>
    </div>
  )
}

/** Where the cards that are shown in this order lie in the hand. */
function placesOf(shown: readonly { readonly card: CardId }[], hand: readonly CardId[]): number[] {
  const found: number[] = []
  for (const { card } of shown) found.push(hand.findIndex((one, i) => one === card && !found.includes(i)))
  return found
}

interface ChipProps {
  readonly mine: Prepared
  readonly place: number
  readonly card: CardId
  readonly most: number
}

function Chip({ mine, place, card, most }: ChipProps) {
  const { game } = useScene()
  const picked = mine.picked.includes(place)
  const worth = worthOfCard(game, card)
  const press = (): void => {
    const others = mine.picked.filter((one) => one !== place)
    // Whoever changes their mind has to be sure again.
    prepared.set({ of: mine.of, picked: picked ? others : [...others, place].slice(-most) })
  }
  return (
    <li>
      <button
        type="button"
        class={`card-chip${worth < 0 ? ' against' : ''}${picked ? ' picked' : ''}`}
        aria-pressed={picked}
        onClick={press}
        {...lookAt({ kind: 'card', id: card })}
      >
        <ChipFace card={card} shown={signed(worth)} />
      </button>
    </li>
  )
}
