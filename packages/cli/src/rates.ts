// Counts how often hidden Cylons and humans do what can be seen of them: bots suspect by these rates.

import { writeFileSync } from 'node:fs'
import { main, noPositionals, printJson, wholeNumber } from './arguments.ts'
import { ratesFrom, sumOf } from './counting.ts'
import { playAll } from './games.ts'
import { rounded, seedFrom } from './simulation.ts'
import { tableHelp, tableOptions, tablesFrom } from './tables.ts'

const usualFile = new URL('../../bots/src/rates.json', import.meta.url)

await main({
  name: 'rates',
  help: `
Plays games of officers and counts what can be seen of hidden Cylons and of humans: how often they add cards against a skill
check, and what they use their actions for. Bots suspect by such rates, so that another count may follow from them. Also
tells how far off humans are about everybody, from turn 5 on: the logarithm of the chance that they gave to what is so.

  npm run -s rates -- [--games 400] [--players any] [--write] …

  --games N          how many games (400)
  --players N|any    as many as the boxes allow, or every number in turn (any)${tableHelp}
  --write            writes the rates to where bots find them
  --seed TEXT        what the games' seeds begin with (rates)
  --jobs N           threads (1); the games are the same with any number
  --json             prints { rates, loss, counts }`,
  options: {
    games: { type: 'string', default: '400' },
    players: { type: 'string', default: 'any' },
    write: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'rates' },
    jobs: { type: 'string', default: '1' },
    ...tableOptions,
  },
  run: async (values, positionals) => {
    noPositionals(positionals)
    const games = wholeNumber('games', values.games, 1)
    const plan = { options: tablesFrom(values), seed: seedFrom(values.seed), games }
    const counts = sumOf(await playAll('rates', plan, wholeNumber('jobs', values.jobs, 1, 64)))
    const rates = ratesFrom(counts)
    const loss = rounded((counts.loss ?? 0) / Math.max(1, counts.told ?? 0), 4)
    if (values.json) printJson({ rates, loss, counts })
    else {
      for (const [name, rate] of Object.entries({ ...rates, ...rates.telling }))
        if (typeof rate === 'number') console.log(`${name.padEnd(24)}${rate}`)
      console.log(`${'off by'.padEnd(24)}${loss}`)
    }
    if (values.write) writeFileSync(usualFile, `${JSON.stringify(rates, undefined, 2)}\n`)
    return 0
  },
})
