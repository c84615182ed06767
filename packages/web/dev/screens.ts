// Pictures of every main screen in English and German, laptop and phone: `npm run screens`. They are kept in docs/screens and looked at.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@cic/engine'
import { isAsked, isOver, openRig } from '../test/browser/rig.ts'

const folder = join(import.meta.dirname, '../../../docs/screens')
const looks = [
  { name: 'laptop-dark', width: 1440, height: 900, theme: 'dark' },
  { name: 'laptop-light', width: 1440, height: 900, theme: 'light' },
  { name: 'phone-dark', width: 360, height: 740, theme: 'dark' },
  { name: 'phone-light', width: 360, height: 740, theme: 'light' },
] as const

const inTurn =
  (turn: number, holds: (game: Game) => boolean) =>
  (game: Game): boolean =>
    game.turn >= turn && holds(game)

/** Moments of one game that show something worth a picture. */
const moments: readonly [screen: string, until: (game: Game) => boolean, shows: string][] = [
  ['first-question', isAsked(0, 'setup:chooseCharacter'), '.question .answer'],
  ['action', inTurn(4, isAsked(0, 'action:choose')), '.question .answer'],
  ['check', inTurn(4, isAsked(0, 'skillCheck:contribute')), '.check .check-seats'],
  ['game-over', isOver, '.plots path'],
]

mkdirSync(folder, { recursive: true })
const rig = await openRig()
for (const language of ['en', 'de']) {
  for (const { name, ...look } of looks) {
    const page = await rig.person({ ...look, language })
    const shoot = (screen: string) =>
      page.screenshot({ path: join(folder, `${screen}-${name}-${language}.jpg`), type: 'jpeg', quality: 70 })
    await shoot('home')
    for (const [screen, until, shows] of moments) {
      await rig.game([page], { players: 5, seed: 'screens', until, answers: 'random' })
      await page.waitForSelector(shows)
      await shoot(screen)
    }
    await page.context().close()
  }
}
await rig.close()
