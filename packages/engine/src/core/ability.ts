// What a sheet, a card or a place lets somebody do, or does by itself. An ability hangs on a step of a procedure by its
// name, is offered in a window, is an action, or bends a quantity that the rules ask for.

import { type Blank, builtAlike } from './alike.ts'
import type { Character } from './card.ts'
import { type Facts, type Phrase, phrase } from './facts.ts'
import type { CardId, Seat, Title } from './ids.ts'
import type { Text } from './languages.ts'
import { type Made, type Node, nothingToSay, type Price } from './node.ts'
import type { Table } from './state.ts'

export type Ability = Action | Movement | Interrupt | Trigger | CheckAbility | StandingRule

/** Taken as an action. */
export interface Action {
  readonly does: 'action'
  readonly effect: Node
  readonly once?: 'game' | 'turn'
}

/** Used in the Movement step of one's own turn, instead of moving. */
export interface Movement {
  readonly does: 'movement'
  readonly effect: Node
  /** Or taken as an action. */
  readonly orAction?: true
  readonly once?: 'game'
}

/** Happens when the card is revealed in a skill check, once for each name, whoever has added it. */
export interface CheckAbility {
  readonly does: 'checkAbility'
  readonly when?: Condition
  readonly effect: Node
}

/** May be used when a window opens. */
export interface Interrupt {
  readonly does: 'interrupt'
  readonly window: string
  readonly when?: Condition
  readonly effect: Node
  /** 'frame': once per skill check, die roll or whatever the window belongs to; 'anyone': once per turn by anybody. */
  readonly once?: 'game' | 'turn' | 'anyone' | 'frame'
  /** Who may use a card that lies before somebody, if not that player. */
  readonly by?: Title
}

/** Happens when a step is reached. */
export interface Trigger {
  readonly does: 'trigger'
  readonly at: string
  readonly when?: Condition
  readonly effect: Node
}

/** Always true: bends the quantities that the rules ask for. */
export interface StandingRule {
  readonly does: 'rule'
  readonly rule: Node
}

/** A condition is data with a name; `conditions` knows how to test it and how it reads. */
export interface Condition {
  readonly is: string
}

export interface ConditionKind<C> {
  readonly test: (table: Table, condition: C, owner: Seat, source?: CardId, chosen?: Seat) => boolean
  readonly text: Text
  readonly facts?: (condition: C) => Record<string, unknown>
  /** Its words also say the moment, so that those of the window or step are not needed. */
  readonly saysWhen?: true
  /** Its words are a statement ("morale is at 2 or less"), which others put an "if" before. */
  readonly states?: true
  /** How far it has come, where that can be counted: so much of so much. */
  readonly howFar?: (table: Table, condition: C, owner: Seat) => readonly [now: number, of: number]
  /** What would bring it about or, where it only just holds, keep it so: in changes, for whoever wants it. */
  readonly wants?: (table: Table, condition: C, owner: Seat) => Price
}

export const conditionKinds: Record<string, ConditionKind<Condition>> = {}

const blankCondition: Blank<ConditionKind<Condition> & { make: unknown }> = {
  make: undefined,
  test: undefined,
  text: undefined,
  facts: undefined,
  saysWhen: undefined,
  states: undefined,
  howFar: undefined,
  wants: undefined,
}

/** Declares a kind of condition and returns its builder. */
export function condition<Args extends unknown[], C extends object>(
  is: string,
  definition: ConditionKind<C> & Made<Args, C>,
): (...args: Args) => Condition & C
export function condition(is: string, definition: ConditionKind<object>): () => Condition
export function condition(is: string, definition: ConditionKind<never> & Partial<Made<unknown[], object>>) {
  conditionKinds[is] = builtAlike(blankCondition, definition as unknown as ConditionKind<Condition>)
  const { make = nothingToSay } = definition
  return (...args: unknown[]) => Object.freeze({ is, ...make(...args) })
}

/** What a condition states, as a piece of a sentence. */
export function clauseOf(condition: Condition): Phrase {
  const { text, facts } = conditionKinds[condition.is]
  return phrase(text, (facts?.(condition) ?? { ...condition }) as Facts)
}

export function holds(table: Table, when: Condition | undefined, owner: Seat, source?: CardId, chosen?: Seat): boolean {
  return when === undefined || conditionKinds[when.is].test(table, when, owner, source, chosen)
}

export const howFar = (table: Table, when: Condition, owner: Seat): readonly [now: number, of: number] | undefined =>
  conditionKinds[when.is].howFar?.(table, when, owner)

export const wantsOf = (table: Table, when: Condition, owner: Seat): Price =>
  conditionKinds[when.is].wants?.(table, when, owner) ?? {}

/** A quantity that rules ask for and that abilities and cards in play may bend. */
export interface Bends {
  handLimit: { seat: Seat }
  /** How many cards a seat may add to a skill check. */
  contribution: { seat: Seat }
  /** 1 if a seat may not add exactly so many cards to a skill check. */
  forbidContribution: { seat: Seat; count: number }
  /** How many cards a seat draws at most in the Receive Skills step. */
  skillCardsReceived: { seat: Seat }
  /** 1 if a seat does not move of its own will. */
  confined: { seat: Seat }
  /** 1 if a seat draws no crisis card in its turn. */
  noCrisis: { seat: Seat }
  /** Whether a card counts for a check: 1 for, −1 against. */
  cardSign: { card: CardId }
  cardStrength: { card: CardId }
  /** 1 if a seat that chooses on a crisis card as the current player takes the first option. */
  firstOptionOnly: { seat: Seat }
  /** 1 if a seat skips its Receive Skills step. */
  noSkillsReceived: { seat: Seat }
  /** How many crisis cards are drawn to choose among. */
  crisisCards: { seat: Seat }
  actions: { seat: Seat }
  /** How many ships a basestar launches. */
  launch: { ship: 'raider' | 'heavyRaider' }
  /** How many skill cards it costs to activate a viper. */
  viperCost: { seat: Seat }
  /** What is added to the die of an attack. */
  attack: { attacker: string; manned: boolean }
  /** 1 if forced discards are made at random. */
  randomDiscard: { seat: Seat }
  /** How many skill cards it costs to use the action on one. */
  cardActionCost: { seat: Seat; card: CardId }
  /** How many skill cards fewer a seat discards for a crisis card, once for each. */
  crisisDiscardSpared: { seat: Seat }
  /** 1 if a viper that this seat pilots is destroyed where it would be damaged. */
  viperLost: { seat: Seat }
  /** 1 if a seat that chooses on a crisis card has another way besides. */
  otherWay: { seat: Seat }
  /** How many cards a seat looks at that looks at the top of a deck because of this card. */
  cardsScouted: { seat: Seat; source: CardId | undefined }
  /** How many cards fewer a seat draws in the Receive Skills step. */
  fewerSkills: { seat: Seat }
  /** 1 if a seat may not reveal itself by an action. */
  forbidReveal: { seat: Seat }
  /** How many of the cards that a seat adds to a skill check lie face up. */
  addedFaceUp: { seat: Seat }
  /** 1 if the action on this skill card may not be used. */
  forbidCardAction: { seat: Seat; card: CardId }
  /** 1 if this location may not be activated. */
  forbidLocation: { seat: Seat; location: string }
  /** How many skill cards it costs to activate a location. */
  locationCost: { seat: Seat; location: string }
  /** How many civilian ships are looked at from Communications. */
  shipsLookedAt: { seat: Seat }
  /** How often the raider Scar acts. */
  scarActs: object
  /** At how little morale a seat despairs. */
  despair: { seat: Seat }
  /** 1 if abilities that there are once per game may not be used. */
  forbidOnce: { seat: Seat }
  /** 1 if nobody may move to this location. */
  forbidMove: { seat: Seat; location: string }
  /** 1 if loyalty cards of other players may not be looked at. */
  forbidLoyaltyLook: { seat: Seat }
  /** 1 if only the holder of a card may be chosen with Administration. */
  forbidPresident: { seat: Seat }
  loyaltyCardsAtStart: { seat: Seat }
  loyaltyCardsOfSleeper: { seat: Seat }
  /** 1 if the character starts the game off the board. */
  stranded: { seat: Seat }
  /** 1 if the holder of this card chooses the destination, from three. */
  choosesDestination: { seat: Seat }
}
export type BendName = keyof Bends

export interface RuleKind<A> {
  readonly text: Text
  /** It only says what is printed elsewhere on the sheet: whether that is so. */
  readonly restates?: (rule: A, sheet: Pick<Character, 'skills'>) => boolean
  readonly facts?: (rule: A) => Record<string, unknown>
  readonly bends: {
    readonly [Q in BendName]?: (
      value: number,
      asked: Bends[Q],
      rule: A,
      owner: Seat | undefined,
      table: Table,
    ) => number
  }
}

export const ruleKinds: Record<string, RuleKind<Node>> = {}

/** Declares a kind of standing rule and returns its builder. */
export function rule<Args extends unknown[], A extends object>(
  kind: string,
  definition: RuleKind<A> & Made<Args, A>,
): (...args: Args) => StandingRule
export function rule(kind: string, definition: RuleKind<object>): () => StandingRule
export function rule(kind: string, definition: RuleKind<never> & Partial<Made<unknown[], object>>) {
  ruleKinds[kind] = definition as unknown as RuleKind<Node>
  const { make = nothingToSay } = definition
  return (...args: unknown[]) => Object.freeze({ does: 'rule', rule: Object.freeze({ kind, ...make(...args) }) })
}

export const action = (effect: Node): Action => Object.freeze({ does: 'action', effect })
export const movement = (effect: Node, more: Pick<Movement, 'orAction'> = {}): Movement =>
  Object.freeze({ does: 'movement', effect, ...more })
export const inCheck = (effect: Node, when?: Condition): CheckAbility =>
  Object.freeze({ does: 'checkAbility', effect, when })
export const interrupt = (
  window: string,
  effect: Node,
  more: Pick<Interrupt, 'when' | 'once' | 'by'> = {},
): Interrupt => Object.freeze({ does: 'interrupt', window, effect, ...more })
export const at = (step: string, effect: Node, when?: Condition): Trigger =>
  Object.freeze({ does: 'trigger', at: step, effect, when })
export const oncePerGame = <A extends Action | Movement | Interrupt>(ability: A): A & { readonly once: 'game' } => ({
  ...ability,
  once: 'game',
})
export const oncePerTurn = <A extends Action | Interrupt>(ability: A): A & { readonly once: 'turn' } => ({
  ...ability,
  once: 'turn',
})
