// Skill checks, and what may be done to them and to die rolls while they are under way.

import type { SkillType } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { frameOf } from '../../core/procedure.ts'
import { addToHand } from '../../core/zones.ts'
import { chooseOutcome, nameSkill } from '../../rules/check-abilities.ts'
import { crisis } from '../../rules/crisis.ts'
import { die } from '../../rules/die.ts'
import { pileOf, skillCheck } from '../../rules/skill-check.ts'
import { en } from '../en.ts'
import { phrase } from '../facts.ts'
import { type Node, node, priceOf, sumOf, times } from '../node.ts'
import { skills as skillTerms } from '../terms.ts'

export interface Outcomes {
  readonly pass?: Node
  readonly partial?: readonly [number, Node]
  readonly fail?: Node
}

/** A skill check of this difficulty, and what follows. */
export const check = node('check', {
  make: (difficulty: number, skills: readonly SkillType[], { pass, partial, fail }: Outcomes) => ({
    difficulty,
    skills,
    pass,
    partial: partial === undefined ? undefined : { at: partial[0], effect: partial[1] },
    fail,
  }),
  run: (game, { difficulty, skills, pass, partial, fail }, context) => {
    const card = frameOf(game, crisis)
    const ofCrisis = card !== undefined && card.card === context.source
    skillCheck.begin(game, {
      difficulty,
      skills,
      pass,
      partial,
      fail,
      context,
      crisis: ofCrisis && !card.superCrisis,
      superCrisis: ofCrisis && card.superCrisis === true,
      drawnBy: ofCrisis ? card.drawer : undefined,
    })
  },
  text: en(
    'skill check {difficulty} ({skills}). Pass: {pass}.{partial, select, yes { {at}+: {between}.} other {}} Fail: {fail}',
  ),
  facts: ({ difficulty, skills, pass, partial, fail }) => ({
    difficulty,
    skills: skills.map((skill) => skillTerms[skill]),
    pass: pass ?? nothing,
    partial: partial === undefined ? 'no' : 'yes',
    at: partial?.at ?? 0,
    between: partial?.effect ?? nothing,
    fail: fail ?? nothing,
  }),
  price: ({ pass, fail }, view) =>
    sumOf([
      { skillCards: -2 },
      ...[pass, fail].map((effect) => (effect === undefined ? {} : times(priceOf(effect, view), 0.5))),
    ]),
  parts: ({ pass, partial, fail }) => [pass, partial?.effect, fail].filter((effect) => effect !== undefined),
})

const nothing = phrase(en('no effect'))

export const changeDifficulty = node('changeDifficulty', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => {
    const under = frameOf(game, skillCheck)
    if (under === undefined) return
    under.difficulty = Math.max(0, under.difficulty + by)
    log(game, 'difficulty', { by, now: under.difficulty })
  },
  text: en('{by, signed} to the difficulty of this check (a partial pass stays as printed)'),
  price: ({ by }) => ({ skillCards: -by / 2 }),
})

export const playFaceUp = node('playFaceUp', {
  make: () => ({}),
  run: (game) => {
    const under = frameOf(game, skillCheck)
    if (under !== undefined) under.faceUp = true
  },
  text: en('all cards of this check are added face up, the Destiny cards too'),
  price: () => ({ knowledge: 1 }),
  possible: (game) => frameOf(game, skillCheck)?.faceUp !== true,
})

export const countPositive = node('countPositive', {
  make: (skill: SkillType) => ({ skill }),
  run: (game, { skill }) => {
    const under = frameOf(game, skillCheck)
    if (under !== undefined) under.positive = [...(under.positive ?? []), skill]
  },
  text: en('all {skill} cards in this check count as positive'),
  facts: ({ skill }) => ({ skill: skillTerms[skill] }),
  price: () => ({ skillCards: 1 }),
  possible: (game, { skill }) => frameOf(game, skillCheck)?.positive?.includes(skill) !== true,
})

/** Mysterious Intuition: the check is not made. */
export const decideOutcome = node('decideOutcome', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => chooseOutcome.begin(game, { seat: actor }),
  text: en('this skill check is not made: choose whether it passes or fails'),
  price: () => ({ skillCards: 3 }),
})

/** Blind Devotion. */
export const nameWorthlessSkill = node('nameWorthlessSkill', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => nameSkill.begin(game, { seat: actor }),
  text: en('name a skill type: all cards of that type in this check have strength 0'),
  price: () => ({ skillCards: 2 }),
})

/** Command Authority. */
export const takeCheckCards = node('takeCheckCards', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => {
    const under = frameOf(game, skillCheck)
    if (under === undefined) return
    const cards = pileOf(game).map(({ card }) => card)
    for (const card of cards) addToHand(game, actor, card, everybody)
    under.taken = true
    log(game, 'takesCheckCards', { seat: actor, cards })
  },
  text: en('take all skill cards used in this check into hand instead of discarding them'),
  price: () => ({ skillCards: 5 }),
  possible: (game) => frameOf(game, skillCheck)?.order !== undefined && pileOf(game).length > 0,
})

/** Everybody has just seen these cards. */
const everybody = 0xff

export const addToRoll = node('addToRoll', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => {
    const rolling = frameOf(game, die)
    if (rolling !== undefined) rolling.modifier += by
  },
  text: en('{by, signed} to the result of the die'),
  price: () => ({}),
})

/** Rolls again; the new result stands. */
export const reroll = node('reroll', {
  make: (ifPiloted: number = 0) => ({ ifPiloted }),
  run: (game, { ifPiloted }) => {
    const rolling = frameOf(game, die)
    if (rolling === undefined) return
    rolling.again = true
    if (rolling.pilot !== undefined) rolling.modifier += ifPiloted
  },
  text: en('roll the die again{piloted, select, yes {; {ifPiloted, signed} if the viper is piloted} other {}}'),
  facts: ({ ifPiloted }) => ({ ifPiloted, piloted: ifPiloted === 0 ? 'no' : 'yes' }),
  price: () => ({}),
})
