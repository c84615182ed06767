// Measures what a level is worth to one seat: the same games with the seat at one level and at another.

import { main, noPositionals, oneOf, printJson, wholeNumber } from './arguments.ts'
import { budgetFrom, budgetHelp, budgetOptions, level, levelsHelp } from './bots.ts'
import { type Comparison, compareArms, type Duel, type DuelSummary } from './duelling.ts'
import { playAll } from './games.ts'
import { seedFrom } from './simulation.ts'
import { type Difference, describeRate, percentage } from './statistics.ts'
import { tableHelp, tableOptions, tablesFrom } from './tables.ts'

await main({
  name: 'duel',
  help: `
Measures what a level of play is worth to one seat, or to one side. Each game is played twice from the same seeds: once with one seat,
another from game to game, at the level to compare with, and once at the level in question; or with a whole side.

  npm run -s duel -- --seat-level admiral --against officer [--games 200] …

  --seat-level NAME  the level in question: ${levelsHelp}
  --against NAME     the level to compare with
  --others NAME      the level of all other seats (officer)
  --team SIDE        humans or cylons: not one seat, but everybody on this side
  --games N          how many games, each played twice (200)
  --players N|any    as many as the boxes allow, or every number in turn (5)${tableHelp}${budgetHelp}
  --seed TEXT        what the games' seeds begin with (1)
  --jobs N           threads (1); the games are the same with any number
  --json             prints { level, against, others, games, all, human, cylon, failures }, where all, human and cylon
                     hold { against, level, difference }

The seat counts as human or Cylon by what it was when the game ended. The difference is that of the two win rates, with a
95 % interval that takes the games as pairs. Ends with 1 if a game failed, with 2 if the arguments are wrong.`,
  options: {
    'seat-level': { type: 'string', default: 'officer' },
    against: { type: 'string', default: 'random' },
    others: { type: 'string', default: 'officer' },
    team: { type: 'string' },
    games: { type: 'string', default: '200' },
    players: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    ...tableOptions,
    ...budgetOptions,
  },
  run: async (values, positionals) => {
    noPositionals(positionals)
    const duel: Duel = {
      games: wholeNumber('games', values.games, 1),
      options: tablesFrom(values),
      seed: seedFrom(values.seed),
      budget: budgetFrom(values),
      level: level('seat-level', values['seat-level']),
      against: level('against', values.against),
      others: level('others', values.others),
      ...(values.team === undefined ? {} : { team: oneOf('team', values.team, ['humans', 'cylons'] as const) }),
    }
    const summary = compareArms(await playAll('pair', duel, wholeNumber('jobs', values.jobs, 1, 64)))
    const { level: name, against, others } = duel
    if (values.json) printJson({ level: name, against, others, ...summary })
    else printTable(duel, summary)
    return summary.failures.length > 0 ? 1 : 0
  },
})

function printTable(
  { level: name, against, others, team }: Duel,
  { games, all, human, cylon, failures }: DuelSummary,
): void {
  const who = team === undefined ? 'One seat' : `All ${team}`
  console.log(`${who} as ${against} and as ${name}, all others as ${others}: ${games} games, each played twice.\n`)
  const rows = [
    [team === undefined ? 'the seat wins' : 'the seat’s side wins', `as ${against}`, `as ${name}`, 'difference'],
    comparisonRow('in all', all),
    comparisonRow('when human', human),
    comparisonRow('when a Cylon', cylon),
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] + 2))
        .join('')
        .trimEnd(),
    )
  for (const { seed, seat, faults } of failures) {
    console.log(`\nGame ${seed} fails with seat ${seat}:`)
    for (const fault of faults) console.log(`  ${fault}`)
  }
}

function comparisonRow(title: string, { against, level: own, difference }: Comparison): string[] {
  return [title, describeRate(against), describeRate(own), difference === undefined ? '–' : inWords(difference)]
}

function inWords({ difference, low, high }: Difference): string {
  return `${signed(difference)} (${signed(low)} to ${signed(high)})`
}

function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${percentage(Math.abs(share))}`
}
