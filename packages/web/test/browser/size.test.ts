// How much JavaScript a browser loads until the table can be used, compressed, in every language: what of boxes is not played with is not
// loaded.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { availableObjectives, type GameOptions, languages } from '@cic/engine'
import { scriptsUntil } from './loaded.ts'
import { isAsked, openRig, type Rig } from './rig.ts'

type Game = Omit<GameOptions, 'players' | 'timedWindows'>

const tables: readonly (Game & { readonly what: string; readonly most: number })[] = [
  { what: 'a table of the base game', sets: ['base'], most: 145_000 },
  { what: 'a table with Pegasus', sets: ['base', 'pegasus'], most: 160_000 },
  { what: 'a table with Pegasus and Exodus', sets: ['base', 'pegasus', 'exodus'], most: 175_000 },
  {
    what: 'a table on the way to the Ionian Nebula',
    sets: ['base', 'exodus'],
    objective: 'ionian-nebula',
    most: 175_000,
  },
  {
    what: 'a table with Daybreak on the way to Earth',
    sets: ['base', 'daybreak'],
    objective: 'earth',
    most: 170_000,
  },
]

/** The fullest table there can be, on the way to wherever it goes. */
const everything = { sets: ['base', 'pegasus', 'exodus', 'daybreak'], most: 200_000 } as const
const variants = { personalGoals: true, finalFive: true, cylonFleet: true }
const full = availableObjectives(everything.sets).map(({ id, name }) => ({
  what: `a table with everything on the way to ${name.en}`,
  ...everything,
  ...variants,
  objective: id,
}))

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

for (const language of languages) {
  test(`${language}: no table loads more than it may before it can be used`, async (t) => {
    const page = await rig.person({ language })
    for (const { what, most, ...game } of [...tables, ...full]) {
      const table = await rig.store([page], { game, until: isAsked(0, 'setup:chooseCharacter') })
      const scripts = await scriptsUntil(page, `${rig.url}/table/${table}`, '.question .answer')
      const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)
      t.diagnostic(`${language}: ${what}: ${Math.round(bytes / 1000)} KB of JavaScript in ${scripts.length} parts`)
      assert.ok(scripts.length >= 2, 'at least a loader and a page')
      assert.ok(bytes <= most, `${what}: ${bytes} bytes`)
    }
    await page.close()
  })
}
