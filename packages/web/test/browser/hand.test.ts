// My hand in a browser: a card that is wide enough for its text shows all of it, and a narrow one its name on edge.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { languages } from '@cic/engine'
import { given } from '@cic/engine/testing'
import { storeSituation } from '../../dev/stored-table.ts'
import { openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

const game = { sets: ['base', 'pegasus'] } as const
const skills = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'] as const
/** Every card of all skills, a few at a time. */
const hands = [1, 2, 3, 4, 5].flatMap((strength) => {
  const all = skills.flatMap((skill) =>
    skill === 'treachery' && strength > 3 ? [] : [`${skill} ${strength}` as const],
  )
  return [all.slice(0, 3), all.slice(3)]
})

for (const language of languages) {
  test(`${language}: a card at least 112 pixels wide shows its whole text, and most of a small hand do`, async () => {
    const page = await rig.person({ language })
    let read = 0
    for (const hand of [...hands, hands.flat().slice(0, 9)]) {
      const { state } = given({ seats: ['tigh', 'roslin', 'starbuck'], options: game, hands: { tigh: hand } }).action()
      const where = { directory: rig.server.directory, page, game, players: 3, seed: 'hand' }
      await page.goto(`${rig.url}/table/${await storeSituation(where, state)}`)
      await page.waitForSelector('.hand-card.open')
      const cards = await page.locator('.hand-card').evaluateAll((all) =>
        all.map((card) => {
          const text = card.querySelector('.card-text') as HTMLElement
          return {
            name: card.querySelector('.card-name')?.textContent ?? '',
            width: card.getBoundingClientRect().width,
            cut: text.scrollHeight - text.clientHeight,
            seen: text.clientHeight > 0,
          }
        }),
      )
      for (const { name, width, cut, seen } of cards.filter(({ width }) => width >= 112)) {
        assert.ok(seen, `${name}: its text is not seen at ${width}`)
        assert.ok(cut <= 0, `${name}: ${cut} pixels of its text are cut off at ${width}`)
        read++
      }
      if (hand.length <= 3)
        assert.ok(
          cards.every(({ width }) => width >= 112),
          cards.map(({ name }) => name).join(),
        )
    }
    assert.ok(read > 20)
    await page.close()
  })
}

test('a name on edge is read from its first word: whoever tilts their head reads the line further right first', async () => {
  const page = await rig.person({ width: 1024, height: 768 })
  const { state } = given({
    seats: ['tigh', 'roslin', 'starbuck'],
    options: game,
    hands: { tigh: hands.flat().slice(0, 15) },
  }).action()
  const where = { directory: rig.server.directory, page, game, players: 3, seed: 'hand' }
  await page.goto(`${rig.url}/table/${await storeSituation(where, state)}`)
  await page.locator('.hand-card').nth(14).waitFor()
  const names = await page.locator('.card-name').evaluateAll((all) =>
    all.map((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return { words: name.textContent, lines: [...range.getClientRects()].map(({ left }) => left) }
    }),
  )
  const long = names.filter(({ lines }) => lines.length > 1)
  assert.ok(long.length > 3, JSON.stringify(names))
  assert.deepEqual(
    long.filter(({ lines }) => lines.some((left, i) => i > 0 && left > lines[i - 1])),
    [],
  )
  await page.close()
})
