// Keeps games of this version for the museum: tables as the server stores them, and games as the engine saves them, each in a
// situation that has to be opened again by every later version. `npm run -s museum -- NAME` writes them into a folder of that
// name; see packages/server/test/museum/README.md.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import * as engine from '@cic/engine'
import { applyChoice, type Game, type GameOptions, newGame, openWindow, pending, save } from '@cic/engine'
import { type Chance, chanceFrom, randomAnswer } from '@cic/engine/testing'
import { livePace, type Pace, slowPace, type TableSettings } from '@cic/protocol'
import { newLog } from '../packages/server/src/log.ts'
import { newMetrics } from '../packages/server/src/metrics.ts'
import { openSqlite } from '../packages/server/src/storage/sqlite.ts'
import type { Storage } from '../packages/server/src/storage/storage.ts'
import * as commands from '../packages/server/src/table/commands.ts'
import type { Table, TableEvent, TableSeat } from '../packages/server/src/table/table.ts'
import { Tables } from '../packages/server/src/tables.ts'
import { factsOf } from '../packages/server/testing/museum.ts'

const [name, ...more] = process.argv.slice(2)
if (name === undefined || more.length > 0 || !/^[\w.-]+$/.test(name)) {
  console.error('museum: name the folder, as in `npm run -s museum -- 2026-11-16`.')
  process.exit(2)
}

const packages = join(import.meta.dirname, '..', 'packages')
const folderIn = (part: string): string => join(packages, part, 'test', 'museum', name)
for (const part of ['engine', 'server']) {
  if (existsSync(folderIn(part))) {
    console.error(`museum: there is a folder ${name} already; what is kept is never written anew.`)
    process.exit(1)
  }
}
/** Records and tables before there was a version of the rules say nothing of it. */
const rules = (engine as { rulesVersion?: number }).rulesVersion ?? 1

const people = ['Ada', 'Ben', 'Cleo', 'Dora'].map((who) => ({ id: `person-${who.toLowerCase()}`, name: who }))

interface Situation {
  readonly name: string
  readonly game?: TableSettings['game']
  readonly pace?: Pace
  /** Who sits there: persons first, then bots. */
  readonly people: number
  readonly bots?: number
  /** How the game is played until then: by chance, unless whoever is asked gives the safe answer. */
  readonly safely?: boolean
  /** People take back, talk and give orders on the way. */
  readonly lively?: boolean
  /** Where it stops, looked at after every event; and what is done last. */
  readonly until: (table: Table) => boolean
  readonly finally?: (table: Table, at: number) => TableEvent
}

async function keepTables(): Promise<void> {
  const clock = { bankSeconds: 86_400, incrementSeconds: 3_600, onTimeout: 'default' } as const
  const live: Pace = { ...livePace, clock }
  const pegasus: TableSettings['game'] = { sets: ['base', 'pegasus'] }
  const loyalties: TableSettings['game'] = { sets: ['base', 'exodus'], personalGoals: true, finalFive: true }
  const turn = (wanted: number) => (table: Table) => (gameOf(table)?.turn ?? 0) >= wanted
  const tail = (table: Table, least: number) => table.number % 25 >= least
  const goneBack = ({ play }: Table) => play?.record.choices.some((entry) => 'undo' in entry) ?? false
  const onNewCaprica = (table: Table) => gameOf(table)?.crisisDeck === 'newCaprica'
  const situations: Situation[] = [
    { name: 'lobby', people: 2, until: () => true },
    { name: 'started', people: 3, until: ({ play }) => play !== undefined },
    {
      name: 'middle with a tail',
      people: 3,
      bots: 2,
      lively: true,
      until: (table) => turn(3)(table) && goneBack(table) && tail(table, 23) && !hasUndoSince(table, 23),
    },
    { name: 'middle of easier game', game: { resources: 'easier' }, people: 4, lively: true, until: turn(5) },
    {
      name: 'timed window',
      pace: live,
      people: 2,
      bots: 2,
      until: (table) => turn(2)(table) && tail(table, 5) && windowOf(table) && asked(table).length > 0,
    },
    { name: 'live with a tail', pace: live, people: 3, bots: 1, until: (table) => turn(3)(table) && tail(table, 20) },
    {
      name: 'vote to end',
      people: 3,
      bots: 1,
      until: (table) => turn(2)(table) && tail(table, 8),
      finally: (table, at) => commands.propose(table, people[1], { kind: 'end' }, at),
    },
    {
      name: 'vote to take back',
      people: 4,
      until: (table) => turn(2)(table) && tail(table, 4),
      finally: (table, at) => commands.propose(table, people[2], { kind: 'undo', moment: momentsOf(table) - 6 }, at),
    },
    {
      name: 'seat given up',
      people: 4,
      bots: 1,
      until: (table) => turn(2)(table) && tail(table, 3),
      finally: (table, at) => commands.leave(table, people[3], 3, at, true),
    },
    { name: 'pegasus in the middle', game: pegasus, people: 3, bots: 2, lively: true, until: turn(4) },
    {
      name: 'pegasus live',
      game: { ...pegasus, objective: 'kobol' },
      pace: live,
      people: 4,
      bots: 3,
      until: (table) => turn(3)(table) && tail(table, 12),
    },
    {
      name: 'new caprica',
      game: { ...pegasus, resources: 'easier' },
      people: 4,
      safely: true,
      until: (table) => onNewCaprica(table) && tail(table, 6),
    },
    { name: 'exodus in the middle', game: loyalties, people: 3, bots: 2, lively: true, until: turn(4) },
    {
      name: 'cylon fleet live',
      game: { sets: ['base', 'pegasus', 'exodus'], objective: 'kobol', cylonFleet: true },
      pace: live,
      people: 4,
      bots: 2,
      until: (table) => turn(4)(table) && tail(table, 9),
    },
    {
      name: 'daybreak in the middle',
      game: { sets: ['base', 'daybreak'], objective: 'earth' },
      people: 3,
      bots: 2,
      lively: true,
      until: turn(4),
    },
    {
      name: 'every box live',
      game: { sets: ['base', 'pegasus', 'exodus', 'daybreak'], objective: 'ionian-nebula', cylonFleet: true },
      pace: live,
      people: 4,
      bots: 3,
      until: (table) => turn(4)(table) && tail(table, 9),
    },
    { name: 'over', people: 3, bots: 1, until: ({ status }) => status === 'over' },
    { name: 'pegasus over', game: pegasus, people: 4, lively: true, until: ({ status }) => status === 'over' },
  ]
  mkdirSync(folderIn('server'), { recursive: true })
  const exhibits: object[] = []
  for (const situation of situations) exhibits.push(await keepTable(situation))
  writeFileSync(
    join(folderIn('server'), 'facts.json'),
    `${JSON.stringify({ rules, tables: exhibits }, undefined, 1)}\n`,
  )
}

/** Plays until it has come to it, each time in a file of its own. */
async function keepTable(situation: Situation): Promise<object> {
  const directory = mkdtempSync(join(tmpdir(), 'cic-museum-'))
  try {
    for (let attempt = 0; attempt < 300; attempt++) {
      const storage = openSqlite(join(directory, `${attempt}.sqlite`))
      const table = await arrange(storage, situation, attempt)
      const copy = join(directory, 'whole.sqlite')
      if (table !== undefined) await storage.backup(copy)
      const tail = table === undefined ? 0 : ((await storage.load(table.id))?.events.length ?? 0)
      await storage.close()
      if (table === undefined) continue
      const file = `${situation.name.replaceAll(' ', '-')}.sqlite.zst`
      writeFileSync(join(folderIn('server'), file), packed(readFileSync(copy)))
      console.log(`${situation.name.padEnd(24)}${String(table.number).padStart(4)} events, ${tail} after the snapshot`)
      return { file, number: table.number, tail, ...factsOf(table) }
    }
    throw new Error(`It never came to "${situation.name}".`)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** A table that was played until then; what happened there is what would have happened through the server. */
async function arrange(storage: Storage, situation: Situation, attempt: number): Promise<Table | undefined> {
  const {
    name: what,
    pace = { ...slowPace, botSeconds: 0 },
    game = {},
    people: persons,
    bots = 0,
    until,
    finally: last,
  } = situation
  const seed = createHash('sha256').update(`${what} ${attempt}`).digest('hex')
  const chance = chanceFrom(seed)
  let now = 1.79e12
  const log = newLog('silent')
  const tables = new Tables({ storage, log, metrics: newMetrics({ withDefaults: false }), now: () => now })
  const id = createHash('sha256').update(`table ${seed}`).digest().subarray(0, 16).toString('base64url')
  const seats: TableSeat[] = [
    { kind: 'person', person: people[0].id, name: people[0].name },
    ...Array.from({ length: persons - 1 }, () => ({ kind: 'open' }) as const),
    ...Array.from({ length: bots }, (_, i) => ({ kind: 'bot', level: i === 0 ? 'cadet' : 'officer' }) as const),
  ]
  const settings: TableSettings = { game, pace, visibility: 'public', language: 'en' }
  await tables.create({ t: 'created', at: now, id, by: people[0].id, name: `Museum: ${what}`, settings, seats })
  if (what === 'lobby') return tables.get(id)
  for (let seat = 1; seat < persons; seat++)
    await tables.act(id, (table, at) => commands.sit(table, people[seat], seat, at))
  const commitment = createHash('sha256').update(seed).digest('hex')
  await tables.act(id, (table, at) => ({ ...commands.start(table, people[0], at), seed, commitment }) as TableEvent)
  let table = await tables.get(id)
  while (!until(table) && table.status === 'playing') {
    now += 1_000 + chance(20_000)
    await tables.act(id, (one, at) => nextEvent(one, situation, chance, at)).catch(ignoreRefusal)
    table = await tables.get(id)
  }
  if (!until(table)) return undefined
  if (last !== undefined) await tables.act(id, last)
  return tables.get(id)
}

function nextEvent(
  table: Table,
  { lively, safely, people: persons }: Situation,
  chance: Chance,
  at: number,
): TableEvent {
  const [vote] = table.votes
  const person = people[chance(persons)]
  if (vote !== undefined) {
    const missing = people.findIndex((_, seat) => seat < persons && ![...vote.yes, ...vote.no].includes(seat))
    return commands.vote(table, people[Math.max(0, missing)], vote.id, chance(3) > 0, at)
  }
  const what = lively ? chance(25) : 25
  if (what === 0) return commands.say(table, person, { text: `It is turn ${gameOf(table)?.turn}.` }, at)
  if (what === 1) return commands.undo(table, person, at)
  if (what === 2) return commands.order(table, person, [{ what: '*', do: chance(2) === 0 ? 'pass' : 'ask' }], at)
  const open = asked(table)
  const decision = open[chance(Math.max(1, open.length))]
  if (decision === undefined || (windowOf(table) && chance(3) === 0))
    return { t: 'chose', at, choice: { close: true }, by: 'clock' }
  const { seat, id } = decision
  const answer = safely && chance(4) > 0 ? decision.fallback : randomAnswer(decision, chance)
  return commands.choose(table, seat, { decision: id, answer, by: seat < persons ? 'person' : 'bot' }, at)
}

const gameOf = ({ play }: Table): Game | undefined => play?.game
const momentsOf = ({ play }: Table): number => play?.moments.length ?? 0
const asked = ({ play }: Table) => (play === undefined || play.game.over !== undefined ? [] : pending(play.game))
const windowOf = ({ play }: Table): boolean => play !== undefined && openWindow(play.game) !== undefined

/** Whether something was taken back so recently that a snapshot was stored with it. */
const hasUndoSince = ({ play }: Table, entries: number): boolean =>
  play?.record.choices.slice(-entries - 12).some((entry) => 'undo' in entry) ?? false

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'Refusal') throw error
}

function keepGames(): void {
  const plans: Record<string, GameOptions> = {
    'base 3': { players: 3 },
    'base 4 no sympathizer': { players: 4, noSympathizer: true },
    'base 5 timed': { players: 5, timedWindows: true },
    'base 6 easier': { players: 6, resources: 'easier' },
    'pegasus 4': { players: 4, sets: ['base', 'pegasus'] },
    'pegasus 5 kobol': { players: 5, objective: 'kobol', sets: ['base', 'pegasus'] },
    'pegasus 7 easier': { players: 7, resources: 'easier', sets: ['base', 'pegasus'] },
    'exodus 4 loyalties': { players: 4, sets: ['base', 'exodus'], personalGoals: true, finalFive: true },
    'exodus 5 fleet': { players: 5, objective: 'kobol', sets: ['base', 'pegasus', 'exodus'], cylonFleet: true },
    'exodus 6 fleet': { players: 6, sets: ['base', 'pegasus', 'exodus'], cylonFleet: true, timedWindows: true },
    'daybreak 5 earth': { players: 5, sets: ['base', 'daybreak'], objective: 'earth' },
    'daybreak 7 all boxes': { players: 7, sets: ['base', 'pegasus', 'exodus', 'daybreak'], personalGoals: true },
  }
  const games = Object.entries(plans).flatMap(([plan, options]) => savedGames(plan, options))
  mkdirSync(folderIn('engine'), { recursive: true })
  writeFileSync(join(folderIn('engine'), 'games.json.zst'), packed(JSON.stringify({ rules, games })))
  for (const { situation } of games) console.log(situation)
}

/** A game saved again and again on its way, in whatever situation it is in then. */
function savedGames(plan: string, options: GameOptions): { situation: string; saved: string }[] {
  const found: { situation: string; saved: string }[] = []
  const newCaprica = options.sets?.includes('pegasus') && options.objective !== 'kobol'
  for (let attempt = 0; attempt < 300; attempt++) {
    const seed = `museum ${plan} ${attempt}`
    const chance = chanceFrom(seed)
    const game = newGame(options, seed)
    found.length = 0
    for (let choices = 0; game.over === undefined; choices++) {
      const open = pending(game)
      const [decision] = open
      if (choices % 40 === 17)
        found.push({ situation: `${plan}, ${choices}: ${decision?.kind ?? 'window'}`, saved: save(game) })
      if (decision === undefined) applyChoice(game, { close: true })
      else {
        const { seat, id, fallback } = decision
        const answer = chance(3) > 0 ? fallback : randomAnswer(decision, chance)
        applyChoice(game, { seat, decision: id, answer })
      }
      if (game.crisisDeck === 'newCaprica' && choices % 10 === 0 && found.length < 12)
        found.push({ situation: `${plan}, ${choices}: New Caprica`, saved: save(game) })
    }
    if (!newCaprica || game.crisisDeck === 'newCaprica') return found.slice(-8)
  }
  throw new Error(`No game of "${plan}" came to New Caprica.`)
}

const packed = (bytes: string | Uint8Array): Uint8Array =>
  zstdCompressSync(bytes, {
    params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 24 },
  })

await keepTables()
keepGames()
