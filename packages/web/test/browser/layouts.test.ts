// Seven people on New Caprica and a hand of fifteen cards, on every size of screen that is promised and in the languages with the longest
// words: nothing is cut off, and nothing lies over anything else.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { given, type Situation } from '@cic/engine/testing'
import type { Page } from 'playwright-core'
import { storeSituation } from '../../dev/stored-table.ts'
import { unreadable } from './cuts.ts'
import { drawnAnew, resize } from './drawn.ts'
import { openRig, type Rig, wholeTable } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig?.close())

const sizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const

const game = { sets: ['base', 'pegasus'], objective: 'new-caprica' } as const

const people: Situation = {
  seats: ['tigh', 'roslin', 'starbuck', 'cavil', 'cain', 'tyrol', 'dee'],
  options: game,
  admiral: 'tigh',
  president: 'roslin',
  fuel: 5,
  food: 3,
  morale: 6,
  population: 7,
  hands: {
    tigh: [
      ...['politics 1', 'politics 2', 'politics 3', 'leadership 5', 'leadership 1', 'leadership 2', 'tactics 3'],
      ...['tactics 1', 'tactics 2', 'piloting 2', 'piloting 1', 'engineering 2', 'engineering 1'],
      ...['treachery 2', 'treachery 1'],
    ],
    roslin: ['politics 1', 'politics 2', 'leadership 2'],
  },
}

const situations: Readonly<Record<string, Situation>> = {
  'under occupation': {
    ...people,
    at: {
      tigh: 'shipyard',
      roslin: 'shipyard',
      starbuck: 'medical-center',
      cavil: 'occupation-authority',
      cain: 'shipyard',
      tyrol: 'breeders-canyon',
      dee: 'resistance-hq',
    },
    damaged: ['hangar-deck', 'airlock'],
    jumpPreparation: 3,
    newCaprica: { forces: [1, 2, 1] },
  },
  'with Galactica in orbit': {
    ...people,
    at: {
      tigh: 'weapons-control',
      roslin: 'weapons-control',
      starbuck: 'portBow',
      cavil: 'caprica',
      cain: 'admirals-quarters',
      tyrol: 'shipyard',
      dee: 'pegasus-cic',
    },
    damaged: ['weapons-control', 'admirals-quarters', 'hangar-deck', 'main-batteries'],
    space: {
      starboardBow: { basestars: 1, raiders: 4 },
      starboardAft: { basestars: 1, raiders: 3, heavyRaiders: 1 },
      portBow: { vipers: 1, civilians: 1 },
      portAft: { vipers: 2, civilians: 2 },
    },
    newCaprica: { orbit: true, forces: [1, 0, 1] },
  },
}

for (const language of ['es', 'de', 'pl']) {
  for (const kind of ['laptop', 'phone'] as const) {
    test(`New Caprica in ${language} on a ${kind}`, { timeout: 180_000 }, async () => {
      const fitting = sizes.filter(({ width }) => width < 700 === (kind === 'phone'))
      const page = await rig.person({ ...fitting[0], language })
      const found: string[] = []
      for (const [name, situation] of Object.entries(situations)) {
        await open(page, situation)
        for (const size of fitting) {
          await resize(page, size)
          for (const line of await everyView(page)) found.push(`${name}, ${size.width} × ${size.height}: ${line}`)
        }
        await allIsRead(page)
      }
      assert.deepEqual(found, [])
      assert.deepEqual(rig.errors, [])
      await page.close()
    })
  }
}

async function open(page: Page, situation: Situation): Promise<void> {
  const { state } = given(situation).action()
  const wanted = { directory: rig.server.directory, page, game, players: 7, seed: 'layouts' }
  const id = await storeSituation(wanted, state)
  await page.goto(`${rig.url}/table/${id}`)
  await page.waitForSelector('.question .answer')
  await wholeTable(page)
}

/** Whatever of a card does not fit into the hand, and of an answer into its line, is read by pointing at it, or by holding it. */
async function allIsRead(page: Page): Promise<void> {
  const cards = await page.locator('.card-face').all()
  assert.equal(cards.length, 15)
  const about = page.locator('.about.opened')
  for (const thing of [...cards, page.locator('.question .answer:has(.does-line)').first()]) {
    const words = (await thing.locator('.card-name, .does-line').first().textContent()) ?? ''
    await thing.dispatchEvent('contextmenu')
    const read = (await about.textContent()) ?? ''
    assert.ok(letters(read).includes(letters(words)), `“${words}” is not in “${read}”`)
    // What is still open would be closed by the next one that is asked for.
    do await page.keyboard.press('Escape')
    while ((await about.count()) > 0)
  }
}

/** Without the places where a word may be broken. */
const letters = (words: string): string => words.replaceAll(/[\u00ad\s]/g, '').toLowerCase()

/** On a narrow screen the board shows one of its parts at a time. */
async function everyView(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0)
  const parts = page.locator('.zoom button')
  if (!(await parts.first().isVisible())) return unreadable(page)
  const found: string[] = []
  for (const part of await parts.all()) {
    await part.click()
    await drawnAnew(page)
    const name = await part.textContent()
    for (const line of await unreadable(page)) found.push(`${name}: ${line}`)
  }
  return found
}

for (const language of ['es', 'de', 'pl']) {
  test(`a skill check of seven in ${language}`, { timeout: 180_000 }, async () => {
    const page = await rig.person({ ...sizes[0], language })
    const { state } = given({ ...people, current: 'dee' })
      .crisis('resistance')
      .until('skillCheck:contribute')
    const wanted = { directory: rig.server.directory, page, game, players: 7, seed: 'layouts' }
    await page.goto(`${rig.url}/table/${await storeSituation(wanted, state)}`)
    await page.waitForSelector('.question[data-decision]')
    await wholeTable(page)
    const found: string[] = []
    for (const size of sizes) {
      await resize(page, size)
      // What is under the panel of the check is not looked at.
      for (const part of ['.check', '.question', '.hand'])
        for (const line of await unreadable(page, part)) found.push(`${size.width} × ${size.height}: ${line}`)
      for (const words of await page.evaluate(outcomesOutOfSight))
        found.push(`${size.width} × ${size.height}: out of sight: ${words}`)
      for (const name of await page.evaluate(brokenNames)) found.push(`${size.width} × ${size.height}: broken ${name}`)
    }
    assert.deepEqual(found, [])
    await page.close()
  })
}

/** Runs in the page: what may come of the check, as far as it is not in sight at once. */
function outcomesOutOfSight(): string[] {
  const frame = document.querySelector('.check')?.getBoundingClientRect() ?? new DOMRect()
  const end = Math.min(frame.bottom, document.querySelector('.question')?.getBoundingClientRect().top ?? 0)
  const isBeside = (document.querySelector('.question')?.getBoundingClientRect().left ?? 0) >= frame.right
  return [...document.querySelectorAll('.check-outcomes li')]
    .filter((one) => one.getBoundingClientRect().bottom > (isBeside ? frame.bottom : end) + 1)
    .map(({ textContent }) => textContent ?? '')
}

/** Runs in the page: names that go on in the next line in the middle of a word. */
function brokenNames(): string[] {
  const broken = (node: Node): boolean =>
    [...(node.textContent ?? '').matchAll(/[^\s\u00ad-]+/g)].some(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })
  const names = [...document.querySelectorAll('.seat-name > span:not(.disc)')]
  // On a phone discs and numbers are enough: there names are only read aloud.
  return names
    .filter((name) => name.getBoundingClientRect().width > 2 && name.textContent?.includes('\u00ad') !== true)
    .filter((name) => [...name.childNodes].some(broken))
    .map(({ textContent }) => textContent ?? '')
}
