// What cards are written in. A node is a piece of plain data ("lose 1 food"); its kind says what it does, how it reads in
// five languages, and what it is worth to the humans. A kind that leaves one of these out does not compile.

import { type Blank, builtAlike } from './alike.ts'
import type { Facts } from './facts.ts'
import type { Activation, Area, Attacker, Resource, Seat, ShipKind, ShipTarget, SkillType, Title } from './ids.ts'
import type { Text } from './languages.ts'
import type { Context, Frame, Game, Table } from './state.ts'

export interface Node {
  readonly kind: string
}

/** What an effect is expected to change, from the humans' point of view: −1 morale is `{ morale: -1 }`. */
export type Price = Partial<Record<Worth, number>>

/** What can change. Where it is somebody or something in particular that changes, that stands after the colon. */
export type Worth =
  | Resource
  | `protected:${Resource}`
  // What the end of the game would have cost
  | `spared:${Resource}`
  // Cards
  | 'skillCards'
  | `held:${SkillType}`
  | 'quorumCards'
  | 'superCrises'
  | 'crises'
  | 'crisisReplaced'
  | 'crisisTurned'
  | 'loyaltyPassedOn'
  | `loyaltyGiven:${Seat}`
  | `entrusted:${Seat}`
  // Ships, and what they do
  | 'vipers'
  | 'raptors'
  | 'nukes'
  | 'civilianShips'
  | 'shipsToSafety'
  | 'galacticaDamage'
  | `repaired:${string}`
  | 'basestars'
  | 'raiders'
  | 'heavyRaiders'
  | 'centurions'
  | 'occupation'
  | 'cylonActivations'
  | `acts:${Activation}`
  | 'raidersMissing'
  | `placed:${Area}:${ShipKind}`
  | `lurking:${Area}:${ShipKind}`
  | 'pursuit'
  | 'viperActivations'
  | 'ownViper'
  | 'ownViperFar'
  | 'ownShots'
  | 'launches'
  | 'escorts'
  | `escorted:${Area}`
  | `shots:${Attacker}`
  | `shot:${Attacker}:${Area}:${ShipTarget}`
  | `viperTo:${Area}`
  | `viperMoved:${Area}:${Area}`
  | `pilotTo:${Area}`
  | `civilianMoved:${Area}:${Area}`
  | `centurionHit:${number}`
  | `hits:${ShipTarget}`
  // The way
  | 'jumps'
  | 'jumpPreparation'
  | 'distance'
  | 'destinations'
  | 'victory'
  // People
  | 'actions'
  // A further use of what there is once per game
  | `powers:${Seat}`
  | 'moves'
  | `ordered:${Seat}`
  | `jailed:${Seat}`
  // What brings somebody nearer to the Brig
  | `towardsBrig:${Seat}`
  | `freed:${Seat}`
  | `hurt:${Seat}`
  | `executed:${Seat}`
  | `title:${Title}:${Seat}`
  | `loyaltySeen:${Seat}`
  | `burden:${Seat}`
  | `eliminated:${Seat}`
  | 'revealed'
  // An aim of one's own has come true
  | 'aims'
  | 'infiltration'
  | 'knowledge'
  | 'scouting'
  // The skill check under way
  | 'difficulty'
  | 'strength'
  | 'destinyCards'
  | `counting:${SkillType}`
  | 'typeIgnored'
  | `ignored:${SkillType}`
  | 'ownCardsAdded'
  | 'openCards'
  | 'recklessness'
  | 'outcomeChosen'
  // The die under way
  | 'dieModifier'
  | 'dieResult'
  | 'dieRerolled'
  | 'dieChosen'

/**
 * What something comes to, for whoever weighs it: what it changes, and what chance, players and skill checks have to say in it. Data, so
 * that bots and screens need not know the kinds of nodes.
 */
export type Prospect =
  | { readonly changes: Price }
  | { readonly effect: Node; readonly context: Context }
  | { readonly all: readonly Prospect[] }
  | { readonly oneOf: readonly Prospect[]; readonly by: Seat | undefined }
  | { readonly chances: readonly (readonly [chance: number, of: Prospect])[] }
  | { readonly check: CheckProspect }

export interface CheckProspect {
  readonly difficulty: number
  readonly skills: readonly SkillType[]
  readonly pass: Prospect
  readonly partial?: { readonly at: number; readonly of: Prospect }
  readonly fail: Prospect
  /** Passed or failed, if a card with a skill check ability is played. */
  readonly consequence?: Prospect
}

export const nothingChanges: Prospect = { changes: {} }

export type NodeKind<A> = Described<A> & Weighed<A>

/** What lies on the board besides places, and is used from one or with a card: ships of the fleet, Cylon ships, the Quorum deck. */
export type UsedThing = 'viper' | 'damagedViper' | 'raptor' | 'civilian' | 'cylonShip' | 'quorum'

/** What a kind of node comes to: what it changes; or, where that is not all, what chance and players make of its parts. */
type Weighed<A> =
  | { readonly price: (node: A, table: Table, context: Context) => Price; readonly prospect?: undefined }
  | { readonly prospect: (node: A, table: Table, context: Context) => Prospect; readonly price?: undefined }

interface Described<A> {
  /** Does its part at once, or puts work on the stack. An effect that asks leaves the asking to a procedure. */
  readonly run: (game: Game, node: A, context: Context) => void
  readonly text: Text
  /** The values of the text's placeholders; the node's own fields, if absent. */
  readonly facts?: (node: A) => Facts
  /** How it reads where it is done to somebody whom a player chooses: the facts of the text, `by`, and `whom`, `toWhom` and `ofWhom`. */
  readonly onChosen?: Text
  /** It asks whether its player wants it, perhaps once per turn: an ability says "may" of it. */
  readonly offers?: true | 'turn'
  /** Whether it would do anything now: an action that does nothing is not offered. */
  readonly possible?: (table: Table, node: A, context: Context) => boolean
  /** The card forbids to choose it now, where any other box may be chosen even if it cannot be carried out. */
  readonly barred?: (table: Table, node: A, context: Context) => boolean
  /** Whether it could change what comes of the work that it interrupts, as far as everybody can tell; it could, if absent. */
  readonly matters?: (table: Table, node: A, subject: Frame) => boolean
  /** Whether everybody can tell that it does no good to humans now: nothing comes of it, or Cylon ships alone gain by it. */
  readonly idle?: (table: Table, node: A) => boolean
  /** The players whom it happens to, as far as that is known now: what they risk is theirs. */
  readonly whom?: (table: Table, node: A, context: Context) => readonly Seat[]
  /** What on the board it is done with or to: whoever points at that is told where it can be done. */
  readonly uses?: UsedThing
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
  nodeKinds[kind] = builtAlike(blankKind, definition as unknown as NodeKind<Node>)
  const { make = nothingToSay } = definition
  return (...args: unknown[]) => freeze({ kind, ...make(...args) })
}

export const nodeKinds: Record<string, NodeKind<Node>> = {}

const blankKind: Blank<NodeKind<Node> & { make: unknown }> = {
  make: undefined,
  run: undefined,
  text: undefined,
  facts: undefined,
  onChosen: undefined,
  offers: undefined,
  possible: undefined,
  barred: undefined,
  matters: undefined,
  idle: undefined,
  whom: undefined,
  uses: undefined,
  parts: undefined,
  price: undefined,
  prospect: undefined,
}

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

/** Whether everybody can tell that an effect does no good to humans now. */
export function isIdle(table: Table, effect: Node): boolean {
  const { idle, parts } = kindOf(effect)
  if (idle !== undefined) return idle(table, effect)
  const inside = parts?.(effect) ?? []
  return inside.length > 0 && inside.every((part) => isIdle(table, part))
}

/** Whether there may be moments at which an effect does nobody any good. */
export function mayBeIdle(effect: Node): boolean {
  const { matters, idle, parts } = kindOf(effect)
  if (matters !== undefined || idle !== undefined) return true
  const inside = parts?.(effect) ?? []
  return inside.length > 0 && inside.every(mayBeIdle)
}

export function isBarred(table: Table, effect: Node, context: Context): boolean {
  return kindOf(effect).barred?.(table, effect, context) ?? false
}

/** What an effect comes to. */
export function prospectOf(effect: Node, table: Table, context: Context = {}): Prospect {
  const { price, prospect } = kindOf(effect)
  return prospect === undefined ? { changes: price(effect, table, context) } : prospect(effect, table, context)
}

/** What an effect is expected to change: of what players choose each is as likely, and checks are even. */
export const priceOf = (effect: Node, table: Table, context: Context = {}): Price =>
  expected({ effect, context }, table)

export function expected(prospect: Prospect, table: Table): Price {
  if ('changes' in prospect) return prospect.changes
  if ('effect' in prospect) return expected(prospectOf(prospect.effect, table, prospect.context), table)
  if ('all' in prospect) return sumOf(prospect.all.map((part) => expected(part, table)))
  if ('chances' in prospect)
    return sumOf(prospect.chances.map(([chance, part]) => times(expected(part, table), chance)))
  if ('oneOf' in prospect)
    return sumOf(prospect.oneOf.map((part) => times(expected(part, table), 1 / prospect.oneOf.length)))
  const { pass, fail } = prospect.check
  return sumOf([{ skillCards: -2 }, ...[pass, fail].map((part) => times(expected(part, table), 0.5))])
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
  return Object.fromEntries(Object.entries(price).map(([worth, amount = 0]) => [worth, amount * factor]))
}

/** Effects are shared between cards, copies of games and searches, so nothing may change them. */
function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) freeze(part)
  }
  return Object.freeze(value)
}
