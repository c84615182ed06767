// The shapes of everything a box holds: one literal per card, sheet, place and token.

import type {
  Activation,
  Area,
  BoardId,
  CardId,
  CharacterId,
  CharacterType,
  LocationId,
  ObjectiveId,
  Resource,
  SetId,
  ShipKind,
  Side,
  SkillType,
} from '../core/ids.ts'
import type { Next, Procedure, Question, Step } from '../core/procedure.ts'
import type { ChangedRule } from '../core/rules.ts'
import type { Frame, Game, Options, Seat } from '../core/state.ts'
import type { Ability, Action, CheckAbility, Interrupt, Movement, StandingRule, Trigger } from './ability.ts'
import type { Form } from './decisions.ts'
import type { Text } from './languages.ts'
import type { MoreFacts } from './log.ts'
import type { Node } from './node.ts'

export type Who = 'current' | 'president' | 'admiral' | 'self' | 'chosen'
export type Chooser = 'current' | 'president' | 'admiral'

export interface SkillCard {
  readonly name: Text
  readonly skill: SkillType
  /** Copies by strength. */
  readonly strengths: Readonly<Record<number, number>>
  readonly ability: Action | Interrupt | Movement | CheckAbility
  /** At most one of this name a turn, or one of all that share a limit with the card named. */
  readonly oncePerTurn?: true | CardId
  /** Its text is for Cylon players alone; that of every other card is for humans. */
  readonly ofCylon?: true
}

export type Placement = Readonly<Partial<Record<Area, Readonly<Partial<Record<ShipKind, number>>>>>>

export interface Attack {
  readonly activate: readonly Activation[]
  readonly setup: Placement
  readonly special: { readonly name: Text; readonly effect: Node }
}

export interface CrisisCard {
  readonly name: Text
  readonly copies?: number
  /** The deck it lies in, if that is not the Crisis deck. */
  readonly deck?: string
  /** Who chooses, and the two boxes. */
  readonly either?: readonly [Chooser, Node, Node]
  /** A skill check or effect without a choice. */
  readonly resolve?: Node
  readonly attack?: Attack
  readonly activate?: readonly Activation[]
  readonly jump?: boolean
  /** What holds, or happens, while the card stays in play. */
  readonly whileInPlay?: StandingRule | Trigger
  /** Leaves play when the fleet jumps. */
  readonly untilJump?: 'discard' | 'shuffleBack'
  /** Leaves play when one of these ships is destroyed. */
  readonly untilDestroyed?: readonly ShipKind[]
  /** Distance it counts as while it lies beside the objective. */
  readonly distance?: number
}

export interface QuorumCard {
  readonly name: Text
  readonly copies?: number
  readonly effect: Node
  /** What it does once it lies before a player, or on the table. */
  readonly whileInPlay?: Interrupt | Trigger | StandingRule
}

export interface DestinationCard {
  readonly name: Text
  readonly copies?: number
  readonly distance: number
  readonly effect: Node
}

/** Each set declares further sides. */
export interface LoyaltySides {
  human: true
  cylon: true
  sympathizer: true
}
export type LoyaltySide = keyof LoyaltySides

export interface LoyaltyCard {
  readonly name: Text
  readonly copies?: number
  readonly side: LoyaltySide
  /** What a Cylon may do when revealing this card. */
  readonly reveal?: Node
  /** They have to do it. */
  readonly obliged?: true
}

export interface Character {
  readonly name: Text
  readonly type: CharacterType
  /** Cards drawn at the start of a turn; several types mean a choice for each card. */
  readonly skills: readonly { readonly count: number; readonly types: readonly SkillType[] }[]
  /** Where the character starts; of several places the player chooses one. */
  readonly setup: LocationId | readonly LocationId[] | 'viper' | 'stranded'
  /** The sheet is a Cylon's own: it also counts while its player is a revealed Cylon. */
  readonly ofCylon?: true
  /** Not to be chosen in the variant without the Sympathizer. */
  readonly needsSympathizer?: true
  readonly abilities: Readonly<Record<string, { readonly name: Text } & Ability>>
}

export interface Location {
  readonly name: Text
  readonly board: BoardId
  readonly hazard?: true
  readonly damageable?: true
  /** Who may be here. */
  readonly who: 'humans' | 'cylons' | 'both'
  readonly action?: Node
  /** What Cylon players do at a place that is for both. */
  readonly cylonAction?: Node
  readonly rule?: StandingRule
}

export interface CivilianShipToken {
  readonly count: number
  readonly loses: Readonly<Partial<Record<Resource, number>>>
}

export interface GalacticaDamageToken {
  /** The ship that it damages, if that is not Galactica. */
  readonly of?: BoardId
  readonly location?: LocationId
  readonly loses?: Readonly<Partial<Record<Resource, number>>>
}

export interface Objective {
  readonly name: Text
  readonly sleeper: number
  readonly arrive: number
  /** Reached with that distance; otherwise it takes one more jump. */
  readonly atOnce?: true
}

/** A card that only a box's own rules use. */
export interface OtherCard {
  readonly name: Text
  readonly copies?: number
  /** What it says, as part of a sentence. */
  readonly text: Text
  /** Where it decides whether its player wins: the side that has to win, and what has to be true besides. */
  readonly wins?: Side
  readonly met?: (game: Game, seat: Seat) => boolean
}

/** An action that is on no card, sheet or place of its own: printed on a board, a title or a reference card. */
export interface BoardAction {
  readonly name: Text
  readonly possible: (game: Game, seat: Seat) => boolean
  readonly begin: (game: Game, seat: Seat) => void
}

/** What a box adds to the options of a game. */
export interface SetOptions {
  /** Player numbers besides those of other boxes. */
  readonly players: readonly number[]
  /** The objective that is played if none is named. */
  readonly objective: ObjectiveId
  /** Variants that may be switched on. */
  readonly variants: readonly string[]
  /** Why a combination is not allowed; nothing, if it is. */
  readonly refuses: (options: Options) => string | undefined
}

/** What a box says in its own words: sentences of the log, and labels of options. */
export interface SetWords {
  readonly log: Readonly<Record<string, Text>>
  /** Facts that a sentence of the log needs besides those of its entry. */
  readonly logFacts: Readonly<Record<string, MoreFacts>>
  readonly options: Readonly<Record<string, Text>>
  /** Labels of options with a prefix. */
  readonly forms: Readonly<Record<string, Form>>
}

/** A step that does something before or after the step that another box has there, or instead of it. */
export type Wrap<F> = (game: Game, frame: F & Frame, step: () => Next) => Next

/** A box: everything it brings, and the steps it puts in place of others. */
export interface GameSet {
  readonly id: SetId
  readonly name: Text
  readonly skillCards: Readonly<Record<CardId, SkillCard>>
  readonly crises: Readonly<Record<CardId, CrisisCard>>
  readonly superCrises: Readonly<Record<CardId, CrisisCard>>
  readonly quorum: Readonly<Record<CardId, QuorumCard>>
  readonly destinations: Readonly<Record<CardId, DestinationCard>>
  readonly loyalty: Readonly<Record<CardId, LoyaltyCard>>
  readonly characters: Readonly<Partial<Record<CharacterId, Character>>>
  readonly locations: Readonly<Partial<Record<LocationId, Location>>>
  readonly civilianShips: Readonly<Record<CardId, CivilianShipToken>>
  readonly galacticaDamage: Readonly<Record<string, GalacticaDamageToken>>
  readonly basestarDamage: readonly string[]
  readonly objectives: Readonly<Partial<Record<ObjectiveId, Objective>>>
  readonly succession: Readonly<Record<'president' | 'admiral', readonly CharacterId[]>>
  readonly ships?: Readonly<
    Record<'vipers' | 'raptors' | 'raiders' | 'heavyRaiders' | 'basestars' | 'centurions' | 'nukes', number>
  >
  /** Steps put in place of another set's, by full name. */
  readonly replaces?: Readonly<Record<string, Step<never> | Question<never>>>
  /** Steps put around another set's, by full name. */
  readonly wraps?: readonly Readonly<Record<string, Wrap<never>>>[]
  /** Rules of other sets that this one changes. */
  readonly changes?: readonly ChangedRule[]
  readonly procedures?: readonly Procedure<never>[]
  readonly otherDecks?: Readonly<Record<string, Readonly<Record<CardId, OtherCard>>>>
  readonly shipDecks?: readonly string[]
  readonly actions?: Readonly<Record<string, BoardAction>>
  readonly options?: SetOptions
  readonly words?: SetWords
  /** Names of whatever else the log and the questions speak of. */
  readonly names?: Readonly<Record<string, Text>>
  /** What is wrong with the box's own part of a game, in words. */
  readonly faults?: (game: Game) => readonly string[]
}
