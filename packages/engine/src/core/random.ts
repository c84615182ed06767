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

const wordsPerBlock = 256
/** The stretch of key stream last used; a cache of a pure function, never part of the game. */
const cached = { seed: '', block: -1, words: new Uint32Array(wordsPerBlock) }

function fill(seed: string, block: number): void {
  const nonce = new Uint8Array(12)
  const key = new Uint8Array(32)
  for (let i = 0; i < 32; i++) key[i] = Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16)
  const stream = chacha20(key, nonce, new Uint8Array(4 * wordsPerBlock), undefined, (block * wordsPerBlock) / 16)
  const bytes = new DataView(stream.buffer, stream.byteOffset)
  for (let i = 0; i < wordsPerBlock; i++) cached.words[i] = bytes.getUint32(4 * i, true)
  cached.seed = seed
  cached.block = block
}
