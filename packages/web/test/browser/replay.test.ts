// A finished game is watched again, by keyboard and by link; a running one only through one's own eyes.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { exhibits, unpack } from '@cic/server/testing'
import type { Page } from 'playwright-core'
import { seriousProblems } from './person.ts'
import { isOver, openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

const count = async (page: Page): Promise<number> =>
  Number((await page.locator('.step-count .short').textContent())?.split('/')[0])

const isAt = (page: Page, n: number): Promise<unknown> =>
  page.locator('.step-count .short', { hasText: new RegExp(`^${n} /`) }).waitFor({ state: 'attached' })

test('by keyboard: steps, turns, ends, playing; a link leads back to the same moment and eyes', async () => {
  const page = await rig.person()
  const id = await rig.game([page], { until: isOver, answers: 'random' })
  await page.goto(`${rig.url}/replay/${id}`)
  await page.waitForSelector('.controls')
  await isAt(page, 1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await isAt(page, 3)
  await page.keyboard.press('ArrowLeft')
  await isAt(page, 2)
  await page.keyboard.press('PageDown')
  await page.getByRole('heading', { name: /^Turn 1 / }).waitFor()
  await page.keyboard.press('PageDown')
  await page.getByRole('heading', { name: /^Turn 2 / }).waitFor()
  const turn2 = await count(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageUp')
  await isAt(page, turn2)
  for (let i = 0; i < 3; i++) await page.keyboard.press('+')
  await page.keyboard.press('Space')
  await page.waitForFunction(
    (n) => Number(document.querySelector('.step-count .short')?.textContent?.split('/')[0]) > n + 3,
    turn2,
  )
  await page.keyboard.press('Space')
  await page.getByLabel('Seen by').selectOption('1')
  await page.waitForSelector('.hand')
  const at = await count(page)
  await page.locator('.moment-link').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/#e\d+@1$/)
  await page.reload()
  await page.waitForSelector('.hand')
  await isAt(page, at)
  await page.keyboard.press('End')
  await page.getByRole('heading', { name: 'The game is over' }).waitFor()
  await page.getByLabel('Seen by').selectOption('all')
  await page.waitForSelector('.open-hands')
  // A moment of the server, as a link from when the game was running has it.
  await page.goto(rig.url)
  await page.goto(`${rig.url}/replay/${id}#40`)
  await page.waitForSelector('.controls')
  assert.ok((await count(page)) > 10)
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('a running game: own eyes only, and what happened since one last looked', async () => {
  const page = await rig.person({ width: 360, height: 740, theme: 'light' })
  const id = await rig.game([page])
  await page.goto(`${rig.url}/replay/${id}`)
  await page.waitForSelector('.controls')
  assert.equal(await page.getByLabel('Seen by').count(), 0)
  await page.getByText('only through your own eyes').waitFor()
  assert.deepEqual(await seriousProblems(page), [])
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('a game of earlier rules: how it stands is shown, and a sentence says why not what was before', async () => {
  const sentences = {
    en: 'What was before was played by earlier rules',
    de: 'Was vorher war, wurde nach früheren Regeln',
    pl: 'To, co było wcześniej, rozegrano według dawnych zasad',
  }
  const [over] = exhibits().filter(({ rules, file }) => rules === 1 && file === 'over.sqlite.zst')
  const directory = mkdtempSync(join(tmpdir(), 'cic-earlier-'))
  unpack(over, directory)
  const own = await openRig({ DATA_DIR: directory })
  try {
    for (const [language, sentence] of Object.entries(sentences)) {
      const page = await own.person({ language })
      await page.goto(`${own.url}/replay/${over.id}`)
      await page.waitForSelector('.controls')
      await page.getByText(sentence).waitFor()
      assert.equal(await page.locator('.step-count .short').textContent(), '1 / 1')
      assert.deepEqual(await seriousProblems(page), [])
      await page.close()
    }
    assert.deepEqual(own.errors, [])
  } finally {
    await own.close()
    rmSync(directory, { recursive: true, force: true })
  }
})

test('at a table of earlier rules the talk says that it goes on by new ones', async () => {
  const [running] = exhibits().filter(({ rules, file }) => rules === 1 && file.startsWith('middle-of'))
  const directory = mkdtempSync(join(tmpdir(), 'cic-earlier-'))
  unpack(running, directory)
  const own = await openRig({ DATA_DIR: directory })
  try {
    const page = await own.person()
    await page.goto(`${own.url}/table/${running.id}`)
    await page.getByRole('tab', { name: /^Talk/ }).click()
    await page.getByLabel('Write to the other spectators').fill('Hello')
    await page.keyboard.press('Enter')
    await page.getByText('The rules of this program have been mended.').waitFor()
    assert.deepEqual(await seriousProblems(page), [])
    assert.deepEqual(own.errors, [])
  } finally {
    await own.close()
    rmSync(directory, { recursive: true, force: true })
  }
})

test('axe finds nothing serious', async () => {
  const page = await rig.person()
  const id = await rig.game([page], { until: isOver, answers: 'random' })
  for (const eyes of ['all', '0', 'spectator']) {
    await page.goto(rig.url)
    await page.goto(`${rig.url}/replay/${id}#e60@${eyes}`)
    await page.waitForSelector('.controls')
    assert.deepEqual(await seriousProblems(page), [], eyes)
  }
  await page.close()
})
