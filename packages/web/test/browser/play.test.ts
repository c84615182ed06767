// How it feels to play: what happens is seen before it is asked about, an answer is given once, and everything in the hand can be read.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Game, skillCheckOf, view } from '@cic/engine'
import { given, type Situation } from '@cic/engine/testing'
import { livePace } from '@cic/protocol'
import type { Page } from 'playwright-core'
import { storeSituation } from '../../dev/stored-table.ts'
import { resize } from './drawn.ts'
import { comesOnStage, goesOn, seriousProblems } from './person.ts'
import { isAsked, openRig, type Rig, wholeTable } from './rig.ts'
import { answer, openAt } from './sitting.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

test('a double click answers one question, and so does a key that is held down', async () => {
  for (const twice of [
    (page: Page) => page.locator('.question .answer').first().dblclick(),
    async (page: Page) => {
      // Without going up in between: the second one is a repetition.
      for (let i = 0; i < 3; i++) await page.keyboard.down('1')
      await page.keyboard.up('1')
    },
  ]) {
    const page = await rig.person()
    await rig.game([page], { until: isAsked(0, 'move:choose') })
    await page.locator('.question .answer').first().waitFor()
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/choices')) sent++
    })
    const asked = await page.locator('.question').getAttribute('data-decision')
    await twice(page)
    await page.locator(`.question[data-decision="${asked}"]`).waitFor({ state: 'detached' })
    await page.locator('.question[data-decision], .question .showing').first().waitFor()
    assert.equal(sent, 1)
    await page.close()
  }
})

test('an answer is not taken back by what was meant for it, but a moment later it is', async () => {
  const page = await rig.person({ width: 360, height: 740 })
  await rig.game([page], { until: isAsked(0, 'move:choose') })
  const asked = await page.locator('.question').getAttribute('data-decision')
  let taken = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/undo')) taken++
  })
  await page.evaluate(pressOnceGone, { gone: `.question[data-decision="${asked}"]`, selector: '.undo' })
  await page.locator('.question .answer').first().tap()
  await page.locator('html[data-pressed]').waitFor()
  assert.equal(taken, 0)
  // What is asked next closes it for another moment.
  await page.locator(`.question[data-decision]:not([data-decision="${asked}"])`).waitFor()
  const takenBack = page.waitForRequest((request) => request.url().endsWith('/undo'))
  await page.locator('.undo:not([aria-disabled])').tap()
  await takenBack
  await page.locator(`.question[data-decision="${asked}"]`).waitFor()
  assert.equal(taken, 1)
  assert.deepEqual(rig.errors, [])
  await page.close()
})

/** Runs in the page: presses a thing, as soon as it is there, in the first moment in which something else is gone. */
function pressOnceGone({ gone, selector }: { gone: string; selector: string }): void {
  new MutationObserver((_, watch) => {
    const thing = document.querySelector<HTMLElement>(selector)
    if (thing === null || document.querySelector(gone) !== null) return
    watch.disconnect()
    thing.click()
    document.documentElement.dataset.pressed = ''
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}

test('nothing is asked while something is shown, and the focus never falls to nowhere', async () => {
  const page = await rig.person({ motion: 'system' })
  const pace = { ...livePace, kind: 'slow', botSeconds: 0.3 } as const
  await rig.game([page], { seed: 'stage', pace, until: isAsked(0, 'skillCheck:contribute'), answers: 'random' })
  await page.evaluate(watchTheStage)
  const asked = await page.locator('.question').getAttribute('data-decision')
  await page.locator('.question .confirm').press('Enter')
  await page.locator(`.question[data-decision="${asked}"]`).waitFor({ state: 'detached' })
  await page.locator('#question-title:focus').waitFor()
  await comesOnStage(page, '.middle[data-scene]', () => undefined)
  await page.locator('.middle:not([data-scene])').waitFor()
  const { scenes, early } = await page.evaluate<{ scenes: number; early: string[] }>('stageSeen')
  assert.ok(scenes > 0)
  assert.deepEqual(early, [])
  await page.close()
})

/** Runs in the page: notes what is asked while something is on stage. */
function watchTheStage(): void {
  const seen = { scenes: 0, early: [] as string[] }
  Object.assign(window, { stageSeen: seen })
  const first = document.querySelector('.question')?.getAttribute('data-decision')
  new MutationObserver(() => {
    const scene = document.querySelector('.middle')?.getAttribute('data-scene')
    const asked = document.querySelector('.question')?.getAttribute('data-decision')
    if (scene === null || scene === undefined) return
    seen.scenes++
    if (asked !== null && asked !== undefined && asked !== first) seen.early.push(`${asked} during ${scene}`)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}

test('the panel of a check is there from its first card to its result, with everybody’s numbers', async () => {
  const page = await rig.person()
  await rig.game([page], { seed: 'stage', until: isAsked(0, 'skillCheck:contribute'), answers: 'random' })
  await page.locator('.check .rail [aria-current]').waitFor()
  assert.equal(await page.locator('.check .check-seats li').count(), 4)
  const before = await page.locator('.look-again').count()
  await goesOn(page, '.look-again', before + 1)
  await page.locator('.look-again').last().click()
  await page.locator('.check .stamp').waitFor()
  const numbers = await page.locator('.check .seat-name b').allInnerTexts()
  assert.equal(numbers.length, 4)
  const cards = await page.locator('.check .turned').count()
  assert.equal(
    numbers.reduce((sum, n) => sum + Number(n), 0),
    cards,
  )
  await page.keyboard.press('Escape')
  await page.locator('.check .stamp').waitFor({ state: 'detached' })
  await page.close()
})

test('cards are chosen for a check before one’s turn comes, and added then', async () => {
  const [waiting, asked] = await Promise.all([rig.person(), rig.person()])
  const before = (game: Game): boolean =>
    isAsked(1, 'skillCheck:contribute')(game) && skillCheckOf(view(game, 0))?.toAdd.includes(0) === true
  await rig.game([waiting, asked], { until: before })
  await waiting.locator('.prepare .card-chip').first().click()
  await waiting.locator('.check .yours-card').waitFor()
  await waiting.locator('.prepare .ready').click()
  await waiting.locator('.prepare .ready[aria-pressed="true"]').waitFor()
  assert.deepEqual(await seriousProblems(waiting), [])
  const sent = waiting.waitForRequest((request) => request.url().endsWith('/choices'))
  await asked.locator('.question .confirm').click()
  const { answer } = (await sent).postDataJSON() as { answer: string[] }
  assert.equal(answer.length, 1)
  await waiting.locator('.log', { hasText: /You added: / }).waitFor()
  await Promise.all([waiting, asked].map((page) => page.close()))
})

test('nobody shows who they are by one press, nor by a double click', async () => {
  const page = await rig.person()
  const loyalty = { tigh: ['cylon-reduce-morale'] }
  const table = given({ seats: ['tigh', 'roslin', 'helo'], loyalty }).action()
  await openAt(rig, page, table, 'reveal')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/choices')) sent++
  })
  await page.locator('.peek').click()
  await page.locator('.secrets .small-card.lit button').click()
  await page.locator('.question .answer:focus', { hasText: 'Reveal' }).waitFor()
  await answer(page, /Reveal/).dblclick()
  const sure = page.locator('.question .answer.sure:not([aria-disabled])')
  await sure.waitFor()
  assert.match(await sure.innerText(), /Press again/)
  assert.equal(sent, 0)
  await sure.click()
  await page.locator('.question', { hasText: 'You have revealed' }).waitFor()
  assert.equal(sent, 1)
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('of a revealed Cylon nobody reads abilities that count no more', async () => {
  const table = given({
    seats: ['tigh', 'roslin', 'helo'],
    loyalty: { roslin: ['cylon-reduce-morale'] },
    revealed: ['roslin'],
  }).action()
  const page = await rig.person()
  await openAt(rig, page, table, 'no more')
  const [cylon, human] = [page.locator('.player').nth(1), page.locator('.player').nth(2)]
  assert.equal(await human.locator('.once').count(), 1)
  assert.equal(await cylon.locator('.once').count(), 0)
  await cylon.locator('.person').press('Enter')
  const about = page.locator('.about.opened')
  await about.getByText('The abilities of the sheet count no more.').waitFor()
  assert.equal(await about.locator('.sheet-abilities').count(), 0)
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('what can be used once in a game is asked about when it is armed on the sheet', async () => {
  const page = await rig.person()
  await openAt(
    rig,
    page,
    given({ seats: ['boomer', 'tigh', 'roslin'], hands: { boomer: ['tactics 2'] } }).action(),
    'arm',
  )
  const arm = page.locator('.my-sheet .arm')
  await page.locator('.my-sheet .arm[aria-pressed="false"]').waitFor()
  await arm.click()
  await page.locator('.my-sheet .arm[aria-pressed="true"]').waitFor()
  await page.close()
})

test('who waits reads both boxes of a crisis; who chooses has them as answers', async () => {
  const [waits, chooses] = [await rig.person(), await rig.person()]
  await rig.game([waits, chooses], { until: isAsked(1, 'crisis:option') })
  const says = waits.locator('.crisis-card .card-says')
  await says.waitFor()
  const words = await says.innerText()
  const answers = chooses.locator('.question .answer')
  await answers.first().waitFor()
  assert.equal(await answers.count(), 2)
  assert.match(words, / OR /)
  assert.equal(await chooses.locator('.card-says').count(), 0)
  assert.deepEqual(rig.errors, [])
  await Promise.all([waits.close(), chooses.close()])
})

test('the card that a question comes from lies beside it, a skill card too', async () => {
  const page = await rig.person()
  const scouted = given({ seats: ['tigh', 'adama', 'apollo'], hands: { tigh: ['tactics 2'] }, dice: [5] })
    .action()
    .answers('tigh', 'play:launch-scout-2')
  await openAt(rig, page, scouted, 'scout')
  await page.locator('.question', { hasText: 'Which deck’s top card do you look at?' }).waitFor()
  assert.match(await page.locator('.on-table .other-card').innerText(), /Tactics.*Launch Scout.*Risk 1 raptor/is)
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('ships, nukes and reserves say why nothing can be done with them, to a finger and to the keyboard too', async () => {
  const table = given({
    seats: ['tigh', 'roslin', 'helo'],
    admiral: 'helo',
    space: { front: { raiders: 2 }, rear: { civilians: 1 } },
  }).action()
  const page = await rig.person()
  await openAt(rig, page, table, 'why not')
  const reasons = [
    ['[data-area="front"] .ship.raider button', /Weapons Control/],
    ['[data-area="rear"] .ship.civilian button', /Communications/],
    ['.reserves .stock:nth-child(2) button', /Launch Scout/],
    ['.reserves .stock.hurt button', /Repair/],
    ['.nukes button', /Admiral/],
  ] as const
  for (const [thing, reason] of reasons) {
    await page.locator(thing).press('Enter')
    await page.locator('.about.opened .why-not', { hasText: reason }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.about.opened').waitFor({ state: 'detached' })
  }
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('an answer that changes a check whose total is known says what comes of it', async () => {
  const page = await rig.person()
  const table = given({
    seats: ['tigh', 'roslin', 'helo'],
    current: 'helo',
    hands: { tigh: ['leadership 3'], roslin: ['politics 3'], helo: ['leadership 3'] },
    tops: { destiny: ['leadership 1', 'tactics 1'] },
  }).crisis('prison-labor')
  await openAt(rig, page, table.contributes({ roslin: ['politics 3'], helo: ['leadership 3'] }).goesOn(), 'total')
  assert.match(await answer(page, /Declare Emergency/).innerText(), /10 → 8: Pass/)
  await resize(page, { width: 1366, height: 650 })
  const below = await page.locator('.check').evaluate((check) => check.scrollHeight - check.clientHeight)
  assert.equal(below, 0, 'what may come of it is in sight on a low laptop')
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('of many cards in a check none lies under what may come of it', async () => {
  const page = await rig.person()
  const cards = {
    roslin: ['politics 1', 'politics 1', 'politics 2'],
    tyrol: ['leadership 1', 'politics 1'],
    helo: ['leadership 2', 'piloting 2'],
  }
  const table = given({
    seats: ['tigh', 'roslin', 'helo', 'tyrol'],
    current: 'helo',
    hands: { tigh: ['leadership 3'], ...cards },
    tops: { destiny: ['leadership 1', 'tactics 1'] },
  }).crisis('prison-labor')
  await openAt(rig, page, table.contributes(cards).goesOn(), 'many')
  await page.locator('.turned').nth(8).waitFor()
  for (const [width, height] of screens.filter(([wide]) => wide >= 1200)) {
    await resize(page, { width, height })
    const [lowest, gauge] = await page.evaluate(() => [
      Math.max(...[...document.querySelectorAll('.turned')].map((card) => card.getBoundingClientRect().bottom)),
      document.querySelector('.gauge')?.getBoundingClientRect().top ?? 0,
    ])
    assert.ok(lowest <= gauge, `${width} × ${height}: ${lowest - gauge} pixels`)
    const below = await page.locator('.check').evaluate((check) => check.scrollHeight - check.clientHeight)
    assert.equal(below, 0, `${width} × ${height}`)
  }
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('a check that passes in part is not said to fail', async () => {
  const page = await rig.person()
  const table = given({
    seats: ['tigh', 'roslin', 'helo'],
    current: 'helo',
    hands: { tigh: ['leadership 3'], helo: ['tactics 4'] },
    tops: { destiny: ['piloting 2', 'piloting 2'] },
  }).crisis('hangar-accident')
  await openAt(rig, page, table.contributes({ helo: ['tactics 4'] }).goesOn(), 'in part')
  assert.match(
    await page.locator('#question-context').innerText(),
    /the check needs 10: as it stands it passes in part/,
  )
  assert.match(await answer(page, /Declare Emergency/).innerText(), /10 → 8: Pass/)
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('what comes of a check is asked without a word about its total', async () => {
  const page = await rig.person()
  const table = given({
    seats: ['starbuck', 'roslin', 'tigh', 'cavil'],
    current: 'tigh',
    options: { sets: ['base', 'pegasus'] },
    at: { tigh: 'airlock', starbuck: 'command' },
    hands: { tigh: ['tactics 4', 'tactics 5', 'tactics 3'] },
    tops: { destiny: ['tactics 1', 'piloting 1'] },
  })
    .action()
    .answers('tigh', 'activate:airlock')
    .answers('tigh', 'seat:starbuck')
    .contributes({ tigh: ['tactics 4', 'tactics 5', 'tactics 3'] })
    .asks('starbuck', 'execution:chooseCharacter')
  await openAt(rig, page, table.goesOn(), 'executed')
  await page.locator('.question', { hasText: 'Which character do you play from now on?' }).waitFor()
  assert.equal(await page.locator('#question-context').innerText(), '')
  assert.deepEqual(rig.errors, [])
  await page.close()
})

const fifteen: Situation = {
  seats: ['tigh', 'roslin', 'starbuck', 'cavil', 'cain', 'tyrol', 'dee'],
  options: { sets: ['base', 'pegasus'], objective: 'new-caprica' },
  admiral: 'tigh',
  president: 'roslin',
  hands: {
    tigh: [
      ...['leadership 5', 'leadership 4', 'leadership 3', 'leadership 2', 'leadership 1'],
      ...['tactics 5', 'tactics 4', 'tactics 3', 'tactics 2', 'tactics 1'],
      ...['politics 3', 'politics 2', 'piloting 1', 'engineering 1', 'treachery 2'],
    ],
    dee: ['tactics 1'],
  },
  at: { tigh: 'shipyard', roslin: 'detention', cavil: 'occupation-authority', dee: 'resistance-hq' },
  newCaprica: { forces: [1, 2, 1] },
}

const screens = [
  [1440, 900],
  [1366, 650],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [360, 740],
] as const

for (const language of ['en', 'es', 'de', 'pl']) {
  test(`${language}: seven players on New Caprica, fifteen cards: shape and strength of each, and every answer, can be read`, async () => {
    const page = await rig.person({ language })
    const { state } = given(fifteen).action()
    const game = { sets: ['base', 'pegasus'], objective: 'new-caprica' } as const
    const id = await storeSituation({ directory: rig.server.directory, page, game, players: 7, seed: 'hand' }, state)
    await page.goto(`${rig.url}/table/${id}`)
    await wholeTable(page)
    await page.locator('.hand-card').nth(14).waitFor()
    for (const [width, height] of screens) {
      await resize(page, { width, height })
      assert.deepEqual(await page.evaluate(hiddenCards), [], `${width} × ${height}: hidden in the hand`)
      assert.deepEqual(await page.evaluate(cutAnswers), [], `${width} × ${height}: cut off`)
      assert.deepEqual(await page.evaluate(backwardNames), [], `${width} × ${height}: read from the wrong end`)
      if (width >= 1200) assert.deepEqual(await page.evaluate(coveredNames), [], `${width} × ${height}: under a key`)
    }
    assert.deepEqual(rig.errors, [])
    await page.close()
  })
}

/** Runs in the page: cards whose shape or strength is covered, or out of the hand's sight. */
function hiddenCards(): string[] {
  return [...document.querySelectorAll('.hand-card')].flatMap((card) => {
    const parts = [card.querySelector('.card-head svg'), card.querySelector('.card-head b')]
    const seen = parts.every((part) => {
      const { left, top, width, height } = part?.getBoundingClientRect() ?? new DOMRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return width > 0 && there !== null && card.contains(there)
    })
    return seen ? [] : [card.textContent ?? '']
  })
}

/** Runs in the page: names on edge, of two lines at most, that a key lies over. */
function coveredNames(): string[] {
  return [...document.querySelectorAll('.hand-card:has(.key) .card-name')].flatMap((name) => {
    if (!getComputedStyle(name).writingMode.startsWith('vertical')) return []
    const range = document.createRange()
    range.selectNodeContents(name)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    const key = name.parentElement?.querySelector('.key')?.getBoundingClientRect()
    const over = lines.length < 3 && lines.some(({ left, bottom }) => key && left < key.right - 1 && bottom > key.top)
    return over ? [name.textContent ?? ''] : []
  })
}

/** Runs in the page: names on edge, of more than one line, that do not begin at the top of whoever tilts the head. */
function backwardNames(): string[] {
  return [...document.querySelectorAll('.hand-card .card-name')].flatMap((name) => {
    if (!getComputedStyle(name).writingMode.startsWith('vertical')) return []
    const range = document.createRange()
    range.selectNodeContents(name)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => left)
    return lines.length > 1 && lines[0] < lines[lines.length - 1] ? [name.textContent ?? ''] : []
  })
}

/** Runs in the page: answers whose words are wider than their place, or that lie under others without a word about it. */
function cutAnswers(): string[] {
  const cut = [...document.querySelectorAll('.answer-words')].filter(
    (words) => words.scrollWidth > words.clientWidth + 1,
  )
  const body = document.querySelector('.question-body')?.getBoundingClientRect()
  const below = [...document.querySelectorAll('.question-body .answer')].filter(
    (answer) => answer.getBoundingClientRect().bottom > (body?.bottom ?? 0) + 4,
  )
  const said = document.querySelector('.more-below') !== null || below.length === 0
  return [...cut.map((words) => words.textContent ?? ''), ...(said ? [] : ['answers below that nobody is told of'])]
}
