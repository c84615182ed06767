// Everything in the boxes as plain facts, with names and texts in all five languages: for the command line, for the web
// table's card pages, and for comparing with what is printed.

import { contentsOf, everything, knownSets, setOf } from './core/boxes.ts'
import type { Attack, Character, CrisisCard, GameSet, Location, LoyaltySide, Objective, Part } from './core/card.ts'
import type { BoardId, CardId, CharacterId, CharacterType, LocationId, SetId, SkillType } from './core/ids.ts'
import { languages, type Text } from './core/languages.ts'
import { kindOf, type Node } from './core/node.ts'
import {
  describeBoardAction,
  describeCrisis,
  describeLocation,
  describeLoyaltyCard,
  describeObjective,
  describeOther,
  describeQuorumCard,
  describeReferenceCard,
  describeSkillCard,
} from './language/cards.ts'
import { describe, describeAbility, type Reading, sentence } from './language/text.ts'

export interface Catalogue {
  readonly cards: readonly CatalogueCard[]
  readonly characters: readonly CatalogueCharacter[]
  readonly locations: readonly CatalogueLocation[]
  /** Cards of decks that only their box uses, objectives, titles and other cards of no deck, and actions printed on a board. */
  readonly others: readonly CatalogueOther[]
}

export interface CatalogueOther {
  readonly id: CardId
  readonly set: SetId
  readonly deck: string
  readonly name: Text
  readonly text: Text
}

export type CatalogueDeck = SkillType | 'crisis' | 'superCrisis' | 'quorum' | 'destination' | 'loyalty'

export interface CatalogueCard {
  /** A skill card's with its strength: 'repair-1'. */
  readonly id: CardId
  readonly set: SetId
  readonly deck: CatalogueDeck
  readonly copies: number
  readonly name: Text
  readonly text: Text
  readonly facts: CardFacts
}

/** What is printed as a number or an icon; only what the card has. */
export interface CardFacts {
  readonly kind?: 'choice' | 'check' | 'effect' | 'attack'
  /** The deck of a crisis, if it is not the Crisis deck. */
  readonly deck?: string
  readonly chooser?: string
  readonly difficulty?: number
  readonly skills?: readonly SkillType[]
  /** The strength from which a check passes in part. */
  readonly partial?: number
  readonly activation?: readonly string[]
  readonly jumpPrep?: boolean
  readonly attack?: Pick<Attack, 'activate' | 'setup'> & { readonly special: Text }
  readonly distance?: number
  readonly skill?: SkillType
  readonly strength?: number
  readonly side?: LoyaltySide
}

export interface CatalogueCharacter {
  readonly id: CharacterId
  readonly set: SetId
  readonly name: Text
  readonly type: CharacterType
  readonly skills: Character['skills']
  readonly setup: Character['setup']
  readonly abilities: readonly { readonly id: string; readonly name: Text; readonly text: Text }[]
}

export interface CatalogueLocation {
  readonly id: LocationId
  readonly set: SetId
  readonly name: Text
  readonly board: BoardId
  readonly who: Location['who']
  readonly hazard: boolean
  readonly damageable: boolean
  readonly text: Text
}

/** All cards, characters and locations of these boxes; of all boxes, if none are named. */
export function catalogue(sets: readonly SetId[] = knownSets()): Catalogue {
  const boxes = sets.map(setOf)
  return {
    cards: boxes.flatMap((box) => [...(box.parts ?? []), box].flatMap((part) => cardsOf(part, box.id))),
    characters: boxes.flatMap(charactersOf),
    // A part that stands around another has the last word on a place.
    locations: boxes.flatMap((box) =>
      locationsOf(Object.assign({}, ...[...(box.parts ?? []), box].map(({ locations }) => locations)), box.id),
    ),
    others: boxes.flatMap(othersOf),
  }
}

function cardsOf(box: Part, set: SetId): CatalogueCard[] {
  return [
    ...skillCardsOf(box, set),
    ...Object.entries(box.crises ?? {}).map(([id, card]) => crisisCard(set, 'crisis', id, card)),
    ...Object.entries(box.superCrises ?? {}).map(([id, card]) => crisisCard(set, 'superCrisis', id, card)),
    ...Object.entries(box.quorum ?? {}).map(([id, card]) => ({
      ...head(set, 'quorum', id, card),
      text: inEvery((reading) => describeQuorumCard(card, reading)),
      facts: {},
    })),
    ...Object.entries(box.destinations ?? {}).map(([id, card]) => ({
      ...head(set, 'destination', id, card),
      text: inEvery((reading) => sentence(describe(card.effect, reading), reading)),
      facts: { distance: card.distance },
    })),
    ...Object.entries(box.loyalty ?? {}).map(([id, card]) => ({
      ...head(set, 'loyalty', id, card),
      text: inEvery((reading) => describeLoyaltyCard(card, reading, everything().locations)),
      facts: { side: card.side },
    })),
  ]
}

const head = (set: SetId, deck: CatalogueDeck, id: CardId, { name, copies = 1 }: { name: Text; copies?: number }) => ({
  id,
  set,
  deck,
  copies,
  name,
})

function skillCardsOf({ skillCards = {} }: Part, set: SetId): CatalogueCard[] {
  return Object.entries(skillCards).flatMap(([kind, card]) => {
    const text = inEvery((reading) => describeSkillCard({ card, kind }, reading, everything()))
    return Object.entries(card.strengths).map(([strength, copies]) => ({
      ...head(set, card.skill, `${kind}-${strength}`, { name: card.name, copies }),
      text,
      facts: { skill: card.skill, strength: Number(strength) },
    }))
  })
}

function crisisCard(set: SetId, deck: 'crisis' | 'superCrisis', id: CardId, card: CrisisCard): CatalogueCard {
  return {
    ...head(set, deck, id, card),
    text: inEvery((reading) => describeCrisis(card, reading)),
    facts: crisisFacts(card),
  }
}

function crisisFacts({ either, resolve, attack, activate = [], jump = false, distance, deck }: CrisisCard): CardFacts {
  const icons = {
    activation: activate,
    jumpPrep: jump,
    ...(distance === undefined ? {} : { distance }),
    ...(deck === undefined ? {} : { deck }),
  }
  if (attack !== undefined) {
    const { activate: activation, setup, special } = attack
    return { kind: 'attack', attack: { activate: activation, setup, special: special.name }, ...icons }
  }
  if (either !== undefined) {
    const [chooser, ...boxes] = either
    return { kind: 'choice', chooser, ...checkFacts(boxes), ...icons }
  }
  const check = checkFacts(resolve === undefined ? [] : [resolve])
  return { kind: 'difficulty' in check ? 'check' : 'effect', ...check, ...icons }
}

/** The skill check that a card asks for, if it does. */
function checkFacts(effects: readonly Node[]): Pick<CardFacts, 'difficulty' | 'skills' | 'partial'> {
  const check = effects.flatMap(wholeTree).find(({ kind }) => kind === 'check')
  if (check === undefined) return {}
  const { difficulty, skills, partial } = check as Node & CheckNode
  return { difficulty, skills, ...(partial === undefined ? {} : { partial: partial.at }) }
}

interface CheckNode {
  readonly difficulty: number
  readonly skills: readonly SkillType[]
  readonly partial?: { readonly at: number }
}

const wholeTree = (effect: Node): Node[] => [effect, ...(kindOf(effect).parts?.(effect) ?? []).flatMap(wholeTree)]

function charactersOf({ id: set, characters = {}, oncePerGame }: GameSet): CatalogueCharacter[] {
  return (Object.entries(characters) as [CharacterId, Character][]).map(([id, character]) => {
    const { name, type, skills, setup } = character
    const abilities = Object.entries(character.abilities).map(([ability, { name: called, ...does }]) => ({
      id: ability,
      name: called,
      text: inEvery((reading) => describeAbility(does, { ...reading, oncePerGame: oncePerGame?.(character) })),
    }))
    return { id, set, name, type, skills, setup, abilities }
  })
}

function locationsOf(locations: NonNullable<Part['locations']>, set: SetId): CatalogueLocation[] {
  return (Object.entries(locations) as [LocationId, Location][]).map(([id, location]) => {
    const { name, board, who, hazard = false, damageable = false } = location
    const text = inEvery((reading) => describeLocation(location, reading))
    return { id, set, name, board, who, hazard, damageable, text }
  })
}

function othersOf(box: GameSet): CatalogueOther[] {
  const { id: set, objectives } = box
  const listed = <C extends { readonly name: Text }>(
    cards: Readonly<Record<string, C>>,
    deckOf: (card: C) => string,
    write: (card: C, reading: Reading) => string,
  ): CatalogueOther[] =>
    Object.entries(cards).map(([id, card]) => {
      return { id, set, deck: deckOf(card), name: card.name, text: inEvery((reading) => write(card, reading)) }
    })
  // A box has the last word on what is in its parts.
  const { otherDecks, referenceCards, actions } = contentsOf([...(box.parts ?? []), box])
  return [
    ...Object.entries(otherDecks).flatMap(([deck, cards]) => listed(cards, () => deck, describeOther)),
    ...listed(objectives as Record<string, Objective>, () => 'objective', describeObjective),
    ...listed(referenceCards, ({ deck }) => deck, describeReferenceCard),
    ...listed(actions, () => 'boardAction', describeBoardAction),
  ]
}

const inEvery = (write: (reading: Reading) => string): Text =>
  Object.fromEntries(languages.map((language) => [language, write({ language })])) as unknown as Text
