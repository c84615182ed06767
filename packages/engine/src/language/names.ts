// The name of anything that has an id: every card, token, ability and location of every box that the engine knows.

import type { CardId, Resource } from '../core/ids.ts'
import { knownSets, type Rules, rulesOf } from '../core/rules.ts'
import { checkOptions } from '../options.ts'
import { type Phrase, phrase } from './facts.ts'
import type { Term } from './icu.ts'
import { languages, type Text } from './languages.ts'
import { tokenNames } from './more-terms.ts'
import { amountOf } from './phrases.ts'
import { named } from './terms.ts'
import { write } from './text.ts'

/** The name of a card, token, ability or location; a skill card's with its strength: "Repair (1)". */
export function cardName(id: string): Text | undefined {
  return everything().names.get(id)
}

/** The name of a card as a noun of a sentence. */
export function cardTerm(id: string): Term {
  const name = cardName(id)
  if (name === undefined) throw new Error(`Nothing is called ${id}`)
  return named(name)
}

/** What the fleet loses with a civilian ship: "−1 population", or "no losses". */
export function lossesOf(face: CardId): Phrase {
  const ship = allRules().civilianShips[face]
  if (ship === undefined) throw new Error(`No civilian ship is called ${face}`)
  const losses = (Object.entries(ship.loses) as [Resource, number][]).map(([resource, n]) => amountOf(resource, -n))
  return losses.length === 0 ? phrase(noLosses) : phrase(listOf, { losses })
}

/** The cards of all boxes together. */
export function allRules(): Rules {
  return everything().rules
}

const noLosses: Text = {
  en: 'no losses',
  es: 'sin pérdidas',
  de: 'kein Verlust',
  fr: 'aucune perte',
  pl: 'bez strat',
}

const listOf: Text = same('{losses, list, and}')

const civilianShip: Text = {
  en: 'Civilian ship ({losses})',
  es: 'Nave Civil ({losses})',
  de: 'Zivilschiff ({losses})',
  fr: 'Vaisseau civil ({losses})',
  pl: 'Statek cywilny ({losses})',
}

interface Everything {
  readonly boxes: string
  readonly rules: Rules
  readonly names: Map<string, Text>
}

let known: Everything | undefined

/** Gathered when first asked for, and again when a box has been added since. */
function everything(): Everything {
  const sets = knownSets()
  const boxes = sets.join('+')
  if (known?.boxes !== boxes) {
    const rules = rulesOf({ options: checkOptions({ players: 5, sets }) })
    known = { boxes, rules, names: new Map() }
    for (const [id, name] of namesIn(rules)) addName(known.names, id, name)
  }
  return known
}

function* namesIn(rules: Rules): Generator<[string, Text]> {
  const { crises, superCrises, quorum, destinations, loyalty, locations, characters } = rules
  for (const deck of [crises, superCrises, quorum, destinations, loyalty, locations, characters]) {
    for (const [id, { name }] of Object.entries(deck)) yield [id, name]
  }
  for (const { abilities } of Object.values(characters)) {
    for (const [id, { name }] of Object.entries(abilities)) yield [id, name]
  }
  for (const [id, { kind, strength, card }] of Object.entries(rules.skillCards)) {
    yield [kind, card.name]
    yield [id, everyLanguage((language) => `${card.name[language]} (${strength})`)]
  }
  for (const face of Object.keys(rules.civilianShips)) {
    yield [face, everyLanguage((language) => write(phrase(civilianShip, { losses: lossesOf(face) }), language))]
  }
  for (const [id, { name }] of Object.values(rules.otherDecks).flatMap((deck) => Object.entries(deck))) yield [id, name]
  for (const [id, { name }] of Object.entries(rules.actions)) yield [id, name]
  for (const { names = {} } of rules.sets) yield* Object.entries(names)
  yield* Object.entries(tokenNames)
}

/** Two things may share an id only if they share their name. */
function addName(names: Map<string, Text>, id: string, name: Text): void {
  const other = names.get(id)
  const differs = languages.find((language) => other !== undefined && other[language] !== name[language])
  if (differs !== undefined) throw new Error(`${id} is called ${other?.[differs]} and ${name[differs]}`)
  names.set(id, name)
}

function everyLanguage(write: (language: (typeof languages)[number]) => string): Text {
  return Object.fromEntries(languages.map((language) => [language, write(language)])) as unknown as Text
}

function same(text: string): Text {
  return everyLanguage(() => text)
}
