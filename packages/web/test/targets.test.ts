// An answer points at the thing on the table that it names.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keyOf, marksOf, optionOfKey, targetsOf } from '../src/question/targets.ts'

test('answers find rooms, space areas, ships, cards, people, dials and decks', () => {
  assert.deepEqual(targetsOf('location:brig'), ['place:brig'])
  assert.deepEqual(targetsOf('activate:armory'), ['place:armory'])
  assert.deepEqual(targetsOf('move:rear:portAft'), ['viper:rear', 'area:portAft'])
  assert.deepEqual(targetsOf('attack:front:raider'), ['raider:front'])
  assert.deepEqual(targetsOf('attack:front:basestar:1'), ['basestar:1'])
  assert.deepEqual(targetsOf('ship:front:6'), ['civilian:6'])
  assert.deepEqual(targetsOf('play:repair-1'), ['hand:repair-1'])
  assert.deepEqual(targetsOf('seat:2'), ['seat:2'])
  assert.deepEqual(targetsOf('quorum'), ['deck:quorum'])
  assert.deepEqual(targetsOf('resource:food'), ['dial:food'])
  assert.deepEqual(targetsOf('skill:tactics'), ['deck:tactics'])
  assert.deepEqual(targetsOf('nothing'), [])
})

test('answers find what Pegasus brings: whole boards, stacks of ships, occupation forces, Scar', () => {
  assert.deepEqual(targetsOf('board:pegasus'), ['board:pegasus'])
  assert.deepEqual(targetsOf('attack:front:scar'), ['scar:front'])
  assert.deepEqual(targetsOf('remove:front:basestar:1'), ['basestar:1'])
  assert.deepEqual(targetsOf('destroy:front:basestar:0'), ['basestar:0'])
  assert.deepEqual(targetsOf('destroy:front:civilianShip:6'), ['civilian:6'])
  assert.deepEqual(targetsOf('prepareShip'), ['stack:locked'])
  assert.deepEqual(targetsOf('evacuateShip'), ['stack:prepared'])
  assert.deepEqual(targetsOf('damage:damage-airlock'), ['place:airlock'])
  assert.deepEqual(targetsOf('action:leave-new-caprica'), ['orbit'])
})

test('an attack on an occupation force lights the one beside the player, and no other', () => {
  assert.deepEqual(targetsOf('action:attack-occupation-force', 'shipyard'), ['force:shipyard'])
  assert.deepEqual(targetsOf('action:attack-occupation-force'), [])
  const marks = marksOf([{ id: 'nothing' }, { id: 'action:attack-occupation-force' }], 'breeders-canyon')
  assert.deepEqual([...marks], [['force:breeders-canyon', [1]]])
})

test('a thing that several answers name belongs to all of them', () => {
  const marks = marksOf([{ id: 'launch:portBow' }, { id: 'nothing' }, { id: 'move:portAft:portBow' }])
  assert.deepEqual(marks.get('area:portBow'), [0, 2])
})

test('answers have the keys 1 to 9, then letters', () => {
  assert.deepEqual([0, 8, 9, 34].map(keyOf), ['1', '9', 'a', 'z'])
  assert.deepEqual(['1', '9', 'a', 'Z', 'Enter', '0'].map(optionOfKey), [0, 8, 9, 34, undefined, undefined])
})
