// Compares the decks of the Exodus box with the facts in facts.ts: what is printed, no card missing, none too many.

import assert from 'node:assert/strict'
import { contentsOf } from '../../src/core/boxes.ts'
import type { CrisisCard } from '../../src/core/card.ts'
import { type Rules, rulesOf } from '../../src/core/rules.ts'
import { checkOptions } from '../../src/options.ts'
import { rule } from '../../testing/index.ts'
import { checkIn, each, letters, present } from '../../testing/printed.ts'
import * as facts from './facts.ts'

const rules: Rules = rulesOf({
  options: checkOptions({ players: 5, sets: ['base', 'exodus'], personalGoals: true, finalFive: true }),
})
const [, ...parts] = rules.parts
const box = contentsOf(parts)

const crisisFacts = ({ either, resolve, attack, activate, jump, copies = 1 }: CrisisCard): Record<string, unknown> => {
  assert.equal(copies, 1)
  return present({
    chooser: either?.[0],
    ...checkIn(either?.[1] ?? resolve),
    attack,
    activation: activate,
    jump,
  })
}

rule('The Skill cards are those of the box, with their types, strengths and copies', () => {
  const found = each(box.skillCards, ({ skill, strengths }) => ({ skill: letters[skill], strengths: { ...strengths } }))
  assert.deepEqual(found, facts.skillCards)
})

rule('The crisis cards are those of the box: choosers, checks, consequences and icons', () => {
  assert.deepEqual(each(box.crises, crisisFacts), facts.crises)
  assert.deepEqual(each(box.superCrises, crisisFacts), facts.superCrises)
  assert.equal(Object.keys(box.crises).length, 34)
})

rule('The Quorum cards, destinations and Loyalty cards are those of the box', () => {
  assert.deepEqual(
    each(box.quorum, ({ copies = 1 }) => copies),
    facts.quorum,
  )
  assert.deepEqual(
    each(box.destinations, ({ copies = 1, distance }) => ({ copies, distance })),
    facts.destinations,
  )
  assert.deepEqual(
    each(box.loyalty, ({ copies = 1, side }) => ({ copies, side })),
    facts.loyalty,
  )
})

rule('The characters are those of the box: type, skill set, where they start, and abilities', () => {
  const found = each(box.characters as Rules['characters'], (character) => ({
    type: character?.type,
    skills: character?.skills.map(({ count, types }) => `${count} ${types.map((type) => letters[type]).join('/')}`),
    setup: character?.setup,
    abilities: Object.values(character?.abilities ?? {}).map(({ name }) => name.en),
  }))
  assert.deepEqual(found, facts.characters)
})

rule('The lines of succession are those of the rulebook, with Pegasus and without', () => {
  const all = rulesOf({ options: checkOptions({ players: 5, sets: ['base', 'pegasus', 'exodus'] }) })
  assert.deepEqual(all.succession, facts.succession)
  for (const title of ['admiral', 'president'] as const) {
    const alone = facts.succession[title].filter((character) => character in rules.characters)
    assert.equal(alone.length, 14)
    assert.deepEqual(rules.succession[title], alone)
  }
})
