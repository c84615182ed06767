// Two people and a spectator at one table: in the middle of a skill check one reloads and one loses the network, and all of them
// end up with the same picture of it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { View } from '@cic/engine'
import type { Page } from 'playwright-core'
import { pictureOf } from './person.ts'
import { isAsked, openRig, type Rig, wholeTable } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

/** The spectator comes by the link; bots and windows have to wait for the people, so that nothing moves meanwhile. */
async function inACheck(asked: number): Promise<Page[]> {
  const [host, guest, watcher] = await Promise.all([rig.person(), rig.person(), rig.person()])
  const id = await rig.game([host, guest], { players: 3, until: isAsked(asked, 'skillCheck:contribute') })
  await watcher.goto(`${rig.url}/table/${id}`)
  await watcher.waitForSelector('.table.watching .check')
  return [host, guest, watcher]
}

const isLost = (page: Page): Promise<unknown> => page.waitForSelector('.notice.lost')
const isBack = (page: Page): Promise<unknown> => page.waitForSelector('.notice.lost', { state: 'detached' })

/** They see the same, and another picture than before: each hears of a change on a line of its own. */
async function seeTheSame(pages: readonly Page[], before = ''): Promise<string> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pages[0].waitForTimeout(50)) {
    const [first, ...others] = await Promise.all(pages.map(pictureOf))
    if (first !== before && others.every((other) => other === first)) return first
  }
  const [first, ...others] = await Promise.all(pages.map(pictureOf))
  for (const other of others) assert.equal(other, first)
  throw new Error('Nothing has changed.')
}

test('one loses the network and answers meanwhile, the other reloads', async () => {
  const [host, guest, watcher] = await inACheck(1)
  const before = await seeTheSame([host, guest, watcher])
  await guest.context().setOffline(true)
  await guest.locator('.question .confirm').click()
  await host.reload()
  await host.waitForSelector('.check')
  await guest.context().setOffline(false)
  await seeTheSame([host, guest, watcher], before)
  assert.deepEqual(rig.errors, [])
  for (const page of [host, guest, watcher]) await page.close()
})

test('all lines break at once; what happens meanwhile is not missed', async () => {
  const [host, guest, watcher] = await inACheck(0)
  const before = await seeTheSame([host, guest, watcher])
  await guest.context().setOffline(true)
  rig.server.cut()
  await isLost(guest)
  await isBack(host)
  await host.locator('.question .confirm').click()
  await guest.context().setOffline(false)
  await isBack(guest)
  await seeTheSame([host, guest, watcher], before)
  assert.deepEqual(rig.errors, [])
  for (const page of [host, guest, watcher]) await page.close()
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
]) {
  test(`${width} pixels wide: everybody sees who is here, who is away, and whom the table waits for`, async () => {
    const [host, guest, absent] = await Promise.all([rig.person({ width, height }), rig.person(), rig.person()])
    const id = await rig.store([host, guest, absent], { players: 4, until: isAsked(1, 'action:choose') })
    await guest.goto(`${rig.url}/table/${id}`)
    await guest.waitForSelector('.question .answer')
    await host.goto(`${rig.url}/table/${id}`)
    await wholeTable(host)
    if (width < 700) await host.locator('.dock button').nth(1).click()
    const [, second, third] = await host.locator('.player').all()
    await second.locator('.here').waitFor()
    await third.locator('.here.not').waitFor()
    assert.match((await second.locator('.here').textContent()) ?? '', /^here$/)
    assert.match(await third.locator('.here').innerText(), /^away/)
    assert.equal(await host.locator('.asked').count(), 1)
    assert.equal(await second.locator('.asked').count(), 1)
    assert.match(await host.locator('#question-title').innerText(), /waits/)
    for (const page of [host, guest, absent]) await page.close()
  })
}

test('a spectator sees no hand, no question and no loyalty: the page does not even have them', async () => {
  const [host, guest, watcher] = await inACheck(0)
  for (const part of ['.hand', '.question .answer', '.secrets', '.undo'])
    assert.equal(await watcher.locator(part).count(), 0, part)
  assert.ok((await host.locator('.hand-card').count()) > 0)
  const known = await gameAt(watcher)
  assert.deepEqual(known.decisions, [])
  for (const { hand, loyalty } of known.seats) {
    assert.deepEqual(new Set(hand), new Set(['?']))
    assert.deepEqual(new Set(loyalty.map(({ card }) => card)), new Set(['?']))
  }
  for (const page of [host, guest, watcher]) await page.close()
})

const gameAt = (page: Page): Promise<View> =>
  page.evaluate(async () => (await (await fetch(location.pathname.replace('/table', '/api/tables'))).json()).game)
