// Every New Caprica crisis: each box, and pass, partial pass and fail of each check.

import assert from 'node:assert/strict'
import { type Expected, type Name, rule, type Situation, type Table } from '../../testing/index.ts'
import { newCaprica } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'adama'] as const
const usual: Situation = {
  seats,
  president: 'roslin',
  admiral: 'adama',
  fuel: 8,
  food: 8,
  morale: 8,
  population: 8,
  newCaprica: { locked: ['population-1', 'empty'], prepared: ['population-2'] },
}

const crisis = (card: string, more: Partial<Situation> = {}): Table =>
  newCaprica({ ...usual, ...more })
    .crisis(card)
    .passes()

// Checks: Tigh adds one type of cards, which the check names; two Destiny cards of strength 1 count against it.

const cardsOf: Readonly<Record<string, readonly string[]>> = {
  L: ['leadership 5', 'leadership 4', 'leadership 4', 'leadership 3', 'leadership 3'],
  T: ['tactics 5', 'tactics 4', 'tactics 4', 'tactics 3', 'tactics 3'],
  P: ['politics 5', 'politics 4', 'politics 4', 'politics 3', 'politics 3'],
}

/** The check comes to so much. */
function checked(card: string, type: string, total: number, more: Partial<Situation> = {}): Table {
  const cards = cardsOf[type]
  const table = crisis(card, { hands: { tigh: cards }, tops: { destiny: ['treachery 1', 'treachery 1'] }, ...more })
  if (table.state.asks[0]?.at === 'crisis:option') table.answers('tigh', 'option:0')
  const added: Record<number, number> = { [-2]: 0, 3: 1, 7: 2, 11: 3, 17: 5 }
  return table.contributes({ tigh: cards.slice(0, added[total]) })
}

const detained = { at: { tigh: 'detention' } } as const
const hurt = { at: { tigh: 'medical-center' } } as const
const safe = { at: { tigh: 'resistance-hq' } } as const

const outcomes: readonly (readonly [string, string, number, Expected])[] = [
  ['arrests-at-night', 'L', 17, { morale: 8, ...safe }],
  ['arrests-at-night', 'L', -2, { morale: 7, ...detained }],
  ['betrayed-from-within', 'L', 17, { ...safe }],
  ['betrayed-from-within', 'L', 7, { ...safe }],
  ['betrayed-from-within', 'L', -2, { morale: 7 }],
  ['brutal-treatment', 'T', 17, { morale: 8, ...safe }],
  ['brutal-treatment', 'T', -2, { morale: 7, ...hurt }],
  ['centurion-ambush', 'T', 17, { population: 8, ...safe }],
  ['centurion-ambush', 'T', -2, { population: 7, ...hurt }],
  ['contact-informant', 'T', 17, { morale: 8, population: 8 }],
  ['contact-informant', 'T', -2, { morale: 7, population: 7 }],
  ['contact-raptor', 'P', 17, { morale: 8 }],
  ['contact-raptor', 'P', -2, { morale: 7, hand: { tigh: 3 } }],
  ['decode-cylon-maps', 'T', 17, { morale: 8, locked: 1, prepared: 2 }],
  ['decode-cylon-maps', 'T', -2, { morale: 7, forces: [0, 1, 0] }],
  ['dissent-among-cylons', 'L', 11, { morale: 8 }],
  ['dissent-among-cylons', 'L', -2, { morale: 7 }],
  ['held-for-questioning', 'L', 17, { morale: 8, ...safe }],
  ['held-for-questioning', 'L', -2, { morale: 7, ...detained }],
  ['hiding-underground', 'L', 17, { food: 8 }],
  ['hiding-underground', 'L', -2, { food: 7 }],
  ['intra-atmos-entry', 'L', 17, { prepared: 2, locked: 1, jumpPreparation: 2 }],
  ['intra-atmos-entry', 'L', 11, { fuel: 8, prepared: 1, jumpPreparation: 1 }],
  ['intra-atmos-entry', 'L', -2, { fuel: 7, damaged: [] }],
  ['labor-union-strike', 'T', 17, { morale: 9 }],
  ['labor-union-strike', 'T', 11, { morale: 8, food: 8 }],
  ['labor-union-strike', 'T', -2, { food: 7, ...detained }],
  ['meet-liaison-officer', 'T', 17, { fuel: 8, destroyedRaptors: 0 }],
  ['meet-liaison-officer', 'T', -2, { fuel: 7, destroyedRaptors: 1 }],
  ['ncp-recruitment', 'L', 17, { morale: 8 }],
  ['ncp-recruitment', 'L', -2, { morale: 7 }],
  ['organize-the-pilots', 'P', 17, { prepared: 2, locked: 1 }],
  ['organize-the-pilots', 'P', -2, { locked: 1, population: 7 }],
  ['playing-with-emotions', 'T', 17, { morale: 8 }],
  ['playing-with-emotions', 'T', -2, { morale: 7 }],
  ['prepare-for-a-fight', 'T', -2, { morale: 7, ...detained }],
  ['prepare-the-civilians', 'L', 17, { food: 8 }],
  ['prepare-the-civilians', 'L', -2, { food: 7, forces: [1, 0, 0] }],
  ['recover-launch-keys', 'L', 17, { prepared: 2 }],
  ['recover-launch-keys', 'L', -2, { population: 7, ...detained }],
  ['rescue-detainees', 'L', -2, { morale: 7 }],
  ['resistance-bombings', 'L', 11, { morale: 8, population: 8 }],
  ['resistance-bombings', 'L', -2, { morale: 7, population: 7 }],
  ['second-thoughts', 'L', -2, { morale: 7 }],
]
for (const [card, type, total, expected] of outcomes) {
  rule(`${card}: a total of ${total} means ${JSON.stringify(expected)}`, () => {
    checked(card, type, total).rest().expect(expected)
  })
}

const boxes: readonly (readonly [string, Name, 0 | 1, Expected])[] = [
  ['a-cylon-ally', 'adama', 1, { hand: { tigh: 0, adama: 0 } }],
  ['arrests-at-night', 'tigh', 1, { hand: { roslin: 2, tigh: 2 } }],
  ['attack-on-the-power-plant', 'roslin', 0, { morale: 7, hand: { tigh: 2, roslin: 2, starbuck: 2, adama: 2 } }],
  ['attack-on-the-power-plant', 'roslin', 1, { population: 7, morale: 9 }],
  ['contact-informant', 'tigh', 1, { population: 7, morale: 8 }],
  ['demanded-surrender', 'roslin', 1, { morale: 7 }],
  ['establish-sanitation', 'roslin', 0, { jumpPreparation: 0, morale: 8 }],
  ['establish-sanitation', 'roslin', 1, { jumpPreparation: 1, morale: 7 }],
  ['execution-list', 'roslin', 1, { population: 7 }],
  ['held-for-questioning', 'tigh', 1, { hand: { tigh: 0 } }],
  ['keeping-hera-hidden', 'roslin', 0, {}],
  ['ncp-graduation', 'adama', 0, { morale: 7 }],
  ['ncp-graduation', 'adama', 1, { population: 7 }],
  ['ncp-recruitment', 'tigh', 1, { hand: { starbuck: 2 } }],
  ['playing-with-emotions', 'tigh', 1, { hand: { tigh: 2 } }],
]
for (const [card, chooser, box, expected] of boxes) {
  rule(`${card}, box ${box + 1}: ${JSON.stringify(expected)}`, () => {
    crisis(card).answers(chooser, `option:${box}`).rest().expect(expected)
  })
}

/** Boxes in which somebody chooses whom to send where. */
const sent: readonly (readonly [string, Name, 0 | 1, 'detention' | 'medical-center'])[] = [
  ['brutal-treatment', 'tigh', 1, 'detention'],
  ['demanded-surrender', 'roslin', 0, 'detention'],
  ['hiding-underground', 'tigh', 1, 'detention'],
  ['keeping-hera-hidden', 'roslin', 1, 'detention'],
  ['marine-reinforcements', 'adama', 1, 'detention'],
  ['prepare-for-a-fight', 'tigh', 1, 'medical-center'],
]
for (const [card, chooser, box, where] of sent) {
  rule(`${card}, box ${box + 1}: somebody on New Caprica is sent to ${where}`, () => {
    crisis(card)
      .answers(chooser, `option:${box}`)
      .answers(chooser, 'seat:starbuck')
      .rest()
      .expect({ at: { starbuck: where } })
  })
}

rule('Only characters on New Caprica can be chosen for Detention', () => {
  const table = crisis('hiding-underground', {
    newCaprica: { orbit: true },
    at: { roslin: 'command', starbuck: 'detention', adama: 'resistance-hq', tigh: 'shipyard' },
  }).answers('tigh', 'option:1')
  assert.deepEqual(
    table.asked('tigh').options.map(({ id }) => id),
    ['seat:0', 'seat:3'],
  )
  table.goesOn()
})

rule('A Cylon Ally, box 1: a ship is prepared, and on 5 or less the current player is arrested', () => {
  crisis('a-cylon-ally', { dice: [5] })
    .answers('adama', 'option:0')
    .rest()
    .expect({ prepared: 2, ...detained })
  crisis('a-cylon-ally', { dice: [6] })
    .answers('adama', 'option:0')
    .rest()
    .expect({ prepared: 2, ...safe })
})
rule('A Cylon Ally: box 1 may be chosen only while the current player is on New Caprica', () => {
  const table = newCaprica({ ...usual, newCaprica: { orbit: true }, at: { tigh: 'command' } })
    .crisis('a-cylon-ally')
    .passes()
  assert.equal(table.log('crisisChoice')[0].option, 1)
  table.finished()
})
rule('Betrayed From Within: a partial pass costs 2 random cards for 2 Treachery cards', () => {
  const table = checked('betrayed-from-within', 'L', 7).rest()
  assert.equal(table.log('discardsAtRandom').length, 1)
})
rule('Dissent Among Cylons passed: every human may draw 2 cards', () => {
  checked('dissent-among-cylons', 'L', 17)
    .answers('tigh', 'yes')
    .answers('tigh', 'skills:tactics,tactics')
    .answers('roslin', 'no')
    .rest()
    .expect({ hand: { roslin: 0 } })
})
rule('Execution List, box 1: on 5 or less the President is executed', () => {
  crisis('execution-list', { dice: [5] })
    .answers('roslin', 'option:0')
    .asks('roslin', 'execution:chooseCharacter')
    .rest()
  crisis('execution-list', { dice: [6] })
    .answers('roslin', 'option:0')
    .rest()
    .expect({ morale: 8 })
})
rule('Intra-Atmos Entry failed with Galactica in orbit: it is damaged', () => {
  checked('intra-atmos-entry', 'L', -2, { newCaprica: { orbit: true } })
    .asks('tigh', 'takeDamage:choose')
    .rest()
})
rule('Marine Reinforcements, box 1: a force is destroyed; Admiral and current player discard', () => {
  crisis('marine-reinforcements', {
    newCaprica: { forces: [0, 1, 1] },
    hands: {
      tigh: ['tactics 1', 'tactics 1', 'tactics 2', 'tactics 2'],
      adama: ['leadership 1', 'leadership 1', 'leadership 2'],
    },
  })
    .answers('adama', 'option:0')
    .answers('adama', 'location:shipyard')
    .rest()
    .expect({ forces: [0, 1, 0], hand: { tigh: 1, adama: 1 } })
})
rule('Prepare for a Fight passed: an occupation force is destroyed', () => {
  checked('prepare-for-a-fight', 'L', 17, { newCaprica: { forces: [0, 1, 0] } })
    .rest()
    .expect({ forces: [1, 0, 0] })
})
for (const card of ['rescue-detainees', 'second-thoughts']) {
  rule(`${card} passed: somebody may leave Detention`, () => {
    checked(card, 'L', 17, { at: { starbuck: 'detention' } })
      .answers('tigh', 'yes')
      .answers('tigh', 'location:shipyard')
      .rest()
      .expect({ at: { starbuck: 'shipyard' } })
  })
}
rule('Rescue Detainees, box 2: on 4 or less somebody is arrested', () => {
  crisis('rescue-detainees', { dice: [4] })
    .answers('tigh', 'option:1')
    .answers('tigh', 'seat:starbuck')
    .rest()
    .expect({ at: { starbuck: 'detention' } })
  crisis('rescue-detainees', { dice: [5] })
    .answers('tigh', 'option:1')
    .rest()
    .expect({ at: { starbuck: 'resistance-hq' } })
})
const bombings = (...forces: [number, number, number]) =>
  checked('resistance-bombings', 'L', 17, { revealed: ['starbuck'], newCaprica: { forces } }).answers('adama', 'yes')
rule('Resistance Bombings passed: for 1 morale a revealed Cylon is executed, who cannot ignore it', () => {
  bombings(1, 1, 0)
    .answers('adama', 'effect:0')
    .rest()
    .expect({ morale: 7, at: { starbuck: 'medical-center' } })
})
rule('Resistance Bombings passed: or 2 occupation forces are destroyed', () => {
  bombings(2, 1, 0)
    .answers('adama', 'effect:1')
    .asks('adama', 'destroyForces:choose', ['location:occupation-authority', 'location:breeders-canyon'])
    .answers('adama', 'location:breeders-canyon')
    .rest()
    .expect({ morale: 7, forces: [0, 1, 0] })
})
rule('Resistance Bombings passed: where all occupation forces are destroyed nobody is asked for an order', () => {
  bombings(1, 1, 0)
    .answers('adama', 'effect:1')
    .finished()
    .expect({ morale: 7, forces: [1, 0, 0] })
})
rule('Resistance Bombings passed: only what can be done is offered, and without a target nothing', () => {
  checked('resistance-bombings', 'L', 17, { newCaprica: { forces: [2, 1, 0] } })
    .answers('adama', 'yes')
    .asks('adama', 'destroyForces:choose')
    .rest()
    .expect({ morale: 7 })
  checked('resistance-bombings', 'L', 17, { revealed: ['starbuck'] })
    .answers('adama', 'yes')
    .rest()
    .expect({ morale: 7, at: { starbuck: 'medical-center' } })
  checked('resistance-bombings', 'L', 17).finished().expect({ morale: 8 })
})
rule('Resistance Bombings passed: the Admiral need not', () => {
  checked('resistance-bombings', 'L', 17, { newCaprica: { forces: [1, 0, 0] } })
    .answers('adama', 'no')
    .rest()
    .expect({ morale: 8 })
})
