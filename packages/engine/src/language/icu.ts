// Formats ICU messages (arguments, plural, select, quoting) and, beyond ICU, inflected terms: `{x, form, acc}`,
// `{x, gender, m {…} f {…} other {…}}`, `{x, counted, n, acc}`, lists: `{x, list, or}`, `{x, list, then}`,
// `{n, signed}`, and `{x, sentence}`. Whatever is missing (an argument, a form, a category) is an error that names the pattern and the
// language; nothing falls back silently.

import type { Forms, Gender, Term } from '../core/facts.ts'
import { type Language, languages, type Text } from '../core/languages.ts'

export type { Forms, Gender, Term }

export type Item = string | number | Term

export type Arg = Item | readonly Item[]

export type Args = Readonly<Record<string, Arg>>

export function format(pattern: string, args: Args, language: Language): string {
  return write(parsed(pattern), { pattern, args, language, count: undefined })
}

/** The first letter in upper case, for a sentence that begins with an argument. */
export function capitalise(sentence: string, language: Language): string {
  const first = String.fromCodePoint(sentence.codePointAt(0) ?? 0)
  return sentence === '' ? '' : first.toLocaleUpperCase(language) + sentence.slice(first.length)
}

/** The names of all arguments that a pattern uses, sorted. */
export function argumentNames(pattern: string): string[] {
  const names = new Set<string>()
  visit(parsed(pattern), (part) => {
    if (part.kind === 'text' || part.kind === 'number') return
    names.add(part.arg)
    if (part.kind === 'counted') names.add(part.count)
  })
  return [...names].sort()
}

/** Throws unless every language parses, uses exactly these arguments, and has the branches that its grammar needs. */
export function assertMessage(text: Text, argNames: readonly string[]): void {
  const expected = [...new Set(argNames)].sort()
  for (const language of languages) {
    const pattern = text[language]
    const fail = (why: string): never => {
      throw messageError(why, pattern, language)
    }
    if (typeof pattern !== 'string') throw messageError('there is no message', String(pattern), language)
    if (pattern.trim() === '' || pattern !== pattern.trim()) fail('the message is empty or has outer white space')
    let used: string[] = []
    try {
      used = argumentNames(pattern)
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

/** `then` puts semicolons between things that happen one after the other. */
type Joiner = 'and' | 'or' | 'then'

type Branches = ReadonlyMap<string, Pattern>

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number' }
  | { readonly kind: 'value'; readonly arg: string; readonly form: string | undefined; readonly joiner: Joiner }
  | { readonly kind: 'signed' | 'sentence'; readonly arg: string }
  | { readonly kind: 'counted'; readonly arg: string; readonly count: string; readonly grammaticalCase: string }
  | { readonly kind: 'plural' | 'select' | 'gender'; readonly arg: string; readonly branches: Branches }

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
  }
}

function wrongBranches(part: Part, language: Language): string | undefined {
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
  if (part.kind === 'select') return undefined
  const dead = found.filter((gender) => !['m', 'f', 'n', 'pl', 'other'].includes(gender))
  return dead.length > 0 ? `gender of ${part.arg} has ${dead.join(', ')}, which is no gender` : undefined
}

// ---------------------------------------------------------------------------------------------------------------------
// Writing

type Scope = {
  readonly pattern: string
  readonly args: Args
  readonly language: Language
  /** The number of the innermost plural: what `#` stands for. */
  readonly count: number | undefined
}

function write(pattern: Pattern, scope: Scope): string {
  let out = ''
  for (const part of pattern) out += writePart(part, scope)
  return out
}

function writePart(part: Part, scope: Scope): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'number':
      return writeNumber(scope.count ?? 0, scope.language)
    case 'value':
      return writeValue(argument(part.arg, scope), part.form, part.joiner, part.arg, scope)
    case 'signed':
      return tools(scope.language).signed.format(numberArgument(part.arg, scope)).replace('-', '\u2212')
    case 'sentence':
      return capitalise(writeValue(argument(part.arg, scope), undefined, 'and', part.arg, scope), scope.language)
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
  }
}

function writeValue(value: Arg, form: string | undefined, joiner: Joiner, arg: string, scope: Scope): string {
  if (!isList(value)) return writeItem(value, form, arg, scope)
  if (value.length === 0) return fail(`argument ${arg} is an empty list`, scope)
  const items = value.map((item) => writeItem(item, form, arg, scope))
  if (joiner === 'then') return items.join(scope.language === 'fr' ? '\u202f; ' : '; ')
  return tools(scope.language)[joiner].format(items)
}

function writeItem(item: Item, form: string | undefined, arg: string, scope: Scope): string {
  if (typeof item === 'object') return formOf(item, form ?? 'name', scope)
  if (form !== undefined) return fail(`argument ${arg} is no term, so it has no form ${form}`, scope)
  return typeof item === 'number' ? writeNumber(item, scope.language) : item
}

function writeNumber(value: number, language: Language): string {
  return tools(language).number.format(value).replace('-', '\u2212')
}

function writeCounted(arg: string, count: string, grammaticalCase: string, scope: Scope): string {
  const { language } = scope
  const term = termArgument(arg, scope)
  const number = numberArgument(count, scope)
  let category: string = tools(language).plural.select(number)
  if (optionalCategories[language].includes(category)) category = 'other'
  const cased = category + capitalise(grammaticalCase, language)
  // Only the accusative may be left out, where it is the same as the nominative.
  const form = grammaticalCase === 'acc' && !hasForm(term, cased, language) ? category : cased
  return `${writeNumber(number, language)} ${formOf(term, form, scope)}`
}

function writePlural(arg: string, branches: Branches, scope: Scope): string {
  const { language } = scope
  const count = numberArgument(arg, scope)
  const category = tools(language).plural.select(count)
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
  const value = argument(name, scope)
  if (typeof value !== 'object' || isList(value)) return fail(`argument ${name} must be a term`, scope)
  return value
}

function isList(value: Arg): value is readonly Item[] {
  return Array.isArray(value)
}

function fail(why: string, scope: Scope): never {
  throw messageError(why, scope.pattern, scope.language)
}

function messageError(why: string, pattern: string, language: Language): Error {
  return new Error(`${why} (${language}: "${pattern}")`)
}

type Tools = {
  readonly plural: Intl.PluralRules
  readonly number: Intl.NumberFormat
  readonly signed: Intl.NumberFormat
  readonly and: Intl.ListFormat
  readonly or: Intl.ListFormat
}

const toolbox = new Map<Language, Tools>()

// Intl objects are slow to make and fast to use, so each language makes them once, when first needed.
function tools(language: Language): Tools {
  const known = toolbox.get(language)
  if (known !== undefined) return known
  const made = {
    plural: new Intl.PluralRules(language),
    number: new Intl.NumberFormat(language),
    signed: new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }),
    and: new Intl.ListFormat(language, { type: 'conjunction' }),
    or: new Intl.ListFormat(language, { type: 'disjunction' }),
  }
  toolbox.set(language, made)
  return made
}

// ---------------------------------------------------------------------------------------------------------------------
// Parsing

type Reader = { readonly pattern: string; at: number }

function parse(pattern: string): Pattern {
  const reader = { pattern, at: 0 }
  const parts = readMessage(reader, false, false)
  if (reader.at < pattern.length) throw syntaxError(reader, 'a } without its {')
  return parts
}

function readMessage(reader: Reader, nested: boolean, inPlural: boolean): Pattern {
  const { pattern } = reader
  const parts: Part[] = []
  let text = ''
  const flush = (): void => {
    if (text !== '') parts.push({ kind: 'text', text })
    text = ''
  }
  while (reader.at < pattern.length) {
    const char = pattern.charAt(reader.at)
    if (char === '}') break
    if (char === "'") text += readQuoted(reader, inPlural)
    else if (char === '{') {
      flush()
      parts.push(readArgument(reader, inPlural))
    } else if (char === '#' && inPlural) {
      flush()
      parts.push({ kind: 'number' })
      reader.at++
    } else {
      text += char
      reader.at++
    }
  }
  if (nested && reader.at >= pattern.length) throw syntaxError(reader, 'a { without its }')
  flush()
  return parts
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
      return { kind, arg, branches: readBranches(reader, kind, inPlural) }
    case 'signed':
    case 'sentence':
      return { kind, arg }
    case 'form':
      expect(reader, ',')
      return { kind: 'value', arg, form: readWord(reader, 'a form'), joiner: 'and' }
    case 'list': {
      expect(reader, ',')
      const joiner = readWord(reader, 'and, or, then')
      if (joiner !== 'and' && joiner !== 'or' && joiner !== 'then')
        throw syntaxError(reader, `a list is joined by and, or, then, not by ${joiner}`)
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
    branches.set(key, readMessage(reader, true, inPlural))
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
