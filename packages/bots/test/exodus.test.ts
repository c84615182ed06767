// Bots at tables with Exodus: legal answers all the way through, also where a number of cards is forbidden.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, type Decision, newGame, pending, submit, view } from '@cic/engine'
import { type Bot, isLegal } from '../src/bot.ts'
import { cadet } from '../src/cadet.ts'
import { officer } from '../src/officer.ts'
import { randomBot } from '../src/random.ts'

/** Cally, as soon as somebody may choose her. */
const cally = ({ options }: Decision): Answer | undefined =>
  options.find(({ id }) => id === 'character:callandra-cally-tyrol')?.id

for (const [level, bot] of Object.entries<(seed: string) => Bot>({ officer, cadet, random: randomBot })) {
  test(`the ${level} answers legally in whole games with Exodus and Cally`, () => {
    let forbidden = 0
    for (const players of [3, 4, 5, 6]) {
      const options = { players, sets: ['base', 'exodus'] as const, personalGoals: true, finalFive: true }
      const game = newGame({ ...options, sets: [...options.sets] }, `${level} ${players}`)
      const bots = game.seats.map((_, seat) => bot(`bot ${seat}`))
      while (game.over === undefined) {
        const [decision] = pending(game)
        const { seat, id, kind } = decision
        if (decision.not !== undefined) forbidden++
        const answer = cally(decision) ?? bots[seat].answer(view(game, seat), decision, [])
        assert.ok(isLegal(decision, answer), `${kind}: ${JSON.stringify(answer)}`)
        submit(game, seat, id, answer)
      }
    }
    assert.ok(forbidden > 0, 'Cally is asked for cards')
  })
}
