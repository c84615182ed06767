// What effects do to the fleet outside of attacks: vipers damaged or called back, raptors lost or regained, ships repaired.

import { type Area, areas, type Seat } from '../core/ids.ts'
import { alike, says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { option, word } from '../core/option.ts'
import { done, repairOption, seatOption, viperOption } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { rulesOf } from '../core/rules.ts'
import type { Game } from '../core/state.ts'
import { hitViper } from './combat.ts'
import { drawDamageToken, resolveDamageToken } from './damage.ts'
import { chosenSeat, nextOf, occupants, sum } from './table.ts'
import { choosesKind, leaveViper, moveAllVipers, takeVipers, vipersIn } from './viper-kinds.ts'

/** Raptors lost leave the game; raptors regained come back from there. */
export function changeRaptors(game: Game, by: number): void {
  const change = by < 0 ? -Math.min(-by, game.reserves.raptors) : Math.min(by, game.removed.raptors)
  if (change === 0) return
  game.reserves.raptors += change
  game.removed.raptors -= change
  log(game, change < 0 ? 'raptorDestroyed' : 'raptorRepaired', { count: Math.abs(change) })
}

export type ViperSource = 'reserves' | 'space' | 'unmanned' | 'anywhere'

interface DamageToVipers {
  left: number
  where: ViperSource
  /** Who chooses; the current player, if nobody is named. */
  by?: Seat
}

/** ruling: docs/rulings.md#damaging-vipers-in-space */
export const damageSomeVipers = procedure<DamageToVipers>('damageSomeVipers', {
  reserves: (game, frame) => {
    if (frame.where !== 'reserves') return undefined
    takeVipers(game, { by: frame.by ?? choosesKind(game), from: 'reserves', to: 'damaged', left: frame.left })
    return 'end'
  },
  space: {
    text: says`Which viper is damaged? | ¿Qué Viper resulta dañado? | Welche Viper wird beschädigt? | Quel viper est endommagé\u202f? | Który viper zostaje uszkodzony?`,
    who: (game, frame) => (frame.left > 0 ? (frame.by ?? game.current) : undefined),
    options: (game, { left, where }) => {
      const inReserves = where === 'anywhere' ? game.reserves.vipers : 0
      if (where === 'unmanned')
        return nextOf(unmannedInSpace(game), left, sum(areas.map((area) => game.space[area].vipers)))
      const vipers = [...(inReserves > 0 ? [fromReserves] : []), ...vipersInSpace(game)]
      return nextOf(vipers, left, inReserves + countInSpace(game))
    },
    answer: (game, frame, seat, [choice]) => {
      frame.left--
      if (choice === fromReserves) takeVipers(game, { by: seat, from: 'reserves', to: 'damaged', left: 1 })
      else if (seatOption.is(choice)) {
        const pilot = chosenSeat(choice)
        hitViper(game, game.seats[pilot].at as Area, pilot, false)
      } else {
        const [area, kind = 'viper'] = viperOption.read(choice)
        hitViper(game, area, kind, false)
      }
      return 'space'
    },
  },
})

const fromReserves = word(
  'reserves',
)`A viper in the Reserves | Un Viper de la Reserva | Eine Viper in der Reserve | Un viper de la Réserve | Viper w Rezerwie`

const unmannedInSpace = (game: Game): string[] => areas.flatMap((area) => vipersIn(game, area))

function vipersInSpace(game: Game): string[] {
  return areas.flatMap((area) => [...vipersIn(game, area), ...occupants(game, area).map((seat) => seatOption(seat))])
}

const countInSpace = (game: Game): number =>
  sum(areas.map((area) => game.space[area].vipers + occupants(game, area).length))

/** All vipers in space return to the Reserves; their pilots go with them. ruling: docs/rulings.md#sleep-deprivation */
export function recallVipers(game: Game): void {
  for (const area of areas) {
    moveAllVipers(game, area, 'reserves')
    for (const seat of occupants(game, area)) {
      leaveViper(game, seat, 'reserves')
      game.seats[seat].at = 'hangar-deck'
    }
  }
  log(game, 'vipersRecalled', {})
}

/** Up to so many vipers and raptors come back to the Reserves, damaged or destroyed. */
export const repairAnything = procedure<{ seat: Seat; vipers: number; raptors: number }>('repairAnything', {
  choose: {
    text: says`What do you bring back to the Reserves? | ¿Qué devuelves a la Reserva? | Was holst du in die Reserve zurück? | Que remettez-vous dans la Réserve\u202f? | Co przywracasz do Rezerwy?`,
    options: (game, { vipers, raptors }) => {
      const options = [
        ...(vipers > 0 && game.damagedVipers > 0 ? [repairOption('damagedViper')] : []),
        ...(vipers > 0 && game.removed.vipers > 0 ? [repairOption('destroyedViper')] : []),
        ...(raptors > 0 && game.removed.raptors > 0 ? [repairOption('raptor')] : []),
      ]
      return options.length === 0 ? [] : [...options, done]
    },
    answer: (game, frame, seat, [choice]) => {
      if (choice === done) return 'end'
      if (choice === repairOption('raptor')) {
        frame.raptors--
        changeRaptors(game, 1)
      } else {
        frame.vipers--
        repairVipers(game, seat, 1, choice === repairOption('destroyedViper') ? 'destroyed' : 'damaged')
      }
      return 'choose'
    },
  },
})

/** Vipers come back to the Reserves. */
export function repairVipers(game: Game, by: Seat, count: number, from: 'damaged' | 'destroyed' = 'damaged'): void {
  for (let i = 0; i < count; i++) log(game, 'viperRepaired', { destroyed: from === 'destroyed' })
  takeVipers(game, { by, from, to: 'reserves', left: count })
}

/** A damage token; it points at what it would damage. */
const damageOption = option<[token: string]>('damage', {
  label: alike('{token}'),
  facts: (token) => ({ token }),
  at: ([token], table) => {
    const { location } = rulesOf(table).galacticaDamage[token]
    return location === undefined ? [] : [`place:${location}`]
  },
})

/** Drawing several damage tokens and choosing which to resolve; only the chooser sees the others. */
export const drawDamage = procedure<{ seat: Seat; drawn: number; resolved: number }>('drawDamage', {
  draw: (game, { seat, drawn }) => {
    const cards: string[] = []
    for (let i = 0; i < drawn; i++) {
      const token = drawDamageToken(game)
      if (token !== undefined) cards.push(token)
    }
    if (cards.length === 0) return 'end'
    game.held.push({ by: seat, deck: 'damage', cards })
    return undefined
  },
  choose: {
    text: says`Which {count, plural, one {damage token} other {# damage tokens}} do you resolve? | ¿Qué {count, plural, one {ficha} other {# fichas}} de Daño resuelves? | {count, plural, one {Welchen} other {Welche #}} Schadensmarker handelst du ab? | {count, plural, one {Quel pion} other {Quels # pions}} Dégâts résolvez-vous\u202f? | {count, plural, one {Który żeton} few {Które # żetony} many {Które # żetonów} other {Które # żetonu}} uszkodzeń rozpatrujesz?`,
    facts: (game, { resolved }) => ({ count: Math.min(resolved, game.held.at(-1)?.cards.length ?? 0) }),
    options: (game) => (game.held.at(-1)?.cards ?? []).map((token) => damageOption(token)),
    pick: (_game, { resolved }, _seat, options) => {
      const count = Math.min(resolved, options.length)
      return { min: count, max: count }
    },
    answer: (game, _frame, _seat, choices) => {
      const tokens = choices.map(damageOption.of)
      const drawn = game.held.pop()?.cards ?? []
      game.damagePile.push(...drawn.filter((token) => !tokens.includes(token)))
      for (const token of tokens) {
        if (game.over === undefined) resolveDamageToken(game, token)
        else game.damagePile.push(token)
      }
    },
  },
})
