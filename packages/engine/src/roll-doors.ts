// A die as a screen shows it: who rolls it for what, and what each face would bring, also with something added to it.

import type { Hit } from './core/card.ts'
import { same } from './core/copy.ts'
import type { Area, Attacker, Seat, ShipTarget } from './core/ids.ts'
import type { DecisionOption } from './core/option.ts'
import { playOption } from './core/option-kinds.ts'
import { rulesOf } from './core/rules.ts'
import type { Frame, LogEntry, Node } from './core/state.ts'
import type { Decision } from './game.ts'
import { type Attack, modifierOf, rowOf } from './rules/combat.ts'
import { type Brought, broughtByRoll, clamp, type Die } from './rules/die.ts'
import { shotMeant } from './rules/vipers.ts'
import type { View } from './view.ts'

export interface Roll {
  readonly by: Seat
  /** What was rolled, and what it counts as by now; nothing before the roll. */
  readonly face?: number
  readonly result?: number
  readonly modifier: number
  readonly attack?: {
    readonly attacker: Attacker
    readonly target: ShipTarget
    readonly area?: Area
    readonly pilot?: Seat
  }
}

/** What some faces of a die bring: a hit or a miss of an attack, an effect, or nothing. */
export interface RollResult {
  readonly from: number
  readonly to: number
  readonly hit?: Hit | 'missed'
  readonly effect?: Node
}

/** The die that is about to be rolled, or has just been. */
export function rollOf(seen: View): Roll | undefined {
  const at = seen.stack.findLastIndex((frame) => frame.at.startsWith('die:'))
  if (at < 0) return undefined
  const { by, face, result, modifier } = seen.stack[at] as Frame & Die
  const under = seen.stack[at - 1] as (Frame & Attack) | undefined
  const attack = under?.at.startsWith('attack:') ? under : undefined
  return {
    by,
    modifier,
    ...(face === undefined ? {} : { face, result }),
    ...(attack === undefined
      ? {}
      : { attack: { attacker: attack.attacker, target: attack.target, area: attack.area, pilot: attack.pilot } }),
  }
}

/** What each face brings, with so much added to the die; faces that bring the same stand together. */
export function rollResults(seen: View, added = 0): readonly RollResult[] {
  const roll = rollOf(seen)
  if (roll === undefined) return []
  const results = byFaces((face) => rollResultAt(seen, face + roll.modifier + added))
  return results.length > 1 || results[0].hit !== undefined || results[0].effect !== undefined ? results : []
}

/** What each face would bring of the shot that an answer means; nothing, where it means none. */
export function shotResults(seen: View, { kind, seat }: Decision, option: string): readonly RollResult[] {
  const attacker = rulesOf(seen).steps.get(kind)?.question?.attacks
  const shot = attacker === undefined ? undefined : shotMeant(seen, seat, attacker, option)
  const row = shot === undefined ? undefined : rowOf(seen, shot)
  if (shot === undefined || row === undefined) return []
  const modifier = modifierOf(seen, shot)
  return byFaces((face) => ({ hit: row.find(([least]) => clamp(face + modifier) >= least)?.[1] ?? 'missed' }))
}

function byFaces(bring: (face: number) => Brought): readonly RollResult[] {
  const results: (Brought & { from: number; to: number })[] = []
  for (let face = 1; face <= 8; face++) {
    const what = bring(face)
    const last = results.at(-1)
    if (last !== undefined && last.hit === what.hit && same(last.effect, what.effect)) last.to = face
    else results.push({ from: face, to: face, ...what })
  }
  return results
}

/** What the die under way brings if it comes to so much. */
export function rollResultAt(seen: View, counted: number): Brought {
  const value = clamp(counted)
  const die = seen.stack.findLastIndex((frame) => frame.at.startsWith('die:'))
  const { attacker, target, flown } = (seen.stack[die - 1] ?? {}) as Partial<Attack>
  if (attacker !== undefined && target !== undefined) {
    const row = rowOf(seen, { attacker, target, ...(flown === undefined ? {} : { flown }) })
    return { hit: row?.find(([least]) => value >= least)?.[1] ?? 'missed' }
  }
  const { effects = [] } = (seen.stack.findLast((frame) => frame.at.startsWith('onDie:')) ?? {}) as {
    effects?: readonly { readonly from: number; readonly to: number; readonly effect: Node }[]
  }
  const found = effects.find(({ from, to }) => value >= from && value <= to)
  return found === undefined ? broughtByRoll(seen, value) : { effect: found.effect }
}

/** What a die that was rolled comes to: a hit or a miss of its attack, or whether it is what it takes. */
export function meaningOfRoll(seen: View, entry: LogEntry): Hit | 'missed' | 'reached' | 'notReached' | undefined {
  const { die, purpose, need, atMost } = entry
  const value = Number(die)
  if (purpose === 'attack') return hitBy(seen, seen.log.lastIndexOf(entry), value)
  if (need === undefined) return undefined
  return (atMost === true ? value <= Number(need) : value >= Number(need)) ? 'reached' : 'notReached'
}

function hitBy(seen: View, at: number, value: number): Hit | 'missed' | undefined {
  const attack = seen.log.findLast(({ t }, i) => i < at && t === 'attacks')
  if (attack === undefined) return undefined
  const row = rowOf(seen, attack as unknown as Attack)
  return row?.find(([least]) => value >= least)?.[1] ?? 'missed'
}

/** What this answer adds to the die; nothing, where it does something else. */
export const addsToRoll = (seen: View, option: DecisionOption): number | undefined =>
  changedBy(seen, option, 'addToRoll', 'changeResult')

/** By how much this answer changes how hard the skill check under way is; nothing, where it does something else. */
export const changesDifficulty = (seen: View, option: DecisionOption): number | undefined =>
  changedBy(seen, option, 'changeDifficulty')

function changedBy(seen: View, { id, effect }: DecisionOption, ...kinds: readonly string[]): number | undefined {
  const meant = playOption.is(id) ? rulesOf(seen).skillCards[playOption.of(id)].card.ability.effect : effect
  const { kind = '', by } = (meant ?? {}) as Partial<Node> & { by?: number }
  return kinds.includes(kind) ? by : undefined
}
