// Browsers at the tables of a real server, which runs in this process with bots that do not wait.

import { type Game, pending } from '@cic/engine'
import { chanceFrom, randomAnswer } from '@cic/engine/testing'
import type { Pace, TableSettings } from '@cic/protocol'
import { Client, putBegun, quickSlow, settings, type TestServer, testServer } from '@cic/server/testing'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '../../dev/browser.ts'

export interface Look {
  readonly width?: number
  readonly height?: number
  readonly theme?: 'dark' | 'light'
  readonly language?: string
  readonly motion?: 'system' | 'off'
}

export interface GameWanted {
  /** Bots take the seats that are left. */
  readonly players?: number
  readonly level?: 'random' | 'cadet'
  readonly pace?: Pace
  readonly game?: TableSettings['game']
  readonly seed?: string
  /** It is played until then before anybody looks. */
  readonly until?: (game: Game) => boolean
  /** What everybody answers meanwhile. */
  readonly answers?: 'safe' | 'random'
}

export interface Rig {
  readonly url: string
  readonly browser: Browser
  readonly server: TestServer
  /** What went wrong in any of the pages. */
  readonly errors: string[]
  /** Another person's browser, on the first page. */
  readonly person: (look?: Look) => Promise<Page>
  /** The same game every time, with these browsers in its first seats. */
  readonly store: (pages: readonly Page[], wanted?: GameWanted) => Promise<string>
  /** Brings them there too. */
  readonly game: (pages: readonly Page[], wanted?: GameWanted) => Promise<string>
  readonly close: () => Promise<void>
}

export async function openRig(environment: Readonly<Record<string, string>> = {}): Promise<Rig> {
  const [browser, server] = await Promise.all([openBrowser(), testServer(environment)])
  const url = server.address
  const errors: string[] = []
  const contexts: BrowserContext[] = []
  const store: Rig['store'] = async (pages, { until, answers = 'safe', pace = quickSlow, ...more } = {}) => {
    const { players = 3, seed = 'rig', level, game = {} } = more
    const people = await Promise.all(pages.map((page) => clientOf(page, url)))
    const chance = chanceFrom(seed)
    return putBegun(
      server,
      { people, players, level, seed, settings: { ...settings(pace), game } },
      until,
      (decision) => (answers === 'safe' ? decision.fallback : randomAnswer(decision, chance)),
    )
  }
  return {
    url,
    browser,
    server,
    errors,
    person: async (look = {}) => {
      const context = await newContext(browser, look)
      contexts.push(context)
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(error.message))
      // Who has no identity yet cannot be given a seat.
      await Promise.all([page.waitForResponse('**/api/me'), page.goto(url)])
      await page.waitForSelector('.table-list')
      return page
    },
    store,
    game: async (pages, wanted) => {
      const id = await store(pages, wanted)
      await Promise.all(pages.map((page) => page.goto(`${url}/table/${id}`)))
      await Promise.all(pages.map(wholeTable))
      return id
    },
    close: async () => {
      for (const context of contexts) await context.close()
      await browser.close()
      await server.stop()
    },
  }
}

/** The question comes first, the boards after it, and what lies beside them last. */
export const wholeTable = (page: Page): Promise<void> =>
  page.locator('.board .strip, .game-over').first().waitFor({ state: 'attached' })

async function newContext(browser: Browser, look: Look): Promise<BrowserContext> {
  const { width = 1440, height = 900, theme = 'dark', language = 'en', motion = 'off' } = look
  const phone = width < 700
  const context = await browser.newContext({ viewport: { width, height }, isMobile: phone, hasTouch: phone })
  const chosen = JSON.stringify({ theme, language, motion })
  await context.addInitScript(
    `localStorage.getItem('cic.settings') ?? localStorage.setItem('cic.settings', '${chosen}')`,
  )
  await withoutWaiting(context)
  return context
}

/** Tables that are made through the page have a pace for people: here bots answer at once. */
const withoutWaiting = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/tables', (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    const { settings: wanted, ...rest } = request.postDataJSON()
    const pace = { ...wanted.pace, windowSeconds: 0.1, botSeconds: 0 }
    return route.continue({ postData: JSON.stringify({ ...rest, settings: { ...wanted, pace } }) })
  })

/** Until this seat is asked such a thing. */
export const isAsked =
  (seat: number, kind: string) =>
  (game: Game): boolean =>
    pending(game).some((decision) => decision.seat === seat && decision.kind === kind)

export const isOver = ({ over }: Game): boolean => over !== undefined

/** A program that is the same person as this browser. */
export async function clientOf(page: Page, url: string): Promise<Client> {
  const client = new Client(url)
  client.cookie = (await page.context().cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ')
  return client
}
