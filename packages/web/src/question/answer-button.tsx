// One answer: its key, its words, and what it costs.

import {
  type CharacterId,
  partsOf as certainOf,
  costOfMove,
  type Decision,
  describeAnswer,
  describeOption,
  describeStakes,
  effectOf,
  type Language,
  placeOf,
  printedCard,
  routeTo,
  type Seat,
  type SkillCardFacts,
  skillCardFacts,
  stakesOf,
  targetsOf,
  type View,
} from '@cic/engine'
import { useMemo } from 'preact/hooks'
import { SkillShape } from '../art/skill.tsx'
import { broughtBy } from '../boxes/slots.ts'
import { useStore } from '../store.ts'
import { lookAt } from '../table/about.ts'
import { isArea, officesOf, placeOfSeat } from '../table/people.ts'
import { choose, keyFor, type Scene, useScene } from '../table/scene.ts'
import { SheetSkills } from '../table/sheet.tsx'
import { breakable } from '../words/long-words.ts'
import { questionWords } from '../words/question.ts'
import { tableWords } from '../words/table.ts'
import { useWords } from '../words/words.ts'
import { changeWords } from './change-words.ts'
import { choice, isSingle, isSure, pickedFor, tryOut } from './choice.ts'
import { CheckOfAnswer, CheckThen, Costs } from './costs.tsx'
import { RollOfAnswer } from './roll-table.tsx'
import { isKept } from './targets.ts'
import { useClosed } from './use-closed.ts'
import './answer-button.css'

interface Props {
  decision: Decision
  at: number
}

export function AnswerButton({ decision, at }: Props) {
  const scene = useScene()
  const { game, language } = scene
  const option = decision.options[at]
  const picked = useStore(choice, (now) => pickedFor(now, decision).includes(at))
  const tried = useStore(choice, (now) => now.tried === at)
  const sure = useStore(choice, (now) => isSure(now, decision, at))
  const closed = useClosed(decision)
  // Its words are long to write, and stay the same whatever is pointed at or sent.
  const card = useMemo(() => cardOf(option.id, game, language, decision.seat), [option, game, language])
  const more = useMemo(() => readMore(decision, option.id, card, game), [option, card, game])
  const words = useMemo(() => <AnswerWords decision={decision} at={at} card={card} />, [decision, at, card])
  return (
    <li>
      <button
        type="button"
        class={`answer${picked ? ' picked' : ''}${tried ? ' tried' : ''}${sure ? ' sure' : ''}`}
        data-option={at}
        aria-disabled={closed || undefined}
        aria-pressed={isSingle(decision) ? undefined : picked}
        onClick={() => choose(scene, at)}
        onMouseEnter={() => tryOut(at)}
        onMouseLeave={() => tryOut(undefined)}
        onFocus={() => tryOut(at)}
        onBlur={() => tryOut(undefined)}
        {...more}
      >
        {words}
        {sure && <PressAgain />}
      </button>
    </li>
  )
}

/** What is given up by it, before it is pressed the second time. */
function PressAgain() {
  const t = useWords(questionWords)
  return (
    <span class="press-again" role="status">
      {t('pressAgain')}
    </span>
  )
}

function AnswerWords({ decision, at, card }: Props & { card: string | undefined }) {
  const scene = useScene()
  const option = decision.options[at]
  const moves = decision.kind === 'move:choose'
  const character = option.id.startsWith('character:')
    ? (option.id.slice('character:'.length) as CharacterId)
    : undefined
  return (
    <>
      <span class="key" aria-hidden="true">
        {keyFor(scene, at)}
      </span>
      <span class="answer-words">{breakable(wordsOf(option, scene), scene.language, moves ? 10 : undefined)}</span>
      {option.effect !== undefined && <CheckOfAnswer effect={option.effect} />}
      <SkillsOfAnswer decision={decision} id={option.id} />
      {moves && <CostOfMove decision={decision} id={option.id} />}
      {option.effect !== undefined && <Costs effect={option.effect} />}
      <PersonLine decision={decision} id={option.id} />
      <DoesLine decision={decision} id={option.id} />
      {moves && <WaitsThere id={option.id} />}
      <StakesLine id={option.id} />
      <RollOfAnswer decision={decision} option={option} />
      <CheckThen option={option} />
      {card !== undefined && <CardLine decision={decision} id={card} option={option.id} />}
      {character !== undefined && <SheetSkills character={character} />}
    </>
  )
}

/** What can be read before it is chosen: by pointing at the answer, or by holding it. */
function readMore({ seat }: Decision, id: string, card: string | undefined, game: View) {
  if (card !== undefined) return lookAt({ kind: 'card', id: card })
  const person = personOf(id, game, seat)
  if (person !== undefined) return lookAt({ kind: 'seat', seat: person })
  const [kind, rest = ''] = id.split(':')
  if (kind === 'character') return lookAt({ kind: 'character', id: rest })
  if (kind === 'ability') return lookAt({ kind: 'seat', seat })
  const place = kind === 'activate' ? rest : placeOf(id)
  return place === undefined || isArea(place) ? {} : lookAt({ kind: 'location', id: place })
}

/** The card that an answer names, if it is one to read before choosing it. */
function cardOf(id: string, game: View, language: Language, seat: Seat): string | undefined {
  const [, ...named] = id.split(':')
  return (
    named.find((one) => printedCard(one, language, game) !== undefined) ??
    targetsOf(id, game, seat).find(isKept)?.slice('kept:'.length)
  )
}

/** Whom an answer names. */
function personOf(id: string, game: View, asked: Seat): Seat | undefined {
  const target = targetsOf(id, game, asked).find((one) => one.startsWith('seat:'))
  return target === undefined ? undefined : Number(target.slice('seat:'.length))
}

/** What everybody knows of whom one would choose: titles, place, cards. */
function PersonLine({ decision: { seat }, id }: { decision: Decision; id: string }) {
  const t = useWords(tableWords)
  const { game, language } = useScene()
  const person = personOf(id, game, seat)
  if (person === undefined) return undefined
  const known = [
    ...officesOf(person, game, language),
    placeOfSeat(person, game, language, t),
    t('skillCards', { n: game.seats[person].hand.length }),
  ]
  return <span class="does-line">{known.filter((words) => words !== undefined).join(' · ')}</span>
}

/** A skill card that is played is its name: shape and strength stand beside it. */
function wordsOf(option: Decision['options'][number], { game, language, reader }: Scene): string {
  const [kind, card = ''] = option.id.split(':')
  const isCard = kind === 'play' && skillCardFacts(game, card) !== undefined
  return (isCard ? printedCard(card, language, game)?.name : undefined) ?? describeOption(option, reader)
}

/** Shapes of the skill cards that an answer draws or plays. */
function SkillsOfAnswer({ decision, id }: { decision: Decision; id: string }) {
  const { game } = useScene()
  const [kind, rest = ''] = id.split(':')
  const card = kind === 'card' || kind === 'play' ? skillCardFacts(game, rest) : undefined
  const one = kind === 'skill' ? rest : card?.skill
  const skills = kind === 'skills' ? rest.split(',') : one === undefined ? [] : [one]
  const strengths = kind === 'play' && card !== undefined ? strengthsOf(decision, card, game) : []
  if (skills.length === 0) return undefined
  return (
    <span class="answer-skills">
      {skills.map((skill, i) => (
        <SkillShape key={`${skill}-${i + 1}`} skill={skill} />
      ))}
      {strengths.join(' · ')}
    </span>
  )
}

/** Of the cards of this name that could be played: the list names them once. */
const strengthsOf = ({ options }: Decision, { kind }: SkillCardFacts, game: View): number[] =>
  options
    .flatMap(({ id }) => (id.startsWith('play:') ? (skillCardFacts(game, id.slice('play:'.length)) ?? []) : []))
    .filter((other) => other.kind === kind)
    .map(({ strength }) => strength)
    .sort((one, other) => other - one)

/** What it costs to go there. */
function CostOfMove({ decision: { seat }, id }: { decision: Decision; id: string }) {
  const t = useWords(questionWords)
  const { game } = useScene()
  const place = placeOf(id)
  const cards = place === undefined ? 0 : costOfMove(game, seat, place)
  return cards === 0 ? undefined : <span class="move-cost">{t('costsCards', { n: cards })}</span>
}

/** What it does, in one line; the whole of it, when it is pointed at. */
function DoesLine({ decision: { seat }, id }: { decision: Decision; id: string }) {
  const { game, language } = useScene()
  const line = describeAnswer(id, game, seat, language)
  return line === undefined ? undefined : <span class="does-line">{line}</span>
}

/** Whom or what one would find there at the end of the Movement step. */
function WaitsThere({ id }: { id: string }) {
  const { game } = useScene()
  const place = placeOf(id)
  if (place === undefined || isArea(place)) return undefined
  return (
    <>
      {broughtBy(game, 'OnMove').map((There, i) => (
        <There key={`there-${i + 1}`} location={place} />
      ))}
    </>
  )
}

/** What it would mean now, for whom. */
function StakesLine({ id }: { id: string }) {
  const { game, reader } = useScene()
  const line = describeStakes(id, game, reader)
  return line === undefined ? undefined : <span class="cost stakes-line">{line}</span>
}

/** A card that is chosen for what it says (a destination, a crisis, a Quorum card) says it here. */
function CardLine({ decision: { seat }, id, option }: { decision: Decision; id: string; option: string }) {
  const { game, language } = useScene()
  const printed = printedCard(id, language, game)
  // What lies in the hand or in play has its line already.
  if (printed === undefined || printed.deck === 'skill') return undefined
  if (describeAnswer(option, game, seat, language) !== undefined) return undefined
  const { distance } = printed
  return (
    <span class="card-line" data-reads>
      {distance !== undefined && <Route id={id} n={distance} />}
      {printed.text}
      <Losses id={id} />
      <CardIcons id={id} />
    </span>
  )
}

/** How far the fleet would come, and what awaits it there. */
function Route({ id, n }: { id: string; n: number }) {
  const t = useWords(questionWords)
  const { game, language } = useScene()
  const { due, ...route } = routeTo(game, id, language)
  return (
    <>
      <b>{t('distanceIs', { n, ...route })}</b> {due.length > 0 && <b class="card-icons">{due.join('; ')}. </b>}
    </>
  )
}

/** What a destination takes, as far as that is certain, on the dials. */
function Losses({ id }: { id: string }) {
  const { game, language } = useScene()
  const effect = printedCard(id, language, game)?.deck === 'destination' ? effectOf(game, 'destination', id) : undefined
  if (effect === undefined) return undefined
  const changes = certainOf(effect).flatMap((part) => changeWords(stakesOf(part, game).certain ?? {}, game, language))
  return changes.length === 0 ? undefined : <b class="card-losses"> {changes.join('; ')}</b>
}

/** What comes with a crisis that is chosen: ships that act, and whether the fleet prepares to jump. */
function CardIcons({ id }: { id: string }) {
  const t = useWords(questionWords)
  const { game, language, reader } = useScene()
  const { activate = [], jump } = printedCard(id, language, game) ?? {}
  const icons = [
    ...activate.map((icon) => describeOption({ id: `icon:${icon}` }, reader)),
    ...(jump ? [t('jumpPlus')] : []),
  ]
  return icons.length === 0 ? undefined : <span class="card-icons"> {icons.join('; ')}.</span>
}
