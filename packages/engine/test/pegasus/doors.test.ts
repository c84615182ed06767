// What a drawn table asks about Pegasus.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  boardsOf,
  decksOf,
  isHazard,
  isUsedUp,
  labelOf,
  languages,
  newGame,
  printedCard,
  printedLocation,
  toldCheck,
  view,
} from '../../src/index.ts'
import { executedCharacters } from '../../src/sets/parts/execution.ts'
import { standingOf } from '../../src/sets/parts/leaders.ts'
import { scarIn } from '../../src/sets/pegasus/index.ts'
import { arrestOf, forceBeside, newCapricaOf } from '../../src/sets/pegasus/new-caprica/index.ts'
import { rule, type Situation, type Table } from '../../testing/index.ts'
import { newCaprica, pegasus } from './table.ts'

const usual: Situation = {
  seats: ['tigh', 'roslin', 'starbuck', 'cavil'],
  admiral: 'tigh',
  president: 'roslin',
}
const seenAt = ({ state }: Table) => view(state, 0)
const boards = (table: Table): string[] => boardsOf(seenAt(table)).map(({ board }) => board)

test('the boards on the table follow the game: New Caprica alone while Galactica is away, then without Colonial One', () => {
  assert.deepEqual(boards(pegasus(usual)), ['galactica', 'colonial-one', 'cylon-locations', 'pegasus'])
  assert.deepEqual(boards(newCaprica(usual)), ['new-caprica'])
  assert.deepEqual(boards(newCaprica({ ...usual, newCaprica: { orbit: true } })), [
    'galactica',
    'cylon-locations',
    'pegasus',
    'new-caprica',
  ])
})

test('New Caprica has its occupation forces in the order of their track, and two stacks of ships', () => {
  assert.equal(newCapricaOf(seenAt(pegasus(usual))), undefined)
  const seen = newCapricaOf(seenAt(newCaprica({ ...usual, newCaprica: { forces: [1, 0, 2] } })))
  assert.deepEqual(seen?.track, [
    { location: 'occupation-authority', forces: 1 },
    { location: 'breeders-canyon', forces: 0 },
    { location: 'shipyard', forces: 2 },
  ])
  assert.equal(seen?.orbit, false)
  assert.ok(seen.locked.every((face) => face === '?'))
})

test('the force that a player could attack is the one beside them', () => {
  const at = { tigh: 'shipyard', roslin: 'breeders-canyon', starbuck: 'detention' } as const
  const seen = seenAt(newCaprica({ ...usual, at, newCaprica: { forces: [1, 0, 2] } }))
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => forceBeside(seen, seat)),
    ['shipyard', undefined, undefined, 'occupation-authority'],
  )
  assert.equal(forceBeside(seenAt(pegasus(usual)), 0), undefined)
})

test('a President on New Caprica may be arrested for a Quorum card, and nobody anywhere else', () => {
  const here = seenAt(newCaprica({ ...usual, at: { roslin: 'shipyard' } }))
  assert.equal(arrestOf(here, 1), 3)
  assert.equal(arrestOf(seenAt(pegasus(usual)), 1), undefined)
})

test('only the crisis deck in use is among the decks, and each of them has a name', () => {
  const before = decksOf(seenAt(pegasus(usual)))
  assert.ok(before.includes('crisis') && before.includes('treachery') && !before.includes('newCaprica'))
  const after = decksOf(seenAt(newCaprica(usual)))
  assert.ok(!after.includes('crisis') && after.includes('newCaprica') && !after.includes('lockedShips'))
  for (const deck of [...before, ...after, 'hostileAgenda', 'sympatheticAgenda'])
    for (const language of languages) assert.ok(labelOf('deck', deck, language))
})

test('a leader is told from other Cylons, on both sides of an infiltration; Scar and the executed are known', () => {
  const seen = seenAt(
    pegasus({
      ...usual,
      at: { cavil: 'caprica' },
      scar: 'front',
      space: { front: { raiders: 2 } },
      executed: ['tom-zarek'],
    }),
  )
  assert.equal(standingOf(seen, 0), undefined)
  assert.deepEqual(standingOf(seen, 3), { as: 'leader', infiltrates: false })
  const hidden = { ...seen, seats: seen.seats.with(3, { ...seen.seats[3], revealed: false }) }
  assert.deepEqual(standingOf(hidden, 3), { as: 'leader', infiltrates: true })
  assert.equal(scarIn(seen), 'front')
  assert.deepEqual(executedCharacters(seen), ['tom-zarek'])
})

test('what a box has replaced is printed as the table has it', () => {
  const base = view(newGame({ players: 3 }, 'printed'), 'spectator')
  const seen = seenAt(pegasus(usual))
  assert.notEqual(printedLocation('human-fleet', 'en', base), printedLocation('human-fleet', 'en', seen))
  const committee = 'investigative-committee-3'
  assert.notEqual(printedCard(committee, 'en', base)?.text, printedCard(committee, 'en', seen)?.text)
  assert.deepEqual([isHazard('resurrection-ship', base), isHazard('resurrection-ship', seen)], [false, true])
})

test('an agenda is printed with its name and what it asks for', () => {
  const agenda = printedCard('genocide', 'en')
  assert.equal(agenda?.deck, 'hostileAgenda')
  assert.match(agenda.text, /^Fulfilled if the Cylons have won/)
})

test('a player who has used what there is once per game has nothing left on the sheet of another character', () => {
  const seen = seenAt(pegasus({ ...usual, usedOnce: { tigh: ['commandAuthority'] } }))
  assert.deepEqual(
    [0, 1].map((seat) => isUsedUp(seen, seat, 'declareMartialLaw')),
    [true, false],
  )
})

rule('A revealed check shows what each card was worth, also where Treachery counts for it', () => {
  const table = pegasus({
    seats: ['tigh', 'roslin', 'starbuck'],
    hands: { tigh: ['at-any-cost-3', 'tactics 3'], roslin: ['gods-plan-2', 'politics 1'] },
    tops: { destiny: ['piloting 1', 'engineering 1'] },
  })
    .crisis('an-offer-of-peace')
    .answers('tigh', 'play:at-any-cost-3')
    .contributes({ tigh: ['tactics 3'], roslin: ['gods-plan-2', 'politics 1'] })
    .rest()
  const seen = table.view('starbuck')
  const check = toldCheck(
    seen,
    seen.log.findIndex(({ t }) => t === 'checkRevealed'),
  )
  const worths = Object.fromEntries((check?.cards ?? []).map(({ card, worth }) => [card.slice(0, -2), worth]))
  assert.equal(worths['gods-plan'], 2)
  assert.equal(check?.cards.length, 5)
  assert.equal(
    check?.cards.reduce((sum, { worth }) => sum + worth, 0),
    check?.total,
  )
})
