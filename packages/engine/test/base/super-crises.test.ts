// The 5 super crises of the base game, and what they are immune to. (Rulebook: Super crisis cards.)

import assert from 'node:assert/strict'
import type { CardId } from '../../src/core/ids.ts'
import { rulesOf } from '../../src/core/rules.ts'
import { checkOptions } from '../../src/options.ts'
import { given, rule, type Situation, type Table } from '../../testing/index.ts'

/** Zarek is a revealed Cylon in his turn; Tigh adds cards to the check, and the Destiny cards add up to nothing. */
const cylonTurn = {
  seats: ['roslin', 'tigh', 'zarek'],
  current: 'zarek',
  revealed: ['zarek'],
  at: { zarek: 'caprica' },
  tops: { destiny: ['tactics 1', 'politics 1'] },
} as const satisfies Situation

function checked(card: CardId, cards: readonly string[], more: Partial<Situation> = {}): Table {
  return given({ ...cylonTurn, ...more, hands: { tigh: cards } })
    .superCrisis(card)
    .contributes({ tigh: cards })
}

const icons = (table: Table): unknown[] => table.log('activation').map(({ icon }) => icon)
const discarded = (table: Table): CardId[] => table.state.decks.superCrisis.discard
const damageOf = (table: Table): number => table.log('locationDamaged').length + table.log('galacticaHit').length

// Bomb on Colonial 1

const aboardColonialOne = { at: { zarek: 'caprica', roslin: 'press-room', tigh: 'administration' } } as const

rule('Bomb on Colonial 1: a total of 15 passes the check, and nothing happens', () => {
  const table = checked('bomb-on-colonial-1', ['tactics 5', 'piloting 5', 'engineering 5'], aboardColonialOne)
    .finished()
    .expect({ morale: 10, at: { roslin: 'press-room', tigh: 'administration' }, inPlay: [] })
  assert.deepEqual(discarded(table), ['bomb-on-colonial-1'])
})

rule('Bomb on Colonial 1: a total of 14 costs 2 morale, all aboard go to Sickbay, and the card stays in play', () => {
  const table = checked('bomb-on-colonial-1', ['tactics 5', 'piloting 5', 'engineering 4'], aboardColonialOne)
    .finished()
    .expect({ morale: 8, at: { roslin: 'sickbay', tigh: 'sickbay' }, inPlay: ['bomb-on-colonial-1'] })
  assert.deepEqual(discarded(table), [])
})

rule('Bomb on Colonial 1: those who are elsewhere stay there', () => {
  checked('bomb-on-colonial-1', ['politics 1'], { at: { zarek: 'caprica', roslin: 'brig', tigh: 'command' } })
    .finished()
    .expect({ morale: 8, at: { roslin: 'brig', tigh: 'command', zarek: 'caprica' } })
})

rule('Bomb on Colonial 1: while it is in play nobody may move to Colonial One', () => {
  const destinations = (inPlay: CardId[]) => {
    const table = given({ seats: ['roslin', 'tigh', 'zarek'], inPlay, hands: { tigh: ['tactics 1'] } }).movement('tigh')
    const offered = table.asked('tigh').options.map(({ id }) => id)
    table.answers('tigh', 'stay').finished()
    return ['press-room', 'presidents-office', 'administration'].filter((id) => offered.includes(`location:${id}`))
  }
  assert.deepEqual(destinations([]), ['press-room', 'presidents-office', 'administration'])
  assert.deepEqual(destinations(['bomb-on-colonial-1']), [])
})

rule('Bomb on Colonial 1: it stays in play when the fleet jumps', () => {
  given({ ...cylonTurn, inPlay: ['bomb-on-colonial-1'] })
    .jump()
    .rest()
    .expect({ inPlay: ['bomb-on-colonial-1'] })
})

// Cylon Intruders

rule('Cylon Intruders: a total of 18 passes the check, and nothing happens', () => {
  const table = checked('cylon-intruders', ['leadership 5', 'tactics 5', 'leadership 4', 'tactics 4'])
    .finished()
    .expect({ boarding: [0, 0, 0, 0] })
  assert.equal(damageOf(table), 0)
  assert.deepEqual(discarded(table), ['cylon-intruders'])
})

for (const [total, cards] of [
  [17, ['leadership 5', 'tactics 5', 'leadership 4', 'tactics 3']],
  [14, ['leadership 5', 'tactics 5', 'leadership 4']],
] as const) {
  rule(`Cylon Intruders: after a total of ${total} a centurion boards`, () => {
    const table = checked('cylon-intruders', cards)
      .finished()
      .expect({ boarding: [1, 0, 0, 0] })
    assert.equal(damageOf(table), 0)
  })
}

rule('Cylon Intruders: a total of 13 fails: Galactica is damaged, and 2 centurions board', () => {
  const table = checked('cylon-intruders', ['leadership 5', 'tactics 5', 'leadership 3'])
    .finished()
    .expect({ boarding: [2, 0, 0, 0] })
  assert.equal(damageOf(table), 1)
})

rule('Cylon Intruders: no more centurions board than there are', () => {
  checked('cylon-intruders', ['politics 1'], { boarding: [0, 3, 0, 0] })
    .finished()
    .expect({ boarding: [1, 3, 0, 0] })
})

// Fleet Mobilization

const fleet: Partial<Situation> = {
  space: { front: { basestars: 1 }, rear: { raiders: 1, heavyRaiders: 1 } },
  boarding: [1, 0, 0, 0],
}

rule('Fleet Mobilization: a total of 24 passes the check: basestars attack, then launch', () => {
  const cards = ['leadership 5', 'tactics 5', 'piloting 5', 'engineering 5', 'engineering 4']
  const table = checked('fleet-mobilization', cards, { ...fleet, dice: [4] })
    .finished()
    .expect({
      morale: 10,
      raiders: { front: 3, rear: 1 },
      heavyRaiders: { rear: 1 },
      boarding: [1, 0, 0, 0],
    })
  assert.deepEqual(icons(table), ['basestars', 'launch'])
  assert.equal(damageOf(table), 1)
  assert.deepEqual(discarded(table), ['fleet-mobilization'])
})

rule(
  'Fleet Mobilization: a total of 23 fails, which costs 1 morale, and all Cylon ships act in the order of the icons',
  () => {
    const cards = ['leadership 5', 'tactics 5', 'piloting 5', 'engineering 5', 'engineering 3']
    const table = checked('fleet-mobilization', cards, { ...fleet, dice: [3, 1] })
      .finished()
      .expect({
        morale: 9,
        raiders: { front: 3, rear: 1 },
        heavyRaiders: { rear: 0, portAft: 1 },
        boarding: [0, 1, 0, 0],
      })
    assert.deepEqual(icons(table), ['basestars', 'raiders', 'heavy', 'launch'])
    assert.deepEqual(
      table.log('attacks').map(({ attacker }) => attacker),
      ['basestar', 'raider'],
    )
    assert.equal(damageOf(table), 0)
  },
)

// Inbound Nukes

rule('Inbound Nukes: a total of 15 passes the check, and nothing happens', () => {
  const table = checked('inbound-nukes', ['leadership 5', 'tactics 5', 'leadership 4', 'tactics 1'])
    .finished()
    .expect({ fuel: 8, food: 8, morale: 10, population: 12 })
  assert.deepEqual(discarded(table), ['inbound-nukes'])
})

rule('Inbound Nukes: a total of 14 fails, which costs 1 fuel, 1 food and 1 population', () => {
  checked('inbound-nukes', ['leadership 5', 'tactics 5', 'leadership 4'])
    .finished()
    .expect({ fuel: 7, food: 7, morale: 10, population: 11 })
})

// Massive Assault

rule(
  'Massive Assault: 2 basestars, 6 raiders, a heavy raider, 2 vipers and 4 civilian ships; the fleet marker goes back 2',
  () => {
    const table = given({ ...cylonTurn, jumpPreparation: 3 })
      .superCrisis('massive-assault')
      .finished()
      .expect({
        jumpPreparation: 1,
        basestars: { front: 0, starboardBow: 1, starboardAft: 1, rear: 0, portAft: 0, portBow: 0 },
        raiders: { front: 0, starboardBow: 4, starboardAft: 2, rear: 0, portAft: 0, portBow: 0 },
        heavyRaiders: { front: 0, starboardBow: 0, starboardAft: 1, rear: 0, portAft: 0, portBow: 0 },
        vipers: { front: 0, starboardBow: 0, starboardAft: 0, rear: 0, portAft: 1, portBow: 1 },
        civilians: { front: 0, starboardBow: 0, starboardAft: 0, rear: 0, portAft: 2, portBow: 2 },
        reserves: { vipers: 6 },
      })
    assert.deepEqual(icons(table), ['heavy', 'basestars'])
    assert.deepEqual(discarded(table), ['massive-assault'])
  },
)

rule('Massive Assault: heavy raiders and then basestars that are there act before the others come', () => {
  const table = given({
    ...cylonTurn,
    space: { portAft: { heavyRaiders: 1 }, rear: { basestars: 1 } },
    boarding: [1, 0, 0, 0],
    dice: [4],
  })
    .superCrisis('massive-assault')
    .rest()
    .expect({ boarding: [1, 1, 0, 0], jumpPreparation: 0, heavyRaiders: { starboardAft: 1, portAft: 0 } })
  assert.equal(damageOf(table), 1)
})

// Playing them, and what they are immune to

rule('A revealed Cylon plays a super crisis at Caprica, without Cylon ships and jump preparation', () => {
  const table = given({ ...cylonTurn, superCrises: { zarek: ['inbound-nukes'] }, space: { front: { basestars: 1 } } })
    .action('zarek')
    .answers('zarek', 'activate:caprica')
    .asks('zarek', 'caprica:choose', ['crisis', 'card:inbound-nukes'])
    .answers('zarek', 'card:inbound-nukes')
    .contributes()
    .finished()
    .expect({ fuel: 7, food: 7, population: 11, jumpPreparation: 0, raiders: { front: 0 } })
  assert.deepEqual(icons(table), [])
  assert.deepEqual(discarded(table), ['inbound-nukes'])
  assert.deepEqual(table.state.seats[table.seat('zarek')].superCrises, [])
})

rule('The Cylon who plays a super crisis may add one card to its check', () => {
  given({ ...cylonTurn, hands: { zarek: ['politics 1', 'politics 2'] } })
    .superCrisis('inbound-nukes')
    .refuses('zarek', ['card:politics 1', 'card:politics 2'])
    .contributes({ zarek: ['politics 2'] })
    .finished()
})

rule('Mysterious Intuition decides the check of a crisis, but not that of a super crisis', () => {
  const seats = ['roslin', 'tigh', 'zarek', 'boomer'] as const
  given({ seats, current: 'zarek' })
    .crisis('unidentified-ship')
    .asks('boomer', 'window:ask', ['pass', 'ability:mysteriousIntuition'])
    .goesOn()
  given({ ...cylonTurn, seats, hands: { boomer: ['politics 1'], roslin: ['politics 1'] } })
    .superCrisis('inbound-nukes')
    .asks('boomer', 'skillCheck:contribute')
    .rest()
    .expect({ fuel: 7 })
})

rule('Command Authority takes the cards of a crisis, but not those of a super crisis', () => {
  const seats = ['roslin', 'adama', 'zarek'] as const
  const hands = { roslin: ['politics 1'] }
  given({ seats, current: 'zarek', hands })
    .crisis('unidentified-ship')
    .contributes()
    .asks('adama', 'window:ask', ['pass', 'ability:commandAuthority'])
    .goesOn()
  given({ ...cylonTurn, seats, hands })
    .superCrisis('inbound-nukes')
    .contributes()
    .asksNobody('adama')
    .finished()
    .expect({ fuel: 7, hand: { adama: 0 } })
})

rule('Inspirational Leader makes cards of strength 1 count for a crisis, but not for a super crisis', () => {
  const adama = { seats: ['roslin', 'adama', 'zarek'], current: 'adama' } as const
  const total = (table: Table) => table.contributes().rest().log('checkTotal')[0].total
  const destiny = ['politics 1', 'politics 1']
  assert.equal(total(given({ ...adama, tops: { destiny } }).crisis('unidentified-ship')), 2)
  assert.equal(total(given({ ...adama, tops: { destiny } }).superCrisis('inbound-nukes')), -2)
  const revealed = { revealed: ['adama'], at: { adama: 'caprica' } } as const
  assert.equal(total(given({ ...adama, ...revealed, tops: { destiny } }).superCrisis('inbound-nukes')), -2)
})

rule('Secret Destiny replaces a crisis, but not a super crisis', () => {
  const seats = ['roslin', 'tigh', 'zarek', 'starbuck'] as const
  given({ seats, current: 'zarek' })
    .crisis('unidentified-ship')
    .asks('starbuck', 'window:ask', ['pass', 'ability:secretDestiny'])
    .goesOn()
  given({ ...cylonTurn, seats, hands: { starbuck: ['politics 1'] } })
    .superCrisis('inbound-nukes')
    .asks('starbuck', 'skillCheck:contribute')
    .rest()
  given({ ...cylonTurn, seats })
    .superCrisis('massive-assault')
    .asksNobody('starbuck')
    .finished()
})

rule('Blind Devotion names a skill type in the check of a crisis, but not in that of a super crisis', () => {
  const seats = ['roslin', 'tigh', 'zarek', 'tyrol'] as const
  const hands = { roslin: ['politics 1'] }
  given({ seats, current: 'zarek', hands })
    .crisis('unidentified-ship')
    .contributes()
    .asks('tyrol', 'window:ask', ['pass', 'ability:blindDevotion'])
    .goesOn()
  given({ ...cylonTurn, seats })
    .superCrisis('inbound-nukes')
    .contributes()
    .asksNobody('tyrol')
    .finished()
})

rule(
  'Delusional Intuition: Baltar draws a card after drawing a crisis, but a revealed Baltar none after a super crisis',
  () => {
    const seats = ['roslin', 'tigh', 'baltar'] as const
    given({ seats, current: 'baltar' }).crisis('unidentified-ship').asks('baltar', 'drawSkillCards:choose').goesOn()
    given({ ...cylonTurn, seats, current: 'baltar', revealed: ['baltar'], at: { baltar: 'caprica' } })
      .superCrisis('inbound-nukes')
      .contributes()
      .finished()
      .expect({ hand: { baltar: 0 } })
  },
)

rule('Alert Viper Pilot is no ability about crises: Apollo may take a viper that Massive Assault places', () => {
  given({ ...cylonTurn, seats: ['roslin', 'apollo', 'zarek'], at: { zarek: 'caprica', apollo: 'hangar-deck' } })
    .superCrisis('massive-assault')
    .asks('apollo', 'window:ask', ['pass', 'ability:alertViperPilot'])
    .rest()
})

rule('Declare Emergency lowers the difficulty of a super crisis', () => {
  given({ ...cylonTurn, hands: { tigh: ['leadership 5', 'tactics 5', 'tactics 3'], roslin: ['leadership 3'] } })
    .superCrisis('inbound-nukes')
    .contributes({ tigh: ['leadership 5', 'tactics 5', 'tactics 3'] })
    .answers('roslin', 'play:leadership 3')
    .finished()
    .expect({ fuel: 8, food: 8, population: 12 })
})

rule('Declare Emergency does not change where a super crisis is passed in part', () => {
  given({ ...cylonTurn, hands: { tigh: ['leadership 5', 'tactics 5', 'tactics 3'], roslin: ['leadership 3'] } })
    .superCrisis('cylon-intruders')
    .contributes({ tigh: ['leadership 5', 'tactics 5', 'tactics 3'] })
    .answers('roslin', 'play:leadership 3')
    .finished()
    .expect({ boarding: [2, 0, 0, 0] })
})

rule('Scientific Research makes Engineering cards count for a super crisis', () => {
  given({
    ...cylonTurn,
    hands: { tigh: ['leadership 5', 'tactics 5', 'engineering 5'], roslin: ['engineering 3'] },
  })
    .superCrisis('inbound-nukes')
    .answers('roslin', 'play:engineering 3')
    .contributes({ tigh: ['leadership 5', 'tactics 5', 'engineering 5'] })
    .finished()
    .expect({ fuel: 8, food: 8, population: 12 })
})

rule('Investigative Committee has the cards of a super crisis added face up', () => {
  const table = given({ ...cylonTurn, hands: { tigh: ['tactics 1'], roslin: ['politics 3'] } })
    .superCrisis('inbound-nukes')
    .answers('roslin', 'play:politics 3')
    .contributes({ tigh: ['tactics 1'] })
    .finished()
  assert.deepEqual(
    table.log('addsFaceUp', 'roslin').map(({ seat, cards }) => [seat, cards]),
    [[table.seat('tigh'), ['launch-scout-1']]],
  )
})

rule('Strategic Planning helps with a die that a super crisis has rolled', () => {
  const table = given({ ...cylonTurn, hands: { roslin: ['tactics 3'] }, space: { front: { basestars: 1 } }, dice: [2] })
    .superCrisis('massive-assault')
    .answers('roslin', 'play:tactics 3')
    .rest()
  assert.equal(damageOf(table), 1)
})

rule('The base game has no super crises but these', () => {
  assert.deepEqual(Object.keys(rulesOf({ options: checkOptions({ players: 3 }) }).superCrises).toSorted(), [
    'bomb-on-colonial-1',
    'cylon-intruders',
    'fleet-mobilization',
    'inbound-nukes',
    'massive-assault',
  ])
})
