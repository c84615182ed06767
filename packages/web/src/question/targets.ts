// The things on the table that answers point at, so that they can be lit and clicked, and the keys that give an answer.

import { type Seat, skillCardFacts, type Target, targetsOf, type View } from '@cic/engine'
import { sortedHand } from '../hand/sorted-hand.ts'

export type { Target }

/** Whether it is a card that lies face down before the one who is asked. */
export const isKept = (target: Target): boolean => target.startsWith('kept:')

/** The answers that are such cards. */
export const keptAnswers = (marks: Marks): Set<number> =>
  new Set([...marks].flatMap(([target, answers]) => (isKept(target) ? answers : [])))

/** Which answers each thing on the table belongs to, by their numbers. */
export type Marks = ReadonlyMap<Target, readonly number[]>

export function marksOf(options: readonly { readonly id: string }[], game: View, seat: Seat): Marks {
  const marks = new Map<Target, number[]>()
  options.forEach(({ id }, i) => {
    for (const target of targetsOf(id, game, seat)) marks.set(target, [...(marks.get(target) ?? []), i])
  })
  return marks
}

/** Whether an answer only says that nothing more is done: it stands at the end. */
export const isClosing = (id: string): boolean => ['pass', 'nothing', 'stay', 'done'].includes(id)

/** Whether another answer plays a card of the same name that is weaker: in a list one of them is enough, the hand has them all. */
export function isDouble(
  game: View,
  { options }: { readonly options: readonly { readonly id: string }[] },
  at: number,
): boolean {
  const facts = (id: string) => (id.startsWith('play:') ? skillCardFacts(game, id.slice('play:'.length)) : undefined)
  const own = facts(options[at].id)
  if (own === undefined) return false
  return options.some(({ id }, i) => {
    const other = facts(id)
    if (i === at || other?.kind !== own.kind) return false
    return other.strength < own.strength || (other.strength === own.strength && i < at)
  })
}

/** The answers in the order in which they are read: cards as they lie in the hand, and last what does nothing. */
export function orderOf(options: readonly { readonly id: string }[], game: View, seat: Seat, marks: Marks): number[] {
  const all = options.map((_, i) => i)
  if (options.every(({ id }) => id.startsWith('card:'))) {
    const held = sortedHand(game.seats[seat].hand, (card) => skillCardFacts(game, card), marks)
    const inHand = held.flatMap(({ option }) => option ?? [])
    return [...new Set([...inHand, ...all])]
  }
  const rank = (i: number): number => (isClosing(options[i].id) ? 2 : isDouble(game, { options }, i) ? 1 : 0)
  const place = placesOf(options, marks)
  return all.toSorted((one, other) => rank(one) - rank(other) || place(one) - place(other) || one - other)
}

/** Cards that lie before a player are read after those of the hand, as they are grouped. */
function placesOf(options: readonly { readonly id: string }[], marks: Marks): (i: number) => number {
  const kept = keptAnswers(marks)
  const before = options.findLastIndex(({ id }) => ['activate', 'viper', 'play'].includes(id.split(':')[0]))
  return (i) => (kept.has(i) ? before + 0.5 : i)
}

/** The key that gives an answer: 1 to 9, then letters. */
export const keyOf = (i: number): string => (i < 9 ? String(i + 1) : (letters[i - 9] ?? ''))

export const optionOfKey = (key: string): number | undefined => {
  const number = '123456789'.indexOf(key)
  if (number >= 0 && key !== '') return number
  const letter = letters.indexOf(key.toLowerCase())
  return letter >= 0 && key.length === 1 ? letter + 9 : undefined
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
