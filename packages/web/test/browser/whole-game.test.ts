// A person plays a whole game against bots through the page, with the keyboard alone.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerByKeyboard, seriousProblems } from './person.ts'
import { openRig } from './rig.ts'

test('a whole game by keyboard, from the first page to the end', async () => {
  const rig = await openRig()
  try {
    const page = await rig.person({ language: 'de', theme: 'light' })
    const [, players, level] = await page.locator('.play-alone select').all()
    await players.press('3')
    await level.press('K')
    await page.getByRole('button', { name: 'Allein gegen Bots spielen' }).press('Enter')
    await page.waitForSelector('.table')
    let answers = 0
    for (let i = 0; i < 6000 && (await page.locator('.game-over').count()) === 0; i++) {
      if (await answerByKeyboard(page, i)) answers++
    }
    assert.ok(answers > 20, `only ${answers} answers`)
    await page.waitForSelector('.plots path')
    assert.match(await page.locator('#over-title').innerText(), /gewonnen|verloren/)
    assert.equal(await page.locator('.who-was-what li').count(), 3)
    assert.deepEqual(await seriousProblems(page), [])
    assert.deepEqual(rig.errors, [])
  } finally {
    await rig.close()
  }
})
