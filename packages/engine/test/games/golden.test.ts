// Golden games: stored choices that must replay to the stored state, to the byte. If one does not, the rules or the shape
// of the state have changed: do stored games still open? `npm run -s golden` writes them anew.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { checkRecord, GameError, type GameRecord, replay, rulesVersion, save } from '../../src/index.ts'

const folder = join(import.meta.dirname, '..', 'golden')
/** Those of the base game, and those of each further box, or of several, in a folder of its own. */
const gamesIn = (box: string): string[] =>
  readdirSync(join(folder, box))
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(box, file))
const files = gamesIn('')
const pegasus = gamesIn('pegasus')
const exodus = gamesIn('exodus')
const together = gamesIn('pegasus-exodus')
const fleet = gamesIn('cylon-fleet')
const nebula = gamesIn('ionian-nebula')
const daybreak = gamesIn('daybreak')
const withOthers = gamesIn('daybreak-with-others')

/** Golden games are those of today's rules, whichever they were when a game was written. */
const recordIn = (file: string): GameRecord => ({
  ...checkRecord(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  rules: rulesVersion,
})
const hashOf = (record: GameRecord, until?: number): string =>
  createHash('sha256')
    .update(save(replay(record, until)))
    .digest('hex')

for (const file of [...files, ...pegasus, ...exodus, ...together, ...fleet, ...nebula, ...daybreak, ...withOthers]) {
  test(`the golden game ${file} replays to its stored state`, () => {
    const record = recordIn(file)
    assert.equal(hashOf(record), record.hash)
  })
}

test('golden games are there for all player numbers and settings', () => {
  const options = files.map((file) => recordIn(file).options)
  assert.ok(files.length >= 12)
  assert.deepEqual([...new Set(options.map(({ players }) => players))].toSorted(), [3, 4, 5, 6])
  assert.deepEqual([...new Set(options.map(({ resources }) => resources))].toSorted(), ['easier', 'harder', 'standard'])
  assert.ok(options.some(({ noSympathizer }) => noSympathizer))
})

test('golden games with Daybreak are there for all player numbers and objectives, alone and with every other box', () => {
  const alone = daybreak.map((file) => recordIn(file).options)
  assert.deepEqual([...new Set(alone.map(({ players }) => players))].toSorted(), [3, 4, 5, 6, 7])
  assert.deepEqual([...new Set(alone.map(({ objective }) => objective))].toSorted(), ['earth', 'kobol'])
  const others = withOthers.map((file) => recordIn(file).options)
  assert.equal(new Set(others.map(({ sets = [] }) => sets.join())).size, 3)
  assert.equal(new Set(others.map(({ objective }) => objective)).size, 4)
})

test('golden games with Pegasus are there for all player numbers, both objectives and all variants', () => {
  const options = pegasus.map((file) => recordIn(file).options)
  assert.deepEqual([...new Set(options.map(({ players }) => players))].toSorted(), [3, 4, 5, 6, 7])
  assert.deepEqual([...new Set(options.map(({ objective }) => objective))].toSorted(), ['kobol', 'new-caprica'])
  for (const variant of ['noCylonLeader', 'sympatheticCylon', 'noSympathizer'] as const) {
    assert.ok(
      options.some((one) => one[variant]),
      variant,
    )
  }
})

test('golden games with Exodus are there for all player numbers and variants, with Pegasus and without', () => {
  const optionsIn = (games: readonly string[]) => games.map((file) => recordIn(file).options)
  const playersIn = (games: readonly string[]) =>
    [...new Set(optionsIn(games).map(({ players }) => players))].toSorted()
  assert.deepEqual(playersIn(exodus), [3, 4, 5, 6])
  assert.deepEqual(playersIn(together), [3, 4, 5, 6, 7])
  for (const games of [exodus, together]) {
    const variants = optionsIn(games).map(
      ({ personalGoals = false, finalFive = false }) => `${personalGoals} ${finalFive}`,
    )
    assert.deepEqual([...new Set(variants)].toSorted(), ['false false', 'false true', 'true false', 'true true'])
  }
  assert.deepEqual([...new Set(optionsIn(together).map(({ objective }) => objective))].toSorted(), [
    'kobol',
    'new-caprica',
  ])
})

test('in golden games with Exodus goals are shown, the Final Five are found, and goals cost at the end', () => {
  const played = [...exodus, ...together].map((file) => replay(recordIn(file)))
  for (const kind of ['goalFulfilled', 'finalFiveShown', 'checkConsequence', 'openGoal', 'executed'])
    assert.ok(
      played.some(({ log }) => log.some(({ t }) => t === kind)),
      kind,
    )
})

test('golden games with the Cylon Fleet are there for all player numbers, and for New Caprica', () => {
  const options = fleet.map((file) => recordIn(file).options)
  assert.ok(options.every(({ cylonFleet }) => cylonFleet))
  assert.deepEqual([...new Set(options.map(({ players }) => players))].toSorted(), [3, 4, 5, 6])
  assert.deepEqual([...new Set(options.map(({ objective }) => objective))].toSorted(), ['kobol', 'new-caprica'])
})

test('golden games with the Ionian Nebula are there for all player numbers and boxes, and somebody is eliminated', () => {
  const options = nebula.map((file) => recordIn(file).options)
  assert.ok(options.every(({ objective }) => objective === 'ionian-nebula'))
  assert.deepEqual([...new Set(options.map(({ players }) => players))].toSorted(), [3, 4, 5, 6, 7])
  for (const wanted of ['cylonFleet', 'personalGoals', 'finalFive'] as const)
    assert.ok(
      options.some((one) => one[wanted]),
      wanted,
    )
  const played = nebula.map((file) => replay(recordIn(file)))
  for (const kind of ['meetsAlly', 'drawsDisaster', 'turnsUpCrossroads', 'trial', 'eliminated'])
    assert.ok(
      played.some(({ log }) => log.some(({ t }) => t === kind)),
      kind,
    )
  assert.ok(played.some(({ over }) => over?.reason === 'ionian-nebula'))
})

test('both sides win a golden game', () => {
  const winners = files.map((file) => replay(recordIn(file)).over?.winner)
  assert.deepEqual([...new Set(winners)].toSorted(), ['cylons', 'humans'])
})

test('a fleet leaves New Caprica in a golden game, and another is lost there', () => {
  const endings = pegasus.map((file) => replay(recordIn(file)))
  assert.ok(endings.some(({ over }) => over?.reason === 'new-caprica'))
  assert.ok(endings.some(({ over, crisisDeck }) => over?.winner === 'cylons' && crisisDeck === 'newCaprica'))
})

test('a record can be replayed up to a choice', () => {
  const record = recordIn(files[0])
  const game = replay(record, 10)
  assert.equal(game.over, undefined)
  assert.equal(save(game), save(replay({ ...record, choices: record.choices.slice(0, 10) })))
})

test('a choice that does not fit is refused by its number', () => {
  const record = recordIn(files[0])
  const choices = record.choices.with(4, { seat: 0, decision: '0.999', answer: 'pass' })
  assert.throws(
    () => replay({ ...record, choices }),
    (error) => error instanceof GameError && error.code === 'bad-record' && error.message.startsWith('Choice 5 '),
  )
})

test('what is not a record is refused with the reason', () => {
  const record = recordIn(files[0])
  const refused: [unknown, RegExp][] = [
    [undefined, /not the record of a game/],
    [{ ...record, format: 'cic-game' }, /not the record of a game/],
    [{ ...record, version: 2 }, /version 1, not 2/],
    [{ ...record, seed: 1 }, /no seed/],
    [{ ...record, choices: undefined }, /no list of choices/],
    [{ ...record, choices: [{ seat: 0 }] }, /choice 1 is not a choice/],
  ]
  for (const [value, reason] of refused)
    assert.throws(() => checkRecord(value), { code: 'bad-record', message: reason })
})
