// Puts the boxes of a game together: all their cards and sheets by id, the steps after a later box has replaced some of
// an earlier one's, and who listens to which step, window and quantity.

import {
  type Ability,
  type BendName,
  type Bends,
  type Interrupt,
  type RuleKind,
  ruleKinds,
  type StandingRule,
  type Trigger,
} from '../language/ability.ts'
import type {
  BoardAction,
  Character,
  CrisisCard,
  DestinationCard,
  GameSet,
  Location,
  LoyaltyCard,
  Objective,
  OtherCard,
  QuorumCard,
  SkillCard,
} from '../language/card.ts'
import type { Node } from '../language/node.ts'
import type { CardId, CharacterId, LocationId, ObjectiveId, Seat, SetId, SkillType } from './ids.ts'
import { allSteps, type Question, type Step, type StepEntry, stepEntry } from './procedure.ts'
import type { Frame, Game } from './state.ts'

export interface Rules {
  readonly sets: readonly GameSet[]
  readonly steps: ReadonlyMap<string, RuleStep>
  readonly interrupts: ReadonlyMap<string, Interrupts>
  readonly bends: { readonly [Q in BendName]?: Bending }
  readonly skillTypes: readonly SkillType[]
  /** Every skill card by its id with strength, as 'repair-1'. */
  readonly skillCards: Readonly<Record<CardId, SkillFacts>>
  readonly crises: Readonly<Record<CardId, CrisisCard>>
  readonly superCrises: Readonly<Record<CardId, CrisisCard>>
  readonly quorum: Readonly<Record<CardId, QuorumCard>>
  readonly destinations: Readonly<Record<CardId, DestinationCard>>
  readonly loyalty: Readonly<Record<CardId, LoyaltyCard>>
  readonly characters: Readonly<Record<CharacterId, Character>>
  readonly locations: Readonly<Record<LocationId, Location>>
  readonly objectives: Readonly<Record<ObjectiveId, Objective>>
  readonly civilianShips: GameSet['civilianShips']
  readonly galacticaDamage: GameSet['galacticaDamage']
  readonly basestarDamage: readonly string[]
  readonly succession: GameSet['succession']
  readonly ships: NonNullable<GameSet['ships']>
  /** Decks of cards that only a box's own rules use, by their names. */
  readonly otherDecks: Readonly<Record<string, Readonly<Record<CardId, OtherCard>>>>
  /** The names of the decks that crisis cards lie in. */
  readonly crisisDecks: readonly string[]
  /** Decks that civilian ships lie in besides their pile. */
  readonly shipDecks: readonly string[]
  readonly actions: Readonly<Record<string, BoardAction>>
  /** Whether Cylon players have cards to play or sheets of their own. */
  readonly cylonsPlay: boolean
  /** Whether there are skill check abilities. */
  readonly checkAbilities: boolean
  /** What boxes put in place of rules, the earlier box first. */
  readonly changes: Readonly<Record<string, readonly Change[]>>
}

/** What a box puts in place of a rule: it is given the rule itself, and what the rule is asked. */
type Change = (rule: never, game: Game, ...asked: never[]) => unknown

/** A rule that a box may change. */
export interface Changeable<A extends unknown[], R> {
  (game: Game, ...asked: A): R
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

/** A step with what listens to it. */
export interface RuleStep extends StepEntry {
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
}

type Bend = (value: number, asked: never, rule: Node, owner: Seat | undefined, game: Game) => number
interface Bending {
  readonly characters: Map<string, [Bend, Node][]>
  readonly locations: Map<string, [Bend, Node][]>
  readonly cards: Map<CardId, [Bend, Node][]>
}

/** The rules of a game, by the boxes it is played with. */
export function rulesOf(game: Pick<Game, 'options'>): Rules {
  const { sets } = game.options
  if (last.sets === sets && last.rules !== undefined) return last.rules
  const key = sets.join('+')
  let rules = assembled.get(key)
  if (rules === undefined) {
    rules = assemble(sets.map(setOf))
    assembled.set(key, rules)
  }
  last.sets = sets
  last.rules = rules
  return rules
}

/** Makes a box known to the engine. */
export function registerSet(set: GameSet): void {
  known.set(set.id, set)
}

export function knownSets(): readonly SetId[] {
  return [...known.keys()]
}

/** Every box that the engine knows, in order of publication. */
export const registeredSets = (): readonly GameSet[] => [...known.values()]

/** Bends a quantity by every sheet, location and card in play that has something to say about it. */
export function bend<Q extends BendName>(game: Game, quantity: Q, value: number, asked: Bends[Q]): number {
  const bending = rulesOf(game).bends[quantity]
  if (bending === undefined) return value
  let bent = value
  const { seats, inPlay } = game
  const { characters, locations, cards } = bending
  // Most quantities are bent by few sheets, fewer cards, and no location at all.
  if (characters.size + locations.size > 0) {
    for (let seat = 0; seat < seats.length; seat++) {
      const { character, at } = seats[seat]
      if (character !== undefined) {
        const rules = characters.get(character)
        if (rules !== undefined && goesBySheet(game, seat)) bent = applyAll(rules, bent, asked, seat, game)
      }
      if (at !== undefined && locations.size > 0) bent = applyAll(locations.get(at), bent, asked, seat, game)
    }
  }
  if (cards.size > 0) for (const { card, holder } of inPlay) bent = applyAll(cards.get(card), bent, asked, holder, game)
  return bent
}

/** What a seat's own sheet says about a quantity, whether its player is a revealed Cylon or not. */
export function bendBySheet<Q extends BendName>(
  game: Game,
  quantity: Q,
  value: number,
  asked: Bends[Q],
  seat: Seat,
): number {
  const character = game.seats[seat].character
  const rules = character === undefined ? undefined : rulesOf(game).bends[quantity]?.characters.get(character)
  return applyAll(rules, value, asked, seat, game)
}

/** Declares a rule that a later box may change: found by its name, as steps are. */
export function changeable<A extends unknown[], R>(
  ruleName: string,
  rule: (game: Game, ...asked: A) => R,
): Changeable<A, R> {
  let known: Rules | undefined
  let current = rule
  // These are asked at every step: what holds is put together once, and anew only where another game has other boxes.
  const asItIsNow = (game: Game, ...asked: A): R => {
    const rules = rulesOf(game)
    if (rules !== known) {
      known = rules
      const changes = (rules.changes[ruleName] ?? []) as unknown as readonly ChangeOf<A, R>[]
      current = changes.reduce<typeof rule>(
        (before, change) =>
          (now, ...given) =>
            change(before, now, ...given),
        rule,
      )
    }
    return current(game, ...asked)
  }
  return Object.assign(asItIsNow, { ruleName })
}

type ChangeOf<A extends unknown[], R> = (rule: (game: Game, ...asked: A) => R, game: Game, ...asked: A) => R

/** A box's change of a rule. */
export function changed<A extends unknown[], R>({ ruleName }: Changeable<A, R>, change: ChangeOf<A, R>): ChangedRule {
  return { ruleName, change: change as unknown as Change }
}

/** Whether a player goes by their character's sheet: a revealed Cylon does not, unless the sheet is a Cylon's own. */
export function goesBySheet(game: Game, seat: Seat): boolean {
  const { character, revealed, sheetLost } = game.seats[seat]
  if (character === undefined) return false
  return (!revealed && sheetLost !== true) || rulesOf(game).characters[character].ofCylon === true
}

const known = new Map<SetId, GameSet>()
const assembled = new Map<string, Rules>()
const last: { sets?: readonly SetId[]; rules?: Rules } = {}

function applyAll(
  rules: [Bend, Node][] | undefined,
  value: number,
  asked: Bends[BendName],
  owner: Seat | undefined,
  game: Game,
): number {
  if (rules === undefined) return value
  let bent = value
  for (const [bendIt, rule] of rules) bent = bendIt(bent, asked as never, rule, owner, game)
  return bent
}

function setOf(id: SetId): GameSet {
  const set = known.get(id)
  if (set === undefined) throw new Error(`No box is called ${id}`)
  return set
}

function assemble(sets: readonly GameSet[]): Rules {
  const merged = <K extends keyof GameSet>(key: K): GameSet[K] =>
    Object.assign({}, ...sets.map((set) => set[key])) as GameSet[K]
  const rules = {
    sets,
    steps: stepsOf(sets),
    interrupts: new Map<string, Interrupts>(),
    bends: {} as Record<string, Bending>,
    skillCards: skillCardsOf(merged('skillCards')),
    skillTypes: [...new Set(Object.values(merged('skillCards')).map((card) => card.skill))],
    crises: merged('crises'),
    superCrises: merged('superCrises'),
    quorum: merged('quorum'),
    destinations: merged('destinations'),
    loyalty: merged('loyalty'),
    characters: merged('characters') as Rules['characters'],
    locations: merged('locations') as Rules['locations'],
    objectives: merged('objectives') as Rules['objectives'],
    civilianShips: merged('civilianShips'),
    galacticaDamage: merged('galacticaDamage'),
    basestarDamage: sets.flatMap((set) => set.basestarDamage),
    succession: sets[sets.length - 1].succession,
    ships: merged('ships') as Rules['ships'],
    otherDecks: merged('otherDecks') ?? {},
    crisisDecks: [...new Set(Object.values(merged('crises')).map(({ deck = 'crisis' }) => deck))],
    shipDecks: sets.flatMap(({ shipDecks = [] }) => shipDecks),
    actions: merged('actions') ?? {},
    cylonsPlay: [...Object.values(merged('skillCards')), ...Object.values(merged('characters'))].some(
      (one) => one.ofCylon === true,
    ),
    checkAbilities: Object.values(merged('skillCards')).some(({ ability }) => ability.does === 'checkAbility'),
    changes: changesOf(sets),
  }
  for (const [id, character] of Object.entries(rules.characters)) {
    for (const [name, ability] of Object.entries(character.abilities)) listen(rules, 'sheet', id, name, ability)
  }
  for (const [id, { rule }] of Object.entries(rules.locations)) {
    if (rule !== undefined) bendBy(rules.bends, 'locations', id, rule)
  }
  for (const [id, { whileInPlay }] of Object.entries({ ...rules.crises, ...rules.superCrises, ...rules.quorum })) {
    if (whileInPlay !== undefined) listen(rules, 'card', id, id, whileInPlay)
  }
  for (const [id, { card }] of Object.entries(rules.skillCards)) {
    if (card.ability.does === 'interrupt')
      interruptsAt(rules.interrupts, card.ability.window).hand.set(id, card.ability)
  }
  return rules
}

type Growing = Pick<Rules, 'steps'> & { interrupts: Map<string, Interrupts>; bends: Record<string, Bending> }

function listen(rules: Growing, on: 'sheet' | 'card', id: string, name: string, ability: Ability): void {
  if (ability.does === 'trigger') {
    const step = rules.steps.get(ability.at)
    if (step === undefined) throw new Error(`${id}: there is no step ${ability.at}`)
    step.triggers.push({ on, id, name, ability })
  } else if (ability.does === 'interrupt') {
    const at = interruptsAt(rules.interrupts, ability.window)
    if (on === 'card') at.inPlay.set(id, ability)
    else at.sheet.set(id, [...(at.sheet.get(id) ?? []), { name, ability }])
  } else if (ability.does === 'rule') bendBy(rules.bends, on === 'sheet' ? 'characters' : 'cards', id, ability)
}

function interruptsAt(interrupts: Map<string, Interrupts>, window: string): Interrupts {
  const at = interrupts.get(window) ?? { hand: new Map(), sheet: new Map(), inPlay: new Map() }
  interrupts.set(window, at)
  return at
}

function bendBy(
  bends: Record<string, Bending>,
  where: 'characters' | 'locations' | 'cards',
  id: string,
  { rule }: StandingRule,
): void {
  const kind: RuleKind<Node> = ruleKinds[rule.kind]
  for (const [quantity, bendIt] of Object.entries(kind.bends)) {
    bends[quantity] ??= { characters: new Map(), locations: new Map(), cards: new Map() }
    const rules = bends[quantity][where]
    rules.set(id, [...(rules.get(id) ?? []), [bendIt as Bend, rule]])
  }
}

function stepsOf(sets: readonly GameSet[]): Map<string, RuleStep> {
  const steps = new Map<string, RuleStep>()
  for (const [name, step] of Object.entries(allSteps)) steps.set(name, { ...step, triggers: [] })
  for (const set of sets) {
    for (const [name, step] of Object.entries(set.replaces ?? {})) {
      const before = steps.get(name)
      if (before === undefined) throw new Error(`${set.id} replaces ${name}, which no set has`)
      steps.set(name, { ...stepEntry(name, step as Step<never> | Question<never>, before), box: set.id, triggers: [] })
    }
    for (const [name, wrap] of (set.wraps ?? []).flatMap((wraps) => Object.entries(wraps))) {
      const before = steps.get(name)
      const run = before?.run
      if (before === undefined || run === undefined) throw new Error(`${set.id} wraps ${name}, which no set has`)
      const wrapped: Step<Frame> = (game, frame) => wrap(game, frame as never, () => run(game, frame))
      steps.set(name, { ...stepEntry(name, wrapped, before), triggers: [] })
    }
  }
  return steps
}

function changesOf(sets: readonly GameSet[]): Record<string, Change[]> {
  const changes: Record<string, Change[]> = {}
  for (const { ruleName, change } of sets.flatMap((set) => set.changes ?? [])) {
    changes[ruleName] = [...(changes[ruleName] ?? []), change]
  }
  return changes
}

function skillCardsOf(cards: GameSet['skillCards']): Record<CardId, SkillFacts> {
  const facts: Record<CardId, SkillFacts> = {}
  for (const [kind, card] of Object.entries(cards)) {
    for (const strength of Object.keys(card.strengths).map(Number)) {
      facts[`${kind}-${strength}`] = { kind, skill: card.skill, strength, card }
    }
  }
  return facts
}
