// The officer: each answer gets a worth for this player's side, by what it comes to, and the best is taken. What a Cylon wants is the
// opposite of what the humans want, as far as it dares. No card, place or box is known here by its name.

import {
  type Answer,
  type Area,
  areas,
  checkShares,
  type Decision,
  type DecisionOption,
  type LocationId,
  prospectOfAnswer,
  type SkillType,
  skillCardFacts,
} from '@cic/engine'
import { actionWorth, moveWorth, ownWorth, placeFor, windowWorth } from './actions.ts'
import type { Bot, BotSettings } from './bot.ts'
import { chanceFor, chanceOf } from './chance.ts'
import { contribution } from './checks.ts'
import { worthOf } from './judge.ts'
import { type Mind, mindOf } from './mind.ts'
import { blamed } from './people.ts'
import { neededRepair, typesThatRepair } from './repairs.ts'
import { forSide, type Judge } from './sides.ts'
import { statements } from './statements.ts'

export const officer = (seed: string, { temper }: Pick<BotSettings, 'temper'> = {}): Bot => ({
  name: 'officer',
  answer: (view, decision, said) =>
    officerAnswer(mindOf(view, chanceFor(seed, view, decision), said, temper), decision),
  say: (view, said) => statements(mindOf(view, chanceOf(seed, view), said, temper), said),
})

export function officerAnswer(mind: Mind, decision: Decision): Answer {
  const { kind } = decision
  if (kind === 'skillCheck:contribute') return contribution(mind, decision)
  if (kind === 'discardSkillCards:choose') return leastUseful(mind, decision)
  const judge = judges[kind] ?? byProspect
  return best(mind, decision, (option) => judge(mind, option, decision))
}

const idOf = ({ id }: DecisionOption): string => id

/** Equal options are told apart by chance. */
const hair = 0.02

/** The options of highest worth, as many as must be taken. */
function best(mind: Mind, { options, min }: Decision, worth: (option: DecisionOption) => number): string[] {
  return options
    .map((option) => ({ id: option.id, worth: worth(option) + mind.chance.next() * hair }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, Math.max(1, min))
    .map(idOf)
}

const bySide = forSide((mind, option, decision) => {
  const prospect = prospectOfAnswer(mind.view, decision, option)
  return prospect === undefined ? 0 : worthOf(mind, prospect)
})

/** By what it comes to; where nobody says that, by whom or where it names. */
const byProspect: Judge = (mind, option, decision) => {
  const prospect = prospectOfAnswer(mind.view, decision, option)
  if (prospect === undefined) {
    const [how, what] = option.id.split(':')
    if (how === 'seat') return blamed(mind, Number(what))
    if (how === 'location') return placeFor(mind, what as LocationId)
    if (option.id === 'stay') return placeFor(mind, mind.view.seats[mind.seat].at)
  }
  const worth = bySide(mind, option, decision)
  return prospect === undefined ? worth : worth + ownWorth(mind, prospect)
}

/** A revealed Cylon wants the types that are against most checks. */
const useOf = ({ view, revealed }: Mind, skill: string): number => {
  const use = checkShares(view)[skill] ?? 0.4
  return revealed ? 1 - use : use
}

/** What to draw: useful types, and not always the same; while something is damaged, what may repair it. */
const drawWorth: Judge = (mind, { id }) => {
  const { hand } = mind.view.seats[mind.seat]
  const held = (skill: string) => hand.filter((card) => skillCardFacts(mind.view, card)?.skill === skill).length
  const repairs = mind.harmful ? 0 : 0.25 * neededRepair(mind)
  return id
    .slice('skills:'.length)
    .split(',')
    .reduce((sum, skill, i, all) => {
      const again = all.slice(0, i).filter((one) => one === skill).length
      const repairing = repairs > 0 && again === 0 && typesThatRepair(mind).includes(skill) ? repairs : 0
      return sum + useOf(mind, skill) + wantedInHand(mind, skill) + repairing - 0.06 * (held(skill) + again)
    }, 0)
}

/** What a card of this type is worth to somebody whose aims ask for it. */
const wantedInHand = ({ pulls }: Mind, skill: string): number => pulls?.[`held:${skill as SkillType}`] ?? 0

/** What to give up: the cards that help this side least. What comes of discarding some of them comes of it once. */
function leastUseful(mind: Mind, decision: Decision): string[] {
  const { options, min } = decision
  const given = options
    .map((option) => ({ id: option.id, use: keptWorth(mind, option.id), cost: discardCost(mind, option, decision) }))
    .sort((one, other) => one.use - other.use)
  const plain = given.slice(0, min)
  const spared = given.filter(({ cost }) => cost <= 0).slice(0, min)
  const price = (some: typeof given): number =>
    some.reduce((sum, { use }) => sum + use, Math.max(0, ...some.map(({ cost }) => cost)))
  const cheaper = spared.length === min && price(spared) < price(plain) ? spared : plain
  return cheaper.map(idOf)
}

function keptWorth(mind: Mind, option: string): number {
  const facts = skillCardFacts(mind.view, option.slice('card:'.length))
  if (facts === undefined) return 0
  return worthOfStrength * facts.strength * useOf(mind, facts.skill) + wantedInHand(mind, facts.skill)
}

/** What a point of strength is worth in hand, for checks that it counts in. */
const worthOfStrength = 0.12

/** What comes of discarding a card, besides that it is gone. */
function discardCost(mind: Mind, option: DecisionOption, decision: Decision): number {
  const prospect = prospectOfAnswer(mind.view, decision, option)
  if (prospect === undefined) return 0
  const human = worthOf(mind, prospect)
  return mind.harmful ? human : -human
}

/** Raiders that would find civilian ships act last, when some may be gone or covered. */
const areaOrder: Judge = ({ forecast }, { id }) => {
  const area = areas.find((one): one is Area => id === `area:${one}`)
  if (area === undefined) return 0
  const { civilians, vipers } = forecast.sky[area]
  return vipers * 0.1 - civilians * 0.2
}

const judges: Readonly<Record<string, Judge>> = {
  'action:choose': actionWorth,
  'activateRaiders:chooseArea': forSide(areaOrder),
  'drawSkillCards:choose': drawWorth,
  'move:choose': moveWorth,
  'reveal:usePower': (_mind, { id }) => (id === 'yes' ? 1 : 0),
  'window:ask': windowWorth,
}
