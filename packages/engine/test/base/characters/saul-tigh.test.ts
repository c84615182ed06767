// Saul Tigh: Cylon Hatred, Declare Martial Law, Alcoholic.

import assert from 'node:assert/strict'
import { given, rule, type Situation } from '../../../testing/index.ts'

const seats = ['tigh', 'roslin', 'helo', 'baltar'] as const

/** Helo accuses Baltar at Admiral's Quarters: 7, leadership and tactics. The cards come to 4. */
const accusation = (situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'helo',
    at: { helo: 'admirals-quarters' },
    hands: { helo: ['leadership 5'] },
    tops: { destiny: ['tactics 1', 'politics 2'] },
    ...situation,
  })
    .action()
    .answers('helo', 'activate:admirals-quarters')
    .answers('helo', 'seat:baltar')

rule('Cylon Hatred: Tigh may reduce the difficulty of Admiral’s Quarters by 3', () => {
  accusation()
    .may('tigh', 'ability:cylonHatred')
    .answers('tigh', 'ability:cylonHatred')
    .contributes({ helo: ['leadership 5'] })
    .expect({ at: { baltar: 'brig' } })
    .finished()
})

rule('Cylon Hatred: by 3 and not by more', () => {
  accusation({ hands: { helo: ['leadership 4'] } })
    .answers('tigh', 'ability:cylonHatred')
    .contributes({ helo: ['leadership 4'] })
    .expect({ at: { baltar: 'research-lab' } })
    .finished()
})

rule('Cylon Hatred: Tigh need not', () => {
  accusation()
    .answers('tigh', 'pass')
    .contributes({ helo: ['leadership 5'] })
    .expect({ at: { baltar: 'research-lab' } })
    .finished()
})

rule('Cylon Hatred: once in each check, and again in the next', () => {
  accusation()
    .answers('tigh', 'ability:cylonHatred')
    .mayNot('tigh', 'ability:cylonHatred')
    .contributes({ helo: ['leadership 5'] })
    .finished()
    .action()
    .answers('helo', 'activate:admirals-quarters')
    .answers('helo', 'seat:roslin')
    .may('tigh', 'ability:cylonHatred')
    .rest()
})

rule('Cylon Hatred: in his own accusation, and when he is accused himself', () => {
  given({ seats, current: 'tigh', at: { tigh: 'admirals-quarters' } })
    .action()
    .answers('tigh', 'activate:admirals-quarters')
    .answers('tigh', 'seat:baltar')
    .may('tigh', 'ability:cylonHatred')
    .rest()
  given({ seats, current: 'helo', at: { helo: 'admirals-quarters' } })
    .action()
    .answers('helo', 'activate:admirals-quarters')
    .answers('helo', 'seat:tigh')
    .may('tigh', 'ability:cylonHatred')
    .rest()
})

rule('Cylon Hatred: from the Brig too', () => {
  accusation({ at: { helo: 'admirals-quarters', tigh: 'brig' } })
    .may('tigh', 'ability:cylonHatred')
    .rest()
})

rule('Cylon Hatred: not in the check of another location, nor in that of a crisis', () => {
  given({ seats, current: 'helo', at: { helo: 'administration' } })
    .action()
    .answers('helo', 'activate:administration')
    .answers('helo', 'seat:helo')
    .mayNot('tigh', 'ability:cylonHatred')
    .rest()
  given({ seats, current: 'helo', at: { helo: 'admirals-quarters' } })
    .crisis('security-breach')
    .mayNot('tigh', 'ability:cylonHatred')
    .rest()
})

rule('Cylon Hatred: not for a revealed Cylon', () => {
  accusation({ revealed: ['tigh'] })
    .mayNot('tigh', 'ability:cylonHatred')
    .contributes({ helo: ['leadership 5'] })
    .expect({ at: { baltar: 'research-lab' } })
    .finished()
})

rule('Declare Martial Law: as an action the President title goes to the Admiral', () => {
  given({ seats, current: 'tigh', president: 'roslin', admiral: 'helo', quorumHand: ['arrest-order'] })
    .action()
    .answers('tigh', 'ability:declareMartialLaw')
    .expect({ president: 'helo', admiral: 'helo', quorumHand: ['arrest-order'] })
    .finished()
})

rule('Declare Martial Law: Tigh becomes President if he is the Admiral', () => {
  given({ seats, current: 'tigh', admiral: 'tigh' })
    .action()
    .answers('tigh', 'ability:declareMartialLaw')
    .expect({ president: 'tigh', admiral: 'tigh' })
    .finished()
})

rule('Declare Martial Law: once per game, even if the title goes elsewhere afterwards', () => {
  given({
    seats,
    current: 'tigh',
    admiral: 'tigh',
    hands: { tigh: ['politics 1'] },
    tops: { destiny: ['piloting 1', 'piloting 2'] },
  })
    .action()
    .answers('tigh', 'ability:declareMartialLaw')
    .finished()
    .crisis('prisoner-revolt')
    .contributes()
    .answers('tigh', 'seat:roslin')
    .expect({ president: 'roslin', admiral: 'tigh' })
    .finished()
    .action()
    .may('tigh', 'play:politics 1')
    .mayNot('tigh', 'ability:declareMartialLaw')
    .answers('tigh', 'nothing')
    .finished()
})

rule('Declare Martial Law: not while the Admiral is President already', () => {
  given({ seats, current: 'tigh', president: 'helo', admiral: 'helo', hands: { tigh: ['politics 1'] } })
    .action()
    .may('tigh', 'play:politics 1')
    .mayNot('tigh', 'ability:declareMartialLaw')
    .answers('tigh', 'nothing')
    .finished()
})

rule('Declare Martial Law: from the Brig too', () => {
  given({ seats, current: 'tigh', at: { tigh: 'brig' }, admiral: 'helo' })
    .action()
    .answers('tigh', 'ability:declareMartialLaw')
    .expect({ president: 'helo' })
    .finished()
})

rule('Declare Martial Law: not for a revealed Cylon', () => {
  given({ seats, current: 'tigh', revealed: ['tigh'], at: { tigh: 'caprica' } })
    .action()
    .may('tigh', 'activate:caprica')
    .mayNot('tigh', 'ability:declareMartialLaw')
    .answers('tigh', 'nothing')
    .finished()
})

rule('Alcoholic: at the start of any player’s turn Tigh discards his only Skill card', () => {
  given({ seats, current: 'baltar', hands: { tigh: ['leadership 5'] } })
    .turn()
    .expect({ hand: { tigh: 0, baltar: 4 } })
    .rest()
})

rule('Alcoholic: in his own turn before he receives skills', () => {
  const table = given({ seats, current: 'tigh', hands: { tigh: ['politics 5'] } })
    .turn()
    .expect({ hand: { tigh: 5 } })
  assert.equal(table.state.decks.politics.discard.at(-1), 'investigative-committee-5')
  table.rest()
})

rule('Alcoholic: with two cards, or with none, he loses nothing', () => {
  given({ seats, current: 'baltar', hands: { tigh: ['leadership 5', 'tactics 1'] } })
    .turn()
    .expect({ hand: { tigh: ['leadership 5', 'tactics 1'] } })
    .rest()
  given({ seats, current: 'baltar' })
    .turn()
    .expect({ hand: { tigh: 0 } })
    .rest()
})

rule('Alcoholic: only at the start of a turn', () => {
  given({ seats, current: 'helo', hands: { tigh: ['leadership 1', 'tactics 1'] } })
    .crisis('security-breach')
    .contributes({ tigh: ['tactics 1'] })
    .expect({ hand: { tigh: ['leadership 1'] } })
    .finished()
})

rule('Alcoholic: a revealed Cylon keeps the last card', () => {
  given({ seats, current: 'baltar', revealed: ['tigh'], hands: { tigh: ['leadership 5'] } })
    .turn()
    .expect({ hand: { tigh: ['leadership 5'] } })
    .rest()
})
