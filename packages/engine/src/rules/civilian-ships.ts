// Civilian ships: face down until destroyed. (Rulebook: Ships; Damage, destruction and removal.)

import { type Area, areas } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { shipOption } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { shuffle } from '../core/random.ts'
import { changeable, rulesOf } from '../core/rules.ts'
import type { CardId, Game, Table } from '../core/state.ts'
import { shipDestroyed } from './cards-in-play.ts'
import { changeResources, negative } from './resources.ts'

/** Puts the next ship of the shuffled pile into an area, if there is one. */
export function placeCivilian(game: Game, area: Area): boolean {
  const face = game.civilianPile.pop()
  if (face === undefined) return false
  game.space[area].civilians.push({ id: game.nextShip++, face, seen: 0 })
  return true
}

/** Turns a ship over: its resources are lost, and it leaves the game. */
export const destroyCivilian = changeable('destroyCivilian', (game: Game, area: Area, id: number): void => {
  const { civilians } = game.space[area]
  const at = civilians.findIndex((ship) => ship.id === id)
  if (at < 0) return
  const [{ face }] = civilians.splice(at, 1)
  loseCivilian(game, face, area)
})

export function loseCivilian(game: Game, face: string, area?: Area): void {
  log(game, 'civilianDestroyed', { ship: face, area })
  changeResources(game, negative(rulesOf(game).civilianShips[face].loses))
  game.removed.civilians.push(face)
  shipDestroyed(game, 'civilian')
}

/** On a jump the ships on the board go back among the others, face down. */
export function returnCivilians(game: Game): void {
  for (const area of areas) {
    game.civilianPile.push(...game.space[area].civilians.map(({ face }) => face))
    game.space[area].civilians = []
  }
  shuffle(game.random, game.civilianPile)
}

/** The next ship that is not on the board. */
export const drawCivilian = changeable('drawCivilian', (game: Game): CardId | undefined => game.civilianPile.pop())

/** The ships on the board, as options. */
export const shipsOnBoard = (table: Table, where: readonly Area[] = areas): string[] =>
  where.flatMap((area) => table.space[area].civilians.map(({ id }) => shipOption(area, id)))

/** Draw and destroy: from the pile; only if that is empty the current player picks one on the board. */
export const drawAndDestroyCivilians = procedure<{ left: number }>('drawAndDestroyCivilians', {
  fromPile: (game, frame) => {
    while (frame.left > 0) {
      const face = drawCivilian(game)
      if (face === undefined) break
      loseCivilian(game, face)
      frame.left--
    }
  },
  fromBoard: {
    text: says`No civilian ships are left in the pile. Which one on the board is destroyed? | No quedan Naves Civiles en la pila. ¿Cuál de las del tablero es destruida? | Der Vorrat an Zivilschiffen ist leer. Welches auf dem Spielplan wird zerstört? | La pile de vaisseaux civils est vide. Lequel est détruit sur le plateau\u202f? | Zapas statków cywilnych jest pusty. Który z tych na planszy zostaje zniszczony?`,
    who: (game, frame) => (frame.left > 0 ? game.current : undefined),
    options: (game) => shipsOnBoard(game),
    answer: (game, frame, _seat, [ship]) => {
      destroyCivilian(game, ...shipOption.read(ship))
      frame.left--
      // One that was saved may be in the pile by now.
      return 'fromPile'
    },
  },
})
