// The officer: sound rules of thumb for every kind of decision. Each option gets a worth for this player's side, and the best
// is taken; what a Cylon wants is the opposite of what the humans want, as far as it dares.

import {
  type Answer,
  type Area,
  attackOf,
  crisisOf,
  type Decision,
  type DecisionOption,
  dieEffectsOf,
  dieOf,
  distanceOfDestination,
  distanceToGo,
  effectOf,
  skillCardFacts,
  skillCheckOf,
  type View,
} from '@cic/engine'
import { actionWorth, movedWorth, moveWorth, orderedWorth, twiceWorth } from './actions.ts'
import type { Bot } from './bot.ts'
import { chanceFor, chanceOf } from './chance.ts'
import { contribution } from './checks.ts'
import { capricaWorth, cylonFleetWorth } from './cylon.ts'
import { crisisCardWorth, stakeOf, worthOfEffect } from './judge.ts'
import { type Mind, mindOf } from './mind.ts'
import { activation, escapeWorth, flightWorth, isArea, shotWorth } from './sky.ts'
import { statements } from './talk.ts'
import { distanceWorth, resourceWorth } from './worth.ts'

export const officer = (seed: string): Bot => ({
  name: 'officer',
  answer: (view, decision, said) => officerAnswer(mindOf(view, chanceFor(seed, view, decision), said), decision),
  say: (view, said) => statements(mindOf(view, chanceOf(seed, view), said), said),
})

export function officerAnswer(mind: Mind, decision: Decision): Answer {
  if (decision.kind === 'skillCheck:contribute') {
    return contribution(
      mind,
      decision.options.map(({ id }) => id),
      decision.max,
    )
  }
  if (decision.kind === 'discardSkillCards:choose') return leastUseful(mind, decision)
  const judge = judges[decision.kind] ?? byEffect
  return best(mind, decision, (option) => judge(mind, option, decision))
}

type Judge = (mind: Mind, option: DecisionOption, decision: Decision) => number

/** The options of highest worth, as many as must be taken; equal ones by chance. */
function best(mind: Mind, { options, min }: Decision, worth: (option: DecisionOption) => number): string[] {
  return options
    .map((option) => ({ id: option.id, worth: worth(option) + mind.chance.next() * 0.02 }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, Math.max(1, min))
    .map(({ id }) => id)
}

/** What happens to the humans, turned round for a Cylon; a hidden one does not always take the very worst. */
function forSide({ cylon, revealed, chance }: Mind, human: number): number {
  if (!cylon) return human
  return revealed ? -human : -human * (chance.next() < 0.55 ? 1 : -0.6)
}

const byEffect: Judge = (mind, { id, effect }) => {
  if (effect !== undefined) return forSide(mind, worthOfEffect(mind, effect))
  if (id.startsWith('seat:')) return seatWorth(mind, Number(id.slice('seat:'.length)))
  return 0
}

/** Somebody chosen for something bad: the most suspected; a Cylon picks the most useful human. */
function seatWorth({ suspicion, cylon, view, seat }: Mind, other: number): number {
  if (other === seat) return -1
  if (!cylon) return suspicion[other]
  const { revealed, hand } = view.seats[other]
  return (revealed ? -1 : 0.3) + hand.length * 0.02 + (view.titles.admiral === other ? 0.2 : 0) - suspicion[other] * 0.2
}

const trusted = ({ suspicion, cylon, seat, view }: Mind, other: number): number =>
  other === seat ? 0.9 : cylon ? suspicion[other] : 1 - suspicion[other] + view.seats[other].hand.length * 0.01

const seatOf = (id: string): number => Number(id.slice('seat:'.length))

/** Who is chosen, by what will happen to them. */
const chooseCharacter: Judge = (mind, option) => {
  const other = seatOf(option.id)
  const kind = option.effect?.kind
  if (kind === 'executiveOrder') return mind.cylon ? mind.chance.next() : orderedWorth(mind, other)
  if (kind === 'giveTitle' || kind === 'assign' || kind === 'leaveBrig') return trusted(mind, other)
  if (kind === 'look') return mind.cylon ? mind.chance.next() : uncertainty(mind.suspicion[other])
  if (kind === 'check') return checkedSeat(mind, option, other)
  if (kind === 'roll') return trusted(mind, other)
  return seatWorth(mind, other)
}

/** A check about a person: at Administration somebody to trust, at Admiral's Quarters somebody to jail. */
function checkedSeat(mind: Mind, { effect }: DecisionOption, other: number): number {
  const pass = (effect as { pass?: { kind: string } } | undefined)?.pass
  return pass?.kind === 'giveTitle' ? trusted(mind, other) : seatWorth(mind, other)
}

const uncertainty = (chance: number): number => 1 - Math.abs(chance - 0.5) * 1.6

/** How often each type counts for the checks of the game, and against them. */
const useful = { politics: 0.62, leadership: 0.72, tactics: 0.66, piloting: 0.28, engineering: 0.32 } as const

const drawWorth: Judge = ({ view, seat, cylon, revealed }, { id }) => {
  const held = (skill: string) =>
    view.seats[seat].hand.filter((card) => skillCardFacts(view, card)?.skill === skill).length
  return id
    .slice('skills:'.length)
    .split(',')
    .reduce((sum, skill, i, all) => {
      const again = all.slice(0, i).filter((one) => one === skill).length
      const use = useful[skill as keyof typeof useful] ?? 0.4
      return sum + (cylon && revealed ? 1 - use : use) - 0.06 * (held(skill) + again)
    }, 0)
}

/** A destination: distance is what the humans want, and fuel what it costs; more distance than is missing is no use. */
const destination: Judge = (mind, { id }) => forSide(mind, destinationWorth(mind, id.slice('card:'.length)))

function destinationWorth(mind: Mind, card: string): number {
  const effect = effectOf(mind.view, 'destination', card)
  const gain = Math.min(distanceOfDestination(mind.view, card), distanceToGo(mind.view))
  return gain * distanceWorth + (effect === undefined ? 0 : worthOfEffect(mind, effect))
}

const crisisChoice: Judge = (mind, { id }) => forSide(mind, crisisCardWorth(mind, id.slice('card:'.length)))

/** Whether to use something now. */
const windowPlay: Judge = (mind, { id }) => {
  if (id === 'pass') return 0
  const [, what] = id.split(/:(.*)/s)
  const name = skillCardFacts(mind.view, what)?.kind ?? what
  return (interrupts[name]?.(mind) ?? -1) - (id.startsWith('play:') ? 0.05 : 0)
}

/** How much more the wanted outcome is worth, for this player's side. */
function stake(mind: Mind): number {
  const check = skillCheckOf(mind.view)
  if (check === undefined) return 0
  const human = stakeOf(mind, check)
  return mind.cylon ? -human : human
}

/** What each card or ability does in its window is worth using. Above 0: use it. */
const interrupts: Readonly<Record<string, (mind: Mind) => number>> = {
  'declare-emergency': (mind) => {
    const check = skillCheckOf(mind.view)
    if (check?.total === undefined) return -1
    const short = check.difficulty - check.total
    return short > 0 && short <= 2 ? stake(mind) - 0.4 : -1
  },
  'investigative-committee': (mind) => {
    const check = skillCheckOf(mind.view)
    return !mind.cylon &&
      check !== undefined &&
      stake(mind) > 1.6 &&
      check.difficulty >= 10 &&
      Math.max(...mind.suspicion) > 0.4
      ? 0.4
      : -1
  },
  'scientific-research': (mind) => {
    const check = skillCheckOf(mind.view)
    const own = mind.view.seats[mind.seat].hand.filter(
      (card) => skillCardFacts(mind.view, card)?.skill === 'engineering',
    ).length
    return !mind.cylon && check !== undefined && !check.skills.includes('engineering') && own >= 3 && stake(mind) > 1
      ? 0.3
      : -1
  },
  'strategic-planning': (mind) => rollStake(mind, 2),
  'evasive-maneuvers': (mind) => {
    const die = dieOf(mind.view)
    const hit = (die?.result ?? 0) >= 5
    if (mind.cylon || !hit) return -1
    return die?.pilot === mind.seat ? 0.8 : die?.pilot !== undefined ? 0.4 : (die?.result ?? 0) >= 8 ? 0.15 : -0.1
  },
  ecoOfficer: (mind) => rerollStake(mind),
  cylonHatred: (mind) => personStake(mind),
  friendsInLowPlaces: (mind) => Math.abs(personStake(mind)) - 0.1,
  'assign-arbitrator': (mind) => Math.abs(personStake(mind)) - 0.3,
  secretDestiny: (mind) => (mind.cylon ? -1 : -crisisWorth(mind) - 2.6),
  moralCompass: (mind) => {
    const under = crisisOf(mind.view)
    if (under?.choice === undefined || under.boxes.length < 2) return -1
    const now = worthOfEffect(mind, under.boxes[under.choice])
    const other = worthOfEffect(mind, under.boxes[1 - under.choice])
    return (mind.cylon ? now - other : other - now) - 1.6
  },
  mysteriousIntuition: (mind) => Math.abs(stake(mind)) - 2.2,
  blindDevotion: () => -1,
  commandAuthority: (mind) => ((mind.view.checks.at(-1)?.length ?? 0) >= 6 ? 0.5 : -1),
  alertViperPilot: (mind) => (!mind.cylon && mind.forecast.danger > 1 ? 0.6 : -0.2),
}

/** The crisis as it will probably be dealt with. */
function crisisWorth(mind: Mind): number {
  const boxes = crisisOf(mind.view)?.boxes ?? []
  return boxes.length === 0 ? -2.2 : Math.max(...boxes.map((box) => worthOfEffect(mind, box)))
}

/** Wanting the person whom a check is about to be jailed, or to become President. */
function personStake(mind: Mind): number {
  const chosen = skillCheckOf(mind.view)?.chosen
  if (chosen === undefined) return mind.view.seats[mind.seat].at === 'brig' ? 0.5 : 0.2
  return chosen === mind.seat ? -0.6 : (mind.suspicion[chosen] - 0.4) * (mind.cylon ? -1 : 1)
}

/** What a higher roll would change, for this side. */
function rollStake(mind: Mind, by: number): number {
  const human = rollGain(mind, by)
  return (mind.cylon ? -human : human) - 0.35
}

/** How much the humans gain if the die shows so much more. */
function rollGain(mind: Mind, by: number): number {
  const fight = attackOf(mind.view)
  const die = dieOf(mind.view)
  if (die?.purpose === 'ftl-control') return (by / 8) * 3 * resourceWorth(mind.view, 'population')
  if (die?.purpose === 'attack' && fight !== undefined) {
    const worths: Record<string, number> = {
      raider: 0.25,
      heavyRaider: 0.8,
      basestar: 1.6,
      centurion: 2.4,
      viper: -0.8,
      galactica: -1.5,
    }
    return (by / 8) * (worths[fight.target] ?? 0)
  }
  const effects = dieEffectsOf(mind.view)
  if (effects === undefined) return 0
  const worthAt = (roll: number): number => {
    const outcome = effects.find(({ from, to }) => roll >= from && roll <= to)
    return outcome === undefined ? 0 : worthOfEffect(mind, outcome.effect)
  }
  const mean = (shift: number): number =>
    [1, 2, 3, 4, 5, 6, 7, 8].reduce((sum, roll) => sum + worthAt(Math.min(8, roll + shift)), 0) / 8
  return mean(by) - mean(0)
}

/** Rolling again: worth it if this result is bad and another is likely to be better. */
function rerollStake(mind: Mind): number {
  const result = dieOf(mind.view)?.result ?? 4.5
  const slope = rollGain(mind, 2) / 2
  const human = slope * (4.5 - result)
  return (mind.cylon ? -human : human) - 0.25
}

const yesNo: Judge = (mind, { id, effect }) =>
  id === 'no' && effect === undefined ? 0 : effect === undefined ? 0.05 : forSide(mind, worthOfEffect(mind, effect))

/** What a viper does next: the most useful for the sky. */
const viperOption: Judge = (mind, { id }) => {
  const { forecast, view, seat } = mind
  if (id === 'done') return 0
  const { at } = view.seats[seat]
  const worth =
    id.startsWith('fly:') && isArea(at)
      ? flightWorth(forecast, at, id.slice('fly:'.length) as Area)
      : activation(forecast, id).worth
  return mind.cylon ? -0.3 * worth : worth + 0.01
}

/** Space areas when raiders are activated: those far from civilian ships first; a Cylon the other way round. */
const areaOrder: Judge = (mind, { id }) => {
  const { civilians, vipers } = mind.view.space[id.slice('area:'.length) as keyof View['space']]
  return forSide(mind, vipers * 0.1 - civilians.length * 0.2)
}

const shot =
  (attacker: 'galactica' | 'nuke'): Judge =>
  ({ forecast, cylon }, { id }) =>
    shotWorth(forecast, attacker, id) * (cylon ? -1 : 1)

const cylonShips: Judge = (mind, { id }) => cylonFleetWorth(mind, id)

/** A move and one action, or two actions here. */
const ordered: Judge = (mind, { id }) => {
  const { seat, cylon } = mind
  const worth = id === 'moveAndAct' ? movedWorth(mind, seat) : twiceWorth(mind, seat)
  return cylon ? mind.chance.next() : worth
}

/** A card on top of a deck stays there if it is better than what may come instead. */
const scouted: Judge = (mind, { id }, { facts }) => {
  const { deck, card } = facts as { deck?: string; card?: string }
  if (card === undefined || id !== 'top') return 0
  const better =
    deck === 'destination' ? destinationWorth(mind, card) - usualDestination : crisisCardWorth(mind, card) - usualCrisis
  return forSide(mind, better)
}

const usualDestination = 3
const usualCrisis = -1.2

/** A civilian ship out of the raiders' way; a Cylon leaves it. */
const escort: Judge = (mind, { id }, { facts }) =>
  id === 'stay' ? 0 : forSide(mind, escapeWorth(mind.forecast, facts.area as Area, id.slice('area:'.length) as Area))

const judges: Readonly<Record<string, Judge>> = {
  'action:choose': (mind, { id }) => actionWorth(mind, id),
  'move:choose': (mind, { id }) => moveWorth(mind, id),
  'chooseCharacter:choose': chooseCharacter,
  'crisis:choose': crisisChoice,
  'crisis:option': byEffect,
  'drawSkillCards:choose': drawWorth,
  'jump:chooseDestination': destination,
  'window:ask': windowPlay,
  'mayDo:choose': yesNo,
  'reveal:usePower': (_mind, { id }) => (id === 'yes' ? 1 : 0),
  'chooseOutcome:choose': (mind, { id }) => (id === 'outcome:pass' ? stake(mind) : -stake(mind)),
  'activateVipers:choose': viperOption,
  'flyViper:choose': viperOption,
  'activateRaiders:chooseArea': areaOrder,
  'attackFromGalactica:target': shot('galactica'),
  'launchNuke:target': shot('nuke'),
  'attackCenturion:target': (_mind, { id }) => Number(id.slice('centurion:'.length)),
  'cylonFleet:choose': cylonShips,
  'communications:move': escort,
  'caprica:choose': (mind, { id }) => capricaWorth(mind, id),
  'executiveOrder:choose': ordered,
  'quorumOffice:more': (mind, { id }) => (id === 'quorum' ? 0.3 : actionWorth(mind, id)),
  'quorumChoice:choose': (mind, { id }) => actionWorth(mind, id),
  'scoutDeck:chooseDeck': (_mind, { id }) => (id === 'deck:destination' ? 0.1 : 0.2),
  'scoutDeck:putBack': scouted,
  'hangarDeck:launch': (mind, { id }) => activation(mind.forecast, `launch:${id.slice('area:'.length)}`).worth,
  'resurrectionShip:giveLoyalty': (mind, { id }) => 1 - mind.suspicion[seatOf(id)],
  'resurrectionShip:exchange': (_mind, { id }) => (id === 'no' ? 0.1 : 0),
  'window:order': (mind, { id }) => mind.chance.next() + (id === '' ? 0 : 0),
}

/** What to give up: the cards that help this side least. */
function leastUseful({ view, cylon, revealed }: Mind, { options, min }: Decision): string[] {
  const worth = (id: string): number => {
    const facts = skillCardFacts(view, id.slice('card:'.length))
    if (facts === undefined) return 0
    const use = useful[facts.skill as keyof typeof useful] ?? 0.4
    return facts.strength * (cylon && revealed ? 1 - use : use)
  }
  return [...options.map(({ id }) => id)].sort((a, b) => worth(a) - worth(b)).slice(0, min)
}
