// A person at tables of Daybreak through the page: mutiny, miracles, motives, Demetrius and its missions, the rebels, and the way to Earth.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Situation, Table } from '@cic/engine/testing'
import type { Locator, Page } from 'playwright-core'
import {
  answerByKeyboard,
  answerByTouch,
  comesOnStage,
  everybody,
  goesOn,
  playOut,
  seriousProblems,
  whatItSays,
} from './person.ts'
import { type Look, openRig, type Rig, wholeTable } from './rig.ts'
import { answer, sitAt } from './sitting.ts'

const game = { sets: ['base', 'daybreak'], objective: 'earth' } as const

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig?.close())

/** Somebody at a table that stands so, in its first seat. */
const sit = (situation: Situation, at: (table: Table) => Table, look?: Look): Promise<Page> =>
  sitAt({ rig, situation: { options: { ...game, sets: [...game.sets] }, ...situation }, at, look, seed: 'daybreak' })

const shot = (page: Page, name: string) =>
  process.env.CIC_SHOTS === undefined ? undefined : page.screenshot({ path: `${process.env.CIC_SHOTS}/${name}.png` })

/** A scene goes by itself, also while a busy machine still clicks: it is waited for before that. */
const onStage = (scene: Locator, act: () => Promise<void>): Promise<unknown> => Promise.all([scene.waitFor(), act()])

const laptop = { width: 1366, height: 768 } as const
const phone = { width: 360, height: 740 } as const
const looks = [
  ['laptop', { ...laptop, language: 'de' }],
  ['phone', phone],
] as const

/** Everything at once: seven people, all boards, cards of all kinds. */
const busy: Situation = {
  seats: ['lampkin', 'adama', 'starbuck', 'tyrol', 'otherZarek', 'hotDog', 'doral'],
  at: {
    lampkin: 'bridge',
    starbuck: 'portAft',
    adama: 'command',
    tyrol: 'hybrid-tank',
    otherZarek: 'quorum-chamber',
    hotDog: 'hub-destroyed',
  },
  revealed: ['hotDog'],
  hubDestroyed: true,
  mutineer: 'tyrol',
  mutiny: { lampkin: ['panic'], tyrol: ['selfish-act', 'feed-the-people'] },
  miracles: { adama: 0 },
  motives: { doral: ['learn-to-cherish', 'keep-them-docile', 'savor-their-demise'] },
  shownMotives: { doral: ['no-unnecessary-force'] },
  rebels: 'humans',
  mission: { card: 'digging-up-the-past', faceDown: true },
  assaultRaptors: { portBow: 1 },
  inAssaultRaptor: ['starbuck'],
  space: { front: { basestars: 1, raiders: 3, heavyRaiders: 1 }, portBow: { vipers: 2, civilians: 2 } },
}

for (const [name, look] of looks) {
  test(`the boards, the mission, the Mutineer and all counts are in sight (${name})`, async () => {
    const page = await sit(busy, (table) => table.turns().until('move:choose'), look)
    const board = page.locator('.board')
    for (const place of ['press-room', 'presidents-office', 'administration', 'quorum-chamber', 'hub-destroyed'])
      assert.equal(await board.locator(`[data-place="${place}"]`).count(), 1, place)
    assert.equal(await board.locator('[data-place="resurrection-ship"]').count(), 0)
    for (const place of ['bridge', 'tactical-plot', 'captains-cabin', 'hybrid-tank', 'datastream', 'raider-bay'])
      assert.equal(await board.locator(`[data-place="${place}"]`).count(), 1, place)
    const space = page.locator('[data-mission="digging-up-the-past"]')
    assert.equal(await space.getAttribute('data-state'), 'faceDown')
    assert.equal(await page.locator('.rebel-basestar em.human').count(), 1)
    assert.equal(await page.locator('.called-also').count(), 1)
    assert.deepEqual(await page.locator('.mutiny-fact > span:not(.sr-only)').allTextContents(), ['1', '2'])
    assert.deepEqual(await page.locator('.facts .once > span:not(.sr-only)').allTextContents(), [
      ...['1', '0', '1', '1', '1', '0', '1'],
    ])
    assert.equal(await page.locator('.shown-motives li').count(), 1)
    await shot(page, `table-${name}`)
    assert.deepEqual(await seriousProblems(page), [])
    if (name === 'phone') {
      await page.locator('.zoom button').nth(1).tap()
      await shot(page, `places-${name}`)
      assert.deepEqual(await seriousProblems(page), [])
    }
    assert.deepEqual(rig.errors, [])
    await page.close()
  })
}

for (const [name, look] of looks) {
  test(`my Mutiny card lies face down until I look, and is played as an action (${name})`, async () => {
    const mine: Situation = {
      seats: ['adama', 'lampkin', 'starbuck', 'tyrol'],
      at: { adama: 'command' },
      mutiny: { adama: ['selfish-act'] },
    }
    const page = await sit(mine, (table) => table.turns().until('move:choose'), { ...look, language: 'en' })
    if (name === 'phone') await page.locator('.dock button').last().tap()
    await page.locator('.my-mutiny .back').waitFor()
    assert.equal(await page.locator('.my-mutiny .back').count(), 1)
    await page.locator('.secrets .peek').click()
    assert.match(await page.locator('.my-mutiny').innerText(), /1\/1.*Selfish Act/is)
    assert.match(await page.locator('.my-sheet').innerText(), /ready, 1 miracle token/)
    await shot(page, `mutiny-${name}`)
    assert.deepEqual(await seriousProblems(page), [])
    if (name === 'phone') await page.locator('.dock button').first().tap()
    await answer(page, /Do not move/).click()
    assert.match(await answer(page, /Selfish Act/).innerText(), /Draw 2 Skill cards/)
    await answer(page, /Selfish Act/).click()
    await page.locator('.log', { hasText: 'plays the Mutiny card' }).waitFor({ state: 'attached' })
    assert.deepEqual(rig.errors, [])
    await page.close()
  })

  test(`a leader sees motives and how they stand, and shows one (${name})`, async () => {
    const leading: Situation = {
      seats: ['doral', 'adama', 'starbuck', 'tyrol'],
      at: { doral: 'caprica' },
      motives: { doral: ['learn-to-cherish', 'end-the-chase', 'savor-their-demise'] },
      shownMotives: { doral: ['no-unnecessary-force'] },
      damaged: ['ftl-control'],
      population: 6,
    }
    const page = await sit(leading, (table) => table.turns(), { ...look, motion: 'system' })
    await page.locator('.question .answer:not([aria-disabled])').first().waitFor()
    await answer(page, /Jagd|Verfolgung|Chase/).waitFor()
    if (name === 'phone') await page.locator('.dock button').last().tap()
    await page.locator('.my-motive').nth(3).waitFor()
    assert.equal(await page.locator('.my-motive').count(), 4)
    assert.equal(await page.locator('.my-motive.met').count(), 3)
    await shot(page, `motives-${name}`)
    if (name === 'phone') await page.locator('.dock button').first().tap()
    assert.deepEqual(await seriousProblems(page), [])
    await onStage(page.locator('.daybreak-scene.human'), () => answer(page, /Jagd|Verfolgung|Chase/).click())
    await shot(page, `motive-shown-${name}`)
    await page.locator('.shown-motives li').nth(1).waitFor({ state: 'attached' })
    assert.deepEqual(rig.errors, [])
    await page.close()
  })

  test(`a mission is flown: turned up, checked, resolved, and the hub destroyed (${name})`, async () => {
    const flying: Situation = {
      seats: ['lampkin', 'adama', 'starbuck', 'tyrol'],
      at: { lampkin: 'bridge', tyrol: 'command' },
      revealed: ['adama'],
      hands: { lampkin: ['leadership 5', 'leadership 4', 'tactics 5', 'tactics 4', 'leadership 3'] },
      tops: { mission: ['destroy-the-hub'], destiny: ['leadership 1', 'tactics 1'] },
    }
    const page = await sit(flying, (table) => table.turns().until('action:choose'), { ...look, motion: 'system' })
    await page.locator('.question .answer').first().waitFor()
    await onStage(page.locator('.mission-scene'), () =>
      answer(page, /Brücke|Bridge/)
        .first()
        .click(),
    )
    await shot(page, `mission-${name}`)
    await page.locator('.question .confirm').waitFor()
    await page.locator('.check .rail s').waitFor({ state: 'attached' })
    assert.equal(await page.locator('.check .rail s').count(), 1)
    await shot(page, `mission-check-${name}`)
    assert.deepEqual(await seriousProblems(page), [])
    for (const card of await page.locator('.hand-card.lit .card-face').all()) await card.click()
    const destroyed = page.locator('.daybreak-scene', { hasText: /zerstört|destroyed/ })
    await onStage(destroyed, () => page.locator('.question .confirm').click())
    await shot(page, `hub-${name}`)
    await page.locator('.daybreak-scene', { hasText: /gelungen|succeeded/ }).waitFor()
    await shot(page, `resolved-${name}`)
    await page.locator('[data-mission="destroy-the-hub"][data-state="over"]').waitFor({ state: 'attached' })
    await page.locator('[data-place="hub-destroyed"]').waitFor({ state: 'attached' })
    assert.deepEqual(rig.errors, [])
    await page.close()
  })

  test(`a card too many leads to the Brig, in a scene (${name})`, async () => {
    const pressing: Situation = {
      seats: ['lampkin', 'adama', 'starbuck', 'tyrol'],
      at: { lampkin: 'administration' },
      mutiny: { lampkin: ['panic'] },
      tops: { mutiny: ['selfish-act'] },
    }
    const page = await sit(pressing, (table) => table.turns().until('action:choose'), { ...look, motion: 'system' })
    await onStage(page.locator('.daybreak-scene.harm'), () =>
      answer(page, /Verwaltung|Admini/)
        .first()
        .click(),
    )
    await shot(page, `brig-${name}`)
    await answer(page, /Panik|Panic/).waitFor()
    await shot(page, `keep-${name}`)
    assert.deepEqual(await seriousProblems(page), [])
    await answer(page, /Panik|Panic/).click()
    await page.locator('.my-mutiny').waitFor({ state: 'attached' })
    assert.deepEqual(rig.errors, [])
    await page.close()
  })
}

for (const [name, look] of looks) {
  test(`the Mutineer is found in a scene, and holds no title any more (${name})`, async () => {
    const human = 'you-are-not-a-cylon'
    const jumping: Situation = {
      seats: ['lampkin', 'adama', 'starbuck', 'tyrol'],
      at: { lampkin: 'ftl-control' },
      jumpPreparation: 3,
      dice: [8],
      travelled: ['deep-space'],
      tops: {
        destination: ['remote-planet', 'deep-space'],
        loyalty: [human, 'you-are-the-mutineer', human, human, human],
      },
    }
    const page = await sit(jumping, (table) => table.turns().until('action:choose'), { ...look, motion: 'system' })
    await answer(page, /FTL/).first().click()
    const words = await comesOnStage(page, '.daybreak-scene.harm', whatItSays)
    assert.match(words, /Meuterer|Mutineer/i)
    assert.match(words, /William Adama/)
    await shot(page, `mutineer-${name}`)
    await page.locator('.called-also').waitFor({ state: 'attached' })
    assert.deepEqual(rig.errors, [])
    await page.close()
  })

  test(`the fleet jumps to Earth, and the game ends on its page (${name})`, async () => {
    const atTheEnd: Situation = {
      seats: ['adama', 'lampkin', 'starbuck', 'doral'],
      at: { adama: 'ftl-control', doral: 'caprica' },
      jumpPreparation: 3,
      dice: [8],
      travelled: ['deep-space', 'deep-space', 'remote-planet', 'remote-planet', 'asteroid-field'],
      motives: { doral: ['learn-to-cherish', 'savor-their-demise', 'keep-them-docile'] },
      shownMotives: { doral: ['no-unnecessary-force'] },
    }
    const page = await sit(atTheEnd, (table) => table.turns().until('action:choose'), look)
    assert.match((await page.locator('.distance').textContent()) ?? '', /11 \/ 10/)
    await answer(page, /FTL/).first().click()
    await goesOn(page, '.game-over')
    assert.match(await page.locator('#over-title').innerText(), /gewonnen|won/)
    assert.match(await page.locator('.game-over').innerText(), /Die Flotte hat die Erde erreicht|reached Earth/)
    assert.equal(await page.locator('.who-was-what').first().locator('li').count(), 4)
    await shot(page, `earth-${name}`)
    assert.deepEqual(await seriousProblems(page), [])
    assert.deepEqual(rig.errors, [])
    await page.close()
  })
}

test('a table is set up for Earth with Daybreak, and a whole game is played by keyboard on a laptop and by touch on a phone', async () => {
  const [host, guest] = [await rig.person({ ...laptop, language: 'de' }), await rig.person(phone)]
  await host.getByRole('button', { name: 'Tisch eröffnen' }).click()
  const form = host.locator('.create-table')
  await form.getByRole('checkbox', { name: /^Götterdämmerung/ }).check()
  await form.getByRole('radio', { name: /^Erde/ }).check()
  const field = (name: RegExp) => form.locator('label', { hasText: name }).locator('select')
  await field(/^Spieler/).selectOption('4')
  for (const n of [3, 4]) await field(new RegExp(`^Platz ${n}`)).selectOption('cadet')
  await shot(host, 'lobby-laptop')
  assert.deepEqual(await seriousProblems(host), [])
  await form.locator('button[type="submit"]').click()
  await host.locator('.settings-summary', { hasText: 'Erde' }).waitFor()
  await guest.goto(host.url())
  await guest.locator('.lobby-seat.open .primary').first().tap()
  await host.locator('[aria-describedby="start-hint"]:enabled').click()
  await Promise.all([host, guest].map(wholeTable))
  const answers = await everybody([playOut(host, answerByKeyboard), playOut(guest, answerByTouch)])
  for (const given of answers) assert.ok(given > 20, `only ${given} answers`)
  for (const [page, name] of [
    [host, 'laptop'],
    [guest, 'phone'],
  ] as const) {
    await page.waitForSelector('.plots path')
    await shot(page, `end-${name}`)
    assert.equal(await page.locator('.who-was-what').first().locator('li').count(), 4)
    assert.deepEqual(await seriousProblems(page), [])
    await page.close()
  }
  assert.deepEqual(rig.errors, [])
})
