// One answer: its key, its words, and what it costs.

import { type CharacterId, type Decision, describeOption, printedCard, skillCardFacts, worthOfCard } from '@cic/engine'
import { SkillShape } from '../art/skill.tsx'
import { useStore } from '../store.ts'
import { lookAt } from '../table/about.ts'
import { signed } from '../table/dials.tsx'
import { choose, useScene } from '../table/scene.ts'
import { SheetSkills } from '../table/sheet.tsx'
import { breakable } from '../words/long-words.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import { choice, isSingle, pickedFor, tryOut } from './choice.ts'
import { CheckOfAnswer, Costs } from './costs.tsx'
import { keyOf } from './targets.ts'
import './answer-button.css'

interface Props {
  decision: Decision
  at: number
  disabled: boolean
}

export function AnswerButton({ decision, at, disabled }: Props) {
  const scene = useScene()
  const option = decision.options[at]
  const picked = useStore(choice, (now) => pickedFor(now, decision).includes(at))
  const tried = useStore(choice, (now) => now.tried === at)
  const card = cardOf(option.id)
  const character = option.id.startsWith('character:')
    ? (option.id.slice('character:'.length) as CharacterId)
    : undefined
  return (
    <li>
      <button
        type="button"
        class={`answer${picked ? ' picked' : ''}${tried ? ' tried' : ''}`}
        data-option={at}
        disabled={disabled}
        aria-pressed={isSingle(decision) ? undefined : picked}
        onClick={() => choose(scene, at)}
        onMouseEnter={() => tryOut(at)}
        onMouseLeave={() => tryOut(undefined)}
        onFocus={() => tryOut(at)}
        onBlur={() => tryOut(undefined)}
        {...(card === undefined ? {} : lookAt({ kind: 'card', id: card }))}
        {...(character === undefined ? {} : lookAt({ kind: 'character', id: character }))}
      >
        <span class="key" aria-hidden="true">
          {keyOf(at)}
        </span>
        <span class="answer-words">{breakable(describeOption(option, scene.reader), scene.language)}</span>
        <CheckOfAnswer option={option} />
        <SkillsOfAnswer id={option.id} />
        <Worth decision={decision} id={option.id} />
        <Costs option={option} />
        {card !== undefined && <CardLine id={card} />}
        {character !== undefined && <SheetSkills character={character} />}
      </button>
    </li>
  )
}

/** The card that an answer names, if it is one to read before choosing it. */
function cardOf(id: string): string | undefined {
  const [kind, card] = id.split(':')
  return card !== undefined && ['card', 'play', 'quorum', 'reveal', 'use'].includes(kind) ? card : undefined
}

/** Shapes of the skill cards that an answer draws or plays. */
function SkillsOfAnswer({ id }: { id: string }) {
  const { game } = useScene()
  const [kind, rest = ''] = id.split(':')
  const one =
    kind === 'card' || kind === 'play' ? skillCardFacts(game, rest)?.skill : kind === 'skill' ? rest : undefined
  const skills = kind === 'skills' ? rest.split(',') : one === undefined ? [] : [one]
  if (skills.length === 0) return undefined
  return (
    <span class="answer-skills" aria-hidden="true">
      {skills.map((skill, i) => (
        <SkillShape key={`${skill}-${i + 1}`} skill={skill} />
      ))}
    </span>
  )
}

/** What a card would count in the check under way. */
function Worth({ decision, id }: { decision: Decision; id: string }) {
  const t = useWords(questionWords)
  const { game } = useScene()
  if (decision.kind !== 'skillCheck:contribute') return undefined
  const worth = worthOfCard(game, id.slice('card:'.length))
  return (
    <span class={worth > 0 ? 'worth for' : 'worth against'}>
      <span aria-hidden="true">{signed(worth)}</span>
      <span class="sr-only">{t('counts', { n: worth })}</span>
    </span>
  )
}

/** A card that is chosen for what it says (a destination, a crisis, a Quorum card) says it here. */
function CardLine({ id }: { id: string }) {
  const { game, language } = useScene()
  const printed = printedCard(id, language, game)
  if (printed === undefined || printed.deck === 'skill') return undefined
  return (
    <span class="card-line" data-reads>
      {printed.text}
    </span>
  )
}
