// A hand as it is held: by skill, then by strength, each card with the answer that belongs to it. Of two alike cards the first has the first answer.

import type { SkillCardFacts } from '@cic/engine'
import type { Marks } from '../question/targets.ts'

export interface HandCard {
  readonly card: string
  readonly skill: string
  readonly strength: number
  /** Which of several alike cards this is, from 0. */
  readonly copy: number
  /** The answer that names this card now. */
  readonly option: number | undefined
}

const order = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery']

export function sortedHand(
  hand: readonly string[],
  facts: (card: string) => SkillCardFacts | undefined,
  marks: Marks,
): HandCard[] {
  const seen = new Map<string, number>()
  const cards = hand.map((card) => {
    const { skill = 'treachery', strength = 0 } = facts(card) ?? {}
    const copy = seen.get(card) ?? 0
    seen.set(card, copy + 1)
    const options = marks.get(`hand:${card}`) ?? []
    // A single answer stands for every copy of its card.
    return { card, skill, strength, copy, option: options[copy] ?? options[0] }
  })
  return cards.sort(
    (one, other) =>
      order.indexOf(one.skill) - order.indexOf(other.skill) ||
      other.strength - one.strength ||
      one.card.localeCompare(other.card) ||
      one.copy - other.copy,
  )
}
