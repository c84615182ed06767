// Bots on the way to the Ionian Nebula: they meet or avoid allies by what they know, get rid of what counts against them, and judge.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newGame, pending, submit, view } from '@cic/engine'
import { given, type Name, type Situation, type Table } from '@cic/engine/testing'
import { type Bot, isLegal } from '../src/bot.ts'
import { cadet } from '../src/cadet.ts'
import { officer } from '../src/officer.ts'

const options = { sets: ['base', 'exodus'], objective: 'ionian-nebula' } as const
const table = (situation: Situation): Table => given({ options: { ...options, sets: [...options.sets] }, ...situation })

/** What an officer answers to the question that somebody is asked, mostly: equal answers are told apart by chance. */
function mostly(situation: Situation, begin: (table: Table) => Table, name: Name): string {
  const answers = new Map<string, number>()
  for (let i = 0; i < 9; i++) {
    const asking = begin(table(situation)).goesOn()
    const answer = String(officer(`nebula ${i}`).answer(asking.view(name), asking.asked(name), []))
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
  return [...answers].sort(([, one], [, other]) => other - one)[0][0]
}

const seats = ['helo', 'zarek', 'tory', 'starbuck'] as const

for (const [level, bot] of Object.entries<(seed: string) => Bot>({ officer, cadet })) {
  test(`the ${level} answers legally in whole games with the Ionian Nebula`, () => {
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

test('an officer gets rid of what counts against the own side', () => {
  const met = (one: Table) => one.movementStep().answers('helo', 'stay')
  const situation: Situation = {
    seats,
    at: { helo: 'presidents-office' },
    allies: [{ ally: 'laura-roslin', token: 'benevolent' }],
    trauma: { helo: ['benevolent', 'antagonistic', 'antagonistic', 'benevolent'] },
  }
  assert.equal(mostly(situation, met, 'helo'), 'trauma:antagonistic,trauma:antagonistic')
})

test('an officer goes to an ally who is known to help, and not to one who is known to harm', () => {
  const at = (token: 'benevolent' | 'antagonistic') =>
    mostly(
      { seats, at: { helo: 'command' }, allies: [{ ally: 'sharon-boomer-valerii', token, by: 'helo' }] },
      (one) => one.movementStep(),
      'helo',
    )
  assert.equal(at('benevolent'), 'location:armory')
  assert.notEqual(at('antagonistic'), 'location:armory')
})

test('a President who may choose has the one eliminated who is suspected, and not themselves', () => {
  const tokens = ['antagonistic', 'antagonistic', 'antagonistic', 'benevolent'] as const
  const answer = mostly(
    {
      seats,
      president: 'zarek',
      loyalty: { helo: ['cylon-damage-galactica'] },
      seen: { zarek: ['helo'] },
      trauma: { helo: tokens, zarek: tokens, tory: tokens },
      travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
      tops: { destination: ['barren-planet', 'deep-space'], crossroads: ['perjury', 'scanned', 'the-opera-house'] },
      fuel: 12,
      patch: (game) => {
        game.removed.cards.push(...game.decks.crossroads.cards.splice(0))
        game.decks.crossroads.seen = []
      },
    },
    (one) => {
      one.jump().answers('helo', 'card:barren-planet')
      for (const name of ['helo', 'zarek', 'tory'] as const) one.answers(name, 'beside:benevolent:')
      return one
    },
    'zarek',
  )
  assert.equal(answer, 'seat:0')
})
