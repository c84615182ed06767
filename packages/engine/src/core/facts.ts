// The values that fill the placeholders of a sentence, before a language is chosen: numbers, terms, further effects and
// phrases, each written in the reader's language when the sentence is.

import type { CharacterId, Seat } from './ids.ts'
import type { Language, Text } from './languages.ts'
import type { Node } from './node.ts'

export type Gender = 'm' | 'f' | 'n' | 'pl'

/** The forms of a noun in one language. Which forms a group of nouns has is said in language/terms.ts. */
export type Forms = Readonly<Record<string, string>> & { readonly name: string; readonly gender?: Gender }

export type Term = { readonly [L in Language]: Forms }

/** The reader of a card, sheet or question. */
export const you: Term = {
  en: { name: 'you', acc: 'you', dat: 'to you', gen: 'your' },
  es: { gender: 'm', name: 'tú', acc: 'a ti', dat: 'a ti', gen: 'de ti' },
  de: { gender: 'm', name: 'du', acc: 'dich', dat: 'dir', gen: 'von dir' },
  fr: { gender: 'm', name: 'vous', acc: 'vous', dat: 'à vous', gen: 'de vous' },
  pl: { gender: 'm', name: 'ty', acc: 'ciebie', dat: 'tobie', gen: 'ciebie' },
}

export interface Reader {
  readonly language: Language
  /** Whom a seat plays; nobody, before the characters are chosen. */
  readonly character: (seat: Seat) => CharacterId | undefined
}

/** A piece of a sentence with its own placeholders. */
export interface Phrase {
  readonly text: Text
  readonly facts: Facts
  /** Whom it is about, where that is not whom the whole is about. */
  readonly self?: Term
  /** How a chosen player is called in it, who has just been named. */
  readonly chosen?: Term
}

export type Fact = string | number | Term | Node | Phrase | readonly Fact[] | undefined
export type Facts = Readonly<Record<string, Fact>>

export const phrase = (text: Text, facts: Facts = {}): Phrase => ({ text, facts })
