// Installed: the page is there without a network, a message is shown and leads to its table, and an update never leaves an old page.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CDPSession, Page } from 'playwright-core'
import { openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

const controlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })

test('without a network the page opens and says so; another page that was never here does too', async () => {
  const page = await rig.person()
  await controlled(page)
  await page.context().setOffline(true)
  await page.goto(`${rig.url}/settings`)
  await page.getByText('No connection. What you see may be old.').waitFor()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.context().setOffline(false)
  await again.click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.getByText('No connection. What you see may be old.').waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      await cache.delete('/')
    }
  })
  await page.context().setOffline(true)
  await page.goto(`${rig.url}/learn`)
  await page.getByText('There is no connection.').waitFor()
  await page.close()
})

test('a language that was never read here is not there without a network, which is said', async () => {
  const page = await rig.person()
  await controlled(page)
  await page.context().setOffline(true)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await page.getByText('Es gibt keine Verbindung.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'noch einmal' }).click()
  await page.waitForFunction(() => document.documentElement.lang === 'de')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.close()
})

test('another language is kept by the same worker: one that took over could leave the page hanging', async () => {
  const page = await rig.person()
  await controlled(page)
  for (const language of ['de', 'es']) {
    await page.locator('.language-switch').selectOption(language)
    await page.waitForSelector(`html[lang=${language}] .table-list`)
  }
  const workers = await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready
    return [active, installing, waiting].map((worker) => worker?.scriptURL)
  })
  assert.deepEqual(workers, [`${rig.url}/sw.js`, undefined, undefined])
  await page.context().setOffline(true)
  await page.goto(rig.url)
  await page.waitForSelector('html[lang=es] h1')
  await page.close()
})

test('the page is always asked for first: a new one is shown at once', async () => {
  const page = await rig.person()
  await controlled(page)
  await page
    .context()
    .route(`${rig.url}/settings`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>A new page</h1>' }),
    )
  await page.goto(`${rig.url}/settings`)
  await page.getByRole('heading', { name: 'A new page' }).waitFor()
  await page.close()
})

test('a message is shown with its words, and the page can be installed', async () => {
  const page = await rig.person()
  await controlled(page)
  const [worker] = page.context().serviceWorkers()
  // A browser without a screen shows no messages: they are caught where they would be shown.
  await worker.evaluate(() => {
    const self = globalThis as unknown as Caught
    self.registration.showNotification = async (title, options) => {
      self.caught = { title, ...options }
    }
  })
  const devtools = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(devtools)
  const data = JSON.stringify({ title: 'A table waits for you', body: '“Test” waits for you.', url: '/table/abc' })
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: rig.url, registrationId, data })
  const caught = () => worker.evaluate(() => (globalThis as unknown as Caught).caught)
  for (let i = 0; i < 300 && (await caught()) === undefined; i++) await page.waitForTimeout(100)
  const message = await caught()
  assert.equal(message?.title, 'A table waits for you')
  assert.equal(message?.body, '“Test” waits for you.')
  assert.deepEqual(message?.data, { url: '/table/abc' })
  const { errors } = await devtools.send('Page.getAppManifest')
  assert.deepEqual(errors, [])
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json())
  for (const { src } of manifest.icons) {
    assert.equal(await page.evaluate(async (icon) => (await fetch(icon)).status, src), 200, src)
  }
  await page.close()
})

interface Caught {
  caught?: NotificationOptions & { title: string }
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
}

function registrationOf(devtools: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one !== undefined) resolve(one.registrationId)
    })
    devtools.send('ServiceWorker.enable').catch(reject)
  })
}
