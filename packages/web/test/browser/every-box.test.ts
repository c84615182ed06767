// Every box at one table: three people set it up and play it to its end, each in a browser, a language and a way of their own.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { answerByKeyboard, answerByTouch, everybody, playOut, seriousProblems } from './person.ts'
import { openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig?.close())

/** The host sits on the first seat, the guests come by the link, bots take the others. */
async function setUp(host: Page, guests: readonly Page[], seats: number): Promise<void> {
  await host.getByRole('button', { name: 'Create a table' }).first().click()
  const form = host.locator('.create-table')
  await form.getByRole('button', { name: 'Everything', exact: true }).click()
  const field = (name: RegExp) => form.locator('label', { hasText: name }).locator('select')
  await field(/^Players/).selectOption(String(seats))
  for (let n = guests.length + 2; n <= seats; n++) await field(new RegExp(`^Seat ${n}`)).selectOption('random')
  await form.locator('button[type="submit"]').click()
  await host.locator('.settings-summary', { hasText: 'Earth' }).waitFor()
  for (const guest of guests) {
    await guest.goto(host.url())
    await guest.locator('.lobby-seat.open .primary').first().click()
    await guest.locator('.lobby-seat.mine').waitFor()
  }
  await host.locator('[aria-describedby="start-hint"]:enabled').click()
  await Promise.all([host, ...guests].map((page) => page.waitForSelector('.table')))
}

const people = [
  { look: { width: 1366, height: 768, language: 'en' }, answer: answerByKeyboard, over: /won|lost/ },
  { look: { width: 1024, height: 768, language: 'de' }, answer: answerByKeyboard, over: /gewonnen|verloren/ },
  { look: { width: 390, height: 844, language: 'pl' }, answer: answerByTouch, over: /wygr|przegr/i },
] as const

test('three people play a game with every box to its end, each in their own language', async (t) => {
  const pages = await Promise.all(people.map(({ look }) => rig.person(look)))
  for (const page of pages) page.setDefaultTimeout(60_000)
  const [host, ...guests] = pages
  await setUp(host, guests, 5)
  const answers = await everybody(pages.map((page, i) => playOut(page, people[i].answer)))
  t.diagnostic(`answers: ${answers.join(', ')}`)
  for (const [i, page] of pages.entries()) {
    assert.ok(answers[i] > 10, `only ${answers[i]} answers`)
    await page.waitForSelector('.plots path')
    assert.match(await page.locator('#over-title').innerText(), people[i].over)
    assert.equal(await page.locator('.who-was-what').first().locator('li').count(), 5)
    assert.deepEqual(await seriousProblems(page), [])
  }
  assert.deepEqual(rig.errors, [])
  for (const page of pages) await page.close()
})
