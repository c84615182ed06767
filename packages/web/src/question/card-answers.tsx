// Cards of the own hand, several of which are picked: small, in the order of the hand; in a check with what each counts, those for it first.

import { type CardId, type Decision, labelOf, nameOfCard, skillCardFacts, type View, worthOfCard } from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { useStore } from '../store.ts'
import { lookAt } from '../table/about.ts'
import { signed } from '../table/dials.tsx'
import { choose, keyFor, useScene } from '../table/scene.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { choice, pickedFor, tryOut } from './choice.ts'
import { useClosed } from './use-closed.ts'
import './card-answers.css'

const cardOf = (id: string): string => id.slice('card:'.length)

export const isOfHand = ({ options, seat }: Decision, game: View): boolean =>
  options.length > 0 && options.every(({ id }) => id.startsWith('card:') && game.seats[seat].hand.includes(cardOf(id)))

export function CardAnswers({ decision }: { decision: Decision }) {
  const t = useWords(questionWords)
  const { game, order } = useScene()
  const { kind, options, min, max, not = [] } = decision
  const adding = kind === 'skillCheck:contribute'
  const worth = (i: number): number => worthOfCard(game, cardOf(options[i].id))
  const groups = adding
    ? ([
        ['cardsFor', order.filter((i) => worth(i) > 0)],
        ['cardsAgainst', order.filter((i) => worth(i) <= 0)],
      ] as const)
    : ([['', order]] as const)
  return (
    <div class="card-answers">
      <p class="how-many quiet">
        {min === max ? t('choose', { n: min }) : max < options.length ? t('chooseUpTo', { n: max }) : t('tapHand')}
        {not.map((n) => `, ${t('notExactly', { n })}`)}
      </p>
      {groups.map(
        ([name, cards]) =>
          cards.length > 0 && (
            <div key={name} class="chips-of">
              {name !== '' && <p class="over">{t(name)}</p>}
              <ul>
                {cards.map((i) => (
                  <CardChip key={`card-${i + 1}`} decision={decision} at={i} adding={adding} />
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  )
}

interface ChipProps {
  decision: Decision
  at: number
  adding: boolean
}

function CardChip({ decision, at, adding }: ChipProps) {
  const scene = useScene()
  const { game } = scene
  const card = cardOf(decision.options[at].id)
  const picked = useStore(choice, (now) => pickedFor(now, decision).includes(at))
  const tried = useStore(choice, (now) => now.tried === at)
  const closed = useClosed(decision)
  const { strength = 0 } = skillCardFacts(game, card) ?? {}
  const worth = worthOfCard(game, card)
  return (
    <li>
      <button
        type="button"
        class={`answer card-chip ${worth < 0 && adding ? 'against' : ''}${picked ? ' picked' : ''}${tried ? ' tried' : ''}`}
        data-option={at}
        aria-disabled={closed || undefined}
        aria-pressed={picked}
        aria-keyshortcuts={keyFor(scene, at)}
        onClick={() => choose(scene, at)}
        onMouseEnter={() => tryOut(at)}
        onMouseLeave={() => tryOut(undefined)}
        onFocus={() => tryOut(at)}
        onBlur={() => tryOut(undefined)}
        {...lookAt({ kind: 'card', id: card })}
      >
        <ChipFace card={card} shown={adding ? signed(worth) : String(strength)} />
      </button>
    </li>
  )
}

/** A card by its shape and a number. */
export function ChipFace({ card, shown }: { card: CardId; shown: string }) {
  const { game, language } = useScene()
  const { skill = 'treachery' } = skillCardFacts(game, card) ?? {}
  return (
    <>
      <SkillShape skill={skill} />
      <b aria-hidden="true">{shown}</b>
      <span class="sr-only">
        {nameOfCard(card, language)}, {labelOf('skill', skill, language)} {shown}
      </span>
    </>
  )
}
