// How much a page holds.

import type { CDPSession, Page } from 'playwright-core'

export async function heapMeter(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return () => megabytes(devtools)
}

/** What is still held after everything that can go has gone. */
async function megabytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6
}
