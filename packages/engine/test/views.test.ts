import assert from 'node:assert/strict'
import { test } from 'node:test'
import { follow, newGame, type Viewer, Views, view } from '../src/index.ts'
import { playGame } from '../testing/index.ts'

const viewers: readonly Viewer[] = [0, 1, 2, 3, 4, 'spectator']

test('views that take over what has stayed as it was are those that are made anew, also after going back', () => {
  const { record } = playGame({ options: { players: 5, sets: ['base', 'pegasus', 'exodus'] }, seed: 'views' })
  let game = newGame(record.options, record.seed)
  let views = new Views(game)
  const entries = [...record.choices.keys()]
  const middle = entries.length >> 1
  for (const i of [...entries.slice(0, middle), undefined, ...entries]) {
    if (i === undefined) game = newGame(record.options, record.seed)
    else follow(record, i, game)
    const { log } = views
    views = new Views(game, views)
    assert.equal(views.log.follows(log), i !== undefined)
    // Not everybody looks every time: what nobody has looked at is made when somebody does.
    for (const viewer of viewers.filter((_, seat) => ((i ?? 0) + seat) % 3 !== 0)) {
      assert.deepEqual(views.of(viewer), view(game, viewer), `${viewer} after ${i}`)
      assert.equal(views.log.count(viewer), views.of(viewer).log.length)
      if (i !== undefined)
        assert.deepEqual([...log.to(viewer), ...views.log.since(log, viewer)], view(game, viewer).log)
    }
  }
})

test('what nobody has changed is the same object in the next view', () => {
  const game = newGame({ players: 3 }, 'views')
  const before = new Views(game)
  const [one, other] = [before.of(0), before.of(1)]
  assert.equal(one.decks, other.decks)
  const after = new Views(game, before).of(0)
  for (const part of ['decks', 'space', 'seats', 'stack', 'decisions', 'inPlay'] as const)
    assert.equal(after[part], one[part], part)
})
