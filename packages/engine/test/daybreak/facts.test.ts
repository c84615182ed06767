// Compares the decks of the Daybreak box with the facts in facts.ts: what is printed, no card missing, none too many.

import assert from 'node:assert/strict'
import './table.ts'
import type { AimCard, CrisisCard, ResolvedCard } from '../../src/core/card.ts'
import type { SkillType } from '../../src/core/ids.ts'
import { kindOf, type Node } from '../../src/core/node.ts'
import { type Rules, rulesOf } from '../../src/core/rules.ts'
import type { check } from '../../src/language/nodes/checks.ts'
import { checkOptions } from '../../src/options.ts'
import { rule } from '../../testing/index.ts'
import * as facts from './facts.ts'

const rules: Rules = rulesOf({
  options: checkOptions({ players: 5, sets: ['base', 'daybreak'], objective: 'earth' }),
})
const base = rulesOf({ options: checkOptions({ players: 5 }) })
const box = rules.sets[1]

const letters: Record<SkillType, string> = {
  politics: 'P',
  leadership: 'L',
  tactics: 'T',
  piloting: 'F',
  engineering: 'E',
  treachery: 'X',
}
const inLetters = (skills: readonly SkillType[]): string =>
  (Object.keys(letters) as SkillType[]).flatMap((skill) => (skills.includes(skill) ? [letters[skill]] : [])).join('')

const each = <T, F>(record: Readonly<Record<string, T>>, fact: (value: T) => F): Record<string, F> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, fact(value)]))
const present = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== false))

/** The skill check inside an effect. */
function checkIn(effect: Node | undefined): Record<string, unknown> | undefined {
  if (effect === undefined) return undefined
  if (effect.kind === 'check') {
    const { difficulty, skills, partial } = effect as ReturnType<typeof check>
    return present({ difficulty, skills: inLetters(skills), partial: partial?.at })
  }
  return (kindOf(effect).parts?.(effect) ?? []).map(checkIn).find((found) => found !== undefined)
}

const crisisFacts = ({ either, resolve, attack, activate, jump }: CrisisCard): Record<string, unknown> =>
  present({
    chooser: either?.[0],
    ...checkIn(either?.[1] ?? resolve),
    attack: attack && { activate: attack.activate, setup: attack.setup, special: attack.special.name.en },
    activation: activate,
    jump,
  })

rule('The Skill cards are those of the box, with their types, strengths and copies', () => {
  const found = each(box.skillCards ?? {}, ({ skill, strengths }) => ({ skill: letters[skill], strengths }))
  assert.deepEqual(found, facts.skillCards)
})
rule('The crisis cards are those of the box: choosers, checks, attacks and icons', () => {
  assert.deepEqual(each(box.crises ?? {}, crisisFacts), facts.crises)
  assert.equal(Object.keys(rules.crises).length, Object.keys(base.crises).length + 30)
})
rule('The mutiny cards, motives and missions are those of the box', () => {
  const { mutiny, motive, mission } = rules.otherDecks
  assert.deepEqual(Object.keys(mutiny).toSorted(), facts.mutiny)
  assert.deepEqual(
    each(motive, (card) => ({ wins: (card as AimCard).wins, shown: (card as AimCard).shown })),
    facts.motives,
  )
  const found = each(mission, (card) => {
    const { resolve, distance } = card as ResolvedCard
    return present({ ...checkIn(resolve), distance })
  })
  assert.deepEqual(found, facts.missions)
})
rule(
  'The characters are those of the box: type, skill set, where they start, abilities, and whose other version they are',
  () => {
    const found = each(box.characters as Rules['characters'], (character) =>
      present({
        type: character.type,
        skills: character.skills.map(({ count, types }) => `${count} ${types.map((type) => letters[type]).join('/')}`),
        setup: character.setup,
        abilities: Object.values(character.abilities).map(({ name }) => name.en),
        alternateOf: character.alternateOf,
      }),
    )
    assert.deepEqual(found, facts.characters)
  },
)
rule('The lines of succession are those of the rulebook', () => {
  for (const title of ['admiral', 'president'] as const) {
    const alone = facts.succession[title].filter((character) => character in rules.characters)
    assert.equal(alone.length, 18)
    assert.deepEqual(rules.succession[title], alone)
  }
})
