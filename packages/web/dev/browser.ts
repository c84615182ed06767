// A real Chromium without any system package, for tests and for pictures of the screens.

import { setTimeout as pause } from 'node:timers/promises'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as driver } from 'playwright-core'

export async function openBrowser(): Promise<Browser> {
  const args = chromium.args.filter((arg) => arg !== '--single-process' && !arg.startsWith('--headless'))
  // The first to come unpacks the browser; whoever comes meanwhile finds half of it, and tries again.
  for (let attempt = 1; ; attempt++) {
    try {
      return await driver.launch({ executablePath: await chromium.executablePath(), args, headless: true })
    } catch (error) {
      if (attempt === 6) throw error
      await pause(1500)
    }
  }
}
