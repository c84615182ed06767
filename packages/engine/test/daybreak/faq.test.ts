// Clarifications of the Daybreak rulebook and answers of the FAQ that no other test shows.

import assert from 'node:assert/strict'
import { perform } from '../../src/core/node.ts'
import { destroyRaptor } from '../../src/language/nodes/ships.ts'
import { rule } from '../../testing/index.ts'
import { daybreak, searching } from './table.ts'

const human = 'you-are-not-a-cylon'

// Mutiny

rule(
  'Moral Dilemma: a treachery card discarded for it draws another Mutiny card, which costs two more, and leads to the Brig',
  () => {
    daybreak({
      seats: ['lee', 'roslin', 'tigh'],
      hands: { lee: ['bait-0', 'dradis-contact-0', 'tactics 1', 'tactics 2'] },
      tops: { mutiny: ['panic', 'selfish-act', 'feed-the-people'] },
    })
      .crisis('earth-in-ruins')
      .answers('lee', 'option:1')
      .answers('lee', 'card:bait-0', 'card:tactics 1')
      .asks('lee', 'drawMutiny:keep', ['mutinyCard:panic', 'mutinyCard:selfish-act'])
      .answers('lee', 'mutinyCard:selfish-act')
      .rest()
      .expect({ at: { lee: 'brig' }, hand: { lee: 0 }, mutiny: { lee: ['selfish-act'] } })
  },
)
rule('Abuse Power: whoever holds a card already is not sent to the Brig, and keeps it', () => {
  daybreak({
    seats: ['otherZarek', 'roslin', 'adama'],
    at: { otherZarek: 'press-room' },
    mutiny: { otherZarek: ['panic'] },
    tops: { mutiny: ['feed-the-people'] },
  })
    .action()
    .answers('otherZarek', 'ability:abusePower')
    .answers('otherZarek', 'mutinyCard:feed-the-people')
    .finished()
    .expect({ at: { otherZarek: 'press-room' }, mutiny: { otherZarek: ['panic'] } })
})
rule('Abuse Power: Necessary Steps does not come into it, but into what the played card has somebody draw', () => {
  daybreak({
    seats: ['otherZarek', 'roslin', 'adama'],
    tops: { mutiny: ['selfish-act', 'panic', 'feed-the-people', 'blackmail', 'violent-protest', 'impeachment'] },
  })
    .action()
    .answers('otherZarek', 'ability:abusePower')
    .answers('otherZarek', 'mutinyCard:selfish-act')
    .until('drawMutiny:choose')
    .asks('otherZarek', 'drawMutiny:choose', ['mutinyCard:violent-protest', 'mutinyCard:impeachment'])
    .answers('otherZarek', 'mutinyCard:impeachment')
    .finished()
    .expect({ mutiny: { otherZarek: ['impeachment'] } })
})
rule('A Zarek who is a revealed Cylon chooses nothing any more', () => {
  daybreak({
    seats: ['tigh', 'roslin', 'otherZarek', 'adama'],
    revealed: ['otherZarek'],
    tops: { mutiny: ['panic', 'selfish-act'] },
  })
    .crisis('reprisal')
    .rest()
    .expect({ mutiny: { tigh: ['panic'] } })
})
rule('Administration: whoever goes to the Brig for the card still names the President, who may be themselves', () => {
  daybreak({
    seats: ['tigh', 'roslin', 'adama'],
    at: { tigh: 'administration' },
    president: 'roslin',
    mutiny: { roslin: ['panic'], tigh: ['selfish-act'] },
  })
    .action()
    .answers('tigh', 'activate:administration')
    .answers('tigh', 'mutinyCard:selfish-act')
    .asks('tigh', 'chooseCharacter:choose', ['seat:tigh', 'seat:adama'])
    .answers('tigh', 'seat:tigh')
    .finished()
    .expect({ president: 'tigh', at: { tigh: 'brig' } })
})
rule('Administration: while there is a Vice President nobody else is named', () => {
  daybreak({
    seats: ['tigh', 'roslin', 'adama'],
    at: { tigh: 'administration' },
    president: 'roslin',
    mutiny: { roslin: ['panic'] },
    inPlay: [{ card: 'assign-vice-president', holder: 'adama' }],
  })
    .action()
    .answers('tigh', 'activate:administration')
    .finished()
    .expect({ president: 'adama' })
})
rule('Administration: an infiltrator is never named, but the Mutineer, who lost all titles, may be', () => {
  daybreak({
    seats: ['tigh', 'roslin', 'doral', 'adama', 'tyrol'],
    infiltrating: ['doral'],
    at: { doral: 'armory', tigh: 'administration' },
    president: 'roslin',
    mutiny: { roslin: ['panic'] },
    mutineer: 'adama',
  })
    .action()
    .answers('tigh', 'activate:administration')
    .asks('tigh', 'chooseCharacter:choose', ['seat:tigh', 'seat:adama', 'seat:tyrol'])
    .answers('tigh', 'seat:adama')
    .rest()
    .expect({ president: 'adama' })
})
rule('Assume Command and Impeachment: an infiltrator takes no title', () => {
  for (const card of ['assume-command', 'impeachment']) {
    const plays = (infiltrator: boolean) =>
      daybreak({
        seats: ['doral', 'tigh', 'roslin', 'adama'],
        infiltrating: ['doral'],
        at: { doral: 'armory' },
        mutiny: { [infiltrator ? 'doral' : 'tigh']: [card] },
        hands: { [infiltrator ? 'doral' : 'tigh']: Array.from({ length: 5 }, () => 'tactics 1') },
      })
    plays(true).action('doral').isAskedWithout('doral', `mutiny:${card}`).goesOn()
    plays(false).action('tigh').may('tigh', `mutiny:${card}`).goesOn()
  }
})
rule('Press Room: an infiltrator may be chosen, a revealed Cylon not', () => {
  daybreak({
    seats: ['tigh', 'roslin', 'doral', 'adama', 'tyrol'],
    revealed: ['tyrol'],
    infiltrating: ['doral'],
    at: { doral: 'armory', tigh: 'press-room' },
  })
    .action()
    .answers('tigh', 'activate:press-room')
    .asks('tigh', 'pressRoom:choose', ['seat:roslin', 'seat:doral', 'seat:adama'])
    .goesOn()
})
rule('A treachery card discarded for the hand limit draws a Mutiny card, too, and may lead to the Brig', () => {
  const hand = ['bait-0', ...Array.from({ length: 8 }, () => 'tactics 1'), 'leadership 1', 'leadership 1']
  daybreak({
    seats: ['tigh', 'roslin', 'adama'],
    mutiny: { tigh: ['panic'] },
    hands: { tigh: hand },
    tops: { mutiny: ['selfish-act'], crisis: ['domestic-dispute'] },
  })
    .actionStep()
    .until('discardSkillCards:choose')
    .answers('tigh', 'card:bait-0')
    .answers('tigh', 'mutinyCard:panic')
    .rest()
    .expect({ at: { tigh: 'brig' }, mutiny: { tigh: ['panic'] } })
})
rule('Make a Deal: a prisoner frees themselves with it', () => {
  daybreak({
    seats: ['tigh', 'roslin', 'adama'],
    at: { tigh: 'brig' },
    mutiny: { tigh: ['make-a-deal'] },
    tops: { mutiny: ['panic'] },
  })
    .action()
    .answers('tigh', 'mutiny:make-a-deal')
    .answers('tigh', 'location:armory')
    .answers('tigh', 'seat:roslin')
    .finished()
    .expect({ at: { tigh: 'armory' }, mutiny: { roslin: ['panic'], tigh: [] } })
})

// Loyalty

rule('A revealed Boomer is dealt two cards in the Sleeper Agent phase, and passes both to one human player', () => {
  const table = daybreak({
    seats: ['roslin', 'adama', 'boomer', 'tyrol'],
    revealed: ['boomer'],
    mutineer: 'tyrol',
    tops: { loyalty: [human, human, human, human, human] },
  })
    .sleeperAgentPhase()
    .asks('boomer', 'receiveLoyalty:handOn', ['seat:tyrol', 'seat:roslin', 'seat:adama'])
    .answers('boomer', 'seat:adama')
    .finished()
    .expect({ at: { boomer: 'resurrection-ship' } })
  assert.deepEqual(
    table.state.seats.map(({ loyalty }) => loyalty.length),
    [2, 4, 1, 3],
  )
})

// Leaders

rule('A Cylon leader draws from the own skill set, an infiltrator in Sickbay one card of it', () => {
  daybreak({ seats: ['doral', 'roslin', 'adama', 'tyrol'], at: { doral: 'caprica' } })
    .turn()
    .asks('doral', 'drawSkillCards:choose', ['skills:politics', 'skills:tactics'])
    .goesOn()
  daybreak({ seats: ['doral', 'roslin', 'adama', 'tyrol'], infiltrating: ['doral'], at: { doral: 'sickbay' } })
    .turn()
    .asks('doral', 'drawSkillCards:choose', ['skills:treachery', 'skills:politics', 'skills:tactics'])
    .goesOn()
})
rule('Athena in a viper who leaves the fleet leaves the viper in the Reserves', () => {
  daybreak({ seats: ['athena', 'roslin', 'adama', 'tyrol'], infiltrating: ['athena'], at: { athena: 'front' } })
    .action()
    .answers('athena', 'action:end-infiltration')
    .finished()
    .expect({ at: { athena: 'resurrection-ship' }, reserves: { vipers: 9 }, revealed: ['athena'] })
})
rule('Meticulous out of the Brig: down to three Skill cards all the same, and then another action', () => {
  daybreak({
    seats: ['doral', 'roslin', 'adama', 'tyrol'],
    infiltrating: ['doral'],
    at: { doral: 'brig' },
    hands: { doral: ['politics 1', 'politics 2', 'tactics 1', 'tactics 2', 'bait-0'] },
  })
    .action()
    .answers('doral', 'action:end-infiltration')
    .answers('doral', 'ability:meticulous')
    .answers('doral', 'location:caprica')
    .answers('doral', 'card:bait-0', 'card:tactics 1')
    .asks('doral', 'action:choose')
    .answers('doral', 'nothing')
    .finished()
    .expect({ at: { doral: 'caprica' }, hand: { doral: 3 }, mutiny: { doral: [] } })
})
rule('Simon in the Brig adds one card, as every prisoner', () => {
  daybreak({
    seats: ['adama', 'simon', 'roslin', 'tyrol'],
    infiltrating: ['simon'],
    at: { simon: 'brig' },
    hands: { simon: ['engineering 1', 'engineering 2'] },
  })
    .crisis('domestic-dispute')
    .until('skillCheck:contribute')
    .refuses('simon', ['card:engineering 1', 'card:engineering 2'])
    .rest()
})

// Skill checks

rule('Force Their Hand: a Cylon who is the current player neither adds a card nor draws', () => {
  const table = daybreak({
    seats: ['roslin', 'tigh', 'tyrol', 'starbuck'],
    revealed: ['tyrol'],
    current: 'tyrol',
    hands: { roslin: ['force-their-hand-0'], tyrol: ['tactics 1'] },
  })
    .crisis('domestic-dispute')
    .contributes({ roslin: ['force-their-hand-0'] })
    .rest()
    .expect({ hand: { tyrol: 1 } })
  assert.deepEqual(table.log('drawsMutiny'), [])
})
rule('A Cylon who is the current player may use what abilities in the check allow, and goes to no Sickbay', () => {
  const inCylonsTurn = (card: string) =>
    daybreak({
      seats: ['tyrol', 'roslin', 'starbuck', 'adama'],
      revealed: ['tyrol'],
      at: { tyrol: 'caprica' },
      hands: { roslin: [card] },
      space: { front: { vipers: 1 } },
      tops: {
        crisis: ['domestic-dispute', 'insubordinate-crew'],
        destiny: ['politics 1', 'piloting 3'],
        engineering: ['repair-1'],
      },
    })
      .action()
      .answers('tyrol', 'activate:caprica')
      .answers('tyrol', 'card:domestic-dispute')
      .contributes({ roslin: [card] })
  inCylonsTurn('quick-thinking-0')
    .answers('tyrol', 'card:piloting 3')
    .rest()
    .expect({ hand: { tyrol: ['piloting 3'] } })
  inCylonsTurn('dogfight-maneuver-0').asks('tyrol', 'dogfightManeuver:remove').goesOn()
  inCylonsTurn('install-upgrades-0')
    .rest()
    .expect({ hand: { tyrol: ['repair-1'] } })
  inCylonsTurn('violent-outbursts-4')
    .rest()
    .expect({ at: { tyrol: 'caprica' } })
})
rule('Exploit a Weakness: a Cylon who is the current player has to name a human player', () => {
  daybreak({
    seats: ['roslin', 'tigh', 'tyrol', 'starbuck'],
    revealed: ['tyrol'],
    current: 'tyrol',
    hands: { roslin: ['exploit-a-weakness-5'] },
    tops: { mutiny: ['panic'], destiny: ['piloting 1', 'piloting 2'] },
  })
    .crisis('domestic-dispute')
    .contributes({ roslin: ['exploit-a-weakness-5'] })
    .asks('tyrol', 'chooseCharacter:choose', ['seat:starbuck', 'seat:roslin', 'seat:tigh'])
    .answers('tyrol', 'seat:tigh')
    .rest()
    .expect({ mutiny: { tigh: ['panic'] } })
})

// Ships

rule('Gravity Well: Combat Veteran and Launch Reserves cost a card for each activation', () => {
  const seats = ['starbuck', 'adama', 'roslin'] as const
  daybreak({
    seats,
    inPlay: ['event-horizon'],
    space: { front: { vipers: 1, raiders: 3 } },
    hands: { starbuck: ['combat-veteran-3', 'tactics 1'] },
    dice: [1],
  })
    .action()
    .answers('starbuck', 'play:combat-veteran-3')
    .answers('starbuck', 'attack:front:raider')
    .finished()
    .expect({ hand: { starbuck: 0 } })
  daybreak({
    seats,
    at: { starbuck: 'front' },
    inPlay: ['event-horizon'],
    space: { front: { raiders: 3 } },
    assaultRaptors: { beside: 3 },
    hands: { starbuck: ['launch-reserves-5', 'tactics 1', 'tactics 2'] },
    dice: [1, 1],
  })
    .action()
    .answers('starbuck', 'play:launch-reserves-5')
    .answers('starbuck', 'reinforce:front:2')
    .answers('starbuck', 'kind:viper')
    .answers('starbuck', 'kind:viper')
    .answers('starbuck', 'attack:front:raider')
    .answers('starbuck', 'card:tactics 1')
    .answers('starbuck', 'attack:front:raider')
    .finished()
    .expect({ hand: { starbuck: 0 }, vipers: { front: 2 } })
})
rule('Assault raptors are neither risked nor destroyed in the place of raptors', () => {
  const table = daybreak({
    seats: ['tigh', 'roslin', 'adama'],
    destroyedRaptors: 4,
    hands: { tigh: ['launch-scout-1'] },
  })
  table.action().isAskedWithout('tigh', 'play:launch-scout-1').answers('tigh', 'nothing').finished()
  table
    .begins((game) => perform(game, destroyRaptor(), {}))
    .finished()
    .expect({ assaultRaptors: { reserves: 1, beside: 3 } })
})
rule('Two vipers are risked only if there are two that are no assault raptors', () => {
  for (const [destroyedVipers, dice] of [
    [6, [6]],
    [7, []],
  ] as const) {
    const table = daybreak({
      seats: ['tigh', 'roslin', 'adama'],
      destroyedVipers,
      dice,
      fuel: 8,
      tops: { destination: ['cylon-refinery', 'deep-space'] },
    })
      .jump()
      .answers('adama', 'card:cylon-refinery')
    if (dice.length > 0) table.answers('adama', 'yes')
    table.finished().expect({ fuel: dice.length > 0 ? 9 : 7 })
  }
})

// The Search for Home

rule('The Bridge activated by an Executive Order: it is the current player who draws no crisis', () => {
  const table = searching({
    seats: ['adama', 'tigh', 'roslin'],
    at: { tigh: 'bridge' },
    hands: { adama: ['executive-order-1'] },
    tops: { mission: ['rescue-hera'] },
  })
    .actionStep()
    .answers('adama', 'play:executive-order-1')
    .answers('adama', 'seat:tigh')
    .answers('tigh', 'actTwice')
    .answers('tigh', 'activate:bridge')
    .rest()
  assert.equal(table.log('crisis').length, 0)
})
rule('A mission deck that is used up is made anew of the discards', () => {
  const all = [
    'attack-on-the-colony',
    'cylon-civil-war',
    'destroy-the-hub',
    'digging-up-the-past',
    'needs-of-the-people',
    'rescue-hera',
    'the-red-stripes',
    'the-search-for-home',
  ]
  const table = searching({
    seats: ['tigh', 'adama', 'roslin'],
    at: { tigh: 'bridge' },
    left: { mission: 0 },
    discards: { mission: all },
  })
    .action()
    .answers('tigh', 'activate:bridge')
    .rest()
    .expect({ left: { mission: 7 }, discards: { mission: [] } })
  assert.equal(table.log('activatesMission').length, 1)
})
rule(
  'A mission is no crisis: Choose a Different Path and Deceitful know nothing of it, nor do cards for passed checks',
  () => {
    searching({
      seats: ['lee', 'lampkin', 'adama'],
      at: { lee: 'bridge' },
      hands: {
        lee: ['leadership 4', 'tactics 5'],
        adama: ['change-of-plans-5', 'leadership 3'],
        lampkin: ['tactics 4'],
      },
      tops: { mission: ['attack-on-the-colony'], destiny: ['piloting 3', 'piloting 3'] },
      space: { front: { basestars: 1 } },
    })
      .action()
      .answers('lee', 'activate:bridge')
      .contributes({ lee: ['tactics 5'], lampkin: ['tactics 4'] })
      .finished()
      .expect({ basestars: { front: 0 }, hand: { lee: 1, lampkin: 0, adama: 2 } })
  },
)

// Timing

rule(
  'The rulebook’s example: of two who plan strategically the current player lets one, and the other keeps the card',
  () => {
    daybreak({
      seats: ['apollo', 'tigh', 'adama'],
      at: { apollo: 'front' },
      space: { front: { raiders: 1 } },
      hands: { tigh: ['strategic-planning-3'], adama: ['strategic-planning-3'] },
      dice: [2],
    })
      .action()
      .answers('apollo', 'viper')
      .answers('apollo', 'attack:front:raider')
      .answers('tigh', 'play:strategic-planning-3')
      .answers('adama', 'play:strategic-planning-3')
      .asks('apollo', 'window:order', ['seat:tigh', 'seat:adama'])
      .answers('apollo', 'seat:adama')
      .rest()
      .expect({ hand: { tigh: 1, adama: 0 }, raiders: { front: 0 } })
  },
)

// Leaders and the Rebel Basestar

rule('Resolute reaches the Rebel Basestar only while Athena is of the side that it is with', () => {
  const resolute = (rebels: 'humans' | 'cylons', infiltrating: boolean) =>
    searching({
      seats: ['athena', 'roslin', 'starbuck', 'adama'],
      ...(infiltrating ? { infiltrating: ['athena' as const] } : { at: { athena: 'caprica' as const } }),
      rebels,
      superCrises: { athena: ['massive-assault'] },
    })
      .action()
      .answers('athena', 'ability:resolute')
  resolute('humans', true).may('athena', 'activate:hybrid-tank').goesOn()
  resolute('cylons', true).isAskedWithout('athena', 'activate:hybrid-tank').goesOn()
  resolute('humans', false).isAskedWithout('athena', 'activate:hybrid-tank').goesOn()
  resolute('cylons', false).may('athena', 'activate:hybrid-tank').goesOn()
})
rule(
  'An infiltrator pays the rebels of the humans with a Super Crisis card, and leaves them for the Resurrection Ship',
  () => {
    const among = () =>
      searching({
        seats: ['doral', 'roslin', 'starbuck', 'adama'],
        infiltrating: ['doral'],
        at: { doral: 'hybrid-tank' },
        rebels: 'humans',
        miracles: { doral: 0 },
        superCrises: { doral: ['massive-assault'] },
      }).action()
    among()
      .answers('doral', 'activate:hybrid-tank')
      .rest()
      .expect({ discards: { superCrisis: ['massive-assault'] } })
    among()
      .answers('doral', 'action:end-infiltration')
      .rest()
      .expect({ at: { doral: 'resurrection-ship' } })
  },
)
rule('An Executive Order ends with the infiltration: there is no second action', () => {
  daybreak({
    seats: ['tigh', 'roslin', 'doral', 'adama'],
    infiltrating: ['doral'],
    at: { doral: 'armory' },
    miracles: { doral: 0 },
    hands: { tigh: ['executive-order-1'] },
  })
    .action()
    .answers('tigh', 'play:executive-order-1')
    .answers('tigh', 'seat:doral')
    .answers('doral', 'actTwice')
    .answers('doral', 'action:end-infiltration')
    .finished()
    .expect({ at: { doral: 'resurrection-ship' } })
})
rule('A leader who leaves the fleet gives up Quorum cards without effect', () => {
  daybreak({
    seats: ['doral', 'roslin', 'starbuck', 'adama'],
    infiltrating: ['doral'],
    at: { doral: 'armory' },
    miracles: { doral: 0 },
    inPlay: [{ card: 'assign-mission-specialist', holder: 'doral' }],
  })
    .action()
    .answers('doral', 'action:end-infiltration')
    .rest()
    .expect({ inPlay: [], discards: { quorum: ['assign-mission-specialist'] } })
})
