// What cards are written in. A node is a piece of plain data ("lose 1 food"); its kind says what it does, how it reads in
// five languages, and what it is worth to the humans. A kind that leaves one of these out does not compile.

import type { Facts } from './facts.ts'
import type { Resource, Seat } from './ids.ts'
import type { Text } from './languages.ts'
import type { Context, Frame, Game, Table } from './state.ts'

export interface Node {
  readonly kind: string
}

/** What an effect is expected to change, from the humans' point of view: −1 morale is `{ morale: -1 }`. */
export type Price = Partial<Record<Worth, number>>
export type Worth =
  | Resource
  | 'skillCards'
  | 'quorumCards'
  | 'vipers'
  | 'raptors'
  | 'nukes'
  | 'civilianShips'
  | 'galacticaDamage'
  | 'basestars'
  | 'raiders'
  | 'heavyRaiders'
  | 'centurions'
  | 'cylonActivations'
  | 'jumpPreparation'
  | 'distance'
  | 'brig'
  | 'sickbay'
  | 'titles'
  | 'knowledge'
  | 'crises'
  | 'actions'

export interface NodeKind<A> {
  /** Does its part at once, or puts work on the stack. An effect that asks leaves the asking to a procedure. */
  readonly run: (game: Game, node: A, context: Context) => void
  readonly text: Text
  /** The values of the text's placeholders; the node's own fields, if absent. */
  readonly facts?: (node: A) => Facts
  /** How it reads where it is done to somebody whom a player chooses: the facts of the text, `by`, and `whom`, `toWhom` and `ofWhom`. */
  readonly onChosen?: Text
  /** It asks whether its player wants it, perhaps once per turn: an ability says "may" of it. */
  readonly offers?: true | 'turn'
  readonly price: (node: A, table: Table) => Price
  /** Whether it would do anything now: an action that does nothing is not offered. */
  readonly possible?: (table: Table, node: A, context: Context) => boolean
  /** The card forbids to choose it now, where any other box may be chosen even if it cannot be carried out. */
  readonly barred?: (table: Table, node: A, context: Context) => boolean
  /** Whether it could change what comes of the work that it interrupts, as far as everybody can tell; it could, if absent. */
  readonly matters?: (table: Table, node: A, subject: Frame) => boolean
  /** The players whom it happens to, as far as that is known now: what they risk is theirs. */
  readonly whom?: (table: Table, node: A, context: Context) => readonly Seat[]
  /** The nodes inside it. */
  readonly parts?: (node: A) => readonly Node[]
}

/** How a piece of data is made from what a card says of it: one without any has nothing to say. */
export type Made<Args extends unknown[], A> = { readonly make: (...args: Args) => A }
export const nothingToSay = (): object => ({})

/** Declares a kind of node and returns its builder. */
export function node<Args extends unknown[], A extends object>(
  kind: string,
  definition: NodeKind<A> & Made<Args, A>,
): (...args: Args) => Node & A
export function node(kind: string, definition: NodeKind<object>): () => Node
export function node(kind: string, definition: NodeKind<never> & Partial<Made<unknown[], object>>) {
  if (nodeKinds[kind] !== undefined) throw new Error(`Two kinds of node are called ${kind}`)
  nodeKinds[kind] = definition as unknown as NodeKind<Node>
  const { make = nothingToSay } = definition
  return (...args: unknown[]) => freeze({ kind, ...make(...args) })
}

export const nodeKinds: Record<string, NodeKind<Node>> = {}

/** Runs a node: the only way an effect changes the game. */
export function perform(game: Game, effect: Node, context: Context): void {
  kindOf(effect).run(game, effect, context)
}

export function isPossible(table: Table, effect: Node, context: Context): boolean {
  return kindOf(effect).possible?.(table, effect, context) ?? true
}

/** The players whom an effect happens to, as far as that is known now. */
export function whomOf(table: Table, effect: Node, context: Context): Seat[] {
  const { whom, parts } = kindOf(effect)
  const inside = (parts?.(effect) ?? []).flatMap((part) => whomOf(table, part, context))
  return [...new Set([...(whom?.(table, effect, context) ?? []), ...inside])]
}

/** Whether an effect could change what comes of the work that it interrupts, as far as everybody can tell. */
export function canMatter(table: Table, effect: Node, subject: Frame): boolean {
  const { matters, parts } = kindOf(effect)
  if (matters !== undefined) return matters(table, effect, subject)
  const inside = parts?.(effect) ?? []
  return inside.length === 0 || inside.some((part) => canMatter(table, part, subject))
}

export function isBarred(table: Table, effect: Node, context: Context): boolean {
  return kindOf(effect).barred?.(table, effect, context) ?? false
}

export function priceOf(effect: Node, table: Table): Price {
  return kindOf(effect).price(effect, table)
}

export function kindOf(effect: Node): NodeKind<Node> {
  const kind = nodeKinds[effect.kind]
  if (kind === undefined) throw new Error(`No kind of node is called ${effect.kind}`)
  return kind
}

export function sumOf(prices: readonly Price[]): Price {
  const sum: Price = {}
  for (const price of prices) {
    for (const [worth, amount] of Object.entries(price) as [Worth, number][]) sum[worth] = (sum[worth] ?? 0) + amount
  }
  return sum
}

export function times(price: Price, factor: number): Price {
  return Object.fromEntries(Object.entries(price).map(([worth, amount]) => [worth, amount * factor]))
}

/** Effects are shared between cards, copies of games and searches, so nothing may change them. */
function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) freeze(part)
  }
  return Object.freeze(value)
}
