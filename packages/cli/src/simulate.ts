// Plays whole games and says how they ended.

import { checkOptions, type GameOptions, type Options, variantsOf } from '@cic/engine'
import { main, noPositionals, oneOf, printJson, wholeNumber } from './arguments.ts'
import { budgetFrom, budgetHelp, budgetOptions, levelsFrom, levelsHelp } from './bots.ts'
import { coverageOf, coveragePlan, coverageTable } from './coverage.ts'
import { playAll } from './games.ts'
import {
  type FixedOptions,
  type Games,
  optionsFor,
  type Simulation,
  type Summary,
  seedFrom,
  summarise,
  ways,
} from './simulation.ts'

await main({
  name: 'simulate',
  help: `
Plays whole games and says how they ended. The same arguments play the same games; only admirals who think by the clock
may not.

  npm run -s simulate -- [--games 100] [--players 5] [--check] …

  --games N          how many games (100)
  --players N|any    as many as the boxes allow, or every number in turn (5)
  --options any      every allowed combination of the options that are not given, in turn; pairwise or triples: so many
                     of them that all are met that two or three options can come to together
  --sets NAMES|any   boxes, separated by commas (base), or every choice of boxes
  --objective NAME   an objective of the boxes; that of the last box, if none is named
  --resources NAME   standard, easier or harder (standard)
  --variants NAMES   the variants that are played, separated by commas, and no others:
                     ${variantsOf().join(', ')}
  --leader           one seat chooses a Cylon leader, where there are some
  --timed-windows    windows stay open until the table closes them, as at a live table
  --bots NAMES       who plays: ${levelsHelp};
                     one for all seats, or one for each, separated by commas (random)${budgetHelp}
  --seed TEXT        what the games' seeds begin with (1)
  --check            checks every invariant after every choice, and plays a stored and restored copy along; a failure
                     is written to failure-SEED.json, which replay takes
  --coverage         plays whole games by chance, over all boxes and options if nothing else is said (270), and games that begin
                     late; tells whether every character, goal, Final Five, motive, mutiny card, ally, crossroads card, mission,
                     ending and window was met
  --late N           how many of those that begin late (all)
  --record FOLDER    writes a record of every game
  --jobs N           threads (1); the games are the same with any number
  --json             prints { games, finished, failures, winners, ownAims, endings, decisions, seconds, … }

Ends with 1 if a game failed or something was never met, with 2 if the arguments are wrong.`,
  options: {
    games: { type: 'string' },
    players: { type: 'string' },
    options: { type: 'string' },
    sets: { type: 'string' },
    objective: { type: 'string' },
    resources: { type: 'string' },
    variants: { type: 'string' },
    leader: { type: 'boolean', default: false },
    'timed-windows': { type: 'boolean' },
    bots: { type: 'string', default: 'random' },
    seed: { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    late: { type: 'string' },
    record: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    ...budgetOptions,
  },
  run: async (values, positionals) => {
    noPositionals(positionals)
    const { objective, resources, seed, check, record, coverage } = values
    const anything = coverage && values.options === undefined && values.sets === undefined
    const varying = anything
      ? 'triples'
      : values.options === undefined
        ? undefined
        : oneOf('options', values.options, ways)
    const anyOptions = varying !== undefined
    const anyPlayers = values.players === 'any' || (anyOptions && values.players === undefined)
    const sets = values.sets === 'any' || anything ? undefined : (values.sets?.split(',') ?? ['base'])
    const given = {
      players: anyPlayers ? undefined : wholeNumber('players', values.players ?? '5', 1),
      sets,
      objective,
      resources: resources ?? (anyOptions ? undefined : 'standard'),
      ...(values.variants === undefined && !anyOptions ? { noSympathizer: false } : {}),
      ...variantsFrom(values.variants, sets),
      timedWindows: values['timed-windows'],
    }
    const simulation: Simulation = {
      games: wholeNumber('games', values.games ?? (coverage ? '270' : '100'), 1),
      options: optionsFor(known(given), varying ?? (anyPlayers || sets === undefined ? 'any' : undefined)),
      seed: seedFrom(seed),
      players: levelsFrom('bots', values.bots),
      budget: budgetFrom(values),
      leader: values.leader,
      check,
      record,
    }
    const jobs = wholeNumber('jobs', values.jobs, 1, 64)
    if (coverage) return tellCoverage(simulation, values.late, jobs, values.json)
    const summary = await simulate(simulation, jobs)
    if (values.json) printJson(summary)
    else printTable(summary)
    return summary.failures.length > 0 ? 1 : 0
  },
})

/** Those that are named are played, and all others are not; if none are, they may vary. */
function variantsFrom(names: string | undefined, sets: readonly string[] | undefined): Record<string, boolean> {
  if (names === undefined) return {}
  const wanted = names === '' ? [] : names.split(',')
  const known = variantsOf(sets as Options['sets'] | undefined)
  for (const name of wanted) oneOf('variants', name, known)
  return Object.fromEntries(known.map((name) => [name, wanted.includes(name)]))
}

/** Checks what is given even where the rest varies, so that a wrong word is refused rather than never met. */
function known(given: Partial<Record<keyof GameOptions, unknown>>): FixedOptions {
  const fixed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as FixedOptions
  if (fixed.players === undefined && fixed.sets !== undefined) checkOptions({ ...fixed, players: 4 })
  return fixed
}

async function tellCoverage(games: Games, late: string | undefined, jobs: number, json = false): Promise<number> {
  const begun = performance.now()
  const plan = coveragePlan(games, late === undefined ? undefined : wholeNumber('late', late, 0))
  const met = coverageOf(plan, await playAll('coverage', plan, jobs), (performance.now() - begun) / 1000)
  if (json) printJson(met)
  else console.log(coverageTable(met))
  return met.complete ? 0 : 1
}

async function simulate(simulation: Simulation, jobs: number): Promise<Summary> {
  const begun = performance.now()
  const results = await playAll('simulation', simulation, jobs)
  return summarise(results, (performance.now() - begun) / 1000)
}

function printTable({ games, finished, failures, winners, ownAims, endings, ...speed }: Summary): void {
  const rows: [string, string | number][] = [
    ['games', games],
    ['finished', finished],
    ['humans won', winners.humans],
    ['Cylons won', winners.cylons],
    ...(ownAims.had === 0
      ? []
      : [['aims of one’s own met', `${ownAims.won} of ${ownAims.had}`] satisfies [string, string]]),
    ...Object.entries(endings).map(([reason, count]): [string, number] => [`  by ${reason}`, count]),
    ['decisions', speed.decisions],
    ['seconds', speed.seconds],
    ['decisions per second', speed.decisionsPerSecond],
    ['games per second', speed.gamesPerSecond],
  ]
  const width = Math.max(...rows.map(([, value]) => String(value).length))
  for (const [name, value] of rows) console.log(`${name.padEnd(28)}${String(value).padStart(width)}`)
  for (const { seed, options, choice, faults, file } of failures) {
    console.log(`\nGame ${seed} fails at choice ${choice}; its options are ${JSON.stringify(options)}.`)
    for (const fault of faults) console.log(`  ${fault}`)
    console.log(`  To see it: npm run -s replay -- ${file}`)
  }
}
