// What a box plugs into: parts that stand without the box that brought them first, contents that depend on options, and no text that
// nothing enforces.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conditionKinds, ruleKinds, type StandingRule } from '../src/core/ability.ts'
import { allBoxes, announceBox, everything, partsByChoice, registerPart, registerSet } from '../src/core/boxes.ts'
import type { GameSet, Part } from '../src/core/card.ts'
import type { SetId } from '../src/core/ids.ts'
import { type Node, nodeKinds } from '../src/core/node.ts'
import { rulesOf } from '../src/core/rules.ts'
import { changesIn, checkOptions, newGame, pending, submit } from '../src/index.ts'
import { cylonOverlay } from '../src/sets/parts/cylon-overlay.ts'
import { cylonTurn } from '../src/sets/parts/cylon-turn.ts'
import { execute, executionPart } from '../src/sets/parts/execution.ts'
import { leaders } from '../src/sets/parts/leaders.ts'
import { quorumLimit } from '../src/sets/parts/quorum-limit.ts'
import { treacheryType } from '../src/sets/parts/treachery-type.ts'
import { chanceFrom, checkInvariants, randomAnswer } from '../testing/index.ts'

const name = { en: 'Made up', es: 'Inventada', de: 'Erfunden', fr: 'Inventée', pl: 'Zmyślona' }

/** A box of our own, that stands on these parts. */
function madeUp(id: string, parts: readonly Part[], more: Partial<GameSet> = {}): SetId {
  const set: GameSet = { id: id as SetId, name, objectives: {}, parts, ...more }
  announceBox(set)
  registerSet(set)
  return set.id
}

function playOut(sets: SetId[], seed: string, players = 5): void {
  const game = newGame({ players, sets }, seed)
  const chance = chanceFrom(seed)
  for (let n = 1; game.over === undefined; n++) {
    const [decision] = pending(game)
    submit(game, decision.seat, decision.id, randomAnswer(decision, chance))
    if (n % 25 === 0) assert.deepEqual(checkInvariants(game, n), [])
  }
}

test('a box that executes, without leaders, treachery and another Cylon board, can be played', () => {
  const crises = {
    'a-made-up-crisis': { name, copies: 40, resolve: execute('current'), activate: ['raiders'], jump: true },
  } as const
  const box = madeUp('executing', [executionPart, cylonTurn, quorumLimit], { crises })
  for (let i = 0; i < 6; i++) playOut(['base', box], `executing ${i}`)
  const rules = rulesOf({ options: checkOptions({ players: 5, sets: ['base', box] }) })
  assert.deepEqual(
    rules.parts.map(({ id }) => id),
    ['base', 'execution', 'cylon-turn', 'quorum-limit', 'executing'],
  )
  assert.equal(rules.locations['resurrection-ship'].hazard, undefined)
})

test('a box with leaders and the revised Cylon board, without executions, can be played', () => {
  const characters = {
    cavil: {
      ...everything().characters.cavil,
      skills: [{ count: 2, types: ['tactics', 'engineering'] as const }],
      abilities: {},
    },
  }
  const box = madeUp('leading', [leaders, cylonOverlay, quorumLimit], { characters })
  for (let i = 0; i < 6; i++) playOut(['base', box], `leading ${i}`)
})

test('a part that several boxes need is assembled once, before all of them', () => {
  const one = madeUp('one', [treacheryType, executionPart])
  const other = madeUp('other', [executionPart, cylonTurn])
  const { parts } = rulesOf({ options: checkOptions({ players: 4, sets: ['base', one, other] }) })
  assert.deepEqual(
    parts.map(({ id }) => id),
    ['base', 'treachery-type', 'execution', 'cylon-turn', 'one', 'other'],
  )
})

test('what stays in its box depends on the options', () => {
  const box = madeUp('leaving', [], {
    options: [{ variants: ['leaving'] }],
    leavesInBox: (options) =>
      'leaving' in options ? (kind, id) => kind === 'crises' && id === 'water-sabotaged' : undefined,
  })
  const withVariant = (on: boolean) =>
    rulesOf({ options: checkOptions({ players: 5, sets: ['base', box], ...(on ? { leaving: true } : {}) }) }).crises
  assert.ok('water-sabotaged' in withVariant(false))
  assert.ok(!('water-sabotaged' in withVariant(true)))
  assert.equal(Object.keys(withVariant(false)).length - Object.keys(withVariant(true)).length, 1)
})

test('names come from all boxes, also from cards that never lie on one table', () => {
  assert.ok(allBoxes().length > 2)
  assert.ok('a-made-up-crisis' in everything().crises)
})

test('every standing rule enforces what it says, or restates what is printed on the sheet', () => {
  for (const [kind, { bends, restates }] of Object.entries(ruleKinds)) {
    assert.ok(Object.keys(bends).length > 0 || restates !== undefined, kind)
  }
  for (const sheet of Object.values(everything().characters)) {
    for (const ability of Object.values(sheet.abilities)) {
      if (ability.does !== 'rule') continue
      const { rule } = ability as StandingRule
      const { restates } = ruleKinds[rule.kind]
      if (restates !== undefined) assert.ok(restates(rule, sheet), rule.kind)
    }
  }
})

test('every number that an effect, a rule or a condition is made with is read by what carries it out', () => {
  const reads = (functions: readonly unknown[], field: string) =>
    functions.some((one) => typeof one === 'function' && new RegExp(`\\b${field}\\b`).test(String(one)))
  const unread: string[] = []
  const check = (kind: string, made: object, functions: readonly unknown[]) => {
    for (const [field, value] of Object.entries(made))
      if (typeof value === 'number' && !reads(functions, field)) unread.push(`${kind}.${field}`)
  }
  for (const effect of effectsOfAllCards()) {
    const { run, possible } = nodeKinds[effect.kind]
    check(effect.kind, effect, [run, possible])
  }
  for (const rule of rulesOfAllCards()) check(rule.kind, rule, Object.values(ruleKinds[rule.kind].bends))
  for (const condition of conditionsOfAllCards()) check(condition.is, condition, [conditionKinds[condition.is].test])
  assert.deepEqual([...new Set(unread)], [])
})

test('who changes what is listed in the order in which it is done', () => {
  const changes = changesIn(['base', 'pegasus'])
  const by = (name: string) => changes.find((one) => one.name === name)?.by
  assert.deepEqual(by('skillsAsUsual'), ['cylon-turn', 'leaders'])
  assert.deepEqual(by('becameCylon'), ['cylon-turn', 'cylon-overlay'])
  assert.deepEqual(by('receiveLoyalty:handOn'), ['cylon-overlay'])
  assert.deepEqual(by('handLimit'), ['chief-galen-tyrol'])
  assert.deepEqual(by('movementEnds'), undefined)
  assert.deepEqual(by('turn:action'), ['ellen-tigh'])
})

// Everything that cards are written in

function trees(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(trees)
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(trees)]
}
const allTrees = (): object[] => trees(everything())
const effectsOfAllCards = (): Node[] =>
  allTrees().filter(
    (one): one is Node => 'kind' in one && Object.isFrozen(one) && nodeKinds[String(one.kind)] !== undefined,
  )
const rulesOfAllCards = (): Node[] =>
  allTrees().filter((one): one is Node => 'kind' in one && ruleKinds[String(one.kind)] !== undefined)
const conditionsOfAllCards = (): { is: string }[] =>
  allTrees().filter((one): one is { is: string } => 'is' in one && conditionKinds[String(one.is)] !== undefined)

test('a part that is played by choice comes when it is needed, and a game without it is refused', () => {
  const byChoice = { id: 'chosen-part', playedWith: ({ noSympathizer = false }) => noSympathizer }
  const box = madeUp('with-a-choice', [], { byChoice: [byChoice] })
  const sets = ['base', box] as SetId[]
  assert.deepEqual(partsByChoice({ sets }), [])
  assert.deepEqual(partsByChoice({ sets, noSympathizer: true }), ['chosen-part'])
  const begin = (noSympathizer: boolean) => newGame({ players: 4, sets, noSympathizer }, 'by choice')
  begin(false)
  assert.throws(() => begin(true), /The part chosen-part is not opened yet/)
  registerPart(box, byChoice)
  assert.ok(rulesOf(begin(true)).parts.some(({ id }) => id === 'chosen-part'))
  assert.ok(!rulesOf(begin(false)).parts.some(({ id }) => id === 'chosen-part'))
})
