// A person plays with the Cylon Fleet through the page: ships beyond the line, the pursuit, the CAG who places ships, the Bridge.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Situation, Table } from '@cic/engine/testing'
import type { Page } from 'playwright-core'
import { answerByKeyboard, answerByTouch, playOut, seriousProblems } from './person.ts'
import { type Look, openRig, type Rig } from './rig.ts'
import { answer, sitAt } from './sitting.ts'

const game = { sets: ['base', 'exodus'], cylonFleet: true } as const
const options = { ...game, objective: 'kobol' } as const
const occupied = {
  sets: ['base', 'pegasus', 'exodus'],
  cylonFleet: true,
  objective: 'new-caprica',
  noCylonLeader: true,
} satisfies Situation['options']

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig?.close())

/** Somebody at a table that stands so, in its first seat. */
const sit = (situation: Situation, at: (table: Table) => Table, look?: Look): Promise<Page> =>
  sitAt({ rig, situation: { options: options, ...situation }, at, look, seed: 'fleet' })

const acting = (table: Table): Table => table.turns().until('action:choose')

const busy: Situation = {
  seats: ['apollo', 'roslin', 'starbuck', 'tigh'],
  at: { apollo: 'command' },
  fleet: { front: { basestar: 1, raider: 4 }, portBow: { heavyRaider: 2 }, rear: { raider: 3 } },
  pursuit: 2,
  space: { front: { raiders: 3, basestars: 1 }, portBow: { vipers: 1, civilians: 2 }, rear: { civilians: 1 } },
  markVII: { portBow: 1, reserves: 1 },
}

for (const look of [{}, { width: 360, height: 740 }] as const) {
  test(`both boards are in sight at ${look.width ?? 'laptop'} width: who waits, the pursuit, and the CAG`, async () => {
    const page = await sit(busy, acting, look)
    const beyond = page.locator('[data-beyond="front"]')
    assert.match((await beyond.getAttribute('title')) ?? '', /die 7–8: 1 basestar, 4 raiders/)
    assert.equal(await beyond.locator('.waiting').count(), 2)
    assert.equal(await page.locator('[data-beyond]').count(), 6)
    assert.equal(await page.locator('.pursuit .at').count(), 1)
    assert.match(await page.locator('.pursuit').innerText(), /\+1.*\+2/s)
    assert.equal(
      (await page.locator('[data-area="portBow"] .markVII svg, [data-area="portBow"] svg.markVII').count()) > 0,
      true,
    )
    if (look.width === undefined) assert.match(await page.locator('.titles').innerText(), /CAG\s+Apollo/)
    assert.deepEqual(await seriousProblems(page), [])
    assert.deepEqual(rig.errors, [])
    await page.close()
  })
}

test('on a phone a tap on the ring opens the whole board as a list', async () => {
  const page = await sit(busy, acting, { width: 360, height: 740 })
  const list = page.locator('.who-waits')
  assert.equal(await list.isVisible(), false)
  await page.locator('[data-beyond="rear"] button').tap()
  await list.waitFor({ state: 'visible' })
  const lines = (await list.locator('dl > div').allInnerTexts()).map((line) => line.replaceAll(/\s+/g, ' '))
  assert.deepEqual(lines, [
    '1 Rear 3 raiders',
    '2 Port aft nothing',
    '3 Starboard aft nothing',
    '4 Port bow 2 heavy raiders',
    '5–6 Starboard bow nothing',
    '7–8 Front 1 basestar, 4 raiders',
  ])
  assert.deepEqual(await seriousProblems(page), [])
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('while Galactica is away the board beyond is one line, and the pursuit stands still', async () => {
  const page = await sit(
    { ...busy, newCaprica: {}, space: {}, markVII: {}, at: { apollo: 'resistance-hq' }, options: occupied },
    acting,
  )
  assert.equal(await page.locator('[data-beyond]').count(), 0)
  assert.match(await page.locator('.fleet-waits').innerText(), /1 basestar, 7 raiders, 2 heavy raiders/)
  assert.equal(await page.locator('.pursuit.waits').count(), 1)
  assert.deepEqual(await seriousProblems(page), [])
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('a whole game with it, by keyboard on a laptop and by touch on a phone', async (t) => {
  const pages = [await rig.person({ width: 1366, height: 768 }), await rig.person({ width: 360, height: 740 })] as const
  for (const page of pages) page.setDefaultTimeout(60_000)
  await rig.game(pages, { game, level: 'random', seed: 'both ways' })
  let looked = 0
  const look = (page: Page) => async (given: number) => {
    if (given % 30 > 0) return
    assert.deepEqual(await seriousProblems(page), [])
    looked++
  }
  const answers = await Promise.all(
    [answerByKeyboard, answerByTouch].map((way, i) => playOut(pages[i], way, look(pages[i]))),
  )
  t.diagnostic(`answers: ${answers.join(', ')}, looked at ${looked} times`)
  for (const given of answers) assert.ok(given > 20, `only ${given} answers`)
  assert.deepEqual(rig.errors, [])
  for (const page of pages) await page.close()
})

test('a viper escorts a ship, and the ship is gone from its area', async () => {
  const page = await sit(busy, acting)
  await answer(page, /Activate Command/).click()
  await answer(page, /Escort civilian ship no\. 2/).click()
  await page.locator('.log', { hasText: 'escorted to safety' }).waitFor()
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('the CAG places a ship in an area that is free, on the board or from the list', async () => {
  const page = await sit({ ...busy, pursuit: 0, space: { rear: { civilians: 1 } }, fleet: {} }, (table) =>
    table.turns().activate('raiders').until('placeCivilians:choose'),
  )
  assert.equal(await page.locator('.area.lit').count(), 5)
  assert.deepEqual(await seriousProblems(page), [])
  await page.locator('.area.portAft .area-button').click()
  await page.locator('[data-area="portAft"] .civilian').first().waitFor()
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('a Cylon orders two things on the Basestar Bridge, and places ships beyond the line', async () => {
  const page = await sit(
    {
      seats: ['baltar', 'apollo', 'roslin'],
      revealed: ['baltar'],
      at: { baltar: 'basestar-bridge', apollo: 'armory' },
    },
    (table) => table.turns().until('action:choose'),
  )
  await answer(page, /Activate the Basestar Bridge/).click()
  await answer(page, /1 basestar or 3 raiders/).click()
  await answer(page, /number of raiders on the main game board/).click()
  assert.deepEqual(await seriousProblems(page), [])
  await page.locator('[data-beyond="starboardBow"] button, [data-beyond="starboardBow"]').first().click()
  await answer(page, /basestar in area 5–6/i)
    .first()
    .click()
  await page.locator('[data-beyond="starboardBow"] .waiting').waitFor()
  assert.deepEqual(rig.errors, [])
  await page.close()
})
