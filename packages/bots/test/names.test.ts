// Bots know no card, sheet, ability, place, agenda or box by its name: they judge by what an answer comes to.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { catalogue } from '@cic/engine'
import { namesOfEverything } from '@cic/engine/testing'

const source = join(import.meta.dirname, '../src')
const texts = globSync('**/*.ts', { cwd: source }).flatMap((file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/(['"`])([\w:-]+)\1/g)].map(([, , text]) => ({ file, text })),
)

test('the bots name nothing that is in a box', () => {
  const names = new Set(Object.values(namesOfEverything()).flat())
  assert.ok(names.size > 300, 'everything has a name')
  const named = texts.filter(({ text }) => text.split(':').some((word) => names.has(word)))
  assert.deepEqual(named, [])
})

test('the bots name no box', () => {
  const boxes = new Set<string>(catalogue().cards.map(({ set }) => set))
  assert.ok(boxes.size > 1)
  assert.deepEqual(
    texts.filter(({ text }) => boxes.has(text)),
    [],
  )
})
