// Finds the weights by which admirals value positions, from games that bots play.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fittedModels, type Models } from '@cic/bots'
import type { Options } from '@cic/engine'
import { main, noPositionals, printJson, wholeNumber } from './arguments.ts'
import { type Fitting, fitModels, lossOf, type Sample } from './fitting.ts'
import { playAll } from './games.ts'
import { seedFrom } from './simulation.ts'
import { tableHelp, tableOptions, tablesFrom } from './tables.ts'

const usualFile = new URL('../../bots/src/weights.json', import.meta.url)

/** What another round must gain to be worth it. */
const leastGain = 0.001

await main({
  name: 'fit',
  help: `
Finds the weights by which admirals value positions. Officers play games, in most of which everybody answers by chance for a turn
or two, and a regression tells from the beginnings of the turns after that who will win; then admirals who use these weights play, and it is done again, until that tells no better who
wins. Of every round one game in five is only used to see how good the weights are, at first against those that are there.
The same arguments give the same weights.

  npm run -s fit -- [--sets base] [--objective …] [--games 1500] [--rounds 1] …

  --games N          how many games of officers (1500); admirals play a quarter of them in each round
  --players N|any    as many as the boxes allow, or every number in turn (any)${tableHelp}
                     several choices of boxes, separated by "/", are played in turn
  --rounds N         how often it is done at most (1)
  --nodes N          how many lines an admiral plays on (16)
  --out FILE         the weights, into which those of the objective are put (those of the bots)
  --seed TEXT        what the games' seeds begin with (fit)
  --jobs N           threads (1); the games are the same with any number
  --json             prints { rounds: [{ games, turns, loss, before }] }`,
  options: {
    games: { type: 'string', default: '1500' },
    players: { type: 'string', default: 'any' },
    rounds: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '16' },
    out: { type: 'string' },
    seed: { type: 'string', default: 'fit' },
    jobs: { type: 'string', default: '1' },
    ...tableOptions,
  },
  run: async (values, positionals) => {
    noPositionals(positionals)
    const file = values.out ?? usualFile
    const jobs = wholeNumber('jobs', values.jobs, 1, 64)
    const games = wholeNumber('games', values.games, 5)
    const usual = { options: allTablesFrom(values), seed: seedFrom(values.seed), games }
    const rounds: Round[] = []
    let samples: Sample[] = []
    let models: Models = {}
    for (let round = 0; round < wholeNumber('rounds', values.rounds, 1); round++) {
      const played = await playAll(
        'samples',
        roundOf(usual, round, models, wholeNumber('nodes', values.nodes, 1)),
        jobs,
      )
      const isKept = ({ number }: { number: number }): boolean => isTest(number, usual.options.length)
      const tested = played.filter(isKept).flatMap((one) => one.samples)
      samples = [...samples, ...played.filter((one) => !isKept(one)).flatMap((one) => one.samples)]
      const next = fitModels(samples)
      const found = {
        games: played.length,
        turns: samples.length,
        loss: lossOf(next, tested),
        before: lossOf(round === 0 ? fittedModels : models, tested),
      }
      rounds.push(found)
      if (!values.json) console.log(inWords(found, round))
      if (round > 0 && found.loss >= found.before - leastGain) break
      models = next
      write(file, models)
    }
    if (values.json) printJson({ rounds })
    return 0
  },
})

/** One round of all tables in five is kept apart, so that each table is tested and none is left out. */
function isTest(number: number, tables: number): boolean {
  return Math.floor(number / tables) % 5 === 4
}

/** Tables of several choices of boxes, where more than one has the objective. */
function allTablesFrom(values: Parameters<typeof tablesFrom>[0]): Options[] {
  return (values.sets ?? 'base').split('/').flatMap((sets) => tablesFrom({ ...values, sets }))
}

interface Round {
  readonly games: number
  readonly turns: number
  readonly loss: number
  readonly before: number
}

function roundOf(usual: Omit<Fitting, 'level'>, round: number, models: Models, nodes: number): Fitting {
  if (round === 0) return { ...usual, level: 'officer' }
  const games = Math.max(5, Math.round(usual.games / 4))
  return { ...usual, seed: `${usual.seed}${round}`, games, level: 'admiral', models, budget: { nodes } }
}

function inWords({ games, turns, loss, before }: Round, round: number): string {
  const then = `, ${before.toFixed(4)} ${round === 0 ? 'by the weights that are there' : 'before'}`
  return `round ${round}: ${games} games, ${turns} turns; off by ${loss.toFixed(4)}${then}`
}

/** Puts models among those that are there. */
function write(file: string | URL, models: Models): void {
  const there = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Models) : {}
  writeFileSync(file, `${JSON.stringify({ ...there, ...models }, undefined, 2)}\n`)
}
