// What somebody alone is told about their side, and what a die comes to.

import assert from 'node:assert/strict'
import { allegianceTold, meaningOfRoll } from '../src/index.ts'
import { given, rule } from '../testing/index.ts'

const seats = ['tigh', 'roslin', 'zarek', 'helo', 'tyrol'] as const

rule(
  'Whoever is dealt a Cylon card in the Sleeper Agent phase is told that they have turned, and nobody else is',
  () => {
    const table = given({
      seats,
      current: 'tigh',
      loyalty: Object.fromEntries(seats.map((name) => [name, ['you-are-not-a-cylon']])),
      tops: { loyalty: ['cylon-send-to-brig'] },
    })
    const { length } = table.view('tigh').log
    table.sleeperAgentPhase().rest()
    const told = allegianceTold(table.view('tigh'), length)
    assert.equal(told?.was, 'cylon')
    assert.deepEqual(told?.cards, ['cylon-send-to-brig'])
    assert.equal(told?.powers.length, 1)
    assert.equal(allegianceTold(table.view('roslin'), length)?.was, 'human')
    assert.equal(allegianceTold(table.view('tigh'), table.view('tigh').log.length), undefined)
  },
)

rule('Who was human by their first cards has turned; who was a Cylon before has not', () => {
  for (const first of ['you-are-not-a-cylon', 'cylon-damage-galactica']) {
    const table = given({ seats, loyalty: { tigh: [first, 'cylon-send-to-brig'] } }).goesOn()
    const seen = table.view('tigh')
    const log = [
      { t: 'yourLoyalty', seat: 0, card: first },
      { t: 'yourLoyalty', seat: 0, card: 'cylon-send-to-brig' },
    ]
    assert.equal(allegianceTold({ ...seen, log }, 1)?.turned, first === 'you-are-not-a-cylon')
    assert.equal(allegianceTold({ ...seen, log }, 0)?.turned, false, 'at the beginning nobody turns')
  }
})

rule('A die says whether it hits, and whether it is what it takes', () => {
  const seen = given({ seats }).goesOn().view('tigh')
  const meaning = (die: number, more: object): unknown => {
    const attack = { t: 'attacks', attacker: 'raider', target: 'viper' }
    const entry = { t: 'rolls', seat: 0, die, face: die, purpose: 'attack', ...more }
    return meaningOfRoll({ ...seen, log: [attack, entry] }, entry)
  }
  assert.deepEqual(
    [1, 5, 8].map((die) => meaning(die, {})),
    ['missed', 'damaged', 'destroyed'],
  )
  assert.equal(meaning(3, { purpose: 'die', need: 4, atMost: true }), 'reached')
  assert.equal(meaning(3, { purpose: 'die', need: 4 }), 'notReached')
  assert.equal(meaning(3, { purpose: 'die' }), undefined)
})
