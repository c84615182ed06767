// Bots at tables with the Cylon Fleet: they see what waits beyond the line, escort, place ships out of the way, and use the Bridge.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newGame, pending, submit, view } from '@cic/engine'
import { given, type Name, type Situation, type Table } from '@cic/engine/testing'
import { type Bot, isLegal } from '../src/bot.ts'
import { cadet } from '../src/cadet.ts'
import { officer } from '../src/officer.ts'

const options = { sets: ['base', 'exodus'], objective: 'kobol', cylonFleet: true } as const
const table = (situation: Situation): Table => given({ options: { ...options, sets: [...options.sets] }, ...situation })

/** What an officer answers to the question that somebody is asked, mostly: equal answers are told apart by chance. */
function mostly(situation: Situation, begin: (table: Table) => Table, name: Name): string {
  const answers = new Map<string, number>()
  for (let i = 0; i < 9; i++) {
    const asking = begin(table(situation)).goesOn()
    const answer = String(officer(`fleet ${i}`).answer(asking.view(name), asking.asked(name), []))
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
  return [...answers].sort(([, one], [, other]) => other - one)[0][0]
}

const seats = ['apollo', 'roslin', 'starbuck', 'tigh'] as const

for (const [level, bot] of Object.entries<(seed: string) => Bot>({ officer, cadet })) {
  test(`the ${level} answers legally in whole games with the Cylon Fleet`, () => {
    for (const players of [3, 4, 5, 6]) {
      const game = newGame({ players, ...options, sets: [...options.sets] }, `${level} ${players}`)
      const bots = game.seats.map((_, seat) => bot(`bot ${seat}`))
      while (game.over === undefined) {
        const [decision] = pending(game)
        const answer = bots[decision.seat].answer(view(game, decision.seat), decision, [])
        assert.ok(isLegal(decision, answer), `${decision.kind}: ${JSON.stringify(answer)}`)
        submit(game, decision.seat, decision.id, answer)
      }
    }
  })
}

test('an officer who is CAG places a ship where nobody waits beyond the line', () => {
  const answer = mostly(
    {
      seats,
      at: { apollo: 'armory' },
      pursuit: 0,
      dice: [7],
      fleet: {
        front: { raider: 4, basestar: 1 },
        starboardBow: { raider: 4 },
        starboardAft: { raider: 4 },
        portAft: { raider: 3 },
      },
    },
    (one) => one.activate('raiders').until('placeCivilians:choose'),
    'apollo',
  )
  assert.ok(['area:rear', 'area:portBow'].includes(answer), answer)
})

test('an officer has a ship escorted that raiders are about to destroy', () => {
  const answer = mostly(
    {
      seats: ['tigh', 'apollo', 'roslin', 'starbuck'],
      at: { apollo: 'armory', tigh: 'command' },
      space: { portBow: { vipers: 1, civilians: 1 }, portAft: { raiders: 5 }, front: { raiders: 4 } },
    },
    (one) => one.action().answers('tigh', 'activate:command'),
    'tigh',
  )
  assert.match(answer, /^escort:portBow/)
})

test('a revealed officer on the Basestar Bridge gives orders there rather than nothing', () => {
  const answer = mostly(
    {
      seats: ['baltar', 'apollo', 'roslin', 'starbuck'],
      revealed: ['baltar'],
      at: { baltar: 'basestar-bridge', apollo: 'armory' },
      space: { front: { raiders: 6 } },
    },
    (one) => one.action(),
    'baltar',
  )
  assert.equal(answer, 'activate:basestar-bridge')
})

test('a nuke goes where a basestar is, and not where our own ships are', () => {
  const answer = mostly(
    {
      seats: ['adama', 'apollo', 'roslin', 'starbuck'],
      admiral: 'adama',
      at: { apollo: 'armory' },
      space: {
        front: { basestars: 1, raiders: 3 },
        portBow: { basestars: 1, raiders: 3, vipers: 3, civilians: 4 },
      },
    },
    (one) => one.action().answers('adama', 'nuke'),
    'adama',
  )
  assert.equal(answer, 'area:front')
})
