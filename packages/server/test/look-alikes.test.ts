// A table is played, and again and again the next choice is also made at one where a single hidden card is another. Whoever may not
// know that card is sent the same: as many messages, the same versions, the same bytes.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { type Choice, type Game, GameError, type Options, type Viewer } from '@cic/engine'
import { chanceFrom, given, type LookAlike, lookAlikesOf, nextChoice } from '@cic/engine/testing'
import { livePace } from '@cic/protocol'
import { newLog } from '../src/log.ts'
import { newMetrics } from '../src/metrics.ts'
import { openStorage } from '../src/storage/index.ts'
import { fold, newTable } from '../src/table/fold.ts'
import { snapshotOf } from '../src/table/snapshot.ts'
import { entryOf } from '../src/table/summary.ts'
import type { Table, TableEvent } from '../src/table/table.ts'
import { Tables } from '../src/tables.ts'
import { gameOf } from '../testing/stored.ts'
import { settings } from '../testing/tables.ts'

const players = 5
const viewers: readonly Viewer[] = [0, 1, 2, 3, 4, 'spectator']
const person = (viewer: Viewer): string | undefined => (viewer === 'spectator' ? undefined : `person ${viewer}`)
const eyes = (viewer: Viewer): number => (viewer === 'spectator' ? 0x80 : 1 << viewer)
const at = Date.UTC(2026, 0, 1)

const exodus = { sets: ['base', 'pegasus', 'exodus'], personalGoals: true, finalFive: true } satisfies Partial<Options>

const nebula = { sets: ['base', 'exodus'], objective: 'ionian-nebula' } satisfies Partial<Options>

for (const wanted of [{ sets: ['base'] }, { sets: ['base', 'pegasus'] }, exodus, nebula] satisfies Partial<Options>[]) {
  test(`nobody is sent anything else because somebody's hidden card is another (${Object.values(wanted)})`, async (t) => {
    assert.ok((await compareAlong(t, begun(wanted), `sent ${wanted.sets}`, 240)) > 60)
  })
}

test('nor is anybody while all choose at the crossroads, and are judged', async (t) => {
  const table = begun(nebula)
  const game = given({
    seats: ['baltar', 'roslin', 'starbuck', 'tigh', 'tyrol'],
    options: { ...nebula, timedWindows: true },
    trauma: {
      baltar: ['antagonistic', 'benevolent', 'antagonistic'],
      roslin: ['antagonistic', 'antagonistic', 'antagonistic', 'antagonistic'],
      starbuck: ['benevolent', 'antagonistic'],
      tigh: ['antagonistic', 'benevolent', 'benevolent'],
      tyrol: ['benevolent'],
    },
    allies: [{ ally: 'billy-keikeya', token: 'benevolent', by: 'tigh' }],
    travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
    jumpPreparation: 3,
    at: { baltar: 'ftl-control' },
    fuel: 12,
    dice: [8],
  })
    .turns()
    .until('action:choose')
    .answers('baltar', 'activate:ftl-control')
    .until('crossroadsPhase:lay')
    .goesOn().state
  assert.ok(game.stack.some(({ at: step }) => step === 'crossroadsPhase:lay'))
  Object.assign(table.play ?? {}, { game })
  assert.ok((await compareAlong(t, table, 'crossroads', 60)) > 15)
})

test('nor is anybody after one of the Final Five was shown and shuffled', async (t) => {
  const table = begun(exodus)
  const game = given({
    seats: ['baltar', 'roslin', 'starbuck', 'tigh', 'tyrol'],
    options: { ...exodus, objective: 'kobol', timedWindows: true },
    loyalty: { roslin: ['you-are-not-a-cylon', 'final-five-examiner-brig', 'personal-goal-sacrifice'] },
  })
    .turns()
    .until('action:choose')
    .answers('baltar', 'ability:cylonDetector')
    .answers('baltar', 'seat:roslin')
    .goesOn().state
  assert.ok(game.log.some(({ t: kind }) => kind === 'finalFiveShown'))
  Object.assign(table.play ?? {}, { game })
  assert.ok((await compareAlong(t, table, 'final five', 60)) > 15)
})

test('nor is anybody who does not know a Mutiny card, a motive, or what Zarek and Cottle have seen', async (t) => {
  const home = { sets: ['base', 'daybreak'], objective: 'earth' } satisfies Partial<Options>
  const table = begun(home)
  const game = given({
    seats: ['cottle', 'otherZarek', 'roslin', 'adama', 'doral'],
    options: { ...home, timedWindows: true },
    mutiny: { roslin: ['panic'], adama: ['selfish-act'], doral: ['impeachment'] },
    motives: { doral: ['make-an-ally', 'learn-to-cherish', 'end-the-chase', 'keep-them-docile'] },
    infiltrating: ['doral'],
    at: { doral: 'armory' },
    space: { rear: { civilians: 2 }, portAft: { civilians: 1 } },
    tops: { mutiny: ['blackmail', 'clipped-wings'], crisis: ['dangerous-plots'] },
  })
    .turns()
    .until('action:choose')
    .answers('cottle', 'ability:quarantine')
    .until('crisis:option')
    .goesOn().state
  assert.ok(game.log.some(({ ability }) => ability === 'quarantine'))
  Object.assign(table.play ?? {}, { game })
  assert.ok((await compareAlong(t, table, 'mutiny', 120)) > 30)
})

/** Plays on by chance, and says how often the next choice could be compared. */
async function compareAlong(t: TestContext, table: Table, seed: string, steps: number): Promise<number> {
  const sides = await Promise.all([side(t), side(t)])
  const chance = chanceFrom(seed)
  let compared = 0
  for (let step = 0; step < steps && gameOf(table).over === undefined; step++) {
    const choice = nextChoice(gameOf(table), ['random'], chance)
    if (step % 2 === 0) {
      const others = lookAlikesOf(gameOf(table), chance)
      const other = others[chance(others.length)]
      if (other !== undefined && (await isSame(sides, { table, other, choice }, step))) compared++
    }
    fold(table, chose(choice))
  }
  return compared
}

function begun(wanted: Partial<Options>): Table {
  const seats = Array.from({ length: players }, (_, i) => ({
    kind: 'person' as const,
    person: person(i),
    name: `${i}`,
  }))
  const { game, ...rest } = settings({ ...livePace, windowSeconds: 600 })
  const created: TableEvent = {
    t: 'created',
    at,
    id: 'A'.repeat(22),
    by: 'person 0',
    name: 'Test',
    settings: { ...rest, game: { ...game, ...wanted } },
    seats,
  }
  const table = newTable(created)
  fold(table, { t: 'started', at, seed: 'look-alikes', commitment: 'none' })
  return table
}

const chose = (choice: Choice): TableEvent => ({ t: 'chose', at, choice, by: 'person' })

interface Side {
  readonly tables: Tables
  put(table: Table): Promise<void>
}

async function side(t: TestContext): Promise<Side> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'cic-look-alikes-'))
  const storage = await openStorage({ dataDirectory })
  t.after(async () => {
    await storage.close()
    rmSync(dataDirectory, { recursive: true, force: true })
  })
  const tables = new Tables({
    storage,
    log: newLog('silent'),
    metrics: newMetrics({ withDefaults: false }),
    now: () => at,
  })
  const put = async (table: Table): Promise<void> => {
    const event = { number: table.number, body: JSON.stringify({ t: 'said', at }) }
    await storage.append({ event, entry: entryOf(table), snapshot: snapshotOf(table) })
  }
  return { tables, put }
}

/** Everything that each viewer is sent, or nothing if the choice cannot be made there. */
async function sent({ tables, put }: Side, table: Table, choice: Choice): Promise<string[] | undefined> {
  await put(table)
  const messages = viewers.map((): string[] => [])
  for (const [i, viewer] of viewers.entries())
    await tables.watch(table.id, {
      person: person(viewer),
      show: (...message) => void messages[i].push(message.join(' ')),
      end: () => {},
    })
  try {
    await tables.act(table.id, () => chose(choice))
  } catch (error) {
    if (isRefused(error)) return undefined
    throw error
  }
  return messages.map((list) => list.join('\n'))
}

const isRefused = (error: unknown): boolean =>
  error instanceof GameError || (error instanceof Error && error.name === 'Refusal')

interface Moment {
  readonly table: Table
  readonly other: LookAlike
  readonly choice: Choice
}

/** Whether it could be compared. */
async function isSame(sides: readonly Side[], { table, other, choice }: Moment, step: number): Promise<boolean> {
  const id = String(step).padStart(22, 'A')
  const withGame = (game: Game): Table => structuredClone({ ...table, id, play: table.play && { ...table.play, game } })
  const one = await sent(sides[0], withGame(gameOf(table)), choice)
  const two = await sent(sides[1], withGame(other.game), choice)
  if (one === undefined || two === undefined) return false
  for (const [i, viewer] of viewers.entries()) {
    if ((other.knownBy & eyes(viewer)) !== 0 || isShown(other.cards, [one[i], two[i]])) continue
    assert.equal(two[i], one[i], `${viewer} is sent the same, though ${other.what} is ${other.cards.join(', not ')}`)
  }
  return true
}

/** One of the two cards has been played or drawn. */
const isShown = (cards: readonly string[], [one, two]: readonly string[]): boolean =>
  cards.some((card) => one.split(`"${card}"`).length !== two.split(`"${card}"`).length)
