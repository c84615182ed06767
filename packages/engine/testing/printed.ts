// What is printed on cards, in the short form that lists of facts are written in.

import type { SkillType } from '../src/core/ids.ts'
import { kindOf, type Node } from '../src/core/node.ts'
import type { check } from '../src/language/nodes/checks.ts'

export const letters: Readonly<Record<SkillType, string>> = {
  politics: 'P',
  leadership: 'L',
  tactics: 'T',
  piloting: 'F',
  engineering: 'E',
  treachery: 'X',
}

/** Skill types in the order of the letters, as the order on a card means nothing. */
export const inLetters = (skills: readonly SkillType[]): string =>
  (Object.keys(letters) as SkillType[]).flatMap((skill) => (skills.includes(skill) ? [letters[skill]] : [])).join('')

/** A fact of each. */
export const each = <T, F>(record: Readonly<Record<string, T>>, fact: (value: T) => F): Record<string, F> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, fact(value)]))

/** What there is to say: what is not there is not mentioned. */
export const present = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== false))

/** The last skill check inside an effect: the Airlock's is easier against a prisoner. */
export function checkIn(effect: Node | undefined): Record<string, unknown> | undefined {
  if (effect === undefined) return undefined
  if (effect.kind === 'check') {
    const { difficulty, skills, partial, consequence } = effect as ReturnType<typeof check>
    return present({
      difficulty,
      skills: inLetters(skills),
      partial: partial?.at,
      consequence: consequence !== undefined,
    })
  }
  return (kindOf(effect).parts?.(effect) ?? []).map(checkIn).findLast((found) => found !== undefined)
}
