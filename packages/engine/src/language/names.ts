// The name of anything that has an id: every card, token, ability and location of every box that the engine knows.

import { everything, openedSets, withParts } from '../core/boxes.ts'
import type { Part } from '../core/card.ts'
import { type Phrase, phrase } from '../core/facts.ts'
import type { CardId, Resource } from '../core/ids.ts'
import { alike, languages, type Text } from '../core/languages.ts'
import type { Term } from './icu.ts'
import { amountOf } from './phrases.ts'
import { named } from './terms.ts'
import { write } from './text.ts'

/** The name of a card, token, ability or location; a skill card's with its strength: "Repair (1)". */
export function cardName(id: string): Text | undefined {
  return allNames().get(id)
}

/** The name of a card as a noun of a sentence. */
export function cardTerm(id: string): Term {
  const name = cardName(id)
  if (name === undefined) throw new Error(`Nothing is called ${id}`)
  return named(name)
}

/** What the fleet loses with a civilian ship: "−1 population", or "no losses". */
export function lossesOf(face: CardId): Phrase {
  const ship = everything().civilianShips[face]
  if (ship === undefined) throw new Error(`No civilian ship is called ${face}`)
  const losses = (Object.entries(ship.loses) as [Resource, number][]).map(([resource, n]) => amountOf(resource, -n))
  return losses.length === 0 ? phrase(noLosses) : phrase(listOf, { losses })
}

const noLosses: Text = {
  en: 'no losses',
  es: 'sin pérdidas',
  de: 'kein Verlust',
  fr: 'aucune perte',
  pl: 'bez strat',
}

const listOf: Text = alike('{losses, list, and}')

const civilianShip: Text = {
  en: 'Civilian ship ({losses})',
  es: 'Nave Civil ({losses})',
  de: 'Zivilschiff ({losses})',
  fr: 'Vaisseau civil ({losses})',
  pl: 'Statek cywilny ({losses})',
}

let known: { of: object; names: Map<string, Text> } | undefined

/** Gathered when first asked for, and again when a box has been opened since. */
function allNames(): Map<string, Text> {
  const all = everything()
  if (known?.of !== all) {
    known = { of: all, names: new Map() }
    for (const part of withParts(openedSets())) for (const [id, name] of namesIn(part)) addName(known.names, id, name)
  }
  return known.names
}

function* namesIn(part: Part): Generator<[string, Text]> {
  const { crises, superCrises, quorum, destinations, loyalty, locations, characters = {}, skillCards = {} } = part
  for (const deck of [
    crises,
    superCrises,
    quorum,
    destinations,
    loyalty,
    locations,
    characters,
    part.actions,
    part.galacticaDamage,
  ]) {
    for (const [id, { name }] of Object.entries(deck ?? {})) yield [id, name]
  }
  for (const { abilities } of Object.values(characters)) {
    for (const [id, { name }] of Object.entries(abilities)) yield [id, name]
  }
  for (const [kind, { name, strengths }] of Object.entries(skillCards)) {
    yield [kind, name]
    for (const strength of Object.keys(strengths))
      yield [`${kind}-${strength}`, everyLanguage((language) => `${name[language]} (${strength})`)]
  }
  for (const face of Object.keys(part.civilianShips ?? {})) {
    yield [face, everyLanguage((language) => write(phrase(civilianShip, { losses: lossesOf(face) }), language))]
  }
  for (const [id, { name }] of Object.values(part.otherDecks ?? {}).flatMap((deck) => Object.entries(deck)))
    yield [id, name]
  yield* Object.entries(part.names ?? {})
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
