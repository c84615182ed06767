// The scene that only its reader sees: which side one is on, when the cards are dealt; and sounds, which are silent until they are wanted.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { given, type Situation } from '@cic/engine/testing'
import { storeSituation } from '../../dev/stored-table.ts'
import { comesOnStage, seriousProblems, whatItSays } from './person.ts'
import { isAsked, openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

test('the loyalty card of the beginning is shown to its owner, and put away by Enter', async () => {
  const page = await rig.person()
  await rig.game([page], { until: isAsked(0, 'setup:chooseCharacter') })
  await page.locator('.question .answer').first().waitFor()
  const scene = page.locator('.own-card')
  assert.match(await comesOnStage(page, '.own-card .scene-title', whatItSays), /^You are (human|a Cylon)$/)
  assert.deepEqual(await seriousProblems(page), [])
  await scene.locator('button:not([aria-disabled])').press('Enter')
  await scene.waitFor({ state: 'detached' })
  assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY')
  await comesOnStage(page, '.showing', whatItSays)
  while ((await page.locator('.showing').count()) > 0) await page.locator('body').press('Space')
  assert.equal(await scene.count(), 0, 'it does not come back after the next scene')
  await page.reload()
  await page.locator('.question').waitFor()
  assert.equal(await scene.count(), 0, 'what was put away stays away')
  assert.deepEqual(rig.errors, [])
})

const sleepers: Situation = {
  seats: ['tigh', 'roslin', 'zarek', 'helo', 'tyrol'],
  current: 'tigh',
  loyalty: {
    tigh: ['you-are-not-a-cylon'],
    roslin: ['you-are-not-a-cylon'],
    zarek: ['you-are-not-a-cylon'],
    helo: ['you-are-not-a-cylon'],
    tyrol: ['you-are-not-a-cylon'],
  },
  tops: { loyalty: ['cylon-send-to-brig'] },
}

test('who becomes a Cylon in the Sleeper Agent phase reads that they want the fleet to fail, and how; on a phone it fills the screen', async () => {
  const page = await rig.person({ width: 390, height: 844 })
  const table = given(sleepers)
  const before = table.view('tigh').log.length
  const { state } = table.sleeperAgentPhase().finished().action().goesOn()
  // The first card was told before the game was left.
  state.log.splice(before, 0, { t: 'yourLoyalty', seat: 0, card: 'you-are-not-a-cylon', only: [0] })
  const id = await storeSituation(
    { directory: rig.server.directory, page, game: {}, players: 5, seed: 'sleepers' },
    state,
  )
  await page.evaluate(([key, log]) => localStorage.setItem(key, JSON.stringify({ log, talk: 0 })), [
    `cic.seen.${id}`,
    before + 1,
  ] as const)
  await page.goto(`${rig.url}/table/${id}`)
  const scene = page.locator('.own-card')
  await scene.waitFor()
  assert.equal(await scene.locator('.scene-title').innerText(), 'You now want the fleet to fail')
  assert.match(await scene.locator('.own-lines').innerText(), /as an action you may reveal yourself/)
  const box = await scene.boundingBox()
  assert.deepEqual([box?.width, box?.height], [390, 844])
  await scene.getByRole('button').tap()
  await scene.waitFor({ state: 'detached' })
  assert.deepEqual(rig.errors, [])
})

test('nothing sounds until it is wanted; then what happens does', async () => {
  const page = await rig.person({ motion: 'system' })
  await page.addInitScript(() => {
    const made: number[] = []
    Object.assign(window, { tones: made })
    const { createOscillator } = AudioContext.prototype
    AudioContext.prototype.createOscillator = function () {
      made.push(this.currentTime)
      return createOscillator.call(this)
    }
  })
  await rig.game([page], { until: isAsked(0, 'move:choose') })
  await page.locator('.question .answer').first().waitFor()
  assert.equal(await page.evaluate('tones.length'), 0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('checkbox', { name: 'Sounds' }).check()
  await page.keyboard.press('Escape')
  await page.waitForFunction(sounded)
  await page.reload()
  await page.waitForFunction(sounded)
  assert.deepEqual(rig.errors, [])
})

/** Runs in the page. */
const sounded = (): boolean => (window as unknown as { tones: number[] }).tones.length > 0
