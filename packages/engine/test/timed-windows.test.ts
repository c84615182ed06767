// Timed windows: at a live table every window stays open as long, whether anybody could answer or not, so that no pause
// tells who holds what. (docs/decisions/0005.)

import assert from 'node:assert/strict'
import { closeWindow, GameError } from '../src/index.ts'
import { given, rule, type Table } from '../testing/index.ts'

const seats = ['tigh', 'roslin', 'zarek', 'helo'] as const
const options = { timedWindows: true }

/** Prison Labor, 10, fails by 1: 1 morale of 10. Roslin holds Declare Emergency, or something of no use. */
const failing = (held: string): Table =>
  given({
    seats,
    options,
    current: 'tigh',
    hands: { tigh: ['tactics 5', 'tactics 1'], roslin: [held] },
    tops: { destiny: ['leadership 2', 'politics 1'] },
  })
    .crisis('prison-labor')
    .contributes({ tigh: ['tactics 5', 'tactics 1'] })
    .window('skillCheck:afterTotal')

rule('Timed windows: the others see the same whether somebody could answer or not', () => {
  const [able, unable] = [failing('leadership 3'), failing('leadership 1')]
  able.asks('roslin', 'window:ask', ['pass', 'play:leadership 3'])
  unable.asksNobody('roslin')
  for (const viewer of ['tigh', 'zarek', 'helo', 'spectator'] as const)
    assert.deepEqual(able.view(viewer), unable.view(viewer), `seen by ${viewer}`)
  able.rest()
  unable.rest()
})

rule('Timed windows: a pass changes nothing for the others until the table closes the window', () => {
  const table = failing('leadership 3')
  const before = table.view('zarek')
  table.answers('roslin', 'pass').window('skillCheck:afterTotal')
  assert.deepEqual(table.view('zarek'), before)
  table.closes().expect({ morale: 9 }).rest()
})

rule('Timed windows: what was played takes effect when the window is closed', () => {
  failing('leadership 3')
    .answers('roslin', 'play:leadership 3')
    .expect({ morale: 10 })
    .passes()
    .expect({ morale: 10 })
    .rest()
})

rule('Timed windows: whoever has not answered when the window is closed passes', () => {
  failing('leadership 3')
    .closes()
    .expect({ morale: 9, hand: { roslin: ['leadership 3'] } })
    .rest()
})

rule('Timed windows: standing orders are answered at once, and the window stays open as long', () => {
  failing('leadership 3')
    .orders('roslin', { what: 'declare-emergency', do: 'play' })
    .asksNobody('roslin')
    .window('skillCheck:afterTotal')
    .closes()
    .passes()
    .expect({ morale: 10 })
    .rest()
})

rule('Timed windows: none opens where everybody can see that nobody has an answer', () => {
  const tops = { destiny: ['leadership 2', 'politics 1'] } as const
  given({ seats: ['tigh', 'zarek', 'tyrol'], options, current: 'tigh', tops: { destiny: [...tops.destiny] } })
    .crisis('prison-labor')
    // No earlier one, as nobody holds a card; Tyrol's Blind Devotion lies before everybody's eyes.
    .window('skillCheck:beforeReveal')
    .rest()
})

rule('Timed windows: there is nothing to close where none is open', () => {
  const table = given({ seats, current: 'tigh' }).turn()
  const refused = (error: unknown) => error instanceof GameError && error.code === 'no-open-window'
  assert.throws(() => closeWindow(table.state), refused)
  table.rest()
})
