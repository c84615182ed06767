// The things on the table that answers point at, so that they can be lit and clicked, and the keys that give an answer.

import { type Seat, type Target, targetsOf, type View } from '@cic/engine'

export type { Target }

/** Which answers each thing on the table belongs to, by their numbers. */
export type Marks = ReadonlyMap<Target, readonly number[]>

export function marksOf(options: readonly { readonly id: string }[], game: View, seat: Seat): Marks {
  const marks = new Map<Target, number[]>()
  options.forEach(({ id }, i) => {
    for (const target of targetsOf(id, game, seat)) marks.set(target, [...(marks.get(target) ?? []), i])
  })
  return marks
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
