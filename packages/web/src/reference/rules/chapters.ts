// The rules in our own words: the same chapters, paragraphs and lists in every language. A paragraph is a string, a list is several.
// Links read [words](where): a card, place or character by its id, or a chapter. Without words the link takes the thing's own name.

const chapterIds = [
  'turn',
  'checks',
  'crises',
  'cylon-ships',
  'combat',
  'jump',
  'loyalty',
  'titles',
  'brig',
  'resources',
  'sleeper',
] as const
type ChapterId = (typeof chapterIds)[number]

export interface Chapter {
  readonly title: string
  readonly parts: readonly (string | readonly string[])[]
}

/** The chapters of the base game, in the order of reading. Those of boxes come after them. */
export type Rules = Readonly<Record<ChapterId, Chapter>>

/** A piece of a paragraph: plain words, or words that lead somewhere. */
export type Piece = string | { readonly words: string; readonly to: string }

const link = /\[([^\]]*)\]\(([\w-]+)\)/g

export function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of paragraph.matchAll(link)) {
    if (found.index > from) pieces.push(paragraph.slice(from, found.index))
    pieces.push({ words: found[1], to: found[2] })
    from = found.index + found[0].length
  }
  if (from < paragraph.length) pieces.push(paragraph.slice(from))
  return pieces
}

/** Everything that a text leads to, in order. */
export const linksOf = ({ parts }: Chapter): string[] =>
  parts
    .flat()
    .flatMap((paragraph) => piecesOf(paragraph).flatMap((piece) => (typeof piece === 'string' ? [] : piece.to)))
