// The skill and treachery cards of Daybreak.

import assert from 'node:assert/strict'
import { rule, type Situation } from '../../testing/index.ts'
import { daybreak } from './table.ts'

const four = {
  seats: ['adama', 'roslin', 'starbuck', 'tyrol'],
  president: 'roslin',
  admiral: 'adama',
  morale: 6,
} as const
const plain = ['politics 1', 'tactics 1']

/** A check of difficulty 9 (politics, tactics) with this card in it. */
const checkWith = (card: string, more: Partial<Situation> = {}, destiny: readonly string[] = plain) =>
  daybreak({ ...four, ...more, hands: { tyrol: [card], ...more.hands }, tops: { destiny, ...more.tops } })
    .crisis('domestic-dispute')
    .contributes({ tyrol: [card] })

const plays = (card: string, more: Partial<Situation> = {}) =>
  daybreak({ ...four, current: 'tyrol', ...more, hands: { tyrol: [card], ...more.hands } })
    .action()
    .answers('tyrol', `play:${card}`)

// In the check

rule('All Hands on Deck: each card of strength 0 counts 1 for the check, whatever its type', () => {
  const table = checkWith('all-hands-on-deck-0', {}, ['politics 2', 'bait-0']).rest()
  assert.equal(table.log('checkTotal')[0].total, 4)
})
rule('The rulebook’s example: it counts on when it is taken out of the check', () => {
  const table = daybreak({
    ...four,
    hands: { tyrol: ['all-hands-on-deck-0', 'quick-thinking-0'] },
    tops: { destiny: ['politics 2', 'bait-0'] },
  })
    .crisis('domestic-dispute')
    .contributes({ tyrol: ['all-hands-on-deck-0', 'quick-thinking-0'] })
    .answers('adama', 'card:all-hands-on-deck')
    .answers('adama', 'card:quick-thinking')
    .asks('adama', 'quickThinking:take', ['card:all-hands-on-deck-0', 'card:consolidate-power-2', 'card:bait-0'])
    .answers('adama', 'card:all-hands-on-deck-0')
    .rest()
  assert.equal(table.log('checkTotal')[0].total, 4)
  assert.ok(table.state.seats[0].hand.includes('all-hands-on-deck-0'))
})
rule('Quick Thinking: nothing need be taken, and no card above strength 3', () => {
  checkWith('quick-thinking-0', {}, ['politics 5', 'tactics 1'])
    .asks('adama', 'quickThinking:take', ['card:launch-scout-1'])
    .answers('adama')
    .rest()
    .expect({ hand: { adama: 0 } })
})
rule('Force Their Hand: a card from the hand face up, or a Mutiny card', () => {
  const forced = (more: Partial<Situation>) =>
    checkWith('force-their-hand-0', { hands: { adama: ['tactics 5'] }, ...more })
  const table = forced({})
    .answers('adama', 'card:tactics 5')
    .rest()
    .expect({ mutiny: { adama: [] } })
  assert.equal(table.log('checkTotal')[0].total, 7)
  forced({})
    .answers('adama')
    .rest()
    .expect({ hand: { adama: 1 } })
  assert.equal(
    forced({ tops: { mutiny: ['panic'] } })
      .answers('adama')
      .rest().state.kept?.[0].cards.length,
    1,
  )
})
rule('Force Their Hand: a prisoner adds a second card, and what it can do in the check is still done', () => {
  daybreak({
    ...four,
    at: { adama: 'brig' },
    hands: { adama: ['tactics 1', 'quick-thinking-0'], tyrol: ['force-their-hand-0'] },
    tops: { destiny: plain },
  })
    .crisis('domestic-dispute')
    .contributes({ tyrol: ['force-their-hand-0'], adama: ['tactics 1'] })
    .answers('adama', 'card:quick-thinking-0')
    .answers('adama', 'card:tactics 1')
    .rest()
    .expect({ hand: { adama: ['tactics 1'] }, mutiny: { adama: [] } })
})
rule('Force Their Hand: whoever has no card draws without being asked', () => {
  checkWith('force-their-hand-0', { tops: { mutiny: ['panic'] } })
    .asksNobody('adama')
    .rest()
    .expect({ mutiny: { adama: ['panic'] } })
})
rule('Dogfight: a viper is damaged to take another card out of the check', () => {
  const table = checkWith('dogfight-maneuver-0', { space: { front: { vipers: 1 } } })
    .asks('adama', 'dogfightManeuver:remove', ['card:consolidate-power-1', 'card:launch-scout-1'])
    .answers('adama', 'card:launch-scout-1')
    .answers('adama', 'viper:front')
    .rest()
    .expect({ damagedVipers: 1, vipers: { front: 0 } })
  assert.equal(table.log('checkTotal')[0].total, 1)
  checkWith('dogfight-maneuver-0').answers('adama').rest().expect({ damagedVipers: 0 })
})
rule(
  'Install Upgrades: two Engineering cards for a check that is passed, one for a failure, once however many there are',
  () => {
    checkWith('install-upgrades-0')
      .rest()
      .expect({ hand: { adama: 1 } })
    checkWith('install-upgrades-0', {}, ['politics 5', 'politics 4'])
      .rest()
      .expect({ hand: { adama: 2 } })
    checkWith('install-upgrades-0', {}, ['install-upgrades-0', 'politics 4'])
      .rest()
      .expect({ hand: { adama: 1 } })
  },
)
rule('A partial pass is none: Install Upgrades brings one card, and no plans are changed', () => {
  const cards = ['politics 5', 'leadership 4', 'install-upgrades-0']
  daybreak({
    ...four,
    hands: { tyrol: cards, starbuck: ['change-of-plans-5'] },
    tops: { destiny: ['politics 1', 'tactics 1'] },
  })
    .crisis('give-in-to-despair')
    .contributes({ tyrol: cards })
    .finished()
    .expect({ hand: { adama: 4, starbuck: 1 } })
})
rule('Install Upgrades: the cards come when the result of the check has been resolved', () => {
  daybreak({
    ...four,
    hands: { tyrol: ['install-upgrades-0'], adama: ['leadership 5', 'leadership 4'], roslin: ['tactics 5'] },
    tops: { destiny: ['tactics 2', 'tactics 1'], engineering: ['repair-1'] },
  })
    .crisis('hybrid-in-panic')
    .contributes({ tyrol: ['install-upgrades-0'], roslin: ['tactics 5'] })
    .rest()
    .expect({ hand: { adama: ['repair-1'] } })
})
rule('The rulebook’s example: two Install Upgrades in one check bring as many cards as one', () => {
  const engineering = ['repair-1', 'repair-1', 'repair-1', 'repair-1']
  const upgrades = (roslin: readonly string[]) =>
    daybreak({
      ...four,
      current: 'adama',
      hands: { tyrol: ['install-upgrades-0'], starbuck: ['install-upgrades-0'], roslin },
      tops: { destiny: ['politics 2', 'politics 1'], engineering },
    })
      .crisis('domestic-dispute')
      .contributes({
        tyrol: ['install-upgrades-0'],
        starbuck: ['install-upgrades-0'],
        ...(roslin.length > 0 ? { roslin } : {}),
      })
      .rest()
  upgrades(['politics 5', 'politics 4']).expect({ hand: { adama: engineering.slice(0, 2) } })
  upgrades([]).expect({ hand: { adama: engineering.slice(0, 1) } })
})
rule('Restore Order: no skill check ability is resolved', () => {
  daybreak({ ...four, hands: { tyrol: ['restore-order-3'] }, tops: { destiny: ['dradis-contact-0', 'bait-0'] } })
    .crisis('domestic-dispute')
    .answers('tyrol', 'play:restore-order-3')
    .rest()
    .expect({ raiders: { front: 0 }, civilians: { rear: 0 } })
})
rule('Change of Plans: instead of what a passed check brings each human player draws two cards', () => {
  const passed = (card: string) =>
    daybreak({
      ...four,
      fuel: 5,
      hands: { tyrol: ['change-of-plans-5'], roslin: ['tactics 5', 'engineering 5'] },
      tops: { destiny: ['engineering 2', 'tactics 1'] },
    })
      .crisis(card)
      .contributes({ roslin: ['tactics 5', 'engineering 5'] })
  passed('hybrid-in-panic')
    .answers('tyrol', 'play:change-of-plans-5')
    .rest()
    .expect({ jumpPreparation: 1, hand: { adama: 2, starbuck: 2, tyrol: 2 } })
  passed('hybrid-in-panic')
    .rest()
    .expect({ jumpPreparation: 2, hand: { tyrol: 1 } })
  daybreak({
    seats: ['boomer', 'roslin', 'starbuck', 'tyrol'],
    president: 'roslin',
    hands: { tyrol: ['change-of-plans-5'] },
  })
    .crisis('hybrid-in-panic')
    .answers('boomer', 'ability:mysteriousIntuition')
    .answers('boomer', 'outcome:pass')
    .answers('tyrol', 'play:change-of-plans-5')
    .rest()
    .expect({ jumpPreparation: 1, hand: { boomer: 2, tyrol: 2 } })
  daybreak({ ...four, hands: { tyrol: ['change-of-plans-5'] } })
    .crisis('hybrid-in-panic')
    .contributes()
    .answers('tyrol', 'pass')
    .asksNobody('tyrol')
    .rest()
})

// Treachery

rule('A Better Machine: two treachery cards into the Destiny deck', () => {
  checkWith('a-better-machine-3')
    .rest()
    .expect({ left: { destiny: 12 } })
})
rule('Bait and Dradis Contact: a civilian ship, and two raiders', () => {
  checkWith('bait-0')
    .rest()
    .expect({ civilians: { rear: 1 } })
  checkWith('dradis-contact-0')
    .rest()
    .expect({ raiders: { front: 2 } })
})
rule('Personal Vices: a treachery card for every human player, and a Mutiny card for the current one', () => {
  checkWith('personal-vices-3', { tops: { mutiny: ['panic'] } })
    .rest()
    .expect({ hand: { adama: 1, roslin: 1, starbuck: 1, tyrol: 1 }, mutiny: { adama: ['panic'] } })
})
rule('Violent Outbursts: the current player goes to Sickbay', () => {
  checkWith('violent-outbursts-4', { current: 'starbuck' })
    .rest()
    .expect({ at: { starbuck: 'sickbay' } })
})
rule('Exploit a Weakness: the current player names somebody who draws a Mutiny card', () => {
  checkWith('exploit-a-weakness-5', { tops: { mutiny: ['panic'] } })
    .answers('adama', 'seat:tyrol')
    .rest()
    .expect({ mutiny: { tyrol: ['panic'] } })
})
rule('Treachery counts against every check', () => {
  assert.equal(checkWith('violent-outbursts-4', {}, ['politics 5', 'tactics 1']).rest().log('checkTotal')[0].total, 2)
})

// Actions

rule('Combat Veteran: one viper acts up to three times', () => {
  plays('combat-veteran-3', { space: { front: { raiders: 2 } }, dice: [8] })
    .answers('tyrol', 'launch:portBow')
    .answers('tyrol', 'move:portBow:front')
    .answers('tyrol', 'attack:front:raider')
    .finished()
    .expect({ vipers: { front: 1 }, raiders: { front: 1 } })
  plays('combat-veteran-3', { space: { front: { raiders: 2, vipers: 1 } }, dice: [8] })
    .answers('tyrol', 'attack:front:raider')
    .answers('tyrol', 'done')
    .finished()
})
rule('Launch Reserves: two vipers beside a pilot, which act', () => {
  plays('launch-reserves-5', { at: { starbuck: 'rear' }, space: { rear: { raiders: 1 } }, dice: [8] })
    .until('placeShips:kind')
    .answers('tyrol', 'kind:viper')
    .answers('tyrol', 'kind:viper')
    .answers('tyrol', 'attack:rear:raider')
    .answers('tyrol', 'done')
    .finished()
    .expect({ vipers: { rear: 2 }, raiders: { rear: 0 } })
  plays('launch-reserves-5', { at: { starbuck: 'rear' } })
    .asks('tyrol', 'launchReserves:choose', ['reinforce:rear:2', 'reinforce:rear:1'])
    .answers('tyrol', 'reinforce:rear:1')
    .answers('tyrol', 'kind:assaultRaptor')
    .answers('tyrol', 'done')
    .finished()
    .expect({ vipers: { rear: 1 } })
  daybreak({ ...four, current: 'tyrol', hands: { tyrol: ['launch-reserves-5'] } })
    .action()
    .isAskedWithout('tyrol', 'play:launch-reserves-5')
    .goesOn()
})
rule('Negotiation: a basestar, a card, and no Cylon ship acts in this turn', () => {
  const table = plays('negotiation-5')
    .finished()
    .expect({ basestars: { front: 1 }, hand: { tyrol: 1 } })
  table
    .activate('launch', 'raiders', 'basestars')
    .finished()
    .expect({ raiders: { front: 0 } })
  daybreak({ ...four, space: { front: { basestars: 1 } } })
    .activate('launch')
    .finished()
    .expect({ raiders: { front: 3 } })
})
rule('Popular Influence: one Quorum card for the President, the other is played or discarded', () => {
  const drawn = { tops: { quorum: ['food-rationing', 'arrest-order'] } }
  const table = plays('popular-influence-3', drawn)
    .answers('tyrol', 'card:arrest-order')
    .expect({ quorumHand: ['arrest-order'] })
  assert.deepEqual(table.view('roslin').held[0].cards, ['?'])
  table
    .answers('tyrol', 'discardIt')
    .finished()
    .expect({ discards: { quorum: ['food-rationing'] } })
  // The card that was given is known to whoever gave it, until all see it go.
  assert.deepEqual(table.view('tyrol').quorumHand, ['arrest-order'])
  assert.deepEqual(table.view('starbuck').quorumHand, ['?'])
  table
    .crisis('quorum-in-uproar')
    .contributes()
    .rest()
    .expect({ quorumHand: [], discards: { quorum: ['food-rationing', 'arrest-order'] } })
  plays('popular-influence-3', drawn)
    .answers('tyrol', 'card:food-rationing')
    .answers('tyrol', 'quorum:arrest-order')
    .answers('tyrol', 'seat:starbuck')
    .finished()
    .expect({ at: { starbuck: 'brig' }, quorumHand: ['food-rationing'] })
})
rule('Test the Limits: the marker advances while it is red, and Galactica may be damaged', () => {
  plays('test-the-limits-5', { dice: [5], tokens: ['damage-armory'] })
    .finished()
    .expect({ jumpPreparation: 1, damaged: ['armory'] })
  plays('test-the-limits-5', { dice: [6] })
    .finished()
    .expect({ jumpPreparation: 1, damaged: [] })
  daybreak({ ...four, current: 'tyrol', jumpPreparation: 3, hands: { tyrol: ['test-the-limits-5'] } })
    .action()
    .isAskedWithout('tyrol', 'play:test-the-limits-5')
    .goesOn()
})
rule('Unorthodox Plan: Roslin needs two cards besides it', () => {
  const roslin = (...others: string[]) =>
    daybreak({ ...four, current: 'roslin', hands: { roslin: ['unorthodox-plan-3', ...others] } })
      .action()
      .goesOn()
  roslin('politics 1').isAskedWithout('roslin', 'play:unorthodox-plan-3')
  roslin('politics 1', 'politics 2').may('roslin', 'play:unorthodox-plan-3')
})
rule('Unorthodox Plan: one of four locations from anywhere, even damaged', () => {
  plays('unorthodox-plan-3', { damaged: ['armory'], boarding: [1, 0, 0, 0], dice: [7] })
    .answers('tyrol', 'activate:armory')
    .finished()
    .expect({ boarding: [0, 0, 0, 0] })
})
rule('Unorthodox Plan: Zarek may not activate from afar either where another character is, if only one', () => {
  daybreak({
    seats: ['zarek', 'tyrol', 'adama'],
    at: { tyrol: 'communications', adama: 'command' },
    space: { front: { raiders: 1, heavyRaiders: 1, vipers: 1, civilians: 1 } },
    hands: { zarek: ['unorthodox-plan-3'] },
  })
    .action()
    .answers('zarek', 'play:unorthodox-plan-3')
    .answers('zarek', 'attack:front:raider')
    .finished()
})
