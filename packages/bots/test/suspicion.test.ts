// Suspicion comes from what a seat has seen, and from nothing else.

import assert from 'node:assert/strict'
import { given, type Name, rule, type Situation, type Table } from '@cic/engine/testing'
import { suspicionOf } from '../src/index.ts'

const human = 'you-are-not-a-cylon'
const cylon = 'cylon-reduce-morale'

/** Of these only Starbuck and Boomer draw piloting cards. */
const seats = ['roslin', 'adama', 'zarek', 'starbuck', 'boomer'] as const

/** Destiny helps every check for politics and leadership. */
const kindDestiny = Array.from({ length: 3 }, () => ['leadership 1', 'politics 1']).flat()

const table = (situation: Partial<Situation> = {}): Table =>
  given({
    seats,
    current: 'adama',
    loyalty: { roslin: [human] },
    hands: {
      adama: ['leadership 1', 'leadership 1', 'leadership 1'],
      zarek: ['politics 1', 'politics 1', 'politics 1'],
      starbuck: ['piloting 2', 'piloting 2', 'piloting 2', 'piloting 2', 'piloting 2', 'piloting 2'],
      boomer: ['piloting 3', 'piloting 3', 'piloting 3', 'piloting 3', 'piloting 4', 'piloting 4'],
    },
    tops: { destiny: kindDestiny },
    ...situation,
  })

const suspicion = (seen: Table, of: Name, by: Name = 'roslin'): number =>
  suspicionOf(seen.goesOn().view(by))[seen.seat(of)]

/** What Starbuck and Boomer add is against the check, and more than Destiny can be blamed for. */
function sabotage(seen: Table, crisis: string, boomers: string): Table {
  return seen
    .crisis(crisis)
    .contributes({
      adama: ['leadership 1'],
      zarek: ['politics 1'],
      starbuck: ['piloting 2', 'piloting 2'],
      boomer: [boomers, boomers],
    })
    .rest()
}

rule('at first everybody else is as suspect as any other', () => {
  const seen = table()
  const others = (['adama', 'zarek', 'starbuck', 'boomer'] as const).map((name) => suspicion(seen, name))
  assert.ok(Math.max(...others) < 0.5)
  assert.equal(suspicion(seen, 'roslin'), 0)
})

rule('three sabotaged checks point at the two seats that could have done it', () => {
  const seen = table()
  sabotage(seen, 'low-supplies', 'piloting 3')
  sabotage(seen, 'mandatory-testing', 'piloting 3')
  sabotage(seen, 'terrorist-investigations', 'piloting 4')
  const suspects = [suspicion(seen, 'starbuck'), suspicion(seen, 'boomer')]
  const others = [suspicion(seen, 'adama'), suspicion(seen, 'zarek')]
  assert.ok(Math.min(...suspects) > 0.6, `suspects ${suspects}`)
  assert.ok(Math.max(...others) < 0.2, `others ${others}`)
})

rule('one or two cards against a check may be Destiny', () => {
  const seen = table()
  const before = suspicion(seen, 'starbuck')
  seen
    .crisis('low-supplies')
    .contributes({ adama: ['leadership 1'], starbuck: ['piloting 2'] })
    .rest()
  assert.ok(suspicion(seen, 'starbuck') < before + 0.1)
})

rule('who adds nothing is not blamed', () => {
  const seen = table({ tops: { destiny: ['tactics 2', 'politics 1'] } })
  seen
    .crisis('low-supplies')
    .contributes({ adama: ['leadership 1'], starbuck: ['piloting 2', 'piloting 2'] })
    .rest()
  assert.ok(suspicion(seen, 'starbuck') > 0.5, `${suspicion(seen, 'starbuck')}`)
  assert.ok(suspicion(seen, 'boomer') < 0.3, `${suspicion(seen, 'boomer')}`)
})

rule('a card against the check that was added face up gives its owner away', () => {
  const seen = table({ hands: { zarek: ['politics 3'], starbuck: ['piloting 2'] } })
  seen
    .crisis('low-supplies')
    .answers('zarek', 'play:politics 3')
    .contributes({ starbuck: ['piloting 2'] })
    .rest()
  assert.ok(suspicion(seen, 'starbuck') > 0.8, `${suspicion(seen, 'starbuck')}`)
})

rule('a check at a location is no evidence: humans may want it to fail', () => {
  const seen = table({ current: 'zarek', at: { zarek: 'administration' } })
  const before = suspicion(seen, 'starbuck')
  seen
    .action()
    .answers('zarek', 'activate:administration')
    .answers('zarek', 'seat:adama')
    .contributes({ starbuck: ['piloting 2', 'piloting 2'] })
    .rest()
  assert.equal(suspicion(seen, 'starbuck'), before)
})

rule('seeing a loyalty card settles it', () => {
  const look = (loyalty: Situation['loyalty']) =>
    given({ seats: ['baltar', 'adama', 'zarek', 'starbuck', 'boomer'], loyalty, current: 'baltar' })
      .action()
      .answers('baltar', 'ability:cylonDetector')
      .answers('baltar', 'seat:zarek')
      .rest()
  const found = look({ baltar: [human, human], zarek: [cylon] })
  assert.equal(suspicion(found, 'zarek', 'baltar'), 1)
  const cleared = look({ baltar: [human, human], zarek: [human] })
  assert.equal(suspicion(cleared, 'zarek', 'baltar'), 0)
})

rule('a Cylon knows itself, and that there is one Cylon less among the others', () => {
  const seen = table({ loyalty: { roslin: [cylon] } })
  assert.equal(suspicion(seen, 'roslin'), 1)
  assert.ok(suspicion(seen, 'adama') < suspicion(table(), 'adama'))
})

rule('a revealed Cylon is known to everybody', () => {
  const seen = table({ loyalty: { boomer: [cylon], roslin: [human] }, revealed: ['boomer'] })
  assert.equal(suspicion(seen, 'boomer'), 1)
})

rule('once a Cylon is revealed, what went wrong before is laid at its door', () => {
  const seen = table({ current: 'boomer', loyalty: { roslin: [human], boomer: [cylon] } })
  sabotage(seen, 'low-supplies', 'piloting 3')
  sabotage(seen, 'mandatory-testing', 'piloting 3')
  const before = suspicion(seen, 'starbuck')
  seen.action().answers('boomer', `reveal:${cylon}`).rest()
  assert.ok(suspicion(seen, 'starbuck') < before, `${suspicion(seen, 'starbuck')} after ${before}`)
})
