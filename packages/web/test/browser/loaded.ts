// What a browser loads.

import type { Page, Response } from 'playwright-core'

/** The scripts that a browser which has nothing yet loads at this address, until something is there. */
export async function scriptsUntil(page: Page, url: string, selector: string): Promise<Buffer[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.setBypassServiceWorker', { bypass: true })
  const responses: Response[] = []
  const note = (response: Response): void => {
    if (response.request().resourceType() === 'script') responses.push(response)
  }
  page.on('response', note)
  await page.goto(url)
  await page.waitForSelector(selector)
  page.off('response', note)
  return Promise.all(responses.map((response) => response.body()))
}
