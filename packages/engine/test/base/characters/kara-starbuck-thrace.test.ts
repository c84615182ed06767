// Kara "Starbuck" Thrace: Expert Pilot, Secret Destiny, Insubordinate.

import assert from 'node:assert/strict'
import { given, rule, type Situation } from '../../../testing/index.ts'

const seats = ['starbuck', 'tigh', 'roslin', 'baltar'] as const

/** Starbuck's turn up to her movement. */
const turn = (situation: Partial<Situation>) =>
  given({ seats, current: 'starbuck', ...situation })
    .turn()
    .answers('starbuck', 'skills:leadership')

rule('Expert Pilot: if she begins her turn in a viper she may take 2 actions', () => {
  turn({ at: { starbuck: 'portBow' } })
    .answers('starbuck', 'stay')
    .answers('starbuck', 'viper')
    .answers('starbuck', 'fly:front')
    .answers('starbuck', 'viper')
    .answers('starbuck', 'fly:starboardBow')
    .mayNot('starbuck', 'viper')
    .expect({ at: { starbuck: 'starboardBow' } })
    .rest()
})

rule('Expert Pilot: she may be content with 1 action, or with none', () => {
  turn({ at: { starbuck: 'portBow' } })
    .answers('starbuck', 'stay')
    .answers('starbuck', 'viper')
    .answers('starbuck', 'fly:front')
    .answers('starbuck', 'nothing')
    .mayNot('starbuck', 'viper')
    .rest()
  turn({ at: { starbuck: 'portBow' } })
    .answers('starbuck', 'stay')
    .answers('starbuck', 'nothing')
    .mayNot('starbuck', 'viper')
    .rest()
})

rule('Expert Pilot: also if she leaves the viper in her movement', () => {
  turn({ at: { starbuck: 'portBow' }, hands: { starbuck: ['politics 1', 'politics 1'] } })
    .answers('starbuck', 'location:research-lab')
    .answers('starbuck', 'card:politics 1')
    .answers('starbuck', 'activate:research-lab')
    .answers('starbuck', 'skills:tactics')
    .answers('starbuck', 'activate:research-lab')
    .answers('starbuck', 'skills:tactics')
    .mayNot('starbuck', 'activate:research-lab')
    .rest()
})

rule('Expert Pilot: not in the turn in which she launches', () => {
  turn({})
    .answers('starbuck', 'stay')
    .answers('starbuck', 'activate:hangar-deck')
    .answers('starbuck', 'area:portBow')
    .answers('starbuck', 'viper') // the action that the Hangar Deck grants
    .answers('starbuck', 'fly:front')
    .mayNot('starbuck', 'viper')
    .rest()
})

rule('Expert Pilot: an Executive Order in another player’s turn grants no more than it says', () => {
  given({ seats, current: 'tigh', at: { starbuck: 'portBow' }, hands: { tigh: ['leadership 1'] } })
    .action()
    .answers('tigh', 'play:leadership 1')
    .answers('tigh', 'seat:starbuck')
    .answers('starbuck', 'moveAndAct')
    .answers('starbuck', 'stay')
    .answers('starbuck', 'viper')
    .answers('starbuck', 'fly:front')
    .mayNot('starbuck', 'viper')
    .finished()
})

rule('Expert Pilot: whoever reveals as a Cylon with the first action does not take the second', () => {
  turn({
    at: { starbuck: 'portBow' },
    loyalty: { starbuck: ['cylon-reduce-morale'] },
    tops: { tactics: ['tactics 1', 'tactics 2'] },
  })
    .answers('starbuck', 'stay')
    .answers('starbuck', 'reveal:cylon-reduce-morale')
    .answers('starbuck', 'no')
    .answers('starbuck', 'card:tactics 1', 'card:tactics 2')
    .expect({ revealed: ['starbuck'], at: { starbuck: 'resurrection-ship' } })
    .mayNot('starbuck', 'activate:resurrection-ship')
    .finished()
})

/** Prison Labor on top, Low Supplies under it. */
const twoCrises = (situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'tigh',
    tops: { crisis: ['low-supplies'], destiny: ['piloting 1', 'piloting 2'] },
    ...situation,
  })

rule('Secret Destiny: Starbuck may discard a crisis as it is revealed, and a new one is drawn', () => {
  const table = twoCrises()
    .crisis('prison-labor')
    .answers('starbuck', 'ability:secretDestiny')
    .contributes()
    .expect({ morale: 9, food: 8 })
    .finished()
  assert.deepEqual(table.state.decks.crisis.discard, ['prison-labor', 'low-supplies'])
})

rule('Secret Destiny: she may let it be', () => {
  twoCrises().crisis('prison-labor').answers('starbuck', 'pass').contributes().expect({ morale: 9, food: 7 }).finished()
})

rule('Secret Destiny: once per game, so not the new crisis either', () => {
  twoCrises()
    .crisis('prison-labor')
    .answers('starbuck', 'ability:secretDestiny')
    .mayNot('starbuck', 'ability:secretDestiny')
    .contributes()
    .finished()
    .crisis('security-breach')
    .mayNot('starbuck', 'ability:secretDestiny')
    .rest()
})

rule('Secret Destiny: a Cylon attack too', () => {
  twoCrises()
    .crisis('thirty-three')
    .answers('starbuck', 'ability:secretDestiny')
    .contributes()
    .expect({ morale: 9, basestars: { front: 0 }, inPlay: [] })
    .finished()
})

rule('Secret Destiny: the crisis of her own turn, and one that a revealed Cylon chooses', () => {
  twoCrises({ current: 'starbuck' }).crisis('prison-labor').may('starbuck', 'ability:secretDestiny').rest()
  given({
    seats,
    current: 'tigh',
    revealed: ['tigh'],
    at: { tigh: 'caprica' },
    tops: { crisis: ['low-supplies', 'prison-labor'] },
  })
    .action()
    .answers('tigh', 'activate:caprica')
    .mayNot('starbuck', 'ability:secretDestiny')
    .answers('tigh', 'card:prison-labor')
    .may('starbuck', 'ability:secretDestiny')
    .rest()
})

rule('Secret Destiny: before Baltar’s Delusional Intuition, which he uses for the new crisis only', () => {
  twoCrises({ current: 'baltar' })
    .crisis('prison-labor')
    .may('starbuck', 'ability:secretDestiny')
    .expect({ hand: { baltar: 0 } })
    .answers('starbuck', 'ability:secretDestiny')
    .answers('baltar', 'skills:politics')
    .expect({ hand: { baltar: 1 } })
    .contributes()
    .expect({ hand: { baltar: 1 }, morale: 9, food: 8 })
    .finished()
})

rule('Secret Destiny: from the Brig too, but neither on a super crisis nor for a revealed Cylon', () => {
  twoCrises({ at: { starbuck: 'brig' } })
    .crisis('prison-labor')
    .may('starbuck', 'ability:secretDestiny')
    .rest()
  given({ seats, current: 'tigh', revealed: ['tigh'] })
    .superCrisis('inbound-nukes')
    .mayNot('starbuck', 'ability:secretDestiny')
    .rest()
  twoCrises({ revealed: ['starbuck'] })
    .crisis('prison-labor')
    .mayNot('starbuck', 'ability:secretDestiny')
    .rest()
})

/** Baltar accuses somebody at Admiral's Quarters: 7, leadership and tactics. */
const accusation = (whom: string, strength: string) =>
  given({
    seats,
    current: 'baltar',
    at: { baltar: 'admirals-quarters' },
    hands: { baltar: [`leadership ${strength}`] },
    tops: { destiny: ['tactics 1', 'politics 1'] },
  })
    .action()
    .answers('baltar', 'activate:admirals-quarters')
    .answers('baltar', `seat:${whom}`)

rule('Insubordinate: if she is chosen with Admiral’s Quarters the difficulty is 3 less', () => {
  accusation('starbuck', '4')
    .contributes({ baltar: ['leadership 4'] })
    .expect({ at: { starbuck: 'brig' } })
    .finished()
  accusation('starbuck', '3')
    .contributes({ baltar: ['leadership 3'] })
    .expect({ at: { starbuck: 'hangar-deck' } })
    .finished()
})

rule('Insubordinate: others are accused as usual', () => {
  accusation('roslin', '5')
    .contributes({ baltar: ['leadership 5'] })
    .expect({ at: { roslin: 'presidents-office' } })
    .finished()
})

rule('Insubordinate: Cylon Hatred comes on top of it', () => {
  accusation('starbuck', '1')
    .answers('tigh', 'ability:cylonHatred')
    .contributes({ baltar: ['leadership 1'] })
    .expect({ at: { starbuck: 'brig' } })
    .finished()
})
