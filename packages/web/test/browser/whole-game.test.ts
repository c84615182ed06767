// A person plays a whole game against bots through the page, with the keyboard alone.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerByKeyboard, playOut, seriousProblems } from './person.ts'
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
    const answers = await playOut(page, answerByKeyboard)
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
