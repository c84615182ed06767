// The Basestar Bridge: who gets there, and each of its four orders.

import assert from 'node:assert/strict'
import { rule, type Situation, type Table } from '../../../testing/index.ts'
import { pursued } from '../table.ts'

const seats = ['baltar', 'apollo', 'starbuck', 'roslin'] as const
const table = (situation: Partial<Situation> = {}): Table =>
  pursued({
    seats,
    current: 'baltar',
    revealed: ['baltar'],
    at: { baltar: 'basestar-bridge', apollo: 'armory' },
    ...situation,
  })

const [civilian, ships, chase, barrage] = ['effect:0', 'effect:1', 'effect:2', 'effect:3']
const orders = (first: string, second: string, more: Partial<Situation> = {}): Table =>
  table(more).action().answers('baltar', 'activate:basestar-bridge').answers('baltar', first).answers('baltar', second)

rule('Cylon players move between it and the other Cylon locations without discarding', () => {
  table({ at: { baltar: 'caprica', apollo: 'armory' } })
    .movement('baltar')
    .answers('baltar', 'location:basestar-bridge')
    .finished()
    .expect({ at: { baltar: 'basestar-bridge' } })
    .movement('baltar')
    .answers('baltar', 'location:human-fleet')
    .finished()
    .expect({ at: { baltar: 'human-fleet' } })
})

rule('Human players never get there', () => {
  table({ current: 'roslin', hands: { roslin: ['politics 1'] } })
    .movement('roslin')
    .mayNot('roslin', 'location:basestar-bridge')
    .goesOn()
})

rule('Two different orders, both chosen before the first is carried out', () => {
  table()
    .action()
    .answers('baltar', 'activate:basestar-bridge')
    .asks('baltar', 'basestarBridge:first', [civilian, ships, chase, barrage])
    .answers('baltar', ships)
    .asks('baltar', 'basestarBridge:second', [civilian, chase, barrage])
    .expect({ fleet: {} })
    .answers('baltar', civilian)
    .asks('baltar', 'gathering:choose')
    .answers('baltar', 'gather:front:basestar')
    .answers('apollo', 'area:portBow')
    .finished()
    .expect({ fleet: { front: { basestar: 1 } }, civilians: { portBow: 1 } })
})

rule('They are carried out in the order chosen', () => {
  orders(civilian, ships)
    .answers('apollo', 'area:rear')
    .answers('baltar', 'gather:rear:raider')
    .finished()
    .expect({ fleet: { rear: { raider: 3 } }, civilians: { rear: 1 } })
})

rule('What the first order brings counts for the second', () => {
  orders(ships, chase, { pursuit: 3, dice: [8] })
    .answers('baltar', 'gather:rear:raider')
    .rest()
    .expect({ raiders: { rear: 3 }, pursuit: 0, fleet: {} })
  orders(chase, barrage, { pursuit: 3, fleet: { front: { raider: 5 } }, dice: [4, 4] })
    .asks('baltar', 'drawDamage:choose')
    .rest()
})
rule('Both basestars are on the boards: only raiders can be placed, and no basestar moves', () => {
  orders(ships, civilian, { fleet: { front: { basestar: 1 } }, space: { rear: { basestars: 1 } } })
    .mayNot('baltar', 'gather:front:basestar')
    .answers('baltar', 'gather:portBow:raider')
    .rest()
    .expect({ fleet: { front: { basestar: 1 }, portBow: { raider: 3 } }, basestars: { rear: 1 } })
})

rule('Fewer than 3 raiders are left: all of them are placed', () => {
  orders(ships, chase, { space: { front: { raiders: 18 } }, dice: [1], jumpPreparation: 1 })
    .answers('baltar', 'gather:portBow:raider')
    .finished()
    .expect({ fleet: { portBow: { raider: 2 } } })
})

rule('Nothing is left to place: the order does nothing', () => {
  orders(ships, chase, {
    fleet: { front: { basestar: 2 } },
    space: { front: { raiders: 20 } },
    dice: [1],
    jumpPreparation: 1,
  })
    .finished()
    .expect({ jumpPreparation: 0 })
})

for (const [die, jumpPreparation, pursuit] of [
  [1, 1, 1],
  [3, 1, 1],
  [4, 2, 2],
  [8, 2, 2],
] as const) {
  rule(`The chase with a die of ${die}: fleet marker on ${jumpPreparation}, pursuit marker on ${pursuit}`, () => {
    orders(chase, civilian, { jumpPreparation: 2, pursuit: 1, dice: [die] })
      .answers('apollo', 'area:rear')
      .finished()
      .expect({ jumpPreparation, pursuit })
  })
}

rule('Fewer than the raiders on the main board are rolled: 2 damage tokens are drawn, and 1 is resolved', () => {
  orders(barrage, civilian, {
    space: { front: { raiders: 5 } },
    fleet: { front: { raider: 4 } },
    dice: [4],
    tokens: ['damage-armory', 'damage-hangar-deck'],
    at: { baltar: 'basestar-bridge', apollo: 'command' },
  })
    .asks('baltar', 'drawDamage:choose', ['damage:damage-armory', 'damage:damage-hangar-deck'])
    .answers('baltar', 'damage:damage-hangar-deck')
    .answers('apollo', 'area:rear')
    .finished()
    .expect({ damaged: ['hangar-deck'] })
})

rule('As many as the raiders on the main board are rolled: nothing happens; those that gather do not count', () => {
  orders(barrage, civilian, { space: { front: { raiders: 5 } }, fleet: { front: { raider: 4 } }, dice: [5] })
    .answers('apollo', 'area:rear')
    .finished()
    .expect({ damaged: [] })
})
rule('The log says what the die takes, as far as any die could be low enough', () => {
  const needs = (raiders: number) =>
    orders(barrage, civilian, { space: { front: { raiders } }, dice: [8] })
      .until('placeCivilians:choose')
      .rest()
      .log('rolls')[0].need
  assert.deepEqual([0, 1, 2, 12].map(needs), [undefined, undefined, 1, 8])
})
