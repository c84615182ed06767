// A real Chromium without any system package, for tests and for pictures of the screens.

import { setTimeout as pause } from 'node:timers/promises'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as driver } from 'playwright-core'

/**
 * It comes with a graphics processor that is imitated on the processor: shaders that are translated for it stop all frames for hundreds of
 * milliseconds. Without any it draws by itself, as every browser does where there is none.
 */
chromium.setGraphicsMode = false

export async function openBrowser(): Promise<Browser> {
  const fitting = chromium.args.filter((arg) => arg !== '--single-process' && !arg.startsWith('--headless'))
  const args = [...fitting, '--disable-gpu']
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
