// What happens is looked at before anything is asked: bots, windows and clocks wait so long, and no longer than everybody can tell.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { pending } from '@cic/engine'
import { livePace, mostOfWatching, type Pace, watchingTime } from '@cic/protocol'
import { dutiesOf } from '../src/table/due.ts'
import { fold } from '../src/table/fold.ts'
import type { Play, Table } from '../src/table/table.ts'
import { begun } from '../testing/stored.ts'
import { newPeople, settings, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

function playOf({ play }: Table): Play {
  if (play === undefined) throw new Error('The game has not been started.')
  return play
}

/** A whole game of one person and three bots by safe answers, each given ten seconds after the last; called after each with what it told. */
async function played(pace: Pace, look: (table: Table, at: number, watched: number) => void): Promise<void> {
  const table = await begun({
    people: await newPeople(server.address, 1),
    players: 4,
    settings: settings(pace),
    at: 1e12,
  })
  for (let at = 1e12; playOf(table).game.over === undefined; ) {
    const { game, window } = playOf(table)
    const told = game.log.length
    const [decision] = pending(game)
    at += 10_000
    const choice =
      window !== undefined
        ? ({ close: true } as const)
        : { seat: decision.seat, decision: decision.id, answer: decision.fallback }
    fold(table, { t: 'chose', at, choice, by: 'clock' })
    look(table, at, watchingTime(game.log.slice(told)))
  }
}

test('questions, windows and clocks begin when everybody has seen what led to them', async () => {
  const clock = { bankSeconds: 600, incrementSeconds: 0, onTimeout: 'default' } as const
  let watchedAtAll = 0
  await played({ ...livePace, clock }, (table, at, watched) => {
    const { game, asked, window, clocks = [] } = playOf(table)
    if (game.over !== undefined) return
    assert.ok(watched <= mostOfWatching)
    if (watched > 0) watchedAtAll++
    for (const since of Object.values(asked)) assert.ok(since === at + watched || since <= at)
    if (window?.since !== undefined) assert.ok(window.since === at + watched || window.since <= at)
    for (const duty of dutiesOf(table)) if (duty.kind === 'bot') assert.equal(duty.at, asked[duty.decision] + 1000)
    // Ten seconds for each answer at most; nobody pays for what they watched meanwhile.
    for (const { since, left } of clocks) assert.ok((since ?? at) <= at + watched && left >= 0)
  })
  assert.ok(watchedAtAll > 20, `${watchedAtAll} times`)
})

test('who answers pays for the time since the question was to be seen, and for nothing after it', async () => {
  const clock = { bankSeconds: 100_000, incrementSeconds: 0, onTimeout: 'default' } as const
  let before: Play['clocks']
  await played({ ...livePace, clock }, (table, at) => {
    const { clocks = [] } = playOf(table)
    for (const [seat, { left, since, decision }] of (before ?? []).entries()) {
      const answered = since !== undefined && decision !== clocks[seat].decision
      assert.equal(left - clocks[seat].left, answered ? Math.max(0, at - since) : 0)
    }
    before = structuredClone(clocks)
  })
  assert.ok(before !== undefined)
})

test('where bots answer at once, nobody is given time to look', async () => {
  await played({ ...livePace, botSeconds: 0 }, (table, at) => {
    for (const since of Object.values(playOf(table).asked)) assert.ok(since <= at)
  })
})
