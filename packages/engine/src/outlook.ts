// What a player would want to work out from a view, so that bots and screens need no rules of their own: the skill check
// under way and what each card would be worth in it, the effects of places and cards, the distance travelled.

import { holds, wantsOf } from './core/ability.ts'
import type { Errand, LoyaltySide, Placement } from './core/card.ts'
import type { Activation, CardId, CharacterId, LocationId, Resource, Seat, Side, SkillType } from './core/ids.ts'
import { resources } from './core/ids.ts'
import type { Price } from './core/node.ts'
import { bend, rulesOf } from './core/rules.ts'
import type { Context, Frame, Node } from './core/state.ts'
import { canActivate } from './rules/actions.ts'
import { aimsOf, isAimDeck, shownAims, wouldWin } from './rules/aims.ts'
import type { Crisis } from './rules/crisis.ts'
import { damagedLocationsOf, damagedLocationsThatDestroyGalactica } from './rules/damage.ts'
import type { Die } from './rules/die.ts'
import { jumpTrack } from './rules/jump.ts'
import { nukesBeside } from './rules/nukes.ts'
import { redZone } from './rules/resources.ts'
import { loyaltyDeckSize } from './rules/setup.ts'
import { type SkillCheck, worthInCheck } from './rules/skill-check.ts'
import { canPilot, distance } from './rules/table.ts'
import { unmannedActivations } from './rules/vipers.ts'
import { goalOf } from './table-doors.ts'
import type { View } from './view.ts'

export type { Placement } from './core/card.ts'
export { type Activation, areas, launchAreas } from './core/ids.ts'
export { hitChance } from './rules/combat.ts'
export { boardingSpaces, towards } from './rules/cylon-ships.ts'
export { adjacent } from './rules/vipers.ts'

/** The skill check under way. */
export interface CheckOutlook {
  readonly source: CardId | undefined
  readonly chosen: Seat | undefined
  readonly context: Context
  readonly difficulty: number
  readonly skills: readonly SkillType[]
  readonly partialAt: number | undefined
  readonly pass: Node | undefined
  readonly partial: Node | undefined
  readonly fail: Node | undefined
  readonly consequence: Node | undefined
  /** A card with a skill check ability was among those revealed: the consequence is sure. */
  readonly consequenceDue: boolean
  /** How many cards each seat has added; the two Destiny cards are not counted. */
  readonly added: Readonly<Record<Seat, number>>
  /** Who has still to add cards, in order; the first is being asked. */
  readonly toAdd: readonly Seat[]
  /** Whether cards have begun to be added. */
  readonly begun: boolean
  /** Cards are added face up (Investigative Committee). */
  readonly faceUp: boolean
  /** Nothing that sheets and cards say bends it. */
  readonly untouched: boolean
  /** The total as far as cards lie open. */
  readonly open: number
  readonly total: number | undefined
}

export function skillCheckOf(seen: View): CheckOutlook | undefined {
  const check = frameAt<SkillCheck>(seen, 'skillCheck:')
  if (check === undefined) return undefined
  const pile = seen.checks.at(-1) ?? []
  const added: Record<Seat, number> = {}
  for (const { by } of pile) if (by !== undefined) added[by] = (added[by] ?? 0) + 1
  return {
    source: check.context.source,
    chosen: check.context.chosen,
    context: check.context,
    difficulty: check.difficulty,
    skills: check.skills,
    partialAt: check.partial?.at,
    pass: check.pass,
    partial: check.partial?.effect,
    fail: check.fail,
    consequence: check.consequence,
    consequenceDue: check.consequence !== undefined && check.abilityPlayed === true,
    added,
    toAdd: check.order ?? [],
    begun: check.order !== undefined,
    faceUp: check.faceUp === true,
    untouched: check.untouched === true,
    open: pile.reduce((sum, { card }) => (card === '?' ? sum : sum + worthOfCard(seen, card)), 0),
    total: check.total,
  }
}

/** What a skill card would add to the check under way, or take from it. */
export function worthOfCard(seen: View, card: CardId): number {
  const check = frameAt<SkillCheck>(seen, 'skillCheck:')
  return check === undefined ? 0 : worthInCheck(seen, check, card)
}

/** Whether all cards of the check under way lie open, so that its total is known. */
export function isRevealed(seen: View): boolean {
  const check = skillCheckOf(seen)
  return (
    check?.begun === true && check.toAdd.length === 0 && (seen.checks.at(-1) ?? []).every(({ card }) => card !== '?')
  )
}

/** The die about to be rolled or just rolled. */
export function dieOf(seen: View): Readonly<Die> | undefined {
  return frameAt<Die>(seen, 'die:')
}

/** The attack that a die decides, if it decides one. */
export function attackOf(seen: View): { readonly attacker: string; readonly target: string } | undefined {
  return frameAt<{ attacker: string; target: string }>(seen, 'attack:')
}

/** What the die decides when it is not an attack: the effects by their range. */
export function dieEffectsOf(seen: View): readonly { from: number; to: number; effect: Node }[] | undefined {
  return frameAt<{ effects: { from: number; to: number; effect: Node }[] }>(seen, 'onDie:')?.effects
}

/** The crisis card being resolved, its choice, and its two boxes if it has them. */
export function crisisOf(
  seen: View,
): { card: CardId; superCrisis: boolean; choice: 0 | 1 | undefined; boxes: readonly Node[] } | undefined {
  const under = frameAt<Crisis>(seen, 'crisis:')
  if (under?.card === undefined) return undefined
  const { card, superCrisis, choice } = under
  return { card, superCrisis: superCrisis === true, choice, boxes: crisisBoxes(seen, card) }
}

const crisisCard = (seen: View, card: CardId) => rulesOf(seen).crises[card] ?? rulesOf(seen).superCrises[card]

/** What a crisis card says: its two boxes, or the one; an attack has none. */
export function crisisBoxes(seen: View, card: CardId): readonly Node[] {
  const { either, resolve } = crisisCard(seen, card)
  if (either !== undefined) return [either[1], either[2]]
  return resolve === undefined ? [] : [resolve]
}

/** What comes with a crisis card besides its text: ships that act or are placed, and whether the fleet prepares to jump. */
export interface CrisisFacts {
  readonly activate: readonly Activation[]
  readonly jump: boolean
  readonly attack: Placement | undefined
}

export function crisisFacts(seen: View, card: CardId): CrisisFacts {
  const { activate, jump, attack } = crisisCard(seen, card)
  return { activate: attack?.activate ?? activate ?? [], jump: jump === true, attack: attack?.setup }
}

export interface SkillCardFacts {
  readonly kind: CardId
  readonly skill: SkillType
  readonly strength: number
}

export const skillCardFacts = (seen: View, card: CardId): SkillCardFacts | undefined => rulesOf(seen).skillCards[card]

/** All skill cards of this game, by their ids. */
export const skillCardsIn = (seen: View): Readonly<Record<CardId, SkillCardFacts>> => rulesOf(seen).skillCards

/** Whether a skill card can be played as an action. */
export const isActionCard = (seen: View, card: CardId): boolean =>
  rulesOf(seen).skillCards[card]?.card.ability.does === 'action'

/** The effect of a place, a Quorum card, a destination, a sheet's action, or a loyalty card's power. */
export function effectOf(
  seen: View,
  what: 'location' | 'quorum' | 'destination' | 'loyalty' | 'crisis' | 'superCrisis',
  id: string,
): Node | undefined {
  const rules = rulesOf(seen)
  if (what === 'location') return rules.locations[id as LocationId].action
  if (what === 'loyalty') return rules.loyalty[id].reveal
  if (what === 'quorum') return rules.quorum[id].effect
  if (what === 'destination') return rules.destinations[id].effect
  const { either, resolve, attack } = (what === 'crisis' ? rules.crises : rules.superCrises)[id]
  return either?.[1] ?? resolve ?? attack?.special.effect
}

/** The decks that civilian ships lie in besides their pile. */
export const shipDecksIn = (table: Pick<View, 'options'>): readonly string[] => rulesOf(table).shipDecks

/** The skill types of this game. */
export const skillTypesIn = (seen: View): readonly SkillType[] => rulesOf(seen).skillTypes

/** Which part of the checks on crisis cards each skill type counts for. */
export function checkShares(seen: View): Readonly<Record<string, number>> {
  const rules = rulesOf(seen)
  let shares = knownShares.get(rules)
  if (shares === undefined) {
    const checks = Object.values(rules.crises).flatMap(({ either, resolve }) => [...(either?.slice(1) ?? []), resolve])
    const skills = checks.flatMap((effect) => (isCheck(effect) ? [effect.skills] : []))
    shares = Object.fromEntries(
      rules.skillTypes.map((type) => [type, skills.filter((some) => some.includes(type)).length / skills.length]),
    )
    knownShares.set(rules, shares)
  }
  return shares
}

const knownShares = new WeakMap<object, Readonly<Record<string, number>>>()

const isCheck = (effect: unknown): effect is Node & { skills: readonly SkillType[] } =>
  (effect as Node | undefined)?.kind === 'check'

export const sideOfLoyalty = (seen: View, card: CardId): LoyaltySide | undefined => rulesOf(seen).loyalty[card]?.side

/** A revealed Cylon, or whoever holds a Cylon card; a Sympathizer who stayed human is none. */
export function sideInTheEnd(seen: View, seat: Seat): Side | undefined {
  const { revealed, loyalty } = seen.seats[seat]
  if (revealed || loyalty.some(({ card }) => sideOfLoyalty(seen, card) === 'cylon')) return 'cylons'
  return loyalty.every(({ card }) => card !== '?') ? 'humans' : undefined
}

export function skillSetOf(seen: View, character: CharacterId): readonly SkillType[] {
  const { skills } = rulesOf(seen).characters[character]
  let set = skillSets.get(skills)
  if (set === undefined) {
    set = [...new Set(skills.flatMap(({ types }) => types))]
    skillSets.set(skills, set)
  }
  return set
}

/** Asked for everybody in every check, and printed on the sheet. */
const skillSets = new WeakMap<object, readonly SkillType[]>()

/** Which part of the cards that a character draws is of these types; where there is a choice, half of it counts. */
export function drawShare(seen: View, character: CharacterId, skills: readonly SkillType[]): number {
  let all = 0
  let fit = 0
  for (const { count, types } of rulesOf(seen).characters[character].skills) {
    let fitting = 0
    for (const type of types) if (skills.includes(type)) fitting++
    all += count
    fit += (count * fitting) / types.length
  }
  return fit / all
}

/** Whether somebody who stands at this location could use its action. */
export const canUse = (seen: View, seat: Seat, location: LocationId): boolean => canActivate(seen, seat, location)

/** How many skill cards it costs somebody to use a location. */
export const activationCost = (seen: View, seat: Seat, location = ''): number =>
  bend(seen, 'locationCost', 0, { seat, location })

/** The nuke tokens that the Admiral has, and those beside the board that can still be gained. */
export const nukesOf = (seen: View): { readonly held: number; readonly beside: number } => ({
  held: seen.nukes,
  beside: nukesBeside(seen),
})

export const mayPilot = (seen: View, seat: Seat): boolean => canPilot(seen, seat)

/** What an unmanned viper could do next: 'launch:portBow', 'move:rear:portAft', 'attack:rear:raider' … */
export const viperActivations = (seen: View): string[] => unmannedActivations(seen)

/** How many more damaged locations destroy Galactica. */
export const hitsLeft = (seen: View): number => damagedLocationsThatDestroyGalactica - damagedLocationsOf(seen)

/** The board that a place is on; nothing for a space area. Moving to another board costs a card. */
export const boardOf = (seen: View, place: string): string | undefined =>
  rulesOf(seen).locations[place as LocationId]?.board

export const damagedLocations = (seen: View): LocationId[] =>
  seen.damage.flatMap((token) => rulesOf(seen).galacticaDamage[token].location ?? [])

export const isDamagedIn = (seen: View, location: string): boolean =>
  damagedLocations(seen).includes(location as LocationId)

export const distanceOf = (seen: View): number => distance(seen)

/** The distance still to travel before the next jump wins. */
export const distanceToGo = (seen: View): number => Math.max(0, goalOf(seen).distance - distanceOf(seen))

export const distanceOfDestination = (seen: View, card: CardId): number =>
  rulesOf(seen).destinations[card]?.distance ?? 0

/** What jumping from FTL Control may cost now; nothing, where it is not allowed. */
export const ftlLoss = (seen: View): number | undefined => jumpTrack.populationLoss[seen.jumpPreparation]

export const inRed = (seen: View, resource: Resource): boolean => seen.resources[resource] <= redZone[resource]

/** Whether this loss would be the first to bring a resource into the red. */
export const entersRed = (seen: View, resource: Resource, loss: number): boolean =>
  seen.resources[resource] - loss <= redZone[resource] && resources.every((one) => !inRed(seen, one))

/** Whether the Sympathizer is still to be dealt: what becomes of it depends on whether a resource is in the red then. */
export const sympathizerToCome = (seen: View): boolean =>
  seen.reached.length === 0 && loyaltyDeckSize(seen, 'sympathizer') > 0

/** How many Cylon cards are in the game, dealt or in the deck. */
export const cylonCards = (seen: View): number => loyaltyDeckSize(seen, 'cylon')

/** The card that decides whether a player wins, as far as the viewer knows it, and whether its condition is met now. */
export function aimOf(seen: View, seat: Seat): Aim | undefined {
  const aims = aimsOf(seen, seat)
  // Of several cards that disagree the side is wanted that more of them name.
  const ofSide = (side: Side) => aims.filter(({ wins }) => wins === side)
  const [first] = ofSide('humans').length > ofSide('cylons').length ? ofSide('humans') : ofSide('cylons')
  if (first === undefined) return undefined
  const { card, wins, errand } = first
  const met = wouldWin(seen, seat, wins)
  return { card, wins, met, ...(met || errand === undefined ? {} : { errand }) }
}

/** One of several cards that decide together whether a player wins. */
export interface OneAim {
  readonly card: CardId
  readonly wins: Side
  /** It lies open, and counts whatever happens. */
  readonly shown: boolean
  readonly met: boolean
  /** Whether it may be shown as soon as it is met. */
  readonly atOnce: boolean
  /** What would bring it about, or keep it so. */
  readonly wants: Price
}

/** Those of a player, as far as the viewer knows them. */
export function aimsAt(seen: View, seat: Seat): OneAim[] {
  const open = shownAims(seen, seat)
  return aimsOf(seen, seat).map(({ card, wins, when, shown }) => ({
    card,
    wins,
    shown: open.includes(card),
    met: open.includes(card) || holds(seen, when, seat),
    atOnce: shown === 'whileTrue',
    wants: open.includes(card) ? {} : wantsOf(seen, when, seat),
  }))
}

/** Whether somebody with such cards would win now, if this side did. */
export const winsWith = (seen: View, seat: Seat, side: Side): boolean => wouldWin(seen, seat, side)

/** The sides of the cards that somebody has shown, as everybody can see. */
export const sidesShown = (seen: View, seat: Seat): Side[] => {
  const open = shownAims(seen, seat)
  return aimsOf(seen, seat).flatMap(({ card, wins }) => (open.includes(card) ? [wins] : []))
}

/** How many such cards lie before somebody, open or not. */
export const countOfAims = (seen: View, seat: Seat): number =>
  shownAims(seen, seat).length +
  (seen.kept ?? []).reduce(
    (sum, { by, deck, cards }) => sum + (by === seat && isAimDeck(rulesOf(seen), deck) ? cards.length : 0),
    0,
  )

export interface Aim {
  readonly card: CardId
  readonly wins: Side
  readonly met: boolean
  /** What had better be done first. */
  readonly errand?: Errand
}

/** Whether cards that decide whether a player wins lie face down before them: nobody else knows those. */
export const hasAim = (seen: View, seat: Seat): boolean =>
  seen.kept?.some(({ by, deck }) => by === seat && isAimDeck(rulesOf(seen), deck)) ?? false

/** How many of them lie there. */
export const hiddenAims = (seen: View, seat: Seat): number =>
  (seen.kept ?? [])
    .filter(({ by, deck }) => by === seat && isAimDeck(rulesOf(seen), deck))
    .reduce((sum, { cards }) => sum + cards.length, 0)

function frameAt<F>(seen: View, prefix: string): F | undefined {
  return seen.stack.findLast((frame: Frame) => frame.at.startsWith(prefix)) as F | undefined
}
