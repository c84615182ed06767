// The page with the real server: a whole game, two people of whom one loses the network in the middle of a skill check, a spectator.

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../dev/browser.ts'
import { answerByKeyboard } from './page.ts'

const root = join(import.meta.dirname, '../../../..')
const data = mkdtempSync(join(tmpdir(), 'cic-web-'))
let server: ChildProcess
let url: string
let browser: Browser
const errors: string[] = []

before(async () => {
  ;[browser, url] = await Promise.all([openBrowser(), startServer()])
})
after(async () => {
  await browser?.close()
  server?.kill()
  rmSync(data, { recursive: true, force: true })
})

test('a whole game against bots', { timeout: 300_000 }, async () => {
  const page = await person()
  await startTable(page, [{ kind: 'me' }, bot, bot, bot])
  for (let i = 0; i < 8000 && (await page.locator('.game-over').count()) === 0; i++) {
    await answerByKeyboard(page, i)
    if (i % 3 === 0) await page.locator('body').press('Space')
    await page.waitForTimeout(15)
  }
  await page.waitForSelector('.game-over')
  await page.waitForFunction(() => document.querySelectorAll('.who-was-what strong').length === 4)
  assert.deepEqual(errors, [])
  await page.close()
})

test('two people, one of whom loses the network in the middle of a skill check', { timeout: 240_000 }, async () => {
  const host = await person()
  const guest = await person()
  const watcher = await person()
  const id = await createTable(host, [{ kind: 'me' }, { kind: 'open' }, bot, bot])
  await guest.goto(`${url}/table/${id}`)
  await guest.getByRole('button', { name: 'Sit here' }).click()
  await host.goto(`${url}/table/${id}`)
  await host.getByRole('button', { name: 'Start the game' }).click()
  await watcher.goto(`${url}/table/${id}`)
  await guest.waitForSelector('.table')
  for (let i = 0; i < 1500 && (await guest.locator('.question .confirm:enabled').count()) === 0; i++) {
    await answerByKeyboard(host, i)
    if ((await guest.locator('.question .confirm:enabled').count()) === 0) await answerByKeyboard(guest, i)
    await guest.waitForTimeout(20)
  }
  const before = await asked(guest, id)
  await guest.context().setOffline(true)
  await guest.locator('.question .confirm').click({ force: true })
  await guest.waitForTimeout(600)
  await guest.context().setOffline(false)
  for (let i = 0; i < 100 && (await asked(guest, id)) === before; i++) await guest.waitForTimeout(200)
  assert.notEqual(await asked(guest, id), before, 'the answer arrived once there was a line again')
  await host.reload()
  await host.waitForSelector('.table')
  const dials = (page: Page): Promise<string> =>
    page
      .locator('.dial b')
      .allInnerTexts()
      .then((all) => all.join())
  await host.waitForTimeout(1500)
  assert.equal(await dials(host), await dials(watcher))
  assert.equal(await watcher.locator('.hand').count(), 0)
  assert.deepEqual(errors, [])
})

/** The decision that waits for whoever looks at this page, as a program would ask. */
const asked = (page: Page, table: string): Promise<string | undefined> =>
  page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).game.decisions[0]?.id, table)

const bot = { kind: 'bot', level: 'cadet' }

async function person(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const settings = JSON.stringify({ language: 'en', theme: 'dark', motion: 'off' })
  await context.addInitScript(`localStorage.setItem('cic.settings', '${settings}')`)
  const page = await context.newPage()
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(url)
  await page.waitForSelector('.table-list')
  return page
}

/** A table whose bots do not wait, made as a program would. */
const createTable = (page: Page, seats: object[]): Promise<string> =>
  page.evaluate(async (wanted) => {
    await fetch('/api/me')
    const pace = { kind: 'slow', windowSeconds: 1, botSeconds: 0 }
    const settings = { game: {}, pace, visibility: 'link', language: 'en' }
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Test', settings, seats: wanted })
    const { id } = await (await fetch('/api/tables', { method: 'POST', headers, body })).json()
    return id
  }, seats)

async function startTable(page: Page, seats: object[]): Promise<void> {
  const id = await createTable(page, seats)
  await page.goto(`${url}/table/${id}`)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForSelector('.table')
}

function startServer(): Promise<string> {
  const env = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' }
  server = spawn(process.execPath, ['packages/server/src/main.ts'], { cwd: root, env })
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (text) => {
      const found = /CIC is at (\S+)/.exec(String(text))
      if (found !== null) resolve(found[1])
    })
    server.stderr?.on('data', (text) => reject(new Error(String(text))))
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}
