import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Pace } from '../src/storage/pace.ts'

test('where little is stored nothing waits, however quickly one thing follows the other', () => {
  const pace = new Pace()
  for (let now = 0; now < 1000; now += 5) {
    assert.equal(pace.wait(now), 0)
    pace.posted(1, now)
  }
})

test('where much is stored it goes together, and once it becomes less nothing waits any more', () => {
  const pace = new Pace()
  for (let now = 0; now < 30; now++) pace.posted(1, now)
  assert.equal(pace.wait(35), 10, 'sixteen milliseconds after what went last, at 29')
  assert.equal(pace.wait(45), 0)
  pace.posted(30, 45)
  assert.equal(pace.wait(110), 0)
  assert.equal(pace.wait(400), 0)
  pace.posted(1, 400)
  assert.equal(pace.wait(401), 0)
})
