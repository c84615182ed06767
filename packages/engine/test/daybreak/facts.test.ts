// Compares the decks of the Daybreak box with the facts in facts.ts: what is printed, no card missing, none too many.

import assert from 'node:assert/strict'
import './table.ts'
import type { AimCard, CrisisCard, ResolvedCard } from '../../src/core/card.ts'
import { type Rules, rulesOf } from '../../src/core/rules.ts'
import { checkOptions } from '../../src/options.ts'
import { rule } from '../../testing/index.ts'
import { checkIn, each, letters, present } from '../../testing/printed.ts'
import * as facts from './facts.ts'

const rules: Rules = rulesOf({
  options: checkOptions({ players: 5, sets: ['base', 'daybreak'], objective: 'earth' }),
})
const base = rulesOf({ options: checkOptions({ players: 5 }) })
const box = rules.sets[1]

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
rule('With all boxes 26 characters are in each line, the one of the CAG too', () => {
  const sets = ['base', 'pegasus', 'exodus', 'daybreak'] as const
  const all = rulesOf({ options: checkOptions({ players: 5, sets, cylonFleet: true, objective: 'kobol' }) })
  for (const title of ['admiral', 'president', 'cag'] as const) {
    assert.equal(facts.succession[title].length, 26)
    assert.deepEqual(all.succession[title], facts.succession[title])
  }
})
