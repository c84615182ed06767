// Execution as Exodus has it, alone and with Pegasus.

import assert from 'node:assert/strict'
import { type Name, rule, type Situation } from '../../testing/index.ts'
import { bothBoxes, exodus } from './table.ts'

/** Cally shoots whoever stands beside her. */
const shot = (victim: Name, more: Partial<Situation> = {}, table = exodus) =>
  table({ seats: ['cally', 'starbuck', victim], at: { cally: 'command', [victim]: 'command' }, ...more })
    .action()
    .answers('cally', 'ability:dischargeOfAFirearm')

const loyaltyOf = (table: ReturnType<typeof exodus>, seat: number) => table.state.seats[seat].loyalty

/** Behind the Sleeper Agent phase. */
const late = { travelled: ['asteroid-field', 'cylon-refinery'] } as const

rule('A human leaves hand and loyalty behind: one card joins the Loyalty deck, and one is drawn', () => {
  for (const boxes of [exodus, bothBoxes]) {
    const table = shot('adama', { hands: { adama: ['leadership 1'] } }, boxes)
    const before = table.state.decks
    table
      .answers('adama', 'character:saul-tigh')
      .rest()
      .expect({ morale: 9, hand: { tigh: 0 }, at: { tigh: 'command' } })
    const after = table.state.decks
    assert.equal(loyaltyOf(table, 2).length, 1)
    assert.equal(loyaltyOf(table, 2)[0].revealed, false)
    assert.equal(after.loyalty.cards.length, before.loyalty.cards.length)
    assert.equal(after.notACylon.cards.length, before.notACylon.cards.length - 1)
    assert.deepEqual(after.notACylon.discard, ['you-are-not-a-cylon'])
    assert.equal(table.view('cally').seats[2].loyalty[0].card, '?')
  }
})
rule('A “You are not a Cylon” deck that has run out is made anew from what was discarded', () => {
  const table = shot('adama', {
    patch: (game) => {
      const { cards, seen, discard } = game.decks.notACylon
      discard.push(...cards.splice(0))
      seen.length = 0
    },
  })
  table.answers('adama', 'character:saul-tigh').rest()
  assert.ok(table.state.decks.notACylon.cards.length > 0)
})

rule('Boomer who dies before the Sleeper Agent phase draws one card more, after it she does not', () => {
  const boomer = (more: Partial<Situation>) =>
    loyaltyOf(shot('boomer', more).answers('boomer', 'character:saul-tigh').rest(), 2).length
  assert.equal(boomer({}), 2)
  assert.equal(boomer(late), 1)
})
rule('Boomer chosen before the Sleeper Agent phase brings a card; after it she sits in the Brig with two', () => {
  const before = shot('adama')
  const cards = before.state.decks.loyalty.cards.length
  before
    .answers('adama', 'character:sharon-boomer-valerii')
    .rest()
    .expect({ left: { loyalty: cards + 1 } })
  assert.equal(loyaltyOf(before, 2).length, 1)
  const after = shot('adama', late).answers('adama', 'character:sharon-boomer-valerii').rest()
  after.expect({ at: { boomer: 'brig' }, left: { loyalty: after.state.decks.loyalty.cards.length } })
  assert.equal(loyaltyOf(after, 2).length, 2)
})
rule(
  'Baltar chosen before the Sleeper Agent phase is dealt one card more; after it he has his detector all the same',
  () => {
    const before = shot('adama').answers('adama', 'character:gaius-baltar').rest()
    assert.equal(loyaltyOf(before, 2).length, 2)
    const after = shot('adama', late).answers('adama', 'character:gaius-baltar').rest()
    assert.equal(loyaltyOf(after, 2).length, 1)
    after.action('baltar').answers('baltar', 'ability:cylonDetector').answers('baltar', 'seat:starbuck').finished()
    assert.equal(after.view('baltar').seats[1].loyalty[0].card, 'you-are-not-a-cylon')
  },
)
rule('With Pegasus alone Baltar chosen after the Sleeper Agent phase has no detector', () => {
  exodus({
    seats: ['tigh', 'roslin', 'starbuck'],
    options: { sets: ['base', 'pegasus'] },
    admiral: 'starbuck',
    ...late,
  })
    .crisis('a-verdict-of-guilty')
    .answers('starbuck', 'option:0')
    .answers('tigh', 'character:gaius-baltar')
    .rest()
    .action('baltar')
    .isAskedWithout('baltar', 'ability:cylonDetector')
    .goesOn()
})
rule('Apollo, chosen after an execution, launches in a viper at once; without one he starts on the Hangar Deck', () => {
  for (const boxes of [exodus, bothBoxes]) {
    shot('adama', {}, boxes)
      .answers('adama', 'character:lee-apollo-adama')
      .asks('apollo', 'execution:arrive', ['area:portBow', 'area:portAft'])
      .answers('apollo', 'area:portBow')
      .rest()
      .expect({ at: { apollo: 'portBow' }, reserves: { vipers: 7 } })
    shot('adama', { damagedVipers: 8 }, boxes)
      .answers('adama', 'character:lee-apollo-adama')
      .rest()
      .expect({ at: { apollo: 'hangar-deck' } })
  }
})
rule('Helo, chosen after an execution, is stranded during his next turn', () => {
  for (const boxes of [exodus, bothBoxes]) {
    const table = shot('adama', {}, boxes).answers('adama', 'character:karl-helo-agathon').rest()
    table.expect({ at: { helo: undefined } })
    table
      .turns()
      .untilTurnOf('helo')
      .expect({ at: { helo: undefined } })
    table
      .untilTurnOf('helo')
      .expect({ at: { helo: 'hangar-deck' } })
      .goesOn()
  }
})
rule('Anders, chosen after an execution, sits out his first Receive Skills step', () => {
  const table = shot('adama').answers('adama', 'character:samuel-t-anders').rest()
  table
    .turns()
    .untilTurnOf('anders')
    .until('move:choose')
    .expect({ hand: { anders: 0 } })
    .goesOn()
})
rule('A new character whose place nobody may go to starts in Sickbay', () => {
  for (const boxes of [exodus, bothBoxes])
    shot('adama', { inPlay: ['bomb-on-colonial-1'] }, boxes)
      .answers('adama', 'character:laura-roslin')
      .rest()
      .expect({ at: { roslin: 'sickbay' } })
})

const cylon = { loyalty: { adama: ['cylon-centurion', 'you-are-not-a-cylon'] } } as const

rule('A Cylon shows one card, uses nothing of it, draws no super crisis, and keeps the others', () => {
  const table = shot('adama', cylon).answers('adama', 'reveal:cylon-centurion').rest()
  table.expect({ revealed: ['adama'], at: { adama: 'resurrection-ship' }, boarding: [0, 0, 0, 0], morale: 10 })
  assert.deepEqual(
    loyaltyOf(table, 2).map(({ revealed }) => revealed),
    [true, false],
  )
  assert.equal(table.state.seats[2].superCrises.length, 0)
})
rule('With Pegasus a Cylon hands the other cards on', () => {
  const table = shot('adama', cylon, bothBoxes)
    .answers('adama', 'reveal:cylon-centurion')
    .asks('adama', 'passOnLoyalty:give')
    .rest()
  assert.equal(loyaltyOf(table, 2).length, 1)
})

rule('The turn of an executed current player ends: no Cylon ships are activated, and no jump is prepared', () => {
  bothBoxes({
    seats: ['tigh', 'roslin', 'starbuck'],
    admiral: 'starbuck',
    at: { tigh: 'command' },
    tops: { crisis: ['a-verdict-of-guilty'] },
    space: { front: { basestars: 1 } },
  })
    .actionStep()
    .answers('tigh', 'nothing')
    .answers('starbuck', 'option:0')
    .answers('tigh', 'character:william-adama')
    .until('testing:finished')
    .finished()
    .expect({ jumpPreparation: 0, raiders: { front: 0 }, heavyRaiders: { front: 0 } })
})
rule('Executed in the Movement step, the current player neither acts nor draws a crisis', () => {
  const table = bothBoxes({
    seats: ['baltar', 'roslin', 'starbuck'],
    options: { finalFive: true },
    hands: { baltar: ['critical-situation-4'] },
    loyalty: { roslin: ['final-five-examiner-executed'] },
  })
    .movementStep()
    .answers('baltar', 'play:critical-situation-4')
    .answers('baltar', 'ability:cylonDetector')
    .answers('baltar', 'seat:roslin')
    .answers('baltar', 'character:saul-tigh')
    .nobodyIsAsked()
    .finished()
  assert.equal(table.log('crisis').length, 0)
})
rule('Executed in the middle of what the own action has led to, others finish it, and the turn is over', () => {
  const playing = (card: string) =>
    exodus({
      seats: ['adama', 'cally', 'roslin'],
      at: { adama: 'command', cally: 'command' },
      hands: { adama: [card] },
    })
      .actionStep()
      .answers('adama', `play:${card}`)
  const ordered = playing('executive-order-1')
    .answers('adama', 'seat:cally')
    .answers('cally', 'actTwice')
    .answers('cally', 'ability:dischargeOfAFirearm')
    .answers('adama', 'character:saul-tigh')
    .asks('cally', 'action:choose')
    .answers('cally', 'nothing')
    .finished()
  assert.equal(ordered.log('crisis').length, 0)
  const emergency = playing('state-of-emergency-6')
    .answers('adama', 'nothing')
    .answers('cally', 'act')
    .answers('cally', 'ability:dischargeOfAFirearm')
    .answers('adama', 'character:saul-tigh')
    .asks('roslin', 'stateOfEmergency:choose')
    .answers('roslin', 'nothing')
    .finished()
  assert.equal(emergency.log('crisis').length, 0)
})
rule('A check that executes somebody goes on: whoever follows may use an ability on what is still to come', () => {
  const hand = ['tactics 5', 'tactics 4', 'tactics 3']
  bothBoxes({
    seats: ['tigh', 'roslin', 'starbuck'],
    at: { tigh: 'airlock' },
    hands: { tigh: hand },
    tops: { destiny: ['politics 1', 'politics 2'] },
  })
    .action()
    .answers('tigh', 'activate:airlock')
    .answers('tigh', 'seat:roslin')
    .contributes({ tigh: hand })
    .answers('roslin', 'character:william-adama')
    .answers('adama', 'ability:commandAuthority')
    .rest()
    .expect({ hand: { adama: 5 } })
})
/** Galactica is back in orbit, two ships are ready, and the current player is executed by a card with an evacuation icon. */
const betrayedInOrbit = (more: Partial<Situation>) =>
  bothBoxes({
    seats: ['tigh', 'roslin', 'starbuck'],
    at: { tigh: 'command' },
    newCaprica: { orbit: true, locked: [], prepared: ['population-1', 'population-2'] },
    tops: { newCaprica: ['betrayed-from-within'], destiny: ['tactics 1', 'tactics 2'] },
    ...more,
    options: { objective: 'new-caprica', ...more.options },
  })
    .actionStep()
    .answers('tigh', 'nothing')
    .contributes()
rule('In orbit of New Caprica no ship is evacuated either, once the turn is over', () => {
  betrayedInOrbit({}).answers('tigh', 'character:william-adama').rest().expect({ prepared: 2 })
  betrayedInOrbit({ options: { sets: ['base', 'pegasus'] } })
    .answers('tigh', 'character:william-adama')
    .rest()
    .expect({ prepared: 1 })
})
rule('Kat, who follows in a turn that an execution has ended, is not sent to Sickbay for having stayed', () => {
  bothBoxes({
    seats: ['starbuck', 'cally', 'roslin'],
    at: { starbuck: 'hangar-deck', cally: 'hangar-deck' },
    hands: { starbuck: ['executive-order-1'] },
  })
    .actionStep()
    .answers('starbuck', 'play:executive-order-1')
    .answers('starbuck', 'seat:cally')
    .answers('cally', 'actTwice')
    .answers('cally', 'ability:dischargeOfAFirearm')
    .answers('starbuck', 'character:louanne-kat-katraine')
    .answers('cally', 'nothing')
    .rest()
    .expect({ at: { kat: 'hangar-deck' } })
})
rule('With Pegasus alone it goes on', () => {
  exodus({
    seats: ['tigh', 'roslin', 'starbuck'],
    options: { sets: ['base', 'pegasus'] },
    admiral: 'starbuck',
    at: { tigh: 'command' },
    tops: { crisis: ['a-verdict-of-guilty'] },
    space: { front: { basestars: 1 } },
  })
    .actionStep()
    .answers('tigh', 'nothing')
    .answers('starbuck', 'option:0')
    .answers('tigh', 'character:william-adama')
    .until('testing:finished')
    .finished()
    .expect({ jumpPreparation: 1 })
})
rule('Once per game is once per player: whoever was executed has used it up with the first character', () => {
  shot('adama', { usedOnce: { adama: ['commandAuthority'] } })
    .answers('adama', 'character:felix-gaeta')
    .rest()
    .action('gaeta')
    .mayNot('gaeta', 'ability:coup')
    .goesOn()
})
