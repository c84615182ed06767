// A real Chromium without any system package, for tests and for pictures of the screens.

import chromium from '@sparticuz/chromium'
import { type Browser, chromium as driver } from 'playwright-core'

export async function openBrowser(): Promise<Browser> {
  const args = chromium.args.filter((arg) => arg !== '--single-process' && !arg.startsWith('--headless'))
  return driver.launch({ executablePath: await chromium.executablePath(), args, headless: true })
}
