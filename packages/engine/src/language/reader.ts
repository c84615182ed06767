// Who reads a question or a log line, and how the facts that the rules give (a seat, a card, a place) become words.

import { type Fact, type Facts, type Phrase, phrase, type Reader } from '../core/facts.ts'
import type { CharacterId, Seat } from '../core/ids.ts'
import { alike, type Language, languages, type Text } from '../core/languages.ts'
import type { Node } from '../core/node.ts'
import { windowTexts } from '../core/windows.ts'
import type { Term } from './icu.ts'
import { cardTerm } from './names.ts'
import {
  areas,
  boards,
  cards,
  characters,
  decks,
  places,
  playerTerm,
  resources,
  ships,
  skillCards,
  skills,
  titles,
  withForms,
} from './terms.ts'

export type { Reader }

/** The facts of a question or log line in words, each by its name. A name without words here is an error. */
export function inWords(facts: Given, reader: Reader): Facts {
  const words: Record<string, Fact> = {}
  for (const [name, value] of Object.entries(facts)) {
    if (value === undefined) continue
    const wording = wordings[name]
    if (wording === undefined) throw new Error(`No fact is called ${name}`)
    words[name] = wording(value, reader, facts)
  }
  return words
}

/** A seat as a noun: the short name of its character. */
export function seatTerm(seat: Seat, reader: Reader): Term {
  const character = reader.character(seat)
  return character === undefined ? playerTerm(seat) : calledShort(character)
}

export function calledShort(character: CharacterId): Term {
  const term = termOf(characters, character)
  return withForms(term, { name: formOf(term, alike('short')) })
}

/** A seat by the full name of its character. */
function personTerm(seat: Seat, reader: Reader): Term {
  const character = reader.character(seat)
  return character === undefined ? playerTerm(seat) : termOf(characters, character)
}

const countedCard: Text = alike('{card, counted, n}')

/** A term in one form, which may be called differently in each language. */
export const formed = (term: Term, forms: Text): Phrase => phrase(formOf(term, forms))

function formOf(term: Term, forms: Text): Text {
  const form = (language: Language): string => {
    const text = term[language][forms[language]]
    if (text === undefined) throw new Error(`${term[language].name} has no form ${forms[language]} in ${language}`)
    return text
  }
  return Object.fromEntries(languages.map((language) => [language, form(language)])) as unknown as Text
}

export function termOf(group: Readonly<Record<string, Term>>, id: string): Term {
  const term = group[id]
  if (term === undefined) throw new Error(`No term is called ${id}`)
  return term
}

/** "2 Politics cards", "1 Tactics card" */
export function countedSkills(types: readonly string[], pattern: Text): Phrase[] {
  return counted(types).map(([type, n]) => phrase(pattern, { card: termOf(skillCards, type), n }))
}

/** Cards by name, copies of one card together: "2× Repair (1)". */
function cardTerms(ids: readonly string[]): Term[] {
  return counted(ids).map(([id, n]) => {
    const term = cardTerm(id)
    if (n === 1) return term
    const many = Object.fromEntries(languages.map((language) => [language, `${n}× ${term[language].name}`]))
    return withForms(term, { name: many as unknown as Text })
  })
}

function counted(ids: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}

type Given = Readonly<Record<string, unknown>>
type Wording = (value: unknown, reader: Reader, facts: Given) => Fact

const asSeat: Wording = (seat, reader) => seatTerm(seat as Seat, reader)
const asCard: Wording = (id) => cardTerm(String(id))
const asCards: Wording = (ids) => cardTerms(ids as string[])
const asArea: Wording = (area) => termOf(area === 'reserves' ? boards : areas, String(area))
const asNumber: Wording = (n) => n as number
const asKey: Wording = (key) => String(key)
const from =
  (group: Readonly<Record<string, Term>>): Wording =>
  (id) =>
    termOf(group, String(id))

const wordings: Readonly<Record<string, Wording>> = {
  seat: asSeat,
  chosen: asSeat,
  of: asSeat,
  to: asSeat,
  pilot: asSeat,
  character: from(characters),
  player: (seat, reader) => personTerm(seat as Seat, reader),
  drawn: (types) => countedSkills(types as string[], countedCard),
  card: asCard,
  ability: asCard,
  token: asCard,
  cards: asCards,
  ships: asCards,
  location: from(places),
  area: asArea,
  from: asArea,
  ship: (ship) => shipTerm(String(ship)),
  fleet: (fleet) => shipsOf(fleet as Record<string, number>),
  resource: from(resources),
  skill: from(skills),
  skills: (types) => (types as string[]).map((type) => termOf(skills, type)),
  deck: from(decks),
  title: from(titles),
  effect: (effect) => effect as Node,
  count: asNumber,
  left: asNumber,
  n: asNumber,
  by: asNumber,
  now: asNumber,
  total: asNumber,
  difficulty: asNumber,
  distance: asNumber,
  turn: asNumber,
  die: asNumber,
  face: asNumber,
  option: asNumber,
  need: asNumber,
  atMost: () => '',
  spaces: (spaces) => spaces as number[],
  why: asKey,
  purpose: asKey,
  attacker: asKey,
  target: asKey,
  icon: asKey,
  winner: asKey,
  reason: asKey,
  outcome: asKey,
  worths: () => '',
  flown: () => '',
  where: asKey,
  destroyed: asKey,
  window: (name, reader, facts) => windowPhrase(String(name), facts, reader),
}

/** The moment of a window, with the die, check or card that it is about. */
function windowPhrase(window: string, { window: _, ...subject }: Given, reader: Reader): Phrase {
  const text = windowTexts[window]
  if (text === undefined) throw new Error(`No window is called ${window}`)
  const { purpose = 'die', ...facts } = subject
  const known = [facts.card, facts.seat, facts.area].some((fact) => fact !== undefined)
  return phrase(text, {
    ...inWords(facts, reader),
    ...purposeOf(String(purpose)),
    which: known ? 'this' : 'any',
    own: 'no',
  })
}

/** What a die is rolled for: an attack, a card, or nothing in particular. */
export function purposeOf(purpose: string): Facts {
  if (purpose === 'die') return { purpose: 'nothing' }
  return purpose === 'attack' ? { purpose } : { purpose: 'card', card: cardTerm(purpose) }
}

/** Whether a fact is there, for a sentence that can do without it. */
export const given = (fact: unknown): string => (fact === undefined ? 'no' : 'yes')

/** Whether there are any, for a sentence that lists them. */
export const anyOf = (list: unknown): string => ((list as unknown[]).length > 0 ? 'yes' : 'no')

/** A kind of ship, or a civilian ship by its face. */
export function shipTerm(ship: string): Term {
  if (ship === 'civilian') return ships.civilianShip
  return Object.hasOwn(ships, ship) ? termOf(ships, ship) : cardTerm(ship)
}

/** Several ships by their kinds: “1 basestar”, “3 raiders”. */
const shipsOf = (fleet: Readonly<Record<string, number>>): Phrase[] =>
  Object.entries(fleet).map(([ship, n]) => phrase(countedShip, { ship: shipTerm(ship), n }))

const countedShip = alike('{ship, counted, n}')

/** Nouns that any sentence may count. */
export const nouns = {
  quorumCard: cards.quorumCard,
  loyaltyCard: cards.loyaltyCard,
  civilianShip: ships.civilianShip,
  viper: ships.viper,
  raptor: ships.raptor,
} satisfies Facts
