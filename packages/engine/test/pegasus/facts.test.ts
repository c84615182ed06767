// Compares everything in the Pegasus box with the facts in facts.ts: what is printed, no card missing, none too many.

import assert from 'node:assert/strict'
import { contentsOf } from '../../src/core/boxes.ts'
import type { CrisisCard } from '../../src/core/card.ts'
import { type Rules, rulesOf } from '../../src/core/rules.ts'
import { allowedOptions } from '../../src/index.ts'
import { checkOptions } from '../../src/options.ts'
import { agendas } from '../../src/sets/pegasus/agendas.ts'
import { rule } from '../../testing/index.ts'
import { checkIn, each, letters, present } from '../../testing/printed.ts'
import * as facts from './facts.ts'

const rules: Rules = rulesOf({ options: checkOptions({ players: 5, sets: ['base', 'pegasus'] }) })
/** The box with the parts that it shares with others. */
const [, ...parts] = rules.parts
const box = contentsOf(parts)
const { succession } = rules

const crisisFacts = ({ either, resolve, attack, activate, jump }: CrisisCard): Record<string, unknown> =>
  present({
    chooser: either?.[0],
    ...checkIn(either?.[1] ?? resolve),
    attack: attack && { activate: attack.activate, setup: attack.setup },
    activation: activate,
    jump,
  })

const ofDeck = (deck: string) =>
  Object.fromEntries(Object.entries(box.crises).filter(([, card]) => (card.deck ?? 'crisis') === deck))

rule('The Skill cards are those of the box, with their types, strengths and copies', () => {
  const found = each(box.skillCards, ({ skill, strengths }) => ({ skill: letters[skill], strengths: { ...strengths } }))
  assert.deepEqual(found, facts.skillCards)
})

rule('The seven Investigative Committees replace those of the base game', () => {
  const committees = Object.values(rules.skillCards).filter(({ kind }) => kind === 'investigative-committee')
  assert.equal(committees.length, 3)
  for (const { card } of committees) assert.equal(card, box.skillCards['investigative-committee'])
})

rule('The crisis cards are those of the box: choosers, checks, attacks and icons', () => {
  assert.deepEqual(each(ofDeck('crisis'), crisisFacts), facts.crises)
  assert.deepEqual(each(ofDeck('newCaprica'), crisisFacts), facts.newCapricaCrises)
  assert.deepEqual(each(box.superCrises, crisisFacts), facts.superCrises)
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

rule('The agendas are those of the box, and each names the side that has to win', () => {
  const found = {
    ...each(agendas.hostileAgenda, ({ wins }) => ({ side: 'hostile', wins })),
    ...each(agendas.sympatheticAgenda, ({ wins }) => ({ side: 'sympathetic', wins })),
  }
  assert.deepEqual(found, facts.agendas)
})

rule('The characters are those of the box: type, skill set and abilities', () => {
  const found = each(box.characters as Rules['characters'], (character) => ({
    type: character?.type,
    skills: character?.skills.map(({ count, types }) => `${count} ${types.map((type) => letters[type]).join('/')}`),
    abilities: Object.values(character?.abilities ?? {}).map(({ name }) => name.en),
  }))
  assert.deepEqual(found, facts.characters)
})

rule('The locations are those of the boards: hazards, what can be damaged, and skill checks', () => {
  const found = each(box.locations as Rules['locations'], (location) =>
    present({
      board: location?.board,
      who: location?.who,
      hazard: location?.hazard,
      damageable: location?.damageable,
      check: checkIn(location?.action),
    }),
  )
  assert.deepEqual(found, facts.locations)
})

rule('The damage tokens and the lines of succession are those of the box', () => {
  assert.deepEqual(
    each(box.galacticaDamage, ({ location }) => location),
    facts.damage,
  )
  assert.deepEqual(succession, facts.succession)
})

rule('New Caprica begins at distance 7, the Sleeper Agent phase at 4', () => {
  const { thresholds } = rules.objectives['new-caprica']
  assert.deepEqual(thresholds, [
    { distance: 4, does: 'sleeperAgentPhase' },
    { distance: 7, does: 'newCapricaPhase' },
  ])
})

rule('Every combination of options that the rulebook allows can be played, and no other', () => {
  assert.equal(allowedOptions(['base', 'pegasus']).length, 84)
  const refused = (options: object, why: RegExp) =>
    assert.throws(() => checkOptions({ players: 4, sets: ['base', 'pegasus'], ...options }), {
      code: 'bad-options',
      message: why,
    })
  refused({ players: 8 }, /3 to 7 players/)
  refused({ players: 3, noCylonLeader: true }, /no Cylon leader anyway/)
  refused({ players: 7, noCylonLeader: true }, /one of them plays a Cylon leader/)
  refused({ players: 5, sympatheticCylon: true }, /4 or 6 players/)
  refused({ noSympathizer: true }, /without a Cylon leader/)
  refused({ noSympathizer: true, sympatheticCylon: true, noCylonLeader: true }, /Either the Sympathetic Cylon/)
  refused({ noCylonLeader: 'yes' }, /true or false/)
  assert.throws(() => checkOptions({ players: 7 }), /The base game is for 3 to 6/)
  assert.throws(() => checkOptions({ players: 4, noCylonLeader: true }), /There is no option/)
  assert.deepEqual(checkOptions({ players: 4, sets: ['pegasus', 'base'] }).sets, ['base', 'pegasus'])
})
