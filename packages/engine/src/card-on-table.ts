// The crisis card that lies on the table, with its steps and how far it has come. (Rulebook: Crisis step.)

import type { Activation, CardId, Seat } from './core/ids.ts'
import type { Context, Frame, Node } from './core/state.ts'
import type { Decision } from './game.ts'
import { crisisBoxes, crisisFacts } from './outlook.ts'
import type { Crisis } from './rules/crisis.ts'
import type { View } from './view.ts'

export interface CardStep {
  /** The card's own text, a check among it by its difficulty; Cylon ships that act; the jump track. */
  readonly what: 'text' | 'attack' | Activation | 'jump'
  readonly difficulty?: number
  /** What its check came to. */
  readonly outcome?: Outcome
  /** It never comes: in a Cylon player's crisis step only the text counts. */
  readonly state: 'done' | 'now' | 'toCome' | 'never'
}

type Outcome = 'pass' | 'partial' | 'fail'

export interface CardOnTable {
  readonly card: CardId
  readonly superCrisis: boolean
  readonly drawer: Seat
  readonly boxes: readonly Node[]
  /** Which of two boxes was chosen. */
  readonly choice?: 0 | 1
  readonly steps: readonly CardStep[]
}

/** All crises that are being resolved, the one on top first. */
export function crisesOnTable(seen: View): CardOnTable[] {
  const found: CardOnTable[] = []
  seen.stack.forEach((frame, at) => {
    const crisis = frame as unknown as Crisis & Frame
    if (!frame.at.startsWith('crisis:') || crisis.card === undefined) return
    const { card, superCrisis, drawer, choice } = crisis
    found.unshift({
      card,
      superCrisis: superCrisis === true,
      drawer,
      boxes: crisisBoxes(seen, card),
      ...(choice === undefined ? {} : { choice }),
      steps: stepsOf(seen, crisis, seen.stack[at + 1]),
    })
  })
  return found
}

/** The card that a question comes from: the one that it names, or the one whose effect is carried out. A window is about what it interrupts. */
export function cardBehind({ stack }: View, { kind, facts }: Decision): CardId | undefined {
  if (typeof facts.card === 'string' || kind === 'window:ask') return facts.card as CardId | undefined
  const frame = stack.findLast(({ context }) => (context as Context | undefined)?.source !== undefined)
  return (frame?.context as Context | undefined)?.source
}

const after = ['activateCylonShips', 'backToCrisis', 'prepareForJump', 'discard'] as const

/** A step that has begun names the next one already. */
function stepsOf(seen: View, crisis: Crisis & Frame, above: Frame | undefined): CardStep[] {
  const { activate, jump, attack } = crisisFacts(seen, crisis.card ?? '')
  const { difficulty } = textOf(seen, crisis) as Partial<Record<'difficulty', number>>
  const outcome = outcomeOf(seen, crisis.card)
  const reached = after.indexOf(crisis.at.slice('crisis:'.length) as (typeof after)[number])
  const state = (place: number): CardStep['state'] => (reached > place ? 'done' : reached === place ? 'now' : 'toCome')
  const text: CardStep =
    attack !== undefined
      ? { what: 'attack', state: reached < 1 ? 'now' : 'done' }
      : {
          what: 'text',
          ...(difficulty === undefined ? {} : { difficulty }),
          ...(outcome === undefined ? {} : { outcome }),
          state: reached < 1 ? 'now' : 'done',
        }
  const icons = attack === undefined ? activate : []
  const left = above?.at.startsWith('activateCylonShips:') ? (above.icons as unknown[]).length : 0
  const ships = icons.map((what, i): CardStep => {
    if (!crisis.steps) return { what, state: 'never' }
    if (reached !== 1) return { what, state: reached > 1 ? 'done' : 'toCome' }
    const now = icons.length - left - 1
    return { what, state: i < now ? 'done' : i === now ? 'now' : 'toCome' }
  })
  const jumps: CardStep[] = jump ? [{ what: 'jump', state: crisis.steps ? state(3) : 'never' }] : []
  return [text, ...ships, ...jumps]
}

/** What the card's check came to, as the log tells it since the card was drawn. */
function outcomeOf({ log }: View, card: CardId | undefined): Outcome | undefined {
  const drawn = log.findLastIndex((line) => (line.t === 'crisis' || line.t === 'superCrisis') && line.card === card)
  const told = log.findLast((line, i) => i > drawn && line.t === 'checkOutcome' && line.card === card)
  return told?.outcome as Outcome | undefined
}

/** The box that counts: the chosen one, or the only one; before the choice, the one with a check. */
function textOf(seen: View, { card = '', choice }: Crisis): Node | Record<string, never> {
  const boxes = crisisBoxes(seen, card)
  return (choice === undefined ? boxes.find(({ kind }) => kind === 'check') : boxes[choice]) ?? boxes[0] ?? {}
}
