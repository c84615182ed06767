// An option points at the thing on the table that it names, and every kind of option is made and read by one maker.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { optionForms, targetsOf } from '../src/core/option.ts'
import { arrange, rule } from '../testing/index.ts'

const base = arrange({ seats: ['roslin', 'adama', 'apollo'] })
const at = (option: string, game = base) => [...targetsOf(option, game, 0)]

rule('Answers find rooms, space areas, ships, cards, people, dials and decks', () => {
  assert.deepEqual(at('location:brig'), ['place:brig'])
  assert.deepEqual(at('activate:armory'), ['place:armory'])
  assert.deepEqual(at('move:rear:portAft'), ['viper:rear', 'area:portAft'])
  assert.deepEqual(at('attack:front:raider'), ['raider:front'])
  assert.deepEqual(at('attack:front:basestar:1'), ['basestar:1'])
  assert.deepEqual(at('ship:front:6'), ['civilian:6'])
  assert.deepEqual(at('play:repair-1'), ['hand:repair-1'])
  assert.deepEqual(at('seat:2'), ['seat:2'])
  assert.deepEqual(at('quorum'), ['deck:quorum'])
  assert.deepEqual(at('crisis'), ['deck:crisis'])
  assert.deepEqual(at('resource:food'), ['dial:food'])
  assert.deepEqual(at('skill:tactics'), ['deck:tactics'])
  assert.deepEqual(at('damage:damage-armory'), ['place:armory'])
  assert.deepEqual(at('damage:lose-fuel'), [])
  assert.deepEqual(at('nothing'), [])
})

rule('Answers find whole boards, stacks of ships, occupation forces and Scar', () => {
  const options = { sets: ['base', 'pegasus'] } as const
  const space = arrange({ seats: ['roslin', 'adama', 'apollo'], options })
  assert.deepEqual(at('board:pegasus', space), ['board:pegasus'])
  assert.deepEqual(at('attack:front:scar', space), ['scar:front'])
  assert.deepEqual(at('remove:front:basestar:1', space), ['basestar:1'])
  assert.deepEqual(at('destroy:front:civilianShip:6', space), ['civilian:6'])
  assert.deepEqual(at('damage:damage-airlock', space), ['place:airlock'])
  const planet = arrange({
    seats: ['roslin', 'adama', 'apollo'],
    options,
    newCaprica: { forces: [0, 1, 0] },
    at: { roslin: 'breeders-canyon' },
  })
  assert.deepEqual(at('prepareShip', planet), ['stack:locked'])
  assert.deepEqual(at('evacuateShip', planet), ['stack:prepared'])
  assert.deepEqual(at('crisis', planet), ['deck:newCaprica'])
  assert.deepEqual(at('action:leave-new-caprica', planet), ['orbit'])
  assert.deepEqual(at('action:attack-occupation-force', planet), ['force:breeders-canyon'])
  assert.deepEqual(targetsOf('action:attack-occupation-force', planet, 1), [])
})

test('no rule glues an option together or takes one apart by hand', () => {
  const source = join(import.meta.dirname, '../src')
  const kinds = optionForms().flatMap((form) => (form.endsWith(':…') ? [form.slice(0, -2)] : []))
  const byHand = new RegExp(`[\`'](?:${kinds.join('|')}):\\$\\{|slice\\('(?:${kinds.join('|')}):'`)
  const files = globSync('{rules,language,sets,core}/**/*.ts', { cwd: source })
  const targets = /at: \(|\[`/
  const found = files.flatMap((file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (byHand.test(line) && !targets.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  )
  assert.deepEqual(found, [])
})
