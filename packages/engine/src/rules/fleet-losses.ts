// What effects do to the fleet outside of attacks: vipers damaged or called back, raptors lost or regained, ships repaired.

import { type Area, areas, type Seat } from '../core/ids.ts'
import { alike } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { option } from '../core/option.ts'
import { done, repairOption, seatOption, viperOption } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { rulesOf } from '../core/rules.ts'
import type { Game } from '../core/state.ts'
import { hitViper } from './combat.ts'
import { drawDamageToken, resolveDamageToken } from './damage.ts'
import { chosenSeat, nextOf, occupants, sum } from './table.ts'

/** Raptors lost leave the game; raptors regained come back from there. */
export function changeRaptors(game: Game, by: number): void {
  const change = by < 0 ? -Math.min(-by, game.reserves.raptors) : Math.min(by, game.removed.raptors)
  if (change === 0) return
  game.reserves.raptors += change
  game.removed.raptors -= change
  log(game, change < 0 ? 'raptorDestroyed' : 'raptorRepaired', { count: Math.abs(change) })
}

export type ViperSource = 'reserves' | 'space'

/** ruling: docs/rulings.md#damaging-vipers-in-space */
export const damageSomeVipers = procedure<{ left: number; where: ViperSource }>('damageSomeVipers', {
  reserves: (game, frame) => {
    if (frame.where === 'space') return undefined
    const count = Math.min(frame.left, game.reserves.vipers)
    game.reserves.vipers -= count
    game.damagedVipers += count
    if (count > 0) log(game, 'reservesDamaged', { count })
    return 'end'
  },
  space: {
    text: {
      en: 'Which viper in space is damaged?',
      es: '¿Qué Viper en el espacio resulta dañado?',
      de: 'Welche Viper im Weltraum wird beschädigt?',
      fr: 'Quel viper dans l’espace est endommagé\u202f?',
      pl: 'Który viper w przestrzeni zostaje uszkodzony?',
    },
    who: (game, frame) => (frame.left > 0 ? game.current : undefined),
    options: (game, { left }) => nextOf(vipersInSpace(game), left, countInSpace(game)),
    answer: (game, frame, _seat, [choice]) => {
      frame.left--
      if (seatOption.is(choice)) {
        const pilot = chosenSeat(choice)
        hitViper(game, game.seats[pilot].at as Area, pilot, false)
      } else hitViper(game, viperOption.of(choice), undefined, false)
      return 'space'
    },
  },
})

export function vipersInSpace(game: Game): string[] {
  return areas.flatMap((area) => [
    ...(game.space[area].vipers > 0 ? [viperOption(area)] : []),
    ...occupants(game, area).map((seat) => seatOption(seat)),
  ])
}

export const countInSpace = (game: Game): number =>
  sum(areas.map((area) => game.space[area].vipers + occupants(game, area).length))

/** All vipers in space return to the Reserves; their pilots go with them. ruling: docs/rulings.md#sleep-deprivation */
export function recallVipers(game: Game): void {
  for (const area of areas) {
    game.reserves.vipers += game.space[area].vipers
    game.space[area].vipers = 0
    for (const seat of occupants(game, area)) {
      game.reserves.vipers++
      game.seats[seat].at = 'hangar-deck'
    }
  }
  log(game, 'vipersRecalled', {})
}

/** Up to so many vipers and raptors come back to the Reserves, damaged or destroyed. */
export const repairAnything = procedure<{ seat: Seat; vipers: number; raptors: number }>('repairAnything', {
  choose: {
    text: {
      en: 'What do you bring back to the Reserves?',
      es: '¿Qué devuelves a la Reserva?',
      de: 'Was holst du in die Reserve zurück?',
      fr: 'Que remettez-vous dans la Réserve\u202f?',
      pl: 'Co przywracasz do Rezerwy?',
    },
    options: (game, { vipers, raptors }) => {
      const options = [
        ...(vipers > 0 && game.damagedVipers > 0 ? [repairOption('damagedViper')] : []),
        ...(vipers > 0 && game.removed.vipers > 0 ? [repairOption('destroyedViper')] : []),
        ...(raptors > 0 && game.removed.raptors > 0 ? [repairOption('raptor')] : []),
      ]
      return options.length === 0 ? [] : [...options, done]
    },
    answer: (game, frame, _seat, [choice]) => {
      if (choice === done) return 'end'
      if (choice === repairOption('raptor')) {
        frame.raptors--
        changeRaptors(game, 1)
      } else {
        frame.vipers--
        repairViper(game, choice === repairOption('destroyedViper'))
      }
      return 'choose'
    },
  },
})

export function repairViper(game: Game, destroyed = false): void {
  if (destroyed) game.removed.vipers--
  else game.damagedVipers--
  game.reserves.vipers++
  log(game, 'viperRepaired', { destroyed })
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
    text: {
      en: 'Which {count, plural, one {damage token} other {# damage tokens}} do you resolve?',
      es: '¿Qué {count, plural, one {ficha} other {# fichas}} de Daño resuelves?',
      de: '{count, plural, one {Welchen} other {Welche #}} Schadensmarker handelst du ab?',
      fr: '{count, plural, one {Quel pion} other {Quels # pions}} Dégâts résolvez-vous\u202f?',
      pl: '{count, plural, one {Który żeton} few {Które # żetony} many {Które # żetonów} other {Które # żetonu}} uszkodzeń rozpatrujesz?',
    },
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
