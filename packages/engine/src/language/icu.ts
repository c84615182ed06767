// Formats ICU messages (arguments, plural, select, quoting) and, beyond ICU, inflected terms: `{x, form, acc}`,
// `{x, gender, m {…} f {…} other {…}}`, `{x, counted, n, acc}`, lists: `{x, list, or}`, `{x, list, then}`, `{x, list, comma}`,
// `{n, signed}`, `{x, sentence}`, and `{x, follows}` after an "if" or a "when".
//
// One pattern also says who does something. `{who, subject}` is left out where that is the reader, or has been said already; `[draw|draws|to draw]`
// is a verb: for the reader, for anybody else, after "may", and perhaps for several together; `<your|their>` is for the reader and for anybody else; and
// `{x, person, you {…} other {…}}` asks whether somebody else in the sentence is the reader. A piece of a sentence is written as it stands, after
// "may" by `{x, infinitive}`, or as the whole that it is part of by `{x, same}`. Whatever is missing (an argument, a form, a category) is an error that names the pattern and the
// language; nothing falls back silently.

import { type Forms, type Gender, type Term, you } from '../core/facts.ts'
import { type Language, languages, type Text } from '../core/languages.ts'

export type { Forms, Gender, Term }

export type Item = string | number | Term | Clause

export type Arg = Item | readonly Item[]

export type Args = Readonly<Record<string, Arg>>

/** A piece of a sentence that is written when it is known how. */
export interface Clause {
  /** Who does it. */
  readonly subject?: Term | undefined
  /** How it begins: with an order or an amount, or with its subject and verb. */
  readonly begins?: Opening
  readonly write: (voice: Voice) => string
}

/** How a piece of a sentence stands in it. */
export interface Voice {
  /** After "may". */
  readonly infinitive?: boolean
  /** Who does it has been said. */
  readonly said?: boolean
}

export function format(pattern: string, args: Args, language: Language, voice: Voice = {}): string {
  const parts = parsed(pattern)
  const named = find(parts, ({ kind }) => kind === 'subject') as { arg: string } | undefined
  const subject = named && asTerm(args[named.arg])
  const person = subject ?? asTerm(args.who) ?? asTerm(args.self) ?? you
  return write(parts, { pattern, args, language, voice, subject: subject ?? you, person, count: undefined })
}

/** Who does what a pattern says, if it says who. */
export function subjectOf(pattern: string, args: Args): Term | undefined {
  const parts = parsed(pattern)
  const [first] = parts
  if (parts.length === 1 && first?.kind === 'value' && first.form === 'same') {
    const whole = args[first.arg]
    return whole !== undefined && isClause(whole) ? whole.subject : undefined
  }
  const found = find(parts, (part) => part.kind === 'subject')
  return found === undefined ? undefined : asTerm(args[(found as { arg: string }).arg])
}

/** Whether a pattern can stand after "may": it has a verb, or is put together from clauses that have one. */
export function hasInfinitive(pattern: string, isInfinitive: (arg: string) => boolean): boolean {
  const parts = parsed(pattern)
  if (find(parts, ({ kind }) => kind === 'verb') !== undefined) return true
  const same = parts.filter((part) => part.kind === 'value' && part.form === 'same') as { arg: string }[]
  return same.length > 0 && same.every(({ arg }) => isInfinitive(arg))
}

export type Opening = 'order' | 'subject' | 'other'

/** How a pattern begins, or which of its arguments says so. */
export function opening(pattern: string, args: Args): Opening | { readonly arg: string } {
  const parts = parsed(pattern)
  const [first] = parts.filter(({ kind }) => kind !== 'subject')
  if (first?.kind === 'value' && first.form === 'same') return { arg: first.arg }
  if (first?.kind !== 'verb') return 'other'
  const subject = subjectOf(pattern, args) ?? you
  if (subject !== you) return parts[0]?.kind === 'subject' && first.forms[1].length > 0 ? 'subject' : 'other'
  const [word] = first.forms[0]
  return word === undefined || (word.kind === 'text' && /^du /.test(word.text)) ? 'other' : 'order'
}

/** Whether a pattern can be said of several people at once. */
export const hasPlural = (pattern: string): boolean =>
  find(parsed(pattern), (part) => part.kind === 'verb' && part.forms.length === 4) !== undefined

/** The first letter in upper case, for a sentence that begins with an argument. */
export function capitalise(sentence: string, language: Language): string {
  const first = String.fromCodePoint(sentence.codePointAt(0) ?? 0)
  return sentence === '' ? '' : first.toLocaleUpperCase(language) + sentence.slice(first.length)
}

/** The names of all arguments that a pattern uses, sorted. */
export function argumentNames(pattern: string): string[] {
  const names = new Set<string>()
  visit(parsed(pattern), (part) => {
    if (!('arg' in part)) return
    names.add(part.arg)
    if (part.kind === 'counted') names.add(part.count)
  })
  return [...names].sort()
}

/** Throws unless every language parses, uses exactly these arguments, and has the branches that its grammar needs; `self` is always there. */
export function assertMessage(text: Text, argNames: readonly string[]): void {
  const expected = [...new Set(argNames)].filter(isNeeded).sort()
  for (const language of languages) {
    const pattern = text[language]
    const fail = (why: string): never => {
      throw messageError(why, pattern, language)
    }
    if (typeof pattern !== 'string') throw messageError('there is no message', String(pattern), language)
    if (pattern.trim() === '' || pattern !== pattern.trim()) fail('the message is empty or has outer white space')
    let used: string[] = []
    try {
      used = argumentNames(pattern).filter(isNeeded)
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error))
    }
    const lacking = expected.filter((name) => !used.includes(name))
    const unknown = used.filter((name) => !expected.includes(name))
    if (lacking.length > 0) fail(`argument not used: ${lacking.join(', ')}`)
    if (unknown.length > 0) fail(`unknown argument: ${unknown.join(', ')}`)
    visit(parsed(pattern), (part) => {
      const wrong = wrongBranches(part, language)
      if (wrong !== undefined) fail(wrong)
    })
  }
}

const isNeeded = (arg: string): boolean => arg !== 'self'

/** The plural categories that a message or a counted noun must have. */
export const pluralCategories: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'other'],
  es: ['one', 'other'],
  de: ['one', 'other'],
  fr: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
}

// Intl answers `many` for whole millions in Spanish and French. No card counts that far, so the branch may be left out.
const optionalCategories: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  es: ['many'],
  de: [],
  fr: ['many'],
  pl: [],
}

// ---------------------------------------------------------------------------------------------------------------------
// Patterns

/** `then` puts semicolons between things that happen one after the other, `comma` nothing but commas, `nor` what follows a "not". */
const joiners = ['and', 'or', 'nor', 'then', 'comma'] as const
type Joiner = (typeof joiners)[number]

type Branches = ReadonlyMap<string, Pattern>

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number' }
  | { readonly kind: 'value'; readonly arg: string; readonly form: string | undefined; readonly joiner: Joiner }
  | { readonly kind: 'signed' | 'sentence' | 'follows'; readonly arg: string }
  | { readonly kind: 'counted'; readonly arg: string; readonly count: string; readonly grammaticalCase: string }
  | { readonly kind: 'plural' | 'select' | 'gender' | 'person'; readonly arg: string; readonly branches: Branches }
  | { readonly kind: 'subject'; readonly arg: string }
  | { readonly kind: 'verb' | 'reader'; readonly forms: readonly Pattern[] }

type Pattern = readonly Part[]

const cache = new Map<string, Pattern>()

function parsed(pattern: string): Pattern {
  const known = cache.get(pattern)
  if (known !== undefined) return known
  const parts = parse(pattern)
  cache.set(pattern, parts)
  return parts
}

function visit(pattern: Pattern, see: (part: Part) => void): void {
  for (const part of pattern) {
    see(part)
    if ('branches' in part) for (const branch of part.branches.values()) visit(branch, see)
    if ('forms' in part) for (const form of part.forms) visit(form, see)
  }
}

function find(pattern: Pattern, is: (part: Part) => boolean): Part | undefined {
  let found: Part | undefined
  visit(pattern, (part) => {
    if (found === undefined && is(part)) found = part
  })
  return found
}

function wrongBranches(part: Part, language: Language): string | undefined {
  if ('forms' in part) return wrongForms(part.kind, part.forms.length, language)
  if (!('branches' in part)) return undefined
  const found = [...part.branches.keys()].filter((key) => !key.startsWith('='))
  if (part.kind === 'plural') {
    const needed = pluralCategories[language]
    const lacking = needed.filter((category) => !found.includes(category))
    if (lacking.length > 0) return `plural of ${part.arg} lacks ${lacking.join(', ')}`
    const allowed = [...needed, ...optionalCategories[language]]
    const dead = found.filter((category) => !allowed.includes(category))
    return dead.length > 0 ? `plural of ${part.arg} has ${dead.join(', ')}, which never applies` : undefined
  }
  if (!found.includes('other')) return `${part.kind} of ${part.arg} lacks other`
  if (part.kind === 'person') return found.includes('you') ? undefined : `person of ${part.arg} lacks you`
  if (part.kind === 'select') return undefined
  const dead = found.filter((gender) => !['m', 'f', 'n', 'pl', 'other'].includes(gender))
  return dead.length > 0 ? `gender of ${part.arg} has ${dead.join(', ')}, which is no gender` : undefined
}

/** Only English verbs have the same form for the reader and after "may". */
function wrongForms(kind: 'verb' | 'reader', count: number, language: Language): string | undefined {
  if (kind === 'reader') return count === 2 ? undefined : '<…> needs two forms, for the reader and for others'
  return count === 3 || count === 4 || (count === 2 && language === 'en') ? undefined : 'a verb needs three forms'
}

// ---------------------------------------------------------------------------------------------------------------------
// Writing

type Scope = {
  readonly pattern: string
  readonly args: Args
  readonly language: Language
  readonly voice: Voice
  /** Who does what its verbs say: the reader, if nobody is named. */
  readonly subject: Term
  /** Of whom `<…>` asks whether it is the reader. */
  readonly person: Term
  /** The number of the innermost plural: what `#` stands for. */
  readonly count: number | undefined
}

const asTerm = (arg: Arg | undefined): Term | undefined =>
  typeof arg === 'object' && !isList(arg) && !isClause(arg) ? arg : undefined

function write(pattern: Pattern, scope: Scope): string {
  let out = ''
  for (const part of pattern) {
    const words = writePart(part, scope)
    out += part.kind === 'value' && opensQuotation.test(out) ? words.replaceAll(quotationMarks, '') : words
  }
  return out
}

// A name that has quotation marks of its own loses them inside others.
const opensQuotation = /[“„«]\u202f?$/
const quotationMarks = /«\s|\s»|[“”„]/gu

function writePart(part: Part, scope: Scope): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'number':
      return writeNumber(scope.count ?? 0, scope.language)
    case 'value':
      return writeValue(argument(part.arg, scope), part.form, part.joiner, part.arg, scope)
    case 'signed':
      return toolOf(scope.language, 'signed').format(numberArgument(part.arg, scope)).replace('-', '\u2212')
    case 'sentence':
      return capitalise(writeValue(argument(part.arg, scope), undefined, 'and', part.arg, scope), scope.language)
    case 'follows':
      return writeAfterClause(argument(part.arg, scope), part.arg, scope)
    case 'counted':
      return writeCounted(part.arg, part.count, part.grammaticalCase, scope)
    case 'plural':
      return writePlural(part.arg, part.branches, scope)
    case 'select': {
      const value = argument(part.arg, scope)
      if (typeof value === 'object')
        return fail(`argument ${part.arg} must be a string or a number to select on`, scope)
      return writeBranch(part, String(value), scope)
    }
    case 'gender':
      return writeBranch(part, genderOf(termArgument(part.arg, scope), scope), scope)
    case 'person':
      return writeBranch(part, argument(part.arg, scope) === you ? 'you' : 'other', scope)
    case 'subject':
      return writeSubject(termArgument(part.arg, scope), scope)
    case 'reader':
      return write(part.forms[scope.person === you ? 0 : 1] ?? [], scope)
    case 'verb':
      return write(part.forms[verbForm(part.forms.length, scope)] ?? [], scope)
  }
}

function writeSubject(term: Term, scope: Scope): string {
  const { infinitive = false, said = false } = scope.voice
  const name = infinitive || said || term === you ? '' : formOf(term, 'name', scope)
  return name === '' ? '' : `${name} `
}

/**
 * What an "if" or a "when" leads to, after a comma. A German main clause turns its subject and verb round; where it does not begin with
 * them, it comes after a colon.
 */
function writeAfterClause(value: Arg, arg: string, scope: Scope): string {
  const words = writeValue(value, undefined, 'and', arg, scope)
  if (scope.language !== 'de') return `, ${words}`
  const { begins = 'other', subject } = !isList(value) && isClause(value) ? value : {}
  if (begins === 'order') return `, ${words}`
  if (begins === 'other' || subject === undefined) return `: ${capitalise(words, 'de')}`
  const name = formOf(subject, 'name', scope)
  const [verb, ...rest] = words.slice(name.length + 1).split(' ')
  return `, ${[verb, name, ...rest].join(' ')}`
}

function verbForm(forms: number, { voice, subject, language }: Scope): number {
  if (voice.infinitive) return forms > 2 ? 2 : 0
  if (subject === you) return 0
  return forms === 4 && subject[language].gender === 'pl' ? 3 : 1
}

function writeValue(value: Arg, form: string | undefined, joiner: Joiner, arg: string, scope: Scope): string {
  if (!isList(value)) return writeItem(value, form, arg, scope)
  if (value.length === 0) return fail(`argument ${arg} is an empty list`, scope)
  const items = bySubject(value, voiceOf(form, scope)).map((group) =>
    joined(
      group.map((item, i) => {
        const words = writeItem(item, form, arg, scope, i > 0)
        return i === 0 ? words : withoutVerb(words, writeItem(group[i - 1], form, arg, scope, true), scope.language)
      }),
      'and',
      scope.language,
    ),
  )
  if (joiner === 'comma') return items.join(', ')
  if (joiner === 'nor') return items.join(norWords[scope.language])
  if (joiner === 'and' && value.length > 1 && isOrderOfTwo(value[value.length - 1], items, scope.language))
    return items.slice(0, -1).join(', ') + thenWords[scope.language] + items[items.length - 1]
  if (joiner === 'then') return items.join(scope.language === 'fr' ? '\u202f; ' : '; ')
  return joined(items, joiner, scope.language)
}

/** What the same person does one after the other is one piece: "the President discards 2 cards and draws 1". */
function bySubject(items: readonly Item[], { infinitive = false }: Voice): Item[][] {
  const groups: Item[][] = []
  let before: Term | undefined
  for (const item of items) {
    const subject = isClause(item) && !infinitive ? item.subject : undefined
    if (subject !== undefined && subject !== you && subject === before) groups.at(-1)?.push(item)
    else groups.push([item])
    before = subject
  }
  return groups
}

/** "draws 2 Treachery cards and 1 Super Crisis card"; a German verb that ends its clause cannot be left out. */
function withoutVerb(clause: string, before: string, language: Language): string {
  const [words, others] = [clause.split(' '), before.split(' ')]
  const endsInVerb = language === 'de' && words.at(-1) === others.at(-1)
  return words[0] === others[0] && !endsInVerb ? words.slice(1).join(' ') : clause
}

/** "−1 morale, then draw and destroy 1 civilian ship": an order that has an "and" of its own does not follow another. */
const isOrderOfTwo = (last: Item, items: readonly string[], language: Language): boolean =>
  isClause(last) &&
  (last.subject === undefined || last.subject === you) &&
  items[items.length - 1].split(/[;:.]/)[0].split(' ').includes(andWords[language])

const andWords: Readonly<Record<Language, string>> = { en: 'and', es: 'y', de: 'und', fr: 'et', pl: 'i' }
const thenWords: Readonly<Record<Language, string>> = {
  en: ', then ',
  es: ' y luego ',
  de: ', dann ',
  fr: ', puis ',
  pl: ', a następnie ',
}
const norWords: Readonly<Record<Language, string>> = {
  en: ' or ',
  es: ' ni ',
  de: ' oder ',
  fr: ' ni ',
  pl: ' ani ',
}

const voiceOf = (form: string | undefined, { voice }: Scope): Voice =>
  form === 'same' ? voice : form === 'infinitive' ? { infinitive: true } : {}

function writeItem(item: Item, form: string | undefined, arg: string, scope: Scope, said = false): string {
  if (isClause(item)) return item.write(said ? { ...voiceOf(form, scope), said } : voiceOf(form, scope))
  if (typeof item === 'object') return formOf(item, form ?? 'name', scope)
  if (form !== undefined && form !== 'same' && form !== 'infinitive')
    return fail(`argument ${arg} is no term, so it has no form ${form}`, scope)
  return typeof item === 'number' ? writeNumber(item, scope.language) : item
}

function writeNumber(value: number, language: Language): string {
  // Small numbers look alike in all languages, and most are small.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return toolOf(language, 'number').format(value).replace('-', '\u2212')
}

function writeCounted(arg: string, count: string, grammaticalCase: string, scope: Scope): string {
  const { language } = scope
  const term = termArgument(arg, scope)
  const number = numberArgument(count, scope)
  let category: string = toolOf(language, 'plural').select(number)
  if (optionalCategories[language].includes(category)) category = 'other'
  const cased = category + capitalise(grammaticalCase, language)
  // Only the accusative may be left out, where it is the same as the nominative.
  const form = grammaticalCase === 'acc' && !hasForm(term, cased, language) ? category : cased
  return `${writeNumber(number, language)} ${formOf(term, form, scope)}`
}

function writePlural(arg: string, branches: Branches, scope: Scope): string {
  const { language } = scope
  const count = numberArgument(arg, scope)
  const category = toolOf(language, 'plural').select(count)
  const branch =
    branches.get(`=${count}`) ??
    branches.get(category) ??
    (optionalCategories[language].includes(category) ? branches.get('other') : undefined)
  if (branch === undefined) return fail(`plural of ${arg} has no branch ${category} (for ${count})`, scope)
  return write(branch, { ...scope, count })
}

function writeBranch(part: { readonly arg: string; readonly branches: Branches }, key: string, scope: Scope): string {
  const branch = part.branches.get(key) ?? part.branches.get('other')
  if (branch === undefined) return fail(`argument ${part.arg} has no branch ${key} and no branch other`, scope)
  return write(branch, scope)
}

function formOf(term: Term, form: string, scope: Scope): string {
  if (!hasForm(term, form, scope.language)) return fail(`term ${nameOf(term)} has no form ${form}`, scope)
  return term[scope.language][form]
}

function hasForm(term: Term, form: string, language: Language): boolean {
  return Object.hasOwn(term[language] ?? {}, form)
}

function genderOf(term: Term, scope: Scope): Gender {
  const gender = term[scope.language]?.gender
  if (gender === undefined) return fail(`term ${nameOf(term)} has no gender`, scope)
  return gender
}

function nameOf(term: Term): string {
  const [first]: (Forms | undefined)[] = Object.values(term)
  return `'${first?.name ?? JSON.stringify(term)}'`
}

function argument(name: string, scope: Scope): Arg {
  const value = Object.hasOwn(scope.args, name) ? scope.args[name] : undefined
  if (value === undefined) return fail(`argument ${name} is missing`, scope)
  return value
}

function numberArgument(name: string, scope: Scope): number {
  const value = argument(name, scope)
  if (typeof value !== 'number' || Number.isNaN(value)) return fail(`argument ${name} must be a number`, scope)
  return value
}

function termArgument(name: string, scope: Scope): Term {
  return asTerm(argument(name, scope)) ?? fail(`argument ${name} must be a term`, scope)
}

const isClause = (item: Arg): item is Clause => typeof item === 'object' && 'write' in item

function isList(value: Arg): value is readonly Item[] {
  return Array.isArray(value)
}

function fail(why: string, scope: Scope): never {
  throw messageError(why, scope.pattern, scope.language)
}

function messageError(why: string, pattern: string, language: Language): Error {
  return new Error(`${why} (${language}: "${pattern}")`)
}

const makers = {
  plural: (language: Language) => new Intl.PluralRules(language),
  number: (language: Language) => new Intl.NumberFormat(language),
  signed: (language: Language) => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }),
  and: (language: Language) => new Intl.ListFormat(language, { type: 'conjunction' }),
  or: (language: Language) => new Intl.ListFormat(language, { type: 'disjunction' }),
}
type Tools = { readonly [T in keyof typeof makers]: ReturnType<(typeof makers)[T]> }

const toolbox = new Map<Language, Partial<Tools>>()

// Intl objects are slow to make and fast to use, so each language makes each of them once, when first needed.
function toolOf<T extends keyof Tools>(language: Language, name: T): Tools[T] {
  const known: Partial<Tools>[T] = toolbox.get(language)?.[name]
  if (known !== undefined) return known
  const made = makers[name](language) as Tools[T]
  toolbox.set(language, { ...toolbox.get(language), [name]: made })
  return made
}

function joined(items: readonly string[], joiner: 'and' | 'or', language: Language): string {
  return items.length === 1 ? items[0] : toolOf(language, joiner).format(items)
}

// ---------------------------------------------------------------------------------------------------------------------
// Parsing

type Reader = { readonly pattern: string; at: number }

function parse(pattern: string): Pattern {
  const reader = { pattern, at: 0 }
  const parts = readMessage(reader, '}', false)
  if (reader.at < pattern.length) throw syntaxError(reader, 'a } without its {')
  return parts
}

/** Up to one of the characters that end it, or to the end of the pattern. */
function readMessage(reader: Reader, ends: string, inPlural: boolean): Pattern {
  const { pattern } = reader
  const parts: Part[] = []
  let text = ''
  const flush = (): void => {
    if (text !== '') parts.push({ kind: 'text', text })
    text = ''
  }
  while (reader.at < pattern.length) {
    const char = pattern.charAt(reader.at)
    if (ends.includes(char)) break
    if (char === "'") text += readQuoted(reader, inPlural)
    else if (char === '{') {
      flush()
      parts.push(readArgument(reader, inPlural))
    } else if (char === '[' || char === '<') {
      flush()
      parts.push(readForms(reader, char === '[' ? 'verb' : 'reader', inPlural))
    } else if (char === '#' && inPlural) {
      flush()
      parts.push({ kind: 'number' })
      reader.at++
    } else {
      text += char
      reader.at++
    }
  }
  flush()
  return parts
}

/** `[draw|draws]`, `<your|their>` */
function readForms(reader: Reader, kind: 'verb' | 'reader', inPlural: boolean): Part {
  const end = kind === 'verb' ? ']' : '>'
  const forms: Pattern[] = []
  do {
    reader.at++
    forms.push(readMessage(reader, `|${end}`, inPlural))
  } while (reader.pattern.charAt(reader.at) === '|')
  if (reader.pattern.charAt(reader.at) !== end) throw syntaxError(reader, `forms that never end with ${end}`)
  reader.at++
  return { kind, forms }
}

// As in ICU: '' is an apostrophe; an apostrophe right before { or } (or # in a plural) quotes up to the next one; any
// other apostrophe is itself. Unlike ICU, a quotation that never ends is an error: it is always a mistake.
function readQuoted(reader: Reader, inPlural: boolean): string {
  const { pattern } = reader
  const next = pattern.charAt(reader.at + 1)
  if (next === "'") {
    reader.at += 2
    return "'"
  }
  reader.at++
  if (!(next === '{' || next === '}' || (next === '#' && inPlural))) return "'"
  let text = ''
  while (reader.at < pattern.length) {
    const char = pattern.charAt(reader.at++)
    if (char !== "'") text += char
    else if (pattern.charAt(reader.at) === "'") {
      text += "'"
      reader.at++
    } else return text
  }
  throw syntaxError(reader, 'a quotation that never ends')
}

function readArgument(reader: Reader, inPlural: boolean): Part {
  expect(reader, '{')
  const arg = readWord(reader, 'the name of an argument')
  if (maybe(reader, '}')) return { kind: 'value', arg, form: undefined, joiner: 'and' }
  expect(reader, ',')
  const kind = readWord(reader, 'a kind of argument')
  const part = readKind(reader, kind, arg, inPlural)
  expect(reader, '}')
  return part
}

function readKind(reader: Reader, kind: string, arg: string, inPlural: boolean): Part {
  switch (kind) {
    case 'plural':
      return { kind, arg, branches: readBranches(reader, kind, true) }
    case 'select':
    case 'gender':
    case 'person':
      return { kind, arg, branches: readBranches(reader, kind, inPlural) }
    case 'subject':
      return { kind, arg }
    case 'infinitive':
    case 'same':
      return { kind: 'value', arg, form: kind, joiner: 'and' }
    case 'signed':
    case 'sentence':
    case 'follows':
      return { kind, arg }
    case 'form':
      expect(reader, ',')
      return { kind: 'value', arg, form: readWord(reader, 'a form'), joiner: 'and' }
    case 'list': {
      expect(reader, ',')
      const word = readWord(reader, joiners.join(', '))
      const joiner = joiners.find((one) => one === word)
      if (joiner === undefined) throw syntaxError(reader, `a list is joined by ${joiners.join(', ')}, not by ${word}`)
      const form = maybe(reader, ',') ? readWord(reader, 'a form') : undefined
      return { kind: 'value', arg, form, joiner }
    }
    case 'counted': {
      expect(reader, ',')
      const count = readWord(reader, 'the name of the argument with the number')
      const grammaticalCase = maybe(reader, ',') ? readWord(reader, 'a case') : ''
      return { kind, arg, count, grammaticalCase }
    }
    default:
      throw syntaxError(reader, `unknown kind of argument: ${kind}`)
  }
}

function readBranches(reader: Reader, kind: string, inPlural: boolean): Branches {
  expect(reader, ',')
  const branches = new Map<string, Pattern>()
  skipSpace(reader)
  while (reader.pattern.charAt(reader.at) !== '}') {
    const exact = kind === 'plural' && maybe(reader, '=')
    const key = (exact ? '=' : '') + readWord(reader, 'a branch')
    if (exact && !/^=\d+$/.test(key)) throw syntaxError(reader, `${key} is no number`)
    if (branches.has(key)) throw syntaxError(reader, `branch ${key} twice`)
    expect(reader, '{')
    branches.set(key, readMessage(reader, '}', inPlural))
    expect(reader, '}')
    skipSpace(reader)
  }
  if (branches.size === 0) throw syntaxError(reader, `${kind} without branches`)
  return branches
}

const wordPattern = /[\p{L}\p{N}_-]+/uy
const spacePattern = /\s*/y

function readWord(reader: Reader, what: string): string {
  skipSpace(reader)
  wordPattern.lastIndex = reader.at
  const word = wordPattern.exec(reader.pattern)?.[0]
  if (word === undefined) throw syntaxError(reader, `expected ${what}`)
  reader.at += word.length
  return word
}

function expect(reader: Reader, char: string): void {
  if (!maybe(reader, char)) throw syntaxError(reader, `expected ${char}`)
}

function maybe(reader: Reader, char: string): boolean {
  skipSpace(reader)
  if (reader.pattern.charAt(reader.at) !== char) return false
  reader.at++
  return true
}

function skipSpace(reader: Reader): void {
  spacePattern.lastIndex = reader.at
  reader.at += spacePattern.exec(reader.pattern)?.[0].length ?? 0
}

function syntaxError(reader: Reader, why: string): Error {
  return new Error(`message syntax: ${why} at ${reader.at} of "${reader.pattern}"`)
}
