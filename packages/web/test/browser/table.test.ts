// What happens at a table through the eyes of its people: links, seats, undo, talk, languages.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { resize } from './drawn.ts'
import { comesOnStage, whatItSays } from './person.ts'
import { isAsked, openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

async function alone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play alone against bots' }).click()
  await page.waitForSelector('.question .answer')
}

test('two people meet at a table by its link, the host starts it, and both see the same game', async () => {
  const host = await rig.person()
  await host.getByRole('button', { name: 'Create a table' }).first().click()
  await host.getByLabel('Players').last().selectOption('3')
  await host.getByLabel('Seat 3').selectOption('cadet')
  await host.getByRole('button', { name: 'Create the table' }).click()
  await host.waitForSelector('.lobby-seats')
  const guest = await rig.person({ language: 'fr', width: 360, height: 740 })
  await guest.goto(host.url())
  await guest.getByRole('button', { name: 'S’asseoir ici' }).click()
  await host.getByRole('button', { name: 'Start the game' }).click()
  await guest.waitForSelector('.table')
  await host.waitForSelector('.table')
  const seen = async (page: Page): Promise<string> =>
    page
      .locator('.dial b')
      .allInnerTexts()
      .then((all) => all.join())
  assert.equal(await seen(guest), await seen(host))
  const watcher = await rig.person()
  await watcher.goto(host.url())
  await watcher.waitForSelector('.table.watching')
  assert.equal(await watcher.locator('.hand').count(), 0)
  for (const page of [host, guest, watcher]) await page.close()
})

test('an answer can be given on the board, and taken back', async () => {
  const page = await rig.person()
  await rig.game([page], { until: isAsked(0, 'move:choose') })
  const question = page.locator('.question h2')
  const asked = await question.innerText()
  await page.locator('.room.lit button').last().click()
  await page.locator('.undo').waitFor()
  await page.waitForFunction((old) => document.querySelector('.question h2')?.textContent !== old, asked)
  await page.locator('.undo').click()
  await page.waitForFunction((old) => document.querySelector('.question h2')?.textContent === old, asked)
  await page.close()
})

test('a lit card in the hand is an answer, on a laptop and on a phone', async () => {
  for (const width of [1440, 360]) {
    const page = await rig.person({ width, height: 740 })
    await rig.game([page], { until: isAsked(0, 'skillCheck:contribute') })
    await page.waitForSelector('.question .confirm')
    const card = page.locator('.hand-card.lit').first()
    const { width: wide, height: high } = (await card.boundingBox()) ?? { width: 0, height: 0 }
    for (const [x, y] of [
      [wide / 2, high / 2],
      [wide - 8, 8],
    ]) {
      const picked = await card.evaluate((one) => one.classList.contains('picked'))
      await card.click({ position: { x, y } })
      await page.waitForFunction(
        (before) => document.querySelector('.hand-card.lit')?.classList.contains('picked') === !before,
        picked,
      )
    }
    await page.close()
  }
})

test('the language changes at any moment, and nothing is left in the old one', async () => {
  const page = await rig.person()
  await alone(page)
  const words = { de: 'Spieler', es: 'Jugadores', fr: 'Joueurs', pl: 'Gracze' }
  for (const [language, players] of Object.entries(words)) {
    await page.locator('.menu > button').click()
    await page.locator('.menu .language-switch').selectOption(language)
    await page.waitForSelector(`html[lang=${language}] .question .answer`)
    assert.equal(await page.locator('#players-title').textContent(), players)
    assert.doesNotMatch(await page.locator('.question').innerText(), /Your decision|Which character/)
  }
  await page.close()
})

test('a scene whose part of the page never comes does not keep the question after it for ever', async () => {
  const page = await rig.person()
  // What a page of the browser's own brings is not held up.
  await page.addInitScript(() =>
    Object.defineProperty(navigator.serviceWorker, 'register', { value: () => new Promise(() => undefined) }),
  )
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister())
  await page.route(/\/stage-[^/]*\.js$/, () => new Promise(() => undefined))
  await rig.game([page], { until: isAsked(0, 'action:choose') })
  await page.locator('.question .answer').first().click()
  await comesOnStage(page, '.showing', whatItSays)
  await page.locator('.showing').waitFor({ state: 'detached', timeout: 40_000 })
  await page.close()
})

test('what the server refuses at a table is said in the reader’s language', async () => {
  const page = await rig.person({ language: 'de' })
  await rig.game([page])
  await page.route('**/choices', (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'stand-in', message: 'A bot plays for you.' } } }),
  )
  await page.locator('.question .answer').first().click()
  await page.getByText('Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.').waitFor()
  await page.close()
})

test('words and statements reach the table', async () => {
  const page = await rig.person()
  await alone(page)
  await page.getByRole('tab', { name: /Talk/ }).click()
  await page.getByLabel('Write to the table').fill('So say we all')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('So say we all').waitFor()
  await page.getByRole('button', { name: 'I can help a lot' }).click()
  await page.locator('.statement').last().waitFor()
  await page.close()
})

const screens = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [360, 740],
  [1920, 1080],
  [720, 450],
]

for (const language of ['en', 'de', 'pl']) {
  test(`${language}: on every screen the whole question is in sight and nothing sticks out at the side`, async () => {
    const page = await rig.person({ language })
    await rig.game([page], { until: isAsked(0, 'setup:chooseCharacter') })
    await page.waitForSelector('.question .answer')
    for (const [width, height] of screens) {
      await resize(page, { width, height })
      const where = `${width}×${height}`
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(wide <= 0, `${where}: ${wide} pixels too wide`)
      const box = await page.locator('.question h2').boundingBox()
      assert.ok(box !== null && box.y >= 0 && box.y + box.height <= height, `${where}: the question is out of sight`)
      for (const part of ['.menu > button', '.dial:last-child', '.distance']) {
        const at = await page.locator(part).boundingBox()
        assert.ok(at !== null && at.x >= 0 && at.x + at.width <= width, `${where}: ${part} sticks out`)
      }
    }
    assert.deepEqual(rig.errors, [])
    await page.close()
  })
}

test('a line of the log is reported with what should have happened, and nothing of the game comes back', async () => {
  const page = await rig.person()
  await rig.game([page], { until: isAsked(0, 'move:choose') })
  const line = page.locator('.log li[data-line]').last()
  await line.hover()
  await line.locator('.report-line').click()
  const report = page.getByRole('dialog', { name: 'Report a wrong rule' })
  assert.notEqual(await report.locator('blockquote').innerText(), '')
  await report.locator('textarea').fill('The destiny deck was not shuffled.')
  const answered = page.waitForResponse('**/reports')
  await report.getByRole('button', { name: 'Send' }).click()
  const answer = await answered
  const { line: at } = answer.request().postDataJSON()
  assert.ok(Number.isInteger(at))
  assert.deepEqual(Object.keys(await answer.json()), ['report'])
  await report.getByRole('status').waitFor()
  await page.keyboard.press('Escape')
  await report.waitFor({ state: 'detached' })
  assert.deepEqual(rig.errors, [])
})
