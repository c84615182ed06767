// In each language, on a laptop by keyboard and on a phone by touch: a person plays for a while and looks at every other page, every word
// is there (one that is missing would throw), and nothing sticks out.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Language, languages } from '@cic/engine'
import type { Page } from 'playwright-core'
import { aChange, answerByKeyboard, answerByTouch } from './person.ts'
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

/** So many questions; whoever finds none that takes an answer gives up. */
async function answerSome(page: Page, wanted: number, answer: typeof answerByTouch): Promise<void> {
  const answered = new Set<string>()
  const end = Date.now() + 120_000
  for (let turn = 0; answered.size < wanted && (await page.locator('.game-over').count()) === 0; turn++) {
    assert.ok(Date.now() < end, `only ${answered.size} questions took an answer`)
    const asked = await page.evaluate(() => document.querySelector('.question')?.getAttribute('data-decision'))
    if ((await answer(page, turn)) && asked) answered.add(asked)
    else await aChange(page)
  }
}
