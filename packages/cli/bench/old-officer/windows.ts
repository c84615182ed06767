// Cards and abilities that interrupt: whether to use one now. Above 0: use it.

import { type Area, attackOf, crisisOf, dieEffectsOf, dieOf, ftlLoss, skillCardFacts, skillCheckOf } from '@cic/engine'
import { crisisCardWorth, passChance, stakeOf, worthOfEffect } from './judge.ts'
import type { Mind } from './mind.ts'
import type { Judge } from './sides.ts'
import { lossWorth } from './worth.ts'

export const windowPlay: Judge = (mind, { id }) => {
  if (id === 'pass') return 0
  const [, what] = id.split(/:(.*)/s)
  const name = skillCardFacts(mind.view, what)?.kind ?? what
  return interrupts[name]?.(mind) ?? -1
}

/** What a card is worth that is kept. */
const keep = 0.3
/** What an ability is worth that can be used only once in a game. */
const onceOnly = 1.8

const interrupts: Readonly<Record<string, (mind: Mind) => number>> = {
  sabotage: (mind) => (mind.harmful ? 1 : -1),
  'major-victory': (mind) => (mind.harmful ? -1 : 0.4),
  'jury-rigged': (mind) => reckless(mind, 4),
  'support-the-people': (mind) => reckless(mind, 3),
  'run-interference': (mind) => {
    const { at } = mind.view.seats[mind.seat]
    const raiders = at === undefined ? 0 : (mind.view.space[at as Area]?.raiders ?? 0)
    return mind.harmful ? -1 : 0.3 * raiders - 0.5
  },
  calculations: (mind) => Math.abs(rollGain(mind, 1)) - keep,
  intolerant: (mind) => {
    const chosen = skillCheckOf(mind.view)?.chosen
    return chosen === undefined || mind.harmful ? -1 : (mind.suspicion[chosen] - 0.85) * 4
  },
  fastLearner: (mind) => stake(mind) - onceOnly - 0.5,
  humanDelusion: (mind) => (Math.abs(stake(mind)) > 3 ? 0.4 : -1),
  'assign-chief-of-staff': (mind) =>
    stake(mind) > 2 && !skillCheckOf(mind.view)?.skills.includes('politics') ? 0.2 : -1,
  probation: (mind) => (mind.harmful ? -1 : 0.1),
  'declare-emergency': (mind) => {
    const check = skillCheckOf(mind.view)
    if (check?.total === undefined) return -1
    const short = check.difficulty - check.total
    return short > 0 && short <= 2 ? stake(mind) - keep : -1
  },
  'investigative-committee': (mind) => {
    const check = skillCheckOf(mind.view)
    if (mind.harmful || check === undefined || check.difficulty < 9) return -1
    return stake(mind) * Math.max(...mind.suspicion.filter((chance) => chance < 1)) - 0.6
  },
  'scientific-research': (mind) => {
    const check = skillCheckOf(mind.view)
    if (mind.harmful || check === undefined || check.skills.includes('engineering')) return -1
    return engineering(mind) >= 5 && stake(mind) > 1 ? 0.3 : -1
  },
  'strategic-planning': (mind) => rollGain(mind, 2) - keep,
  'evasive-maneuvers': evade,
  ecoOfficer: (mind) => rerollGain(mind) - 0.1,
  cylonHatred: (mind) => personStake(mind),
  friendsInLowPlaces: (mind) => Math.abs(personStake(mind)) - 0.1,
  'assign-arbitrator': (mind) => Math.abs(personStake(mind)) - 0.3,
  secretDestiny: (mind) => (mind.harmful ? -1 : -crisisWorth(mind) - onceOnly - 1),
  moralCompass: (mind) => {
    const under = crisisOf(mind.view)
    if (under?.choice === undefined || under.boxes.length < 2) return -1
    const now = worthOfEffect(mind, under.boxes[under.choice])
    const other = worthOfEffect(mind, under.boxes[1 - under.choice])
    return (mind.harmful ? now - other : other - now) - onceOnly
  },
  mysteriousIntuition: (mind) => {
    const check = skillCheckOf(mind.view)
    if (check === undefined) return -1
    const chance = passChance(mind, check.difficulty, check.skills)
    return stake(mind) > 0 ? stake(mind) * (1 - chance) - onceOnly : -stake(mind) * chance - onceOnly
  },
  commandAuthority: (mind) => ((mind.view.checks.at(-1)?.length ?? 0) >= 6 ? 0.5 : -1),
  alertViperPilot: (mind) => (!mind.harmful && mind.forecast.danger > 1 ? 0.6 : -0.2),
}

/** A Reckless card: worth it on a check that matters and is in the balance. */
function reckless(mind: Mind, helps: number): number {
  const check = skillCheckOf(mind.view)
  if (mind.harmful || check === undefined) return -1
  const before = passChance(mind, check.difficulty, check.skills)
  const after = passChance(mind, check.difficulty - helps, check.skills)
  return stake(mind) * (after - before) - 0.45
}

/** How much more the wanted outcome of the check is worth, for this player's side. */
export function stake(mind: Mind): number {
  const check = skillCheckOf(mind.view)
  if (check === undefined) return 0
  const human = stakeOf(mind, check)
  return mind.harmful ? -human : human
}

const engineering = ({ view, seat }: Mind): number =>
  view.seats[seat].hand.reduce((sum, card) => {
    const facts = skillCardFacts(view, card)
    return facts?.skill === 'engineering' ? sum + facts.strength : sum
  }, 0)

/** A viper under fire, worth most to its own pilot. */
function evade(mind: Mind): number {
  const die = dieOf(mind.view)
  const result = die?.result ?? 0
  if (mind.harmful || result < 5) return -1
  if (die?.pilot !== undefined) return die.pilot === mind.seat ? 0.8 : 0.4
  return result >= 8 ? 0.15 : -0.1
}

/** The crisis as it will probably be dealt with. */
function crisisWorth(mind: Mind): number {
  const under = crisisOf(mind.view)
  return under === undefined ? 0 : crisisCardWorth(mind, under.card)
}

/** Wanting the person whom a check is about to be jailed, or to become President. */
function personStake(mind: Mind): number {
  const chosen = skillCheckOf(mind.view)?.chosen
  if (chosen === undefined) return mind.view.seats[mind.seat].at === 'brig' ? 0.5 : 0.2
  return chosen === mind.seat ? -0.6 : (mind.suspicion[chosen] - 0.4) * (mind.harmful ? -1 : 1)
}

/** What a hit on each target is worth to the humans, by and large. */
const hits: Readonly<Record<string, number>> = {
  raider: 0.5,
  heavyRaider: 1.2,
  basestar: 1.4,
  centurion: 3,
  viper: -0.6,
  galactica: -1.5,
}

/** How much this side gains if the die shows so much more. */
function rollGain(mind: Mind, by: number): number {
  const human = humanRollGain(mind, by)
  return mind.harmful ? -human : human
}

function humanRollGain(mind: Mind, by: number): number {
  const die = dieOf(mind.view)
  if (die?.purpose === 'ftl-control') return (by / 8) * lossWorth(mind.view, 'population', ftlLoss(mind.view) ?? 0)
  const fight = attackOf(mind.view)
  if (die?.purpose === 'attack' && fight !== undefined) return (by / 8) * (hits[fight.target] ?? 0)
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
function rerollGain(mind: Mind): number {
  const result = dieOf(mind.view)?.result ?? 4.5
  return (rollGain(mind, 2) / 2) * (4.5 - result)
}
