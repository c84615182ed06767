// The four human characters and the three Cylon leaders of Pegasus.

import assert from 'node:assert/strict'
import { rule, type Situation } from '../../testing/index.ts'
import { newCaprica, pegasus } from './table.ts'

// Helena Cain

const quarters = (cards: readonly string[]) =>
  pegasus({
    seats: ['tigh', 'cain', 'starbuck'],
    at: { tigh: 'admirals-quarters', starbuck: 'command' },
    hands: { tigh: cards },
    tops: { destiny: ['tactics 1', 'piloting 1'] },
    morale: 8,
  })
    .action()
    .answers('tigh', 'activate:admirals-quarters')
    .answers('tigh', 'seat:starbuck')
    .contributes({ tigh: cards })

rule('Intolerant: with 10 or more the accused may be executed instead', () => {
  quarters(['tactics 5', 'tactics 4', 'tactics 2'])
    .answers('cain', 'ability:intolerant')
    .asks('starbuck', 'execution:chooseCharacter')
    .rest()
    .expect({ morale: 7 })
})
rule('Intolerant is not offered below 10, and need not be used', () => {
  quarters(['tactics 4', 'tactics 5'])
    .finished()
    .expect({ at: { starbuck: 'brig' } })
  quarters(['tactics 5', 'tactics 4', 'tactics 2'])
    .answers('cain', 'pass')
    .finished()
    .expect({ at: { starbuck: 'brig' } })
})

rule('Blind Jump: 2 civilian ships are lost, and the fleet jumps with a single Destination card', () => {
  const table = pegasus({
    seats: ['cain', 'roslin', 'starbuck'],
    tops: { destination: ['deep-space', 'icy-moon'] },
    inPlay: [{ card: 'assign-mission-specialist', holder: 'roslin' }],
  })
    .action()
    .answers('cain', 'ability:blindJump')
    .finished()
    .expect({ distance: 2, inPlay: ['assign-mission-specialist'], jumpPreparation: 0 })
  assert.equal(table.log('civilianDestroyed').length, 2)
})
rule('Blind Jump is not offered beyond distance 6', () => {
  pegasus({ seats: ['cain', 'roslin', 'starbuck'], travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'] })
    .action()
    .mayNot('cain', 'ability:blindJump')
    .goesOn()
})
rule('Bent on Revenge: Cain activates neither FTL Control nor the Engine Room', () => {
  const seats = ['cain', 'roslin', 'starbuck'] as const
  pegasus({ seats, at: { cain: 'ftl-control' }, jumpPreparation: 4 })
    .action()
    .mayNot('cain', 'activate:ftl-control')
    .goesOn()
  pegasus({ seats, at: { cain: 'engine-room' }, hands: { cain: ['tactics 1', 'tactics 1'] } })
    .action()
    .mayNot('cain', 'activate:engine-room')
    .goesOn()
})

// Anastasia Dualla

rule('Efficient: Dee looks at every civilian ship and may move each of them', () => {
  const table = pegasus({
    seats: ['dee', 'roslin', 'starbuck'],
    space: { rear: { civilians: 3 } },
  })
    .action()
    .answers('dee', 'activate:communications')
    .answers('dee', 'area:portAft')
    .answers('dee', 'stay')
    .answers('dee', 'area:starboardAft')
    .finished()
    .expect({ civilians: { rear: 1, portAft: 1, starboardAft: 1 } })
  assert.equal(table.log('sawShips', 'dee').length, 1)
})

const learning = () =>
  pegasus({
    seats: ['tigh', 'roslin', 'dee'],
    hands: { roslin: ['leadership 1'] },
    tops: { destiny: ['piloting 1', 'piloting 1'], politics: ['politics 5', 'politics 4', 'politics 3'] },
  })
    .crisis('prison-labor')
    .answers('dee', 'ability:fastLearner')
    .answers('dee', 'skill:politics')

rule('Fast Learner: 3 cards of any deck go into the check, where only Dee knows them', () => {
  const table = learning().answers('dee', 'intoCheck').asks('roslin', 'skillCheck:contribute').goesOn()
  const known = (name: 'dee' | 'roslin') => table.view(name).checks[0].map(({ card }) => card)
  assert.deepEqual(known('dee').slice(2), [
    'investigative-committee-5',
    'investigative-committee-4',
    'investigative-committee-3',
  ])
  assert.deepEqual(known('roslin'), ['?', '?', '?', '?', '?'])
})
rule('Fast Learner: into the check, they count', () => {
  const table = learning().answers('dee', 'intoCheck').rest()
  assert.equal(table.log('checkTotal')[0].total, 10)
})
rule('Fast Learner: or all of them into her hand', () => {
  learning()
    .answers('dee', 'intoHand')
    .expect({ hand: { dee: 3 } })
    .rest()
})

rule('Emotionally Fragile: when morale falls to 2 Dee is executed, and a human Dee costs no morale', () => {
  pegasus({ seats: ['tigh', 'roslin', 'dee'], morale: 3, tops: { destiny: ['piloting 1', 'piloting 1'] } })
    .crisis('sabotage-investigated')
    .contributes()
    .asks('dee', 'execution:chooseCharacter')
    .rest()
    .expect({ morale: 2 })
})
rule('Emotionally Fragile: an execution that lowers morale to 2 is finished first', () => {
  pegasus({ seats: ['tigh', 'roslin', 'dee'], morale: 3, admiral: 'dee' })
    .crisis('a-verdict-of-guilty')
    .answers('dee', 'option:0')
    .answers('tigh', 'character:william-adama')
    .answers('dee', 'character:tom-zarek')
    .goesOn()
})

// Ellen Tigh

rule('Politically Adroit: a card for a companion, and 2 cards of her own', () => {
  pegasus({
    seats: ['ellen', 'roslin', 'starbuck'],
    at: { ellen: 'press-room', roslin: 'press-room' },
    hands: { ellen: ['politics 1'] },
  })
    .movementStep()
    .answers('ellen', 'stay')
    .answers('ellen', 'seat:roslin')
    .answers('ellen', 'skills:politics,leadership')
    .expect({ hand: { ellen: 2, roslin: ['politics 1'] } })
    .goesOn()
})
rule('Politically Adroit may be declined, and is not asked without company', () => {
  const seats = ['ellen', 'roslin', 'starbuck'] as const
  pegasus({ seats, at: { ellen: 'press-room', roslin: 'press-room' }, hands: { ellen: ['politics 1'] } })
    .movementStep()
    .answers('ellen', 'stay')
    .asks('ellen', 'politicallyAdroit:whom', ['nobody', 'seat:roslin'])
    .answers('ellen', 'nobody')
    .asks('ellen', 'action:choose')
    .goesOn()
  pegasus({ seats, at: { ellen: 'press-room' }, hands: { ellen: ['politics 1'] } })
    .movementStep()
    .answers('ellen', 'stay')
    .asks('ellen', 'action:choose')
    .goesOn()
})

rule('Manipulative: a title for the turn, which then goes back', () => {
  const table = pegasus({ seats: ['ellen', 'roslin', 'starbuck'], president: 'roslin' })
    .turn()
    .answers('ellen', 'ability:manipulative')
    .asks('ellen', 'chooseEffect:choose', ['effect:0', 'effect:1'])
    .answers('ellen', 'effect:0')
    .expect({ president: 'ellen' })
    .rest()
    .expect({ president: 'roslin' })
  assert.equal(table.log('borrowsTitle').length, 1)
})
rule('Manipulative: only a title that she may take can be chosen, in the Brig the presidency', () => {
  pegasus({ seats: ['ellen', 'roslin', 'starbuck'], at: { ellen: 'brig' }, admiral: 'starbuck' })
    .turn()
    .answers('ellen', 'ability:manipulative')
    .expect({ president: 'ellen', admiral: 'starbuck' })
    .goesOn()
  pegasus({ seats: ['ellen', 'roslin', 'starbuck'], president: 'ellen', admiral: 'starbuck' })
    .turn()
    .answers('ellen', 'ability:manipulative')
    .expect({ president: 'ellen', admiral: 'ellen' })
    .goesOn()
})
rule('Nothing But Trouble: Ellen draws 1 Treachery card a turn', () => {
  const table = pegasus({ seats: ['ellen', 'roslin', 'starbuck'] })
    .turn()
    .passes()
    .goesOn()
  const drawn = table.state.seats[0].hand.map((card) => card.replace(/-\d$/, ''))
  assert.equal(drawn.length, 5)
})

// Louanne Katraine

const kat: Pick<Situation, 'seats' | 'at'> = { seats: ['kat', 'roslin', 'starbuck'], at: { kat: 'front' } }

rule('Hotshot: a card of strength 1 counts as a 3, and nothing is rolled', () => {
  const table = pegasus({ ...kat, hands: { kat: ['tactics 1'] }, space: { front: { raiders: 1 } } })
    .actionStep()
    .answers('kat', 'viper')
    .answers('kat', 'attack:front:raider')
    .answers('kat', 'ability:hotshot')
    .expect({ raiders: { front: 0 }, hand: { kat: 0 } })
    .goesOn()
  assert.equal(table.log('rolls').length, 0)
})
rule('Hotshot is no die roll: it is decided first, and nothing is played on it', () => {
  const table = () =>
    pegasus({
      ...kat,
      hands: { kat: ['tactics 1'], roslin: ['strategic-planning-3', 'calculations-3'] },
      space: { front: { heavyRaiders: 1 } },
      dice: [6],
    })
      .actionStep()
      .answers('kat', 'viper')
      .answers('kat', 'attack:front:heavyRaider')
      .may('kat', 'ability:hotshot')
      .asksNobody('roslin')
  table()
    .answers('kat', 'ability:hotshot')
    .asksNobody('roslin')
    .expect({ heavyRaiders: { front: 1 }, hand: { kat: 0, roslin: 2 } })
    .goesOn()
  table()
    .answers('kat', 'pass')
    .answers('roslin', 'play:strategic-planning-3')
    .mayNot('kat', 'ability:hotshot')
    .answers('roslin', 'pass')
    .expect({ heavyRaiders: { front: 0 }, hand: { kat: 1, roslin: 1 } })
    .goesOn()
})

rule('Hotshot: Maximum Firepower repeats no attack on occupation forces that was no roll', () => {
  newCaprica({
    seats: ['kat', 'roslin', 'starbuck'],
    at: { kat: 'shipyard' },
    newCaprica: { forces: [0, 0, 1] },
    hands: { kat: ['tactics 1', 'maximum-firepower-3'] },
  })
    .actionStep()
    .answers('kat', 'action:attack-occupation-force')
    .answers('kat', 'ability:hotshot')
    .answers('kat', 'card:tactics 1')
    .expect({ forces: [0, 0, 1], hand: { kat: 1 } })
    .rest()
})

rule('Hotshot is for her own Action step alone', () => {
  pegasus({ ...kat, current: 'roslin', hands: { kat: ['tactics 1'] }, space: { front: { raiders: 1 } }, dice: [1] })
    .action('kat')
    .answers('kat', 'viper')
    .answers('kat', 'attack:front:raider')
    .finished()
    .expect({ hand: { kat: 1 } })
})
rule('Hotshot cannot destroy Scar, and is not offered against him', () => {
  pegasus({
    ...kat,
    hands: { kat: ['tactics 5'] },
    inPlay: ['scar'],
    scar: 'front',
    space: { front: { raiders: 1 } },
    dice: [6],
  })
    .actionStep()
    .answers('kat', 'viper')
    .answers('kat', 'attack:front:scar')
    .mayNot('kat', 'ability:hotshot')
    .passes()
    .expect({ raiders: { front: 1 }, inPlay: ['scar'] })
    .goesOn()
})

rule('Hotshot at the Main Batteries destroys other raiders, but not Scar', () => {
  pegasus({
    ...kat,
    at: { kat: 'main-batteries' },
    hands: { kat: ['tactics 5'] },
    space: { front: { raiders: 3 } },
    scar: 'front',
    inPlay: ['scar'],
  })
    .actionStep()
    .answers('kat', 'activate:main-batteries')
    .answers('kat', 'area:front')
    .answers('kat', 'ability:hotshot')
    .expect({ raiders: { front: 1 }, inPlay: ['scar'] })
    .goesOn()
})

for (const [option, expected] of [
  ['fiveRaiders', { raiders: { front: 1 } }],
  ['heavyRaiders', { heavyRaiders: { front: 0 } }],
  ['destroy:front:basestar:0', { basestars: { front: 0 } }],
  ['destroy:front:civilianShip:0', { civilians: { front: 0 } }],
] as const) {
  rule(`Sacrifice: ${option}, and Kat goes to Sickbay`, () => {
    pegasus({
      ...kat,
      space: { front: { raiders: 6, heavyRaiders: 2, basestars: 1, civilians: ['population-1'] } },
    })
      .action()
      .answers('kat', 'ability:sacrifice')
      .answers('kat', option)
      .finished()
      .expect({ at: { kat: 'sickbay' }, ...expected })
  })
}

rule('Stim Junkie: where she began her turn she ends in Sickbay, unless she moved or sits in the Brig', () => {
  const seats = ['kat', 'roslin', 'starbuck'] as const
  const end = (at: 'command' | 'brig', where: string) =>
    pegasus({ seats, at: { kat: at }, tops: { crisis: ['ambush'] } })
      .movementStep()
      .answers('kat', where)
      .answers('kat', 'nothing')
      .goesOn()
  end('command', 'stay').expect({ at: { kat: 'sickbay' } })
  end('command', 'location:armory').expect({ at: { kat: 'armory' } })
  pegasus({ seats, at: { kat: 'brig' } })
    .movementStep()
    .answers('kat', 'nothing')
    .goesOn()
    .expect({ at: { kat: 'brig' } })
})

// Cavil

const four = ['cavil', 'roslin', 'starbuck', 'tigh'] as const

rule('Primacy: a basestar and, if he likes, 3 raiders before Galactica and a civilian ship behind it', () => {
  pegasus({ seats: four })
    .action()
    .answers('cavil', 'ability:primacy')
    .answers('cavil', 'yes')
    .finished()
    .expect({ basestars: { front: 1 }, raiders: { front: 3 }, civilians: { rear: 1 } })
})
rule('Primacy: when all basestars are on the board one may be removed instead', () => {
  pegasus({ seats: four, space: { front: { basestars: 1 }, rear: { basestars: 1 } } })
    .action()
    .answers('cavil', 'ability:primacy')
    .asks('cavil', 'primacy:basestar', ['removeNone', 'remove:front:basestar:0', 'remove:rear:basestar:1'])
    .answers('cavil', 'remove:rear:basestar:1')
    .answers('cavil', 'no')
    .finished()
    .expect({ basestars: { front: 1, rear: 0 }, raiders: { front: 0 } })
})
rule('Aggressive Tactics: 2 actions instead of a move, once per game', () => {
  pegasus({ seats: four, at: { cavil: 'caprica' } })
    .movementStep()
    .answers('cavil', 'ability:aggressiveTactics')
    .answers('cavil', 'ability:primacy')
    .answers('cavil', 'no')
    .asks('cavil', 'action:choose')
    .goesOn()
})
rule('Lies and Secrets: Cavil discards his hand when a Cylon is revealed', () => {
  pegasus({
    seats: four,
    hands: { cavil: ['tactics 1', 'sabotage-3'] },
    loyalty: { tigh: ['cylon-reduce-morale'] },
    at: { tigh: 'command' },
  })
    .action('tigh')
    .answers('tigh', 'reveal:cylon-reduce-morale')
    .expect({ hand: { cavil: 0 } })
    .rest()
})

// Leoben Conoy

rule('Glimpse the Face of God: 2 cards off the Destiny deck, 2 of his choice back onto it', () => {
  const table = pegasus({
    seats: ['leoben', 'roslin', 'starbuck', 'tigh'],
    hands: { leoben: ['sabotage-3'] },
    tops: { destiny: ['politics 4', 'tactics 1'] },
  })
    .movementStep()
    .answers('leoben', 'ability:glimpseTheFaceOfGod')
    .answers('leoben', 'card:sabotage-3', 'card:tactics 1')
    .expect({ hand: { leoben: ['politics 4'] } })
    .goesOn()
  assert.deepEqual(table.state.decks.destiny.cards.slice(-2), ['launch-scout-1', 'sabotage-3'])
  assert.equal(table.view('roslin').decks.destiny.cards.at(-1), '?')
  assert.equal(table.view('leoben').decks.destiny.cards.at(-1), 'sabotage-3')
})
rule('Cryptic Message: Leoben swaps his hand with that of another player', () => {
  const table = pegasus({
    seats: ['leoben', 'roslin', 'starbuck', 'tigh'],
    hands: { leoben: ['sabotage-3'], tigh: ['tactics 1', 'tactics 2'] },
  })
    .action()
    .answers('leoben', 'ability:crypticMessage')
    .answers('leoben', 'seat:tigh')
    .finished()
    .expect({ hand: { leoben: ['tactics 1', 'tactics 2'], tigh: ['sabotage-3'] } })
  assert.deepEqual(table.view('tigh').seats[0].hand.toSorted(), ['launch-scout-1', 'launch-scout-2'])
})
rule('Cryptic Message: whoever receives an empty hand is told of no cards', () => {
  const table = pegasus({ seats: ['leoben', 'roslin', 'starbuck', 'tigh'], hands: { leoben: ['sabotage-3'] } })
    .action()
    .answers('leoben', 'ability:crypticMessage')
    .answers('leoben', 'seat:tigh')
    .finished()
    .expect({ hand: { leoben: 0, tigh: ['sabotage-3'] } })
  assert.equal(table.log('tookHand', 'leoben').length, 0)
  assert.equal(table.log('tookHand', 'tigh').length, 1)
})
rule('Clouded: Leoben does not move to a location where somebody is', () => {
  pegasus({ seats: ['leoben', 'roslin', 'starbuck', 'tigh'], revealed: ['tigh'], at: { tigh: 'caprica' } })
    .movement('leoben')
    .mayNot('leoben', 'location:caprica')
    .may('leoben', 'location:cylon-fleet')
    .goesOn()
})

rule('Clouded: Leoben does not infiltrate to a location where somebody is', () => {
  pegasus({
    seats: ['leoben', 'roslin', 'starbuck', 'tigh'],
    at: { leoben: 'human-fleet', tigh: 'command', starbuck: 'hangar-deck' },
  })
    .action()
    .answers('leoben', 'activate:human-fleet')
    .answers('leoben', 'infiltrate')
    .mayNot('leoben', 'location:command')
    .mayNot('leoben', 'location:hangar-deck')
    .may('leoben', 'location:armory')
    .goesOn()
})

// Caprica Six

rule('Intimate: a random card of another player, who draws one of a type of her choice', () => {
  pegasus({ seats: ['six', 'roslin', 'starbuck', 'tigh'], hands: { tigh: ['tactics 1'] } })
    .movementStep()
    .answers('six', 'ability:intimate')
    .answers('six', 'skill:treachery')
    .expect({ hand: { six: ['tactics 1'], tigh: 1 } })
    .goesOn()
})
rule('Human Delusion: after the cards are revealed she adds any number of hers', () => {
  const table = pegasus({
    seats: ['tigh', 'roslin', 'starbuck', 'six'],
    hands: { six: ['leadership 4', 'leadership 5', 'politics 1'] },
    tops: { destiny: ['piloting 1', 'piloting 1'] },
  })
    .crisis('prison-labor')
    .contributes({ six: ['politics 1'] })
    .answers('six', 'ability:humanDelusion')
    .answers('six', 'card:leadership 4', 'card:leadership 5')
    .rest()
  assert.equal(table.log('checkTotal')[0].total, 8)
})
rule('Conflicted Loyalties: the Cylon Fleet costs her a card', () => {
  const seats = ['six', 'roslin', 'starbuck', 'tigh'] as const
  const space = { front: { basestars: 1 } }
  pegasus({ seats, space, at: { six: 'cylon-fleet' } })
    .action()
    .mayNot('six', 'activate:cylon-fleet')
    .goesOn()
  pegasus({ seats, space, at: { six: 'cylon-fleet' }, hands: { six: ['politics 1'] } })
    .action()
    .answers('six', 'activate:cylon-fleet')
    .answers('six', 'launchAll')
    .finished()
    .expect({ hand: { six: 0 } })
})
