// A person plays a whole game against bots through the page, with the keyboard alone and as a screen reader has it: at every question the
// tree of the page has its landmarks, everything that can be pressed has a name, the question is read with what it is about, and what
// happens is said.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CDPSession, Page } from 'playwright-core'
import { answerByKeyboard, playOut, seriousProblems } from './person.ts'
import { openRig, wholeTable } from './rig.ts'

test('a whole game by keyboard and read aloud, from the first page to the end', async () => {
  const rig = await openRig()
  try {
    const page = await rig.person({ theme: 'light' })
    const session = await page.context().newCDPSession(page)
    const [, players, level] = await page.locator('.play-alone select').all()
    await players.press('3')
    await level.press('C')
    await page.getByRole('button', { name: 'Play alone against bots' }).press('Enter')
    await wholeTable(page)
    const { wrong, asked, said } = await playAloud(page, session)
    for (const line of nameless(await treeOf(session))) wrong.add(`at the end: ${line}`)
    assert.deepEqual([...wrong], [])
    assert.ok(asked.size > 20, `only ${asked.size} questions were read`)
    assert.ok(said.size > asked.size / 3, `only ${said.size} different things were said`)
    await page.waitForSelector('.plots path')
    assert.match(await page.locator('#over-title').innerText(), /won|lost/)
    assert.equal(await page.locator('.who-was-what li').count(), 3)
    assert.deepEqual(await seriousProblems(page), [])
    assert.deepEqual(rig.errors, [])
  } finally {
    await rig.close()
  }
})

/** What was wrong in the tree, which questions were read, and what was told. */
async function playAloud(page: Page, session: CDPSession) {
  const [wrong, asked, said] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const read = async (): Promise<void> => {
    const { id, news } = await page.evaluate(whatIsRead)
    if (id === undefined || asked.has(id)) return
    asked.add(id)
    said.add(news)
    for (const line of await wrongIn(session, page)) wrong.add(line)
  }
  await playOut(page, async (on, turn) => {
    await read()
    return answerByKeyboard(on, turn)
  })
  return { wrong, asked, said }
}

interface Node {
  readonly role: string
  readonly name: string
  readonly description: string
}

/** What is not ignored, in the order in which it is read. */
async function treeOf(session: CDPSession): Promise<Node[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes.flatMap(({ ignored, role, name, description }) =>
    ignored
      ? []
      : [{ role: role?.value ?? '', name: name?.value ?? '', description: (description?.value as string) ?? '' }],
  )
}

const pressed = ['button', 'link', 'checkbox', 'radio', 'combobox', 'textbox', 'spinbutton', 'slider', 'tab', 'image']

const nameless = (tree: readonly Node[]): string[] =>
  tree
    .filter(({ role, name }) => pressed.includes(role) && name.trim() === '')
    .map(({ role }) => `a ${role} without a name`)

const landmarks = ['Players', 'Board', 'Log, Talk, Notes']

/** Runs in the page: the question, its title, what is said of it and around it, and what was told before it. */
function whatIsRead(): { id?: string; title: string; context: string; announced: string; news: string } {
  const words = (selector: string): string => document.querySelector(selector)?.textContent ?? ''
  // What is only drawn, as the letter on a card's edge, is not read.
  const spoken = (selector: string): string => {
    const copy = document.querySelector(selector)?.cloneNode(true) as Element | undefined
    for (const drawn of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) drawn.remove()
    return copy?.textContent ?? ''
  }
  return {
    id: document.querySelector('.question')?.getAttribute('data-decision') ?? undefined,
    title: words('#question-title'),
    context: spoken('#question-context'),
    // What happened is read before what is asked about it, and is not cut off by that.
    announced: words('[aria-live=polite] > #announcements + #announced-question'),
    news: words('#announcements'),
  }
}

/** Runs in the page: the question is told, or there is none any more. */
const isSaid = (): boolean =>
  document.querySelector('#announced-question')?.textContent !== '' || document.querySelector('.question.idle') !== null

/** Between lines there are spaces, or none. */
const lettersOf = (words: string): string => words.replaceAll(/\s/g, '')

async function wrongIn(session: CDPSession, page: Page): Promise<string[]> {
  // What is around a question comes a moment after it.
  await page.waitForFunction(isSaid, undefined, { timeout: 10_000 }).catch(() => undefined)
  const { id, title, context, announced } = await page.evaluate(whatIsRead)
  const tree = await treeOf(session)
  // It may have been answered by itself meanwhile, or the game may be over: then the next one is read.
  if (id === undefined || (await page.evaluate(whatIsRead)).id !== id) return []
  const regions = tree.filter(({ role }) => role === 'region')
  const question = regions.find(({ name }) => name === title)
  const hand = regions.some(({ name }) => /^your hand/i.test(name))
  return [
    ...nameless(tree).map((line) => `“${title}”: ${line}`),
    ...landmarks.filter((one) => !regions.some(({ name }) => name === one)).map((one) => `“${title}”: no ${one}`),
    ...(hand ? [] : [`“${title}”: no hand`]),
    ...(question === undefined ? [`“${title}” is no region`] : []),
    ...(question !== undefined && lettersOf(question.description) !== lettersOf(context)
      ? [`“${title}” is described by “${question.description}”, not by “${context}”`]
      : []),
    ...(announced === '' ? [`“${title}” is not announced`] : []),
  ]
}
