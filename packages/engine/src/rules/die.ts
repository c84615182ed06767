// Die rolls. (Rulebook: Using Abilities; Attacks. Results stay within 1 and 8; what was played before a roll stays for a
// re-roll, and more may be played on the new one.)

import { log } from '../core/log.ts'
import { giveBack, procedure } from '../core/procedure.ts'
import { rollDie } from '../core/random.ts'
import type { Seat } from '../core/state.ts'
import { opensWindow } from '../core/windows.ts'

export interface Die {
  /** Who rolls. */
  by: Seat
  modifier: number
  /** What the roll is for: the key of a sentence in the log. */
  purpose: string
  /** An attack on a viper, and who flies it. */
  onViper?: boolean
  pilot?: Seat
  /** The face rolled, before modifiers. */
  face?: number
  result?: number
  /** Rolled again: the moment to act on this result is over. */
  setBack?: boolean
}

/** What everybody knows of a roll. */
export const rollFacts = ({ by, purpose, result }: Die) => ({ seat: by, purpose, die: result })

/** Rolls a die; the frame below receives it as `die`. */
export const die = procedure<Die>('die', {
  before: opensWindow('die:before', { facts: rollFacts }), // Strategic Planning
  roll: (game, frame) => {
    frame.face = rollDie(game.random)
    frame.result = clamp(frame.face + frame.modifier)
    frame.setBack = false
    log(game, 'rolls', { seat: frame.by, die: frame.result, face: frame.face, purpose: frame.purpose })
  },
  after: opensWindow('die:after', { facts: rollFacts }), // Evasive Maneuvers, ECO Officer
  result: (game, frame) => {
    if (frame.setBack) return 'before'
    giveBack(game, frame, { die: frame.result })
  },
})

export const clamp = (value: number): number => Math.max(1, Math.min(8, value))
