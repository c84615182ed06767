// Measures the engine on one core: 5 players, random answers.

import { copy, type Decision, determinize, type Game, newGame, type Options, pending, submit, view } from '@cic/engine'
import { type Chance, chanceFrom, randomAnswer } from '@cic/engine/testing'
import { measureServer } from '@cic/server/bench'
import { main, noPositionals, printJson, UsageError, wholeNumber } from './arguments.ts'
import { measureOfficers } from './officer-speed.ts'
import { rounded } from './simulation.ts'
import { tableHelp, tableOptions, tablesFrom } from './tables.ts'

/** So many seconds until the last of the hot code is compiled: each second before is slower than the next. */
const warmingUp = 6

const [baseGame] = tablesFrom({ players: '5' })

await main({
  name: 'bench',
  help: `
Measures how fast the engine plays, on one core: 5 players, random answers.

  npm run -s bench -- [--seconds 10] [--json]
  npm run -s bench -- [--sets NAMES] [--objective NAME] [--variants NAMES] [--seconds 10] [--json]
  npm run -s bench -- --officers [--games 40] [--sets NAMES] [--objective NAME] [--variants NAMES] [--json]
  npm run -s bench -- --server [--tables 1000] [--rate 450] [--seconds 20] [--idle 10000] [--json]
  npm run -s bench -- --web [--games 5] [--json]
  npm run -s bench -- --play [--most 1000] [--bot-seconds 1] [--json]

  --seconds N        how long to play after warming up as long, but 6 seconds at most (10; 20 with --server)${tableHelp}
                     any of these three compares such games with the base game instead: a second of one, a second of the
                     other, in turns
  --officers         measures that many games of 5 officers instead, a Cylon leader among them where there are some, after a few
                     that warm up: { officers: { games, decisions, secondsPerGame, officerMilliseconds: { p50, p99 } } }, for
                     each decision with its look at the table and what is said
  --server           measures a server in a process of its own instead: that many tables with 5 streaming seats each, choices
                     at that rate, and that many games lying idle; --database postgres://… keeps them there
  --web              measures the built page in a browser instead, over that many whole games: kilobytes loaded, milliseconds
                     until an update is on the screen and what the slowest brought, frames a second while something moves and
                     on an empty page, megabytes that the heap has grown
  --play             plays a game as a human, one as a Cylon and one with everything that is built through the page in a
                     browser, up to that many questions each, with bots that think so long: questions, those before their
                     scene was over, those with nothing at stake, seconds waited, milliseconds from a click to what it changed
  --json             prints { engine: { decisionsPerSecond, gamesPerSecond, lastTenthOverFirstTenth, … } }, or
                     { sets: { names, objective, variants, decisionsPerSecond, baseDecisionsPerSecond, overBase, … } }; both go on
                     with copyMicroseconds, viewMicroseconds, determinizeMicroseconds, nextWorldMicroseconds, stateBytes

decisionsPerSecond, gamesPerSecond: in the best of as many rounds of a second: what else runs on the machine only ever
takes away. lastTenthOverFirstTenth: the mean cost of a decision in the last tenth of a game over that in the first tenth.
overBase: the median over all pairs of seconds. copyMicroseconds, viewMicroseconds, determinizeMicroseconds: medians over
states from all parts of games, each world from a view that nothing was made from before; nextWorldMicroseconds: each further
world from the same view. stateBytes: median length of the stored state in the middle of a game.`,
  options: {
    seconds: { type: 'string' },
    ...tableOptions,
    officers: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
    database: { type: 'string' },
    web: { type: 'boolean', default: false },
    play: { type: 'boolean', default: false },
    most: { type: 'string', default: '1000' },
    'bot-seconds': { type: 'string', default: '1' },
    games: { type: 'string' },
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '450' },
    idle: { type: 'string', default: '10000' },
  },
  run: async (values, positionals) => {
    noPositionals(positionals)
    const seconds = Number(values.seconds ?? (values.server ? '20' : '10'))
    if (!(seconds > 0 && seconds <= 3600))
      throw new UsageError(`--seconds is a number above 0, not "${values.seconds}".`)
    if (values.server) {
      const server = await measureServer({
        tables: wholeNumber('tables', values.tables, 1),
        rate: wholeNumber('rate', values.rate, 1),
        seconds,
        idleGames: wholeNumber('idle', values.idle, 1),
        databaseUrl: values.database,
        say: (line) => console.error(line),
      })
      printJson({ server })
      return 0
    }
    if (values.web) {
      // A browser is needed for nothing else.
      const { measureWeb } = await import('@cic/web/bench')
      const web = await measureWeb({
        games: wholeNumber('games', values.games ?? '5', 1),
        say: (line) => console.error(line),
      })
      printJson({ web })
      return 0
    }
    if (values.play) {
      const { measurePlay } = await import('@cic/web/bench')
      const play = await measurePlay({
        most: wholeNumber('most', values.most, 1),
        botSeconds: Number(values['bot-seconds']),
        say: (line) => console.error(line),
      })
      printJson({ play })
      return 0
    }
    const { sets, objective, variants } = values
    const [table] = tablesFrom({ players: '5', sets, objective, variants })
    if (values.officers) {
      printJson({ officers: measureOfficers(table, wholeNumber('games', values.games ?? '40', 1)) })
      return 0
    }
    const figures =
      sets === undefined && objective === undefined && variants === undefined
        ? { engine: measure(seconds) }
        : { sets: { ...compare(table, seconds), variants: variants?.split(',') ?? [] } }
    if (values.json) printJson(figures)
    else
      for (const [name, value] of Object.values(figures).flatMap(Object.entries))
        console.log(`${name.padEnd(26)}${value}`)
    return 0
  },
})

function measure(seconds: number) {
  playFor(Math.min(warmingUp, seconds), 'warm')
  const { games, decisions, elapsed } = bestRound(seconds)
  return {
    decisionsPerSecond: Math.round(decisions / elapsed),
    gamesPerSecond: rounded(games / elapsed, 1),
    lastTenthOverFirstTenth: rounded(lastOverFirst(seconds), 3),
    ...positions(baseGame),
  }
}

/** A slow moment of the machine is shared by both, as they play in turns. */
function compare(table: Options, seconds: number) {
  playFor(Math.min(warmingUp, seconds), 'warm')
  playFor(Math.min(warmingUp, seconds), 'warm', table)
  const pairs = Array.from({ length: Math.ceil(seconds) }, (_, i) =>
    [baseGame, table].map((of) => perSecond(playFor(Math.min(1, seconds), `bench-${i}`, of))),
  )
  return {
    names: table.sets,
    objective: table.objective,
    decisionsPerSecond: Math.round(Math.max(...pairs.map(([, own]) => own))),
    baseDecisionsPerSecond: Math.round(Math.max(...pairs.map(([base]) => base))),
    overBase: rounded(median(pairs.map(([base, own]) => own / base)), 3),
    ...positions(table),
  }
}

/** What single positions cost, from all parts of games. */
function positions(table: Options) {
  const { states, middles } = sampleStates(40, table)
  // Nothing has made worlds so far: its code is compiled first, as that of playing is.
  for (let round = 0; round < warmingUp; round++) worldMicroseconds(states)
  const worlds = worldMicroseconds(states)
  return {
    copyMicroseconds: medianMicroseconds(states, copy),
    viewMicroseconds: medianMicroseconds(states, (game) => view(game, 0)),
    determinizeMicroseconds: worlds.first,
    nextWorldMicroseconds: worlds.next,
    stateBytes: median(middles.map((game) => JSON.stringify(game).length)),
  }
}

function perSecond({ decisions, elapsed }: ReturnType<typeof playFor>): number {
  return decisions / elapsed
}

/** Whatever else runs on the machine only ever takes away: of rounds of a second or less the fastest counts. */
function bestRound(seconds: number): ReturnType<typeof playFor> {
  const rounds = Array.from({ length: Math.ceil(seconds) }, (_, i) => playFor(Math.min(1, seconds), `bench-${i}`))
  return rounds.reduce((best, one) => (perSecond(one) > perSecond(best) ? one : best))
}

function playFor(
  seconds: number,
  seed: string,
  table = baseGame,
): { games: number; decisions: number; elapsed: number } {
  const begun = performance.now()
  let games = 0
  let decisions = 0
  let elapsed = 0
  while (elapsed < seconds) {
    decisions += play(`${seed}-${games}`, undefined, table)
    games++
    elapsed = (performance.now() - begun) / 1000
  }
  return { games, decisions, elapsed }
}

function play(seed: string, see?: (game: Game, decision: number) => void, table = baseGame): number {
  const chance = chanceFrom(seed)
  const game = newGame(table, seed)
  let decisions = 0
  while (game.over === undefined) {
    choose(game, chance)
    decisions++
    see?.(game, decisions)
  }
  return decisions
}

function choose(game: Game, chance: Chance): void {
  const open = pending(game)
  const decision: Decision = open[open.length === 1 ? 0 : chance(open.length)]
  submit(game, decision.seat, decision.id, randomAnswer(decision, chance))
}

/** The mean cost of a decision in the last tenth of each game over that in its first tenth, all games together. */
function lastOverFirst(seconds: number): number {
  const first = { time: 0, decisions: 0 }
  const last = { time: 0, decisions: 0 }
  const begun = performance.now()
  for (let n = 0; performance.now() - begun < seconds * 1000; n++) {
    const costs: number[] = []
    let before = performance.now()
    play(`tenths-${n}`, () => {
      const now = performance.now()
      costs.push(now - before)
      before = now
    })
    // The first cost includes setting up the table.
    costs.shift()
    const tenth = Math.floor(costs.length / 10)
    add(first, costs.slice(0, tenth))
    add(last, costs.slice(-tenth))
  }
  return last.time / last.decisions / (first.time / first.decisions)
}

function add(sum: { time: number; decisions: number }, costs: readonly number[]): void {
  for (const cost of costs) sum.time += cost
  sum.decisions += costs.length
}

/** States after every tenth choice, and those in the middle of their game. */
function sampleStates(games: number, table: Options): { states: Game[]; middles: Game[] } {
  const states: Game[] = []
  const middles: Game[] = []
  for (let n = 0; n < games; n++) {
    const sampled: Game[] = []
    const see = (game: Game, decision: number) => {
      if (decision % 10 === 0) sampled.push(copy(game))
    }
    play(`sample-${n}`, see, table)
    states.push(...sampled)
    middles.push(sampled[Math.floor(sampled.length / 2)])
  }
  return { states, middles }
}

/** Each state is done often enough that the clock can tell. */
function medianMicroseconds(states: readonly Game[], action: (game: Game) => unknown): number {
  const repeats = 10
  const times = states.map((state) => {
    const begun = performance.now()
    for (let i = 0; i < repeats; i++) action(state)
    return ((performance.now() - begun) * 1000) / repeats
  })
  return rounded(median(times), 1)
}

/** The first world that is made from a view, and those that are made from it then; every seat looks in turn. */
function worldMicroseconds(states: readonly Game[]): { first: number; next: number } {
  const random = { seed: '0'.repeat(64), drawn: 0 }
  const repeats = 10
  const firsts: number[] = []
  const nexts: number[] = []
  for (const [n, state] of states.entries()) {
    const seen = view(state, n % state.seats.length)
    const begun = performance.now()
    determinize(seen, random)
    const between = performance.now()
    for (let i = 0; i < repeats; i++) determinize(seen, random)
    firsts.push((between - begun) * 1000)
    nexts.push(((performance.now() - between) * 1000) / repeats)
  }
  return { first: rounded(median(firsts), 1), next: rounded(median(nexts), 1) }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}
