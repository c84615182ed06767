// What changes of the skill check under way are worth: the outcome with them, less the outcome without.

import {
  type CheckOutlook,
  isRevealed,
  type SkillType,
  skillCheckOf,
  skillSetOf,
  skillTypesIn,
  worthOfCard,
} from '@cic/engine'
import { meanStrength, missingFor } from './checks.ts'
import { passChance, reachOf, surprise, worthOfEffect } from './judge.ts'
import type { Mind } from './mind.ts'
import { remembered } from './remembered.ts'

type Weigh = (mind: Mind, amount: number, of: readonly string[]) => number

/** What each outcome of the check under way is worth to the humans. */
interface Stakes {
  readonly check: CheckOutlook
  readonly pass: number
  readonly partial: number
  readonly fail: number
}

export const stakesOf = remembered((mind: Mind): Stakes | 'none' => {
  const check = skillCheckOf(mind.view)
  if (check === undefined) return 'none'
  const worth = (effect: CheckOutlook['pass']) => worthOfEffect(mind, effect, check.context)
  return { check, pass: worth(check.pass), partial: worth(check.partial), fail: worth(check.fail) }
})

/** What passing the check under way is worth to the humans against failing it. */
export function stakeOf(mind: Mind): number {
  const stakes = stakesOf(mind)
  return stakes === 'none' ? 0 : stakes.pass - stakes.fail
}

const onCheck =
  (weigh: (mind: Mind, stakes: Stakes, amount: number, of: readonly string[]) => number): Weigh =>
  (mind, amount, of) => {
    const stakes = stakesOf(mind)
    return stakes === 'none' ? 0 : weigh(mind, stakes, amount, of)
  }

/** What the outcome is worth if so much is added to the total, or taken from the difficulty. */
function outlook(mind: Mind, stakes: Stakes, by: number, skills: readonly SkillType[] = stakes.check.skills): number {
  const { check, pass, partial, fail } = stakes
  if (check.total !== undefined || isRevealed(mind.view)) return outcomeAt(stakes, (check.total ?? check.open) + by)
  const passes = chanceAt(mind, check, check.difficulty - by, skills)
  const close = check.partialAt === undefined ? passes : chanceAt(mind, check, check.partialAt - by, skills)
  return passes * pass + Math.max(0, close - passes) * partial + (1 - Math.max(close, passes)) * fail
}

function outcomeAt({ check, pass, partial, fail }: Stakes, total: number): number {
  if (total >= check.difficulty) return pass
  return check.partialAt !== undefined && total >= check.partialAt ? partial : fail
}

function chanceAt(mind: Mind, check: CheckOutlook, difficulty: number, skills: readonly SkillType[]): number {
  if (!check.begun || check.toAdd.length > 0) return passChance(mind, difficulty, skills)
  const { least, most } = surprise
  return least + (most - least) / (1 + Math.exp(missingFor(mind, check, difficulty) / 2.5))
}

const shifted = onCheck((mind, stakes, by) => outlook(mind, stakes, by) - outlook(mind, stakes, 0))

/** Nobody likes what may come of a Reckless check. */
const recklessness = 0.35

export const checkChanges: Readonly<Record<string, Weigh>> = {
  difficulty: (mind, by, of) => shifted(mind, -by, of),
  strength: shifted,
  destinyCards: onCheck((mind, stakes, by) => {
    const each = meanStrength * ((2 * stakes.check.skills.length) / skillTypesIn(mind.view).length - 1)
    return outlook(mind, stakes, by * each) - outlook(mind, stakes, 0)
  }),
  counting: onCheck((mind, stakes, _amount, [skill]) => {
    const { skills } = stakes.check
    if (skills.includes(skill as SkillType)) return 0
    const more = [...skills, skill as SkillType]
    const others = mind.view.seats.reduce(
      (sum, _, seat) => (seat === mind.seat ? sum : sum + reachOf(mind, seat, more) - reachOf(mind, seat, skills)),
      0,
    )
    const own = mind.view.seats[mind.seat].hand.reduce(
      (sum, card) => sum + Math.max(0, -worthOfCard(mind.view, card)),
      0,
    )
    return outlook(mind, stakes, Math.max(0, others) + 0.5 * Math.min(own, 8)) - outlook(mind, stakes, 0)
  }),
  typeIgnored: onCheck((mind, stakes) => {
    const doubts = Object.keys(stakes.check.added).reduce((sum, seat) => sum + mind.suspicion[Number(seat)], 0)
    return outlook(mind, stakes, 1 + 2 * Math.min(1, doubts)) - outlook(mind, stakes, 0)
  }),
  ignored: onCheck((mind, stakes, _amount, [skill]) =>
    stakes.check.skills.includes(skill as SkillType) ? -1 : againstBy(mind, stakes.check, skill as SkillType),
  ),
  ownCardsAdded: onCheck((mind, stakes) => {
    const worths = mind.view.seats[mind.seat].hand.map((card) => worthOfCard(mind.view, card))
    const sum = (sign: number) => worths.reduce((total, worth) => total + (worth * sign > 0 ? worth : 0), 0)
    return outlook(mind, stakes, mind.harmful ? sum(-1) : sum(1)) - outlook(mind, stakes, 0)
  }),
  openCards: onCheck((mind, stakes) => {
    const most = Math.max(...mind.suspicion.filter((chance) => chance < 1))
    // Where hardly anybody can help, nobody needs to see who does not.
    const hope = Math.min(1, 2 * chanceAt(mind, stakes.check, stakes.check.difficulty, stakes.check.skills))
    return hope * Math.max(0, stakes.pass - stakes.fail) * most - 0.25
  }),
  recklessness: (_mind, amount) => -recklessness * amount,
  outcomeChosen: onCheck((mind, stakes) => {
    const { pass, fail } = stakes
    return (mind.harmful ? Math.min(pass, fail) : Math.max(pass, fail)) - outlook(mind, stakes, 0)
  }),
}

/** How likely somebody who is suspected has added this type against the check. */
const againstBy = ({ view, suspicion }: Mind, { added }: CheckOutlook, skill: SkillType): number =>
  Object.keys(added).reduce(
    (sum, seat) => sum + suspicion[Number(seat)] * (holds(view, Number(seat), skill) ? 1 : 0.2),
    0,
  )

const holds = (view: Mind['view'], seat: number, skill: SkillType): boolean => {
  const { character } = view.seats[seat]
  return character !== undefined && skillSetOf(view, character).includes(skill)
}
