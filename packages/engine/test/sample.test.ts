import { given, rule } from '../testing/index.ts'

rule('Water Sabotaged: a failed check costs 2 food', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    food: 4,
    tops: { destiny: ['piloting 1', 'politics 2'] },
    hands: { tigh: ['tactics 3'] },
  })
    .crisis('water-sabotaged')
    .answers('tigh', 'option:0')
    .contributes({ tigh: ['tactics 3'] })
    .expect({ food: 2 })
    .rest()
})
