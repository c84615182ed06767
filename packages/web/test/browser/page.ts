// A browser at a table that runs in memory.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '../../dev/browser.ts'
import { type Harness, startHarness } from '../../dev/server.ts'

export interface Look {
  readonly width?: number
  readonly height?: number
  readonly theme?: 'dark' | 'light'
  readonly language?: string
  readonly motion?: 'system' | 'off'
}

export interface Rig {
  readonly harness: Harness
  readonly browser: Browser
  /** Another person's browser. */
  readonly person: (look?: Look) => Promise<Page>
  readonly errors: string[]
  readonly close: () => Promise<void>
}

export async function openRig(seed = 'browser'): Promise<Rig> {
  const harness = await startHarness(0, 0.02, seed)
  const browser = await openBrowser()
  const errors: string[] = []
  const contexts: BrowserContext[] = []
  return {
    harness,
    browser,
    errors,
    person: async ({ width = 1440, height = 900, theme = 'dark', language = 'en', motion = 'off' } = {}) => {
      const phone = width < 700
      const context = await browser.newContext({ viewport: { width, height }, isMobile: phone, hasTouch: phone })
      contexts.push(context)
      const settings = JSON.stringify({ theme, language, motion })
      await context.addInitScript(
        `localStorage.getItem('cic.settings') ?? localStorage.setItem('cic.settings', '${settings}')`,
      )
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(harness.url)
      return page
    },
    close: async () => {
      for (const context of contexts) await context.close()
      await browser.close()
      harness.close()
    },
  }
}

/** Answers whatever is asked, by the keyboard alone. Returns whether something was asked. */
export async function answerByKeyboard(page: Page, turn: number): Promise<boolean> {
  const question = page.locator('.question:not(.idle)')
  if ((await question.count()) === 0) return false
  const answers = await page.locator('.question .answer:not(:disabled)').count()
  if (answers === 0) return false
  if ((await page.locator('.question .confirm').count()) === 0) {
    await page.keyboard.press(keys[turn % Math.min(answers, keys.length)])
    return true
  }
  for (let i = 0; i < answers && (await page.locator('.question .confirm:disabled').count()) > 0; i++) {
    await page.keyboard.press(keys[i])
  }
  await page.locator('body').press('Enter')
  return true
}

const keys = '123456789abcdefghijklmnopqrstuvwxyz'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds serious or critical on a page, one line each. */
export async function seriousProblems(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      )
  })
}

interface AxeResults {
  violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[]
}
