// The lobby with the real server: of many tables the first are listed, and more on demand.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { resize } from './drawn.ts'
import { seriousProblems } from './person.ts'
import { isAsked, isOver, openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

const listed = 50

test('more tables than a page has are shown by a click, each once', async () => {
  const page = await rig.person()
  await page.goto(rig.url)
  await page.getByRole('heading', { name: 'My tables' }).waitFor()
  const statuses = await page.evaluate(async (count) => {
    const pace = { kind: 'slow', windowSeconds: 4, botSeconds: 0 }
    const settings = { game: {}, pace, visibility: 'link', language: 'en' }
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
    const make = (i: number): Promise<Response> =>
      fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Table ${i}`, settings, seats }),
      })
    const made: number[] = []
    for (let i = 0; i < count; i++) made.push((await make(i)).status)
    return made
  }, listed + 5)
  assert.ok(
    statuses.every((status) => status === 200),
    String(statuses),
  )
  await page.reload()
  const rows = page.locator('[aria-labelledby="list-mine"] .table-row')
  await rows.nth(listed - 1).waitFor()
  assert.equal(await rows.count(), listed)
  await page.getByRole('button', { name: 'Show more' }).click()
  await rows.nth(listed + 4).waitFor()
  assert.equal(await rows.count(), listed + 5)
  assert.equal(await page.getByRole('button', { name: 'Show more' }).count(), 0)
  await page.close()
})

test('my tables say whose turn it is and since when, or who has won; bots are called in the reader’s language', async () => {
  const page = await rig.person({ language: 'es' })
  await rig.store([page], { level: 'cadet', until: isAsked(0, 'action:choose') })
  await rig.store([page], { level: 'random', until: isOver, answers: 'random' })
  await page.goto(rig.url)
  const rows = page.locator('[aria-labelledby="list-mine"] .table-row')
  await rows.nth(1).waitFor()
  const words = (await rows.allInnerTexts()).join('\n')
  assert.match(words, /Turno \d+: .+, (este minuto|hace \d+ minutos?)/)
  assert.match(words, /Ganaron los (humanos|cylons)/)
  assert.match(words, /Cadete.*Al azar|Al azar.*Cadete/s)
  assert.doesNotMatch(words, /cadet\b|random/)
  await page.close()
})

test('a game is chosen with pictures, by the keyboard, and what cannot be chosen says why', async () => {
  const page = await rig.person({ language: 'de' })
  await page.getByRole('button', { name: 'Tisch eröffnen' }).first().press('Enter')
  const form = page.locator('.create-table')
  const earth = form.getByRole('radio', { name: /^Erde/ })
  assert.ok(await earth.isDisabled())
  assert.match((await form.locator('.pick', { hasText: /^Erde/ }).textContent()) ?? '', /Gehört zu/)
  await form.getByRole('button', { name: 'Alles', exact: true }).press('Enter')
  assert.ok(await earth.isChecked())
  assert.equal(await form.getByRole('button', { name: 'Alles', exact: true }).getAttribute('aria-pressed'), 'true')
  const sympathizer = form.locator('.pick', { hasText: 'Ohne den Sympathisanten' })
  assert.ok(await sympathizer.locator('input').isDisabled())
  assert.match((await sympathizer.textContent()) ?? '', /Sympathisanten.*\.$/)
  assert.deepEqual(await seriousProblems(page), [])
  await resize(page, { width: 360, height: 740 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0, `${wide} pixels too wide`)
  await form.getByRole('button', { name: 'Tisch eröffnen' }).press('Enter')
  await page.locator('.settings-summary').waitFor()
  assert.match((await page.locator('.settings-summary').textContent()) ?? '', /Erde/)
  await page.close()
})
