// What people at a table agree on: who proposes something says what will happen first, everybody sees who it was and how it ended.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { clientOf, isAsked, openRig, type Rig } from './rig.ts'

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
  for (const page of [one, other]) await page.locator('.question .answer').first().waitFor({ state: 'detached' })
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

test('who has left finds the way back at once, and giving the seat up for good asks first', async () => {
  const [one, other] = [await rig.person(), await rig.person()]
  await rig.game([one, other], { until: isAsked(0, 'action:choose') })
  await one.locator('.menu > button').click()
  await one.getByRole('button', { name: 'Leave my seat to a bot' }).click()
  await one.locator('.sure .primary').click()
  await one.keyboard.press('Escape')
  const back = one.getByRole('button', { name: 'Take my seat back' })
  await back.waitFor()
  // The bot is asked instead.
  await one.locator('.question .answer').first().waitFor({ state: 'detached' })
  let left = 0
  one.on('request', (request) => {
    if (request.method() === 'DELETE') left++
  })
  await one.getByRole('button', { name: 'Let somebody else have it' }).click()
  await one.getByText('those who are left decide on it').waitFor()
  await one.getByRole('button', { name: 'Cancel' }).click()
  assert.equal(left, 0)
  await back.click()
  await back.waitFor({ state: 'detached' })
  for (const page of [one, other]) await page.close()
})

test('who is away says by one touch that they are back', async () => {
  const page = await rig.person()
  const id = await rig.game([page], { until: isAsked(0, 'action:choose') })
  const client = await clientOf(page, rig.url)
  await client.call('PUT', `/api/tables/${id}/rest`, { until: Date.now() + 86_400_000 })
  await page.getByText('You are away until').waitFor()
  await page.getByRole('button', { name: 'I am back' }).click()
  await page.getByText('You are away until').waitFor({ state: 'detached' })
  assert.deepEqual(rig.errors, [])
  await page.close()
})
