// The card on the table, as long as it is being resolved: its name, who drew it, its steps as chips, and what was chosen of it. Where a
// question comes from another card, that card.

import {
  type CardOnTable,
  type CardStep,
  cardBehind,
  crisesOnTable,
  describeEffect,
  describeOption,
  labelOf,
  nameOfCard,
  printedCard,
  skillCheckOf,
} from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { lookAt, open } from '../table/about.ts'
import { nameOf } from '../table/people.ts'
import { useScene } from '../table/scene.ts'
import { cardWords } from '../words/on-table.ts'
import { useWords } from '../words/words.ts'
import './on-table.css'

export function OnTable() {
  const { game, decision, language } = useScene()
  const [top, ...under] = crisesOnTable(game)
  const asked = decision === undefined ? undefined : cardBehind(game, decision)
  const other = asked === undefined || asked === top?.card ? undefined : printedCard(asked, language, game)
  if (top === undefined && other === undefined) return undefined
  return (
    <div class="on-table">
      {top !== undefined && <Crisis card={top} under={under.map(({ card }) => card)} />}
      {other !== undefined && (
        <p class="other-card">
          <span class="over">
            {other.skill === undefined
              ? labelOf('deck', other.deck, language)
              : labelOf('skill', other.skill, language)}
          </span>{' '}
          <CardName id={other.id} />
          <span class="other-text">{other.text}</span>
        </p>
      )}
    </div>
  )
}

function Crisis({ card, under }: { card: CardOnTable; under: readonly string[] }) {
  const t = useWords(cardWords)
  const { reader, language } = useScene()
  const { superCrisis, drawer, steps } = card
  return (
    <section class="crisis-card" aria-label={nameOfCard(card.card, language)}>
      <p class="over">
        <Icon name="warn" />
        {t(superCrisis ? 'superCrisis' : 'crisis')}
        <span class="drawn-by">{t('drawnBy', { who: nameOf(drawer, reader) })}</span>
      </p>
      <CardName id={card.card} />
      <ol class="card-steps">
        {steps.map((step, i) => (
          <li key={`${step.what}-${i + 1}`} class={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            <StepWords step={step} />
          </li>
        ))}
      </ol>
      <Says card={card} />
      {under.map((id) => (
        <p key={id} class="quiet">
          {t('under', { card: nameOfCard(id, language) ?? id })}
        </p>
      ))}
    </section>
  )
}

/** Both boxes, or the one, until one is chosen; not where they are the answers, and not while the check lies open, which says it all. */
function Says({ card: { card, steps, boxes, choice } }: { card: CardOnTable }) {
  const t = useWords(cardWords)
  const { game, decision, language } = useScene()
  const checking = skillCheckOf(game) !== undefined && steps[0].outcome === undefined
  if (checking || decision?.kind === 'crisis:option') return undefined
  if (choice === undefined || boxes.length < 2)
    return <p class="card-says">{printedCard(card, language, game)?.text}</p>
  return (
    <p class="card-says">
      {t('chosen')} <b>{describeEffect(boxes[choice], language)}</b>{' '}
      <s>{describeEffect(boxes[1 - choice], language)}</s>
    </p>
  )
}

function CardName({ id }: { id: string }) {
  const { language } = useScene()
  return (
    <button
      type="button"
      class="bare card-called"
      {...lookAt({ kind: 'card', id })}
      onClick={() => open({ kind: 'card', id })}
    >
      {nameOfCard(id, language)}
    </button>
  )
}

const ships = { raiders: 'raider', heavy: 'heavyRaider', basestars: 'basestar' } as const

function StepWords({ step: { what, difficulty, outcome, state } }: { step: CardStep }) {
  const t = useWords(cardWords)
  const { language, reader } = useScene()
  const words =
    what === 'text'
      ? difficulty === undefined
        ? t('text')
        : t('check', { n: difficulty })
      : what in ships
        ? labelOf('ship', ships[what as keyof typeof ships], language, 'plural')
        : what === 'attack' || what === 'launch' || what === 'jump'
          ? t(what)
          : describeOption({ id: `icon:${what}` }, reader)
  return (
    <>
      {words}
      {outcome !== undefined && `: ${t(outcome)}`}
      {state === 'done' && <span class="sr-only">, {t('done')}</span>}
      {state === 'never' && <span class="sr-only">, {t('never')}</span>}
    </>
  )
}
