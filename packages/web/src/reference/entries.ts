// Everything that the reference lists, made from the engine's catalogue in the reader's language, and how it is searched.

import {
  type CatalogueCard,
  type CatalogueCharacter,
  type CatalogueLocation,
  type CatalogueOther,
  catalogue,
  type Language,
  labelOf,
  type Options,
  playedWith,
  type SetId,
  type SkillType,
  type Token,
  tokens,
} from '@cic/engine'
import { broughtByAll, together } from '../boxes/slots.ts'

/** Groups that every game has something in; boxes have others for their own decks. */
const before = ['skill', 'crisis', 'superCrisis', 'quorum', 'destination', 'loyalty'] as const
const after = ['characters', 'locations', 'tokens', 'title', 'boardAction', 'objective', 'reference'] as const
export type OwnGroup = (typeof before)[number] | (typeof after)[number]
export type Group = OwnGroup | (string & {})

/** All groups in the order in which they are listed. */
export const groups = (): Group[] => [...before, ...Object.keys(together(broughtByAll('groups'))), ...after]

export interface Entry {
  /** Its place in the page: 'card-repair', 'location-brig'. */
  readonly key: string
  readonly group: Group
  readonly set: SetId
  readonly name: string
  readonly text: string
  /** The deck of a card, where the group does not say it. */
  readonly deck?: string
  /** Abilities of a character, each with its name. */
  readonly abilities: readonly { readonly id: string; readonly name: string; readonly text: string }[]
  /** The skill of a card; those of a check; those that a character draws. */
  readonly skills: readonly SkillType[]
  readonly card?: CatalogueCard
  /** How many of each strength a skill card has. */
  readonly strengths?: readonly { readonly strength: number; readonly copies: number }[]
  readonly character?: CatalogueCharacter
  readonly location?: CatalogueLocation
  readonly token?: Token
  /** Other ids that lead here: a skill card with its strength, an ability. */
  readonly also: readonly string[]
  readonly copies: number
  /** What a search looks through. */
  readonly haystack: string
}

export interface Search {
  /** Only what is in such a game. */
  readonly game?: Options
  readonly words: string
  readonly group?: Group
  readonly set?: SetId
  readonly skill?: SkillType
}

let all: ReturnType<typeof catalogue> | undefined
const known = new Map<Language, readonly Entry[]>()

/** All entries, by group and then by name. */
export function entriesIn(language: Language): readonly Entry[] {
  let entries = known.get(language)
  if (entries === undefined) {
    all ??= catalogue()
    entries = write(all, language)
    known.set(language, entries)
  }
  return entries
}

/** Every word has to be somewhere in the entry; accents and capitals do not matter. */
export function found(entries: readonly Entry[], { words, group, set, skill, game }: Search): Entry[] {
  const isPlayed = game === undefined ? undefined : playedWith(game)
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const fitting = entries.filter(
    (entry) =>
      (group === undefined || entry.group === group) &&
      (set === undefined || entry.set === set) &&
      (isPlayed === undefined || idsOf(entry).some((id) => isPlayed(entry.set, id))) &&
      (skill === undefined || entry.skills.includes(skill)) &&
      wanted.every((word) => entry.haystack.includes(word)),
  )
  if (wanted.length === 0) return fitting
  // What has the words in its name comes first.
  const inName = (entry: Entry): boolean => wanted.every((word) => plain(entry.name).includes(word))
  return [...fitting.filter(inName), ...fitting.filter((entry) => !inName(entry))]
}

/** By which the engine calls it: all strengths of a skill card have one name, which is that of its key. */
const idsOf = ({ key, set }: Entry): string[] => {
  const id = key.replace(/^[a-z]+-/, '')
  return [id, id.replace(new RegExp(`-${set}$`), '')]
}

/** The entry that a link means: by its key, or by another id of the same thing. */
export function entryFor(entries: readonly Entry[], hash: string): Entry | undefined {
  const id = hash.replace(/^(card|character|location|token|deck)-/, '')
  return (
    entries.find(({ key }) => key === hash) ??
    entries.find(({ key, also }) => also.includes(id) || key.replace(/^[a-z]+-/, '') === id)
  )
}

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .toLowerCase()
    .replaceAll('ł', 'l')

function write({ cards, characters, locations, others }: ReturnType<typeof catalogue>, language: Language): Entry[] {
  const entries = apart([
    ...skillCards(cards, language),
    ...cards.filter(({ facts }) => facts.strength === undefined).map((card) => cardEntry(card, language)),
    ...characters.map((character) => characterEntry(character, language)),
    ...locations.map((location) => locationEntry(location, language)),
    ...others.map((card) => otherEntry(card, language)),
    ...tokens().map((token) => tokenEntry(token, language)),
  ])
  const order = new Intl.Collator(language)
  const inOrder = groups()
  return entries
    .map(ownKey)
    .sort(
      (one, other) => inOrder.indexOf(one.group) - inOrder.indexOf(other.group) || order.compare(one.name, other.name),
    )
}

/** What a later box prints anew has its box in the key. */
function ownKey(entry: Entry, i: number, all: readonly Entry[]): Entry {
  const first = all.findIndex(({ key }) => key === entry.key) === i
  return first ? entry : { ...entry, key: `${entry.key}-${entry.set}` }
}

/** What a later box has replaced is there twice: the later one is called by its box too. */
function apart(entries: readonly Entry[]): Entry[] {
  const taken = new Set<string>()
  return entries.map((entry) => {
    const key = taken.has(entry.key) ? `${entry.key}-${entry.set}` : entry.key
    taken.add(key)
    return { ...entry, key }
  })
}

/** One entry for all strengths of a skill card. */
function skillCards(cards: readonly CatalogueCard[], language: Language): Entry[] {
  const kinds = new Map<string, CatalogueCard[]>()
  for (const card of cards) {
    if (card.facts.strength === undefined) continue
    const kind = `${card.set}:${card.id.replace(/-\d+$/, '')}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), card])
  }
  return [...kinds].map(([kind, same]) => {
    const strengths = same.map(({ facts, copies }) => ({ strength: facts.strength ?? 0, copies }))
    return finish({
      ...cardEntry(same[0], language),
      key: `card-${kind.slice(kind.indexOf(':') + 1)}`,
      strengths,
      also: same.map(({ id }) => id),
      copies: strengths.reduce((sum, { copies }) => sum + copies, 0),
    })
  })
}

function cardEntry(card: CatalogueCard, language: Language): Entry {
  const { id, set, deck, copies, name, text, facts } = card
  const group: Group = facts.skill === undefined ? (deck as Group) : 'skill'
  const skills = facts.skill === undefined ? (facts.skills ?? []) : [facts.skill]
  const words = {
    name: name[language],
    text: text[language],
    ...(facts.deck === undefined ? {} : { deck: facts.deck }),
  }
  return finish({ key: `card-${id}`, group, set, ...words, abilities: [], skills, card, also: [], copies })
}

const groupOf = (deck: string): Group =>
  Object.entries(together(broughtByAll('groups'))).find(([, { decks }]) => decks.includes(deck))?.[0] ?? deck

function otherEntry({ id, set, deck, name, text }: CatalogueOther, language: Language): Entry {
  const words = { name: name[language], text: text[language] }
  return finish({
    key: `card-${id}`,
    group: groupOf(deck),
    set,
    ...words,
    deck,
    abilities: [],
    skills: [],
    also: [],
    copies: 1,
  })
}

function characterEntry(character: CatalogueCharacter, language: Language): Entry {
  const { id, set, name } = character
  const abilities = character.abilities.map((one) => ({
    id: one.id,
    name: one.name[language],
    text: one.text[language],
  }))
  const skills = [...new Set(character.skills.flatMap(({ types }) => types))]
  const also = abilities.map((ability) => ability.id)
  const words = { name: name[language], text: '' }
  return finish({
    key: `character-${id}`,
    group: 'characters',
    set,
    ...words,
    abilities,
    skills,
    character,
    also,
    copies: 1,
  })
}

function locationEntry(location: CatalogueLocation, language: Language): Entry {
  const { id, set, name, text } = location
  const words = { name: name[language], text: text[language] }
  return finish({
    key: `location-${id}`,
    group: 'locations',
    set,
    ...words,
    abilities: [],
    skills: [],
    location,
    also: [],
    copies: 1,
  })
}

function tokenEntry(token: Token, language: Language): Entry {
  const { id, set, count, name } = token
  return finish({
    key: `token-${id}`,
    group: 'tokens',
    set,
    name: name[language],
    text: token.location === undefined ? '' : labelOf('place', token.location, language),
    abilities: [],
    skills: [],
    token,
    also: [],
    copies: count,
  })
}

function finish(entry: Omit<Entry, 'haystack'>): Entry {
  const { name, text, abilities } = entry
  return { ...entry, haystack: plain([name, text, ...abilities.flatMap((one) => [one.name, one.text])].join(' ')) }
}
