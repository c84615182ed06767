// A build in one language keeps what is said in it, and refuses to be built where something would be missing.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@cic/engine'
import { parseSync } from 'vite'
import { keepOne } from '../dev/one-language.ts'
import { allLanguages } from '../src/language.ts'

const kept = (code: string, language: string): string =>
  keepOne(code, language, parseSync('test.js', code).program as never)

test('of a text its own language stays, whatever letters came before', () => {
  const code = `const a = { en: 'Quorum', es: 'Quórum', de: 'Rat’s', fr: 'Quorum', pl: 'Kworum – źdźbło' }, b = { en: 1, es: 2 }`
  assert.equal(kept(code, 'es'), `const a = {es: 'Quórum'}, b = { en: 1, es: 2 }`)
  assert.equal(kept(code, 'pl'), `const a = {pl: 'Kworum – źdźbło'}, b = { en: 1, es: 2 }`)
})

test('texts inside texts, functions and quoted keys; the order does not matter', () => {
  const code = `f({ 'pl': (n) => [n, { de: 1, en: 2, es: 3, fr: 4, pl: 5 }], fr: 0, en: g(), de: 0, es: 0 })`
  assert.equal(kept(code, 'pl'), `f({'pl': (n) => [n, {pl: 5}]})`)
  assert.equal(kept(code, 'en'), `f({en: g()})`)
})

test('of pieces that words are made from its own stays, in its place', () => {
  const code =
    "[card('Crisis', 'Crisis', 'Krise', 'Crise', 'Kryzysu', 'Kryzysów'), skill('A', ['f', 'B'], ['m', 'C'], ['m', 'D'], ['f', 'E'])]"
  assert.equal(kept(code, 'de'), "[card('', '', 'Krise', '', '', ''), skill('', [], ['m', 'C'], [], [])]")
  assert.equal(kept(code, 'pl'), "[card('', '', '', '', 'Kryzysu', 'Kryzysów'), skill('', [], [], [], ['f', 'E'])]")
  assert.equal(kept('deck`Ally | Aliado | Bund | Allié | Łódź`', 'fr'), 'deck` |  |  | Allié | `')
  const name = "character('m', 'Saul Tigh', 'Tigh', { gen: 'Tigha' })"
  assert.equal(kept(name, 'en'), "character('m', 'Saul Tigh', 'Tigh', {})")
  assert.equal(kept(name, 'pl'), name)
})

test('of a row of names its own stays', () => {
  const code = 'x = { name: names`Scar | Ñ’s | Ähre | Œuf\\u202f! | Łódź` }; names(row)'
  assert.equal(kept(code, 'fr'), 'x = { name: names`Œuf\\u202f!` }; names(row)')
  assert.equal(kept(code, 'en'), 'x = { name: names`Scar` }; names(row)')
  assert.equal(kept(code, 'pl'), 'x = { name: names`Łódź` }; names(row)')
  assert.equal(
    kept("x = word('pass')`a | b | c | d | e`; says`a | b | c | d | e`", 'de'),
    "x = word('pass')`c`; says`c`",
  )
  assert.throws(() => kept('names`one | two`', 'en'), /one name for each/)
})

test('the list of languages has one', () => {
  assert.equal(kept(`x = ['en', 'es', 'de', 'fr', 'pl'].map(y)`, 'de'), `x = ['de'].map(y)`)
  assert.equal(kept(`x = ['en', 'es', 'de', 'fr']`, 'de'), `x = ['en', 'es', 'de', 'fr']`)
})

test('what reads another language by its name is no page', () => {
  const code = `t = { en: a.en, es: a.es, de: a.de, fr: a.fr, pl: a.pl }`
  assert.equal(kept(code, 'fr'), `t = {fr: a.fr}`)
  assert.throws(() => kept(`${code}; say(name.en)`, 'fr'), /Reads \.en/)
  assert.equal(kept(`say(name.en)`, 'en'), `say(name.en)`)
})

test('every language has its name on the page', () => {
  assert.deepEqual([...allLanguages].sort(), [...languages].sort())
})
