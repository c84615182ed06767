// While cards are added: mine, which nobody else sees, the pile that grows, and what is known. Arithmetic only, no guess.

import { skillCardFacts, worthOfCard } from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { choice, pickedFor } from '../question/choice.ts'
import { prepared, preparedFor } from '../question/prepared.ts'
import { useStore } from '../store.ts'
import { signed } from '../table/dials.tsx'
import { useScene } from '../table/scene.ts'
import { checkWords } from '../words/check.ts'
import { useWords } from '../words/words.ts'
import type { CheckShown, Turned } from './told.ts'
import './gathering.css'

export function Gathering({ check }: { check: CheckShown }) {
  const t = useWords(checkWords)
  const { mySeat } = useScene()
  const mine = useMine(check)
  const { destiny, added } = check
  const faceDown = destiny + Object.values(added).reduce((sum, n) => sum + n, 0)
  return (
    <div class={mySeat === undefined ? 'gathered watched' : 'gathered'}>
      {mySeat !== undefined && <Yours check={check} mine={mine} />}
      <div class="check-pile">
        <div class="pile-backs" aria-hidden="true">
          {Array.from({ length: Math.min(faceDown, 9) }, (_, i) => (
            <i key={`back-${i + 1}`} class="back" style={{ '--at': i - (Math.min(faceDown, 9) - 1) / 2 }} />
          ))}
        </div>
        <b>{t('faceDown', { n: faceDown })}</b>
        <span class="quiet">{t('mixed')}</span>
      </div>
      <Known check={check} mine={mine} unknown={faceDown - check.mine.length} />
    </div>
  )
}

/** What I have added, am about to add, or have prepared. */
export function useMine({ mine, toAdd }: CheckShown): readonly Turned[] {
  const { game, decision, mySeat } = useScene()
  const picked = useStore(choice, (now) => (decision === undefined ? none : pickedFor(now, decision)))
  const ahead = useStore(prepared)
  const adding = decision?.kind === 'skillCheck:contribute'
  const hand = mySeat !== undefined && toAdd.includes(mySeat) ? game.seats[mySeat].hand : []
  const cards = adding
    ? picked.map((i) => decision.options[i].id.slice('card:'.length))
    : hand.length > 0
      ? preparedFor(ahead, game, hand).picked.map((place) => hand[place])
      : mine
  return cards.map((card) => ({ card, worth: worthOfCard(game, card) }))
}

const none: readonly number[] = []

const sumOf = (cards: readonly Turned[]): number => cards.reduce((sum, { worth }) => sum + worth, 0)

function Yours({ check: { mine: added }, mine }: { check: CheckShown; mine: readonly Turned[] }) {
  const t = useWords(checkWords)
  const { game, decision, mySeat } = useScene()
  const adding = decision?.kind === 'skillCheck:contribute'
  const rest = (mySeat === undefined ? [] : game.seats[mySeat].hand).map((card) => worthOfCard(game, card))
  const part = (sign: number): number => rest.reduce((sum, worth) => (worth * sign > 0 ? sum + worth : sum), 0)
  return (
    <section class="yours">
      <h3 class="over">{t('yours')}</h3>
      {(adding || mine.length > 0) && (
        <p class="yours-sum">
          <b>{t(adding || added.length === 0 ? 'ifYouAdd' : 'youAdded')}</b>
          <output class={sumOf(mine) < 0 ? 'against' : 'for'}>{signed(sumOf(mine))}</output>
        </p>
      )}
      <ul>
        {mine.map(({ card, worth }, i) => (
          <li key={`${card}-${i + 1}`} class={`yours-card ${skillCardFacts(game, card)?.skill ?? ''}`}>
            <SkillShape skill={skillCardFacts(game, card)?.skill ?? 'treachery'} />
            <b>{signed(worth)}</b>
          </li>
        ))}
      </ul>
      {!adding && rest.length > 0 && mine.length === 0 && (
        <p class="quiet">{t('yourHand', { n: rest.length, up: part(1), down: part(-1) })}</p>
      )}
    </section>
  )
}

function Known({ check, mine, unknown }: { check: CheckShown; mine: readonly Turned[]; unknown: number }) {
  const t = useWords(checkWords)
  const { game } = useScene()
  const { difficulty, toAdd } = check
  const waiting = toAdd.slice(1).reduce((sum, seat) => sum + game.seats[seat].hand.length, 0)
  const find = difficulty - sumOf(mine)
  return (
    <section class="known">
      <h3 class="over">{t('whatIsKnown')}</h3>
      <dl>
        <div class="hard">
          <dt>{t('difficulty')}</dt>
          <dd>{difficulty}</dd>
        </div>
        <div>
          <dt>{t('yoursShort')}</dt>
          <dd>{signed(sumOf(mine))}</dd>
        </div>
        <div>
          <dt>{t('unknownCards', { n: unknown })}</dt>
          <dd>?</dd>
        </div>
        <div class="find">
          <dt>{t('stillToFind')}</dt>
          <dd>{Math.max(0, find)}</dd>
        </div>
      </dl>
      {toAdd.length > 1 && <p class="quiet">{t('othersHold', { n: toAdd.length - 1, cards: waiting })}</p>}
    </section>
  )
}
