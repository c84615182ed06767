// Positions in which every player would know what to do.

import assert from 'node:assert/strict'
import { newGame, type View, view, worthOfCard } from '@cic/engine'
import { given, type Name, rule, type Situation, type Table } from '@cic/engine/testing'
import { officer } from '../src/officer.ts'
import { lossWorth } from '../src/worth.ts'

const seats = ['roslin', 'adama', 'apollo', 'tyrol'] as const
const human = 'you-are-not-a-cylon'
const cylon = 'cylon-damage-galactica'
const nearKobol = ['asteroid-field', 'asteroid-field', 'barren-planet']

/** What the officer answers in this seat. */
function answer(table: Table, name: Name, seed = 'x'): string[] {
  const seen = table.view(name)
  const [decision] = seen.decisions
  assert.ok(decision, `${name} is not asked`)
  const chosen = officer(seed).answer(seen, decision)
  return typeof chosen === 'string' ? [chosen] : [...chosen]
}

const table = (situation: Partial<Situation>): Table =>
  given({ seats, loyalty: Object.fromEntries(seats.map((name) => [name, [human]])), ...situation })

rule('the fleet jumps when that wins, whatever it costs', () => {
  const situation = { current: 'adama', travelled: nearKobol, jumpPreparation: 3, population: 1 } as const
  const moving = table(situation).movement()
  assert.deepEqual(answer(moving, 'adama'), ['location:ftl-control'])
  const acting = table({ ...situation, at: { adama: 'ftl-control' } }).action()
  assert.deepEqual(answer(acting, 'adama'), ['activate:ftl-control'])
  moving.goesOn()
  acting.goesOn()
})

rule('nobody jumps from a quiet sky at the price of the last people', () => {
  const seen = table({ current: 'adama', jumpPreparation: 3, population: 3, at: { adama: 'ftl-control' } }).action()
  assert.notDeepEqual(answer(seen, 'adama'), ['activate:ftl-control'])
  seen.goesOn()
})

rule('the centurion that is about to take the ship is shot at first', () => {
  const boarding = [1, 0, 0, 1] as const
  const moving = table({ current: 'adama', boarding }).movement()
  assert.deepEqual(answer(moving, 'adama'), ['location:armory'])
  const acting = table({ current: 'adama', boarding, at: { adama: 'armory' } }).action()
  assert.deepEqual(answer(acting, 'adama'), ['activate:armory'])
  acting.answers('adama', 'activate:armory')
  assert.deepEqual(answer(acting, 'adama'), ['centurion:3'])
  moving.goesOn()
  acting.goesOn()
})

rule('who looks at civilian ships looks at those that had better be moved', () => {
  const space = { front: { raiders: 3, civilians: 1 }, rear: { civilians: 3 }, portAft: { civilians: 2 } }
  const acting = table({ current: 'adama', at: { adama: 'communications' }, space })
    .action()
    .answers('adama', 'activate:communications')
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    assert.ok(
      answer(acting, 'adama', seed).some((ship) => ship.startsWith('ship:front')),
      `looks elsewhere with seed ${seed}`,
    )
  acting.goesOn()
})

rule('a check that would end the game gets the cards it needs', () => {
  const hands = { adama: ['leadership 5', 'leadership 4', 'tactics 3', 'tactics 1'] }
  const seen = table({ current: 'adama', hands, food: 1, tops: { destiny: ['piloting 1', 'piloting 2'] } })
    .crisis('prison-labor')
    .passes()
  const added = answer(seen, 'adama').map((option) => worthOfCard(seen.view('adama'), option.slice('card:'.length)))
  assert.ok(added.reduce((sum, worth) => sum + worth, 0) >= 10, `added ${added}`)
  seen.goesOn()
})

rule('cards are not thrown after a check that hardly matters', () => {
  const hands = { adama: ['leadership 5', 'leadership 4', 'tactics 3'] }
  const seen = table({ current: 'adama', hands }).crisis('detector-sabotage').passes()
  assert.deepEqual(answer(seen, 'adama'), [])
  seen.goesOn()
})

/** A check in which Adama adds these cards to two points from Destiny, and keeps a Declare Emergency. */
const checkOfTen = (...cards: string[]): Table =>
  given({
    seats: ['roslin', 'adama', 'apollo', 'zarek'],
    current: 'adama',
    loyalty: { adama: [human] },
    hands: { adama: ['leadership 3', ...cards] },
    food: 2,
    tops: { destiny: ['tactics 1', 'tactics 1'] },
  })
    .crisis('prison-labor')
    .contributes({ adama: cards })

rule('Declare Emergency is spent when it turns a failure into a pass', () => {
  const short = checkOfTen('leadership 5', 'tactics 2')
  assert.equal(short.log('checkTotal')[0].total, 9)
  assert.deepEqual(answer(short, 'adama'), ['play:declare-emergency-3'])
  short.goesOn()
})

rule('Declare Emergency is kept when it changes nothing', () => {
  for (const cards of [['leadership 5', 'tactics 3'], ['leadership 5']]) {
    const seen = checkOfTen(...cards)
    assert.deepEqual(answer(seen, 'adama'), ['pass'])
    seen.goesOn()
  }
})

rule('vipers shoot the raiders that are about to destroy civilian ships', () => {
  const space = { portBow: { raiders: 2, vipers: 1, civilians: 2 }, front: { raiders: 3 } }
  const seen = table({ current: 'adama', at: { adama: 'command' }, space }).action()
  assert.deepEqual(answer(seen, 'adama'), ['activate:command'])
  seen.answers('adama', 'activate:command')
  const [first] = answer(seen, 'adama')
  assert.ok(['attack:portBow:raider', 'launch:portBow'].includes(first), first)
  seen.goesOn()
})

rule('a badly damaged ship is repaired', () => {
  const damaged = ['ftl-control', 'command', 'weapons-control', 'armory'] as const
  const hands = { tyrol: ['engineering 1'] }
  const seen = table({ current: 'tyrol', damaged, hands, at: { tyrol: 'ftl-control' }, jumpPreparation: 4 }).action()
  assert.deepEqual(answer(seen, 'tyrol'), ['play:repair-1'])
  seen.goesOn()
})

rule('a revealed Cylon lets the centurions take the ship', () => {
  const seen = table({
    current: 'tyrol',
    loyalty: { tyrol: [cylon] },
    revealed: ['tyrol'],
    at: { tyrol: 'cylon-fleet' },
    boarding: [0, 0, 0, 1],
    space: { front: { raiders: 4, basestars: 1 } },
  }).action()
  assert.deepEqual(answer(seen, 'tyrol'), ['activate:cylon-fleet'])
  seen.answers('tyrol', 'activate:cylon-fleet')
  assert.deepEqual(answer(seen, 'tyrol'), ['icon:heavy'])
  seen.goesOn()
})

rule('a revealed Cylon adds to a check what is against it', () => {
  const seen = table({
    current: 'tyrol',
    loyalty: { tyrol: [cylon] },
    revealed: ['tyrol'],
    hands: { tyrol: ['piloting 2', 'politics 3'] },
    food: 1,
  })
    .crisis('prison-labor')
    .passes()
    .until('skillCheck:contribute')
  while (seen.view('tyrol').decisions.length === 0) {
    seen.answers(seen.name(seen.state.asks[0].seat))
  }
  assert.deepEqual(answer(seen, 'tyrol'), ['card:evasive-maneuvers-2'])
  seen.goesOn()
})

rule('a Cylon in the Brig reveals sooner or later', () => {
  const seen = table({ current: 'tyrol', loyalty: { tyrol: [cylon] }, at: { tyrol: 'brig' } })
  for (let turn = 0; turn < 12; turn++) {
    seen.action()
    const [choice] = answer(seen, 'tyrol', `turn ${turn}`)
    if (choice.startsWith('reveal:')) {
      seen.goesOn()
      return
    }
    seen.answers('tyrol', choice).rest()
  }
  assert.fail('tyrol stays in the Brig for ever')
})

rule('before the Sympathizer is dealt, the first resource in the red is a smaller loss to the humans', () => {
  const even = view(newGame({ players: 4 }, 'even'), 'spectator')
  const odd = view(newGame({ players: 5 }, 'odd'), 'spectator')
  const low = { food: 5, fuel: 8, morale: 10, population: 12 }
  const loss = (seen: View): number => lossWorth({ ...seen, resources: low }, 'food', 1)
  assert.ok(loss(even) < loss(odd))
})
