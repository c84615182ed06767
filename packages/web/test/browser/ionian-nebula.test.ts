// A person on the way to the Ionian Nebula through the page: allies in their rooms, trauma, the crossroads, the trial, a seat that is out.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Situation, Table } from '@cic/engine/testing'
import type { Page } from 'playwright-core'
import { comesOnStage, goesOn, seenOnce, seriousProblems } from './person.ts'
import { type Look, openRig, type Rig } from './rig.ts'
import { answer, sitAt } from './sitting.ts'

const game = { sets: ['base', 'exodus'], objective: 'ionian-nebula' } as const

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig?.close())

/** Somebody at a table that stands so, in its first seat. */
const sit = (situation: Situation, at: (table: Table) => Table, look?: Look): Promise<Page> =>
  sitAt({ rig, situation: { options: { ...game, sets: [...game.sets] }, ...situation }, at, look, seed: 'nebula' })

const shot = (page: Page, name: string) =>
  process.env.CIC_SHOTS === undefined ? undefined : page.screenshot({ path: `${process.env.CIC_SHOTS}/${name}.png` })

const busy: Situation = {
  seats: ['helo', 'zarek', 'starbuck', 'baltar', 'tyrol'],
  at: { helo: 'command', zarek: 'sickbay' },
  trauma: {
    helo: ['benevolent', 'antagonistic', 'antagonistic'],
    zarek: ['antagonistic', 'antagonistic', 'antagonistic', 'antagonistic'],
    starbuck: ['benevolent'],
  },
  traumaOn: { sickbay: 'antagonistic', brig: 'benevolent' },
  allies: [
    { ally: 'billy-keikeya', token: 'benevolent' },
    { ally: 'sharon-boomer-valerii', token: 'benevolent', by: 'helo' },
    { ally: 'leoben-conoy', token: 'antagonistic', by: 'zarek' },
  ],
}

for (const look of [{}, { width: 360, height: 740 }] as const) {
  test(`allies and tokens are in sight at ${look.width ?? 'laptop'} width`, async () => {
    const page = await sit(busy, (table) => table.turns().until('move:choose'), look)
    const ally = page.locator('[data-ally="ally-sharon-boomer-valerii"]')
    assert.match((await ally.getAttribute('title')) ?? '', /Boomer.*\(benevolent\).*\+1 food.*Damage Galactica/s)
    const other = page.locator('[data-ally="ally-leoben-conoy"]')
    assert.match((await other.getAttribute('title')) ?? '', /face down/)
    assert.equal(await page.locator('[data-ally]').count(), 3)
    assert.match(await answer(page, /Armory/).innerText(), /Ally: Sharon .* \(benevolent\)/)
    assert.equal(await page.locator('[data-token-on]').count(), 2)
    assert.match(await page.locator('.trauma-fact').nth(1).innerText(), /4/)
    assert.deepEqual(await seriousProblems(page), [])
    await shot(page, `nebula-${look.width ?? 'laptop'}`)
    assert.deepEqual(rig.errors, [])
    await page.close()
  })
}

test('my tokens lie face down until I look', async () => {
  const page = await sit(busy, (table) => table.turns().until('move:choose'))
  const mine = page.locator('.my-trauma li')
  assert.equal(await mine.count(), 3)
  assert.equal(await page.locator('.my-trauma .unknown').count(), 3)
  await page.locator('.secrets .peek').click()
  assert.equal(await page.locator('.my-trauma .antagonistic').count(), 2)
  assert.match(await page.locator('.my-trauma').innerText(), /2 of them would count against you/)
  assert.deepEqual(await seriousProblems(page), [])
  await page.close()
})

test('whoever ends a move at an ally meets them, and lays a token on the next', async () => {
  const page = await sit({ ...busy, tops: { ally: ['ally-felix-gaeta'] } }, (table) =>
    table.turns().until('move:choose'),
  )
  await page.locator('[data-place="armory"] button').click()
  await page.locator('.log', { hasText: 'meets Sharon' }).waitFor()
  await page.locator('.question', { hasText: 'Felix Gaeta' }).waitFor()
  await shot(page, 'nebula-token')
  assert.deepEqual(await seriousProblems(page), [])
  await answer(page, /Antagonistic/)
    .first()
    .click()
  await page.locator('[data-ally="ally-felix-gaeta"] .antagonistic').waitFor()
  assert.deepEqual(rig.errors, [])
  await page.close()
})

/** About to choose a token at the crossroads; the cards of the others ask little and touch no tokens. */
const atTheCrossroads: Situation = {
  ...busy,
  at: { helo: 'ftl-control' },
  jumpPreparation: 3,
  dice: [8],
  trauma: { ...busy.trauma, baltar: ['antagonistic'], tyrol: ['antagonistic'] },
  travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
  ...{ fuel: 12, food: 12, morale: 12, population: 12 },
  tops: {
    destination: ['barren-planet', 'deep-space'],
    crossroads: ['the-opera-house', 'scanned', 'perjury', 'strange-music', 'miraculous-return'],
  },
}
const choosing = (table: Table): Table =>
  table.turns().until('action:choose').answers('helo', 'activate:ftl-control').until('crossroadsPhase:lay')

for (const look of [{}, { width: 360, height: 740 }] as const) {
  test(`at the crossroads a token is chosen, everybody is judged, and somebody is out (${look.width ?? 'laptop'})`, async () => {
    const page = await sit(atTheCrossroads, choosing, look)
    await page.locator('.question', { hasText: 'The Opera House' }).waitFor()
    await page.locator('.crossroads-strip', { hasText: 'face down' }).waitFor({ state: 'attached' })
    assert.deepEqual(await seriousProblems(page), [])
    await shot(page, `crossroads-${look.width ?? 'laptop'}`)
    await answer(page, /Antagonistic/).click()
    await goesOn(page, '.player.out')
    assert.match((await page.locator('.player.out').textContent()) ?? '', /Zarek.*Out of the game/s)
    await shot(page, `out-${look.width ?? 'laptop'}`)
    assert.deepEqual(await seriousProblems(page), [])
    assert.deepEqual(rig.errors, [])
    await page.close()
  })

  test(`each card is turned up in a scene, and so is the trial (${look.width ?? 'laptop'})`, async () => {
    const page = await sit(atTheCrossroads, choosing, { ...look, motion: 'system' })
    const first = seenOnce(page, '.nebula-scene:has(.counts)', (scene) => ({
      words: scene.textContent ?? '',
      count: scene.querySelectorAll('.counts').length,
    }))
    const [pair] = await Promise.all([first, answer(page, /Antagonistic/).click()])
    assert.match(pair.words, /The Opera House/)
    assert.equal(pair.count, 1)
    await shot(page, `pair-${look.width ?? 'laptop'}`)
    const most = await comesOnStage(page, '.trial-scene', (scene) => scene.querySelectorAll('.most').length)
    assert.equal(most, 1)
    await shot(page, `trial-${look.width ?? 'laptop'}`)
    await page.locator('.nebula-scene', { hasText: 'Out of the game' }).waitFor()
    await shot(page, `eliminated-${look.width ?? 'laptop'}`)
    assert.deepEqual(rig.errors, [])
    await page.close()
  })
}
