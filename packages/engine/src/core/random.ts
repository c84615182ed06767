// Dice and shuffles come from a ChaCha20 key stream keyed by the seed: those already seen do not tell the next ones,
// and whoever knows the seed can check every one of them.

import { chacha20 } from '@noble/ciphers/chacha.js'
import type { RandomSource } from './state.ts'

/** A number from 0 to below - 1, each as likely. */
export function randomBelow(source: RandomSource, below: number): number {
  if (below <= 1) return 0
  // Values past the last whole multiple would favour the low numbers, so they are drawn again.
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % below)
  let word = nextWord(source)
  while (word >= limit) word = nextWord(source)
  return word % below
}

/** Fisher–Yates, in place. */
export function shuffle<T>(source: RandomSource, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomBelow(source, last + 1)
    const item = items[last]
    items[last] = items[other]
    items[other] = item
  }
  return items
}

/** A number from 0 to below - 1, for what is only imagined. */
export type Fancy = (below: number) => number

/**
 * Numbers for imagined games, of which bots make thousands: the cipher sets a small generator going (sfc32), which is many times as
 * fast. Nothing that is played for comes from here.
 */
export function fancyFrom(source: RandomSource): Fancy {
  let a = nextWord(source) | 0
  let b = nextWord(source) | 0
  let c = nextWord(source) | 0
  let count = 1
  const next = (): number => {
    const sum = (a + b + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return (below) => Math.floor((next() * below) / 0x1_0000_0000)
}

/** Fisher–Yates, in place, for what is only imagined: all of it, or so many from the first. */
export function mix<T extends { [place: number]: unknown; readonly length: number }>(
  fancy: Fancy,
  items: T,
  size = items.length,
): T {
  for (let last = size - 1; last > 0; last--) {
    const other = fancy(last + 1)
    const item = items[last]
    items[last] = items[other]
    items[other] = item
  }
  return items
}

/** The eight-sided die. */
export function rollDie(source: RandomSource): number {
  return source.dice?.shift() ?? 1 + randomBelow(source, 8)
}

/** One of these tokens, drawn blindly. */
export function drawToken(source: RandomSource, among: readonly string[]): string {
  return source.tokens?.shift() ?? among[randomBelow(source, among.length)]
}

/** A key from any text; 64 hexadecimal digits are taken as the key itself. */
export function seedFrom(text: string): string {
  if (/^[0-9a-f]{64}$/.test(text)) return text
  // Spreads a short human seed ("1", "friday night") over a key: the stream of a fixed key, mixed with the text's bytes.
  const bytes = new Uint8Array(32)
  const codes = new TextEncoder().encode(text)
  for (let i = 0; i < codes.length; i++) bytes[i % 32] ^= codes[i] ^ (i >>> 5)
  bytes[31] ^= codes.length & 0xff
  const mixed = chacha20(bytes, new Uint8Array(12), new Uint8Array(32))
  return [...mixed].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function nextWord(source: RandomSource): number {
  const block = Math.floor(source.drawn / wordsPerBlock)
  if (cached.seed !== source.seed || cached.block !== block) fill(source.seed, block)
  const word = cached.words[source.drawn % wordsPerBlock]
  source.drawn++
  return word
}

/** Whoever needs few numbers, as an imagined world does, does not wait for many. */
const wordsPerBlock = 64
const nonce = new Uint8Array(12)
const nothing = new Uint8Array(4 * wordsPerBlock)
/** The stretch of key stream last used; a cache of a pure function, never part of the game. */
const cached = { seed: '', key: new Uint8Array(32), block: -1, words: new Uint32Array(wordsPerBlock) }

function fill(seed: string, block: number): void {
  if (cached.seed !== seed)
    for (let i = 0; i < 32; i++) cached.key[i] = 16 * digit(seed.charCodeAt(2 * i)) + digit(seed.charCodeAt(2 * i + 1))
  const stream = chacha20(cached.key, nonce, nothing, undefined, (block * wordsPerBlock) / 16)
  const bytes = new DataView(stream.buffer, stream.byteOffset)
  for (let i = 0; i < wordsPerBlock; i++) cached.words[i] = bytes.getUint32(4 * i, true)
  cached.seed = seed
  cached.block = block
}

/** A hexadecimal digit, from its code: '0' to '9' are 48 to 57, 'a' to 'f' 97 to 102. */
const digit = (code: number): number => (code < 58 ? code - 48 : code - 87)
