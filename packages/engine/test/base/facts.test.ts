// Compares everything the base game holds with the facts in facts.ts: what is printed, no card missing, none too many.

import assert from 'node:assert/strict'
import type { Ability } from '../../src/core/ability.ts'
import type { Character, CrisisCard } from '../../src/core/card.ts'
import { areas, launchAreas } from '../../src/core/ids.ts'
import type { Node } from '../../src/core/node.ts'
import { rulesOf } from '../../src/core/rules.ts'
import { newGame, pending, submit } from '../../src/index.ts'
import type { check } from '../../src/language/nodes/checks.ts'
import type { choose } from '../../src/language/nodes/flow.ts'
import { checkOptions } from '../../src/options.ts'
import { boardingSpaces } from '../../src/rules/cylon-ships.ts'
import { jumpTrack } from '../../src/rules/jump.ts'
import { highest, redZone } from '../../src/rules/resources.ts'
import { startingResources } from '../../src/rules/setup.ts'
import { adjacent } from '../../src/rules/vipers.ts'
import { given, rule, type Situation, type Table } from '../../testing/index.ts'
import { each, inLetters, letters, present } from '../../testing/printed.ts'
import * as facts from './facts.ts'

const rules = rulesOf({ options: checkOptions({ players: 3 }) })

function checkFacts(effect: Node | undefined): Record<string, unknown> {
  if (effect?.kind !== 'check') return {}
  const { difficulty, skills, partial } = effect as ReturnType<typeof check>
  return present({ difficulty, skills: inLetters(skills), partial: partial?.at })
}

const copiesOf = ({ copies = 1 }: { copies?: number }): number => copies

function crisisFacts({
  copies,
  either,
  resolve,
  attack,
  activate,
  jump,
  distance,
}: CrisisCard): Record<string, unknown> {
  assert.notEqual(either?.[2].kind, 'check', 'no card has a check in its lower box')
  return present({
    copies,
    chooser: either?.[0],
    ...checkFacts(either?.[1] ?? resolve),
    attack: attack && { activate: attack.activate, setup: attack.setup },
    activation: activate,
    jump,
    distance,
  })
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
const size = (cards: Readonly<Record<string, { copies?: number }>>): number => total(Object.values(cards).map(copiesOf))

rule('The Skill cards are those of the box, with their types, strengths and copies', () => {
  const [{ skillCards = {} }] = rules.sets
  const found = each(skillCards, ({ skill, strengths }) => ({ skill: letters[skill], strengths: { ...strengths } }))
  assert.deepEqual(found, facts.skillCards)
  const copies = Object.values(skillCards).flatMap(({ strengths }) => Object.values(strengths))
  assert.equal(total(copies), facts.deckSizes.skillCards)
})

rule('Every Skill card of the rules has the type and strength of its kind', () => {
  const found = Object.entries(rules.skillCards).map(([id, { kind, skill, strength }]) => [
    id,
    kind,
    letters[skill],
    strength,
  ])
  const printed = Object.entries(facts.skillCards).flatMap(([kind, { skill, strengths }]) =>
    Object.keys(strengths).map((strength) => [`${kind}-${strength}`, kind, skill, Number(strength)]),
  )
  assert.deepEqual(found.toSorted(), printed.toSorted())
})

rule('The crisis cards are those of the box: choosers, checks, attacks, icons and copies', () => {
  assert.deepEqual(each(rules.crises, crisisFacts), facts.crises)
  assert.equal(size(rules.crises), facts.deckSizes.crises)
})

rule('The super crisis cards are those of the box', () => {
  assert.deepEqual(each(rules.superCrises, crisisFacts), facts.superCrises)
  assert.equal(size(rules.superCrises), facts.deckSizes.superCrises)
})

rule('The Quorum cards are those of the box', () => {
  assert.deepEqual(each(rules.quorum, copiesOf), facts.quorum)
  assert.equal(size(rules.quorum), facts.deckSizes.quorum)
})

rule('The destination cards are those of the box, with their distances', () => {
  const found = each(rules.destinations, (card) => ({ copies: copiesOf(card), distance: card.distance }))
  assert.deepEqual(found, facts.destinations)
  assert.equal(size(rules.destinations), facts.deckSizes.destinations)
})

rule('The Loyalty cards are those of the box', () => {
  const found = each(rules.loyalty, (card) => ({ copies: copiesOf(card), side: card.side }))
  assert.deepEqual(found, facts.loyalty)
  assert.equal(size(rules.loyalty), facts.deckSizes.loyalty)
})

rule('Only "You are a Cylon" cards have something to do when they are revealed', () => {
  for (const { side, reveal } of Object.values(rules.loyalty)) assert.equal(reveal !== undefined, side === 'cylon')
})

rule('The decks on the table hold all copies of all cards', () => {
  const { decks, box } = given({ seats: ['roslin', 'tigh', 'zarek'] }).goesOn().state
  assert.equal(decks.crisis.cards.length, facts.deckSizes.crises)
  assert.equal(decks.superCrisis.cards.length, facts.deckSizes.superCrises)
  assert.equal(decks.quorum.cards.length, facts.deckSizes.quorum)
  assert.equal(decks.destination.cards.length, facts.deckSizes.destinations)
  const skillCards = [...rules.skillTypes, 'destiny'].map((deck) => decks[deck].cards.length)
  assert.equal(total(skillCards), facts.deckSizes.skillCards)
  const dealt = 3
  assert.equal(decks.loyalty.cards.length + box.length + dealt, facts.deckSizes.loyalty)
})

rule('The characters are those of the box: type, skill set, setup and abilities', () => {
  const found = each(rules.characters, ({ type, skills, setup, abilities }: Character) => ({
    type,
    skills: skills.map(({ count, types }) => `${count} ${types.map((skill) => letters[skill]).join('/')}`),
    setup,
    abilities: Object.values(abilities).map(({ name }) => name.en),
  }))
  assert.deepEqual(found, facts.characters)
})

rule('The second ability of every character, and no other, may be used once per game', () => {
  for (const [id, { abilities }] of Object.entries(rules.characters)) {
    const once = Object.values(abilities).map((ability: Ability) => 'once' in ability && ability.once === 'game')
    assert.deepEqual(once, [false, true, false], id)
  }
})

rule('The locations are those of the boards: hazards, what can be damaged, and skill checks', () => {
  const checkIn = (action: Node | undefined): Record<string, unknown> | undefined => {
    const effect = action?.kind === 'choose' ? (action as ReturnType<typeof choose>).effect : action
    return effect?.kind === 'check' ? checkFacts(effect) : undefined
  }
  const found = each(rules.locations, ({ board, who, hazard, damageable, action }) =>
    present({ board, who, hazard, damageable, check: checkIn(action) }),
  )
  assert.deepEqual(found, facts.locations)
})

rule('Every location but Sickbay has an action', () => {
  const without = Object.entries(rules.locations).flatMap(([id, { action }]) => (action === undefined ? [id] : []))
  assert.deepEqual(without, ['sickbay'])
})

rule('The ships and tokens are those of the box', () => {
  assert.deepEqual(rules.ships, facts.ships)
  assert.deepEqual(Object.values(rules.civilianShips), facts.civilianShips)
  const withoutName = ({ name: _, ...token }: { name: unknown }) => token
  assert.deepEqual(each(rules.galacticaDamage, withoutName), facts.galacticaDamage)
  assert.deepEqual(rules.basestarDamage, facts.basestarDamage)
})

rule('Exactly the damageable locations have a damage token', () => {
  const tokens = Object.values(rules.galacticaDamage).flatMap(({ location }) => location ?? [])
  const damageable = Object.entries(rules.locations).flatMap(([id, one]) => (one.damageable ? [id] : []))
  assert.deepEqual(tokens.toSorted(), damageable.toSorted())
})

rule('The objective has its thresholds', () => {
  assert.deepEqual(
    each(rules.objectives, ({ thresholds: [sleeper, arrive] }) => ({
      sleeper: sleeper.distance,
      arrive: arrive.distance,
    })),
    facts.objectives,
  )
})

rule('The lines of succession are those of the rulebook', () => {
  assert.deepEqual(rules.succession, facts.succession)
})

rule('The dials start where the rulebook says, and are red where it says', () => {
  const start = (options: Parameters<typeof checkOptions>[0]) => startingResources(checkOptions(options))
  assert.deepEqual(start({ players: 4 }), facts.resources.start)
  assert.deepEqual(start({ players: 4, resources: 'easier' }), facts.resources.easier)
  assert.deepEqual(start({ players: 4, resources: 'harder' }), facts.resources.harder)
  assert.deepEqual(start({ players: 4, noSympathizer: true }), facts.resources.withoutSympathizer)
  assert.equal(highest, facts.resources.most)
  assert.deepEqual(redZone, facts.resources.red)
})

rule('The space areas lie around Galactica, two of them with a launch icon', () => {
  assert.deepEqual(areas, facts.spaceAreas)
  assert.deepEqual([...launchAreas], facts.launchIcons)
  facts.spaceAreas.forEach((area, i) => {
    const beside = [facts.spaceAreas[(i + 1) % 6], facts.spaceAreas[(i + 5) % 6]]
    assert.deepEqual(adjacent(area as (typeof areas)[number]), beside)
  })
})

rule('The jump preparation track and the boarding party track are those of the board', () => {
  assert.deepEqual(jumpTrack, facts.jumpTrack)
  assert.equal(boardingSpaces, facts.boardingTrack)
})

rule('A game begins with the ships of the rulebook in their areas', () => {
  const game = newGame({ players: 3 }, 'facts')
  while (!game.log.some(({ t }) => t === 'turn')) {
    const [{ seat, id, fallback }] = pending(game)
    submit(game, seat, id, fallback)
  }
  const pilots = game.seats.filter(({ at }) => areas.includes(at as (typeof areas)[number])).length
  const { reserves, ...placed } = facts.initialPlacement
  for (const area of areas) {
    const { raiders, heavyRaiders, basestars, vipers, civilians } = game.space[area]
    const none = { basestar: 0, raider: 0, heavyRaider: 0, viper: 0, civilian: 0 }
    const found = {
      basestar: basestars.length,
      raider: raiders,
      heavyRaider: heavyRaiders,
      viper: vipers,
      civilian: civilians.length,
    }
    assert.deepEqual(found, { ...none, ...(placed as Record<string, object>)[area] }, area)
  }
  assert.deepEqual(game.reserves, { ...reserves, vipers: reserves.vipers - pilots })
})

// The attack table, by shooting.

const humans = { seats: ['roslin', 'tigh', 'zarek'], current: 'tigh' } as const satisfies Situation
/** The critical hit lies on another basestar, as it would count twice. */
const basestars = { portBow: { basestars: 1, raiders: 4 }, rear: { basestars: [['critical-hit']] } } as const

const galacticaHit = (table: Table): string =>
  table.log('locationDamaged').length + table.log('galacticaHit').length > 0 ? 'D' : '-'

function cylonShipHit(table: Table): string {
  const { raiders, heavyRaiders, basestars: left } = table.state.space.portBow
  if (left.length === 0) return raiders === 1 ? 'R' : 'X'
  if (left[0].damage.length > 0) return left[0].damage.length > 1 ? '2' : 'D'
  return raiders + heavyRaiders < 5 ? 'X' : '-'
}

const command = (die: number, target: string): string =>
  cylonShipHit(
    shootFrom('command', die, 1).answers('tigh', `attack:portBow:${target}`).answers('tigh', 'done').finished(),
  )
const weaponsControl = (die: number, target: string): string =>
  cylonShipHit(shootFrom('weapons-control', die, 0).answers('tigh', `attack:portBow:${target}`).finished())

function shootFrom(location: 'command' | 'weapons-control', die: number, vipers: number): Table {
  const space = { ...basestars, portBow: { ...basestars.portBow, heavyRaiders: 1, vipers } }
  return given({ ...humans, at: { tigh: location }, space, dice: [die] })
    .action('tigh')
    .answers('tigh', `activate:${location}`)
}

const shots: Record<keyof typeof facts.attackTable, (die: number) => string> = {
  'viper against raider': (die) => command(die, 'raider'),
  'viper against heavyRaider': (die) => command(die, 'heavyRaider'),
  'viper against basestar': (die) => command(die, 'basestar:1'),
  'galactica against raider': (die) => weaponsControl(die, 'raider'),
  'galactica against heavyRaider': (die) => weaponsControl(die, 'heavyRaider'),
  'galactica against basestar': (die) => weaponsControl(die, 'basestar:1'),
  'nuke against basestar': (die) =>
    cylonShipHit(
      given({ ...humans, space: basestars, dice: [die] })
        .action('tigh')
        .answers('tigh', 'nuke')
        .answers('tigh', 'attack:portBow:basestar:1')
        .finished(),
    ),
  'armory against centurion': (die) => {
    const table = given({ ...humans, at: { tigh: 'armory' }, boarding: [0, 1, 0, 0], dice: [die] })
    table.action('tigh').answers('tigh', 'activate:armory').finished()
    return total(table.state.boarding) === 0 ? 'X' : '-'
  },
  'raider against viper': (die) => {
    const table = given({ ...humans, space: { rear: { raiders: 1, vipers: 1 } }, dice: [die] }).activate('raiders')
    const { damagedVipers, removed } = table.finished().state
    return removed.vipers > 0 ? 'X' : damagedVipers > 0 ? 'D' : '-'
  },
  'raider against civilian': (die) => {
    const table = given({ ...humans, space: { rear: { raiders: 1, civilians: 1 } }, dice: [die] }).activate('raiders')
    assert.deepEqual(table.finished(die).log('rolls'), [])
    return table.state.space.rear.civilians.length === 0 ? 'X' : '-'
  },
  'raider against galactica': (die) =>
    galacticaHit(
      given({ ...humans, space: { rear: { raiders: 1 } }, dice: [die] })
        .activate('raiders')
        .finished(),
    ),
  'basestar against galactica': (die) =>
    galacticaHit(
      given({ ...humans, space: { rear: { basestars: 1 } }, dice: [die] })
        .activate('basestars')
        .finished(),
    ),
}

for (const [attack, results] of Object.entries(facts.attackTable)) {
  rule(`Attack table: ${attack}`, () => {
    const found = [1, 2, 3, 4, 5, 6, 7, 8].map((die) => shots[attack as keyof typeof shots](die))
    assert.equal(found.join(''), results)
  })
}
