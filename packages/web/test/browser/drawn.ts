// A page has drawn again what depends on its size, or on what was just touched.

import type { Page } from 'playwright-core'

export const drawnAnew = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size)
  await drawnAnew(page)
}
