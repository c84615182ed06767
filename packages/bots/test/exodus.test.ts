// Bots at tables with Exodus: legal answers all the way through, also where a number of cards is forbidden.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, type Decision, languages, newGame, pending, submit, view } from '@cic/engine'
import { given, type Name, rule, type Situation } from '@cic/engine/testing'
import { type Bot, isLegal } from '../src/bot.ts'
import { cadet } from '../src/cadet.ts'
import { officer } from '../src/officer.ts'
import { randomBot } from '../src/random.ts'
import { describeStatement, type Statement } from '../src/talk.ts'

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

const options = { sets: ['base', 'exodus'], personalGoals: true, finalFive: true, objective: 'kobol' } as const

/** What an officer does with the action of a turn. */
function action(situation: Omit<Situation, 'options'>, name: Name): string {
  const table = given({ ...situation, options }).action(name)
  const seen = table.goesOn().view(name)
  return String(officer('x').answer(seen, seen.decisions[0], []))
}

rule('an officer shows a goal as soon as it can, and a hidden Cylon keeps it', () => {
  const shown = {
    seats: ['adama', 'roslin', 'starbuck'],
    at: { adama: 'command' },
    nukes: 0,
    morale: 4,
  } as const
  const goal = 'personal-goal-devastation'
  assert.equal(action({ ...shown, loyalty: { adama: [goal] } }, 'adama'), `goal:${goal}`)
  assert.notEqual(action({ ...shown, loyalty: { adama: [goal, 'cylon-centurion'] } }, 'adama'), `goal:${goal}`)
})

rule(
  'whoever has one of the Final Five warns once of looking, in five languages; nobody does where there are none',
  () => {
    const says = (roslin: string, finalFive: boolean, said: Statement[] = []) => {
      const table = given({
        seats: ['adama', 'roslin', 'starbuck'],
        options: { ...options, finalFive },
        loyalty: { roslin: [roslin] },
      }).action()
      const seen = table.goesOn().view('roslin')
      return officer('x')
        .say(seen, said)
        .filter(({ kind }) => kind === 'warn')
    }
    const [warning] = says('final-five-examiner-brig', true)
    assert.deepEqual({ kind: warning.kind, from: warning.from }, { kind: 'warn', from: 1 })
    assert.deepEqual(says('final-five-examiner-brig', true, [warning]), [])
    assert.deepEqual(says('you-are-not-a-cylon', true), [])
    assert.deepEqual(says('cylon-centurion', false), [])
    const texts = languages.map((language) => describeStatement(warning, { language, character: () => 'laura-roslin' }))
    assert.equal(new Set(texts).size, languages.length)
  },
)
