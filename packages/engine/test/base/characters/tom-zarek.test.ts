// Tom Zarek: Friends in Low Places, Unconventional Tactics, Convicted Criminal.

import { given, rule, type Situation } from '../../../testing/index.ts'

const seats = ['zarek', 'tigh', 'roslin', 'helo'] as const

/** Tigh at Administration wants to be President himself: 5, politics and leadership. */
const election = (strength: number, situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'tigh',
    at: { tigh: 'administration', zarek: 'press-room' },
    hands: { tigh: [`leadership ${strength}`] },
    tops: { destiny: ['politics 2', 'piloting 2'] },
    ...situation,
  })
    .action()
    .answers('tigh', 'activate:administration')
    .answers('tigh', 'seat:tigh')

rule('Friends in Low Places: Zarek may lower the difficulty of Administration by 2', () => {
  election(3)
    .answers('zarek', 'ability:friendsInLowPlaces')
    .answers('zarek', 'effect:1')
    .contributes({ tigh: ['leadership 3'] })
    .expect({ president: 'tigh' })
    .finished()
  election(2)
    .answers('zarek', 'ability:friendsInLowPlaces')
    .answers('zarek', 'effect:1')
    .contributes({ tigh: ['leadership 2'] })
    .expect({ president: 'roslin' })
    .finished()
})

rule('Friends in Low Places: or raise it by 2', () => {
  const seven = { hands: { tigh: ['leadership 5', 'leadership 2'] } }
  election(5, seven)
    .answers('zarek', 'ability:friendsInLowPlaces')
    .answers('zarek', 'effect:0')
    .contributes({ tigh: ['leadership 5', 'leadership 2'] })
    .expect({ president: 'tigh' })
    .finished()
  election(5)
    .answers('zarek', 'ability:friendsInLowPlaces')
    .answers('zarek', 'effect:0')
    .contributes({ tigh: ['leadership 5'] })
    .expect({ president: 'roslin' })
    .finished()
})

rule('Friends in Low Places: or leave it', () => {
  election(5)
    .answers('zarek', 'pass')
    .contributes({ tigh: ['leadership 5'] })
    .expect({ president: 'tigh' })
    .finished()
})

/** Helo wants to leave the Brig: 7, politics and tactics. */
const prisoner = (strength: number, situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'helo',
    at: { helo: 'brig' },
    hands: { tigh: [`tactics ${strength}`] },
    tops: { destiny: ['politics 2', 'piloting 1'] },
    ...situation,
  })
    .action()
    .answers('helo', 'activate:brig')

rule('Friends in Low Places: the difficulty of the Brig too', () => {
  prisoner(4)
    .answers('zarek', 'ability:friendsInLowPlaces')
    .answers('zarek', 'effect:1')
    .contributes({ tigh: ['tactics 4'] })
    .answers('helo', 'location:armory')
    .expect({ at: { helo: 'armory' } })
    .finished()
  prisoner(4)
    .answers('zarek', 'pass')
    .contributes({ tigh: ['tactics 4'] })
    .expect({ at: { helo: 'brig' } })
    .finished()
})

rule('Friends in Low Places: once in each check, and again in the next', () => {
  prisoner(4)
    .answers('zarek', 'ability:friendsInLowPlaces')
    .answers('zarek', 'effect:1')
    .mayNot('zarek', 'ability:friendsInLowPlaces')
    .contributes()
    .finished()
    .action()
    .answers('helo', 'activate:brig')
    .may('zarek', 'ability:friendsInLowPlaces')
    .rest()
})

rule('Friends in Low Places: when he is in the Brig himself', () => {
  given({ seats, current: 'zarek', at: { zarek: 'brig' } })
    .action()
    .answers('zarek', 'activate:brig')
    .may('zarek', 'ability:friendsInLowPlaces')
    .rest()
})

rule('Friends in Low Places: not at Admiral’s Quarters, not in a crisis and not for a revealed Cylon', () => {
  given({ seats, current: 'tigh', at: { tigh: 'admirals-quarters' } })
    .action()
    .answers('tigh', 'activate:admirals-quarters')
    .answers('tigh', 'seat:helo')
    .mayNot('zarek', 'ability:friendsInLowPlaces')
    .rest()
  given({ seats, current: 'tigh' }).crisis('prison-labor').mayNot('zarek', 'ability:friendsInLowPlaces').rest()
  prisoner(4, { revealed: ['zarek'] })
    .mayNot('zarek', 'ability:friendsInLowPlaces')
    .rest()
})

rule('Unconventional Tactics: 1 population for 1 of another resource', () => {
  for (const [effect, gained] of [
    ['effect:0', { fuel: 9, food: 8, morale: 10 }],
    ['effect:1', { fuel: 8, food: 9, morale: 10 }],
    ['effect:2', { fuel: 8, food: 8, morale: 11 }],
  ] as const) {
    given({ seats, current: 'zarek' })
      .action()
      .answers('zarek', 'ability:unconventionalTactics')
      .asks('zarek', 'chooseEffect:choose', ['effect:0', 'effect:1', 'effect:2'])
      .answers('zarek', effect)
      .expect({ population: 11, ...gained })
      .finished()
  }
})

rule('Unconventional Tactics: once per game', () => {
  given({ seats, current: 'zarek' })
    .action('zarek', 2)
    .answers('zarek', 'ability:unconventionalTactics')
    .answers('zarek', 'effect:0')
    .may('zarek', 'activate:administration')
    .mayNot('zarek', 'ability:unconventionalTactics')
    .answers('zarek', 'nothing')
    .expect({ population: 11 })
    .finished()
})

rule('Unconventional Tactics: from the Brig too, but not for a revealed Cylon', () => {
  given({ seats, current: 'zarek', at: { zarek: 'brig' } })
    .action()
    .may('zarek', 'ability:unconventionalTactics')
    .answers('zarek', 'nothing')
    .finished()
  given({ seats, current: 'zarek', revealed: ['zarek'], at: { zarek: 'caprica' } })
    .action()
    .may('zarek', 'activate:caprica')
    .mayNot('zarek', 'ability:unconventionalTactics')
    .answers('zarek', 'nothing')
    .finished()
})

rule('Convicted Criminal: Zarek may not activate a location where another character is', () => {
  given({ seats, current: 'zarek', at: { zarek: 'press-room', tigh: 'press-room' } })
    .action()
    .may('zarek', 'ability:unconventionalTactics')
    .mayNot('zarek', 'activate:press-room')
    .answers('zarek', 'nothing')
    .finished()
})

rule('Convicted Criminal: alone he may, and so may the others while he is there', () => {
  given({ seats, current: 'zarek', at: { zarek: 'press-room' } })
    .action()
    .answers('zarek', 'activate:press-room')
    .expect({ hand: { zarek: 2 } })
    .finished()
  given({ seats, current: 'tigh', at: { zarek: 'press-room', tigh: 'press-room' } })
    .action()
    .answers('tigh', 'activate:press-room')
    .expect({ hand: { tigh: 2 } })
    .finished()
})

rule('Convicted Criminal: the Brig is excepted', () => {
  given({ seats, current: 'zarek', at: { zarek: 'brig', tigh: 'brig' } })
    .action()
    .may('zarek', 'activate:brig')
    .answers('zarek', 'nothing')
    .finished()
})

rule('Convicted Criminal: a revealed Cylon shares Cylon locations freely', () => {
  given({
    seats: ['zarek', 'tigh', 'roslin', 'helo', 'starbuck'],
    current: 'zarek',
    revealed: ['zarek', 'tigh'],
    at: { zarek: 'caprica', tigh: 'caprica' },
  })
    .action()
    .may('zarek', 'activate:caprica')
    .answers('zarek', 'nothing')
    .finished()
})
