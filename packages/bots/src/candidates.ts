// The answers that are worth comparing.

import { type Answer, type Decision, worthOfCard } from '@cic/engine'
import type { Mind } from './mind.ts'
import { officerAnswer } from './officer.ts'

export type Candidate = readonly string[]

/** At most so many are compared. */
const widest = 5

/** The officer's answer first, then the officer's next best ones, or fewer and more cards of the same. */
export function candidates(mind: Mind, decision: Decision): Candidate[] {
  const first = listed(officerAnswer(mind, decision))
  const others = decision.max > 1 ? fewerAndMore(mind, decision, first) : nextBest(mind, decision, first)
  const legal = others.filter(({ length }) => length >= decision.min && length <= decision.max)
  return [...new Map([first, ...legal].map((one) => [one.join(), one])).values()].slice(0, widest)
}

const listed = (answer: Answer): Candidate => (typeof answer === 'string' ? [answer] : answer)

/** None, one less, and one or two more of those that count most. */
function fewerAndMore({ view }: Mind, { options }: Decision, first: Candidate): Candidate[] {
  const weight = (id: string): number => Math.abs(worthOfCard(view, id.slice('card:'.length)))
  const more = options
    .map(({ id }) => id)
    .filter((id) => !first.includes(id))
    .sort((a, b) => weight(b) - weight(a))
  return [[], first.slice(0, -1), ...more.map((card) => [...first, card]), [...first, ...more.slice(0, 2)]]
}

/** What the officer would choose if the better ones could not be chosen. */
function nextBest(mind: Mind, decision: Decision, first: Candidate): Candidate[] {
  const found: Candidate[] = []
  let { options } = decision
  let last = first
  while (found.length + 1 < widest && options.length > 1) {
    options = options.filter(({ id }) => id !== last[0])
    last = listed(officerAnswer(mind, { ...decision, options }))
    found.push(last)
  }
  return found
}
