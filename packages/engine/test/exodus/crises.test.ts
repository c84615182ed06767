// Every crisis and super crisis of Exodus: each box, pass and fail of each check, and each consequence.

import assert from 'node:assert/strict'
import { type Expected, type Name, rule, type Situation, type Table } from '../../testing/index.ts'
import * as facts from './facts.ts'
import { bothBoxes, exodus } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'adama'] as const
const usual: Situation = { seats, president: 'roslin', admiral: 'adama', fuel: 8, food: 8, morale: 8, population: 8 }

/** A crisis in its drawer's turn. */
const crisis = (card: string, more: Partial<Situation> = {}): Table => exodus({ ...usual, ...more }).crisis(card)

type Checked = keyof typeof facts.crises | keyof typeof facts.superCrises
const skillsOf = (card: string): string => {
  const printed = { ...facts.crises, ...facts.superCrises }[card as Checked]
  return 'skills' in printed ? printed.skills : ''
}

/** 25 points of a type that counts for the check, and two Destiny cards of strength 1 that count against it. */
const helping = (card: string): string[] => {
  const type = { L: 'leadership', T: 'tactics', E: 'engineering', P: 'politics' }[
    /[LTEP]/.exec(skillsOf(card))?.[0] ?? ''
  ]
  return [5, 4, 4, 3, 3, 3, 3].map((strength) => `${type} ${strength}`)
}
const hindering = (card: string): string => (skillsOf(card).includes('F') ? 'politics 1' : 'piloting 1')
const withAbility = 'engineering 0'

type Result = 'pass' | 'fail' | 'pass with an ability' | 'fail with an ability'

/** The check of a card comes out like this: Tigh adds all that helps, or nobody adds anything; Adama may add an ability. */
function goes(table: Table, card: string, result: Result): Table {
  const [decision] = table.passes().state.asks
  if (decision?.at === 'crisis:option') table.answers('tigh', 'option:0')
  return table.contributes({
    ...(result.startsWith('pass') ? { tigh: helping(card) } : {}),
    ...(result.endsWith('ability') ? { adama: [withAbility] } : {}),
  })
}

const checkTable = (card: string, more: Partial<Situation> = {}): Situation => ({
  ...usual,
  ...more,
  hands: { tigh: helping(card), adama: [withAbility], ...more.hands },
  tops: { destiny: [hindering(card), hindering(card)], ...more.tops },
})

const checked = (card: string, result: Result, more: Partial<Situation> = {}): Table =>
  goes(exodus(checkTable(card, more)).crisis(card), card, result)

const outcomes: readonly (readonly [string, Result, Expected])[] = [
  ['airlock-leak', 'pass', { at: { tigh: 'command' }, damaged: [] }],
  ['centurion-assault', 'pass', { at: { tigh: 'command' }, destroyedRaptors: 0 }],
  ['centurion-assault', 'fail', { at: { tigh: 'sickbay' }, destroyedRaptors: 1 }],
  ['consult-the-prisoner', 'pass', { jumpPreparation: 2, at: { tigh: 'command' } }],
  ['divisive-behavior', 'pass', { morale: 8 }],
  ['divisive-behavior', 'fail', { morale: 7 }],
  ['familiar-face', 'fail', { morale: 7, hand: { adama: 0 } }],
  ['guilty-conscience', 'pass', { hand: { tigh: 0, adama: 1 } }],
  ['guilty-conscience', 'fail', { hand: { tigh: 4, adama: 1 } }],
  ['haunted-by-the-past', 'pass', { hand: { adama: 1 } }],
  ['haunted-by-the-past', 'fail', { hand: { tigh: 6, adama: 0 } }],
  ['hera-rescued', 'pass', { morale: 8, destroyedRaptors: 0 }],
  ['hera-rescued', 'fail', { morale: 6, destroyedRaptors: 1 }],
  ['hidden-identity', 'pass', { morale: 8, at: { tigh: 'command' } }],
  ['hidden-identity', 'fail', { morale: 7, at: { tigh: 'brig' } }],
  ['in-the-ring', 'pass', { morale: 9, at: { tigh: 'command' } }],
  ['in-the-ring', 'fail', { morale: 7, at: { tigh: 'sickbay' } }],
  ['joes-bar', 'pass', { morale: 9, at: { tigh: 'command' } }],
  ['joes-bar', 'fail', { morale: 7, at: { tigh: 'brig' } }],
  ['mysterious-guide', 'pass', { jumpPreparation: 1, fuel: 8 }],
  ['mysterious-guide', 'fail', { jumpPreparation: 0, fuel: 7, hand: { tigh: 0, adama: 1 } }],
  ['power-failure', 'pass', { jumpPreparation: 0, damaged: [] }],
  ['raptor-malfunction', 'pass', { destroyedRaptors: 0, damaged: [] }],
  ['set-a-trap', 'fail', { boarding: [1, 0, 0, 0], at: { tigh: 'sickbay' } }],
  ['the-passage', 'pass', { jumpPreparation: 2, destroyedCivilians: [] }],
  ['threat-of-super-nova', 'pass', { population: 8, damaged: [] }],
  ['unexplained-deaths', 'pass', { morale: 8, population: 8 }],
  ['unexplained-deaths', 'fail', { morale: 7, population: 7 }],
  ['unfair-bias', 'pass', { damaged: [], hand: { tigh: 0 } }],
]
for (const [card, result, expected] of outcomes) {
  rule(`${card}, ${result}: ${JSON.stringify(expected)}`, () => {
    checked(card, result).rest().expect(expected)
  })
}

const boxes: readonly (readonly [string, Name, 0 | 1, Expected])[] = [
  ['ambushed-by-the-press', 'roslin', 0, { morale: 7, hand: { roslin: 2 } }],
  ['ambushed-by-the-press', 'roslin', 1, { morale: 8, hand: { roslin: 0, tigh: 4 } }],
  ['controversial-manuscript', 'roslin', 0, { morale: 7, damaged: [] }],
  ['familiar-face', 'tigh', 1, { morale: 7 }],
  ['hera-rescued', 'tigh', 1, { morale: 7, destroyedRaptors: 0 }],
  ['hidden-explosives', 'adama', 0, { morale: 8, destroyedRaptors: 1, at: { tigh: 'sickbay' } }],
  ['hidden-explosives', 'adama', 1, { morale: 7, destroyedRaptors: 0, at: { tigh: 'command' } }],
  ['interrogation', 'adama', 1, { hand: { adama: 1, tigh: 1 }, at: { starbuck: 'hangar-deck' } }],
  ['labor-dispute', 'roslin', 0, { morale: 6, fuel: 8, jumpPreparation: 2 }],
  ['labor-dispute', 'roslin', 1, { morale: 8, fuel: 7, jumpPreparation: 1 }],
  ['medal-of-distinction', 'adama', 1, { morale: 7 }],
  ['mysterious-guide', 'tigh', 1, { morale: 7 }],
  ['raptor-malfunction', 'tigh', 1, { at: { tigh: 'sickbay' }, destroyedRaptors: 0 }],
  ['the-circle', 'roslin', 1, { hand: { roslin: 0, tigh: 1 }, president: 'roslin' }],
  ['truth-and-reconciliation', 'roslin', 1, { hand: { roslin: 0, tigh: 1 }, morale: 8 }],
  ['widespread-starvation', 'roslin', 0, { food: 6, population: 8 }],
  ['widespread-starvation', 'roslin', 1, { food: 7, population: 7 }],
]
const hands = {
  tigh: ['tactics 1', 'tactics 1', 'tactics 2', 'tactics 2'],
  roslin: ['politics 1', 'politics 1'],
  adama: ['leadership 1', 'leadership 1', 'leadership 2'],
}
for (const [card, chooser, box, expected] of boxes) {
  rule(`${card}, box ${box + 1}: ${JSON.stringify(expected)}`, () => {
    crisis(card, { hands, jumpPreparation: 2 - Number('jump' in facts.crises[card as 'the-circle']) })
      .answers(chooser, `option:${box}`)
      .rest()
      .expect(expected)
  })
}

const hits = (table: Table): number => table.log('locationDamaged').length + table.log('galacticaHit').length

const hitBy: readonly (readonly [string, Result, number, Expected])[] = [
  ['airlock-leak', 'fail', 1, { at: { tigh: 'sickbay' } }],
  ['power-failure', 'fail', 0, { jumpPreparation: 1 }],
  ['power-failure', 'pass with an ability', 1, { jumpPreparation: 2 }],
  ['power-failure', 'fail with an ability', 1, { jumpPreparation: 1 }],
  ['raptor-malfunction', 'fail', 1, { destroyedRaptors: 1 }],
  ['unfair-bias', 'fail', 1, { hand: { tigh: 0, adama: 1 } }],
]
for (const [card, result, count, expected] of hitBy) {
  rule(`${card}, ${result}: Galactica is hit ${count} times, ${JSON.stringify(expected)}`, () => {
    const table = checked(card, result, { jumpPreparation: 2 }).rest().expect(expected)
    assert.equal(hits(table), count)
  })
}

rule(
  'Appoint Head of Security, box 1: all vipers come home, their pilots to the Hangar Deck, and the Admiral discards 2 cards',
  () => {
    crisis('appoint-head-of-security', {
      hands,
      at: { starbuck: 'front' },
      space: { rear: { vipers: 2 } },
      damagedVipers: 1,
    })
      .answers('adama', 'option:0')
      .rest()
      .expect({
        reserves: { vipers: 7 },
        at: { starbuck: 'hangar-deck' },
        hand: { adama: 1, tigh: 4 },
        damagedVipers: 1,
      })
  },
)
rule('Appoint Head of Security, box 2: 1 morale, and Galactica is damaged', () => {
  const table = crisis('appoint-head-of-security').answers('adama', 'option:1').rest().expect({ morale: 7 })
  assert.equal(hits(table), 1)
})

rule('Consult the Prisoner failed: each player discards a card, and the current player goes to the Brig', () => {
  checked('consult-the-prisoner', 'fail', { hands: { roslin: ['politics 1', 'politics 1'] } })
    .rest()
    .expect({ hand: { tigh: 6, roslin: 1, adama: 0 }, at: { tigh: 'brig' } })
})
rule('Consult the Prisoner, box 2: Admiral and current player discard at the same time', () => {
  crisis('consult-the-prisoner', { hands })
    .answers('tigh', 'option:1')
    .asks('adama', 'discardSkillCards:choose')
    .asks('tigh', 'discardSkillCards:choose')
    .rest()
    .expect({ hand: { adama: 1, tigh: 1, roslin: 2 } })
})

rule('Controversial Manuscript, box 2: 1 morale is gained, and Galactica is damaged twice', () => {
  const table = crisis('controversial-manuscript', { tokens: ['damage-armory', 'damage-hangar-deck'] })
    .answers('roslin', 'option:1')
    .rest()
    .expect({ morale: 9, damaged: ['armory', 'hangar-deck'] })
  assert.equal(hits(table), 2)
})

const underAttack = {
  front: { raiders: 3, basestars: 1 },
  rear: { heavyRaiders: 1 },
  portBow: { raiders: 1, vipers: 1 },
} as const
rule('Cylon Genocide passed: every Cylon ship is destroyed, centurions are not', () => {
  checked('cylon-genocide', 'pass', { space: underAttack, boarding: [1, 0, 0, 0] })
    .rest()
    .expect({
      raiders: { front: 0, portBow: 0 },
      heavyRaiders: { rear: 0 },
      basestars: { front: 0 },
      vipers: { portBow: 1 },
      boarding: [1, 0, 0, 0],
    })
    .told('shipDestroyed', 'basestarDestroyed')
})
rule('Cylon Genocide failed: 1 morale, and basestars, launch and heavy raiders in this order', () => {
  const table = checked('cylon-genocide', 'fail', {
    space: { front: { basestars: 1 }, rear: { heavyRaiders: 1 } },
    dice: [1],
    jumpPreparation: 0,
  })
  table.rest().expect({ morale: 7 }).told('attacks', 'misses', 'placed')
  assert.equal(table.log('attacks')[0].attacker, 'basestar')
  assert.equal(table.state.space.rear.heavyRaiders, 0)
})
rule('Cylon Genocide, box 2: on 4 or less the current player goes to the Brig', () => {
  for (const [die, at] of [
    [4, 'brig'],
    [5, 'command'],
  ] as const)
    crisis('cylon-genocide', { dice: [die] })
      .answers('tigh', 'option:1')
      .rest()
      .expect({ at: { tigh: at } })
})
rule('Cylon Genocide: no die is rolled, so Scar is spared', () => {
  goes(
    bothBoxes(
      checkTable('cylon-genocide', { inPlay: ['scar'], scar: 'front', space: { front: { raiders: 3 } } }),
    ).crisis('cylon-genocide'),
    'cylon-genocide',
    'pass',
  )
    .rest()
    .expect({ inPlay: ['scar'] })
    .told('shipDestroyed')
})

for (const card of ['divisive-behavior', 'in-the-ring']) {
  rule(
    `${card}: with an ability in the check the current player sends somebody else to Sickbay, whatever the result`,
    () => {
      for (const [result, morale] of [
        ['pass with an ability', card === 'in-the-ring' ? 9 : 8],
        ['fail with an ability', 7],
      ] as const)
        checked(card, result, { at: { adama: 'brig' }, admiral: 'starbuck' })
          .asks('tigh', 'chooseCharacter:choose', ['seat:roslin', 'seat:starbuck'])
          .answers('tigh', 'seat:roslin')
          .rest()
          .expect({ at: { roslin: 'sickbay' }, morale })
    },
  )
}

rule('Familiar Face passed: the Admiral may send somebody to the Brig', () => {
  checked('familiar-face', 'pass')
    .answers('adama', 'yes')
    .answers('adama', 'seat:roslin')
    .rest()
    .expect({ at: { roslin: 'brig' } })
  checked('familiar-face', 'pass')
    .answers('adama', 'no')
    .rest()
    .expect({ at: { roslin: 'presidents-office' }, morale: 8 })
})

rule(
  'Haunted by the Past: with an ability in the check the current player loses all titles to the next in line',
  () => {
    checked('haunted-by-the-past', 'pass with an ability', {
      president: 'tigh',
      admiral: 'tigh',
      at: { adama: 'brig' },
    })
      .rest()
      .expect({ president: 'roslin', admiral: 'starbuck', hand: { roslin: 0 } })
    checked('haunted-by-the-past', 'pass', { president: 'tigh', admiral: 'tigh' })
      .rest()
      .expect({ president: 'tigh', admiral: 'tigh' })
    checked('haunted-by-the-past', 'pass with an ability').rest().expect({ president: 'roslin', admiral: 'adama' })
  },
)

rule(
  'Interrogation, box 1: somebody else goes to Sickbay, and the Admiral may look at one of their Loyalty cards',
  () => {
    const sent = () =>
      crisis('interrogation')
        .answers('adama', 'option:0')
        .asks('adama', 'chooseCharacter:choose', ['seat:tigh', 'seat:roslin', 'seat:starbuck'])
        .answers('adama', 'seat:starbuck')
    const table = sent()
      .answers('adama', 'yes')
      .rest()
      .expect({ at: { starbuck: 'sickbay' } })
    assert.equal(table.log('looksAtLoyalty').length, 1)
    assert.notEqual(table.view('adama').seats[2].loyalty[0].card, '?')
    assert.equal(table.view('roslin').seats[2].loyalty[0].card, '?')
    assert.equal(sent().answers('adama', 'no').rest().log('looksAtLoyalty').length, 0)
  },
)
rule('Interrogation: while nobody may look at Loyalty cards the Admiral is not asked', () => {
  crisis('interrogation', { inPlay: ['detector-sabotage'] })
    .answers('adama', 'option:0')
    .answers('adama', 'seat:starbuck')
    .finished()
    .expect({ at: { starbuck: 'sickbay' } })
})

rule('Medal of Distinction, box 1: 1 morale, the Admiral places 2 civilian ships anywhere, and the raiders act', () => {
  const table = crisis('medal-of-distinction', { space: { front: { raiders: 1 } }, dice: [8] })
    .answers('adama', 'option:0')
    .asks('adama', 'placeCivilians:choose')
    .answers('adama', 'area:front')
    .answers('adama', 'area:rear')
  table.rest(8).expect({ morale: 9, civilians: { front: 0, rear: 1 } })
  assert.equal(table.log('civilianDestroyed').length, 1)
})
rule('Medal of Distinction: with one ship left there is one to place, with none nobody is asked', () => {
  const all = exodus(usual).goesOn().state.civilianPile
  const keep = (left: number) => ({ destroyedCivilians: all.slice(0, all.length - left) })
  crisis('medal-of-distinction', keep(1))
    .answers('adama', 'option:0')
    .answers('adama', 'area:rear')
    .finished()
    .expect({ civilians: { rear: 1 } })
  crisis('medal-of-distinction', keep(0)).answers('adama', 'option:0').finished().expect({ morale: 9 })
})

rule('Mysterious Message passed: the current player may look through the Destiny deck and discard 2 cards', () => {
  const destiny = ['piloting 1', 'piloting 1', 'leadership 5', 'tactics 5']
  const searched = () => checked('mysterious-message', 'pass', { tops: { destiny } })
  const table = searched()
    .answers('tigh', 'yes')
    .asks('tigh', 'searchDestiny:discard')
    .answers('tigh', 'card:leadership 5', 'card:tactics 5')
    .rest()
    .expect({ left: { destiny: 6 } })
  assert.ok(table.state.decks.destiny.seen.every((seen) => seen === 0))
  assert.ok(table.state.decks.leadership.discard.includes('declare-emergency-5'))
  searched()
    .answers('tigh', 'no')
    .rest()
    .expect({ left: { destiny: 8 } })
})
rule('Mysterious Message: only the player who looks through the deck sees it', () => {
  const table = checked('mysterious-message', 'pass').answers('tigh', 'yes').asks('tigh', 'searchDestiny:discard')
  assert.ok(!table.view('tigh').decks.destiny.cards.includes('?'))
  assert.ok(table.view('roslin').decks.destiny.cards.every((card) => card === '?'))
  table.goesOn()
})
rule('Mysterious Message failed: launch, then basestars; box 2: basestars alone', () => {
  const space = { front: { basestars: 1 } } as const
  checked('mysterious-message', 'fail', { space, dice: [1] })
    .rest()
    .expect({ basestars: { front: 1 } })
    .told('placed', 'attacks', 'misses')
  const table = crisis('mysterious-message', { space, dice: [1] })
    .answers('tigh', 'option:1')
    .rest()
  assert.deepEqual(
    table.log('attacks').map(({ attacker }) => attacker),
    ['basestar'],
  )
})

rule('Set a Trap passed: a centurion on the Boarding Party track is destroyed', () => {
  checked('set-a-trap', 'pass', { boarding: [1, 0, 2, 0] })
    .answers('tigh', 'centurion:2')
    .rest()
    .expect({ boarding: [1, 0, 1, 0] })
  checked('set-a-trap', 'pass')
    .rest()
    .expect({ boarding: [0, 0, 0, 0], at: { tigh: 'command' } })
})
rule('Set a Trap, box 2: on 4 or less a centurion boards Galactica', () => {
  for (const [die, count] of [
    [4, 1],
    [5, 0],
  ] as const)
    crisis('set-a-trap', { dice: [die] })
      .answers('tigh', 'option:1')
      .rest()
      .expect({ boarding: [count, 0, 0, 0] })
})

rule(
  'Strange Beacon passed: the current player chooses an area, and its Cylon ships are removed, not destroyed',
  () => {
    const table = checked('strange-beacon', 'pass', {
      space: {
        front: { raiders: 2, heavyRaiders: 1, basestars: [['disabled-hangar']], vipers: 1 },
        rear: { heavyRaiders: 1 },
      },
    })
      .asks('tigh', 'beacon:choose', [
        'area:front',
        'area:starboardBow',
        'area:starboardAft',
        'area:rear',
        'area:portAft',
        'area:portBow',
      ])
      .answers('tigh', 'area:front')
      .rest()
      .expect({
        raiders: { front: 0 },
        heavyRaiders: { front: 0, rear: 1 },
        basestars: { front: 0 },
        vipers: { front: 1 },
      })
    assert.equal(table.log('basestarDestroyed').length, 0)
    assert.ok(table.state.basestarDamagePile.includes('disabled-hangar'))
  },
)
rule(
  'Strange Beacon passed: with no Cylon ship on the board nobody is asked; failed: −1 on the Jump Preparation track',
  () => {
    checked('strange-beacon', 'pass').finished()
    checked('strange-beacon', 'fail', { jumpPreparation: 2 }).finished().expect({ jumpPreparation: 1 })
  },
)
rule('Strange Beacon takes Scar along, and his card with him', () => {
  const table = goes(
    bothBoxes(
      checkTable('strange-beacon', { inPlay: ['scar'], scar: 'front', space: { front: { raiders: 1 } } }),
    ).crisis('strange-beacon'),
    'strange-beacon',
    'pass',
  )
    .answers('tigh', 'area:front')
    .rest()
    .expect({ inPlay: [], raiders: { front: 0 } })
  assert.equal(table.state.boxes?.pegasus?.scar, undefined)
})

rule('Temple of the Five passed: the current player may draw 2 cards; failed: −1 on the Jump Preparation track', () => {
  checked('temple-of-the-five', 'pass')
    .answers('tigh', 'yes')
    .rest()
    .expect({ hand: { tigh: 2 } })
  checked('temple-of-the-five', 'pass')
    .answers('tigh', 'no')
    .rest()
    .expect({ hand: { tigh: 0 } })
  checked('temple-of-the-five', 'fail', { jumpPreparation: 1 }).rest().expect({ jumpPreparation: 0 })
})

rule(
  'Temple of the Five: the cards are of the own skill set; a Cylon player draws any types, but different ones',
  () => {
    const drawn = (table: Table, name: Name): string[] =>
      table
        .answers(name, 'yes')
        .goesOn()
        .asked(name)
        .options.map(({ id }) => id)
    const types = (ways: readonly string[]) => new Set(ways.flatMap((way) => way.split(':')[1].split(',')))
    const ofTigh = drawn(checked('temple-of-the-five', 'pass'), 'tigh')
    assert.deepEqual(types(ofTigh), new Set(['leadership', 'tactics']))
    const cylon = exodus({
      seats: ['roslin', 'tigh', 'adama'],
      revealed: ['roslin'],
      hands: { tigh: helping('temple-of-the-five') },
      tops: { destiny: ['piloting 1', 'piloting 1'] },
    })
    const ofCylon = drawn(goes(cylon.crisis('temple-of-the-five'), 'temple-of-the-five', 'pass'), 'roslin')
    assert.equal(ofCylon.length, 10)
  },
)

rule('The Circle, box 1: the President gives the title to somebody else', () => {
  crisis('the-circle')
    .answers('roslin', 'option:0')
    .answers('roslin', 'effect:0')
    .asks('roslin', 'chooseCharacter:choose', ['seat:starbuck', 'seat:adama', 'seat:tigh'])
    .answers('roslin', 'seat:starbuck')
    .rest()
    .expect({ president: 'starbuck', morale: 8, jumpPreparation: 1 })
})
rule('The Circle, box 1: or the current player is executed, which ends the turn', () => {
  crisis('the-circle')
    .answers('roslin', 'option:0')
    .answers('roslin', 'effect:1')
    .asks('tigh', 'execution:chooseCharacter')
    .rest()
    .expect({ president: 'roslin', morale: 7 })
})

rule('The Passage failed: 2 civilian ships are drawn and destroyed', () => {
  assert.equal(checked('the-passage', 'fail').rest().log('civilianDestroyed').length, 2)
})
rule('The Passage, box 2: on 6 or less the current player goes to Sickbay', () => {
  for (const [die, at] of [
    [6, 'sickbay'],
    [7, 'command'],
  ] as const)
    crisis('the-passage', { dice: [die] })
      .answers('tigh', 'option:1')
      .rest()
      .expect({ at: { tigh: at } })
})

rule(
  'Threat of Super Nova: 1 population and a hit if failed; with an ability in the check the basestars attack first',
  () => {
    const failed = checked('threat-of-super-nova', 'fail').rest().expect({ population: 7 })
    assert.equal(hits(failed), 1)
    checked('threat-of-super-nova', 'pass with an ability', { space: { front: { basestars: 1 } }, dice: [1] })
      .rest()
      .told('checkConsequence', 'attacks', 'misses', 'checkTotal')
      .expect({ population: 8, damaged: [] })
  },
)

rule(
  'Truth and Reconciliation, box 1: 1 morale, and the President sends somebody to the Brig, themselves if they like',
  () => {
    crisis('truth-and-reconciliation')
      .answers('roslin', 'option:0')
      .answers('roslin', 'seat:roslin')
      .rest()
      .expect({ morale: 7, at: { roslin: 'brig' }, president: 'roslin' })
  },
)

rule('Unwelcome Faces, box 1: the Admiral discards the whole hand and sends somebody to the Brig', () => {
  crisis('unwelcome-faces', { hands })
    .answers('adama', 'option:0')
    .answers('adama', 'seat:tigh')
    .rest()
    .expect({ hand: { adama: 0, tigh: 4 }, at: { tigh: 'brig' }, morale: 8 })
})
rule('Unwelcome Faces, box 2: 1 morale, and Galactica is damaged', () => {
  const table = crisis('unwelcome-faces', { hands }).answers('adama', 'option:1').rest()
  table.expect({ morale: 7, hand: { adama: 3 } })
  assert.equal(hits(table), 1)
})

// Super crises

const cylon: Partial<Situation> = { revealed: ['starbuck'], current: 'starbuck', at: { starbuck: 'caprica' } }
const superChecked = (card: string, result: Result, more: Partial<Situation> = {}): Table =>
  goes(exodus(checkTable(card, { ...cylon, ...more })).superCrisis(card), card, result)

rule('Fire All Missiles: 2 civilian ships if failed, 2 hits if an ability was in the check', () => {
  for (const [result, ships, count] of [
    ['pass', 0, 0],
    ['fail', 2, 0],
    ['pass with an ability', 0, 2],
    ['fail with an ability', 2, 2],
  ] as const) {
    const table = superChecked('fire-all-missiles', result).rest()
    assert.equal(table.log('civilianDestroyed').length, ships, result)
    assert.equal(hits(table), count, result)
  }
})

rule('Human Prisoner passed: nothing', () => {
  superChecked('human-prisoner', 'pass')
    .finished()
    .expect({ hand: { starbuck: 0 } })
})
const prisoner = (more: Partial<Situation> = {}): Table =>
  superChecked('human-prisoner', 'fail', {
    hands: { roslin: ['politics 4', 'politics 1'], starbuck: ['piloting 2'] },
    ...more,
  })
rule('Human Prisoner failed: its player takes all cards of somebody, who goes to Sickbay', () => {
  const table = prisoner()
    .asks('starbuck', 'chooseCharacter:choose', ['seat:adama', 'seat:tigh', 'seat:roslin'])
    .answers('starbuck', 'seat:roslin')
    .finished()
    .expect({
      hand: { roslin: 0, starbuck: ['piloting 2', 'politics 4', 'politics 1'] },
      at: { roslin: 'sickbay' },
      president: 'roslin',
    })
  const known = (name: Name) => table.view(name).seats[2].hand.filter((card) => card !== '?').length
  assert.deepEqual([known('roslin'), known('tigh')], [2, 0])
  assert.equal(table.log('handTaken', 'roslin').length, 1)
  assert.equal(table.log('handTaken', 'tigh').length, 0)
})
rule('Human Prisoner: whoever had seen the cards knows where they are now; a prisoner stays in the Brig', () => {
  const table = prisoner({ at: { starbuck: 'caprica', roslin: 'brig' }, seen: { tigh: ['roslin'] } })
    .answers('starbuck', 'seat:roslin')
    .finished()
    .expect({ hand: { roslin: 0, starbuck: 3 }, at: { roslin: 'brig' } })
  assert.equal(table.view('tigh').seats[2].hand.filter((card) => card !== '?').length, 2)
})
