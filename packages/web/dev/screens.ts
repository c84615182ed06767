// Pictures of every main screen in English and German, laptop and phone: `npm run screens`. They are kept in docs/screens and looked at.
// Others can be looked at without keeping them: `npm run screens -- --languages es,fr,pl --parts exodus --into /tmp/screens`.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openRig } from '../test/browser/rig.ts'
import { daybreakScreens } from './screens/daybreak.ts'
import { exodusScreens } from './screens/exodus.ts'
import { gameScreens } from './screens/game.ts'
import { pageScreens } from './screens/pages.ts'
import { pegasusScreens } from './screens/pegasus.ts'
import type { Screens } from './screens/screens.ts'

const looks = [
  { name: 'laptop-dark', width: 1440, height: 900, theme: 'dark' },
  { name: 'laptop-light', width: 1440, height: 900, theme: 'light' },
  { name: 'phone-dark', width: 360, height: 740, theme: 'dark' },
  { name: 'phone-light', width: 360, height: 740, theme: 'light' },
] as const

/** Everything in both themes where the table is seen; the other pages once each. */
const parts: Readonly<Record<string, { screens: Screens; looks: readonly (typeof looks)[number][] }>> = {
  game: { screens: gameScreens, looks },
  pegasus: { screens: pegasusScreens, looks },
  exodus: { screens: exodusScreens, looks },
  daybreak: { screens: daybreakScreens, looks },
  pages: { screens: pageScreens, looks: [looks[0], looks[3]] },
}

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en,de' },
    parts: { type: 'string', default: Object.keys(parts).join() },
    into: { type: 'string', default: join(import.meta.dirname, '../../../docs/screens') },
  },
})

mkdirSync(values.into, { recursive: true })
for (const language of values.languages.split(',')) {
  for (const part of values.parts.split(',')) {
    const { screens, looks } = parts[part]
    for (const { name, ...look } of looks) {
      // Nobody else's tables are on the first page.
      const rig = await openRig()
      const page = await rig.person({ ...look, language })
      page.setDefaultTimeout(120_000)
      await screens(rig, page, async (screen) => {
        await page.mouse.move(0, 0)
        const path = join(values.into, `${screen}-${name}-${language}.jpg`)
        await page.screenshot({ path, type: 'jpeg', quality: 60 })
      })
      await rig.close()
    }
  }
}
