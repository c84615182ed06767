// Notes at a table: kept by themselves over a reload, with a mark and a muted voice per player, and nobody else's business.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { seriousProblems } from './person.ts'
import { openRig, type Rig } from './rig.ts'

let rig: Rig

before(async () => {
  rig = await openRig()
})
after(() => rig.close())

const openNotes = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${rig.url}/table/${id}`)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.locator('.notes textarea:enabled').waitFor()
}
const stored = (page: Page): Promise<unknown> =>
  page.locator('.note-state').filter({ hasText: 'Stored' }).waitFor({ timeout: 10_000 })

test('what I write and mark is there after a reload, and only for me', async () => {
  const me = await rig.person()
  const id = await rig.store([me])
  await openNotes(me, id)
  await me.locator('.notes textarea').fill('Two cards against the water check.')
  const second = me.locator('.note-people li').first()
  await second.getByRole('button', { name: 'Suspicion' }).click()
  await second.getByRole('button', { name: /^Do not show what/ }).click()
  await stored(me)
  assert.deepEqual(await seriousProblems(me), [])
  await openNotes(me, id)
  assert.equal(await me.locator('.notes textarea').inputValue(), 'Two cards against the water check.')
  assert.equal(await second.locator('[aria-pressed="true"]').count(), 2)
  assert.match(await me.locator('.player .my-mark').innerText(), /Suspicion \(only you see this\)/)

  const other = await rig.person()
  await openNotes(other, id)
  assert.equal(await other.locator('.notes textarea').inputValue(), '')
  assert.equal(await other.locator('.my-mark').count(), 0)
  const picture = await other.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).text(), id)
  assert.ok(!picture.includes('water check'))
  assert.deepEqual(rig.errors, [])
})

test('words that were just typed are stored when the page is left, also past a service worker', async () => {
  const me = await rig.person({ width: 360, height: 740 })
  const id = await rig.store([me])
  await me.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const isKept = (words: string): Promise<unknown> =>
    me.waitForFunction(
      async ([table, wanted]) => (await (await fetch(`/api/tables/${table}/notes`)).json()).text === wanted,
      [id, words],
      { polling: 50 },
    )
  for (const words of ['In a hurry.', 'Again.', 'And again.']) {
    await me.goto(`${rig.url}/table/${id}`)
    await me.locator('.dock button').filter({ hasText: 'Notes' }).click()
    await me.locator('.notes textarea:enabled').fill(words)
    await me.goto(`${rig.url}/settings`)
    await isKept(words)
  }
})

test('what a muted player says is not shown until asked for', async () => {
  const host = await rig.person()
  const guest = await rig.person()
  const id = await host.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const post = async (path: string, body: object) =>
      (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    const pace = { kind: 'slow', windowSeconds: 1, botSeconds: 0 }
    const settings = { game: {}, pace, visibility: 'link', language: 'en' }
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'cadet' }]
    return (await post('/tables', { name: 'Test', settings, seats })).id as string
  })
  await guest.goto(`${rig.url}/table/${id}`)
  await guest.getByRole('button', { name: 'Sit here' }).click()
  await host.goto(`${rig.url}/table/${id}`)
  await host.getByRole('button', { name: 'Start the game' }).click()
  await guest.getByRole('tab', { name: 'Talk' }).click()
  const say = async (words: string): Promise<void> => {
    await guest.locator('.write input').fill(words)
    await guest.locator('.write button').click()
    await guest.locator('.talk li').filter({ hasText: words }).waitFor()
  }
  await say('Trust me.')
  await openNotes(host, id)
  await host
    .getByRole('button', { name: /^Do not show what/ })
    .first()
    .click()
  await host.getByRole('tab', { name: 'Talk' }).click()
  await host.locator('.muted-lines').waitFor()
  await host.locator('.talk li').filter({ hasText: 'Trust me.' }).waitFor({ state: 'detached' })
  await host.locator('.muted-lines button').click()
  await host.locator('.talk li').filter({ hasText: 'Trust me.' }).waitFor()
  await host.locator('.talk select').selectOption('bots')
  await host.locator('.talk li').filter({ hasText: 'Trust me.' }).waitFor({ state: 'detached' })
})
