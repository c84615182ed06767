// Settings with the real server: they are kept, links for other devices work once, and what is refused is said in words.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page, Response } from 'playwright-core'
import { seriousProblems } from './person.ts'
import { openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

/** Once the page knows who is there. */
async function rename(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#my-name')?.value)
  await page.getByLabel('Your name').fill(name)
  const stored = page.waitForResponse(isStored)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await stored
}

const isStored = (answer: Response): boolean =>
  answer.url().endsWith('/api/me') && answer.request().method() === 'PATCH' && answer.ok()

test('name, theme and the matrix of messages are kept', async () => {
  const page = await rig.person()
  await page.goto(`${rig.url}/settings`)
  await rename(page, 'Kara')
  await page.getByRole('radio', { name: 'Light' }).check()
  const box = page.getByLabel('a vote needs me: E-mail')
  assert.equal(await box.isChecked(), true)
  const stored = page.waitForResponse(isStored)
  await box.uncheck()
  await stored
  await page.reload()
  await page.getByLabel('a vote needs me: E-mail').waitFor()
  assert.equal(await page.getByLabel('a vote needs me: E-mail').isChecked(), false)
  assert.equal(await page.getByLabel('a vote needs me: Browser').isChecked(), true)
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Kara')
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'light')
  await page.close()
})

test('a link makes another browser mine, once', async () => {
  const page = await rig.person()
  await page.goto(`${rig.url}/settings`)
  await rename(page, 'Laura')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel(/Open this on the other device/).inputValue()
  assert.match(link, /\/claim#/)
  const other = await rig.person({ language: 'de', width: 360, height: 740 })
  await other.goto(link)
  await other.getByRole('button', { name: 'Dieses Gerät verwenden' }).click()
  await other.getByText('Willkommen zurück, Laura.').waitFor()
  assert.doesNotMatch(other.url(), /#/)
  const third = await rig.person()
  await third.goto(link)
  await third.getByRole('button', { name: 'Use this device' }).click()
  await third.getByText('This link has been used or has expired.').waitFor()
  for (const one of [page, other, third]) await one.close()
})

test('a device is sent away from another one, and who logs out is somebody new', async () => {
  const page = await rig.person()
  await page.goto(`${rig.url}/settings`)
  await rename(page, 'Sharon')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel(/Open this on the other device/).inputValue()
  const other = await rig.person()
  await other.goto(link)
  await other.getByRole('button', { name: 'Use this device' }).click()
  await other.getByText('Welcome back, Sharon.').waitFor()
  await page.reload()
  await page.getByText('this device', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Log it out' }).click()
  await page.getByRole('button', { name: 'Log it out' }).waitFor({ state: 'detached' })
  await other.goto(`${rig.url}/settings`)
  await other.waitForFunction(() => document.querySelector<HTMLInputElement>('#my-name')?.value)
  assert.match(await other.getByLabel('Your name').inputValue(), /^Guest/)
  await page.getByRole('button', { name: 'Log out here' }).click()
  await page.waitForURL(`${rig.url}/`)
  await page.goto(`${rig.url}/settings`)
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#my-name')?.value)
  assert.match(await page.getByLabel('Your name').inputValue(), /^Guest/)
  for (const one of [page, other]) await one.close()
})

test('what the server refuses is said in words; a secret is shown once', async () => {
  const page = await rig.person()
  await page.goto(`${rig.url}/settings`)
  await page.getByLabel('E-mail address').fill('kara@example.com')
  await page.getByRole('button', { name: 'Send a link to confirm' }).click()
  await page.getByText('This server sends no e-mail.').waitFor()
  await page.getByLabel('Address', { exact: true }).fill('http://127.0.0.1:1/')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('This address cannot be used.').waitFor()
  await page.route('**/api/me/webhook', (route) => route.fulfill({ json: { secret: 'once-only' } }))
  await page.getByLabel('Address', { exact: true }).fill('https://example.com/hook')
  await page.getByRole('button', { name: 'Save' }).last().click()
  assert.equal(await page.getByLabel('The secret, shown this once:').inputValue(), 'once-only')
  await page.goto(`${rig.url}/confirm#nothing`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('This link has been used or has expired.').waitFor()
  await page.close()
})

for (const width of [1440, 360]) {
  test(`${width} pixels: axe finds nothing serious`, async () => {
    const page = await rig.person({ width, height: 740 })
    for (const path of ['/settings', '/claim#token', '/confirm#token']) {
      await page.goto(rig.url)
      await page.goto(rig.url + path)
      await page.waitForSelector('h1')
      if (path === '/settings') await page.waitForSelector('.matrix')
      assert.deepEqual(await seriousProblems(page), [], path)
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, path)
    }
    assert.deepEqual(rig.errors, [])
    await page.close()
  })
}
