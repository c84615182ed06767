// The Mutiny limit reached in the middle of something else: a deed of the Admiral, a check, a crisis, a price.

import assert from 'node:assert/strict'
import { rule } from '../../testing/index.ts'
import { exodusAndDaybreak, pegasusAndDaybreak } from '../all-boxes/table.ts'
import { daybreak } from './table.ts'

rule(
  'Requisition for Demetrius: an Admiral whom the Mutiny card sends to the Brig draws the Treachery cards, too',
  () => {
    daybreak({
      seats: ['tigh', 'roslin', 'adama', 'starbuck'],
      admiral: 'adama',
      mutiny: { adama: ['panic'] },
    })
      .crisis('requisition-for-demetrius')
      .answers('adama', 'option:1')
      .rest()
      .expect({ at: { adama: 'brig' }, admiral: 'tigh', hand: { adama: 2, tigh: 0 } })
  },
)
rule(
  'Assassination Plot: an Admiral who goes to the Brig for what is discarded draws, and the next one discards nothing',
  () => {
    pegasusAndDaybreak({
      seats: ['starbuck', 'roslin', 'adama', 'tigh'],
      admiral: 'adama',
      president: 'roslin',
      mutiny: { adama: ['panic'] },
      hands: { adama: ['bait-0', 'tactics 1', 'tactics 2'], tigh: ['tactics 1'] },
    })
      .crisis('assassination-plot')
      .answers('roslin', 'option:0')
      .rest()
      .expect({ at: { adama: 'brig' }, admiral: 'tigh', hand: { adama: 3, tigh: ['launch-scout-1'], starbuck: 3 } })
  },
)
rule('Dangerous Plots: whoever is both President and Admiral draws two cards, and stays President alone', () => {
  daybreak({ seats: ['tigh', 'roslin', 'adama'], admiral: 'adama', president: 'adama' })
    .crisis('dangerous-plots')
    .answers('adama', 'option:0')
    .rest()
    .expect({ at: { adama: 'brig' }, admiral: 'tigh', president: 'adama' })
})
rule('Whoever accuses and goes to the Brig in the middle of the check has accused all the same', () => {
  const accuses = (hand: readonly string[]) =>
    daybreak({
      seats: ['tigh', 'roslin', 'starbuck'],
      at: { tigh: 'admirals-quarters' },
      mutiny: { tigh: ['panic'] },
      hands: { roslin: ['personal-vices-3'], tigh: ['tactics 1'] },
      tops: { destiny: ['leadership 4', 'leadership 5'] },
    })
      .action()
      .answers('tigh', 'activate:admirals-quarters')
      .answers('tigh', 'seat:roslin')
      .contributes({ roslin: ['personal-vices-3'], tigh: hand })
      .rest()
  accuses([]).expect({ at: { tigh: 'brig', roslin: 'presidents-office' } })
  accuses(['tactics 1']).expect({ at: { tigh: 'brig', roslin: 'brig' } })
})
rule('The accused who goes to the Brig in the middle of the check is there already when it passes', () => {
  const table = daybreak({
    seats: ['tigh', 'roslin', 'starbuck'],
    at: { tigh: 'admirals-quarters' },
    mutiny: { roslin: ['panic'] },
    hands: { roslin: ['exploit-a-weakness-5'], tigh: ['leadership 5'] },
    tops: { destiny: ['leadership 4', 'leadership 4'] },
  })
    .action()
    .answers('tigh', 'activate:admirals-quarters')
    .answers('tigh', 'seat:roslin')
    .contributes({ roslin: ['exploit-a-weakness-5'], tigh: ['leadership 5'] })
    .answers('tigh', 'seat:roslin')
    .rest()
    .expect({ at: { roslin: 'brig' } })
  assert.equal(table.log('sent').length, 1)
})
rule('A prisoner who draws one card too many in the check of the Brig gives one up, and leaves if it passes', () => {
  daybreak({
    seats: ['tigh', 'roslin', 'starbuck'],
    at: { tigh: 'brig' },
    mutiny: { tigh: ['panic'] },
    hands: { roslin: ['force-their-hand-0'] },
    tops: { destiny: ['politics 5', 'politics 4'] },
  })
    .action()
    .answers('tigh', 'activate:brig')
    .contributes({ roslin: ['force-their-hand-0'] })
    .answers('tigh', 'mutinyCard:panic')
    .answers('tigh', 'location:command')
    .finished()
    .expect({ at: { tigh: 'command' }, mutiny: { tigh: ['panic'] } })
})
rule('Whom a crisis sends to the Brig in the own turn draws no other; its icons follow', () => {
  const table = daybreak({
    seats: ['tigh', 'roslin', 'starbuck'],
    mutiny: { tigh: ['panic'] },
    tops: { crisis: ['earth-in-ruins'] },
  })
    .turn()
    .until('crisis:option')
    .answers('tigh', 'option:1')
    .rest()
    .expect({ at: { tigh: 'brig' }, jumpPreparation: 1 })
  assert.equal(table.log('crisis').length, 1)
})
rule('Gravity Well: a pilot who goes to the Brig for the card that is paid neither attacks nor flies', () => {
  for (const deed of ['attack:front:raider', 'fly:portBow'])
    daybreak({
      seats: ['starbuck', 'roslin', 'tigh'],
      at: { starbuck: 'front' },
      inPlay: ['event-horizon'],
      mutiny: { starbuck: ['panic'] },
      hands: { starbuck: ['bait-0', 'tactics 1'] },
      space: { front: { raiders: 2 } },
    })
      .action()
      .answers('starbuck', 'viper')
      .answers('starbuck', deed)
      .answers('starbuck', 'card:bait-0')
      .answers('starbuck', 'mutinyCard:panic')
      .finished()
      .expect({ at: { starbuck: 'brig' }, raiders: { front: 2 } })
})
rule('Gravity Well: Full Throttle and Maximum Firepower are over for a pilot who goes to the Brig for the card', () => {
  for (const card of ['full-throttle-1', 'maximum-firepower-3']) {
    const table = pegasusAndDaybreak({
      seats: ['starbuck', 'roslin', 'tigh'],
      at: { starbuck: 'front' },
      inPlay: ['event-horizon'],
      mutiny: { starbuck: ['panic'] },
      hands: { starbuck: ['bait-0', 'tactics 1', card] },
      space: { front: { raiders: 2 } },
    })
      .action()
      .answers('starbuck', `play:${card}`)
    if (card === 'full-throttle-1') table.answers('starbuck', 'stay')
    table
      .answers('starbuck', 'attack:front:raider')
      .answers('starbuck', 'card:bait-0')
      .answers('starbuck', 'mutinyCard:panic')
      .finished()
      .expect({ at: { starbuck: 'brig' }, raiders: { front: 2 } })
  }
})
rule('Gravity Well: whoever commands unmanned vipers and goes to the Brig for a card goes on', () => {
  daybreak({
    seats: ['tigh', 'roslin', 'starbuck'],
    at: { tigh: 'command' },
    inPlay: ['event-horizon'],
    mutiny: { tigh: ['panic'] },
    hands: { tigh: ['bait-0', 'tactics 1'] },
    space: { front: { raiders: 2, vipers: 1 } },
    dice: [8, 8],
  })
    .action()
    .answers('tigh', 'activate:command')
    .answers('tigh', 'attack:front:raider')
    .answers('tigh', 'card:bait-0')
    .answers('tigh', 'mutinyCard:panic')
    .answers('tigh', 'attack:front:raider')
    .rest()
    .expect({ at: { tigh: 'brig' }, raiders: { front: 0 } })
})
rule('Dutiful: the location is activated again also if the card that is paid leads to the Brig', () => {
  daybreak({
    seats: ['hoshi', 'roslin', 'tigh'],
    at: { hoshi: 'command' },
    mutiny: { hoshi: ['panic'] },
    hands: { hoshi: ['bait-0', 'tactics 1'] },
    space: { front: { raiders: 3, vipers: 1 } },
    dice: [8, 8],
  })
    .action()
    .answers('hoshi', 'activate:command')
    .answers('hoshi', 'attack:front:raider')
    .answers('hoshi', 'attack:front:raider')
    .answers('hoshi', 'ability:dutiful')
    .answers('hoshi', 'card:bait-0')
    .answers('hoshi', 'mutinyCard:panic')
    .asks('hoshi', 'activateVipers:choose')
    .goesOn()
    .expect({ at: { hoshi: 'brig' } })
})
rule('Organized: whoever goes to the Brig for one location activates the others all the same', () => {
  daybreak({
    seats: ['hoshi', 'tigh', 'roslin', 'adama'],
    mutiny: { hoshi: ['panic'] },
    tops: { mutiny: ['blackmail'] },
  })
    .action()
    .answers('hoshi', 'ability:organized')
    .answers('hoshi', 'activate:administration')
    .answers('hoshi', 'mutinyCard:panic')
    .answers('hoshi', 'activate:presidents-office')
    .answers('hoshi', 'done')
    .finished()
    .expect({ at: { hoshi: 'brig' }, hand: { hoshi: 2 } })
})
rule('Alcoholic: the only card in hand is a choice too, and leads to the Brig before the turn begins', () => {
  daybreak({
    seats: ['hoshi', 'tigh', 'roslin', 'adama'],
    admiral: 'tigh',
    hands: { tigh: ['bait-0'] },
    mutiny: { tigh: ['panic'] },
    tops: { mutiny: ['blackmail'] },
  })
    .turn()
    .answers('tigh', 'mutinyCard:panic')
    .until('move:choose')
    .goesOn()
    .expect({ at: { tigh: 'brig' }, admiral: 'adama', mutiny: { tigh: ['panic'] } })
})
rule('Kleptomania: a treachery card given up for it may lead to the Brig', () => {
  daybreak({
    seats: ['lampkin', 'roslin', 'tigh'],
    at: { lampkin: 'command', roslin: 'command' },
    mutiny: { lampkin: ['panic'] },
    hands: { lampkin: ['bait-0', 'politics 1'] },
  })
    .movementStep()
    .answers('lampkin', 'stay')
    .until('action:choose')
    .goesOn()
    .expect({ at: { lampkin: 'brig' } })
})
rule('Headstrong: cards that Apollo discards at random draw no Mutiny card', () => {
  const table = daybreak({
    seats: ['apollo', 'roslin', 'tigh'],
    president: 'apollo',
    hands: { apollo: ['bait-0', 'dradis-contact-0'] },
  })
    .crisis('question-procedure')
    .answers('apollo', 'option:1')
    .rest()
    .expect({ hand: { apollo: 0 } })
  assert.equal(table.log('drawsMutiny').length, 0)
})
rule('Headstrong: what a Mutiny card costs is a price, and Apollo chooses the cards', () => {
  const paid = ['tactics 1', 'tactics 2', 'piloting 1', 'piloting 2', 'leadership 1']
  for (const [card, title] of [
    ['assume-command', 'admiral'],
    ['impeachment', 'president'],
  ] as const)
    daybreak({
      seats: ['apollo', 'roslin', 'tigh'],
      mutiny: { apollo: [card] },
      hands: { apollo: ['bait-0', ...paid] },
    })
      .action()
      .answers('apollo', `mutiny:${card}`)
      .answers('apollo', ...paid.map((one) => `card:${one}`))
      .finished()
      .expect({ [title]: 'apollo', hand: { apollo: ['bait-0'] }, mutiny: { apollo: [] } })
})
rule('Press Room: Zarek chooses the card that somebody draws there', () => {
  daybreak({
    seats: ['tigh', 'roslin', 'otherZarek', 'adama'],
    at: { tigh: 'press-room' },
    mutiny: { roslin: ['panic'] },
    tops: { mutiny: ['selfish-act', 'feed-the-people'] },
  })
    .action()
    .answers('tigh', 'activate:press-room')
    .answers('tigh', 'seat:roslin')
    .answers('otherZarek', 'mutinyCard:feed-the-people')
    .asks('roslin', 'drawMutiny:keep', ['mutinyCard:panic', 'mutinyCard:feed-the-people'])
    .rest()
    .expect({ at: { roslin: 'presidents-office' } })
})
rule(
  'Peaceful Resistance: a prisoner stays in the Brig, and an Admiral who plays it may go there out of Sickbay',
  () => {
    const plays = (name: 'tigh' | 'adama', at: 'brig' | 'command') =>
      daybreak({
        seats: ['tigh', 'roslin', 'adama'],
        admiral: 'adama',
        at: { [name]: at },
        mutiny: { [name]: ['peaceful-resistance'] },
        dice: [4],
      })
        .action(name)
        .answers(name, 'mutiny:peaceful-resistance')
        .rest()
    plays('tigh', 'brig').expect({ at: { tigh: 'brig', adama: 'brig' } })
    plays('adama', 'command').expect({ at: { adama: 'brig' }, admiral: 'tigh' })
  },
)
rule('An infiltrator who is executed gives up Mutiny cards and miracle tokens', () => {
  exodusAndDaybreak({
    seats: ['cally', 'athena', 'starbuck', 'tigh'],
    infiltrating: ['athena'],
    at: { cally: 'command', athena: 'command' },
    mutiny: { athena: ['panic'] },
  })
    .action()
    .answers('cally', 'ability:dischargeOfAFirearm')
    .rest()
    .expect({
      mutiny: { athena: [] },
      miracles: { athena: 0 },
      revealed: ['athena'],
      at: { athena: 'resurrection-ship' },
    })
})
