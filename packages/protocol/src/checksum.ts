// A checksum of a plain JSON value that follows from its changes: the sum of a mark for each text, number and truth value in it. Whoever
// applies a patch sees by it whether they have what the sender has, without going through the whole.
//
// A mark is made of one line, as `/seats/0/hand/2="piloting-1`: the keys and indices that lead there, each after a slash, then `=`, then
// the value (a text after a single quotation mark, as it is; a number or a truth value as in JSON). FNV-1a of its code points, 32 bits,
// mixed once more so that values which change places are noticed. Empty lists and records count nothing.

export type Path = readonly (string | number)[]

export const checksum = (value: unknown): number => sumFrom(value, beginning)

/** What the value at this path adds to the checksum of the whole. */
export const sumAt = (value: unknown, path: Path): number => sumFrom(value, markOf(path))

/** What the elements of a list add, from this index on. */
export const sumOfTail = (list: readonly unknown[], from: number, path: Path): number =>
  sumOfList(list.slice(from), path, from)

/** What elements add that lie in a list from this index on. */
export function sumOfList(elements: readonly unknown[], path: Path, from: number): number {
  const mark = markOf(path)
  let sum = 0
  for (let i = 0; i < elements.length; i++) sum += sumFrom(elements[i], into(mark, from + i))
  return sum >>> 0
}

const beginning = 0x811c9dc5

const markOf = (path: Path): number => path.reduce<number>(into, beginning)

const into = (mark: number, key: string | number): number => read(read(mark, '/'), String(key))

function sumFrom(value: unknown, mark: number): number {
  if (value === undefined) return 0
  if (typeof value === 'string') return mixed(read(read(mark, '="'), value))
  if (typeof value !== 'object' || value === null) return mixed(read(read(mark, '='), String(value)))
  let sum = 0
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) sum += sumFrom(value[i], into(mark, i))
  else for (const key in value) sum += sumFrom((value as Record<string, unknown>)[key], into(mark, key))
  return sum >>> 0
}

function read(mark: number, text: string): number {
  let after = mark
  for (let i = 0; i < text.length; i++) {
    let point = text.charCodeAt(i)
    // Nearly never: the first half of a pair that is one character.
    if (point >= 0xd800 && point < 0xdc00) point = text.codePointAt(i) ?? 0
    if (point > 0xffff) i++
    after = Math.imul(after ^ point, 0x01000193)
  }
  return after
}

function mixed(mark: number): number {
  const once = Math.imul(mark ^ (mark >>> 16), 0x045d9f3b)
  return (once ^ (once >>> 16)) >>> 0
}
