// What each character draws: at the start of a turn, in Sickbay, and when an effect says no more than "draw". (Rulebook:
// Receive Skills; Skill sets; Sickbay.)

import assert from 'node:assert/strict'
import { given, type Name, rule } from '../../../testing/index.ts'

const typeOfKind: Record<string, string> = {
  'consolidate-power': 'politics',
  'investigative-committee': 'politics',
  'executive-order': 'leadership',
  'declare-emergency': 'leadership',
  'launch-scout': 'tactics',
  'strategic-planning': 'tactics',
  'evasive-maneuvers': 'piloting',
  'maximum-firepower': 'piloting',
  repair: 'engineering',
  'scientific-research': 'engineering',
}

/** A table at which this character sits first. */
function seatsWith(name: Name): Name[] {
  const others = (['helo', 'tyrol', 'roslin'] as const).filter((other) => other !== name)
  return [name, ...others.slice(0, 2)]
}

/** The types of the cards in somebody's hand, in alphabetical order. */
function types(table: ReturnType<typeof given>, name: Name): string {
  const { hand } = table.state.seats[table.seat(name)]
  return hand
    .map((card) => typeOfKind[card.replace(/-\d$/, '')])
    .toSorted()
    .join(' ')
}

const skillSets: readonly [name: Name, drawn: string, choice?: string][] = [
  ['adama', 'leadership leadership leadership tactics tactics'],
  ['tigh', 'leadership leadership tactics tactics tactics'],
  ['helo', 'leadership leadership piloting tactics tactics'],
  ['apollo', 'leadership leadership piloting piloting tactics', 'skills:leadership,leadership'],
  ['apollo', 'leadership piloting piloting politics tactics', 'skills:leadership,politics'],
  ['apollo', 'piloting piloting politics politics tactics', 'skills:politics,politics'],
  ['starbuck', 'leadership piloting piloting tactics tactics', 'skills:leadership'],
  ['starbuck', 'engineering piloting piloting tactics tactics', 'skills:engineering'],
  ['boomer', 'engineering piloting piloting tactics tactics'],
  ['roslin', 'leadership leadership politics politics politics'],
  ['baltar', 'engineering leadership politics politics'],
  ['zarek', 'leadership leadership politics politics tactics'],
  ['tyrol', 'engineering engineering leadership leadership politics'],
]

for (const [name, drawn, choice] of skillSets) {
  rule(`Receive Skills: ${name} draws ${drawn}${choice === undefined ? '' : `, by choosing ${choice}`}`, () => {
    const table = given({ seats: seatsWith(name), current: name, at: { [name]: 'armory' } }).turn()
    if (choice !== undefined) table.answers(name, choice)
    assert.equal(types(table, name), drawn)
    table.rest()
  })
}

rule('Receive Skills: Apollo splits his two Leadership/Politics cards as he likes', () => {
  given({ seats: ['apollo', 'tigh', 'roslin'], current: 'apollo' })
    .turn()
    .asks('apollo', 'drawSkillCards:choose', [
      'skills:leadership,leadership',
      'skills:leadership,politics',
      'skills:politics,politics',
    ])
    .rest()
})

rule('Receive Skills: Starbuck chooses between Leadership and Engineering', () => {
  given({ seats: ['starbuck', 'tigh', 'roslin'], current: 'starbuck' })
    .turn()
    .asks('starbuck', 'drawSkillCards:choose', ['skills:leadership', 'skills:engineering'])
    .rest()
})

rule('Receive Skills: the full number of cards however many somebody holds', () => {
  const ten = Array<string>(8).fill('politics 1').concat('politics 2', 'politics 2')
  given({ seats: ['tigh', 'helo', 'roslin'], current: 'tigh', hands: { tigh: ten } })
    .turn()
    .expect({ hand: { tigh: 15 } })
    .rest()
})

const inSickbay: readonly [name: Name, types: readonly string[]][] = [
  ['adama', ['leadership', 'tactics']],
  ['tigh', ['leadership', 'tactics']],
  ['helo', ['leadership', 'tactics', 'piloting']],
  ['apollo', ['tactics', 'piloting', 'leadership', 'politics']],
  ['starbuck', ['tactics', 'piloting', 'leadership', 'engineering']],
  ['boomer', ['tactics', 'piloting', 'engineering']],
  ['roslin', ['politics', 'leadership']],
  ['baltar', ['politics', 'leadership', 'engineering']],
  ['zarek', ['politics', 'leadership', 'tactics']],
  ['tyrol', ['politics', 'leadership', 'engineering']],
]

for (const [name, set] of inSickbay) {
  rule(`Sickbay: ${name} draws a single card, of one of the types ${set.join(', ')}`, () => {
    const seats = seatsWith(name)
    for (const type of set) {
      const table = given({ seats, current: name, at: { [name]: 'sickbay' } })
        .turn()
        .asks(
          name,
          'drawSkillCards:choose',
          set.map((one) => `skills:${one}`),
        )
        .answers(name, `skills:${type}`)
      assert.equal(types(table, name), type)
      table.rest()
    }
  })
}

rule('Sickbay: whoever leaves it draws all cards in the next turn', () => {
  const table = given({ seats: ['tigh', 'helo', 'roslin'], current: 'tigh', at: { tigh: 'sickbay' } })
    .turn()
    .answers('tigh', 'skills:tactics')
    .answers('tigh', 'location:communications')
    .rest()
  table.turn().rest().turn().rest().turn().rest()
  const draws = table.log('drawsSkills').filter(({ seat }) => seat === table.seat('tigh'))
  assert.deepEqual(
    draws.map(({ skills }) => skills),
    [['tactics'], ['leadership', 'leadership', 'tactics', 'tactics', 'tactics']],
  )
})
