// A page that follows a whole game forgets what it no longer shows: four hours, some 700 choices, may cost it 50 MB at most.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { chanceFrom } from '@cic/engine/testing'
import { Player, quickSlow } from '@cic/server/testing'
import { heapMeter } from './heap.ts'
import { clientOf, openRig, type Rig } from './rig.ts'

const seed = 'game 1'
const mostOfAChoice = 50 / 700

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

test('the page does not grow with every choice', async (t) => {
  const page = await rig.person()
  // Slowly enough that each choice is drawn.
  const id = await rig.store([page], { players: 5, seed, pace: { ...quickSlow, botSeconds: 0.03 } })
  await page.goto(`${rig.url}/table/${id}`)
  // Not by a handle, which would keep what it points to.
  await page.locator('.table').waitFor()
  const heap = await heapMeter(page)
  const atFirst = await heap()
  const player = new Player(await clientOf(page, rig.url), id, chanceFrom(seed))
  const { moments } = await player.over(120_000)
  await page.locator('.game-over').waitFor()
  const grown = (await heap()) - atFirst
  await player.stop()
  t.diagnostic(`${grown.toFixed(1)} MB in ${moments} choices`)
  assert.ok(moments > 100, `only ${moments} choices`)
  assert.ok(grown < (moments * mostOfAChoice) / 2, `${grown} MB in ${moments} choices`)
})
