// What people at a table agree on: who proposes something says what will happen first, everybody sees who it was and how it ended.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isAsked, openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

test('a game that two people agree to end shows its end to both, and asks nothing any more', async () => {
  const [one, other] = [await rig.person(), await rig.person({ language: 'de' })]
  await rig.game([one, other], { until: isAsked(0, 'action:choose') })
  await one.locator('.menu > button').click()
  await one.getByRole('button', { name: 'Propose to end the game' }).click()
  await one.getByText('All people at the table must agree.').waitFor()
  assert.equal(await other.locator('.vote').count(), 0, 'nothing is proposed before it is confirmed')
  await one.getByRole('button', { name: 'Propose it' }).click()
  await other.getByText(/^Vorschlag von/).waitFor()
  await other.locator('.vote').getByRole('button', { name: 'Ja' }).click()
  await one.getByRole('heading', { name: 'The game was ended' }).first().waitFor()
  await other.getByRole('heading', { name: 'Das Spiel wurde beendet' }).first().waitFor()
  for (const page of [one, other]) assert.equal(await page.locator('.question .answer').count(), 0)
  await other.getByRole('tab', { name: /Gespräch/ }).click()
  await other.getByText('Angenommen.').waitFor()
  assert.deepEqual(rig.errors, [])
  for (const page of [one, other]) await page.close()
})

test('what was refused is told, and waits before it is proposed again', async () => {
  const [one, other] = [await rig.person(), await rig.person()]
  await rig.game([one, other], { until: isAsked(0, 'action:choose') })
  await one.locator('.menu > button').click()
  await one.getByRole('button', { name: 'Propose to end the game' }).click()
  await one.getByRole('button', { name: 'Propose it' }).click()
  await other.locator('.vote').getByRole('button', { name: 'No' }).click()
  await one.getByText(/refused; again in/).waitFor()
  for (const page of [one, other]) await page.close()
})
