// The officer: sound rules of thumb for every kind of decision. Each option gets a worth for this player's side, and the best
// is taken; what a Cylon wants is the opposite of what the humans want, as far as it dares.

import {
  type Answer,
  type Area,
  type Decision,
  type DecisionOption,
  distanceOfDestination,
  distanceToGo,
  effectOf,
  skillCardFacts,
  type View,
} from '@cic/engine'
import { actionWorth, bestRepair, holdsRepair, movedWorth, moveWorth, twiceWorth } from './actions.ts'
import { chanceFor } from './chance.ts'
import { contribution } from './checks.ts'
import { capricaWorth, cylonFleetWorth } from './cylon.ts'
import { crisisCardWorth, worthOfEffect } from './judge.ts'
import { type Mind, mindOf } from './mind.ts'
import { damageChoice, evacuationArea, questionsOfBox } from './pegasus.ts'
import { blamed, chooseCharacter, seatOf } from './people.ts'
import { forSide, type Judge } from './sides.ts'
import { activation, escapeWorth, flightWorth, isArea, shotWorth } from './sky.ts'
import { stake, windowPlay } from './windows.ts'
import { distanceWorth } from './worth.ts'

/** The officer of the days when officers knew cards by name: kept to measure others by. */
export const oldOfficer =
  (seed: string) =>
  (view: View, decision: Decision): Answer =>
    officerAnswer(mindOf(view, chanceFor(seed, view, decision)), decision)

export function officerAnswer(mind: Mind, decision: Decision): Answer {
  const { kind, options, max } = decision
  if (kind === 'skillCheck:contribute') return contribution(mind, options.map(idOf), max)
  if (kind === 'discardSkillCards:choose') return leastUseful(mind, decision)
  const judge = judges[kind] ?? byEffect
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

const byOutcome = forSide((mind, { effect }) => (effect === undefined ? 0 : worthOfEffect(mind, effect)))

const byEffect: Judge = (mind, option, decision) =>
  option.effect === undefined && option.id.startsWith('seat:')
    ? blamed(mind, seatOf(option.id))
    : byOutcome(mind, option, decision)

const cardOf = (id: string): string => id.slice('card:'.length)
const areaOf = (id: string): Area => id.slice('area:'.length) as Area

/** How often each type counts for the checks of the game, and against them. */
const useful = {
  politics: 0.62,
  leadership: 0.72,
  tactics: 0.66,
  piloting: 0.28,
  engineering: 0.36,
  treachery: 0.05,
} as const

/** A revealed Cylon wants the types that are against most checks. */
const useOf = ({ revealed }: Mind, skill: string): number => {
  const use = useful[skill as keyof typeof useful] ?? 0.4
  return revealed ? 1 - use : use
}

/** What to draw: useful types, and not always the same. */
const drawWorth: Judge = (mind, { id }) => {
  const { hand } = mind.view.seats[mind.seat]
  const held = (skill: string) => hand.filter((card) => skillCardFacts(mind.view, card)?.skill === skill).length
  const repairs = mind.harmful || holdsRepair(mind.view, mind.seat) ? 0 : 0.25 * bestRepair(mind)
  return id
    .slice('skills:'.length)
    .split(',')
    .reduce((sum, skill, i, all) => {
      const again = all.slice(0, i).filter((one) => one === skill).length
      return sum + useOf(mind, skill) + (skill === 'engineering' ? repairs : 0) - 0.06 * (held(skill) + again)
    }, 0)
}

/** What to give up: the cards that help this side least. */
function leastUseful(mind: Mind, { options, min }: Decision): string[] {
  const worth = (id: string): number => {
    const facts = skillCardFacts(mind.view, cardOf(id))
    return facts === undefined ? 0 : facts.strength * useOf(mind, facts.skill)
  }
  return options
    .map(idOf)
    .sort((a, b) => worth(a) - worth(b))
    .slice(0, min)
}

/** A destination: distance is what the humans want, and fuel what it costs; more distance than is missing is no use. */
function destinationWorth(mind: Mind, card: string): number {
  const effect = effectOf(mind.view, 'destination', card)
  const gain = Math.min(distanceOfDestination(mind.view, card), distanceToGo(mind.view))
  return gain * distanceWorth + (effect === undefined ? 0 : worthOfEffect(mind, effect))
}

const usualDestination = 3
const usualCrisis = -1.2

/** A card on top of a deck stays there if it is better than what may come instead. */
const scouted: Judge = (mind, { id }, { facts }) => {
  const { deck, card } = facts as { deck?: string; card?: string }
  if (card === undefined || id !== 'top') return 0
  return deck === 'destination'
    ? destinationWorth(mind, card) - usualDestination
    : crisisCardWorth(mind, card) - usualCrisis
}

/** What a viper does next: the most useful for the sky. */
const viperOption: Judge = ({ forecast, view, seat }, { id }) => {
  const { at } = view.seats[seat]
  if (id === 'done') return 0
  if (id.startsWith('fly:')) return isArea(at) ? flightWorth(forecast, at, id.slice('fly:'.length) as Area) : 0
  return activation(forecast, id).worth + 0.01
}

/** Raiders that would find civilian ships act last, when some may be gone or covered. */
const areaOrder: Judge = ({ forecast }, { id }) => {
  const { civilians, vipers } = forecast.sky[areaOf(id)]
  return vipers * 0.1 - civilians * 0.2
}

const shot =
  (attacker: 'galactica' | 'nuke'): Judge =>
  ({ forecast }, { id }) =>
    shotWorth(forecast, attacker, id)

/** A civilian ship out of the raiders' way. */
const escort: Judge = ({ forecast }, { id }, { facts }) =>
  id === 'stay' ? 0 : escapeWorth(forecast, facts.area as Area, areaOf(id))

/** Whose hand to look at: one with cards in it. */
const handToRob: Judge = (mind, { id }) =>
  mind.view.seats[seatOf(id)].hand.length === 0 ? -2 : blamed(mind, seatOf(id))

const judges: Readonly<Record<string, Judge>> = {
  'attackForce:again': (mind, { id }) => (id === 'pass' || mind.harmful ? 0.5 : 0.6),
  'evacuateShip:choose': forSide((mind, { id }) => evacuationArea(mind, id)),
  'humanFleet:choosePlayer': handToRob,
  ...questionsOfBox,
  'passOnLoyalty:give': (mind, { id }) => 1 - mind.suspicion[seatOf(id)],
  'prepareOrEvacuate:choose': (mind, { id }) => (id === 'evacuateShip' && !mind.harmful ? 1 : 0.5),
  'shipyard:goWithIt': (mind, { id }) => moveWorth(mind, id),
  'takeDamage:choose': forSide((mind, { id }) => damageChoice(mind, id)),
  'action:choose': (mind, { id }) => actionWorth(mind, id),
  'activateRaiders:chooseArea': forSide(areaOrder),
  'activateVipers:choose': forSide(viperOption),
  'attackCenturion:target': forSide((_mind, { id }) => Number(id.slice('centurion:'.length))),
  'attackFromGalactica:target': forSide(shot('galactica')),
  'caprica:choose': (mind, { id }) => capricaWorth(mind, id),
  'chooseCharacter:choose': chooseCharacter,
  'chooseOutcome:choose': (mind, { id }) => (id === 'outcome:pass' ? stake(mind) : -stake(mind)),
  'communications:move': forSide(escort),
  'crisis:choose': forSide((mind, { id }) => crisisCardWorth(mind, cardOf(id))),
  'cylonFleet:choose': (mind, { id }) => cylonFleetWorth(mind, id),
  'drawSkillCards:choose': drawWorth,
  'executiveOrder:choose': forSide((mind, { id }) => (id === 'moveAndAct' ? movedWorth : twiceWorth)(mind, mind.seat)),
  'flyViper:choose': forSide(viperOption),
  'hangarDeck:launch': forSide(({ forecast }, { id }) => activation(forecast, `launch:${areaOf(id)}`).worth),
  'jump:chooseDestination': forSide((mind, { id }) => destinationWorth(mind, cardOf(id))),
  'launchNuke:target': forSide(shot('nuke')),
  'move:choose': (mind, { id }) => moveWorth(mind, id),
  'quorumChoice:choose': (mind, { id }) => actionWorth(mind, id),
  'quorumOffice:more': (mind, { id }) => (id === 'quorum' ? 0.3 : actionWorth(mind, id)),
  'resurrectionShip:exchange': (_mind, { id }) => (id === 'no' ? 0.1 : 0),
  'resurrectionShip:giveLoyalty': (mind, { id }) => 1 - mind.suspicion[seatOf(id)],
  'reveal:usePower': (_mind, { id }) => (id === 'yes' ? 1 : 0),
  'scoutDeck:chooseDeck': (_mind, { id }) => (id === 'deck:destination' ? 0.1 : 0.2),
  'scoutDeck:putBack': forSide(scouted),
  'window:ask': windowPlay,
}
