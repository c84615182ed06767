// What a browser loads.

import type { Page, Request } from 'playwright-core'

/** The scripts that a browser which has nothing yet loads at this address, until something is there. */
export async function scriptsUntil(page: Page, url: string, selector: string): Promise<Buffer[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.setBypassServiceWorker', { bypass: true })
  const scripts = new Set<string>()
  const note = (request: Request): void => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  }
  page.on('request', note)
  await page.goto(url)
  await page.waitForSelector(selector)
  page.off('request', note)
  // What is still on its way counts too, but cannot be read in the page yet.
  return Promise.all([...scripts].map(async (script) => (await page.request.get(script)).body()))
}
