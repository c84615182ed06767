// A browser with the real server, for what a table in memory does not have: history, notes, notifications.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '../../dev/browser.ts'
import type { Look } from './page.ts'

export interface ServerRig {
  readonly url: string
  /** Where the server keeps its tables. */
  readonly directory: string
  readonly errors: string[]
  /** Another person's browser, on the first page. */
  readonly person: (look?: Look) => Promise<Page>
  /** A running table of this person and two bots. */
  readonly playing: (page: Page) => Promise<string>
  /** A finished one: a bot plays for the person too. */
  readonly finished: (page: Page) => Promise<string>
  readonly close: () => Promise<void>
}

export async function openServerRig(): Promise<ServerRig> {
  const data = mkdtempSync(join(tmpdir(), 'cic-web-'))
  const [browser, { server, url }] = await Promise.all([openBrowser(), startServer(data)])
  const errors: string[] = []
  const contexts: BrowserContext[] = []
  const playing = (page: Page): Promise<string> => page.evaluate(startTable, false)
  return {
    url,
    directory: data,
    errors,
    playing,
    finished: async (page) => {
      const id = await page.evaluate(startTable, true)
      const status = (): Promise<string> =>
        page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).status, id)
      for (let i = 0; i < 400 && (await status()) !== 'over'; i++) await page.waitForTimeout(300)
      return id
    },
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
      await page.goto(url)
      await page.waitForSelector('.table-list')
      return page
    },
    close: async () => {
      for (const context of contexts) await context.close()
      await browser.close()
      server.kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Runs in the page, as a program would talk to the server. */
async function startTable(leave: boolean): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const send = async (method: string, path: string, body: object = {}) =>
    (await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) })).json()
  await fetch('/api/me')
  const pace = { kind: 'slow', windowSeconds: 1, botSeconds: 0 }
  const settings = { game: {}, pace, visibility: 'link', language: 'en' }
  const bot = { kind: 'bot', level: 'cadet' }
  const { id } = await send('POST', '/tables', { name: 'Test', settings, seats: [{ kind: 'me' }, bot, bot] })
  await send('POST', `/tables/${id}/start`)
  if (leave) await send('DELETE', `/tables/${id}/seats/0`)
  return id
}

function startServer(data: string): Promise<{ server: ChildProcess; url: string }> {
  const root = join(import.meta.dirname, '../../../..')
  const env = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' }
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], { cwd: root, env })
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const url = /CIC is at (\S+)/.exec(String(text))?.[1]
      if (url !== undefined) resolve({ server, url })
    })
    server.stderr.on('data', (text) => reject(new Error(String(text))))
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}
