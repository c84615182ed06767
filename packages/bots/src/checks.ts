// What to add to a skill check.

import {
  type CheckOutlook,
  type Decision,
  distanceToGo,
  isCount,
  skillCardFacts,
  skillCheckOf,
  skillTypesIn,
  worthOfCard,
} from '@cic/engine'
import { stakeOf } from './check-changes.ts'
import { reachOf } from './judge.ts'
import type { Mind } from './mind.ts'

interface Card {
  readonly option: string
  readonly worth: number
}

/** The options to add, of those offered. */
export function contribution(mind: Mind, decision: Decision): string[] {
  const { options, max } = decision
  const check = skillCheckOf(mind.view)
  if (check === undefined || max === 0) return []
  const cards = options
    .map(({ id }) => ({ option: id, card: id.slice('card:'.length) }))
    .filter(({ card }) => !isKept(mind, card))
    .map(({ option, card }) => ({ option, worth: worthOfCard(mind.view, card) }))
  const stake = stakeOf(mind)
  const wanted = (mind.harmful ? sabotage : help)(mind, check, cards, stake, max)
  return isCount(decision, wanted.length) ? wanted : asManyAsAllowed(decision, cards, wanted)
}

/** Whoever wins by what they hold keeps it, once the end is near. */
function isKept({ view, pulls }: Mind, card: string): boolean {
  const skill = pulls === undefined || distanceToGo(view) > nearTheEnd ? undefined : skillCardFacts(view, card)?.skill
  return skill !== undefined && (pulls?.[`held:${skill}`] ?? 0) > 0
}

const nearTheEnd = 4

/** Where so many make no answer: more cards that count for the same side, the smallest first; or fewer, if there are none. */
function asManyAsAllowed(decision: Decision, cards: readonly Card[], wanted: readonly string[]): string[] {
  const left = [...cards]
  const chosen = wanted.flatMap((option) =>
    left.splice(
      left.findIndex((card) => card.option === option),
      1,
    ),
  )
  const side = Math.sign(chosen[0]?.worth ?? 0)
  const more = left
    .filter(({ worth }) => Math.sign(worth) === side)
    .sort((a, b) => Math.abs(a.worth) - Math.abs(b.worth))
  while (more.length > 0 && !isCount(decision, chosen.length)) chosen.push(...more.splice(0, 1))
  while (chosen.length > 0 && !isCount(decision, chosen.length)) chosen.pop()
  return chosen.map(({ option }) => option)
}

/** A human adds what is still missing, if the check matters and can be passed. */
function help(mind: Mind, check: CheckOutlook, cards: readonly Card[], stake: number, max: number): string[] {
  // A check aimed at somebody (Brig, presidency) is helped if its outcome is wanted.
  if (stake < worthOfStrength * check.difficulty) return stake < -0.3 ? hinder(cards, max) : []
  const good = cards.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth)
  const own = good.reduce((sum, { worth }) => sum + worth, 0)
  const later = laterOf(mind, check)
  const goal = [check.difficulty, check.partialAt].find(
    (at) => at !== undefined && missingFor(mind, check, at) <= own + later * 1.4 + luck,
  )
  if (goal === undefined) return []
  // The last to add cards makes sure; others leave a share to those who come after them.
  const last = check.toAdd.length <= 1
  const missing =
    missingFor(mind, check, goal) + Math.min(mostSafety, last ? 2 * stake : stake) + (last ? mind.manner.margin : 0)
  return take(good, last ? missing : missing - later * reliance, max, stake)
}

/** What it costs to make up one point of difficulty. */
const worthOfStrength = 0.06
/** What Destiny and the others may add beyond what is expected. */
const luck = 4
/** How much more than is missing somebody adds to be safe, when much is at stake. */
const mostSafety = 3
/** Which part of what the others could add is counted upon. */
const reliance = 0.65

/** How much is missing, as far as can be told: open cards count, face-down ones as those who added them are trusted. */
export function missingFor(mind: Mind, check: CheckOutlook, goal: number): number {
  const { suspicion, seat: own } = mind
  let expected = check.open
  const faceDown = !check.faceUp
  if (faceDown) expected += 2 * meanStrength * ((2 * check.skills.length) / skillTypesIn(mind.view).length - 1)
  for (const [seat, count] of Object.entries(check.added)) {
    if (Number(seat) !== own && faceDown) expected += count * meanStrength * (1 - 1.2 * suspicion[Number(seat)])
  }
  return goal - expected
}

export const meanStrength = 2.1

const laterOf = (mind: Mind, check: CheckOutlook): number =>
  check.toAdd.slice(1).reduce((sum, seat) => sum + reachOf(mind, seat, check.skills), 0)

/** Nobody spends more cards than the stake is worth. */
const worthOfOneCard = 0.2

/** The fewest cards that make up what is missing; no more than the stake is worth. */
function take(good: readonly Card[], missing: number, max: number, stake: number): string[] {
  const most = Math.min(max, Math.ceil(stake / worthOfOneCard))
  const chosen: Card[] = []
  let left = missing
  for (const card of good) {
    if (left <= 0 || chosen.length >= most) break
    // A smaller card does where it is enough.
    const enough = good.findLast((one) => !chosen.includes(one) && one.worth >= left)
    const next = enough ?? card
    if (chosen.includes(next)) continue
    chosen.push(next)
    left -= next.worth
  }
  return chosen.map(({ option }) => option)
}

const hinder = (cards: readonly Card[], max: number): string[] =>
  cards
    .filter(({ worth }) => worth < 0)
    .sort((a, b) => a.worth - b.worth)
    .slice(0, Math.min(max, 1))
    .map(({ option }) => option)

/** A Cylon adds the worst card it dares to: one that Destiny may be blamed for. */
function sabotage(mind: Mind, check: CheckOutlook, cards: readonly Card[], stake: number, max: number): string[] {
  const bad = cards.filter(({ worth }) => worth < 0).sort((a, b) => a.worth - b.worth)
  if (mind.revealed) return stake > 0 ? bad.slice(0, max).map(({ option }) => option) : []
  const good = cards.filter(({ worth }) => worth > 0).sort((a, b) => a.worth - b.worth)
  const seeming = good.slice(0, 1)
  if (stake < 0.25) return []
  const missing = missingFor(mind, check, check.difficulty) - laterOf(mind, check)
  const close = Math.abs(missing) < 7
  const chosen = bad.length > 0 && close && !check.faceUp ? [...bad.slice(0, 1), ...seeming] : seeming
  return chosen.slice(0, max).map(({ option }) => option)
}
