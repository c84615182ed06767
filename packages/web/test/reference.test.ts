// The reference lists everything in the boxes, finds it, and its rules are the same in every language.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  availableSets,
  catalogue,
  checkOptions,
  type Language,
  languages,
  type Options,
  type SetId,
  tokens,
} from '@cic/engine'
import { reference as daybreak } from '../src/boxes/daybreak/reference.ts'
import { reference as exodus } from '../src/boxes/exodus/reference.ts'
import { reference as pegasus } from '../src/boxes/pegasus/reference.ts'
import { broughtByAll, type Chapters, plugIn, together } from '../src/boxes/slots.ts'
import { entriesIn, entryFor, found } from '../src/reference/entries.ts'
import { gameIn, referenceOf } from '../src/reference/game-in-link.ts'
import { linksOf, piecesOf } from '../src/reference/rules/chapters.ts'
import { rules as de } from '../src/reference/rules/de.ts'
import { rules as en } from '../src/reference/rules/en.ts'
import { rules as es } from '../src/reference/rules/es.ts'
import { rules as fr } from '../src/reference/rules/fr.ts'
import { rules as pl } from '../src/reference/rules/pl.ts'

plugIn({ id: 'pegasus', ...pegasus })
plugIn({ id: 'exodus', ...exodus })
plugIn({ id: 'daybreak', ...daybreak })

/** All chapters in one language. */
async function bookIn(language: Language): Promise<Chapters> {
  const boxes = await Promise.all(broughtByAll('chapters').map((load) => load[language]()))
  return together([{ en, es, de, fr, pl }[language], ...boxes.map(({ chapters }) => chapters)])
}

test('every card, character, location and token of the boxes has an entry, in every language', () => {
  const { cards, characters, locations, others } = catalogue()
  for (const language of languages) {
    const entries = entriesIn(language)
    for (const { id } of cards) assert.ok(entryFor(entries, `card-${id}`), id)
    for (const { id } of characters) assert.ok(entryFor(entries, `character-${id}`), id)
    for (const { id } of locations) assert.ok(entryFor(entries, `location-${id}`), id)
    for (const { id } of others) assert.ok(entryFor(entries, `card-${id}`), id)
    for (const { id } of tokens()) assert.ok(entryFor(entries, `token-${id}`), id)
    for (const { name } of entries) assert.notEqual(name, '')
    assert.equal(new Set(entries.map(({ key }) => key)).size, entries.length)
  }
})

test('a search looks for every word, whatever the accents and capitals', () => {
  const german = entriesIn('de')
  assert.equal(found(german, { words: 'MASSGEB' }).length, 0)
  assert.ok(found(german, { words: 'fuhrer Loyalität' }).length > 0)
  assert.equal(found(entriesIn('en'), { words: 'repair' })[0].key, 'card-repair')
  assert.ok(found(entriesIn('pl'), { words: 'lacznosc' }).some(({ key }) => key === 'location-communications'))
})

test('filters work together', () => {
  const entries = entriesIn('en')
  const crises = found(entries, { words: '', group: 'crisis', skill: 'piloting' })
  assert.ok(crises.length > 0)
  assert.ok(crises.every(({ group, skills }) => group === 'crisis' && skills.includes('piloting')))
  const boxes = availableSets().map(({ id }) => found(entries, { words: '', set: id }))
  assert.equal(
    boxes.reduce((sum, { length }) => sum + length, 0),
    entries.length,
  )
  assert.ok(boxes[1].some(({ key }) => key === 'character-cavil'))
  assert.ok(!boxes[0].some(({ skills }) => skills.includes('treachery')))
})

test('what a later box has replaced is listed for both boxes, each with its own text', () => {
  const entries = entriesIn('en')
  for (const key of ['location-human-fleet', 'card-investigative-committee']) {
    const [before, after] = [entryFor(entries, key), entryFor(entries, `${key}-pegasus`)]
    assert.deepEqual([before?.set, after?.set], ['base', 'pegasus'])
    assert.notEqual(before?.text, after?.text)
  }
})

test('agendas are in the reference, by the deck that they come from', () => {
  const agendas = found(entriesIn('de'), { words: '', group: 'agenda' })
  assert.equal(agendas.length, 12)
  assert.equal(agendas.filter(({ deck }) => deck === 'hostileAgenda').length, 6)
})

test('goals and the Final Five lie among the loyalty cards, with their box', () => {
  const loyalty = found(entriesIn('fr'), { words: '', group: 'loyalty', set: 'exodus' })
  assert.equal(loyalty.filter(({ key }) => key.startsWith('card-personal-goal-')).length, 8)
  assert.equal(loyalty.filter(({ key }) => key.startsWith('card-final-five-')).length, 5)
})

test('Mutiny cards and motives have groups of their own', () => {
  for (const [group, cards] of [
    ['mutiny', 22],
    ['motive', 14],
  ] as const)
    assert.equal(found(entriesIn('pl'), { words: '', group, set: 'daybreak' }).length, cards)
})

test('an ability, a skill card with its strength and a bare id lead to their entry', () => {
  const entries = entriesIn('en')
  assert.equal(entryFor(entries, 'card-repair-2')?.key, 'card-repair')
  assert.equal(
    entryFor(entries, 'card-cylonHatred')?.key ?? entryFor(entries, 'card-cylon-hatred')?.key,
    'character-saul-tigh',
  )
  assert.equal(entryFor(entries, 'brig')?.key, 'location-brig')
  assert.equal(entryFor(entries, 'nothing'), undefined)
})

test('the rules have the same chapters, paragraphs and links in every language, and every link leads somewhere', async () => {
  const english = await bookIn('en')
  assert.ok(Object.keys(english).length > Object.keys(en).length)
  const shapeOf = (book: Chapters, id: string) =>
    book[id].parts.map((part) => (typeof part === 'string' ? 1 : part.length))
  for (const language of languages) {
    const book = await bookIn(language)
    assert.deepEqual(Object.keys(book), Object.keys(english), language)
    for (const id of Object.keys(english)) {
      const where = `${id} in ${language}`
      assert.deepEqual(shapeOf(book, id), shapeOf(english, id), where)
      assert.deepEqual(linksOf(book[id]), linksOf(english[id]), where)
      for (const to of linksOf(book[id])) {
        const chapter = to.replace(/^rule-/, '') in book
        assert.ok(chapter || entryFor(entriesIn('en'), to)?.key === to, `${where}: ${to}`)
      }
    }
  }
})

test('a paragraph falls into words and links', () => {
  assert.deepEqual(piecesOf('In [the Brig](location-brig).'), ['In ', { words: 'the Brig', to: 'location-brig' }, '.'])
})

const game = (sets: SetId[], objective: Options['objective'], more: Partial<Options> = {}): Options =>
  checkOptions({ players: 5, sets, objective, ...more })

test('opened from a table, the reference lists what that table plays', () => {
  const entries = entriesIn('en')
  const keys = (of: Options): string[] => found(entries, { words: '', game: of }).map(({ key }) => key)
  const base = found(entries, { words: '', game: game(['base'], 'kobol') })
  assert.deepEqual(new Set(base.map(({ set }) => set)), new Set(['base']))
  assert.equal(base.length, entries.filter(({ set }) => set === 'base').length)
  const kobol = keys(game(['base', 'pegasus'], 'kobol'))
  const planet = keys(game(['base', 'pegasus'], 'new-caprica'))
  assert.ok(!kobol.includes('location-shipyard') && planet.includes('location-shipyard'))
  assert.ok(!kobol.includes('card-new-caprica') && planet.includes('card-new-caprica'))
  const fleet = keys(game(['base', 'exodus'], 'kobol', { cylonFleet: true }))
  assert.ok(fleet.includes('location-basestar-bridge'))
  assert.ok(!keys(game(['base', 'exodus'], 'kobol')).includes('location-basestar-bridge'))
})

test('of what a box has replaced only the later is listed', () => {
  const listed = found(entriesIn('en'), { words: '', game: game(['base', 'daybreak'], 'kobol') })
  const rooms = listed.filter(({ location }) => location?.id === 'administration')
  assert.deepEqual(
    rooms.map(({ set }) => set),
    ['daybreak'],
  )
})

test('a title card that another one replaces is not listed', () => {
  const titles = (of: Options): string[] =>
    found(entriesIn('en'), { words: '', game: of, group: 'title' }).map(({ key }) => key.replace('card-', ''))
  assert.deepEqual(titles(game(['base', 'pegasus', 'exodus'], 'kobol')).sort(), ['admiral', 'president'])
  assert.deepEqual(titles(game(['base', 'pegasus'], 'new-caprica')).sort(), [
    'admiral-new-caprica',
    'president-new-caprica',
  ])
  assert.deepEqual(titles(game(['base', 'exodus'], 'kobol', { cylonFleet: true })).sort(), [
    'admiral-cylon-fleet',
    'cag',
    'president',
  ])
})

test('the rules of a table have no chapter on what another box has replaced', () => {
  const parts = { pegasus, exodus, daybreak }
  const idle = (sets: SetId[]): string[] => {
    const options = game(sets, 'kobol')
    return sets.flatMap((id) => (id === 'base' ? [] : (parts[id].idleChapters?.(options) ?? [])))
  }
  const [treachery, agendas] = [['treachery', 'reckless'], ['leaders']]
  for (const [sets, without, within] of [
    [['base', 'pegasus'], ['other-treachery'], [...treachery, ...agendas, 'execution']],
    [
      ['base', 'pegasus', 'exodus'],
      ['other-treachery', 'execution'],
      [...treachery, ...agendas, 'loyalty-table'],
    ],
    [
      ['base', 'pegasus', 'daybreak'],
      [...treachery, ...agendas],
      ['other-treachery', 'execution'],
    ],
    [['base', 'exodus', 'daybreak'], ['loyalty-table'], ['not-a-cylon', 'exodus-execution']],
    [['base', 'exodus'], [], ['loyalty-table', 'not-a-cylon']],
  ] as [SetId[], string[], string[]][]) {
    for (const id of without) assert.ok(idle(sets).includes(id), `${id} with ${sets}`)
    for (const id of within) assert.ok(!idle(sets).includes(id), `no ${id} with ${sets}`)
  }
})

test('every kind of thing is found in the fullest game', () => {
  const all = game(['base', 'pegasus', 'exodus', 'daybreak'], 'earth', {
    cylonFleet: true,
    finalFive: true,
    personalGoals: true,
  })
  const listed = new Set(found(entriesIn('en'), { words: '', game: all }).map(({ group }) => group))
  const missing = [...new Set(entriesIn('en').map(({ group }) => group))].filter((group) => !listed.has(group))
  assert.deepEqual(missing.sort(), ['agenda', 'ally', 'crossroads', 'trauma'])
})

test('the link to it says which game, and what is no game lists everything', () => {
  const all = game(['base', 'exodus'], 'ionian-nebula', { finalFive: true })
  assert.deepEqual(gameIn(new URL(referenceOf(all), 'https://cic.example').search), all)
  assert.equal(gameIn(''), undefined)
  assert.equal(gameIn('?players=5&sets=base.nothing&objective=kobol'), undefined)
})
