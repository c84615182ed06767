// Builds the forms of nouns (articles, plurals, cases) from what a dictionary says about them, so that terms.ts only
// states the dictionary's part. One function per language and kind of noun; each returns every form that its kind
// needs, so a term built from them is complete.

import { capitalise, type Forms, type Gender } from './icu.ts'

// ---------------------------------------------------------------------------------------------------------------------
// Counted nouns: cards, ships, tokens
//
//   all     name, plural, and one form for each plural category (one, other; pl also few, many)
//   en      a, the, thePlural, of, ofPlural
//   es, fr  the same, to, gender
//   de      the same as en, oneAcc, oneDat, otherDat, aAcc, aDat, theAcc, theDat, thePluralDat, gender
//   pl      no articles; acc, gen, pluralAcc, pluralGen, oneAcc, and oneGen, fewGen, manyGen, otherGen; gender

export function enNoun(one: string, plural: string): Forms {
  const a = /^[aeiou]/i.test(one) ? 'an' : 'a'
  return {
    name: one,
    one,
    other: plural,
    plural,
    a: `${a} ${one}`,
    the: `the ${one}`,
    thePlural: `the ${plural}`,
    of: `of the ${one}`,
    ofPlural: `of the ${plural}`,
  }
}

/** `el` is set for a feminine noun that begins with a stressed a: el Arma, las Armas. */
export function esNoun(gender: 'm' | 'f', one: string, plural: string, { el = gender === 'm' } = {}): Forms {
  const plurals = gender === 'm' ? 'los' : 'las'
  return {
    gender,
    name: one,
    one,
    other: plural,
    plural,
    a: `${el ? 'un' : 'una'} ${one}`,
    the: `${el ? 'el' : 'la'} ${one}`,
    thePlural: `${plurals} ${plural}`,
    of: `${el ? 'del' : 'de la'} ${one}`,
    ofPlural: `de ${plurals} ${plural}`,
    to: `${el ? 'al' : 'a la'} ${one}`,
  }
}

type GermanNoun = {
  /** The stem of an adjective before the noun: `schwer` for schwerer Jäger. */
  readonly adjective?: string
  readonly pluralDat?: string
  /** A weak noun has one form for all cases but the nominative: der Mensch, den Menschen. */
  readonly weak?: boolean
}

export function deNoun(gender: 'm' | 'f' | 'n', one: string, plural: string, options: GermanNoun = {}): Forms {
  const { adjective, weak = false } = options
  const pluralDat = options.pluralDat ?? (/[ns]$/.test(plural) ? plural : `${plural}n`)
  const with_ = (ending: string, noun: string): string =>
    adjective === undefined ? noun : `${adjective}${ending} ${noun}`
  const article = articles[gender]
  const oblique = weak ? plural : one
  const genitive = weak ? plural : gender === 'f' ? one : `${one}s`
  const strong = { m: 'er', f: 'e', n: 'es' }[gender]
  const accusative = { m: 'en', f: 'e', n: 'es' }[gender]
  return {
    gender,
    name: with_(strong, one),
    one: with_(strong, one),
    oneAcc: with_(accusative, oblique),
    oneDat: with_('en', oblique),
    other: with_('e', plural),
    otherDat: with_('en', pluralDat),
    plural: with_('e', plural),
    a: `${article.a} ${with_(strong, one)}`,
    aAcc: `${article.aAcc} ${with_(accusative, oblique)}`,
    aDat: `${article.aDat} ${with_('en', oblique)}`,
    the: `${article.the} ${with_('e', one)}`,
    theAcc: `${article.theAcc} ${with_(gender === 'm' ? 'en' : 'e', oblique)}`,
    theDat: `${article.theDat} ${with_('en', oblique)}`,
    of: `${article.of} ${with_('en', genitive)}`,
    thePlural: `die ${with_('en', plural)}`,
    thePluralDat: `den ${with_('en', pluralDat)}`,
    ofPlural: `der ${with_('en', plural)}`,
  }
}

const articles = {
  m: { a: 'ein', aAcc: 'einen', aDat: 'einem', the: 'der', theAcc: 'den', theDat: 'dem', of: 'des' },
  f: { a: 'eine', aAcc: 'eine', aDat: 'einer', the: 'die', theAcc: 'die', theDat: 'der', of: 'der' },
  n: { a: 'ein', aAcc: 'ein', aDat: 'einem', the: 'das', theAcc: 'das', theDat: 'dem', of: 'des' },
}

export function frNoun(gender: 'm' | 'f', one: string, plural: string, options: FrenchNoun = {}): Forms {
  return {
    gender,
    name: one,
    one,
    other: plural,
    plural,
    a: `${gender === 'm' ? 'un' : 'une'} ${one}`,
    the: frThe(gender, one, options),
    thePlural: `les ${plural}`,
    of: frOf(gender, one, options),
    ofPlural: `des ${plural}`,
    to: frTo(gender, one, options),
  }
}

/** Nominative, accusative and genitive. */
type PolishCases = readonly [name: string, acc: string, gen: string]

/** Nouns for male persons are counted in the genitive (2 Cylonów), all others in the nominative (2 karty). */
export function plNoun(
  gender: 'm' | 'f' | 'n',
  [name, acc, gen]: PolishCases,
  [plural, pluralAcc, pluralGen]: PolishCases,
  { personal = false } = {},
): Forms {
  return {
    gender,
    name,
    acc,
    gen,
    plural,
    pluralAcc,
    pluralGen,
    one: name,
    oneAcc: acc,
    oneGen: gen,
    few: personal ? pluralGen : plural,
    fewGen: pluralGen,
    many: pluralGen,
    manyGen: pluralGen,
    other: gen,
    otherGen: gen,
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Who does something: name (subject), short, cap (at the start of a sentence), acc, dat, gen, gender

export function enWho(name: string, gender: Gender = 'n'): Forms {
  const gen = name.endsWith('s') ? `${name}’` : `${name}’s`
  return { gender, name, short: name, cap: capitalise(name, 'en'), acc: name, dat: `to ${name}`, gen }
}

/** `noun` follows the article, if there is one; a person as object takes the preposition a: al Presidente. */
export function esWho(article: '' | 'el' | 'los', noun: string): Forms {
  const name = article === '' ? noun : `${article} ${noun}`
  const to = article === 'el' ? `al ${noun}` : `a ${name}`
  const of = article === 'el' ? `del ${noun}` : `de ${name}`
  const gender = article === 'los' ? 'pl' : 'm'
  return { gender, name, short: name, cap: capitalise(name, 'es'), acc: to, dat: to, gen: of }
}

export function deWho(name: string, acc: string, dat: string, gen: string, gender: Gender = 'm'): Forms {
  return { gender, name, short: name, cap: capitalise(name, 'de'), acc, dat, gen }
}

export function frWho(article: '' | 'le' | 'les', noun: string): Forms {
  const gender = article === 'les' ? 'pl' : 'm'
  const name = article === '' ? noun : frThe(gender, noun)
  const dat = article === '' ? `à ${noun}` : frTo(gender, noun)
  const gen = article === '' ? frDe(noun) : frOf(gender, noun)
  return { gender, name, short: name, cap: capitalise(name, 'fr'), acc: name, dat, gen }
}

/** A male person's accusative is the genitive. */
export function plWho(name: string, gen: string, dat: string, gender: Gender = 'm'): Forms {
  return { gender, name, short: name, cap: capitalise(name, 'pl'), acc: gen, dat, gen }
}

// ---------------------------------------------------------------------------------------------------------------------
// French articles and their contractions

type FrenchNoun = {
  /** Whether the article is elided; by default before a vowel. Set it for a silent h: l’humain. */
  readonly elided?: boolean
}

export function frThe(gender: Gender, noun: string, { elided = startsWithVowel(noun) }: FrenchNoun = {}): string {
  if (gender === 'pl') return `les ${noun}`
  if (elided) return `l’${noun}`
  return `${gender === 'f' ? 'la' : 'le'} ${noun}`
}

export function frOf(gender: Gender, noun: string, { elided = startsWithVowel(noun) }: FrenchNoun = {}): string {
  if (gender === 'pl') return `des ${noun}`
  if (elided) return `de l’${noun}`
  return `${gender === 'f' ? 'de la' : 'du'} ${noun}`
}

export function frTo(gender: Gender, noun: string, { elided = startsWithVowel(noun) }: FrenchNoun = {}): string {
  if (gender === 'pl') return `aux ${noun}`
  if (elided) return `à l’${noun}`
  return `${gender === 'f' ? 'à la' : 'au'} ${noun}`
}

export function frDe(noun: string): string {
  return startsWithVowel(noun) ? `d’${noun}` : `de ${noun}`
}

function startsWithVowel(noun: string): boolean {
  return /^[aeiouàâéèêëîïôûœ]/i.test(noun)
}
