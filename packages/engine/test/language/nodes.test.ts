// Every effect, condition and standing rule of all boxes reads well in all five languages: to whom it is about, about somebody else, and after
// "may".

import '../../src/index.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Ability, type Condition, conditionKinds, ruleKinds } from '../../src/core/ability.ts'
import { everything } from '../../src/core/boxes.ts'
import type { Facts } from '../../src/core/facts.ts'
import { type Language, languages, type Text } from '../../src/core/languages.ts'
import { kindOf, type Node, nodeKinds } from '../../src/core/node.ts'
import { accusedAt, checkAt, holdsExactly } from '../../src/language/conditions.ts'
import { argumentNames, assertMessage, type Voice } from '../../src/language/icu.ts'
import { discard, draw, drawQuorum, eachDiscards, scout } from '../../src/language/nodes/cards.ts'
import { check, countPositive } from '../../src/language/nodes/checks.ts'
import { countAsDistance, destroyCylonForces } from '../../src/language/nodes/fleet.ts'
import { all, choose, either, ifBelow, may, noEffect, roll } from '../../src/language/nodes/flow.ts'
import { assign, giveTitle, leaveBrig, look, send, sendAllIn, sendAllOnBoard } from '../../src/language/nodes/people.ts'
import { gain, lose, spend } from '../../src/language/nodes/resources.ts'
import {
  activatePlacedRaiders,
  activateVipers,
  centurion,
  damageGalactica,
  damageVipers,
  destroyCivilianShip,
  destroyRaptor,
  launchFromBasestars,
  place,
  repairRaptor,
  risking,
} from '../../src/language/nodes/ships.ts'
import { mayNotActivate, nobodyActivates, startsWithLoyalty } from '../../src/language/standing-rules.ts'
import { characters } from '../../src/language/terms.ts'
import { describe, describeAbility, type Reading, write } from '../../src/language/text.ts'

type About = Pick<Reading, 'self'>

interface Kind {
  readonly name: string
  readonly text: Text
  readonly says: (language: Language, about?: About, voice?: Voice) => string
}

const used = usedByAllBoxes()

test('the boxes have effects, conditions and rules', () => {
  assert.ok(used.length > 600, `only ${used.length}`)
})

test('every kind has a message in five languages, all with the same arguments', () => {
  for (const kinds of [nodeKinds, conditionKinds, ruleKinds]) {
    for (const { text } of Object.values(kinds)) assertMessage(text, argumentNames(text.en))
  }
})

test('what is done to somebody whom a player chooses is said of that somebody, in every language', () => {
  for (const [kind, { onChosen }] of Object.entries(nodeKinds)) {
    if (onChosen === undefined) continue
    for (const language of languages)
      assert.match(onChosen[language], /\{(whom|toWhom|ofWhom|choice)\}/, `${kind} ${language}`)
  }
})

const readings: readonly (readonly [string, About, Voice])[] = [
  ['to the reader', {}, {}],
  ['about a man', { self: characters['saul-tigh'] }, {}],
  ['about a woman', { self: characters['laura-roslin'] }, {}],
  ['after may', {}, { infinitive: true }],
]

for (const [how, about, voice] of readings)
  test(`every effect, condition and rule can be read ${how}, in five languages`, () => readsWell(about, voice))

function readsWell(about: About, voice: Voice): void {
  for (const { name, says } of used) {
    for (const language of languages) {
      const words = says(language, about, voice)
      const at = `${name}, ${language}: "${words}"`
      assert.notEqual(words, '', at)
      assert.equal(words, words.trim(), at)
      assert.doesNotMatch(words, /[{}]|undefined|NaN|\[object/, at)
      assert.doesNotMatch(words, /\s{2}/, at)
      assert.doesNotMatch(words, /\s[.,)]|\(\s/, at)
      assert.doesNotMatch(words, /[.;:,]$/, at)
      if (language === 'fr') assert.doesNotMatch(words, /[^\u202f][;:?!]/, at)
      else assert.doesNotMatch(words, /\s[;:?!]/, at)
      assert.doesNotMatch(words, /[[\]<>|]|this player|este jugador|dieser Spieler|ce joueur|ten gracz/i, at)
    }
  }
}

test('each kind says something different in each language', () => {
  const together = new Map<string, Map<Language, string>>()
  for (const { name, says } of used) {
    const texts = together.get(name) ?? new Map<Language, string>()
    for (const language of languages) texts.set(language, `${texts.get(language) ?? ''}\n${says(language)}`)
    together.set(name, texts)
  }
  // What stays in play is said by its card.
  together.delete('keepInPlay')
  for (const [name, texts] of together) assert.equal(new Set(texts.values()).size, languages.length, name)
})

function reads(language: Language, effect: Node, words: string): void {
  assert.equal(describe(effect, { language }), words)
}

function readsWhen(language: Language, when: Condition, words: string): void {
  assert.equal(conditionWords(when, language), words)
}

test('English', () => {
  reads('en', discard('current', 1), 'the current player discards 1 Skill card')
  reads('en', eachDiscards(2, { random: true }), 'each player discards 2 Skill cards at random')
  reads('en', sendAllIn('armory', 'brig'), 'all characters in the Armory are sent to the Brig')
  reads('en', damageGalactica(2), 'damage Galactica twice')
  reads('en', destroyCivilianShip(1), 'draw and destroy 1 civilian ship')
  reads('en', destroyCivilianShip(2), 'draw and destroy 2 civilian ships')
  reads(
    'en',
    may('admiral', spend({ fuel: 1 }), all(lose({ morale: 1 }), send('current', 'sickbay'))),
    'the Admiral may spend 1 fuel; if not: −1 morale and the current player is sent to Sickbay',
  )
  reads(
    'en',
    may('current', choose('current', { sendTo: 'brig' }, send('chosen', 'brig'))),
    'the current player may send a human player of their choice to the Brig',
  )
  reads(
    'en',
    check(9, ['politics', 'leadership'], { partial: [7, discard('current', 2)], fail: lose({ morale: 1, food: 1 }) }),
    'skill check 9 (Politics, Leadership). Pass: no effect. 7+: the current player discards 2 Skill cards. Fail: −1 morale and −1 food',
  )
  reads(
    'en',
    risking('raptor', 1, roll({ atLeast: 3 }, gain({ fuel: 2 }), destroyRaptor())),
    'risk 1 raptor and roll a die; on 3 or higher: +2 fuel; otherwise: destroy 1 raptor',
  )
})

test('Spanish: al and a la, agreement', () => {
  reads('es', send('current', 'sickbay'), 'el jugador actual va a la Enfermería')
  reads(
    'es',
    sendAllIn('ftl-control', 'brig'),
    'todos los personajes que estén en el Control de Saltos son enviados a la Prisión',
  )
  reads('es', assign(), 'da esta carta al jugador elegido')
  reads(
    'es',
    choose('president', { notSelf: true, inBrig: true }, leaveBrig('president', 'chosen')),
    'el Presidente mueve a otro jugador humano de su elección que esté en la Prisión a otra localización de Galactica',
  )
  reads('es', ifBelow('food', 6, lose({ morale: 1 })), 'si los Alimentos están por debajo de 6, −1 de Moral')
  reads('es', ifBelow('fuel', 2, noEffect()), 'si el Combustible está por debajo de 2, sin efecto')
  reads('es', destroyCivilianShip(2), 'roba 2 Naves Civiles al azar y destrúyelas')
  reads('es', draw('self', 1, ['engineering', 'tactics']), 'roba 1 carta de Habilidad (Ingeniería o Táctica)')
  reads(
    'es',
    scout('crisis', 'destination'),
    'mira la primera carta del mazo de Crisis o del mazo de Salto y colócala en la parte superior o en la inferior',
  )
})

test('German: articles, accusatives and datives', () => {
  reads('de', destroyCylonForces(), 'zerstöre 3 Jäger, 1 schweren Jäger oder 1 Zenturio')
  reads('de', launchFromBasestars(2, 1), 'starte 2 Jäger und 1 schweren Jäger von jedem Basisstern')
  reads('de', assign(), 'gib diese Karte dem gewählten Spieler')
  reads(
    'de',
    choose('self', { notSelf: true, notTitle: 'admiral' }, giveTitle('admiral', 'chosen')),
    'gib einem anderen Menschenspieler außer dem Admiral den Admiralstitel',
  )
  reads(
    'de',
    look('president', 'current'),
    'der Präsident sieht sich 1 zufällige Loyalitätskarte des aktiven Spielers an',
  )
  reads('de', sendAllIn('research-lab', 'sickbay'), 'alle Charaktere im Forschungslabor kommen in die Krankenstation')
  reads('de', activatePlacedRaiders('portBow', 4), 'aktiviere die 4 soeben platzierten Jäger')
  reads('de', repairRaptor(), 'repariere 1 zerstörten Raptor')
  reads('de', discard('admiral', 2, { random: true }), 'der Admiral wirft 2 zufällige Fertigkeitskarten ab')
  readsWhen('de', checkAt('administration', 'brig'), 'wenn die Verwaltung oder die Brig aktiviert wird')
  assert.equal(
    describeAbility(startsWithLoyalty(2), { language: 'de' }),
    'Du beginnst das Spiel mit 2 Loyalitätskarten statt 1.',
  )
})

test('French: au, aux, à la and l’, thin spaces, plural verbs', () => {
  reads('fr', send('admiral', 'sickbay'), 'l’Amiral va à l’Infirmerie')
  reads(
    'fr',
    sendAllOnBoard('colonial-one', 'brig'),
    'tous les personnages présents sur le Colonial One sont envoyés en Cellule',
  )
  reads('fr', assign(), 'donnez cette carte au joueur choisi')
  reads(
    'fr',
    roll({ atMost: 4 }, all(lose({ morale: 1 }), discard('admiral', 2))),
    'lancez un dé\u202f; sur 4 ou moins\u202f: −1 moral et l’Amiral défausse 2 cartes Compétence',
  )
  reads('fr', centurion(2), 'placez 2 centurions au début de la piste d’abordage')
  reads('fr', countPositive('engineering'), 'toutes les cartes Ingénierie de ce test comptent positivement')
  readsWhen('fr', accusedAt('admirals-quarters'), 'quand on vous choisit à l’activation des Quartiers de l’Amiral')
  readsWhen('fr', checkAt('administration', 'brig'), 'à l’activation de l’Administration ou de la Cellule')
  assert.equal(
    describeAbility(nobodyActivates('communications'), { language: 'fr' }),
    'Les joueurs ne peuvent pas activer les Communications.',
  )
})

test('Polish: 1, 2 and 5, accusatives and genitives', () => {
  reads('pl', discard('current', 1), 'aktywny gracz odrzuca 1 kartę umiejętności')
  reads('pl', discard('current', 2), 'aktywny gracz odrzuca 2 karty umiejętności')
  reads('pl', discard('current', 5), 'aktywny gracz odrzuca 5 kart umiejętności')
  reads('pl', drawQuorum(1), 'pociągnij 1 kartę Kworum')
  reads('pl', destroyRaptor(1), 'zniszcz 1 raptora')
  reads('pl', damageVipers(2, 'space'), 'uszkodź 2 vipery w przestrzeni')
  reads('pl', damageVipers(5, 'reserves'), 'uszkodź 5 viperów w Rezerwie')
  reads('pl', spend({ fuel: 1, food: 2 }), 'wydaj 1 jednostkę paliwa i 2 jednostki żywności')
  reads('pl', countAsDistance(1), 'ta karta liczy się jako 1 przebyta jednostka dystansu')
  reads('pl', activateVipers(6), 'aktywuj maksymalnie 6 razy vipera bez pilota')
  reads(
    'pl',
    place({ front: { basestar: 1, raider: 5 }, rear: { heavyRaider: 1 } }),
    'umieść 1 basestara i 5 raiderów z przodu Galactiki oraz 1 ciężkiego raidera z tyłu',
  )
  reads(
    'pl',
    either('president', giveTitle('president', 'admiral'), send('president', 'brig')),
    'Prezydent wybiera: Admirał otrzymuje tytuł Prezydenta lub Prezydent trafia do Aresztu',
  )
  reads(
    'pl',
    choose('self', { asPresident: true, notTitle: 'president' }, look('self', 'chosen', 'all')),
    'obejrzyj wszystkie karty Lojalności gracza prowadzącego człowieka, który nie jest Prezydentem',
  )
  readsWhen('pl', holdsExactly(1), 'jeśli masz na ręce dokładnie 1 kartę umiejętności')
  assert.equal(
    describeAbility(mayNotActivate('admirals-quarters'), { language: 'pl' }),
    'Nie możesz aktywować Kwatery Admirała.',
  )
})

// ---------------------------------------------------------------------------------------------------------------------
// All that the boxes are written in

function usedByAllBoxes(): Kind[] {
  const rules = everything()
  const found: Kind[] = []
  const see = (node: Node | undefined): void => {
    if (node === undefined) return
    const { text, parts } = kindOf(node)
    found.push({
      name: node.kind,
      text,
      says: (language, about, voice) => describe(node, { language, inPlay: 'x', ...about }, voice),
    })
    for (const part of parts?.(node) ?? []) see(part)
  }
  const seeAbility = (ability: Ability | undefined): void => {
    if (ability === undefined) return
    if (ability.does === 'rule') {
      const { rule } = ability
      const { text, facts } = ruleKinds[rule.kind]
      const said = { text, facts: (facts?.(rule) ?? { ...rule }) as Facts }
      found.push({ name: rule.kind, text, says: (language, about) => write(said, { language, ...about }) })
      return
    }
    see(ability.effect)
    if (ability.does === 'action' || ability.does === 'movement' || ability.when === undefined) return
    const { when } = ability
    found.push({
      name: when.is,
      text: conditionKinds[when.is].text,
      says: (language, about) => conditionWords(when, language, about),
    })
  }
  for (const card of [...Object.values(rules.crises), ...Object.values(rules.superCrises)]) {
    see(card.either?.[1])
    see(card.either?.[2])
    see(card.resolve)
    see(card.attack?.special.effect)
    seeAbility(card.whileInPlay)
  }
  for (const card of Object.values(rules.quorum)) {
    see(card.effect)
    seeAbility(card.whileInPlay)
  }
  for (const card of Object.values(rules.destinations)) see(card.effect)
  for (const card of Object.values(rules.loyalty)) see(card.reveal)
  for (const { card } of Object.values(rules.skillCards)) seeAbility(card.ability)
  for (const { abilities } of Object.values(rules.characters)) Object.values(abilities).forEach(seeAbility)
  for (const location of Object.values(rules.locations)) {
    see(location.action)
    seeAbility(location.rule)
  }
  return found
}

function conditionWords(when: Condition, language: Language, about: About = {}): string {
  const { text, facts } = conditionKinds[when.is]
  return write({ text, facts: (facts?.(when) ?? { ...when }) as Facts }, { language, ...about })
}
