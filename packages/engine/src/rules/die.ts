// Die rolls. (Rulebook: Using Abilities; Attacks. Results stay within 1 and 8; what was played before a roll stays for a
// re-roll, and more may be played on the new one.)

import type { Hit } from '../core/card.ts'
import { log } from '../core/log.ts'
import type { Node, Prospect } from '../core/node.ts'
import { giveBack, type Procedure, procedure, type Step } from '../core/procedure.ts'
import { rollDie } from '../core/random.ts'
import type { Frame, Seat, Table } from '../core/state.ts'
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
  /** What it takes, where a card says so: at least this, or at most. */
  need?: number
  atMost?: boolean
  /** The face rolled, before modifiers. */
  face?: number
  result?: number
  /** Said instead of rolled: this is no roll, and nothing changes it. */
  chosen?: number
  /** Rolled again: the moment to act on this result is over. */
  setBack?: boolean
}

/** What everybody knows of a roll. */
export const rollFacts = ({ by, purpose, result }: Die) => ({ seat: by, purpose, die: result })

/** Strategic Planning: nothing is played on a die that is not rolled. ruling: docs/rulings.md#hotshot */
const beforeRoll: Step<Die> = opensWindow('die:before', { facts: rollFacts })

/** Rolls a die; the frame below receives it as `die`, and is told if it was not rolled. */
export const die = procedure<Die>('die', {
  instead: opensWindow('die:instead', { facts: rollFacts }), // Hotshot, Longshot
  before: (game, frame) => (frame.chosen === undefined ? beforeRoll(game, frame) : undefined),
  roll: (game, frame) => {
    if (frame.chosen !== undefined) {
      frame.result = frame.chosen
      frame.setBack = false
      return 'result'
    }
    frame.face = rollDie(game.random)
    frame.result = clamp(frame.face + frame.modifier)
    frame.setBack = false
    const { by, result, face, purpose, need, atMost } = frame
    log(game, 'rolls', { seat: by, die: result, face, purpose, ...(need === undefined ? {} : { need, atMost }) })
  },
  after: opensWindow('die:after', { facts: rollFacts }), // Evasive Maneuvers, ECO Officer
  result: (game, frame) => {
    if (frame.setBack) return 'instead'
    giveBack(game, frame, { die: frame.result, ...(frame.chosen === undefined ? {} : { unrolled: true }) })
  },
})

export const clamp = (value: number): number => Math.max(1, Math.min(8, value))

type ReadsDie = (table: Table, frame: Frame, rolled: number) => Prospect

/** What a roll comes to, by the procedure that waits for it. */
const readers: Record<string, ReadsDie> = {}

/** Declares what a procedure makes of the die that it has rolled. */
export function readsDie<F>(
  { name }: Procedure<F>,
  prospect: (table: Table, frame: F, rolled: number) => Prospect,
): void {
  readers[name] = prospect as unknown as ReadsDie
}

/** What the die under way comes to if it shows so much; nothing, if nobody has said. */
export function prospectOfRoll(table: Table, rolled: number): Prospect | undefined {
  const { frame, name } = waitingForDie(table)
  return frame && readers[name]?.(table, frame, clamp(rolled))
}

/** The procedure that has the die rolled, and its name. */
function waitingForDie({ stack }: Table): { frame?: Frame; name: string } {
  const frame = stack[stack.findLastIndex(({ at }) => at.startsWith('die:')) - 1]
  return { frame, name: frame?.at.slice(0, frame.at.indexOf(':')) ?? '' }
}

/** What a face brings, as a screen tells it: a hit or a miss, an effect, or nothing. */
export interface Brought {
  readonly hit?: Hit | 'missed'
  readonly effect?: Node
}

type TellsDie = (table: Table, frame: Frame, rolled: number) => Brought

const tellers: Record<string, TellsDie> = {}

/** Declares how the faces of a procedure's die read where neither the attack table nor a card says it. */
export function tellsDie<F>(
  { name }: Procedure<F>,
  brought: (table: Table, frame: F, rolled: number) => Brought,
): void {
  tellers[name] = brought as unknown as TellsDie
}

/** What the die under way brings if it shows so much, as its procedure tells it. */
export function broughtByRoll(table: Table, rolled: number): Brought {
  const { frame, name } = waitingForDie(table)
  return (frame && tellers[name]?.(table, frame, clamp(rolled))) ?? {}
}
