// Executions with Daybreak: Mutiny cards and miracle tokens are given up, and the Mutineer’s card finds its next owner. (Rulebook: Combining
// expansions; Execution.)

import assert from 'node:assert/strict'
import { rule, type Situation, type Table } from '../../testing/index.ts'
import { allBoxes, exodusAndDaybreak, pegasusAndDaybreak } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'cottle'] as const

/** The Admiral has the current player executed, and discards 3 cards. */
const verdict = (situation: Partial<Situation> = {}, boxes = pegasusAndDaybreak): Table =>
  boxes({ seats, admiral: 'starbuck', president: 'roslin', morale: 8, ...situation })
    .crisis('a-verdict-of-guilty')
    .answers('starbuck', 'option:0')

/** Cally shoots whoever stands beside her. */
const shot = (situation: Partial<Situation> = {}): Table =>
  exodusAndDaybreak({
    seats: ['cally', 'roslin', 'starbuck', 'tigh'],
    at: { cally: 'command', tigh: 'command' },
    ...situation,
  })
    .action()
    .answers('cally', 'ability:dischargeOfAFirearm')

const executions = {
  'with Pegasus': (more: Partial<Situation>) => verdict(more),
  'with Exodus': shot,
  'with both': (more: Partial<Situation>) => verdict(more, allBoxes),
}

for (const [boxes, executed] of Object.entries(executions)) {
  rule(`${boxes}: Mutiny cards and miracle tokens are given up, and whoever follows gets no token`, () => {
    const table = executed({ mutiny: { tigh: ['panic'] } })
      .answers('tigh', 'character:william-adama')
      .rest()
      .expect({ mutiny: { adama: [] }, miracles: { adama: 0 } })
    assert.deepEqual(table.state.decks.mutiny.discard, ['panic'])
    assert.equal(table.log('losesMiracle').length, 1)
  })

  rule(`${boxes}: whoever follows a human Mutineer receives the card, loses titles and draws a Mutiny card`, () => {
    const table = executed({ mutineer: 'tigh', mutiny: { tigh: ['panic'] }, admiral: 'starbuck' })
      .answers('tigh', 'character:william-adama')
      .rest()
      .expect({ mutineer: 'adama' })
    const lines = table.state.log.map(({ t }) => t)
    assert.deepEqual(lines.filter((line) => ['newCharacter', 'mutineer', 'drawsMutiny'].includes(line)).slice(0, 3), [
      'newCharacter',
      'mutineer',
      'drawsMutiny',
    ])
  })

  rule(
    `${boxes}: a Mutineer who proves to be a Cylon hands the card on, and all hidden loyalty cards to one human`,
    () => {
      executed({ loyalty: { tigh: ['cylon-reduce-morale', 'you-are-not-a-cylon', 'you-are-the-mutineer'] } })
        .answers('tigh', 'reveal:cylon-reduce-morale')
        .asks('tigh', 'handOnMutineer:give')
        .answers('tigh', 'seat:roslin')
        .asks('tigh', 'passOnLoyalty:give')
        .answers('tigh', 'seat:starbuck')
        .rest()
        .expect({ mutineer: 'roslin', at: { tigh: 'resurrection-ship' } })
    },
  )

  rule(`${boxes}: Tom Zarek, who follows, draws a Mutiny card at once, of two that he looks at`, () => {
    const table = executed({}).answers('tigh', 'character:tom-zarek-alt')
    table.rest()
    assert.equal(table.log('drawsMutiny').length, 1)
  })
}

rule('A title that the executed player gets in the middle of the execution goes down the line like the others', () => {
  const after = (follower: string) =>
    allBoxes({
      seats,
      options: { finalFive: true },
      mutineer: 'roslin',
      loyalty: { tigh: ['final-five-you-are-executed'] },
      admiral: 'starbuck',
      president: 'roslin',
      // What she discards for the Final Five leads to the Brig, and the title to whoever is being executed.
      hands: { starbuck: ['dradis-contact-0', 'tactics 1'] },
      mutiny: { starbuck: ['panic'] },
    })
      .crisis('a-verdict-of-guilty')
      .answers('starbuck', 'option:0')
      .until('execution:chooseCharacter')
      .answers('tigh', follower)
      .rest()
  after('character:tom-zarek').expect({ at: { starbuck: 'brig' }, admiral: 'cottle' })
  after('character:william-adama').expect({ admiral: 'adama' })
})

rule('Nobody follows as another version of somebody who plays or was executed, and no leader does', () => {
  const table = verdict({ seats: ['tigh', 'roslin', 'starbuck', 'baltar'], executed: ['lee-apollo-adama'] })
    .mayNot('tigh', 'character:gaius-baltar-alt')
    .mayNot('tigh', 'character:lee-adama-alt')
    .mayNot('tigh', 'character:aaron-doral')
  table.answers('tigh', 'character:karl-helo-agathon-alt').rest()
})
