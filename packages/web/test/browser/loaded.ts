// What a browser loads.

import type { Page, Request } from 'playwright-core'

/**
 * The scripts that a browser which has nothing yet loads at this address, until something is there. The page itself notes when that is: what
 * it loads in the moment after would count on a busy machine and not on another.
 */
export async function scriptsUntil(page: Page, url: string, selector: string): Promise<Buffer[]> {
  // What the page before still loads is not of this one.
  await page.goto('about:blank')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.setBypassServiceWorker', { bypass: true })
  await page.addInitScript(noteWhen(selector))
  const scripts = new Set<string>()
  const note = (request: Request): void => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  }
  page.on('request', note)
  await page.goto(url)
  await page.waitForSelector(selector)
  page.off('request', note)
  // What was still on its way counts too.
  await page.waitForFunction((all) => all.every((one) => performance.getEntriesByName(one).length > 0), [...scripts])
  const counted = await page.evaluate<string[]>(begunBefore([...scripts]))
  return Promise.all(counted.map(async (script) => (await page.request.get(script)).body()))
}

/** Runs in the page before anything else does: when it was there first. */
const noteWhen = (selector: string): string => `
  new MutationObserver((_, watch) => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return
    window.thereSince = performance.now()
    watch.disconnect()
  }).observe(document, { childList: true, subtree: true })`

/** Runs in the page: those of these that were asked for before it was there. */
const begunBefore = (scripts: readonly string[]): string =>
  `${JSON.stringify(scripts)}.filter((one) => performance.getEntriesByName(one)[0].startTime <= window.thereSince)`
