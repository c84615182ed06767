// The rules of a game: what is in its boxes, what listens to which step, window and quantity, and how a part or a box changes a rule.

import type { Ability, BendName, Bends, Interrupt, Trigger } from './ability.ts'
import { assemble } from './assemble.ts'
import type {
  AttackTable,
  Character,
  Contents,
  GameSet,
  Location,
  Objective,
  Part,
  ShipCounts,
  SkillCard,
  ViperFacts,
} from './card.ts'
import type { CardId, CharacterId, LocationId, ObjectiveId, Seat, SkillType, Title } from './ids.ts'
import type { Node } from './node.ts'
import type { StepEntry } from './procedure.ts'
import type { Game, Options, Table } from './state.ts'

/** All that a game goes by, with its boxes and its options. */
export interface Rules extends Required<Omit<Contents, 'skillCards' | 'characters' | 'locations' | 'objectives'>> {
  readonly sets: readonly GameSet[]
  /** The boxes and the parts that they share, in the order in which they change each other's rules. */
  readonly parts: readonly Part[]
  readonly steps: ReadonlyMap<string, RuleStep>
  readonly interrupts: ReadonlyMap<string, Interrupts>
  readonly bends: { readonly [Q in BendName]?: Bending }
  readonly skillTypes: readonly SkillType[]
  /** Every skill card by its id with strength, as 'repair-1'. */
  readonly skillCards: Readonly<Record<CardId, SkillFacts>>
  readonly characters: Readonly<Record<CharacterId, Character>>
  readonly locations: Readonly<Record<LocationId, Location>>
  readonly objectives: Readonly<Record<ObjectiveId, Objective>>
  readonly titleOrder: readonly Title[]
  readonly basestarDamage: readonly string[]
  readonly succession: Readonly<Record<Title, readonly CharacterId[]>>
  readonly ships: Readonly<ShipCounts>
  readonly viperKinds: Readonly<Partial<Record<string, ViperFacts>>>
  readonly attackTable: AttackTable
  /** The distance that each card counts as beside the objective. */
  readonly distances: ReadonlyMap<CardId, number>
  /** The names of the decks that crisis cards lie in. */
  readonly crisisDecks: readonly string[]
  /** Decks that civilian ships lie in besides their pile. */
  readonly shipDecks: readonly string[]
  /** Decks of human loyalty cards beside the Loyalty deck. */
  readonly humanDecks: readonly string[]
  /** Further decks that cards of a deck may lie in, by its name. */
  readonly piles: Readonly<Record<string, readonly string[]>>
  /** Whether Cylon players have cards to play or sheets of their own. */
  readonly cylonsPlay: boolean
  /** The skill cards with skill check abilities. */
  readonly checkAbilities: ReadonlySet<CardId>
  /** Those who look at the game whenever something has happened. */
  readonly watches: readonly ((game: Game) => boolean)[]
  /** What parts and boxes put in place of rules, the earlier first. */
  readonly changes: Readonly<Record<string, readonly ChangeBy[]>>
  /** Rules as they are with all changes: put together when first asked for. */
  readonly inForce: Map<string, InForce>
}

export type InForce = (game: never, ...asked: never[]) => unknown

/** A change, and whose it is. */
export interface ChangeBy {
  readonly by: string
  readonly change: Change
}

/** What a box puts in place of a rule: it is given the rule itself, and what the rule is asked. */
export type Change = (rule: never, game: Game, ...asked: never[]) => unknown

/** A rule that a part or a box may change. It asks for a game, or only for what a view has too. */
export interface Changeable<G extends Table, A extends unknown[], R> {
  (game: G, ...asked: A): R
  readonly ruleName: string
}

export interface ChangedRule {
  readonly ruleName: string
  readonly change: Change
}

export interface SkillFacts {
  /** The card's id without its strength. */
  readonly kind: CardId
  readonly skill: SkillType
  readonly strength: number
  readonly card: SkillCard
}

/** A step with what listens to it, and who stands around it or in its place. */
export interface RuleStep extends StepEntry {
  readonly changedBy: readonly string[]
  /** It changes something of which the log has no line. */
  readonly untold: boolean
  readonly triggers: Listener<Trigger>[]
}

/** An ability with what it is printed on. */
export interface Listener<A extends Ability> {
  readonly on: 'sheet' | 'card'
  /** The character or the card in play. */
  readonly id: string
  readonly name: string
  readonly ability: A
}

/** What can be played in a window. Maps, because nearly every look-up finds nothing, and these are asked at every die. */
export interface Interrupts {
  readonly hand: Map<CardId, Interrupt>
  readonly sheet: Map<string, { readonly name: string; readonly ability: Interrupt }[]>
  readonly inPlay: Map<CardId, Interrupt>
  /** Cards that lie face down before a player. */
  readonly kept: Map<CardId, Interrupt>
}

/** What the sheet of a seat says about a quantity. */
interface SheetRules {
  readonly seat: Seat
  readonly rules: [Bend, Node][]
}

export type Bend = (value: number, asked: never, rule: Node, owner: Seat | undefined, table: Table) => number
export interface Bending {
  readonly characters: Map<string, [Bend, Node][]>
  /** Those of the characters who were last looked at, by seat. */
  readonly known: { characters: (string | undefined)[]; sheets: readonly SheetRules[] }
  readonly locations: Map<string, [Bend, Node][]>
  readonly cards: Map<CardId, [Bend, Node][]>
}

/** The rules of a game, by the boxes and the options that it is played with. */
export function rulesOf({ options }: Pick<Table, 'options'>): Rules {
  if (last.options === options && last.rules !== undefined) return last.rules
  let rules = byOptions.get(options)
  if (rules === undefined) {
    const key = contentKey(options)
    rules = assembled.get(key) ?? assemble(options)
    assembled.set(key, rules)
    byOptions.set(options, rules)
  }
  last.options = options
  last.rules = rules
  return rules
}

/** What the contents and rules of a game depend on. How many play, and how difficult it is, changes no card. */
function contentKey({ players: _players, resources: _resources, timedWindows: _timed, ...others }: Options): string {
  return JSON.stringify(Object.entries(others).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Bends a quantity by every sheet, location and card in play that has something to say about it. */
export function bend<Q extends BendName>(game: Table, quantity: Q, value: number, asked: Bends[Q]): number {
  const bending = rulesOf(game).bends[quantity]
  if (bending === undefined) return value
  let bent = value
  const { seats, inPlay } = game
  const { characters, locations, cards } = bending
  // Most quantities are bent by few sheets, fewer cards, and no location at all.
  if (characters.size > 0) {
    const bySheets = sheetsAmong(bending, seats)
    for (let i = 0; i < bySheets.length; i++) {
      const { seat, rules } = bySheets[i]
      if (goesBySheet(game, seat)) bent = applyAll(rules, bent, asked, seat, game)
    }
  }
  // What a location says is about whoever is there.
  if (locations.size > 0) {
    const { seat = -1 } = asked as { seat?: Seat }
    const at = seats[seat]?.at
    if (at !== undefined) bent = applyAll(locations.get(at), bent, asked, seat, game)
  }
  if (cards.size > 0) for (const { card, holder } of inPlay) bent = applyAll(cards.get(card), bent, asked, holder, game)
  return bent
}

/** The sheets of these players that bend a quantity. Who plays whom seldom changes, and this is asked at every step. */
function sheetsAmong(bending: Bending, seats: Table['seats']): readonly SheetRules[] {
  const { known } = bending
  let same = known.characters.length === seats.length
  for (let seat = 0; same && seat < seats.length; seat++) same = known.characters[seat] === seats[seat].character
  if (!same) {
    known.characters = seats.map(({ character }) => character)
    known.sheets = known.characters.flatMap((character = '', seat) => {
      const rules = bending.characters.get(character)
      return rules === undefined ? [] : [{ seat, rules }]
    })
  }
  return known.sheets
}

/** The standing rules that raise a quantity now, each with the seat whose it is: the reasons why something is forbidden. */
export function raisedBy<Q extends BendName>(
  game: Table,
  quantity: Q,
  asked: Bends[Q],
): { readonly rule: Node; readonly owner: Seat | undefined }[] {
  const bending = rulesOf(game).bends[quantity]
  if (bending === undefined) return []
  const { seats, inPlay } = game
  const { seat: about = -1 } = asked as { seat?: Seat }
  const sources: [rules: [Bend, Node][] | undefined, owner: Seat | undefined][] = [
    ...seats.map(({ character = '' }, seat): (typeof sources)[number] => [
      goesBySheet(game, seat) ? bending.characters.get(character) : undefined,
      seat,
    ]),
    [bending.locations.get(seats[about]?.at ?? ''), about],
    ...inPlay.map(({ card, holder }): (typeof sources)[number] => [bending.cards.get(card), holder]),
  ]
  return sources.flatMap(([rules = [], owner]) =>
    rules
      .filter(([bendIt, rule]) => bendIt(0, asked as never, rule, owner, game) > 0)
      .map(([, rule]) => ({ rule, owner })),
  )
}

/** What a seat's own sheet says about a quantity, whether its player is a revealed Cylon or not. */
export function bendBySheet<Q extends BendName>(
  game: Table,
  quantity: Q,
  value: number,
  asked: Bends[Q],
  seat: Seat,
): number {
  const character = game.seats[seat].character
  const rules = character === undefined ? undefined : rulesOf(game).bends[quantity]?.characters.get(character)
  return applyAll(rules, value, asked, seat, game)
}

/** Declares a rule that a part or a box may change: found by its name, as steps are. */
export function changeable<G extends Table, A extends unknown[], R>(
  ruleName: string,
  rule: (game: G, ...asked: A) => R,
): Changeable<G, A, R> {
  changeableRules.add(ruleName)
  if (rule.length > mostAsked) throw new Error(`${ruleName} asks for more than a rule is asked`)
  let known: Rules | undefined
  let current = rule as unknown as Asked<G, R>
  // These are asked at every step: what holds is put together once for all games of a kind.
  const asItIsNow: Asked<G, R> = (game, a, b, c, d) => {
    const rules = rulesOf(game)
    if (rules !== known) {
      known = rules
      current = (rules.inForce.get(ruleName) ?? inForce(rules, ruleName, rule)) as unknown as Asked<G, R>
    }
    return current(game, a, b, c, d)
  }
  return Object.assign(asItIsNow as unknown as typeof rule, { ruleName })
}

/** A rule with as many places as any is asked by: a list of what it is asked would be made anew for every change around it. */
type Asked<G extends Table, R> = (game: G, a?: unknown, b?: unknown, c?: unknown, d?: unknown) => R
const mostAsked = 5

/** The names of all rules that may be changed. */
export const changeableRules = new Set<string>()

/** A rule with everything that parts and boxes have put around it. */
function inForce<G extends Table, A extends unknown[], R>(
  rules: Rules,
  ruleName: string,
  rule: (game: G, ...asked: A) => R,
): typeof rule {
  const now = (rules.changes[ruleName] ?? []).reduce<Asked<G, R>>(
    (before, { change }) => {
      const around = change as unknown as (rule: Asked<G, R>, ...asked: Parameters<Asked<G, R>>) => R
      return (game, a, b, c, d) => around(before, game, a, b, c, d)
    },
    rule as unknown as Asked<G, R>,
  )
  rules.inForce.set(ruleName, now as unknown as InForce)
  return now as unknown as typeof rule
}

type ChangeOf<G extends Table, A extends unknown[], R> = (rule: (game: G, ...asked: A) => R, game: G, ...asked: A) => R

/** A change of a rule, by a part or a box. */
export function changed<G extends Table, A extends unknown[], R>(
  { ruleName }: Changeable<G, A, R>,
  change: ChangeOf<G, A, R>,
): ChangedRule {
  return { ruleName, change: change as unknown as Change }
}

/** Whether a player goes by their character's sheet: a revealed Cylon does not, unless the sheet is a Cylon's own. */
export function goesBySheet(game: Table, seat: Seat): boolean {
  const { character, revealed, sheetLost } = game.seats[seat]
  if (character === undefined) return false
  return (!revealed && sheetLost !== true) || rulesOf(game).characters[character].ofCylon === true
}

const assembled = new Map<string, Rules>()
/** Options never change, and copies of a game share them. */
const byOptions = new WeakMap<Options, Rules>()
const last: { options?: Options; rules?: Rules } = {}

function applyAll(
  rules: [Bend, Node][] | undefined,
  value: number,
  asked: Bends[BendName],
  owner: Seat | undefined,
  game: Table,
): number {
  if (rules === undefined) return value
  let bent = value
  for (const [bendIt, rule] of rules) bent = bendIt(bent, asked as never, rule, owner, game)
  return bent
}
