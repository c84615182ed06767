// Bots on the way to the Ionian Nebula: they meet or avoid allies by what they know, get rid of what counts against them, and judge.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { given, type Name, type Situation, type Table } from '@cic/engine/testing'
import { answerLegally, mostly } from './at-a-table.ts'

const options = { sets: ['base', 'exodus'], objective: 'ionian-nebula' } as const
const table = (situation: Situation): Table => given({ options: { ...options, sets: [...options.sets] }, ...situation })

/** What an officer mostly answers here. */
const answerOf = (situation: Situation, begin: (one: Table) => Table, name: Name): string =>
  mostly('nebula', () => begin(table(situation)), name)

const seats = ['helo', 'zarek', 'tory', 'starbuck'] as const

answerLegally(
  'the Ionian Nebula',
  [3, 4, 5, 6].map((players) => ({ players, ...options })),
)

test('an officer gets rid of what counts against the own side', () => {
  const met = (one: Table) => one.movementStep().answers('helo', 'stay')
  const situation: Situation = {
    seats,
    at: { helo: 'presidents-office' },
    allies: [{ ally: 'laura-roslin', token: 'benevolent' }],
    trauma: { helo: ['benevolent', 'antagonistic', 'antagonistic', 'benevolent'] },
  }
  assert.equal(answerOf(situation, met, 'helo'), 'trauma:antagonistic,trauma:antagonistic')
})

test('an officer goes to an ally who is known to help, and not to one who is known to harm', () => {
  const at = (token: 'benevolent' | 'antagonistic') =>
    answerOf(
      { seats, at: { helo: 'command' }, allies: [{ ally: 'sharon-boomer-valerii', token, by: 'helo' }] },
      (one) => one.movementStep(),
      'helo',
    )
  assert.equal(at('benevolent'), 'location:armory')
  assert.notEqual(at('antagonistic'), 'location:armory')
})

test('a President who may choose has the one eliminated who is suspected, and not themselves', () => {
  const tokens = ['antagonistic', 'antagonistic', 'antagonistic', 'benevolent'] as const
  const answer = answerOf(
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
