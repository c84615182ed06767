// The end of a game: whether I won, what everybody was, what decided it, who added what, and the board as it was.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Game, openView, partOf, playedChecks } from '@cic/engine'
import { seriousProblems } from './person.ts'
import { isOver, openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

test('each reads whether they won, and then everything that was hidden', async () => {
  const [one, two] = [await rig.person(), await rig.person({ width: 390, height: 844 })]
  let ended: Game | undefined
  await rig.game([one, two], {
    seed: 'end',
    answers: 'random',
    until: (game) => {
      ended = game
      return isOver(game)
    },
  })
  assert.ok(ended !== undefined)
  const seen = openView(ended)
  for (const [seat, page] of [one, two].entries()) {
    await page.locator('.game-over').waitFor()
    const part = partOf(seen, seat)
    assert.equal(await page.locator('#over-title').innerText(), part?.won ? 'You won' : 'You lost')
    assert.equal(await page.locator('.game-over').getAttribute('data-part'), part?.was)
    await page.locator('.who-was-what li').filter({ hasText: 'face down' }).first().waitFor({ state: 'detached' })
    await page.locator('.moments li').first().waitFor()
    await page
      .locator('.played-checks summary')
      .nth(playedChecks(seen).length - 1)
      .waitFor()
    assert.equal(await page.locator('.played-checks summary').count(), playedChecks(seen).length)
    assert.equal(await page.locator('.secrets .back').count(), 0, 'a loyalty card lies face down')
  }
  const given = playedChecks(seen).findIndex((check) => check.given.length > 0)
  const line = one.locator('.played-checks details').nth(given)
  await line.locator('summary').click()
  await line.locator('.gift-card').first().waitFor()
  assert.deepEqual(await seriousProblems(one), [])
  assert.deepEqual(rig.errors, [])
})

test('the board as it was can be looked at, and left again by the keyboard', async () => {
  const page = await rig.person()
  await rig.game([page], { seed: 'end', answers: 'random', until: isOver })
  await page.locator('.board-again').press('Enter')
  await page.locator('.board').waitFor()
  assert.match((await page.evaluate(() => document.activeElement?.className)) ?? '', /back-to-end/)
  await page.keyboard.press('Enter')
  await page.locator('.game-over').waitFor()
  assert.deepEqual(rig.errors, [])
})

test('who only watches reads which side won', async () => {
  const [player, watcher] = [await rig.person(), await rig.person()]
  const id = await rig.store([player], { seed: 'end', answers: 'random', until: isOver })
  await watcher.goto(`${rig.url}/table/${id}`)
  await watcher.locator('.game-over').waitFor()
  assert.match(await watcher.locator('#over-title').innerText(), /^The (humans|Cylons) win$/)
  assert.equal(await watcher.locator('.your-game').count(), 0)
})
