// The first page, and moments of one game with five players.

import type { Game } from '@cic/engine'
import { isAsked, isOver } from '../../test/browser/rig.ts'
import type { Screens } from './screens.ts'

const inTurn =
  (turn: number, holds: (game: Game) => boolean) =>
  (game: Game): boolean =>
    game.turn >= turn && holds(game)

const moments: readonly [screen: string, until: (game: Game) => boolean, shows: string][] = [
  ['first-question', isAsked(0, 'setup:chooseCharacter'), '.question .answer'],
  ['action', inTurn(4, isAsked(0, 'action:choose')), '.question .answer'],
  ['check', inTurn(4, isAsked(0, 'skillCheck:contribute')), '.check .check-seats'],
  ['game-over', isOver, '.plots path'],
]

export const gameScreens: Screens = async (rig, page, shoot) => {
  await shoot('home')
  for (const [screen, until, shows] of moments) {
    await rig.game([page], { players: 5, seed: 'screens', until, answers: 'random' })
    await page.waitForSelector(shows)
    await shoot(screen)
  }
}
