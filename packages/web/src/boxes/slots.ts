// Where a box, or a part that several boxes share, may bring something to the page besides what the engine tells of it. Everything here is
// asked for by the table that is looked at, so that nothing of a box shows where it is not played.

import {
  type Area,
  type BoardId,
  type Language,
  type LocationId,
  type Options,
  partsByChoice,
  type Seat,
  type Side,
  type Text,
  type Token,
  type View,
} from '@cic/engine'
import type { ComponentType } from 'preact'
import { addIcons } from '../art/icon-paths.ts'
import type { ShipShapeName } from '../art/ship.tsx'
import type { Chapter } from '../reference/rules/chapters.ts'

export interface PagePart {
  /** Small line drawings by name: places have the names of their locations, decks those of their decks. */
  readonly icons?: Readonly<Record<string, string>>
  /** Boards that are drawn in a way of their own. */
  readonly boards?: Readonly<Partial<Record<BoardId, DrawnBoard>>>
  /** The silhouette before the name of a board that is drawn like all others. */
  readonly boardShips?: Readonly<Partial<Record<BoardId, ShipShapeName>>>
  readonly isDestroyed?: (game: View, board: BoardId) => boolean
  /** Whose a board is, after its name, where that is known of no other board. */
  readonly boardWord?: (game: View, board: BoardId, language: Language) => BoardWord | undefined
  /** What lies on a board that is drawn like all others, after its locations. */
  readonly OnBoard?: ComponentType<{ board: BoardId }>
  /** What lies beyond a space area, at its outer edge. */
  readonly InArea?: ComponentType<{ area: Area }>
  /** Who else is at a location, among the people there, and what lies on it. */
  readonly InRoom?: ComponentType<{ location: LocationId }>
  readonly OnRoom?: ComponentType<{ location: LocationId }>
  /** What waits at a location for whoever ends the Movement step there, under the answer that leads there. */
  readonly OnMove?: ComponentType<{ location: LocationId }>
  /** What there is to know of a location besides. */
  readonly AboutPlace?: ComponentType<{ location: LocationId }>
  /** A track under that of the jump. */
  readonly UnderJump?: ComponentType
  /** A list at the end of what lies around Galactica. */
  readonly InStrip?: ComponentType
  /** Ships that have a name; they are counted among those of their shape. */
  readonly namedShips?: (seen: Pick<View, 'boxes'>, area: Area) => readonly NamedShip[]
  /** What has taken the place of the way to the goal, in a word; then there is no jump to prepare. */
  readonly phase?: (game: View, language: Language) => string | undefined
  /** What somebody is besides human or revealed: in words, and how their disc looks. */
  readonly standing?: (game: View, seat: Seat, language: Language) => Standing | undefined
  /** What everybody knows somebody to be, like a title. */
  readonly calledAlso?: (game: View, seat: Seat, language: Language) => string | undefined
  /** What an aim of one's own is called, and how it stands. */
  readonly aim?: AimWords
  /** The aims of one's own, where there are several. */
  readonly MyAims?: ComponentType<{ seat: Seat }>
  /** The tokens that abilities are paid with which are used once per game otherwise, and how they are counted. */
  readonly onceTokens?: { readonly held: (game: View, seat: Seat) => number; readonly counted: Text }
  /** Facts about somebody that everybody knows, after the counts of their cards. */
  readonly InFacts?: ComponentType<{ seat: Seat }>
  /** What only I may see, under my loyalty while I look at it, and under my Quorum cards. */
  readonly UnderLoyalty?: ComponentType<{ seat: Seat }>
  readonly UnderQuorum?: ComponentType<{ seat: Seat }>
  /** The same for what lies face down until I look. */
  readonly InSecrets?: ComponentType<{ seat: Seat; looking: boolean }>
  /** A word beside the name of the skill check under way. */
  readonly checkMark?: (game: View, language: Language) => string | undefined
  /** How lines of the log are drawn that are worth a scene; how long each stays is said in the protocol. */
  readonly sceneViews?: Readonly<Record<string, ComponentType<SceneProps>>>
  /** What the end of a game shows besides who won. */
  readonly AtEnd?: ComponentType<{ seen: View }>
  /** Lines of the log that a reader remembers of a game. */
  readonly keyLines?: readonly string[]
  /** What tokens of this box are called in the reference, where that differs from the base game. */
  readonly tokenKinds?: Readonly<Partial<Record<Token['kind'], Text>>>
  /** Groups of the reference for decks that only this box has. */
  readonly groups?: Readonly<Record<string, Group>>
  /** What is new with it for somebody who knows the base game, by the chapters of the rules that tell the whole. */
  readonly news?: () => Promise<Readonly<Record<string, Text>>>
  /** Chapters of the rules, in the order of reading. */
  readonly chapters?: Readonly<Record<Language, () => Promise<{ readonly chapters: Chapters }>>>
  /** Those that tell nothing of such a game. */
  readonly idleChapters?: (options: Options) => readonly string[]
}

export interface PageBox extends PagePart {
  /** That of its box, or of a part of one that is played by choice. */
  readonly id: string
  readonly parts?: readonly PagePart[]
}

export interface DrawnBoard {
  readonly name: Text
  /** In the place of space and Galactica, beside them, or not at all. */
  readonly where: (game: View) => 'middle' | 'beside' | undefined
  readonly Board: ComponentType
}

export interface BoardWord {
  readonly word: string
  readonly side: Side
}

export interface NamedShip {
  readonly shape: ShipShapeName
  /** By which the engine calls it. */
  readonly name: string
  readonly letter: string
}

export interface Standing {
  readonly title: string
  readonly square: boolean
  readonly striped: boolean
}

export type AimWords = Readonly<Record<'name' | 'cards' | 'met' | 'notMet' | 'fulfilled' | 'failed', Text>> & {
  /** What it takes to win by it, where one card does not say it. */
  readonly wins?: Text
}

export interface SceneProps {
  /** Where its line stands in the log. */
  readonly at: number
  readonly skip: () => void
}

export interface Group {
  readonly decks: readonly string[]
  readonly name: Text
}

export type Chapters = Readonly<Record<string, Chapter>>

const open = new Map<string, PageBox>()

export function plugIn(box: PageBox): void {
  open.set(box.id, box)
  for (const { icons = {} } of [...(box.parts ?? []), box]) addIcons(icons)
}

/** What the boxes of a game bring to one place of the page, the parts that they share first and once. */
export function broughtBy<K extends keyof PagePart>(
  { options }: Pick<View, 'options'>,
  slot: K,
): NonNullable<PagePart[K]>[] {
  return of(
    [...options.sets, ...partsByChoice(options)].flatMap((id) => open.get(id) ?? []),
    slot,
  )
}

/** What all boxes that are open bring to one place of the page. */
export const broughtByAll = <K extends keyof PagePart>(slot: K): NonNullable<PagePart[K]>[] =>
  of([...open.values()], slot)

export const pageOfBox = (id: string): PageBox | undefined => open.get(id)

function of<K extends keyof PagePart>(boxes: readonly PageBox[], slot: K): NonNullable<PagePart[K]>[] {
  const pieces = new Set<PagePart>([...boxes.flatMap(({ parts = [] }) => parts), ...boxes])
  return [...pieces].map((piece) => piece[slot]).filter((brought) => brought !== undefined)
}

/** Tables that boxes bring as one. */
export const together = <T>(tables: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> =>
  Object.assign({}, ...tables)
