// The values that fill the placeholders of a sentence, before a language is chosen: numbers, terms, further effects and
// phrases, each written in the reader's language when the sentence is.

import type { Term } from './icu.ts'
import type { Text } from './languages.ts'
import type { Node } from './node.ts'

/** A piece of a sentence with its own placeholders. */
export interface Phrase {
  readonly text: Text
  readonly facts: Facts
}

export type Fact = string | number | Term | Node | Phrase | readonly Fact[] | undefined
export type Facts = Readonly<Record<string, Fact>>

export const phrase = (text: Text, facts: Facts = {}): Phrase => ({ text, facts })
