// In each language, on a laptop by keyboard and on a phone by touch: a person plays for a while and looks at every other page, every word
// is there (one that is missing would throw), and nothing sticks out.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Language, languages } from '@cic/engine'
import type { Page } from 'playwright-core'
import { answerByKeyboard, answerByTouch, touchable } from './person.ts'
import { isAsked, openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

const players: Record<Language, string> = { en: 'Players', es: 'Jugadores', de: 'Spieler', fr: 'Joueurs', pl: 'Gracze' }

const ways = [
  { width: 1440, height: 900, answer: answerByKeyboard },
  { width: 360, height: 740, answer: answerByTouch },
]

/** Every other page, with what is on it. */
const pages = [
  ['/', '.table-list'],
  ['/learn', '.learn .primary'],
  ['/reference', '.entry'],
  ['/reference#rules', '.chapter'],
  ['/settings', '.matrix'],
] as const

for (const language of languages) {
  for (const { width, height, answer } of ways) {
    test(`${language}, ${width} pixels wide`, async () => {
      const page = await rig.person({ language, width, height })
      await rig.game([page], { seed: language, until: isAsked(0, 'action:choose') })
      assert.equal(await page.locator('html').getAttribute('lang'), language)
      assert.equal(await page.locator('#players-title').textContent(), players[language])
      await answerSome(page, 8, answer)
      await fits(page, 'table')
      for (const [path, shows] of pages) {
        await page.goto(rig.url + path)
        await page.waitForSelector(shows)
        await fits(page, path)
      }
      assert.deepEqual(rig.errors, [])
      await page.close()
    })
  }
}

async function fits(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0, `${where}: ${wide} pixels too wide`)
}

async function answerSome(page: Page, wanted: number, answer: typeof answerByTouch): Promise<void> {
  for (let given = 0, refused = 0; given < wanted; ) {
    assert.ok(refused < 15, 'a question takes an answer')
    await page.waitForSelector(`${touchable}, .game-over`)
    if ((await page.locator('.game-over').count()) > 0) return
    const asked = await page.locator('.question').innerText()
    if (!(await answer(page, given))) continue
    // A question that has just come up takes no answer yet: then it is answered once more.
    const taken = await page
      .waitForFunction((before) => document.querySelector<HTMLElement>('.question')?.innerText !== before, asked, {
        timeout: 2000,
      })
      .catch(() => undefined)
    if (taken === undefined) refused++
    else given++
  }
}
