// Finds the names in a sentence: the longest form that stands there, each name as often as it occurs.

import type { Mention } from '@cic/engine'

export type Part = string | { readonly text: string; readonly mention: Mention }

export function splitSentence(text: string, mentions: readonly Mention[]): Part[] {
  let parts: Part[] = [text]
  const words = mentions.flatMap((mention) => mention.words.map((word) => ({ word, mention })))
  words.sort((one, other) => other.word.length - one.word.length)
  for (const { word, mention } of words) {
    if (word.length < 2) continue
    parts = parts.flatMap((part) => (typeof part === 'string' ? splitOnce(part, word, mention) : [part]))
  }
  return parts
}

function splitOnce(text: string, word: string, mention: Mention): Part[] {
  const at = find(text, word)
  if (at < 0) return [text]
  const found: Part = { text: text.slice(at, at + word.length), mention }
  const rest = splitOnce(text.slice(at + word.length), word, mention)
  return [...(at > 0 ? [text.slice(0, at)] : []), found, ...rest.filter((part) => part !== '')]
}

/** As a whole word; a sentence may begin with a capital letter that the word does not have. */
function find(text: string, word: string): number {
  const capital = word.charAt(0).toUpperCase() + word.slice(1)
  if (text.startsWith(capital) && !letter.test(text.charAt(word.length))) return 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + word.length))) return at
  }
  return -1
}

const letter = /[\p{L}\p{N}]/u
