// The answers that are worth comparing.

import { type Answer, type Decision, isCount, worthOfCard } from '@cic/engine'
import type { Mind } from './mind.ts'
import { officerAnswer } from './officer.ts'

export type Candidate = readonly string[]

/** At most so many are compared. */
const widest = 6

/** The officer's answer first, then the officer's next best ones, or fewer and more cards of the same. */
export function candidates(mind: Mind, decision: Decision): Candidate[] {
  const first = listed(officerAnswer(mind, decision))
  const others = decision.max > 1 ? fewerAndMore(mind, decision, first) : nextBest(mind, decision, first)
  const legal = others.filter((one) => isCount(decision, one.length))
  return [...new Map([first, ...legal].map((one) => [one.toSorted().join(), one])).values()].slice(0, widest)
}

const listed = (answer: Answer): Candidate => (typeof answer === 'string' ? [answer] : answer)

/**
 * One or more beyond it; a Cylon also thinks of none, of one less, and of the cards that do harm. What somebody saves who helps less is
 * worth less than it seems at the end of a line: sooner or later it is discarded as too many, or spent on something smaller.
 */
function fewerAndMore({ view, cylon }: Mind, { options }: Decision, first: Candidate): Candidate[] {
  const weight = (id: string): number => worthOfCard(view, id.slice('card:'.length))
  const ids = options.map(({ id }) => id).sort((a, b) => weight(b) - weight(a))
  const more = ids.filter((id) => weight(id) > 0 && !first.includes(id))
  const harm = cylon ? ids.filter((id) => weight(id) < 0).reverse() : []
  return [
    ...[1, 2, 3].map((count) => harm.slice(0, count)),
    ...(cylon ? [[], first.slice(0, -1)] : []),
    ...[1, 2, more.length].map((count) => [...first, ...more.slice(0, count)]),
  ]
}

/**
 * What the officer would choose if the better ones could not be chosen; a hidden Cylon may dare to do harm or not, and thinks of
 * revealing whenever it may.
 */
function nextBest(mind: Mind, decision: Decision, first: Candidate): Candidate[] {
  const other = { ...mind, harmful: !mind.harmful }
  const reveals = decision.options.filter(({ id }) => id.startsWith('reveal:'))
  const bold = mind.cylon && !mind.revealed ? ranked(other, decision, widest / 2) : []
  return [...reveals.slice(0, 1).map(({ id }) => [id]), ...bold, ...ranked(mind, decision, widest, first)]
}

function ranked(mind: Mind, decision: Decision, count: number, first?: Candidate): Candidate[] {
  const found: Candidate[] = first === undefined ? [] : [first]
  // For the same reason a human who had better use something does not think of saving it.
  let options = decision.options.filter(({ id }) => mind.cylon || id !== 'pass')
  while (found.length < count && options.length > 0) {
    const last = found.at(-1)
    if (last !== undefined) options = options.filter(({ id }) => id !== last[0])
    if (options.length > 0) found.push(listed(officerAnswer(mind, { ...decision, options })))
  }
  return found
}
