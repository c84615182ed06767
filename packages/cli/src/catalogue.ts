// Lists every card, character and location with its generated text.

import { createHash } from 'node:crypto'
import {
  availableSets,
  type Catalogue,
  type CatalogueCard,
  type ChangedBy,
  catalogue,
  changesIn,
  type Language,
  languages,
  optionsOffered,
  questionsAsked,
  type SetId,
  type Text,
} from '@cic/engine'
import { languageFrom, main, noPositionals, oneOf, printJson, wholeNumber } from './arguments.ts'

await main({
  name: 'catalogue',
  help: `
Lists every card, character and location with the text that its effects write.

  npm run -s catalogue -- [--deck crisis] [--language pl] [--search water]

  --deck NAME       only this deck (a skill type, crisis, superCrisis, quorum, destination, loyalty, objective, title,
                    reference, boardAction …), or characters or locations
  --language NAME   en, es, de, fr or pl (en); --json has all of them
  --search WORDS    only what has these words in its id, name or text
  --json            prints { cards, characters, locations, others }

  npm run -s catalogue -- --sample 60 --seed X       so many cards and abilities by chance, in five languages side by side
  npm run -s catalogue -- --changes [--sets NAMES]   for every step, rule and quantity who changes it, innermost first
  npm run -s catalogue -- --questions                every question that is asked, and the forms of options`,
  options: {
    deck: { type: 'string' },
    language: { type: 'string', default: 'en' },
    search: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    changes: { type: 'boolean' },
    questions: { type: 'boolean' },
    sets: { type: 'string' },
  },
  run: (values, positionals) => {
    noPositionals(positionals)
    if (values.changes) return print(changesIn(setsFrom(values.sets)), values.json, printChanges)
    if (values.questions)
      return print({ questions: questionsAsked(), options: optionsOffered() }, values.json, printQuestions)
    if (values.sample !== undefined)
      return print(
        sampleOf(catalogue(), wholeNumber('sample', values.sample, 1), values.seed),
        values.json,
        printSample,
      )
    const language = languageFrom(values.language)
    const found = select(catalogue(), values.deck, values.search?.toLocaleLowerCase(language), language)
    if (values.json) printJson(found)
    else printListing(found, language)
    return 0
  },
})

/** All boxes, unless some are named. */
function setsFrom(names: string | undefined): SetId[] {
  return (names?.split(',') as SetId[] | undefined) ?? availableSets().map(({ id }) => id)
}

function print<T>(found: T, json: boolean | undefined, printAsText: (found: T) => void): number {
  if (json) printJson(found)
  else printAsText(found)
  return 0
}

/** Cards, places and abilities by chance: the same seed draws the same ones. Cards that differ in their strength alone are one. */
function sampleOf({ cards, characters, locations, others }: Catalogue, count: number, seed: string): Titled[] {
  const all = [...cards, ...locations, ...others, ...characters.flatMap(({ abilities }) => abilities)]
  const kinds = [...new Map(all.map(({ name, text }) => [JSON.stringify([name, text]), { name, text }])).values()]
  const drawn = (one: Titled): string =>
    createHash('sha256')
      .update(`${seed} ${JSON.stringify(one)}`)
      .digest('hex')
  return kinds
    .map((one) => [drawn(one), one] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, count)
    .map(([, one]) => one)
}

function printSample(sample: readonly Titled[]): void {
  sample.forEach(({ name, text }, i) => {
    heading(`${i + 1}`)
    for (const language of languages)
      console.log(`  ${language}  ${name[language]}: ${text[language].replaceAll('\n', ' / ')}`)
  })
}

function printChanges(changes: readonly ChangedBy[]): void {
  for (const what of ['step', 'rule', 'quantity'] as const) {
    heading(`${what === 'quantity' ? 'quantitie' : what}s`)
    for (const { name, by } of changes.filter((one) => one.what === what))
      console.log(`  ${name.padEnd(32)} ${by.join(', then ')}`)
  }
}

function printQuestions({
  questions,
  options,
}: {
  questions: readonly { kind: string; text: Text }[]
  options: readonly string[]
}): void {
  heading('questions')
  for (const { kind, text } of questions) console.log(`  ${kind.padEnd(32)} ${text.en}`)
  heading('options')
  for (const form of options) console.log(`  ${form}`)
}

function select(all: Catalogue, deck: string | undefined, words: string | undefined, language: Language): Catalogue {
  const decks = [...new Set([...all.cards, ...all.others].map((card) => card.deck))]
  const only = deck === undefined ? undefined : oneOf<string>('deck', deck, [...decks, 'characters', 'locations'])
  const matches = ({ id, ...texts }: { id: string; name: Text; text?: Text; abilities?: readonly Titled[] }): boolean =>
    words === undefined ||
    [id, ...textsOf(texts, language)].some((text) => text.toLocaleLowerCase(language).includes(words))
  const has = (kind: Kind): boolean => only === undefined || only === kind
  return {
    cards: all.cards.filter((card) => (only === undefined || card.deck === only) && matches(card)),
    characters: has('characters') ? all.characters.filter(matches) : [],
    locations: has('locations') ? all.locations.filter(matches) : [],
    others: all.others.filter((card) => (only === undefined || card.deck === only) && matches(card)),
  }
}

type Kind = 'characters' | 'locations'
interface Titled {
  readonly name: Text
  readonly text: Text
}

function textsOf(
  { name, text, abilities = [] }: { name: Text; text?: Text; abilities?: readonly Titled[] },
  language: Language,
): string[] {
  const own = text === undefined ? [name] : [name, text]
  return [...own, ...abilities.flatMap((ability) => [ability.name, ability.text])].map((one) => one[language])
}

function printListing({ cards, characters, locations, others }: Catalogue, language: Language): void {
  let deck: string | undefined
  for (const card of cards) {
    if (card.deck !== deck) heading(card.deck)
    deck = card.deck
    entry(`${card.name[language]} (${factsOf(card).join(', ')})`, card.text[language])
  }
  if (characters.length > 0) heading('characters')
  for (const { name, type, skills, setup, abilities } of characters) {
    const drawn = skills.map(({ count, types }) => `${count} ${types.join('/')}`)
    entry(`${name[language]} (${type}; ${drawn.join(', ')}; ${setup})`)
    for (const ability of abilities) console.log(`    ${ability.name[language]}: ${ability.text[language]}`)
  }
  if (locations.length > 0) heading('locations')
  for (const { name, board, hazard, text } of locations) {
    entry(`${name[language]} (${board}${hazard ? ', hazardous' : ''})`, text[language])
  }
  for (const other of new Set(others.map((card) => card.deck))) {
    heading(other)
    for (const { deck, name, text } of others) if (deck === other) entry(name[language], text[language])
  }
}

function heading(title: string): void {
  console.log(`\n${title.toUpperCase()}`)
}

function entry(title: string, text?: string): void {
  console.log(`  ${title}`)
  if (text !== undefined) console.log(`    ${text}`)
}

/** What is printed on a card as a number or an icon. */
function factsOf({ copies, facts }: CatalogueCard): string[] {
  const { strength, distance, activation = [], jumpPrep } = facts
  return [
    `×${copies}`,
    ...(strength === undefined ? [] : [`strength ${strength}`]),
    ...(distance === undefined ? [] : [`distance ${distance}`]),
    ...activation.map((icon) => `activates ${icon}`),
    ...(jumpPrep ? ['jump preparation'] : []),
  ]
}
