// Bots at arranged tables and in whole games.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GameOptions, newGame, pending, submit, view } from '@cic/engine'
import type { Name, Table } from '@cic/engine/testing'
import { type Bot, isLegal } from '../src/bot.ts'
import { cadet } from '../src/cadet.ts'
import { officer } from '../src/officer.ts'

/** What an officer answers to the question that somebody is asked, mostly: equal answers are told apart by chance. */
export function mostly(seed: string, begin: () => Table, name: Name): string {
  const answers = new Map<string, number>()
  for (let i = 0; i < 9; i++) {
    const asking = begin().goesOn()
    const answer = String(officer(`${seed} ${i}`).answer(asking.view(name), asking.asked(name), []))
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
  return [...answers].sort(([, one], [, other]) => other - one)[0][0]
}

/** A test for officers and one for cadets: all that they answer in these games is legal. */
export function answerLegally(where: string, games: readonly GameOptions[]): void {
  for (const [level, bot] of Object.entries<(seed: string) => Bot>({ officer, cadet })) {
    test(`the ${level} answers legally in whole games with ${where}`, () => {
      for (const options of games) {
        const game = newGame(options, `${level} ${options.players}`)
        const bots = game.seats.map((_, seat) => bot(`bot ${seat}`))
        while (game.over === undefined) {
          const [decision] = pending(game)
          const answer = bots[decision.seat].answer(view(game, decision.seat), decision, [])
          assert.ok(isLegal(decision, answer), `${decision.kind}: ${JSON.stringify(answer)}`)
          submit(game, decision.seat, decision.id, answer)
        }
      }
    })
  }
}
