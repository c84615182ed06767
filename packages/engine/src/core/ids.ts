// The names that the whole engine agrees on. The unions that a box can add to (locations, characters, skill types …) are
// interfaces: a set adds its own names with `declare module`, so an id that no set knows is a type error.

/** A chair at the table, counted clockwise from 0. */
export type Seat = number

export const resources = ['fuel', 'food', 'morale', 'population'] as const
export type Resource = (typeof resources)[number]

/** The six space areas, clockwise around Galactica, which faces left. */
export const areas = ['front', 'starboardBow', 'starboardAft', 'rear', 'portAft', 'portBow'] as const
export type Area = (typeof areas)[number]
/** The two areas with a viper launch icon. */
export const launchAreas = ['portBow', 'portAft'] as const satisfies readonly Area[]

/** Locations that the rules of every game name themselves; each set declares its own further ones. */
export interface LocationIds {
  brig: true
  sickbay: true
  'hangar-deck': true
  'resurrection-ship': true
}
export type LocationId = keyof LocationIds

/** Each set declares its boards. */
export interface BoardIds {
  galactica: true
  'colonial-one': true
  'cylon-locations': true
}
export type BoardId = keyof BoardIds

/** Each set declares its characters. */
export interface CharacterIds {
  'laura-roslin': true
}
export type CharacterId = keyof CharacterIds

export interface CharacterTypes {
  'political leader': true
  'military leader': true
  pilot: true
  support: true
}
export type CharacterType = keyof CharacterTypes

/** Each set declares the skill types it brings. */
export interface SkillTypes {
  politics: true
  leadership: true
  tactics: true
  piloting: true
  engineering: true
}
export type SkillType = keyof SkillTypes

/** Each set declares the titles that it brings. */
export interface TitleIds {
  president: true
  admiral: true
}
export type Title = keyof TitleIds

/** A kind of card; copies of one card share its id, as they look alike on the table. */
export type CardId = string

/** What a seat may not know in a view. */
export const unknown = '?'

/** Each set declares its own id. */
export interface SetIds {
  base: true
}
export type SetId = keyof SetIds
export interface ObjectiveIds {
  kobol: true
}
export type ObjectiveId = keyof ObjectiveIds

/** Icons at the bottom left of a crisis card: what the Cylons activate. */
export interface Activations {
  raiders: true
  launch: true
  heavy: true
  basestars: true
}
export type Activation = keyof Activations

export type ShipKind = 'raider' | 'heavyRaider' | 'basestar' | 'viper' | 'civilian'

/** Kinds of vipers; each set declares further ones. */
export interface ViperKinds {
  viper: true
}
export type ViperKind = keyof ViperKinds

/** Where vipers are that nobody flies. */
export type ViperPlace = Area | 'reserves' | 'damaged' | 'destroyed' | 'beside'

export type Side = 'humans' | 'cylons'

/** Who attacks; each set declares further ones. */
export interface Attackers {
  viper: true
  galactica: true
  nuke: true
  raider: true
  basestar: true
  armory: true
}
export type Attacker = keyof Attackers

/** What is under fire; each set declares further targets. */
export interface ShipTargets {
  raider: true
  heavyRaider: true
  basestar: true
  centurion: true
  viper: true
  galactica: true
}
export type ShipTarget = keyof ShipTargets

/** In place of a seat: the table itself, which closes timed windows. */
export const theTable: Seat = -1
