// Execution with all its steps, the character who follows, and the special cases. (Rulebook: Execution.)

import assert from 'node:assert/strict'
import type { CardId } from '../../src/core/ids.ts'
import { describeLog, logReaders } from '../../src/index.ts'
import { rule, type Situation, type Table } from '../../testing/index.ts'
import { newCaprica, pegasus } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'zarek'] as const

/** The Admiral has the current player executed, and discards 3 cards. */
const executed = (situation: Partial<Situation> = {}): Table =>
  pegasus({ seats, admiral: 'starbuck', morale: 8, ...situation })
    .crisis('a-verdict-of-guilty')
    .answers(situation.admiral ?? 'starbuck', 'option:0')

rule('A human who is executed costs 1 morale, shows all loyalty cards and chooses a new character', () => {
  const table = executed({ hands: { tigh: ['tactics 1', 'sabotage-3'] } })
    .expect({ morale: 7, hand: { tigh: 0 } })
    .answers('tigh', 'character:william-adama')
    .rest()
    .expect({ at: { adama: 'admirals-quarters' }, character: { 0: 'adama' } })
  assert.equal(table.log('provesHuman').length, 1)
  assert.deepEqual(table.state.seats[0].loyalty, [{ card: 'you-are-not-a-cylon', revealed: true, seen: 1 }])
})

rule('The log calls the executed player by the old name before the execution, and by the new one after it', () => {
  const { state } = executed({ hands: { tigh: ['tactics 1'] } })
    .answers('tigh', 'character:william-adama')
    .rest()
  const { log, seats: now } = state
  const readerOf = logReaders(log, { language: 'en', character: (seat) => now[seat].character })
  const lines = log.map((entry) => describeLog(entry, readerOf(entry)))
  const change = log.findIndex(({ t }) => t === 'newCharacter')
  const earlier = lines.slice(0, change).join(' ')
  assert.match(earlier, /Tigh/)
  assert.doesNotMatch(earlier, /Adama/)
  assert.match(lines.slice(change).join(' '), /Adama/)
})

rule('Any human character of any type may be chosen, but no Cylon leader and nobody who was executed', () => {
  const table = executed()
  const options = table.asked('tigh').options.map(({ id }) => id.slice('character:'.length))
  assert.deepEqual(options.toSorted(), [
    'anastasia-dee-dualla',
    'chief-galen-tyrol',
    'ellen-tigh',
    'gaius-baltar',
    'helena-cain',
    'karl-helo-agathon',
    'lee-apollo-adama',
    'louanne-kat-katraine',
    'sharon-boomer-valerii',
    'william-adama',
  ])
  table.goesOn()
})

rule('Quorum cards before the executed player are discarded; the Quorum hand is kept', () => {
  executed({
    inPlay: [{ card: 'assign-mission-specialist', holder: 'tigh' }],
    quorumHand: ['eulogy'],
    president: 'tigh',
  })
    .answers('tigh', 'character:gaius-baltar')
    .until('testing:finished')
    .goesOn()
    .expect({ inPlay: [], quorumHand: ['eulogy'] })
})

rule('A hidden Cylon shows one Cylon card, uses no power, draws no super crisis and passes the others on', () => {
  const table = executed({ loyalty: { tigh: ['cylon-reduce-morale', 'you-are-not-a-cylon'] }, morale: 8 })
    .asks('tigh', 'execution:prove', ['reveal:cylon-reduce-morale'])
    .answers('tigh', 'reveal:cylon-reduce-morale')
    .answers('tigh', 'seat:zarek')
    .rest()
    .expect({ morale: 8, at: { tigh: 'resurrection-ship' }, revealed: ['tigh'] })
  assert.deepEqual(table.state.seats[0].superCrises, [])
  assert.equal(table.state.seats[3].loyalty.length, 2)
})

rule('With two Cylon cards the executed player chooses which one to show', () => {
  pegasus({
    seats: [...seats, 'boomer'],
    admiral: 'starbuck',
    loyalty: { tigh: ['cylon-reduce-morale', 'cylon-treachery'] },
  })
    .crisis('a-verdict-of-guilty')
    .answers('starbuck', 'option:0')
    .asks('tigh', 'execution:prove', ['reveal:cylon-reduce-morale', 'reveal:cylon-treachery'])
    .answers('tigh', 'reveal:cylon-treachery')
    .answers('tigh', 'seat:boomer')
    .rest()
    .expect({ hand: { tigh: 0 } })
})

rule('From distance 7 on the executed Cylon keeps the other cards', () => {
  const table = executed({
    loyalty: { tigh: ['cylon-reduce-morale', 'you-are-not-a-cylon'] },
    travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
  }).rest()
  assert.equal(table.state.seats[0].loyalty.length, 2)
})

rule('A hidden Cylon who is executed in the own Movement step has come to the end of the turn', () => {
  const cards = ['tactics 5', 'tactics 4', 'tactics 4', 'tactics 3']
  pegasus({
    seats,
    loyalty: { tigh: ['cylon-reduce-morale'] },
    hands: { tigh: ['critical-situation-3', ...cards] },
    at: { tigh: 'airlock' },
    tops: { destiny: ['politics 1', 'politics 1'] },
  })
    .movementStep()
    .answers('tigh', 'play:critical-situation-3')
    .answers('tigh', 'activate:airlock')
    .answers('tigh', 'seat:tigh')
    .contributes({ tigh: cards })
    .answers('tigh', 'reveal:cylon-reduce-morale')
    .finished()
    .expect({ revealed: ['tigh'], at: { tigh: 'resurrection-ship' } })
})

rule('One who is executed in the own Action step draws no Crisis card; a crisis under way goes on to its icons', () => {
  const cards = ['tactics 5', 'tactics 4', 'tactics 4', 'tactics 3']
  const hidden = (more: Partial<Situation>) =>
    pegasus({ seats, admiral: 'starbuck', loyalty: { tigh: ['cylon-reduce-morale'] }, ...more })
  const aboard = hidden({
    hands: { tigh: cards },
    at: { tigh: 'airlock' },
    tops: { destiny: ['politics 1', 'politics 1'] },
  })
    .turns()
    .until('action:choose')
    .answers('tigh', 'activate:airlock')
    .answers('tigh', 'seat:tigh')
    .contributes({ tigh: cards })
    .answers('tigh', 'reveal:cylon-reduce-morale')
    .goesOn()
  assert.deepEqual([aboard.state.current, aboard.log('crisis').length], [1, 0])
  const judged = hidden({ tops: { crisis: ['a-verdict-of-guilty'] } })
    .turns()
    .until('crisis:option')
    .answers('starbuck', 'option:0')
    .answers('tigh', 'reveal:cylon-reduce-morale')
    .goesOn()
  assert.deepEqual([judged.state.current, judged.log('activation').length], [1, 1])
})

rule('A revealed Cylon ignores a crisis that would execute the current player', () => {
  pegasus({
    seats,
    revealed: ['tigh'],
    at: { tigh: 'caprica' },
    admiral: 'starbuck',
    tops: { crisis: ['a-verdict-of-guilty', 'code-blue'] },
  })
    .action()
    .answers('tigh', 'activate:caprica')
    .answers('tigh', 'card:a-verdict-of-guilty')
    .answers('starbuck', 'option:0')
    .finished()
    .expect({ at: { tigh: 'caprica' } })
})

rule('Titles go down the line only after the new character is chosen, that character included', () => {
  executed({ admiral: 'tigh', president: 'tigh' })
    .answers('tigh', 'character:william-adama')
    .rest()
    .expect({ admiral: 'adama', president: 'roslin' })
})

rule('A new character higher in the line does not take a title from somebody else', () => {
  executed({ admiral: 'starbuck' }).answers('tigh', 'character:helena-cain').rest().expect({ admiral: 'starbuck' })
})

rule('Once per game is once per player: whoever has used it may not use the new character’s', () => {
  executed({ usedOnce: { tigh: ['declareMartialLaw'] } })
    .answers('tigh', 'character:lee-apollo-adama')
    .rest()
    .action('apollo')
    .mayNot('apollo', 'ability:cag')
    .goesOn()
  executed().answers('tigh', 'character:lee-apollo-adama').rest().action('apollo').may('apollo', 'ability:cag').goesOn()
})

rule('When no character is left the humans lose at once', () => {
  const left = ['anastasia-dee-dualla', 'chief-galen-tyrol', 'ellen-tigh', 'gaius-baltar', 'helena-cain'] as const
  const more = ['karl-helo-agathon', 'lee-apollo-adama', 'louanne-kat-katraine', 'sharon-boomer-valerii'] as const
  executed({ executed: [...left, ...more, 'william-adama'] })
    .finished()
    .expect({ over: { winner: 'cylons', reason: 'no-characters' } })
})

// Special characters

const becomes = (character: string, situation: Partial<Situation> = {}) =>
  executed(situation).answers('tigh', `character:${character}`)
const afterSleepers: readonly CardId[] = ['cylon-ambush', 'deep-space']

rule('Boomer before the Sleeper Agent phase: one more human card is shuffled into the Loyalty deck', () => {
  const before = executed().goesOn().state.decks.loyalty.cards.length
  const table = becomes('sharon-boomer-valerii')
    .rest()
    .expect({ at: { boomer: 'armory' } })
  assert.equal(table.state.decks.loyalty.cards.length, before + 1)
})

rule('Boomer after the Sleeper Agent phase starts in the Brig', () => {
  becomes('sharon-boomer-valerii', { travelled: afterSleepers })
    .rest()
    .expect({ at: { boomer: 'brig' } })
})

rule('Boomer who is executed before the Sleeper Agent phase is dealt her second card at once', () => {
  const table = pegasus({
    seats: ['boomer', 'roslin', 'starbuck', 'zarek'],
    admiral: 'starbuck',
    tops: { loyalty: ['you-are-not-a-cylon'] },
  })
    .crisis('a-verdict-of-guilty')
    .answers('starbuck', 'option:0')
    .rest()
  assert.equal(table.state.seats[0].loyalty.length, 2)
})

rule('Baltar before the Sleeper Agent phase: one more card joins the deck, and he is dealt one', () => {
  const before = executed().goesOn().state.decks.loyalty.cards.length
  const table = becomes('gaius-baltar').rest()
  assert.equal(table.state.decks.loyalty.cards.length, before)
  assert.equal(table.state.seats[0].loyalty.length, 2)
})

for (const [food, where] of [
  [8, 'resurrection-ship'],
  [2, 'brig'],
] as const) {
  rule(`The Sympathizer dealt when Boomer is executed sends the new character to the ${where}`, () => {
    const boomer = executed({
      seats: ['boomer', 'roslin', 'starbuck', 'zarek'],
      food,
      options: { noCylonLeader: true },
      tops: { loyalty: ['you-are-a-sympathizer'] },
    })
      .answers('boomer', 'character:william-adama')
      .rest()
    assert.equal(boomer.state.seats[0].at, where)
    assert.equal(boomer.state.seats[0].revealed, food === 8)
  })
}

rule('Baltar after the Sleeper Agent phase may not use his Cylon Detector', () => {
  const table = becomes('gaius-baltar', { travelled: afterSleepers }).rest()
  assert.equal(table.state.seats[0].loyalty.length, 1)
  table.action('baltar').mayNot('baltar', 'ability:cylonDetector').goesOn()
})

for (const [used, may] of [
  [[], 'may'],
  [['cylonHatred'], 'mayNot'],
] as const) {
  const story = used.length === 0 ? 'who follows may use the own' : 'who follows may not, if another was used before'
  rule(`A Baltar who joined after the Sleeper Agent phase has used no ability: ${story}`, () => {
    becomes('gaius-baltar', {
      travelled: afterSleepers,
      usedOnce: { tigh: used },
      at: { zarek: 'airlock' },
      hands: { zarek: ['tactics 5', 'tactics 4', 'politics 5'] },
      tops: { destiny: ['tactics 1', 'politics 1'] },
    })
      .rest()
      .action('zarek')
      .answers('zarek', 'activate:airlock')
      .answers('zarek', 'seat:baltar')
      .contributes({ zarek: ['tactics 5', 'tactics 4', 'politics 5'] })
      .answers('tigh', 'character:lee-apollo-adama')
      .rest()
      .action('apollo')
      [may]('apollo', 'ability:cag')
      .goesOn()
  })
}

rule('Apollo starts in a viper, or on the Hangar Deck if none is in the Reserves', () => {
  becomes('lee-apollo-adama')
    .answers('apollo', 'area:portBow')
    .rest()
    .expect({ at: { apollo: 'portBow' } })
  becomes('lee-apollo-adama', { damagedVipers: 8 })
    .rest()
    .expect({ at: { apollo: 'hangar-deck' } })
})

rule('Helo is stranded for the whole of his player’s next turn', () => {
  const table = becomes('karl-helo-agathon')
    .rest()
    .expect({ at: { helo: undefined } })
  assert.equal(table.state.seats[0].turnsTaken, -1)
})

rule('A stranded Helo is asked neither for a movement ability nor for an action', () => {
  const seats = ['helo', 'tigh', 'roslin', 'zarek'] as const
  pegasus({
    seats,
    at: { helo: 'off' },
    hands: { helo: ['critical-situation-3'] },
    tops: { crisis: ['code-blue'] },
  })
    .movementStep()
    .asks('helo', 'crisis:option')
    .goesOn()
})

rule('Cain starts at Pegasus CIC or in Command; on a destroyed Pegasus only in Command', () => {
  becomes('helena-cain').asks('cain', 'execution:arrive', ['location:pegasus-cic', 'location:command']).goesOn()
  becomes('helena-cain', { damaged: ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'] })
    .rest()
    .expect({ at: { cain: 'command' } })
})

rule('After a Bomb on Colonial 1 a character who starts there starts on the Hangar Deck', () => {
  const seats = ['tigh', 'baltar', 'starbuck', 'apollo'] as const
  becomes('tom-zarek', { seats })
    .rest()
    .expect({ at: { zarek: 'administration' } })
  for (const [character, name] of [
    ['tom-zarek', 'zarek'],
    ['laura-roslin', 'roslin'],
  ] as const) {
    becomes(character, { seats, inPlay: ['bomb-on-colonial-1'] })
      .rest()
      .expect({ at: { [name]: 'hangar-deck' } })
  }
})

rule('In orbit of New Caprica a character who starts on Colonial One starts on the Hangar Deck', () => {
  newCaprica({
    seats: ['tigh', 'baltar', 'starbuck', 'apollo'],
    newCaprica: { orbit: true },
    at: { tigh: 'resistance-hq', apollo: 'resistance-hq' },
    hands: { apollo: ['tactics 5', 'leadership 5'] },
    tops: { destiny: ['tactics 1', 'leadership 1'] },
  })
    .action('apollo')
    .answers('apollo', 'activate:resistance-hq')
    .answers('apollo', 'seat:tigh')
    .contributes({ apollo: ['tactics 5', 'leadership 5'] })
    .answers('tigh', 'character:tom-zarek')
    .rest()
    .expect({ at: { zarek: 'hangar-deck' } })
})

rule('An executed pilot leaves the viper in the Reserves', () => {
  pegasus({ seats: ['starbuck', 'tigh', 'roslin', 'zarek'], admiral: 'tigh', at: { starbuck: 'front' } })
    .crisis('a-verdict-of-guilty')
    .answers('tigh', 'option:0')
    .rest()
    .expect({ reserves: { vipers: 8 } })
})

rule('Treachery discarded by an execution can be answered with Sabotage', () => {
  executed({ hands: { tigh: ['sabotage-3'], roslin: ['sabotage-3'] }, revealed: ['roslin'], president: 'tigh' })
    .answers('roslin', 'play:sabotage-3')
    .answers('tigh', 'board:galactica')
    .goesOn()
})
rule('Whoever follows Starbuck, executed with the first of her two actions, has no second one', () => {
  const shots = ['politics 4', 'politics 5', 'politics 3']
  pegasus({
    seats: ['starbuck', 'roslin', 'tigh', 'zarek'],
    at: { starbuck: 'front' },
    hands: { starbuck: ['tactics 1'], zarek: shots },
    tops: { destiny: ['politics 1', 'politics 2'] },
  })
    .turn()
    .until('move:choose')
    .answers('starbuck', 'location:airlock')
    .until('action:choose')
    .answers('starbuck', 'activate:airlock')
    .answers('starbuck', 'seat:starbuck')
    .contributes({ zarek: shots })
    .answers('starbuck', 'character:chief-galen-tyrol')
    .until('action:choose')
    .finished()
})
