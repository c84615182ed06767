// Every term of a group has the same forms, in every language those that its grammar needs, and no English is left over.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '../../src/core/languages.ts'
import { type Forms, format, pluralCategories, type Term } from '../../src/language/icu.ts'
import * as terms from '../../src/language/terms.ts'

type Required = Readonly<Record<Language, readonly string[]>>

const counted: Required = {
  en: words('name one other plural a the thePlural of ofPlural'),
  es: words('gender name one other plural a the thePlural of ofPlural to'),
  de: words(
    'gender name one oneAcc oneDat other otherDat plural a aAcc aDat the theAcc theDat of thePlural thePluralDat ofPlural',
  ),
  fr: words('gender name one other plural a the thePlural of ofPlural to'),
  pl: words('gender name acc gen plural pluralAcc pluralGen one oneAcc oneGen few fewGen many manyGen other otherGen'),
}
const place = alike('name the acc of to in')
const person = { ...alike('name short cap acc dat gen'), en: words('gender name short cap acc dat gen') }
const resource = alike('name amount the acc')
const skill = alike('name acc')

const groups: Readonly<Record<string, { readonly terms: Readonly<Record<string, Term>>; readonly forms: Required }>> = {
  resources: {
    terms: terms.resources,
    forms: { ...resource, es: [...resource.es, 'de'], pl: [...resource.pl, 'gen'] },
  },
  skills: {
    terms: terms.skills,
    forms: { ...skill, es: [...skill.es, 'de'], fr: [...skill.fr, 'de'], pl: [...skill.pl, 'gen'] },
  },
  skillCards: { terms: terms.skillCards, forms: counted },
  cards: { terms: terms.cards, forms: counted },
  ships: { terms: terms.ships, forms: counted },
  loyaltySides: { terms: terms.loyaltySides, forms: counted },
  places: { terms: terms.places, forms: place },
  boards: { terms: terms.boards, forms: place },
  tracks: { terms: terms.tracks, forms: place },
  areas: { terms: terms.areas, forms: mapLanguages(() => words('name in to')) },
  who: { terms: terms.who, forms: person },
  characters: { terms: terms.characters, forms: person },
  titles: { terms: terms.titles, forms: alike('name the acc of office become') },
  decks: { terms: terms.decks, forms: alike('name the acc of from into on under') },
}

test('every exported group is checked here', () => {
  const exported = Object.entries(terms).filter(([, value]) => typeof value === 'object')
  assert.deepEqual(exported.map(([name]) => name).sort(), Object.keys(groups).sort())
})

for (const [group, { terms: members, forms }] of Object.entries(groups))
  test(`${group}: every term has exactly the forms of its group`, () => {
    for (const [id, term] of Object.entries(members))
      for (const language of languages)
        assert.deepEqual(Object.keys(term[language]).sort(), [...forms[language]].sort(), `${group}.${id} ${language}`)
  })

test('every counted noun has each plural category of its language', () => {
  for (const language of languages)
    for (const category of pluralCategories[language]) assert.ok(counted[language].includes(category))
})

test('no form is empty or has stray white space', () => {
  each((forms, where) => {
    for (const [form, text] of Object.entries(forms)) {
      assert.match(text, /^\S(.*\S)?$/u, `${where} ${form}`)
      assert.doesNotMatch(text, /\s\s|'|"|undefined/, `${where} ${form}`)
    }
  })
})

test('genders are genders', () => {
  each((forms, where) => {
    if (forms.gender !== undefined) assert.ok(['m', 'f', 'n', 'pl'].includes(forms.gender), where)
  })
})

// Names, and words that a language happens to share with English. The list must be exact, so that it cannot rot.
const shared: Readonly<Record<Language, string>> = {
  en: '',
  es: 'a colonial control crisis cylon cylons galactica hangar raptor raptors viper vipers',
  de: 'admiral an brig caprica colonial ftl galactica in one raptor raptors super viper',
  fr: [
    'administration basestar basestars caprica centurion centurions colonial communications cylon cylons destination',
    'galactica one population quorum raider raiders raptor raptors viper vipers',
  ].join(' '),
  pl: 'basestar caprica centurion colonial cylon ftl galactica morale one raider raptor viper',
}

test('no English word is left in another language', () => {
  const english = new Set<string>()
  each((forms, _, language, group) => {
    if (language === 'en' && group !== 'characters') for (const word of wordsOf(forms)) english.add(word)
  })
  const found = new Map<Language, Set<string>>(languages.map((language) => [language, new Set()]))
  each((forms, _, language, group) => {
    if (language === 'en' || group === 'characters') return
    for (const word of wordsOf(forms)) if (english.has(word)) found.get(language)?.add(word)
  })
  for (const language of languages)
    assert.deepEqual([...(found.get(language) ?? [])].sort(), words(shared[language]).sort(), language)
})

test('terms decline as the editions print them', () => {
  const { ships, cards, who, places, characters, loyaltySides, decks } = terms
  assert.equal(ships.heavyRaider.de.the, 'der schwere Jäger')
  assert.equal(ships.heavyRaider.de.thePlural, 'die schweren Jäger')
  assert.equal(ships.heavyRaider.de.otherDat, 'schweren Jägern')
  assert.equal(ships.unmannedViper.de.aAcc, 'eine unbemannte Viper')
  assert.equal(ships.unmannedViper.de.aDat, 'einer unbemannten Viper')
  assert.equal(ships.basestar.de.of, 'des Basissterns')
  assert.equal(ships.raptor.de.otherDat, 'Raptoren')
  assert.equal(ships.centurion.de.otherDat, 'Zenturios')
  assert.equal(loyaltySides.revealedCylon.de.theAcc, 'den enttarnten Zylonen')
  assert.equal(loyaltySides.human.de.of, 'des Menschen')
  assert.equal(ships.nuke.es.the, 'el Arma Nuclear')
  assert.equal(ships.nuke.es.thePlural, 'las Armas Nucleares')
  assert.equal(loyaltySides.human.fr.of, 'de l’humain')
  assert.equal(who.admiral.fr.dat, 'à l’Amiral')
  assert.equal(who.all.en.gen, 'all players’')
  assert.equal(who.president.en.gen, 'the President’s')
  assert.equal(who.president.es.gen, 'del Presidente')
  assert.equal(places['admirals-quarters'].fr.of, 'des Quartiers de l’Amiral')
  assert.equal(places['research-lab'].es.to, 'al Laboratorio de Investigación')
  assert.equal(characters['william-adama'].fr.gen, 'd’Adama')
  assert.equal(characters['lee-apollo-adama'].es.short, 'Apolo')
  assert.equal(characters['laura-roslin'].en.gen, 'Roslin’s')
  assert.equal(cards.damageToken.en.one, 'Galactica damage token')
  assert.equal(decks.destination.es.from, 'del mazo de Salto')
  assert.equal(format('{x, counted, n}', { x: loyaltySides.cylon, n: 2 }, 'pl'), '2 Cylonów')
})

function each(check: (forms: Forms, where: string, language: Language, group: string) => void): void {
  for (const [group, { terms: members }] of Object.entries(groups))
    for (const [id, term] of Object.entries(members))
      for (const language of languages) check(term[language], `${group}.${id} ${language}`, language, group)
}

function wordsOf(forms: Forms): string[] {
  const { gender: _, ...texts } = forms
  return [...new Set(Object.values(texts).flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []))]
}

function alike(forms: string): Required {
  return mapLanguages((language) => (language === 'en' ? words(forms) : ['gender', ...words(forms)]))
}

function mapLanguages(make: (language: Language) => readonly string[]): Required {
  return { en: make('en'), es: make('es'), de: make('de'), fr: make('fr'), pl: make('pl') }
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}
