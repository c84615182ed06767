// What a drawn table asks of the rules besides the outlook.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  boardsOf,
  type Decision,
  dialsOf,
  goalOf,
  jumpSpaces,
  labelOf,
  languages,
  mentionsOf,
  newGame,
  orderConditionsFor,
  orderNameOf,
  pending,
  printedCard,
  printedSheet,
  type Reader,
  stakesOf,
  submit,
  toldCheck,
  turnStepOf,
  view,
} from '@cic/engine'

const seed = '7'.repeat(64)

test('the base game has three boards, and every location has a name in every language', () => {
  const seen = view(newGame({ players: 3 }, seed), 'spectator')
  const boards = boardsOf(seen)
  assert.deepEqual(boards.map(({ board }) => board).sort(), ['colonial-one', 'cylon-locations', 'galactica'])
  for (const { locations } of boards) {
    for (const id of locations) for (const language of languages) assert.ok(labelOf('place', id, language).length > 2)
  }
})

test('dials, jump track and objective say what is printed on the board', () => {
  const seen = view(newGame({ players: 3 }, seed), 'spectator')
  assert.deepEqual(
    dialsOf(seen).map(({ red }) => red),
    [4, 4, 5, 6],
  )
  assert.deepEqual(jumpSpaces, [{}, {}, {}, { risk: 3 }, { risk: 1 }, { jumps: true }])
  assert.equal(goalOf(seen).distance, 8)
})

test('a skill card is printed with its skill, strength and text', () => {
  const card = printedCard('repair-1', 'de')
  assert.equal(card?.deck, 'skill')
  assert.equal(card?.skill, 'engineering')
  assert.equal(card?.strength, 1)
  assert.equal(printedCard('?', 'en'), undefined)
})

test('a sheet says which ability is used up by using it once', () => {
  const once = printedSheet('laura-roslin', 'en').abilities.filter(({ oncePerGame }) => oncePerGame)
  assert.deepEqual(
    once.map(({ name }) => name),
    ['Skilled Politician'],
  )
})

test('an answer that loses something for certain says so, a check says what each outcome would lose', () => {
  const seen = view(newGame({ players: 3 }, seed), 'spectator')
  assert.deepEqual(stakesOf({ kind: 'lose', resources: { food: 1 } } as never, seen), { certain: { food: -1 } })
  assert.deepEqual(stakesOf({ kind: 'execute', who: 'admiral' } as never, seen), {
    maybe: { morale: -0.7, skillCards: -4 },
  })
  const admiral = { ...seen, titles: { ...seen.titles, admiral: 1 } }
  assert.deepEqual(stakesOf({ kind: 'execute', who: 'admiral' } as never, admiral).whom, [1])
  const crisis = { kind: 'check', difficulty: 9, skills: ['tactics'], fail: { kind: 'noEffect' } }
  assert.deepEqual(stakesOf(crisis as never, seen), {
    check: { difficulty: 9, skills: ['tactics'] },
    fail: { certain: {} },
  })
  const sent = { kind: 'send', who: 'chosen', to: 'brig' } as never
  assert.deepEqual(stakesOf(sent, seen).whom, undefined, 'nobody is chosen yet')
  assert.deepEqual(stakesOf(sent, seen, { chosen: 2 }).whom, [2])
})

test('names in a sentence are found in the form in which they stand there', () => {
  const reader: Reader = { language: 'pl', character: () => 'tom-zarek' }
  const [zarek] = mentionsOf({ seat: 0 }, reader)
  assert.equal(zarek.kind, 'seat')
  assert.ok(zarek.words.includes('Zareka'))
})

test('standing orders name what can be played in a window, by the name without its strength', () => {
  assert.equal(orderNameOf('declare-emergency-4'), 'declare-emergency')
  assert.equal(orderNameOf('executive-order-2'), undefined)
  assert.ok(orderConditionsFor('declare-emergency').includes('turnsFailureIntoPass'))
})

test('through whole games, the worths of revealed cards add up to the total and the step of the turn is known', () => {
  for (const n of [3, 4, 5, 6]) {
    const game = newGame({ players: n }, String(n).repeat(64))
    const steps = new Set<string>()
    for (let i = 0; i < 800 && game.over === undefined; i++) {
      const [decision] = pending(game)
      submit(game, decision.seat, decision.id, someAnswer(decision, i))
      const step = turnStepOf(view(game, 'spectator'))
      if (step !== undefined) steps.add(step)
      const seen = view(game, 'spectator')
      const at = seen.log.findLastIndex(({ t }) => t === 'checkRevealed')
      const check = at < seen.log.length - 12 ? undefined : toldCheck(seen, at)
      if (check?.total === undefined) continue
      assert.equal(
        check.cards.reduce((sum, { worth }) => sum + worth, 0),
        check.total,
        JSON.stringify([check, seen.log.slice(at - 12, at + 4)]),
      )
    }
    assert.ok(steps.has('movement') && steps.has('action') && steps.has('crisis'), [...steps].join())
  }
})

function someAnswer({ options, min, max, fallback }: Decision, i: number): readonly string[] {
  if (i % 3 === 0) return fallback
  const count = Math.max(min, Math.min(max, 1 + (i % 2)))
  const from = i % Math.max(1, options.length - count + 1)
  return options.slice(from, from + count).map(({ id }) => id)
}
