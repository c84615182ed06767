// Everything that can be used is judged, and used when it is worth it: every interrupt, action, ability and location of every box.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Decision,
  type DecisionOption,
  newGame,
  type Options,
  pending,
  prospectOfAnswer,
  skillCardFacts,
  submit,
  type View,
  view,
} from '@cic/engine'
import { usables } from '@cic/engine/testing'
import { chanceFor } from '../src/chance.ts'
import { worthOf } from '../src/judge.ts'
import { mindOf } from '../src/mind.ts'
import { officer } from '../src/officer.ts'

/** How often something was offered and used, and the most that it was worth to somebody's side beyond what they did instead. */
interface Use {
  offered: number
  used: number
  most: number
  /** Whether it ever meant anything to anybody, good or bad. */
  judged: boolean
}

const tables: Partial<Options>[] = [
  { players: 5, sets: ['base', 'pegasus'], objective: 'new-caprica' },
  { players: 6, sets: ['base', 'pegasus'], objective: 'kobol' },
  { players: 4, sets: ['base', 'pegasus'], objective: 'new-caprica' },
  { players: 7, sets: ['base', 'pegasus'], objective: 'new-caprica' },
  { players: 5 },
  { players: 3 },
]

/** What an option uses, by its name without the strength of a card; nothing, where it uses nothing. */
function usedBy(seen: View, { id }: DecisionOption): string | undefined {
  const [how, what = ''] = id.split(/:(.*)/s)
  if (how === 'play') return skillCardFacts(seen, what)?.kind
  return ['ability', 'activate', 'action', 'use'].includes(how) || (how === 'quorum' && what !== '') ? what : undefined
}

/** What a seat gains by it, on its own side; a hidden Cylon has reasons to leave it alone. */
function gain(seen: View, decision: Decision, option: DecisionOption): number {
  const mind = mindOf(seen, chanceFor('gain', seen, decision))
  const prospect = prospectOfAnswer(seen, decision, option)
  if (prospect === undefined || (mind.cylon && !mind.revealed)) return 0
  const human = worthOf(mind, prospect)
  return mind.cylon ? -human : human
}

function play(number: number, uses: Map<string, Use>): void {
  const game = newGame(tables[number % tables.length] as Options, `used ${number}`)
  const bots = game.seats.map((_, seat) => officer(`u${seat}`))
  while (game.over === undefined) {
    const [{ seat }] = pending(game)
    const seen = view(game, seat)
    const [decision] = seen.decisions
    const answer = bots[seat].answer(seen, decision)
    const chosen = decision.options.find(({ id }) => answer.includes(id))
    let done: number | undefined
    const instead = (): number => {
      done ??= chosen === undefined ? 0 : Math.max(0, gain(seen, decision, chosen))
      return done
    }
    for (const option of decision.options) {
      const name = usedBy(seen, option)
      if (name === undefined) continue
      const use = uses.get(name) ?? { offered: 0, used: 0, most: 0, judged: false }
      use.offered++
      if (answer.includes(option.id)) use.used++
      else if (use.used === 0) {
        const worth = gain(seen, decision, option)
        use.judged ||= worth !== 0
        use.most = Math.max(use.most, worth - instead())
      }
      uses.set(name, use)
    }
    submit(game, seat, decision.id, answer)
  }
}

/** More than anything that is given up for it. */
const wellWorth = 3
const often = 25

test('what is well worth using is used, and what is offered again and again is worth something', () => {
  const uses = new Map<string, Use>()
  for (let number = 0; number < 12; number++) play(number, uses)
  const idle = [...uses].filter(([, { used, most }]) => used === 0 && most > wellWorth)
  assert.deepEqual(idle, [], 'never used, although it was well worth it')
  const unjudged = [...uses].filter(([, { offered, used, judged }]) => used === 0 && offered >= often && !judged)
  assert.deepEqual(unjudged, [], 'never worth anything to anybody')
  assert.ok(uses.size > 70, `${uses.size} different things were offered`)
})

test('everything that somebody can use says what it comes to', () => {
  const silent = usables().filter(({ changes }) => changes.length === 0)
  assert.deepEqual(
    silent.map(({ id }) => id),
    [],
  )
})
