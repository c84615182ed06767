// Every question has a sentence, and every option a label, in five languages.

import '../../src/index.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everything, openedSets, withParts } from '../../src/core/boxes.ts'
import type { CharacterId } from '../../src/core/ids.ts'
import { type Language, languages, type Text } from '../../src/core/languages.ts'
import { allSteps } from '../../src/core/procedure.ts'
import type { Decision } from '../../src/game.ts'
import { describeOption, describeQuestion } from '../../src/language/decisions.ts'
import { argumentNames, assertMessage, format } from '../../src/language/icu.ts'
import { cardName } from '../../src/language/names.ts'
import { lose } from '../../src/language/nodes/resources.ts'
import { faultOf, given, readerOf } from '../../testing/index.ts'
import { playAtRandom } from './random-games.ts'

/** Every question that a box has put in place of an earlier box's. */
const replaced = withParts(openedSets()).flatMap(({ id: box, replaces = {} }) =>
  Object.entries(replaces).flatMap(([kind, step]) => ('text' in step ? [{ box, kind, text: step.text }] : [])),
)

test('every question is a sound message in five languages', () => {
  const questions = [
    ...Object.values(allSteps).flatMap(({ question }) => (question === undefined ? [] : [question.text])),
    ...replaced.map(({ text }) => text),
  ]
  assert.ok(questions.length > 50)
  for (const text of questions) assertMessage(text, argumentNames(text.en))
})

test('every question ends as a sentence does', () => {
  for (const { name, question } of Object.values(allSteps)) {
    for (const language of languages) {
      if (question !== undefined) assert.match(question.text[language], /[.?)]$/, `${name} ${language}`)
    }
  }
})

test('a question that a box has replaced reads as that box asks it', () => {
  assert.ok(replaced.length > 0)
  for (const { box, kind, text } of replaced) {
    const facts = Object.fromEntries(argumentNames(text.en).map((name) => [name, 2]))
    const decision = { id: '0.1', seat: 0, kind, box, options: [], min: 1, max: 1, fallback: [], facts }
    for (const language of languages) {
      assert.match(text[language], /[.?)]$/, `${kind} ${language}`)
      const question = describeQuestion(decision, { language, character: () => undefined })
      assert.equal(question, format(text[language], facts, language))
    }
  }
})

test('everything in every box has a name in five languages', () => {
  const rules = everything()
  const ids = [
    rules.skillCards,
    rules.crises,
    rules.superCrises,
    rules.quorum,
    rules.destinations,
    rules.loyalty,
    rules.locations,
    rules.characters,
    rules.civilianShips,
    rules.galacticaDamage,
    ...Object.values(rules.characters).map(({ abilities }) => abilities),
  ].flatMap((group) => Object.keys(group))
  for (const id of [...ids, ...openedSets().flatMap(({ basestarDamage = [] }) => basestarDamage)]) {
    for (const language of languages) assert.equal(faultOf(cardName(id)?.[language] ?? ''), undefined, id)
  }
  assert.equal(cardName('no-such-card'), undefined)
})

test('30 random games: every question and option that is met can be read in five languages', () => {
  const met = new Set<string>()
  for (let seed = 1; seed <= 30; seed++) {
    playAtRandom(seed, (decision, game) => {
      for (const language of languages) {
        const reader = readerOf(game, language)
        const question = `${decision.kind} ${language}: ${describeQuestion(decision, reader)}`
        assert.equal(faultOf(describeQuestion(decision, reader)), undefined, question)
        const labels = decision.options.map((option) => describeOption(option, reader))
        labels.forEach((label, i) => {
          assert.equal(faultOf(label), undefined, `${question} ${decision.options[i].id}: ${label}`)
        })
        assert.ok(areTold(decision, labels), `${question} two options read alike: ${labels.join(' | ')}`)
      }
      met.add(decision.kind)
    })
  }
  assert.ok(met.size > 35, `only ${[...met].join(', ')}`)
})

/** Options with different ids read differently, except two boxes of a card that do the same. */
function areTold({ options }: Decision, labels: readonly string[]): boolean {
  const ids = new Set(options.flatMap(({ id, effect }) => (effect === undefined ? [id] : [])))
  return new Set(labels.filter((_, i) => options[i].effect === undefined)).size === ids.size
}

const seats: readonly CharacterId[] = ['laura-roslin', 'gaius-baltar', 'lee-apollo-adama']
const label = (id: string, language: Language): string =>
  describeOption({ id }, { language, character: (seat) => seats[seat] })

const labels: Readonly<Record<string, Text>> = {
  'skills:politics,tactics,politics': {
    en: '2 Politics cards and 1 Tactics card',
    es: '2 cartas de Política y 1 carta de Táctica',
    de: '2 Politik-Karten und 1 Taktik-Karte',
    fr: '2 cartes Politique et 1 carte Tactique',
    pl: '2 karty Polityki i 1 karta Taktyki',
  },
  'attack:front:basestar:1': {
    en: 'Attack basestar 2 in front of Galactica',
    es: 'Atacar a la Estrella Base 2 delante de Galactica',
    de: 'Basisstern 2 vor der Galactica angreifen',
    fr: 'Attaquer le basestar 2 devant le Galactica',
    pl: 'Zaatakuj basestara 2 z przodu Galactiki',
  },
  'attack:rear:heavyRaider': {
    en: 'Attack a heavy raider behind Galactica',
    es: 'Atacar a un Incursor Pesado detrás de Galactica',
    de: 'Einen schweren Jäger hinter der Galactica angreifen',
    fr: 'Attaquer un raider lourd derrière le Galactica',
    pl: 'Zaatakuj ciężkiego raidera z tyłu Galactiki',
  },
  'move:front:portBow': {
    en: 'Move a viper from the front of Galactica to the port bow',
    es: 'Mover un Viper desde la proa hasta la proa de babor',
    de: 'Eine Viper vom Bug nach Backbord vorn bewegen',
    fr: 'Déplacer un viper de l’avant vers bâbord avant',
    pl: 'Przenieś vipera sprzed Galactiki na lewą burtę od dziobu',
  },
  'activate:armory': {
    en: 'Activate the Armory',
    es: 'Activar el Arsenal',
    de: 'Die Waffenkammer aktivieren',
    fr: 'Activer l’Armurerie',
    pl: 'Aktywuj Zbrojownię',
  },
  'play:repair-1': {
    en: 'Play “Repair (1)”',
    es: 'Jugar “Reparar (1)”',
    de: '„Reparatur (1)“ ausspielen',
    fr: 'Jouer «\u202fRéparer (1)\u202f»',
    pl: 'Zagraj „Naprawa (1)”',
  },
  'seat:2': {
    en: 'Lee “Apollo” Adama',
    es: 'Lee Adama, “Apolo”',
    de: 'Lee „Apollo“ Adama',
    fr: 'Lee “Apollo” Adama',
    pl: 'Lee „Apollo” Adama',
  },
  'seat:4': { en: 'Player 5', es: 'El jugador 5', de: 'Spieler 5', fr: 'Le joueur 5', pl: 'Gracz 5' },
  'vipers:2': {
    en: '2 damaged vipers',
    es: '2 Vipers dañados',
    de: '2 beschädigte Viper',
    fr: '2 vipers endommagés',
    pl: '2 uszkodzone vipery',
  },
  'card:population-fuel': {
    en: 'Civilian ship (−1 population and −1 fuel)',
    es: 'Nave Civil (−1 de Población y −1 de Combustible)',
    de: 'Zivilschiff (−1 Bevölkerung und −1 Treibstoff)',
    fr: 'Vaisseau civil (−1 population et −1 carburant)',
    pl: 'Statek cywilny (−1 populacji i −1 paliwa)',
  },
}

for (const [id, text] of Object.entries(labels))
  test(`the option ${id} reads well`, () => {
    for (const language of languages) assert.equal(label(id, language), text[language])
  })

test('an answer with an effect says what it does', () => {
  const option = { id: 'yes', effect: lose({ morale: 1 }) }
  const read = (language: Language) => describeOption(option, { language, character: () => undefined })
  assert.equal(read('en'), 'Yes: −1 morale')
  assert.equal(read('fr'), 'Oui\u202f: −1 moral')
})

test('an option that nobody has words for is an error that names it', () => {
  assert.throws(() => label('teleport:brig', 'en'), /teleport/)
  assert.throws(() => label('perhaps', 'en'), /perhaps/)
  assert.throws(() => label('card:no-such-card', 'en'), /no-such-card/)
  assert.throws(() => label('repair:teapot', 'en'), /teapot/)
  assert.throws(() => label('effect:0', 'en'), /effect:0/)
})

test('a question to discard says why', () => {
  const table = given({
    seats: ['tigh', 'roslin', 'zarek'],
    current: 'tigh',
    hands: { tigh: ['tactics 1', 'tactics 2'] },
  })
    .movementStep()
    .answers('tigh', 'location:press-room')
  const asked = table.asked('tigh')
  assert.equal(describeQuestion(asked, readerOf(table.state, 'en')), 'Which Skill card do you discard to change ship?')
  table.goesOn()
})
