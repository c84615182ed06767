// "Chief" Galen Tyrol: Maintenance Engineer, Blind Devotion, Reckless.

import assert from 'node:assert/strict'
import { given, rule, type Situation } from '../../../testing/index.ts'

const seats = ['tyrol', 'tigh', 'roslin', 'helo'] as const

const repairing = (situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'tyrol',
    at: { tyrol: 'armory' },
    damaged: ['armory'],
    hands: { tyrol: ['engineering 1', 'engineering 2', 'politics 1'] },
    ...situation,
  })

rule('Maintenance Engineer: after using a Repair card in his turn Tyrol may take another action', () => {
  repairing()
    .action()
    .answers('tyrol', 'play:engineering 1')
    .expect({ damaged: [] })
    .answers('tyrol', 'play:politics 1')
    .answers('tyrol', 'skills:politics,politics')
    .expect({ hand: { tyrol: 3 } })
    .finished()
})

rule('Maintenance Engineer: he need not', () => {
  repairing().action().answers('tyrol', 'play:engineering 1').answers('tyrol', 'nothing').finished()
})

rule('Maintenance Engineer: once per turn, so a second Repair card brings no third action', () => {
  repairing({ at: { tyrol: 'hangar-deck' }, damaged: ['hangar-deck'], damagedVipers: 2 })
    .action()
    .answers('tyrol', 'play:engineering 1')
    .answers('tyrol', 'location:hangar-deck')
    .answers('tyrol', 'play:engineering 2')
    .answers('tyrol', 'vipers:2')
    .expect({ damaged: [], damagedVipers: 0, reserves: { vipers: 8 }, hand: { tyrol: ['politics 1'] } })
    .mayNot('tyrol', 'play:politics 1')
    .finished()
})

rule('Maintenance Engineer: again in his next turn', () => {
  const table = repairing({ at: { tyrol: 'hangar-deck' }, damaged: ['hangar-deck'], damagedVipers: 1 })
    .action()
    .answers('tyrol', 'play:engineering 1')
    .answers('tyrol', 'location:hangar-deck')
    .answers('tyrol', 'nothing')
    .finished()
  table.turn().until('action:choose').answers('tyrol', 'play:engineering 2').may('tyrol', 'play:politics 1').rest()
})

rule('Maintenance Engineer: another action is no repair, and brings nothing', () => {
  repairing()
    .action()
    .answers('tyrol', 'play:politics 1')
    .answers('tyrol', 'skills:politics,politics')
    .mayNot('tyrol', 'play:engineering 1')
    .finished()
})

rule('Maintenance Engineer: not in the turn of another player', () => {
  repairing({
    current: 'tigh',
    hands: { tigh: ['leadership 1'], tyrol: ['engineering 1', 'politics 1'] },
  })
    .action()
    .answers('tigh', 'play:leadership 1')
    .answers('tigh', 'seat:tyrol')
    .answers('tyrol', 'moveAndAct')
    .answers('tyrol', 'stay')
    .answers('tyrol', 'play:engineering 1')
    .mayNot('tyrol', 'play:politics 1')
    .expect({ damaged: [] })
    .finished()
})

rule('Maintenance Engineer: the Repair card of another player in his turn brings him nothing', () => {
  repairing({
    at: { helo: 'armory' },
    hands: { tyrol: ['leadership 1', 'politics 1'], helo: ['engineering 1', 'politics 1'] },
  })
    .action()
    .answers('tyrol', 'play:leadership 1')
    .answers('tyrol', 'seat:helo')
    .answers('helo', 'moveAndAct')
    .answers('helo', 'stay')
    .answers('helo', 'play:engineering 1')
    .mayNot('tyrol', 'play:politics 1')
    .mayNot('helo', 'play:politics 1')
    .finished()
})

/** Prison Labor, 10, politics, leadership and tactics; a failed check costs 1 morale of 10 and 1 food of 8. */
const check = (situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'tigh',
    hands: { tigh: ['tactics 5', 'politics 5'], helo: ['piloting 2', 'politics 1', 'leadership 1'] },
    tops: { destiny: ['piloting 2', 'piloting 1'] },
    ...situation,
  }).crisis('prison-labor')

const added = { tigh: ['tactics 5', 'politics 5'], helo: ['piloting 2'] }

rule('Blind Devotion: before the cards are revealed Tyrol names a type, whose cards then have strength 0', () => {
  check()
    .contributes(added)
    .may('tyrol', 'ability:blindDevotion')
    .answers('tyrol', 'ability:blindDevotion')
    .answers('tyrol', 'skill:piloting')
    .expect({ morale: 10, food: 8 })
    .finished()
})

rule('Blind Devotion: cards that count for the check are worth nothing just the same', () => {
  check({ tops: { destiny: ['leadership 1', 'leadership 2'] } })
    .contributes({ tigh: ['tactics 5', 'politics 5'] })
    .answers('tyrol', 'ability:blindDevotion')
    .answers('tyrol', 'skill:tactics')
    .expect({ morale: 9, food: 7 })
    .finished()
})

rule('Blind Devotion: he may name any of the five types', () => {
  check()
    .contributes(added)
    .answers('tyrol', 'ability:blindDevotion')
    .asks('tyrol', 'nameSkill:choose', [
      'skill:politics',
      'skill:leadership',
      'skill:tactics',
      'skill:piloting',
      'skill:engineering',
    ])
    .answers('tyrol', 'skill:engineering')
    .expect({ morale: 9, food: 7 })
    .finished()
})

rule('Blind Devotion: he does not see the cards before he names a type', () => {
  const table = check().contributes(added).answers('tyrol', 'ability:blindDevotion')
  const cards = table.view('tyrol').checks.flatMap((pile) => pile.map(({ card }) => card))
  table.answers('tyrol', 'skill:piloting').finished()
  assert.deepEqual(cards, ['?', '?', '?', '?', '?'])
})

rule('Blind Devotion: he may keep it for later, but it is used once per game', () => {
  check()
    .contributes(added)
    .answers('tyrol', 'pass')
    .expect({ morale: 9, food: 7 })
    .finished()
    .crisis('low-supplies')
    .contributes({ helo: ['politics 1'] })
    .answers('tyrol', 'ability:blindDevotion')
    .answers('tyrol', 'skill:politics')
    .finished()
    .crisis('security-breach')
    .contributes({ helo: ['leadership 1'] })
    .mayNot('tyrol', 'ability:blindDevotion')
    .finished()
})

rule('Blind Devotion: in the check of a location, and from the Brig', () => {
  given({ seats, current: 'tigh', at: { tigh: 'brig', tyrol: 'brig' }, hands: { tigh: ['politics 1'] } })
    .action()
    .answers('tigh', 'activate:brig')
    .contributes()
    .may('tyrol', 'ability:blindDevotion')
    .rest()
})

rule('Blind Devotion: not on a super crisis and not for a revealed Cylon', () => {
  given({ seats, current: 'tigh', revealed: ['tigh'], hands: { tigh: ['politics 1'] } })
    .superCrisis('inbound-nukes')
    .contributes({ tigh: ['politics 1'] })
    .mayNot('tyrol', 'ability:blindDevotion')
    .expect({ fuel: 7, food: 7, population: 11 })
    .finished()
  check({ revealed: ['tyrol'] })
    .contributes(added)
    .mayNot('tyrol', 'ability:blindDevotion')
    .finished()
})

const eight = (card: string): string[] => Array<string>(8).fill(card)
const nine = [...eight('politics 1'), 'politics 2']

rule('Reckless: at the end of any turn Tyrol discards down to 8 cards', () => {
  given({ seats, current: 'tigh', at: { tigh: 'brig' }, hands: { tyrol: nine } })
    .turn()
    .until('discardSkillCards:choose')
    .answers('tyrol', 'card:politics 2')
    .expect({ hand: { tyrol: 8 } })
    .finished()
})

rule('Reckless: 8 cards he keeps, and others keep 10', () => {
  const ten = [...eight('leadership 1'), 'leadership 2', 'leadership 2']
  given({ seats, current: 'tigh', at: { tigh: 'brig' }, hands: { tyrol: eight('politics 1'), roslin: ten } })
    .turn()
    .rest()
    .expect({ hand: { tyrol: 8, roslin: 10 } })
})

rule('Reckless: a revealed Cylon keeps 10', () => {
  given({ seats, current: 'tigh', at: { tigh: 'brig' }, revealed: ['tyrol'], hands: { tyrol: nine } })
    .turn()
    .rest()
    .expect({ hand: { tyrol: 9 } })
})
