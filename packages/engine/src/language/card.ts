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
  SkillType,
} from '../core/ids.ts'
import type { Procedure, Question, Step } from '../core/procedure.ts'
import type { Ability, Action, Interrupt, StandingRule, Trigger } from './ability.ts'
import type { Text } from './languages.ts'
import type { Node } from './node.ts'

export type Who = 'current' | 'president' | 'admiral' | 'self' | 'chosen'
export type Chooser = 'current' | 'president' | 'admiral'

export interface SkillCard {
  readonly name: Text
  readonly skill: SkillType
  /** Copies by strength. */
  readonly strengths: Readonly<Record<number, number>>
  readonly ability: Action | Interrupt
  /** At most one of this name a turn. */
  readonly oncePerTurn?: true
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
  /** Who chooses, and the two boxes. */
  readonly either?: readonly [Chooser, Node, Node]
  /** A skill check or effect without a choice. */
  readonly resolve?: Node
  readonly attack?: Attack
  readonly activate?: readonly Activation[]
  readonly jump?: boolean
  /** What holds while the card stays in play. */
  readonly whileInPlay?: StandingRule
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

export interface LoyaltyCard {
  readonly name: Text
  readonly copies?: number
  readonly side: 'human' | 'cylon' | 'sympathizer'
  /** What a Cylon may do when revealing this card. */
  readonly reveal?: Node
}

export interface Character {
  readonly name: Text
  readonly type: CharacterType
  /** Cards drawn at the start of a turn; several types mean a choice for each card. */
  readonly skills: readonly { readonly count: number; readonly types: readonly SkillType[] }[]
  readonly setup: LocationId | 'viper' | 'stranded'
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
  readonly who: 'humans' | 'cylons'
  readonly action?: Node
  readonly rule?: StandingRule
}

export interface CivilianShipToken {
  readonly count: number
  readonly loses: Readonly<Partial<Record<Resource, number>>>
}

export interface GalacticaDamageToken {
  readonly location?: LocationId
  readonly loses?: Readonly<Partial<Record<Resource, number>>>
}

export interface Objective {
  readonly name: Text
  readonly sleeper: number
  readonly arrive: number
}

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
  readonly characters: Readonly<Record<CharacterId, Character>>
  readonly locations: Readonly<Record<LocationId, Location>>
  readonly civilianShips: Readonly<Record<CardId, CivilianShipToken>>
  readonly galacticaDamage: Readonly<Record<string, GalacticaDamageToken>>
  readonly basestarDamage: readonly string[]
  readonly objectives: Readonly<Record<ObjectiveId, Objective>>
  readonly succession: Readonly<Record<'president' | 'admiral', readonly CharacterId[]>>
  readonly ships: Readonly<
    Record<'vipers' | 'raptors' | 'raiders' | 'heavyRaiders' | 'basestars' | 'centurions' | 'nukes', number>
  >
  /** Steps put in place of another set's, by full name. */
  readonly replaces?: Readonly<Record<string, Step<never> | Question<never>>>
  readonly procedures?: readonly Procedure<never>[]
}
