// The shapes of everything a box holds: one literal per card, sheet, place and token.

import type { Ability, Action, CheckAbility, Condition, Interrupt, Movement, StandingRule, Trigger } from './ability.ts'
import type { Phrase, Reader } from './facts.ts'
import type {
  Activation,
  Area,
  Attacker,
  BoardId,
  CardId,
  CharacterId,
  CharacterType,
  LocationId,
  ObjectiveId,
  Resource,
  SetId,
  ShipKind,
  ShipTarget,
  Side,
  SkillType,
  Title,
  ViperKind,
} from './ids.ts'
import type { Text } from './languages.ts'
import type { Node, Prospect } from './node.ts'
import type { Target } from './option.ts'
import type { Next, Question, Step } from './procedure.ts'
import type { ChangedRule } from './rules.ts'
import type { Frame, Game, Options, Seat, Table } from './state.ts'

export type Chooser = 'current' | Title
export type Who = Chooser | 'self' | 'chosen'

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
  /** What happens to whoever decides to discard it. */
  readonly whenDiscarded?: Node
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

/** Crisis cards that have a deck of their own. */
export const ofDeck = <C extends Readonly<Record<string, CrisisCard>>>(deck: string, cards: C): C =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { deck, ...card }])) as C

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
  /** It belongs to the Cylon attack cards, and stays in the box where they do. */
  readonly ofAttacks?: true
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
  /** What it says, where its side has no words of its own. */
  readonly text?: Text | Phrase
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
  /** The place in each line of succession, counted over all boxes; who stands in none holds no title. */
  readonly succession?: Readonly<Partial<Record<Title, number>>>
  /** The sheet is a Cylon's own: it also counts while its player is a revealed Cylon. */
  readonly ofCylon?: true
  /** A Cylon who counts as a human player from the start. */
  readonly infiltrates?: true
  /** Another version of this character: never both of them are played. */
  readonly alternateOf?: CharacterId
  /** Not to be chosen in the variant without the Sympathizer. */
  readonly needsSympathizer?: true
  readonly abilities: Readonly<Record<string, { readonly name: Text } & Ability>>
}

/** The skill cards of a sheet: draws([2, 'politics'], [1, 'tactics', 'leadership']). */
export const draws = (...rows: readonly (readonly [count: number, ...types: SkillType[]])[]): Character['skills'] =>
  rows.map(([count, ...types]) => ({ count, types }))

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
  readonly name: Text
  /** The ship that it damages, if that is not Galactica. */
  readonly of?: BoardId
  readonly location?: LocationId
  readonly loses?: Readonly<Partial<Record<Resource, number>>>
}

/** A distance at which something happens, the first time that the fleet has travelled so far. */
export interface Threshold {
  readonly distance: number
  /** What happens then, by the name under which `atThreshold` has it. */
  readonly does: string
}

export interface Objective {
  readonly name: Text
  readonly thresholds: readonly Threshold[]
}

/** What a player with an aim of their own had better do before helping a side to win: advice for bots. */
export type Errand = 'harm' | 'beJailed' | 'playSuperCrisis' | 'infiltrate'

/** A card that decides whether its player wins: the side that has to win, and what has to be true besides. */
export interface AimCard {
  readonly name: Text
  readonly copies?: number
  readonly wins: Side
  readonly when: Condition
  readonly errand?: Errand
  /** It counts once it is shown: whenever its player likes while that is true, or when the game is over. */
  readonly shown?: 'whileTrue' | 'atEnd'
  /** Showing it before the end. */
  readonly show?: Interrupt
}

/** A card that is played for its action, from a hand of such cards. */
export interface ActionCard {
  readonly name: Text
  readonly copies?: number
  readonly action: Action
}

/** A card that is turned up and resolved. */
export interface ResolvedCard {
  readonly name: Text
  readonly copies?: number
  readonly resolve: Node
  /** Distance that it counts as once it is passed. */
  readonly distance?: number
}

/** A card or token that only its box knows what to do with; what it says, if it says anything. */
export interface ToldCard {
  readonly name: Text
  readonly copies?: number
  readonly text?: Phrase
}

/** A card that only a box's own rules use. */
export type OtherCard = AimCard | ActionCard | ResolvedCard | ToldCard

export const isAim = (card: OtherCard | undefined): card is AimCard => card !== undefined && 'wins' in card

export const isResolved = (card: OtherCard | undefined): card is ResolvedCard => card !== undefined && 'resolve' in card

/** What a hit does to a ship: the least roll for each result, best result first. */
export type Hit = 'destroyed' | 'damaged' | 'damagedTwice' | 'destroyedWithRaiders' | 'destroyedWithAll'
export type AttackTable = Readonly<
  Partial<Record<ShipTarget, Readonly<Partial<Record<Attacker, readonly (readonly [number, Hit])[]>>>>>
>

/** An action that is on no card, sheet or place of its own: printed on a board, a title or a reference card. */
export interface BoardAction {
  readonly name: Text
  /** Whose action it is, if not everybody's. */
  readonly who?: 'humans' | 'cylons'
  readonly text: Phrase
  /** What it would mean now, for whom. */
  readonly stakes?: (table: Table, reader: Reader) => Phrase
  /** A skill card that may be discarded for it, and what its text says of that. */
  readonly helpedBy?: { readonly card: CardId; readonly text: Text }
  readonly possible: (table: Table, seat: Seat) => boolean
  readonly begin: (game: Game, seat: Seat) => void
  /** What it comes to. */
  readonly prospect: (table: Table, seat: Seat) => Prospect
  /** What it points at on the table. */
  readonly at?: (table: Table, seat: Seat) => readonly Target[]
}

/** A card that lies in no deck: a title, or a reminder of rules. What it says is made of abilities and of sentences. */
export interface ReferenceCard {
  readonly deck: 'title' | 'reference'
  readonly name: Text
  readonly lines: readonly (Ability | Phrase)[]
  /** The card in whose place it lies on the table. */
  readonly replaces?: string
}

/** What a box adds to the options of a game. */
export interface SetOptions {
  /** Player numbers besides those of other boxes. */
  readonly players?: readonly number[]
  /** The objective that is played if none is named. */
  readonly objective?: ObjectiveId
  /** Variants that may be switched on. */
  readonly variants?: readonly string[]
  /** Why a combination is not allowed; nothing, if it is. */
  readonly refuses?: (options: Options) => Text | undefined
}

/** A step that does something before or after the step that stands there otherwise, or instead of it. */
export type Wrap<F> = (game: Game, frame: F & Frame, step: () => Next) => Next

/** Which title goes by which rules. */
export interface TitleFacts {
  /** Nobody holds it in the Brig while somebody else could. */
  readonly lostInBrig?: true
}

export type ShipCounts = Record<
  'vipers' | 'raptors' | 'raiders' | 'heavyRaiders' | 'basestars' | 'centurions' | 'nukes',
  number
>

/** A special kind of vipers; `vipers` of the ship counts are the ordinary ones alone. */
export interface ViperFacts {
  readonly count: number
  /** So many areas it moves at most. */
  readonly reach: number
  /** Where they are when the game begins. */
  readonly starts: 'reserves' | 'damaged'
  /** So many of them lie beside the board then. */
  readonly beside?: number
  /** What would damage it destroys it. */
  readonly neverDamaged?: true
  /** No effect risks it. */
  readonly neverRisked?: true
  /** It shoots by a row of its own in the attack table. */
  readonly attacksAs?: Attacker
}

/** The cards, sheets, places and tokens that a box or a part brings. */
export interface Contents {
  readonly skillCards?: Readonly<Record<CardId, SkillCard>>
  readonly crises?: Readonly<Record<CardId, CrisisCard>>
  readonly superCrises?: Readonly<Record<CardId, CrisisCard>>
  readonly quorum?: Readonly<Record<CardId, QuorumCard>>
  readonly destinations?: Readonly<Record<CardId, DestinationCard>>
  readonly loyalty?: Readonly<Record<CardId, LoyaltyCard>>
  readonly characters?: Readonly<Partial<Record<CharacterId, Character>>>
  readonly locations?: Readonly<Partial<Record<LocationId, Location>>>
  readonly civilianShips?: Readonly<Record<CardId, CivilianShipToken>>
  readonly galacticaDamage?: Readonly<Record<string, GalacticaDamageToken>>
  readonly objectives?: Readonly<Partial<Record<ObjectiveId, Objective>>>
  /** Cards that only a box's own rules use, by the names of their decks. */
  readonly otherDecks?: Readonly<Record<string, Readonly<Record<CardId, OtherCard>>>>
  readonly actions?: Readonly<Record<string, BoardAction>>
  readonly titles?: Readonly<Partial<Record<Title, TitleFacts>>>
  readonly referenceCards?: Readonly<Record<string, ReferenceCard>>
  /** Names of whatever else the log and the questions speak of. */
  readonly names?: Readonly<Record<string, Text>>
}

/** What several boxes hold: it stands between the rulebook's chapters and the boxes, and is assembled once. */
export interface Part extends Contents {
  readonly id: string
  /** Further parts that it stands on. */
  readonly parts?: readonly Part[]
  /** Whether it is played with these options; it always is, if absent. */
  readonly playedWith?: (options: Options) => boolean
  /** What lies in the box of every game, but is met only in those that are played with this part. */
  readonly metThere?: Contents
  readonly ships?: (options: Options) => Readonly<Partial<ShipCounts>>
  readonly viperKinds?: Readonly<Partial<Record<ViperKind, ViperFacts>>>
  readonly basestarDamage?: readonly string[]
  /** Rows of the attack table. */
  readonly attackTable?: AttackTable
  /** Decks that civilian ships lie in besides their pile. */
  readonly shipDecks?: readonly string[]
  /** Decks of “You are not a Cylon” cards that lie beside the Loyalty deck. */
  readonly humanDecks?: readonly string[]
  /** Further decks that the cards of one of its own decks may lie in, by the name of that deck. */
  readonly piles?: Readonly<Record<string, readonly string[]>>
  /** Whether such a card may lie at a place of a pile, or with a player, as far as everybody can tell. */
  readonly mayLie?: (table: Table, card: CardId, pile: string | undefined, place: number) => boolean
  /** Its cards that lie open on the table in a way of their own. */
  readonly lying?: (table: Table) => readonly CardId[]
  /** What a sheet says in the place of “once per game”, where the same may be used again. */
  readonly oncePerGame?: (character: Character) => Phrase
  /** Cards of any box that stay in the box with these options. */
  readonly leavesInBox?: (options: Options) => LeavesInBox | undefined
  /** Steps put in place of others, by full name. */
  readonly replaces?: Readonly<Record<string, Step<never> | Question<never>>>
  /** Steps put around others, by full name. */
  readonly wraps?: readonly Readonly<Record<string, Wrap<never>>>[]
  readonly changes?: readonly ChangedRule[]
  /** Looks at the game whenever something has happened, and may put work on the stack: for what may come true at any time. Says whether it has. */
  readonly watch?: (game: Game) => boolean
  /** What is wrong with its own piece of a game, in words. */
  readonly faults?: (game: Game) => readonly string[]
}

export type LeavesInBox = (kind: keyof Contents, id: string, one: object) => boolean

/** The name of a box and which games it allows: all that has to be known before one is played. */
export interface Box {
  readonly id: SetId
  readonly name: Text
  /** No game is played without it. */
  readonly needed?: true
  readonly objectives: Readonly<Partial<Record<ObjectiveId, Objective>>>
  readonly options?: readonly SetOptions[]
  /** Parts of it that only some games are played with, and that may be opened later than the rest. */
  readonly byChoice?: readonly PartByChoice[]
}

export interface PartByChoice {
  readonly id: string
  readonly playedWith: (options: Omit<Partial<Options>, 'sets'>) => boolean
}

/** A box with everything in it. */
export interface GameSet extends Part, Box {
  readonly id: SetId
  readonly objectives: Box['objectives']
}
