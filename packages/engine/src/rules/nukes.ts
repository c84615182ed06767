// Nukes: the Admiral's action against a basestar. (Rulebook: The Admiral; Attack table.)

import { areas, type Seat } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { attackOption } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { changeable } from '../core/rules.ts'
import type { Game, Table } from '../core/state.ts'
import { attack } from './combat.ts'
import { prospectOfShot } from './vipers.ts'

export const nukeTargets = changeable('nukeTargets', (game: Game): string[] => {
  if (game.nukes === 0) return []
  return areas.flatMap((area) => game.space[area].basestars.map(({ id }) => attackOption(area, 'basestar', id)))
})

export const launchNuke = procedure<{ seat: Seat }>('launchNuke', {
  target: {
    attacks: 'nuke',
    text: says`Which basestar do you launch the nuke at? | ¿Contra qué Estrella Base lanzas el Arma Nuclear? | Auf welchen Basisstern feuerst du die Nuklearwaffe ab? | Contre quel basestar lancez-vous la charge nucléaire\u202f? | W którego basestara wystrzeliwujesz głowicę nuklearną?`,
    options: (game) => nukeTargets(game),
    prospect: (_table, _frame, option) => prospectOfShot('nuke', option),
    answer: (game, _frame, seat, [target]) => {
      const [area, , id] = attackOption.read(target)
      spendNuke(game)
      log(game, 'launchesNuke', { seat, area })
      attack.begin(game, { attacker: 'nuke', target: 'basestar', by: seat, area, id })
    },
  },
})

/** A used nuke leaves the game. */
export const spendNuke = changeable('spendNuke', (game: Game): void => {
  game.nukes--
  game.removed.nukes++
})

/** Nuke tokens that lie beside the board. */
export const nukesBeside = changeable('nukesBeside', (_table: Table): number => 0)

/** Every nuke token leaves the game, wherever it lies. */
export const removeAllNukes = changeable('removeAllNukes', (game: Game): void => {
  game.removed.nukes += game.nukes
  game.nukes = 0
})
