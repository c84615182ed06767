// What a drawn table asks of the rules besides the outlook: names of things, what is printed on a card or sheet, the lines of the
// board, the step of the turn, what an answer is at stake for, and what each revealed card was worth. A screen has no rule of its own.

import type { Ability, Interrupt } from './core/ability.ts'
import { allBoxes, type Everything, everything, openedSets } from './core/boxes.ts'
import { isAim, isResolved, type LoyaltySide } from './core/card.ts'
import type { ObjectiveId, Resource, Seat, SetId, SkillType, Title, ViperKind, ViperPlace } from './core/ids.ts'
import { type BoardId, type CardId, type CharacterId, type LocationId, resources } from './core/ids.ts'
import type { Language, Text } from './core/languages.ts'
import { kindOf, mayBeIdle, type Price, priceOf, whomOf } from './core/node.ts'
import { rulesOf } from './core/rules.ts'
import type { Context, Node, Table } from './core/state.ts'
import { orderConditions, usedUp, windowTexts } from './core/windows.ts'
import {
  describeCrisis,
  describeLocation,
  describeLoyaltyCard,
  describeOther,
  describeQuorumCard,
  describeSkillCard,
} from './language/cards.ts'
import { capitalise, type Term } from './language/icu.ts'
import { cardName } from './language/names.ts'
import { calledShort, type Reader, seatTerm } from './language/reader.ts'
import * as terms from './language/terms.ts'
import { describe, describeAbility, type Reading, sentence, writeText } from './language/text.ts'
import { jumpTrack } from './rules/jump.ts'
import { locationInPlay, sameShip } from './rules/movement.ts'
import { highest, redZone } from './rules/resources.ts'
import { isOut } from './rules/table.ts'
import { countOfKind, kindsAt, type Vipers } from './rules/viper-kinds.ts'
import type { View } from './view.ts'

// Names

const groups = {
  resource: terms.resources,
  skill: terms.skills,
  ship: terms.ships,
  place: terms.places,
  board: terms.boards,
  track: terms.tracks,
  area: terms.areas,
  title: terms.titles,
  deck: terms.decks,
  character: terms.characters,
} satisfies Record<string, Readonly<Record<string, Term>>>

export type NameKind = keyof typeof groups

/** The name of a thing of the game as a label: begins with a capital letter. Forms are those of `language/terms.ts`. */
export function labelOf(kind: NameKind, id: string, language: Language, form = 'name'): string {
  const term = (groups[kind] as Readonly<Record<string, Term>>)[id]
  const words = term?.[language][form]
  if (words === undefined) throw new Error(`No ${kind} is called ${id} (${form})`)
  return capitalise(words, language)
}

/** The term behind a label, as a fact for `writeText`. */
export const termOfThing = (kind: NameKind, id: string): Term => (groups[kind] as Readonly<Record<string, Term>>)[id]

/** The name of a card, token, ability or civilian ship. */
export const nameOfCard = (id: CardId, language: Language): string | undefined => cardName(id)?.[language]

/** A seat's short name, as a label. */
export const shortName = (seat: number, reader: Reader): string => seatTerm(seat, reader)[reader.language].name

// What is printed

/** Where a card is printed for; a box names its other decks. */
export type PrintedDeck = 'skill' | 'crisis' | 'superCrisis' | 'quorum' | 'destination' | 'loyalty' | (string & {})

/** A box may have replaced a card or a location: the table that is looked at says which is meant. */
type Boxes = Pick<View, 'options'>
const rulesWith = (seen: Boxes | undefined): Everything => (seen === undefined ? everything() : rulesOf(seen))

export interface Printed {
  readonly id: CardId
  readonly deck: PrintedDeck
  readonly name: string
  readonly text: string
  readonly skill?: SkillType
  readonly strength?: number
  readonly distance?: number
  readonly side?: LoyaltySide
  readonly activate?: readonly string[]
  readonly jump?: boolean
}

/** A card as it lies on the table, in one language, for whoever holds it or about another player; nothing for what is no card. */
export function printedCard(id: CardId, language: Language, seen?: Boxes, about?: CharacterId): Printed | undefined {
  const rules = rulesWith(seen)
  const key = `${language} ${id} ${about}`
  const known = printed.get(rules) ?? new Map<string, Printed | undefined>()
  printed.set(rules, known)
  if (!known.has(key)) known.set(key, printCard(id, language, rules, about))
  return known.get(key)
}

/** What was read once: the words of a card take long to write, and stay as they are. */
const printed = new WeakMap<Everything, Map<string, Printed | undefined>>()

function printCard(id: CardId, language: Language, rules: Everything, about?: CharacterId): Printed | undefined {
  const reading = readingOf(language, about)
  const skill = rules.skillCards[id]
  if (skill !== undefined) {
    const { card, strength } = skill
    const text = describeSkillCard(skill, reading, rules)
    return { id, deck: 'skill', name: card.name[language], text, skill: card.skill, strength }
  }
  for (const deck of ['crisis', 'superCrisis'] as const) {
    const card = (deck === 'crisis' ? rules.crises : rules.superCrises)[id]
    if (card === undefined) continue
    const { activate = card.attack?.activate ?? [], jump = false, distance } = card
    const text = describeCrisis(card, reading)
    return { id, deck, name: card.name[language], text, activate, jump, ...(distance ? { distance } : {}) }
  }
  const quorum = rules.quorum[id]
  if (quorum !== undefined)
    return { id, deck: 'quorum', name: quorum.name[language], text: describeQuorumCard(quorum, reading) }
  const destination = rules.destinations[id]
  if (destination !== undefined) {
    const text = sentence(describe(destination.effect, reading), reading)
    return { id, deck: 'destination', name: destination.name[language], text, distance: destination.distance }
  }
  const loyalty = rules.loyalty[id]
  if (loyalty === undefined) return printedOther(id, language, rules)
  const text = describeLoyaltyCard(loyalty, reading, rules.locations)
  return { id, deck: 'loyalty', name: loyalty.name[language], text, side: loyalty.side }
}

/** A card of a deck that only its box uses. */
function printedOther(id: CardId, language: Language, { otherDecks }: Everything): Printed | undefined {
  for (const [deck, cards] of Object.entries(otherDecks)) {
    const card = cards[id]
    if (card === undefined) continue
    const distance = isResolved(card) && card.distance !== undefined ? { distance: card.distance } : {}
    return { id, deck, name: card.name[language], text: describeOther(card, { language }), ...distance }
  }
  return undefined
}

export interface PrintedAbility {
  readonly id: string
  readonly name: string
  readonly text: string
  /** Used up for the whole game once it was used. */
  readonly oncePerGame: boolean
  /** Offered in windows: a standing order may name it. */
  readonly interrupts: boolean
}

export interface PrintedSheet {
  readonly id: CharacterId
  readonly name: string
  readonly type: string
  readonly skills: readonly { readonly count: number; readonly types: readonly SkillType[] }[]
  readonly abilities: readonly PrintedAbility[]
}

/** A sheet as its player reads it, or as everybody else does. */
export function printedSheet(
  id: CharacterId,
  language: Language,
  whose: 'own' | 'another' = 'own',
  seen?: Boxes,
): PrintedSheet {
  const character = everything().characters[id]
  const { name, type, skills, abilities } = character
  const boxes =
    seen === undefined ? openedSets().filter(({ characters = {} }) => id in characters) : rulesOf(seen).parts
  const oncePerGame = boxes.findLast((box) => box.oncePerGame !== undefined)?.oncePerGame?.(character)
  const reading = { ...readingOf(language, whose === 'another' ? id : undefined), oncePerGame }
  return {
    id,
    name: name[language],
    type,
    skills,
    abilities: Object.entries(abilities).map(([ability, { name: called, ...does }]) => ({
      id: ability,
      name: called[language],
      text: describeAbility(does as Ability, reading),
      oncePerGame: 'once' in does && does.once === 'game',
      interrupts: does.does === 'interrupt',
    })),
  }
}

/** About the reader, or about whoever plays a character. */
const readingOf = (language: Language, about: CharacterId | undefined): Reading =>
  about === undefined ? { language } : { language, self: calledShort(about) }

/** Whether this player has had the use of an ability of the own sheet that there is once per game. */
export const isUsedUp = (seen: View, seat: Seat, ability: string): boolean => usedUp(seen, seat, ability)

/** What can be done at a location, and what it does to whoever is there. */
export const printedLocation = (id: LocationId, language: Language, seen?: Boxes): string =>
  describeLocation(rulesWith(seen).locations[id], { language })

export const describeEffect = (effect: Node, language: Language): string =>
  capitalise(describe(effect, { language }), language)

// The board

/** The boards in play with their locations, in the order of the boxes. Those among which moves are free are shown as one. */
export function boardsOf(seen: Table): { board: BoardId; locations: LocationId[] }[] {
  const boards = new Map<BoardId, LocationId[]>()
  for (const [id, { board }] of Object.entries(rulesOf(seen).locations) as [LocationId, { board: BoardId }][]) {
    if (!locationInPlay(seen, id)) continue
    const one = [...boards.keys()].find((other) => sameShip(seen, boards.get(other)?.[0] ?? id, id)) ?? board
    boards.set(one, [...(boards.get(one) ?? []), id])
  }
  return [...boards].map(([board, locations]) => ({ board, locations }))
}

/** Whom somebody plays, or has played last before they were out of the game. */
export const playedBy = ({ seats }: Pick<Table, 'seats'>, seat: Seat): CharacterId | undefined =>
  seats[seat]?.character ?? seats[seat]?.out

/** Whether somebody is out of the game for good. */
export const isOutOfTheGame = (seen: Pick<Table, 'seats'>, seat: Seat): boolean => isOut(seen, seat)

/** The titles of this game. */
export const titlesOf = (seen: Boxes): readonly Title[] => rulesOf(seen).titleOrder

/** The vipers at a place by their kinds: in an area those that nobody flies. */
export const vipersByKind = (seen: Vipers, place: ViperPlace): { kind: ViperKind; count: number }[] =>
  kindsAt(seen, place).map((kind) => ({ kind, count: countOfKind(seen, place, kind) }))

/** The decks that are drawn from now, by their names: of several crisis decks the one in use, and none that only lies aside. */
export function decksOf(seen: View): string[] {
  const { crisisDecks, otherDecks, shipDecks, piles } = rulesOf(seen)
  const aside = [...crisisDecks, ...Object.keys(otherDecks), ...shipDecks, ...Object.values(piles).flat()]
  const { crisisDeck = 'crisis' } = seen
  return Object.keys(seen.decks).filter((name) => name === crisisDeck || !aside.includes(name))
}

/** The types of skill cards that this game is played with. */
export const skillTypesOf = (seen: Boxes): readonly SkillType[] => rulesOf(seen).skillTypes

/** A place that nobody goes to of their own will: Sickbay, Brig. */
export const isHazard = (id: LocationId, seen?: Boxes): boolean => rulesWith(seen).locations[id].hazard === true

/** The spaces of the jump preparation track after Start; what jumping by hand risks there, and where the fleet jumps by itself. */
export const jumpSpaces: readonly { readonly risk?: number; readonly jumps?: true }[] = Array.from(
  { length: jumpTrack.autoJump + 1 },
  (_, space) => {
    const risk = jumpTrack.populationLoss[space]
    if (space === jumpTrack.autoJump) return { jumps: true as const }
    return risk === undefined ? {} : { risk }
  },
)

export interface Dial {
  readonly resource: Resource
  readonly now: number
  readonly red: number
  readonly highest: number
}

export const dialsOf = (seen: Pick<View, 'resources'>): Dial[] =>
  resources.map((resource) => ({ resource, now: seen.resources[resource], red: redZone[resource], highest }))

/** The goal's name, the distance that it takes, and whether it is reached with that or with one more jump. */
export function goalOf(seen: Boxes): { readonly name: Text; readonly distance: number; readonly atOnce: boolean } {
  const { name, thresholds } = rulesOf(seen).objectives[seen.options.objective]
  const last = thresholds.reduce((furthest, one) => (one.distance > furthest.distance ? one : furthest))
  return { name, distance: last.distance, atOnce: last.does !== 'lastJump' }
}

export const turnSteps = [
  'receiveSkills',
  'movement',
  'action',
  'crisis',
  'activateCylonShips',
  'prepareForJump',
] as const
export type TurnStep = (typeof turnSteps)[number]

/** The step of the turn that is under way; nothing before the first turn. */
export function turnStepOf(seen: Pick<View, 'stack'>): TurnStep | undefined {
  const turn = seen.stack.findIndex(({ at }) => at.startsWith('turn:'))
  if (turn < 0) return undefined
  // A step that has begun other work names the one after it; what lies above tells which it is.
  const above = seen.stack.slice(turn + 1).map(({ at }) => at.split(':')[0])
  if (above.includes('jump') && above[0] === 'crisis') return 'prepareForJump'
  if (above[0] === 'crisis') return above[1] === 'activateCylonShips' ? 'activateCylonShips' : 'crisis'
  if (above[0] === 'move') return 'movement'
  if (above[0] === 'action') return 'action'
  return above[0] === 'drawSkillCards' ? 'receiveSkills' : undefined
}

// What is mentioned

export interface Mention {
  readonly kind: 'seat' | 'card' | 'location'
  readonly id: string
  /** How it may read in the sentence, longest first. */
  readonly words: readonly string[]
}

/** The people, cards and places that a log line or a question names, with all forms of their names in the reader's language. */
export function mentionsOf(facts: Readonly<Record<string, unknown>>, reader: Reader): Mention[] {
  const found: Mention[] = []
  const add = (kind: Mention['kind'], id: string, forms: Iterable<string>): void => {
    const words = [...new Set(forms)].sort((one, other) => other.length - one.length)
    found.push({ kind, id, words })
  }
  for (const name of ['seat', 'chosen', 'of', 'to', 'pilot']) {
    const seat = facts[name]
    if (typeof seat === 'number') add('seat', String(seat), formsOf(seatTerm(seat, reader), reader.language))
  }
  const cards = [facts.card, facts.ability, ...(Array.isArray(facts.cards) ? facts.cards : [])]
  for (const id of cards) {
    const name = typeof id === 'string' ? cardName(id)?.[reader.language] : undefined
    if (name !== undefined) add('card', String(id), [name])
  }
  const { location } = facts
  if (typeof location === 'string' && Object.hasOwn(terms.places, location)) {
    const term = terms.places[location as keyof typeof terms.places]
    add('location', location, formsOf(term, reader.language))
  }
  return found
}

const formsOf = (term: Term, language: Language): string[] =>
  Object.entries(term[language]).flatMap(([form, words]) => (form === 'gender' ? [] : [words]))

// What is at stake

export interface Stakes {
  /** The check that has to be passed, if it is one. */
  readonly check?: { readonly difficulty: number; readonly skills: readonly SkillType[]; readonly partialAt?: number }
  /** What an answer is expected to change; of a check, what each outcome would. */
  readonly certain?: Price
  readonly pass?: Stakes
  readonly partial?: Stakes
  readonly fail?: Stakes
  /** Of a check, what comes besides, if a card with a skill check ability is played. */
  readonly consequence?: Stakes
  /** Whom it happens to, as far as that is known. */
  readonly whom?: readonly Seat[]
  /** Decided by a die or by somebody's choice: not sure to happen. */
  readonly maybe?: Price
}

interface CheckNode extends Node {
  readonly difficulty: number
  readonly skills: readonly SkillType[]
  readonly pass?: Node
  readonly partial?: { readonly at: number; readonly effect: Node }
  readonly fail?: Node
  readonly consequence?: Node
}

/** What an effect may cost or bring, as an answer's price tag; `context` says whom it speaks of, if it is not what is asked now. */
export function stakesOf(effect: Node, seen: View, context = contextOf(seen)): Stakes {
  if (effect.kind === 'check') {
    const { difficulty, skills, pass, partial, fail, consequence } = effect as CheckNode
    return {
      check: { difficulty, skills, ...(partial === undefined ? {} : { partialAt: partial.at }) },
      ...(pass === undefined ? {} : { pass: stakesOf(pass, seen, context) }),
      ...(partial === undefined ? {} : { partial: stakesOf(partial.effect, seen, context) }),
      ...(fail === undefined ? {} : { fail: stakesOf(fail, seen, context) }),
      ...(consequence === undefined ? {} : { consequence: stakesOf(consequence, seen, context) }),
    }
  }
  const price = priceOf(effect, seen)
  // Nobody loses a part of something: that is what it costs on average.
  const exact = isCertain(effect) && Object.values(price).every(Number.isInteger)
  const people = whomOf(seen, effect, context)
  return { ...(exact ? { certain: price } : { maybe: price }), ...(people.length === 0 ? {} : { whom: people }) }
}

/** Whom what is asked now speaks of. */
const contextOf = ({ stack }: Pick<View, 'stack'>): Context => (stack.at(-1)?.context as Context | undefined) ?? {}

/** Nothing in it is chosen or rolled for: only "this and that" has parts that all happen. */
function isCertain(effect: Node): boolean {
  const parts = kindOf(effect).parts?.(effect) ?? []
  return parts.length === 0 || (effect.kind === 'all' && parts.every(isCertain))
}

// Windows and standing orders

/** The moment of a window in words, as a label. */
export const describeWindow = (name: string, language: Language): string =>
  windowTexts[name] === undefined
    ? name
    : capitalise(
        writeText(windowTexts[name], { which: 'any', own: 'no', seat: '', purpose: 'nothing' }, language),
        language,
      )

/** The conditions that a standing order "play it when …" may name for this card or ability. */
export function orderConditionsFor(kind: string): string[] {
  const ability = interruptCalled(kind)
  if (ability === undefined) return []
  const suits: Readonly<Record<string, boolean>> = {
    always: true,
    turnsFailureIntoPass: ability.window === 'skillCheck:afterTotal',
    ownRoll: ability.window.startsWith('die:'),
    ownViper: ability.window === 'die:after',
  }
  return Object.keys(orderConditions).filter((name) => suits[name] === true)
}

/** Whether there are moments at which this card or ability could change nothing any more: then "only if it matters" is an order. */
export function canBeIdle(kind: string): boolean {
  const ability = interruptCalled(kind)
  return ability !== undefined && mayBeIdle(ability.effect)
}

/** Whether this is an ability that is used once per game. */
export const isOncePerGame = (kind: string): boolean => interruptCalled(kind)?.once === 'game'

/** What a standing order calls this skill card: its id without the strength. Nothing, where it is never played in a window. */
export function orderNameOf(card: CardId): string | undefined {
  const facts = everything().skillCards[card]
  return facts?.card.ability.does === 'interrupt' ? facts.kind : undefined
}

/** When a skill card may be played: as an action, or in a window; nothing, where it is neither. */
export function timingOf(card: CardId): 'action' | { readonly window: string } | undefined {
  const ability = everything().skillCards[card]?.card.ability
  if (ability?.does === 'action') return 'action'
  return ability?.does === 'interrupt' ? { window: ability.window } : undefined
}

function interruptCalled(kind: string): Interrupt | undefined {
  const { skillCards, characters } = everything()
  for (const facts of Object.values(skillCards)) {
    if (facts.kind === kind && facts.card.ability.does === 'interrupt') return facts.card.ability
  }
  for (const { abilities } of Object.values(characters)) {
    const ability = abilities[kind]
    if (ability?.does === 'interrupt') return ability
  }
  return showingOf(everything(), kind)
}

/** What shows a card that lies face down before a player, where that is possible before the end. */
export const showingOf = ({ otherDecks }: Pick<Everything, 'otherDecks'>, card: CardId): Interrupt | undefined =>
  Object.values(otherDecks)
    .map((deck) => deck[card])
    .find(isAim)?.show

/** Damage tokens name what they hit; a location's, or a resource's. */
export const damageTarget = (seen: View, token: string): LocationId | undefined =>
  rulesOf(seen).galacticaDamage[token]?.location

/** The boxes that this copy of the game knows, with their names. */
export const availableSets = (): { id: SetId; name: Text }[] => allBoxes().map(({ id, name }) => ({ id, name }))

/** The objectives of these boxes, with their names. */
export const availableObjectives = (sets: readonly SetId[]): { id: ObjectiveId; name: Text }[] =>
  allBoxes()
    .filter(({ id }) => sets.includes(id))
    .flatMap(({ objectives }) => Object.entries(objectives))
    .map(([id, { name }]) => ({ id: id as ObjectiveId, name }))

export type { BoardId, ObjectiveId, SetId, Term }
