// The formatter: ICU messages, inflected terms, and errors that say what is missing.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages, type Text } from '../../src/core/languages.ts'
import { type Args, argumentNames, assertMessage, capitalise, format } from '../../src/language/icu.ts'
import { cards, characters, named, places, resources, ships, skills, who } from '../../src/language/terms.ts'

const inAll = (pattern: string, args: Args): string[] => languages.map((language) => format(pattern, args, language))

test('plain text and arguments', () => {
  assert.equal(format('Nothing happens.', {}, 'en'), 'Nothing happens.')
  assert.equal(format('{who} rolls {n}.', { who: 'Anna', n: 7 }, 'en'), 'Anna rolls 7.')
  assert.equal(format('{ who }', { who: '' }, 'en'), '')
})

test('an argument is written as it is, even if it looks like a pattern', () => {
  assert.equal(format('{name} passes.', { name: "{n} # 'x'" }, 'en'), "{n} # 'x' passes.")
})

test('apostrophes quote as in ICU', () => {
  assert.equal(format("it's", {}, 'en'), "it's")
  assert.equal(format("it''s", {}, 'en'), "it's")
  assert.equal(format("'{x}'", {}, 'en'), '{x}')
  assert.equal(format("'{it''s}' {n}", { n: 1 }, 'en'), "{it's} 1")
  assert.equal(format("{n, plural, one {'#' #} other {'#' #}}", { n: 2 }, 'en'), '# 2')
  assert.equal(format('# outside a plural', {}, 'en'), '# outside a plural')
})

test('plurals in five languages', () => {
  const patterns: Text = {
    en: '{n, plural, one {# card} other {# cards}}',
    es: '{n, plural, one {# carta} other {# cartas}}',
    de: '{n, plural, one {# Karte} other {# Karten}}',
    fr: '{n, plural, one {# carte} other {# cartes}}',
    pl: '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  }
  const say = (n: number): string[] => languages.map((language) => format(patterns[language], { n }, language))
  assert.deepEqual(say(0), ['0 cards', '0 cartas', '0 Karten', '0 carte', '0 kart'])
  assert.deepEqual(say(1), ['1 card', '1 carta', '1 Karte', '1 carte', '1 karta'])
  assert.deepEqual(say(2), ['2 cards', '2 cartas', '2 Karten', '2 cartes', '2 karty'])
  assert.deepEqual(say(5), ['5 cards', '5 cartas', '5 Karten', '5 cartes', '5 kart'])
  assert.deepEqual(say(12), ['12 cards', '12 cartas', '12 Karten', '12 cartes', '12 kart'])
  assert.deepEqual(say(22), ['22 cards', '22 cartas', '22 Karten', '22 cartes', '22 karty'])
})

test('an exact number goes before its category', () => {
  const pattern = '{n, plural, =0 {no cards} one {a card} other {# cards}}'
  assert.equal(format(pattern, { n: 0 }, 'en'), 'no cards')
  assert.equal(format(pattern, { n: 1 }, 'en'), 'a card')
})

test('# is the number of the innermost plural, also inside a select', () => {
  const pattern = '{n, plural, one {one} other {{kind, select, x {# x} other {# of {m, plural, one {#} other {#}}}}}}'
  assert.equal(format(pattern, { n: 3, m: 4, kind: 'x' }, 'en'), '3 x')
  assert.equal(format(pattern, { n: 3, m: 4, kind: 'y' }, 'en'), '3 of 4')
})

test('select', () => {
  const pattern = '{end, select, pass {Pass} fail {Fail} other {Unknown}}'
  assert.equal(format(pattern, { end: 'pass' }, 'en'), 'Pass')
  assert.equal(format(pattern, { end: 'other' }, 'en'), 'Unknown')
  assert.equal(format('{n, select, 1 {one} other {more}}', { n: 1 }, 'en'), 'one')
})

test('a number is written with a true minus sign, and signed on demand', () => {
  assert.deepEqual(inAll('{n, signed}', { n: 1 }), ['+1', '+1', '+1', '+1', '+1'])
  assert.deepEqual(inAll('{n, signed}', { n: -2 }), ['−2', '−2', '−2', '−2', '−2'])
  assert.deepEqual(inAll('{n, signed}', { n: 0 }), ['0', '0', '0', '0', '0'])
  assert.deepEqual(inAll('{n}', { n: -3 }), ['−3', '−3', '−3', '−3', '−3'])
})

test('what follows a colon begins with a capital letter where that is asked for', () => {
  assert.equal(format('{x, sentence}', { x: 'die Flotte' }, 'de'), 'Die Flotte')
  assert.equal(format('{x, sentence}', { x: '−1 Moral; der Admiral' }, 'de'), '−1 Moral; der Admiral')
  assert.deepEqual(argumentNames('Erfolg: {pass, sentence}'), ['pass'])
})

test('a resource is lost in the words of each edition', () => {
  const args = { n: -1, resource: resources.fuel }
  assert.deepEqual(inAll('{n, signed} {resource, form, amount}', args), [
    '−1 fuel',
    '−1 de Combustible',
    '−1 Treibstoff',
    '−1 carburant',
    '−1 paliwa',
  ])
})

test('a term gives its name, or the form that is asked for', () => {
  assert.deepEqual(inAll('{place}', { place: places.brig }), ['Brig', 'Prisión', 'Brig', 'Cellule', 'Areszt'])
  assert.deepEqual(inAll('{place, form, to}', { place: places.brig }), [
    'to the Brig',
    'a la Prisión',
    'in die Brig',
    'en Cellule',
    'do Aresztu',
  ])
  assert.equal(format('{card}', { card: named(allText('Trudna decyzja')) }, 'pl'), 'Trudna decyzja')
})

test('a term’s gender chooses the words around it', () => {
  const pattern = '{ship, gender, m {zniszczony} f {zniszczona} other {zniszczone}}'
  assert.equal(format(pattern, { ship: ships.raider }, 'pl'), 'zniszczony')
  assert.equal(format(pattern, { ship: ships.nuke }, 'pl'), 'zniszczona')
  assert.equal(format('{x, gender, pl {lose} other {loses}}', { x: who.all }, 'en'), 'lose')
})

test('a counted term takes the plural and the case that its language needs', () => {
  const count = (n: number, language: Language, grammaticalCase = ''): string =>
    format(`{x, counted, n${grammaticalCase}}`, { x: cards.skillCard, n }, language)
  assert.deepEqual(
    [1, 2, 5, 22].map((n) => count(n, 'pl')),
    ['1 karta umiejętności', '2 karty umiejętności', '5 kart umiejętności', '22 karty umiejętności'],
  )
  assert.deepEqual(
    [1, 2, 5].map((n) => count(n, 'pl', ', acc')),
    ['1 kartę umiejętności', '2 karty umiejętności', '5 kart umiejętności'],
  )
  assert.deepEqual(
    [1, 2, 5].map((n) => count(n, 'pl', ', gen')),
    ['1 karty umiejętności', '2 kart umiejętności', '5 kart umiejętności'],
  )
  assert.equal(count(1.5, 'pl'), '1,5 karty umiejętności')
  const heavy = (n: number, language: Language): string =>
    format('{x, counted, n, acc}', { x: ships.heavyRaider, n }, language)
  assert.deepEqual(
    languages.map((language) => heavy(1, language)),
    ['1 heavy raider', '1 Incursor Pesado', '1 schweren Jäger', '1 raider lourd', '1 ciężkiego raidera'],
  )
  assert.deepEqual(
    languages.map((language) => heavy(2, language)),
    ['2 heavy raiders', '2 Incursores Pesados', '2 schwere Jäger', '2 raiders lourds', '2 ciężkie raidery'],
  )
})

test('whole millions, which Spanish and French count apart, are counted like the rest', () => {
  assert.match(format('{x, counted, n}', { x: ships.raider, n: 1_000_000 }, 'es'), /Incursores$/)
  assert.match(format('{n, plural, one {#} other {# raiders}}', { n: 1_000_000 }, 'fr'), /raiders$/)
})

test('lists are joined with and, or', () => {
  const x = [skills.politics, skills.leadership, skills.tactics]
  assert.deepEqual(inAll('{x}', { x }), [
    'Politics, Leadership, and Tactics',
    'Política, Liderazgo y Táctica',
    'Politik, Führerschaft und Taktik',
    'Politique, Commandement et Tactique',
    'Polityka, Zdolności przywódcze i Taktyka',
  ])
  assert.deepEqual(inAll('{x, list, or}', { x: x.slice(1) }), [
    'Leadership or Tactics',
    'Liderazgo o Táctica',
    'Führerschaft oder Taktik',
    'Commandement ou Tactique',
    'Zdolności przywódcze lub Taktyka',
  ])
  assert.equal(format('{x}', { x: [skills.politics, skills.engineering] }, 'es'), 'Política e Ingeniería')
  assert.equal(format('{x, list, or, acc}', { x }, 'pl'), 'Politykę, Zdolności przywódcze lub Taktykę')
  assert.equal(format('{x, form, acc}', { x: x.slice(1) }, 'pl'), 'Zdolności przywódcze i Taktykę')
  assert.equal(format('{x}', { x: ['Anna', 2, skills.politics] }, 'en'), 'Anna, 2, and Politics')
  assert.equal(format('{x, list, or}', { x: 'Anna' }, 'en'), 'Anna')
})

test('what happens one after the other is joined with semicolons, in French after a thin space', () => {
  const x = ['−1 fuel', 'roll a die']
  assert.deepEqual(inAll('{x, list, then}', { x }), [
    '−1 fuel; roll a die',
    '−1 fuel; roll a die',
    '−1 fuel; roll a die',
    '−1 fuel\u202f; roll a die',
    '−1 fuel; roll a die',
  ])
  assert.equal(format('{x, list, then}', { x: ['−1 fuel'] }, 'fr'), '−1 fuel')
  assert.equal(format('{x, list, then, acc}', { x: [ships.raider, ships.raptor] }, 'pl'), 'raidera; raptora')
})

test('a role and a character stand in the same sentence', () => {
  const pattern = '{x, form, cap} gibt {y, form, dat} 1 Karte.'
  const sentence = format(pattern, { x: who.current, y: characters['laura-roslin'] }, 'de')
  assert.equal(sentence, 'Der aktive Spieler gibt Roslin 1 Karte.')
  assert.equal(
    format('{x, form, cap} wysyła {y, form, acc} {z, form, to}.', aboutAdama, 'pl'),
    'Prezydent wysyła Adamę do Aresztu.',
  )
  assert.equal(
    format('{x, form, cap} envía {y, form, acc} {z, form, to}.', aboutAdama, 'es'),
    'El Presidente envía a Adama a la Prisión.',
  )
})

const aboutAdama = { x: who.president, y: characters['william-adama'], z: places.brig }

test('capitalise', () => {
  assert.equal(capitalise('łączność', 'pl'), 'Łączność')
  assert.equal(capitalise('', 'en'), '')
})

test('what is missing is named, with the pattern and the language', () => {
  assert.throws(() => format('{who} draws', {}, 'de'), /argument who is missing \(de: "\{who\} draws"\)/)
  assert.throws(() => format('{toString}', {}, 'en'), /argument toString is missing/)
  assert.throws(() => format('{x, form, up}', { x: places.brig }, 'fr'), /term 'Brig' has no form up \(fr: /)
  assert.throws(() => format('{x, form, toString}', { x: places.brig }, 'fr'), /has no form toString/)
  assert.throws(() => format('{x, form, to}', { x: 'Brig' }, 'en'), /argument x is no term, so it has no form to/)
  assert.throws(() => format('{x, gender, other {}}', { x: ships.raider }, 'en'), /'raider' has no gender \(en: /)
  assert.throws(() => format('{x, gender, other {}}', { x: 'Anna' }, 'en'), /argument x must be a term/)
  assert.throws(
    () => format('{n, plural, one {a} other {b}}', { n: 2 }, 'pl'),
    /plural of n has no branch few \(for 2\) \(pl: /,
  )
  assert.throws(() => format('{n, plural, other {}}', { n: '2' }, 'en'), /argument n must be a number/)
  assert.throws(() => format('{n, signed}', { n: Number.NaN }, 'en'), /argument n must be a number/)
  assert.throws(() => format('{x, select, a {A}}', { x: 'b' }, 'en'), /no branch b and no branch other/)
  assert.throws(() => format('{x, select, other {}}', { x: [] }, 'en'), /must be a string or a number/)
  assert.throws(() => format('{x}', { x: [] }, 'en'), /argument x is an empty list/)
  assert.throws(() => format('{x, counted, n}', { x: resources.fuel, n: 1 }, 'en'), /term 'fuel' has no form one/)
  assert.throws(() => format('{x, counted, n, gen}', { x: ships.raider, n: 1 }, 'en'), /'raider' has no form oneGen/)
})

test('an apostrophe that swallows an argument and other slips of syntax are errors', () => {
  for (const pattern of [
    "l'{x}",
    '{x',
    'x}',
    '{}',
    '{x,}',
    '{x, plural}',
    '{x, plural, }',
    '{x, plural, one {a}',
    '{x, plural, =a {b} other {c}}',
    '{x, select, a {1} a {2} other {3}}',
    '{x, list, but}',
    '{x, form}',
    '{x, counted}',
    '{x, number}',
    '{x y}',
  ])
    assert.throws(() => format(pattern, { x: 1 }, 'en'), /message syntax: .* of "/, pattern)
})

test('argumentNames looks into every branch', () => {
  assert.deepEqual(argumentNames('{b, plural, one {{a}} other {{d, select, x {} other {{c, counted, n}}}}}'), [
    'a',
    'b',
    'c',
    'd',
    'n',
  ])
})

const allText = (pattern: string): Text => ({ en: pattern, es: pattern, de: pattern, fr: pattern, pl: pattern })

test('assertMessage accepts a complete message', () => {
  const two = '{n, plural, one {# {x}} other {# {x}}}'
  const four = '{n, plural, =0 {{x}} one {# {x}} few {# {x}} many {# {x}} other {# {x}}}'
  assertMessage({ ...allText(two), pl: four }, ['x', 'n'])
  assertMessage({ ...allText(two), es: '{n, plural, one {# {x}} many {# de {x}} other {# {x}}}', pl: four }, ['n', 'x'])
  assertMessage(allText('No effect.'), [])
})

test('assertMessage says what is wrong, and where', () => {
  const good = allText('{x}')
  const { pl: _, ...withoutPolish } = good
  assert.throws(() => assertMessage({ ...good, pl: '{y}' }, ['x']), /argument not used: x \(pl: /)
  assert.throws(() => assertMessage({ ...good, fr: '{x} {y}' }, ['x']), /unknown argument: y \(fr: /)
  assert.throws(() => assertMessage({ ...good, de: '{x' }, ['x']), /message syntax: .*\(de: /)
  assert.throws(() => assertMessage({ ...good, es: '{x} ' }, ['x']), /outer white space \(es: /)
  assert.throws(() => assertMessage({ ...good, es: '' }, ['x']), /the message is empty/)
  assert.throws(() => assertMessage(withoutPolish as Text, ['x']), /there is no message \(pl: /)
  const two = '{x, plural, one {#} other {#}}'
  assert.throws(() => assertMessage(allText(two), ['x']), /plural of x lacks few, many \(pl: /)
  assert.throws(
    () => assertMessage({ ...allText(two), de: '{x, plural, one {#} few {#} other {#}}' }, ['x']),
    /plural of x has few, which never applies \(de: /,
  )
  assert.throws(() => assertMessage(allText('{x, select, a {}}'), ['x']), /select of x lacks other/)
  assert.throws(() => assertMessage(allText('{x, gender, m {}}'), ['x']), /gender of x lacks other/)
  assert.throws(() => assertMessage(allText('{x, gender, masc {} other {}}'), ['x']), /masc, which is no gender/)
})
