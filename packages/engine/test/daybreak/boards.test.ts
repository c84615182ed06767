// Colonial One with four rooms, the hub, and assault raptors.

import assert from 'node:assert/strict'
import { perform } from '../../src/core/node.ts'
import { describeLog } from '../../src/language/log.ts'
import { damageVipers } from '../../src/language/nodes/ships.ts'
import { moves } from '../../src/rules/movement.ts'
import { gainRaptor } from '../../src/sets/daybreak/assault-raptors.ts'
import { destroyHub } from '../../src/sets/daybreak/hub.ts'
import { readerOf, rule, type Situation } from '../../testing/index.ts'
import { daybreak, searching } from './table.ts'

const four = { seats: ['roslin', 'adama', 'starbuck', 'tyrol'], president: 'roslin', admiral: 'adama' } as const

const activates = (at: string, more: object = {}) =>
  daybreak({ ...four, current: 'tyrol', at: { tyrol: at as 'command' }, ...more })
    .action()
    .answers('tyrol', `activate:${at}`)

rule('Quorum Chamber: the President draws a Quorum card and then another, or plays one', () => {
  const table = activates('quorum-chamber', { president: 'tyrol' }).answers('tyrol', 'quorum').finished()
  assert.equal(table.state.quorumHand.length, 2)
  daybreak({ ...four, current: 'tyrol', at: { tyrol: 'quorum-chamber' } })
    .action()
    .isAskedWithout('tyrol', 'activate:quorum-chamber')
    .goesOn()
})
rule('President’s Office: anybody draws 2 Politics cards', () => {
  activates('presidents-office')
    .finished()
    .expect({ hand: { tyrol: 2 } })
})
rule(
  'Press Room: another player draws a Mutiny card without going to the Brig and keeps one, and the own may go',
  () => {
    activates('press-room', {
      mutiny: { adama: ['panic'], tyrol: ['selfish-act'] },
      tops: { mutiny: ['feed-the-people'] },
    })
      .asks('tyrol', 'pressRoom:choose', ['seat:roslin', 'seat:adama', 'seat:starbuck'])
      .answers('tyrol', 'seat:adama')
      .answers('adama', 'mutinyCard:feed-the-people')
      .answers('tyrol', 'mutinyCard:selfish-act')
      .finished()
      .expect({ at: { adama: 'admirals-quarters' }, mutiny: { adama: ['feed-the-people'], tyrol: [] } })
    activates('press-room', { mutineer: 'adama', admiral: 'starbuck', mutiny: { adama: ['panic'] } })
      .answers('tyrol', 'seat:adama')
      .asks('adama', 'drawMutiny:keep')
      .answers('adama', 'mutinyCard:panic')
      .finished()
      .expect({ mutiny: { adama: ['panic'] } })
  },
)
rule('Administration: a Mutiny card, and a new President if the old one holds such a card', () => {
  activates('administration', { tops: { mutiny: ['panic'] } })
    .finished()
    .expect({ mutiny: { tyrol: ['panic'] }, president: 'roslin' })
  activates('administration', { mutiny: { roslin: ['panic'] } })
    .answers('tyrol', 'seat:starbuck')
    .finished()
    .expect({ president: 'starbuck' })
})
rule('Administration: the President may discard the prophecy and stay', () => {
  for (const [answer, president] of [
    ['yes', 'roslin'],
    ['no', 'starbuck'],
  ] as const) {
    activates('administration', { mutiny: { roslin: ['panic'] }, inPlay: ['accept-prophecy'] })
      .answers('tyrol', 'seat:starbuck')
      .answers('roslin', answer)
      .finished()
      .expect({ president, inPlay: answer === 'yes' ? [] : ['accept-prophecy'] })
  }
})
rule('Bomb on Colonial 1: nobody gets to any of the four rooms any more', () => {
  const table = daybreak({ ...four, inPlay: ['bomb-on-colonial-1'], hands: { tyrol: ['tactics 1'] } })
  const rooms = ['press-room', 'presidents-office', 'administration', 'quorum-chamber']
  assert.ok(moves(table.state, 3).every((option) => !rooms.includes(option.replace('location:', ''))))
  table.goesOn()
})

// The hub

rule('The rulebook’s example: a crisis of Caprica prepares the jump, though no Cylon ship is activated', () => {
  const table = daybreak({
    seats: ['roslin', 'adama', 'starbuck', 'tyrol'],
    revealed: ['tyrol'],
    current: 'tyrol',
    at: { tyrol: 'caprica' },
    space: { front: { raiders: 2 } },
    jumpPreparation: 1,
    tops: { crisis: ['rallying-support', 'domestic-dispute'] },
  })
    .action()
    .answers('tyrol', 'activate:caprica')
    .asks('tyrol', 'crisis:choose', ['card:rallying-support', 'card:domestic-dispute'])
    .answers('tyrol', 'card:rallying-support')
    .rest()
    .expect({ jumpPreparation: 2, raiders: { front: 2 } })
  assert.deepEqual(table.log('activation'), [])
  assert.equal(table.state.decks.crisis.cards[0], 'domestic-dispute')
})
rule('The rulebook’s example: the Resurrection Ship is hazardous, and nobody walks there', () => {
  daybreak({
    seats: ['roslin', 'adama', 'starbuck', 'tyrol'],
    revealed: ['tyrol'],
    current: 'tyrol',
    at: { tyrol: 'caprica' },
  })
    .movement()
    .asks('tyrol', 'move:choose', ['stay', 'location:cylon-fleet', 'location:human-fleet'])
    .answers('tyrol', 'stay')
    .finished()
})
rule('Caprica: either of several Super Crisis cards is played, and the track does not move', () => {
  daybreak({
    seats: ['roslin', 'adama', 'starbuck', 'tyrol'],
    revealed: ['tyrol'],
    current: 'tyrol',
    at: { tyrol: 'caprica' },
    superCrises: { tyrol: ['inbound-nukes', 'cylon-intruders'] },
  })
    .action()
    .answers('tyrol', 'activate:caprica')
    .asks('tyrol', 'caprica:choose', ['crisis', 'card:inbound-nukes', 'card:cylon-intruders'])
    .answers('tyrol', 'card:inbound-nukes')
    .rest()
    .expect({ jumpPreparation: 0, fuel: 7, discards: { superCrisis: ['inbound-nukes'] } })
})
rule('When the hub is destroyed, whoever is on the Resurrection Ship is there, and whoever comes later', () => {
  const table = daybreak({
    ...four,
    seats: [...four.seats, 'zarek'],
    revealed: ['tyrol'],
    loyalty: { adama: ['cylon-reduce-morale'] },
    current: 'adama',
  })
    .begins((game) => perform(game, destroyHub(), {}))
    .finished()
    .expect({ at: { tyrol: 'hub-destroyed' } })
  table
    .action()
    .answers('adama', 'reveal:cylon-reduce-morale')
    .rest()
    .expect({ at: { adama: 'hub-destroyed' } })
})
rule('There no Skill cards are drawn and Super Crisis cards are lost; three cards buy a way out', () => {
  const situation = {
    ...four,
    current: 'tyrol',
    revealed: ['tyrol'],
    hubDestroyed: true,
    at: { tyrol: 'hub-destroyed' },
    hands: { tyrol: ['politics 1', 'politics 2', 'tactics 1'] },
    superCrises: { tyrol: ['massive-assault'] },
  } as const
  daybreak(situation)
    .turn()
    .until('action:choose')
    .expect({ hand: { tyrol: 3 }, discards: { superCrisis: ['massive-assault'] } })
    .answers('tyrol', 'activate:hub-destroyed')
    .expect({ at: { tyrol: 'cylon-fleet' }, hand: { tyrol: 0 } })
    .rest()
  daybreak({ ...situation, hands: {} })
    .action()
    .isAskedWithout('tyrol', 'activate:hub-destroyed')
    .goesOn()
})

// Assault raptors

rule('One assault raptor is in the Reserves, three beside the board; more are gained', () => {
  const table = daybreak(four).expect({
    assaultRaptors: { reserves: 1, beside: 3 },
    reserves: { vipers: 9 },
    destroyedVipers: 0,
  })
  table
    .begins((game) => void gainRaptor(game))
    .finished()
    .expect({ assaultRaptors: { reserves: 2, beside: 2 } })
  daybreak({ ...four, assaultRaptors: { reserves: 4 } })
    .begins((game) => void gainRaptor(game))
    .finished()
    .expect({ assaultRaptors: { reserves: 4 } })
})
rule('Raptor Specialist: a raptor for an assault raptor, or a raptor back', () => {
  const plays = (more: object) =>
    daybreak({ ...four, current: 'tyrol', hands: { tyrol: ['raptor-specialist-3'] }, ...more })
      .action()
      .answers('tyrol', 'play:raptor-specialist-3')
  plays({ destroyedRaptors: 1 })
    .answers('tyrol', 'effect:1')
    .finished()
    .expect({ destroyedRaptors: 2, assaultRaptors: { reserves: 2, beside: 2 } })
  plays({ destroyedRaptors: 1 })
    .answers('tyrol', 'effect:0')
    .finished()
    .expect({ destroyedRaptors: 0, assaultRaptors: { reserves: 1, beside: 3 } })
  // Without a raptor in the Reserves none is built.
  plays({ destroyedRaptors: 4 })
    .finished()
    .expect({ destroyedRaptors: 3, assaultRaptors: { reserves: 1, beside: 3 } })
  daybreak({ ...four, current: 'tyrol', hands: { tyrol: ['raptor-specialist-3'] }, assaultRaptors: { reserves: 4 } })
    .action()
    .isAskedWithout('tyrol', 'play:raptor-specialist-3')
    .goesOn()
})
for (const [roll, where] of [
  [6, { front: 1, beside: 3 }],
  [7, { destroyed: 1, beside: 3 }],
] as const) {
  rule(`A raider that shoots at an assault raptor destroys it on 7 or more: ${roll}`, () => {
    daybreak({ ...four, space: { front: { raiders: 1 } }, assaultRaptors: { front: 1 }, dice: [roll] })
      .activate('raiders')
      .rest()
      .expect({ assaultRaptors: where })
  })
  rule(`An assault raptor damages a basestar on 7 or more: ${roll}`, () => {
    const table = daybreak({
      ...four,
      current: 'tyrol',
      at: { tyrol: 'command' },
      space: { front: { basestars: 1 } },
      assaultRaptors: { front: 1 },
      dice: [roll],
      tokens: roll === 7 ? ['disabled-weapons'] : [],
    })
      .action()
      .answers('tyrol', 'activate:command')
      .answers('tyrol', 'attack:front:basestar:0')
      .answers('tyrol', 'done')
      .finished()
    assert.equal(table.state.space.front.basestars[0].damage.length, roll === 7 ? 1 : 0)
  })
}
rule('What would damage an assault raptor destroys it', () => {
  daybreak({ ...four, destroyedVipers: 8 })
    .begins((game) => perform(game, damageVipers(1, 'reserves'), { actor: 0 }))
    .finished()
    .expect({ assaultRaptors: { destroyed: 1, beside: 3 }, damagedVipers: 0 })
})
rule('The log tells what becomes of each viper in the Reserves', () => {
  const told = (destroyedVipers: number, damaged: number, ...kinds: string[]) => {
    const table = daybreak({ ...four, destroyedVipers }).begins((game) =>
      perform(game, damageVipers(damaged, 'reserves'), { actor: 0 }),
    )
    for (const kind of kinds) table.answers('roslin', `kind:${kind}`)
    return table
      .finished()
      .state.log.filter(({ t }) => t !== 'choosesViper')
      .map((entry) => describeLog(entry, readerOf(table.state, 'en')))
  }
  const damaged = '1 viper in the Reserves is damaged.'
  const destroyed = 'An assault raptor in the Reserves is destroyed.'
  assert.deepEqual(told(8, 1), [destroyed])
  assert.deepEqual(told(7, 2), [damaged, destroyed])
  assert.deepEqual(told(6, 2, 'assaultRaptor'), [destroyed, damaged])
})
rule('The log calls an assault raptor by its name, also with a pilot in it', () => {
  const { state } = daybreak({
    ...four,
    at: { starbuck: 'front' },
    inAssaultRaptor: ['starbuck'],
    space: { front: { raiders: 1 } },
    dice: [7],
  })
    .activate('raiders')
    .finished()
  const told = (language: 'en' | 'de') =>
    state.log
      .filter(({ t }) => t === 'attacks' || t === 'viperDestroyed')
      .map((entry) => describeLog(entry, readerOf(state, language)))
  assert.deepEqual(told('en'), [
    'A raider attacks Starbuck’s assault raptor in front of Galactica.',
    'Starbuck’s assault raptor in front of Galactica is destroyed.',
  ])
  assert.equal(told('de')[1], 'Starbucks Angriffsraptor vor der Galactica wird zerstört.')
})
rule('Whoever is acting chooses between vipers and assault raptors, also in another’s turn', () => {
  const ordered = (situation: Partial<Situation>) =>
    searching({ seats: ['adama', 'starbuck', 'roslin'], ...situation })
      .action()
      .answers('adama', 'play:executive-order-1')
      .answers('adama', 'seat:starbuck')
      .answers('starbuck', 'actTwice')
  ordered({
    at: { starbuck: 'front' },
    hands: { adama: ['executive-order-1'], starbuck: ['launch-reserves-5'] },
  })
    .answers('starbuck', 'play:launch-reserves-5')
    .answers('starbuck', 'reinforce:front:1')
    .asks('starbuck', 'placeShips:kind', ['kind:viper', 'kind:assaultRaptor'])
    .rest()
  ordered({
    at: { starbuck: 'bridge' },
    hands: { adama: ['executive-order-1'] },
    tops: { mission: ['destroy-the-hub'], destiny: ['politics 1', 'politics 2'] },
  })
    .answers('starbuck', 'activate:bridge')
    .contributes({})
    .asks('starbuck', 'choosingVipers:choose', ['kind:viper', 'kind:assaultRaptor'])
    .rest()
})
rule('When the fleet jumps a pilot chooses to stay, and the current player for each unmanned one', () => {
  daybreak({
    ...four,
    at: { starbuck: 'rear' },
    inAssaultRaptor: ['starbuck'],
    assaultRaptors: { front: 2 },
    space: { rear: { vipers: 1, raiders: 2 } },
  })
    .jump()
    .answers('starbuck', 'stayThere')
    .answers('roslin', 'viper:front:assaultRaptor')
    .until('jump:chooseDestination')
    .expect({
      at: { starbuck: 'rear' },
      vipers: { rear: 0, front: 1 },
      raiders: { rear: 0 },
      assaultRaptors: { front: 1, reserves: 1, beside: 1 },
    })
    .rest()
  daybreak({ ...four, at: { starbuck: 'rear' }, inAssaultRaptor: ['starbuck'] })
    .jump()
    .answers('starbuck', 'comeHome')
    .rest()
    .expect({ at: { starbuck: 'hangar-deck' }, assaultRaptors: { reserves: 1, beside: 3 } })
})
rule('When the fleet jumps in a Cylon’s turn, that Cylon says which unmanned assault raptors stay', () => {
  daybreak({
    ...four,
    current: 'tyrol',
    revealed: ['tyrol'],
    at: { starbuck: 'front' },
    inAssaultRaptor: ['starbuck'],
    assaultRaptors: { rear: 1 },
  })
    .jump()
    .answers('starbuck', 'comeHome')
    .answers('tyrol', 'viper:rear:assaultRaptor')
    .rest()
    .expect({ at: { starbuck: 'hangar-deck' }, assaultRaptors: { rear: 1, reserves: 1, beside: 2 } })
})
rule('Of vipers that are placed each acts once, as what it is, and no other that was there before', () => {
  const pilots = { seats: ['starbuck', 'roslin', 'adama', 'tyrol'], at: { starbuck: 'front' } } as const
  const basestar = { space: { front: { basestars: 1 } } } as const
  const reinforced = (situation: Partial<Situation>, ...kinds: readonly string[]) => {
    const table = daybreak({
      ...pilots,
      ...basestar,
      hands: { starbuck: ['launch-reserves-5'] },
      ...situation,
      dice: [7, 7],
    })
      .action()
      .answers('starbuck', 'play:launch-reserves-5')
      .answers('starbuck', 'reinforce:front:2')
    for (const kind of kinds) table.answers('starbuck', `kind:${kind}`)
    for (let shots = 0; shots < 2; shots++) table.answers('starbuck', 'attack:front:basestar:0')
    return table.finished().log('basestarDamaged').length
  }
  assert.equal(reinforced({ tokens: ['disabled-hangar'] }, 'assaultRaptor'), 1)
  assert.equal(reinforced({ assaultRaptors: { front: 1 } }), 0)
})
rule('Combat Veteran: it is one and the same viper that is launched and shoots', () => {
  const shoots = (launch: string, tokens: readonly string[]) =>
    daybreak({
      ...four,
      current: 'adama',
      assaultRaptors: { portBow: 1, reserves: 1 },
      space: { portBow: { basestars: 1 } },
      hands: { adama: ['combat-veteran-3'] },
      dice: [7],
      tokens,
    })
      .action()
      .answers('adama', 'play:combat-veteran-3')
      .answers('adama', launch)
      .answers('adama', 'attack:portBow:basestar:0')
      .answers('adama', 'done')
      .finished()
      .log('basestarDamaged').length
  assert.equal(shoots('launch:portBow', []), 0)
  assert.equal(shoots('launch:portBow:assaultRaptor', ['disabled-hangar']), 1)
})
rule('Combat Veteran: once Apollo has boarded the viper that was launched, no other acts in its place', () => {
  daybreak({
    seats: ['tigh', 'apollo', 'roslin'],
    at: { apollo: 'command' },
    hands: { tigh: ['combat-veteran-3'] },
    space: { portBow: { vipers: 1 } },
  })
    .action()
    .answers('tigh', 'play:combat-veteran-3')
    .answers('tigh', 'launch:portBow')
    .answers('apollo', 'ability:alertViperPilot')
    .answers('apollo', 'nothing')
    .finished()
    .expect({ at: { apollo: 'portBow' }, vipers: { portBow: 1 } })
})
