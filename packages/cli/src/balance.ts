// Plays games and writes a page about the balance of the game.

import { writeFileSync } from 'node:fs'
import { main, noPositionals, printJson, UsageError, wholeNumber } from './arguments.ts'
import { type Figures, figuresOf } from './balance/figures.ts'
import { balancePage } from './balance/page.ts'
import { budgetFrom, budgetHelp, budgetOptions, levelsFrom, levelsHelp } from './bots.ts'
import { playAll } from './games.ts'
import { seedFrom } from './simulation.ts'
import { describeRate } from './statistics.ts'
import { tableHelp, tableOptions, tablesFrom } from './tables.ts'

await main({
  name: 'balance',
  help: `
Plays games and writes one page about them: who wins, how games end, how long they are, how resources run out, which crises
hurt, how characters do, when Cylons reveal themselves, when the fleet jumps, how long bots think.

  npm run -s balance -- [--games 500] [--players any] [--bots officer] [--out balance.html] …

  --games N          how many games (500)
  --players N|any    as many as the boxes allow, or every number in turn (any)${tableHelp}
  --bots NAMES       who plays: ${levelsHelp};
                     one for all seats, or one for each, separated by commas (officer)${budgetHelp}
  --seed TEXT        what the games' seeds begin with (1)
  --out FILE         where the page goes (balance.html)
  --jobs N           threads (1); the games are the same with any number
  --json             also prints the numbers

Ends with 1 if a game failed, with 2 if the arguments are wrong.`,
  options: {
    games: { type: 'string', default: '500' },
    players: { type: 'string', default: 'any' },
    bots: { type: 'string', default: 'officer' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'balance.html' },
    jobs: { type: 'string', default: '1' },
    ...tableOptions,
    ...budgetOptions,
  },
  run: async (values, positionals) => {
    noPositionals(positionals)
    const { players, bots, out } = values
    const plan = {
      games: wholeNumber('games', values.games, 1),
      options: tablesFrom(values),
      seed: seedFrom(values.seed),
      players: levelsFrom('bots', bots),
      budget: budgetFrom(values),
    }
    // An hour of play must not end with a folder that is not there.
    write(out, '')
    const figures = figuresOf(await playAll('facts', plan, wholeNumber('jobs', values.jobs, 1, 64)))
    if (figures.finished > 0) write(out, balancePage(figures, { bots, players, seed: plan.seed }))
    if (values.json) printJson(figures)
    else printSummary(figures, out)
    return figures.failures.length > 0 ? 1 : 0
  },
})

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch {
    throw new UsageError(`"${file}" cannot be written.`)
  }
}

function printSummary({ finished, winners, failures }: Figures, out: string): void {
  for (const { players, humans } of winners) {
    const who = players === 'all' ? 'in all' : `${players} players`
    console.log(`${who.padEnd(12)}humans win ${describeRate(humans)}`)
  }
  for (const { seed, faults } of failures) console.log(`\nGame ${seed} fails: ${faults.join('\n  ')}`)
  if (finished > 0) console.log(`\nThe report is in ${out}.`)
}
