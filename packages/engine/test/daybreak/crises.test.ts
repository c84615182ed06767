// The 30 crises of Daybreak: each box, and pass, partial and fail of each check.

import assert from 'node:assert/strict'
import { rule, type Situation } from '../../testing/index.ts'
import type { Expected } from '../../testing/table.ts'
import { daybreak } from './table.ts'

const four = {
  seats: ['tyrol', 'roslin', 'adama', 'starbuck'],
  president: 'roslin',
  admiral: 'adama',
  food: 6,
  fuel: 6,
  morale: 6,
  population: 6,
} as const

/** Cards that make the check come to so much, of a type that counts for it. */
const strengths: Readonly<Record<number, readonly number[]>> = {
  0: [],
  7: [5, 2],
  8: [5, 3],
  9: [5, 4],
  14: [5, 4, 3, 2],
  15: [5, 4, 3, 2, 1],
}

interface Check {
  readonly type: string
  readonly total: keyof typeof strengths
}

/** A crisis card with this box, if it has any, and a check that comes to so much. */
function crisis(
  card: string,
  how: { box?: 0 | 1; by?: 'tyrol' | 'roslin' | 'adama'; check?: Check },
  more: Partial<Situation> = {},
) {
  const { box, by = 'tyrol', check } = how
  const cards = check === undefined ? [] : strengths[check.total].map((n) => `${check.type} ${n}`)
  const [one, two, ...rest] = cards
  const destiny = check === undefined ? [] : one === undefined ? ['bait-0', 'bait-0'] : [one, two]
  // What is in the check is to be its strength alone.
  const order = check === undefined ? {} : { hands: { starbuck: rest, adama: ['restore-order-3'], ...more.hands } }
  const table = daybreak({ ...four, ...more, ...order, tops: { destiny, ...more.tops } }).crisis(card)
  if (box !== undefined) table.answers(by, `option:${box}`)
  if (check === undefined) return table
  return table.answers('adama', 'play:restore-order-3').contributes({ ...(rest.length > 0 ? { starbuck: rest } : {}) })
}

const rows: readonly (readonly [string, Parameters<typeof crisis>[1], Expected, Partial<Situation>?])[] = [
  ['a-desperate-pact', { box: 0, check: { type: 'politics', total: 15 } }, { morale: 6, president: 'roslin' }],
  ['a-desperate-pact', { box: 0, check: { type: 'politics', total: 14 } }, { morale: 5, president: 'adama' }],
  [
    'a-desperate-pact',
    { box: 1 },
    { hand: { roslin: 0 }, mutiny: { tyrol: ['panic'] } },
    { hands: { roslin: ['politics 1', 'politics 2'] }, tops: { mutiny: ['panic'] } },
  ],
  ['abandon-galactica', { box: 0, by: 'adama' }, { nukes: 1 }],
  ['abandon-galactica', { box: 1, by: 'adama' }, { food: 5, hand: { adama: 2 } }],
  [
    'consult-the-hybrid',
    { check: { type: 'politics', total: 14 } },
    { mutiny: { tyrol: ['panic'] }, hand: { tyrol: 2 } },
    { tops: { mutiny: ['panic'] } },
  ],
  ['consult-the-hybrid', { check: { type: 'politics', total: 9 } }, { food: 5, left: { destiny: 12 } }],
  [
    'dangerous-plots',
    { box: 0, by: 'roslin' },
    { mutiny: { adama: ['panic'], roslin: ['selfish-act'] } },
    { tops: { mutiny: ['panic', 'selfish-act'] } },
  ],
  ['dangerous-plots', { box: 1, by: 'roslin' }, { morale: 5, hand: { tyrol: 0 } }, { hands: { tyrol: ['tactics 1'] } }],
  ['dishonest-tactics', { box: 1, by: 'roslin' }, { fuel: 5, left: { quorum: 15 } }],
  ['domestic-dispute', { check: { type: 'politics', total: 9 } }, { morale: 6 }],
  ['domestic-dispute', { check: { type: 'politics', total: 8 } }, { morale: 5, at: { tyrol: 'sickbay' } }],
  ['earth-in-ruins', { box: 0, check: { type: 'politics', total: 9 } }, { morale: 5 }],
  ['earth-in-ruins', { box: 0, check: { type: 'politics', total: 8 } }, { morale: 4 }],
  ['earth-in-ruins', { box: 1 }, { food: 5, mutiny: { tyrol: ['panic'] } }, { tops: { mutiny: ['panic'] } }],
  ['enemy-of-my-enemy', { box: 0, check: { type: 'politics', total: 14 } }, { morale: 5 }],
  [
    'enemy-of-my-enemy',
    { box: 0, check: { type: 'politics', total: 9 } },
    { morale: 4, damaged: ['armory'] },
    { tokens: ['damage-armory'] },
  ],
  [
    'enemy-of-my-enemy',
    { box: 1 },
    { damaged: ['armory', 'command'] },
    { tokens: ['damage-armory', 'damage-command'] },
  ],
  ['galactica-falling-apart', { box: 0, check: { type: 'engineering', total: 8 } }, { morale: 6 }],
  [
    'galactica-falling-apart',
    { box: 0, check: { type: 'engineering', total: 7 } },
    { morale: 5, damaged: ['armory'] },
    { tokens: ['damage-armory'] },
  ],
  ['galactica-falling-apart', { box: 1 }, { food: 5 }, { dice: [6] }],
  ['galactica-falling-apart', { box: 1 }, { food: 6 }, { dice: [7] }],
  ['give-in-to-despair', { check: { type: 'politics', total: 14 } }, { food: 6, morale: 6 }],
  ['give-in-to-despair', { check: { type: 'politics', total: 9 } }, { food: 5, hand: { tyrol: 3 } }],
  ['give-in-to-despair', { check: { type: 'politics', total: 8 } }, { morale: 4 }],
  ['hybrid-in-panic', { check: { type: 'tactics', total: 14 } }, { jumpPreparation: 2 }],
  [
    'hybrid-in-panic',
    { check: { type: 'tactics', total: 8 } },
    { hand: { tyrol: 0 }, jumpPreparation: 1 },
    { hands: { tyrol: ['tactics 1', 'engineering 1'] } },
  ],
  ['hybrid-in-panic', { check: { type: 'tactics', total: 7 } }, { fuel: 5 }],
  ['incitement-to-mutiny', { check: { type: 'politics', total: 14 } }, { left: { destiny: 10 } }],
  ['incitement-to-mutiny', { check: { type: 'politics', total: 7 } }, { left: { destiny: 12 } }],
  ['incitement-to-mutiny', { check: { type: 'politics', total: 0 } }, { left: { destiny: 14 } }],
  ['insubordinate-crew', { check: { type: 'tactics', total: 14 } }, { morale: 6, mutiny: { tyrol: [] } }],
  [
    'insubordinate-crew',
    { check: { type: 'tactics', total: 9 } },
    { morale: 5, mutiny: { tyrol: ['panic'], adama: ['selfish-act'] } },
    {
      mutiny: { tyrol: ['panic'] },
      revealed: ['starbuck'],
      hands: { starbuck: [] },
      tops: { mutiny: ['feed-the-people', 'selfish-act'] },
    },
  ],
  ['one-last-cocktail', { box: 0, check: { type: 'tactics', total: 7 } }, { food: 6, morale: 6 }],
  ['one-last-cocktail', { box: 0, check: { type: 'tactics', total: 0 } }, { food: 5, morale: 5 }],
  ['one-last-cocktail', { box: 1 }, { morale: 5, at: { roslin: 'sickbay' } }, { dice: [6] }],
  ['one-last-cocktail', { box: 1 }, { morale: 6 }, { dice: [7] }],
  ['question-procedure', { box: 0, by: 'roslin' }, { morale: 5 }],
  [
    'question-procedure',
    { box: 1, by: 'roslin' },
    { damaged: ['armory'], hand: { roslin: 1 } },
    { tokens: ['damage-armory'], hands: { roslin: ['politics 1', 'politics 2', 'leadership 1', 'leadership 2'] } },
  ],
  [
    'quorum-in-uproar',
    { check: { type: 'politics', total: 8 } },
    { quorumHand: ['arrest-order'] },
    { quorumHand: ['arrest-order'] },
  ],
  [
    'quorum-in-uproar',
    { check: { type: 'politics', total: 7 } },
    { quorumHand: [], hand: { roslin: 1 } },
    { quorumHand: ['arrest-order'], hands: { roslin: ['politics 1', 'leadership 1', 'leadership 2'] } },
  ],
  ['rallying-support', { check: { type: 'politics', total: 8 } }, { population: 6 }],
  [
    'rallying-support',
    { check: { type: 'politics', total: 7 } },
    { population: 5, hand: { tyrol: 1 }, mutiny: { tyrol: ['panic'] } },
    { tops: { mutiny: ['panic'] } },
  ],
  ['reactor-critical', { check: { type: 'tactics', total: 7 } }, { hand: { tyrol: 2 }, fuel: 6 }],
  ['reactor-critical', { check: { type: 'tactics', total: 0 } }, { fuel: 5 }],
  ['rebuild-trust', { check: { type: 'politics', total: 8 } }, { morale: 4 }],
  ['religious-turmoil', { box: 0, check: { type: 'politics', total: 7 } }, { morale: 6 }],
  [
    'religious-turmoil',
    { box: 0, check: { type: 'politics', total: 0 } },
    { morale: 5, hand: { roslin: 0 } },
    { hands: { roslin: ['politics 1'] } },
  ],
  ['religious-turmoil', { box: 1 }, { food: 5, population: 5 }, { dice: [4] }],
  ['religious-turmoil', { box: 1 }, { food: 6, population: 6 }, { dice: [5] }],
  ['requisition-for-demetrius', { box: 0, by: 'adama' }, { food: 5, left: { destiny: 14 } }, { dice: [6] }],
  ['requisition-for-demetrius', { box: 0, by: 'adama' }, { food: 5, left: { destiny: 12 } }, { dice: [7] }],
  [
    'requisition-for-demetrius',
    { box: 1, by: 'adama' },
    { hand: { adama: 2 }, mutiny: { adama: ['panic'] } },
    { tops: { mutiny: ['panic'] } },
  ],
  ['secret-meetings', { box: 0, check: { type: 'politics', total: 9 } }, { morale: 6 }],
  ['secret-meetings', { box: 0, check: { type: 'politics', total: 8 } }, { morale: 5 }],
  ['starvation-in-dogsville', { box: 0, by: 'roslin' }, { population: 5, food: 5 }, { dice: [4] }],
  ['starvation-in-dogsville', { box: 0, by: 'roslin' }, { population: 6, food: 6 }, { dice: [5] }],
  ['starvation-in-dogsville', { box: 1, by: 'roslin' }, { food: 4 }, { dice: [4] }],
  ['starvation-in-dogsville', { box: 1, by: 'roslin' }, { food: 6 }, { dice: [5] }],
]
rows.forEach(([card, how, expected, more], i) => {
  const outcome = how.check === undefined ? `box ${how.box}` : `a total of ${how.check.total}`
  rule(`${i + 1}: ${card}, ${outcome}`, () => {
    crisis(card, how, more).rest().expect(expected)
  })
})

rule('Abandon Galactica: without a nuke there is no first box', () => {
  daybreak({ ...four, nukes: 0 })
    .crisis('abandon-galactica')
    .rest()
    .expect({ food: 5 })
})
rule('An Ambitious Operation: fuel for a miracle token of somebody else who has none, or a risk', () => {
  crisis('an-ambitious-operation', { box: 0, by: 'adama' }, { miracles: { adama: 0, starbuck: 0 } })
    .rest()
    .expect({ fuel: 5, miracles: { starbuck: 1, adama: 0 } })
  crisis('an-ambitious-operation', { box: 0, by: 'adama' }).rest().expect({ fuel: 5 })
  daybreak({ ...four, seats: ['tyrol', 'roslin', 'adama', 'doral'], miracles: { doral: 0, tyrol: 0 } })
    .crisis('an-ambitious-operation')
    .answers('adama', 'option:0')
    .asks('adama', 'chooseCharacter:choose', ['seat:doral', 'seat:tyrol'])
    .rest()
  crisis('an-ambitious-operation', { box: 1, by: 'adama' }, { dice: [4] })
    .rest()
    .expect({ fuel: 5 })
  crisis('an-ambitious-operation', { box: 1, by: 'adama' }, { dice: [5] })
    .rest()
    .expect({ fuel: 6 })
})
rule('Dishonest Tactics: a prisoner may go to Command', () => {
  for (const [answer, at] of [
    ['yes', 'command'],
    ['no', 'brig'],
  ] as const)
    crisis('dishonest-tactics', { box: 0, by: 'roslin' }, { at: { starbuck: 'brig' } })
      .answers('roslin', answer)
      .rest()
      .expect({ morale: 5, at: { starbuck: at } })
})
rule('Rebuild Trust: each prisoner may leave', () => {
  crisis('rebuild-trust', { check: { type: 'politics', total: 9 } }, { at: { tyrol: 'brig', starbuck: 'brig' } })
    .answers('tyrol', 'yes')
    .answers('tyrol', 'location:command')
    .answers('starbuck', 'no')
    .rest()
    .expect({ at: { tyrol: 'command', starbuck: 'brig' } })
})
rule('Secret Meetings: a Mutiny card for oneself and for somebody else', () => {
  crisis('secret-meetings', { box: 1 }, { tops: { mutiny: ['panic', 'selfish-act'] } })
    .answers('tyrol', 'seat:starbuck')
    .rest()
    .expect({ mutiny: { tyrol: ['panic'], starbuck: ['selfish-act'] } })
})

// Attacks

rule('Blindsided destroys a raptor', () => {
  daybreak(four)
    .crisis('blindsided')
    .rest()
    .expect({ destroyedRaptors: 1, basestars: { front: 1, rear: 1 }, raiders: { starboardBow: 3 } })
})
rule('Event Horizon: whoever activates a viper gives up a card first, until the fleet jumps', () => {
  const situation = { ...four, inPlay: ['event-horizon'], at: { tyrol: 'command' } } as const
  daybreak({ ...situation, hands: { tyrol: ['tactics 1', 'engineering 1'] } })
    .action()
    .answers('tyrol', 'activate:command')
    .answers('tyrol', 'launch:portBow')
    .answers('tyrol', 'card:tactics 1')
    .answers('tyrol', 'launch:portBow')
    .finished()
    .expect({ hand: { tyrol: 0 }, vipers: { portBow: 2 } })
  daybreak(situation).action().isAskedWithout('tyrol', 'activate:command').answers('tyrol', 'nothing').finished()
  daybreak(situation).jump().rest().expect({ inPlay: [] })
})
rule('Event Horizon: nobody pays with the card that they play', () => {
  const offered = (card: string, ...others: string[]) =>
    daybreak({
      ...four,
      current: 'starbuck',
      at: { starbuck: 'front' },
      inPlay: ['event-horizon'],
      space: card.startsWith('maximum') ? { front: { raiders: 1 } } : { rear: { vipers: 1 } },
      hands: { starbuck: [card, ...others] },
    })
      .action()
      .goesOn()
      .asked('starbuck')
      .options.some(({ id }) => id === `play:${card}`)
  for (const card of ['combat-veteran-3', 'maximum-firepower-3', 'unorthodox-plan-3'])
    assert.deepEqual([offered(card), offered(card, 'tactics 1')], [false, true], card)
})
rule('Event Horizon: a pilot pays once for an action, and nothing for a move', () => {
  const situation = { ...four, current: 'starbuck', inPlay: ['event-horizon'], at: { starbuck: 'front' } } as const
  daybreak({ ...situation, hands: { starbuck: ['piloting 1'] } })
    .movement()
    .answers('starbuck', 'fly:starboardBow')
    .finished()
    .expect({ hand: { starbuck: 1 } })
  daybreak(situation).action().isAskedWithout('starbuck', 'viper').goesOn()
  daybreak({ ...situation, hands: { starbuck: ['tactics 1', 'tactics 2'] } })
    .action()
    .answers('starbuck', 'viper')
    .answers('starbuck', 'fly:starboardBow')
    .answers('starbuck', 'card:tactics 1')
    .finished()
    .expect({ hand: { starbuck: 1 }, at: { starbuck: 'starboardBow' } })
})
rule('Hornet’s Nest: no actions of Piloting cards until the fleet jumps or a basestar is destroyed', () => {
  const plays = (inPlay: readonly string[]) =>
    daybreak({
      ...four,
      current: 'starbuck',
      inPlay,
      at: { starbuck: 'front' },
      space: { front: { raiders: 1 } },
      hands: { starbuck: ['maximum-firepower-3'] },
    }).action()
  plays(['hornets-nest']).isAskedWithout('starbuck', 'play:maximum-firepower-3').goesOn()
  plays([]).may('starbuck', 'play:maximum-firepower-3').goesOn()
  daybreak({ ...four, current: 'adama', inPlay: ['hornets-nest'], space: { front: { basestars: 1 } }, dice: [3] })
    .action()
    .answers('adama', 'nuke')
    .finished()
    .expect({ inPlay: [] })
})
rule('Hornet’s Nest: its ships are placed, and it stays', () => {
  daybreak(four)
    .crisis('hornets-nest')
    .rest()
    .expect({ basestars: { starboardAft: 1 }, inPlay: ['hornets-nest'] })
})
rule(
  'Hybrid in Panic: the fleet jumps for the check, the icon then begins the track anew, and the Mutineer draws once',
  () => {
    daybreak({
      ...four,
      mutineer: 'tyrol',
      jumpPreparation: 4,
      hands: { roslin: ['tactics 5', 'tactics 4', 'engineering 5'] },
      tops: { destiny: ['tactics 1', 'tactics 1'], mutiny: ['panic'], destination: ['deep-space', 'remote-planet'] },
    })
      .crisis('hybrid-in-panic')
      .contributes({ roslin: ['tactics 5', 'tactics 4', 'engineering 5'] })
      .answers('adama', 'card:deep-space')
      .rest()
      .expect({ jumpPreparation: 1, distance: 2, mutiny: { tyrol: ['panic'] } })
  },
)
rule('Lockdown: nobody activates the Armory', () => {
  daybreak({ ...four, inPlay: ['lockdown'], at: { tyrol: 'armory' }, boarding: [1, 0, 0, 0] })
    .action()
    .isAskedWithout('tyrol', 'activate:armory')
    .goesOn()
})
rule('Reprisal: treachery into the Destiny deck, and a Mutiny card', () => {
  const table = daybreak({ ...four, tops: { mutiny: ['panic'] } })
    .crisis('reprisal')
    .rest()
    .expect({ mutiny: { tyrol: ['panic'] }, left: { destiny: 14 } })
  assert.equal(table.state.space.portBow.basestars.length, 1)
})
rule('Trial by Fire: an assault raptor comes, and may act at once', () => {
  daybreak(four)
    .crisis('trial-by-fire')
    .until('cavalry:place')
    .answers('tyrol', 'area:portAft')
    .asks('tyrol', 'activatePlaced:activate')
    .answers('tyrol', 'move:portAft:rear:assaultRaptor')
    .rest()
    .expect({ assaultRaptors: { rear: 1, reserves: 1, beside: 2 } })
  // It acts, and no viper beside it.
  daybreak({ ...four, space: { portAft: { vipers: 1 } } })
    .crisis('trial-by-fire')
    .until('cavalry:place')
    .answers('tyrol', 'area:portAft')
    .may('tyrol', 'move:portAft:rear:assaultRaptor')
    .isAskedWithout('tyrol', 'move:portAft:rear')
    .rest()
  daybreak({ ...four, assaultRaptors: { reserves: 4 } })
    .crisis('trial-by-fire')
    .rest()
})
rule('Trial by Fire: Apollo may board the assault raptor before it acts, and then it is his', () => {
  const comes = () =>
    daybreak({ seats: ['tigh', 'roslin', 'apollo'], at: { apollo: 'command' } })
      .crisis('trial-by-fire')
      .until('cavalry:place')
      .answers('tigh', 'area:portAft')
      .asks('apollo', 'window:ask', ['pass', 'ability:alertViperPilot'])
  comes()
    .answers('apollo', 'ability:alertViperPilot')
    .answers('apollo', 'nothing')
    .finished()
    .expect({ at: { apollo: 'portAft' }, assaultRaptors: { reserves: 1, beside: 2 } })
  comes()
    .answers('apollo', 'pass')
    .answers('tigh', 'move:portAft:rear:assaultRaptor')
    .finished()
    .expect({ at: { apollo: 'command' }, assaultRaptors: { rear: 1, reserves: 1, beside: 2 } })
})
