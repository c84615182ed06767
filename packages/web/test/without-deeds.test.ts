// What the build leaves out of a table's engine, and what it keeps.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'vite'
import type { Syntax } from '../dev/syntax.ts'
import { onlyNames, onlyWords, withoutDoing } from '../dev/without-deeds.ts'

const kept = (code: string): string =>
  onlyWords(code, parseSync('chapter.js', code).program as unknown as Syntax).replaceAll(/\s+/g, ' ')

test('an effect keeps its words, its price and whether it is possible', () => {
  assert.equal(
    kept(
      "node('jump', { run: (game) => jump.begin(game), text, price: () => ({ distance: 1 }), possible: (game) => true })",
    ),
    "node('jump', { text, price: () => ({ distance: 1 }), possible: (game) => true })",
  )
})

test('a procedure keeps the names of its steps and the texts of its questions', () => {
  assert.equal(
    kept(
      "procedure('jump', { draw: (game) => { game.x = 1 }, choose: { text, who: (g) => 0, answer: (g) => 'end' }, end: opensWindow('x') })",
    ),
    "procedure('jump', { draw: ()=>{throw 0}, choose: { text, }, end: opensWindow('x') })",
  )
})

test('a question that stands by itself keeps its text', () => {
  assert.equal(
    kept('const target = { text, options: (game) => [], answer: (game) => undefined }'),
    'const target = { text, }',
  )
})

test('what answers and dice come to is left to those who weigh them', () => {
  assert.equal(
    kept("procedure('jump', { choose: { text, prospect: (table) => ({ changes: { fuel: -1 } }) } })"),
    "procedure('jump', { choose: { text, } })",
  )
  assert.equal(kept('readsDie(jump, (table, frame, rolled) => ({ effect }))'), 'readsDie(jump, ()=>{throw 0})')
})

test('an action keeps its words and whether it is possible; what a box does around steps is left out', () => {
  assert.equal(
    kept('const detain = { text, possible: (t) => true, prospect: (t) => 1, begin: (game) => detain.begin(game) }'),
    'const detain = { text, possible: (t) => true, }',
  )
  assert.equal(kept("const jumpWraps = { 'jump:arrive': (game, frame, step) => step() }"), 'const jumpWraps = { }')
})

test('of chance only the names are left', () => {
  const code = "import { cipher } from 'x'; export function shuffle(source) { return cipher(source) }"
  assert.equal(
    onlyNames(code, parseSync('random.js', code).program as unknown as Syntax),
    ' export function shuffle(source) {throw 0}',
  )
})

test('what is given a game and tells nothing only does something', () => {
  const left = (code: string): string =>
    withoutDoing(code, parseSync('chapter.ts', code).program as unknown as Syntax).replaceAll(/\s+/g, ' ')
  assert.equal(
    left('export function place(game: Game, seat: Seat): void { game.seats[seat].at = 0 }'),
    'export function place(game: Game, seat: Seat): void {throw 0}',
  )
  assert.equal(
    left("const leave = changeable('leave', (game: Game): void => send(game))"),
    "const leave = changeable('leave', (game: Game): void => {throw 0})",
  )
  assert.equal(
    left('changed(endGame, (rule, game, winner) => { if (winner) return; game.over = { winner } })'),
    'changed(endGame, (rule, game, winner) => {throw 0})',
  )
  assert.equal(
    left('function faults(game: Game): string[] { return [] }'),
    'function faults(game: Game): string[] {throw 0}',
  )
  for (const code of [
    'function may(game: Game): boolean { return true }',
    'function add(box: Box): void { all(box) }',
    'changed(hit, (rule, game) => { return rule(game) })',
  ])
    assert.equal(left(code), code)
})

test('everything else stays as it is', () => {
  const code = 'const mayEnter = changeable("mayEnter", (game, seat) => game.seats[seat] !== undefined)'
  assert.equal(kept(code), code)
})
