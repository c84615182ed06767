// Scar: a raider that acts twice and falls only to a die of 7 or 8; and cards that watch the raiders. (Rulebook: Scar
// token. FAQ: among raiders destroyed by one die he may be chosen only if it shows 7 or 8.)

import { type Area, areas, type Seat } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { changed } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import type { Wrap } from '../../language/card.ts'
import { discardInPlay, isInPlay } from '../../rules/cards-in-play.ts'
import { addToAttackTable, destroyCylonShips, raidersWithoutDie, strike } from '../../rules/combat.ts'
import { targetsIn } from '../../rules/vipers.ts'
import { forget, recall, remember } from './state.ts'

addToAttackTable('scar', { viper: [[7, 'destroyed']], galactica: [[7, 'destroyed']] })

export function destroyScar(game: Game): void {
  const { scar: area } = recall(game)
  if (area === undefined) return
  game.space[area].raiders--
  forget(game, 'scar')
  log(game, 'scarDestroyed', { area })
  discardInPlay(game, 'scar')
  raidersGone(game)
}

/** Constant Barrage is over when the sky is free of raiders. */
function raidersGone(game: Game): void {
  if (areas.every((area) => game.space[area].raiders === 0)) discardInPlay(game, 'dogfight')
}

/**
 * A die that takes several raiders along shows 7 or 8: Scar is the first of them. Whoever aims at another raider hits that one,
 * and a Hotshot is no die roll.
 */
const scarFallsTo = (game: Game): boolean => {
  const top = game.stack.findLast(({ at }) => at.startsWith('attack:') || at.startsWith('mainBatteries:'))
  return top?.target !== 'raider' && top?.hotshot !== true && Number(top?.die ?? 0) >= 7
}

export const scarChanges = [
  changed(targetsIn, (rule, game, area) => {
    const targets = rule(game, area)
    if (recall(game).scar !== area) return targets
    const others = game.space[area].raiders > 1 ? targets : targets.filter((one) => one !== `attack:${area}:raider`)
    return [...others, `attack:${area}:scar`]
  }),
  changed(strike, (rule, game, frame, hit) => {
    // A Hotshot is no die roll.
    if (frame.target === 'scar' && (frame as { hotshot?: boolean }).hotshot)
      log(game, 'misses', { attacker: frame.attacker, target: 'scar' })
    else if (frame.target === 'scar') destroyScar(game)
    else rule(game, frame, hit)
  }),
  changed(raidersWithoutDie, (rule, game, area) => rule(game, area) - (recall(game).scar === area ? 1 : 0)),
  changed(destroyCylonShips, (rule, game, area, ship, upTo) => {
    let left = upTo
    if (ship === 'raider' && recall(game).scar === area) {
      if (scarFallsTo(game)) {
        destroyScar(game)
        left--
      } else left = Math.min(left, game.space[area].raiders - 1)
    }
    rule(game, area, ship, left)
    if (ship === 'raider') raidersGone(game)
  }),
]

interface Raiders {
  left: Partial<Record<Area, number>>
  area?: Area
  /** Scar has acted once. */
  scarActed?: boolean
  /** Raiders that miss the player who gets in their way, and where. */
  interference?: { area: Area; seat: Seat; left: number }[]
}

export const raiderWraps = {
  'activateRaiders:raider': ((game, frame, step) => {
    if (missesInterference(game, frame)) return 'again'
    return isScarsTurn(game, frame) ? scarActs(game, frame, step) : step()
  }) satisfies Wrap<Raiders>,
  'jump:removeShips': ((game, _frame, step) => {
    const next = step()
    if (recall(game).scar !== undefined) forget(game, 'scar')
    return next
  }) satisfies Wrap<object>,
}

/** Run Interference: the first raiders to act in that pilot's area miss. */
function missesInterference(game: Game, frame: Raiders): boolean {
  const { area, left, interference = [] } = frame
  const guard = interference.find((one) => one.area === area && one.left > 0 && game.seats[one.seat].at === area)
  if (area === undefined || guard === undefined || Math.min(left[area] ?? 0, game.space[area].raiders) === 0)
    return false
  guard.left--
  left[area] = Math.min(left[area] ?? 0, game.space[area].raiders) - 1
  if (left[area] === 0 && actsAgain(game, frame)) left[area] = 1
  log(game, 'misses', { attacker: 'raider', target: 'viper', pilot: guard.seat })
  return true
}

/** Scar is the last of his area to act. */
function isScarsTurn(game: Game, { area, left }: Raiders): boolean {
  return area !== undefined && recall(game).scar === area && isInPlay(game, 'scar') && left[area] === 1
}

/** Scar, the last of his area, has acted for the first time. */
function actsAgain(game: Game, frame: Raiders): boolean {
  if (recall(game).scar !== frame.area || !isInPlay(game, 'scar') || frame.scarActed) return false
  frame.scarActed = true
  return true
}

function scarActs(game: Game, frame: Raiders, step: () => ReturnType<Wrap<object>>): ReturnType<Wrap<object>> {
  const { area } = frame
  if (area === undefined) return step()
  const before = { ...Object.fromEntries(areas.map((one) => [one, game.space[one].raiders])) }
  const next = step()
  const moved = areas.find((one) => game.space[one].raiders > before[one])
  const now = moved ?? area
  if (moved !== undefined) remember(game).scar = moved
  if (!frame.scarActed) {
    frame.scarActed = true
    frame.left[now] = (frame.left[now] ?? 0) + 1
  }
  return next
}
