// A person plays with Exodus through the page: one of the Final Five is found, a goal is shown, another one costs, and a check has a third
// result.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Situation, Table } from '@cic/engine/testing'
import type { Page } from 'playwright-core'
import { goesOn, seenOnce, seriousProblems } from './person.ts'
import { type Look, openRig, type Rig } from './rig.ts'
import { answer, sitAt } from './sitting.ts'

const game = { sets: ['base', 'exodus'], personalGoals: true, finalFive: true } as const
const options = { ...game, objective: 'kobol' } as const

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig?.close())

/** Somebody at a table that stands so, in its first seat. */
const sit = (situation: Situation, at: (table: Table) => Table, look?: Look): Promise<Page> =>
  sitAt({ rig, situation: { options: options, ...situation }, at, look, seed: 'exodus' })

/** In their own turn, so that the game goes on afterwards. */
const acting = (table: Table): Table => table.turns().until('action:choose')

test('who looks at one of the Final Five shows it to all; it lies among these cards, and everybody is told', async () => {
  const page = await sit(
    {
      seats: ['baltar', 'roslin', 'starbuck'],
      loyalty: { roslin: ['you-are-not-a-cylon', 'final-five-examiner-brig'] },
    },
    acting,
  )
  assert.equal(await page.locator('.players .final-five').count(), 0)
  await answer(page, /Cylon Detector/).click()
  await answer(page, /Roslin/).click()
  const { words, backs } = await seenOnce(page, '.final-five-scene', (scene) => ({
    words: scene.textContent ?? '',
    backs: scene.querySelectorAll('.mixing .back').length,
  }))
  assert.match(words, /Whoever Examines This Card Is Sent to the Brig/)
  assert.equal(backs, 2)
  assert.deepEqual(await seriousProblems(page), [])
  await page.locator('.final-five-scene').waitFor({ state: 'detached' })
  const fact = page.locator('.player', { hasText: 'Roslin' }).locator('.final-five')
  assert.match((await fact.getAttribute('title')) ?? '', /lies among the Loyalty cards: The Final Five/)
  assert.match(await page.locator('.log').innerText(), /One of the Final Five is revealed/)
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('a goal says what it takes and costs, is shown when it can be, and has its scene', async () => {
  const page = await sit(
    {
      seats: ['adama', 'roslin', 'starbuck'],
      nukes: 0,
      loyalty: { adama: ['personal-goal-devastation', 'personal-goal-stand-and-fight'] },
      space: { front: { raiders: 4 } },
    },
    acting,
  )
  assert.equal(await page.locator('.goal-state').count(), 0)
  await page.locator('.peek').click()
  const goals = await page.locator('.goal-state').allInnerTexts()
  assert.match(goals[0], /Can be revealed now.*the Admiral has no nuke tokens left.*Morale −1/s)
  assert.match(goals[1], /Not fulfilled yet\. Now 4 of 10\..*at least 10 raiders.*Population −1/s)
  assert.match((await page.locator('.nukes').getAttribute('title')) ?? '', /0 of 3/)
  assert.deepEqual(await seriousProblems(page), [])
  await answer(page, /Reveal “Personal Goal: Devastation”/).click()
  const { words, others } = await seenOnce(page, '.goal-scene', (scene) => ({
    words: scene.textContent ?? '',
    others: document.querySelectorAll('.reveal-scene').length,
  }))
  assert.match(words, /Personal Goal: Devastation/)
  assert.equal(others, 0)
  await page.locator('.goal-state', { hasText: 'no nuke tokens' }).waitFor({ state: 'detached' })
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('the end lists goals that nobody has shown, with what they cost', async () => {
  const page = await sit(
    {
      seats: ['adama', 'roslin', 'starbuck'],
      admiral: 'adama',
      at: { adama: 'ftl-control' },
      loyalty: { roslin: ['personal-goal-devastation'] },
      travelled: ['asteroid-field', 'cylon-ambush', 'cylon-refinery'],
      jumpPreparation: 3,
      dice: [8],
      morale: 5,
      food: 5,
      fuel: 5,
      population: 5,
    },
    acting,
    { width: 360, height: 740, language: 'de' },
  )
  await answer(page, /FTL/).first().click()
  await goesOn(page, '.game-over.humans')
  assert.match(await page.locator('.open-goals').innerText(), /Roslin.*Persönliches Ziel: Verwüstung.*Moral −1/s)
  assert.deepEqual(rig.errors, [])
  await page.close()
})

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test(`a check with a consequence shows three results, ${width} wide`, async () => {
    const page = await sit(
      {
        seats: ['roslin', 'adama', 'starbuck'],
        current: 'starbuck',
        hands: { roslin: ['politics 1', 'tactics 0', 'leadership 4'] },
      },
      (table) => table.crisis('power-failure').until('skillCheck:contribute'),
      { width, height, language: 'de' },
    )
    const consequence = page.locator('.check-outcomes .consequence')
    await consequence.waitFor()
    assert.match(await consequence.innerText(), /Konsequenz.*Beschädige/s)
    assert.equal(await page.locator('.check-outcomes li').count(), 3)
    assert.equal(await page.locator('.check-outcomes .happened').count(), 0)
    assert.deepEqual(await seriousProblems(page), [])
    assert.deepEqual(rig.errors, [])
    await page.close()
  })
}
