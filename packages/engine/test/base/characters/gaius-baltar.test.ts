// Gaius Baltar: Delusional Intuition, Cylon Detector, Coward.

import assert from 'node:assert/strict'
import { given, rule, type Situation } from '../../../testing/index.ts'

const seats = ['baltar', 'tigh', 'boomer'] as const
const everyType = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const

const crisis = (situation: Partial<Situation> = {}) =>
  given({ seats, current: 'baltar', ...situation }).crisis('prison-labor')

rule('Delusional Intuition: after Baltar draws a crisis he draws 1 Skill card of any type', () => {
  for (const type of everyType) {
    crisis({ tops: { [type]: [`${type} 1`] } })
      .asks(
        'baltar',
        'drawSkillCards:choose',
        everyType.map((any) => `skills:${any}`),
      )
      .answers('baltar', `skills:${type}`)
      .expect({ hand: { baltar: [`${type} 1`] } })
      .rest()
  }
})

rule('Delusional Intuition: before the crisis is resolved, so that he can add the card to its check', () => {
  crisis({ tops: { tactics: ['tactics 5'], destiny: ['politics 3', 'politics 2'] } })
    .answers('baltar', 'skills:tactics')
    .contributes({ baltar: ['tactics 5'] })
    .expect({ morale: 10, food: 8 })
    .finished()
})

rule('Delusional Intuition: on every kind of crisis', () => {
  for (const card of ['riots-b', 'thirty-three', 'water-sabotaged']) {
    given({ seats, current: 'baltar' })
      .crisis(card)
      .answers('baltar', 'skills:piloting')
      .expect({ hand: { baltar: 1 } })
      .rest()
  }
})

rule('Delusional Intuition: once for each crisis he draws', () => {
  given({ seats, current: 'baltar', tops: { crisis: ['low-supplies'] } })
    .crisis('fulfiller-of-prophecy')
    .answers('baltar', 'skills:piloting')
    .answers('baltar', 'option:1')
    .answers('baltar', 'skills:piloting')
    .expect({ hand: { baltar: 1 } })
    .rest()
})

rule('Delusional Intuition: not for the crisis of another player, nor for a super crisis', () => {
  crisis({ current: 'tigh' })
    .rest()
    .expect({ hand: { baltar: 0 } })
  given({ seats, current: 'tigh', revealed: ['tigh'] })
    .superCrisis('inbound-nukes')
    .rest()
    .expect({ hand: { baltar: 0 } })
})

rule('Delusional Intuition: not for a revealed Cylon who chooses a crisis', () => {
  given({ seats, current: 'baltar', revealed: ['baltar'], at: { baltar: 'caprica' } })
    .action()
    .answers('baltar', 'activate:caprica')
    .rest()
    .expect({ hand: { baltar: 0 } })
})

/** Tigh has two Loyalty cards, one of them a Cylon. */
const detector = (situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'baltar',
    loyalty: { tigh: ['you-are-not-a-cylon', 'cylon-damage-galactica'] },
    ...situation,
  }).action()

rule('Cylon Detector: Baltar looks at all Loyalty cards of another player', () => {
  const table = detector()
    .answers('baltar', 'ability:cylonDetector')
    .asks('baltar', 'chooseCharacter:choose', ['seat:tigh', 'seat:boomer'])
    .answers('baltar', 'seat:tigh')
    .finished()
  const seen = table.view('baltar').seats[table.seat('tigh')].loyalty.map(({ card }) => card)
  assert.deepEqual(seen.toSorted(), ['cylon-damage-galactica', 'you-are-not-a-cylon'])
})

rule('Cylon Detector: nobody else learns anything but that he looked', () => {
  const table = detector().answers('baltar', 'ability:cylonDetector').answers('baltar', 'seat:tigh').finished()
  for (const other of ['boomer', 'spectator'] as const) {
    assert.deepEqual(
      table.view(other).seats[table.seat('tigh')].loyalty.map(({ card }) => card),
      ['?', '?'],
    )
    assert.ok(!JSON.stringify(table.view(other)).includes('cylon-damage-galactica'))
  }
  assert.equal(table.log('looksAtLoyalty', 'boomer').length, 1)
})

rule('Cylon Detector: once per game', () => {
  given({ seats, current: 'baltar' })
    .action('baltar', 2)
    .answers('baltar', 'ability:cylonDetector')
    .answers('baltar', 'seat:tigh')
    .may('baltar', 'activate:research-lab')
    .mayNot('baltar', 'ability:cylonDetector')
    .answers('baltar', 'nothing')
    .finished()
})

rule('Cylon Detector: not while Detector Sabotage is in play', () => {
  detector({ inPlay: ['detector-sabotage'] })
    .may('baltar', 'activate:research-lab')
    .mayNot('baltar', 'ability:cylonDetector')
    .answers('baltar', 'nothing')
    .finished()
})

rule('Cylon Detector: from the Brig too, but not for a revealed Cylon', () => {
  detector({ at: { baltar: 'brig' } })
    .may('baltar', 'ability:cylonDetector')
    .answers('baltar', 'nothing')
    .finished()
  detector({ revealed: ['baltar'], loyalty: {}, at: { baltar: 'caprica' } })
    .may('baltar', 'activate:caprica')
    .mayNot('baltar', 'ability:cylonDetector')
    .answers('baltar', 'nothing')
    .finished()
})

rule('Cylon Detector: the hidden Loyalty cards of a revealed Cylon belong to another player too', () => {
  const table = detector({
    seats: ['baltar', 'tigh', 'boomer', 'helo', 'roslin'],
    revealed: ['tigh'],
    loyalty: { tigh: ['cylon-send-to-brig', 'cylon-damage-galactica'] },
  })
  table.answers('baltar', 'ability:cylonDetector').may('baltar', 'seat:tigh').rest()
})
