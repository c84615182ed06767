// How much JavaScript a browser loads until the table can be used: at most 200 KB compressed, in every language.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { languages } from '@cic/engine'
import { scriptsUntil } from './loaded.ts'
import { isAsked, openRig, type Rig } from './rig.ts'

const most = 200_000

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

for (const language of languages) {
  test(`${language}: the table can be used after at most 200 KB`, async (t) => {
    const page = await rig.person({ language })
    const table = await rig.game([page], { until: isAsked(0, 'setup:chooseCharacter') })
    const scripts = await scriptsUntil(page, `${rig.url}/table/${table}`, '.question .answer')
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)
    t.diagnostic(`${language}: ${Math.round(bytes / 1000)} KB of JavaScript in ${scripts.length} parts`)
    assert.ok(scripts.length >= 2, 'at least a loader and a page')
    assert.ok(bytes <= most, `${bytes} bytes`)
    await page.close()
  })
}
