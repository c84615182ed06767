// Every log line that the rules write has a sentence in five languages, and no sentence is left without a line.

import '../../src/index.ts'
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { CharacterId } from '../../src/core/ids.ts'
import { languages, type Text } from '../../src/core/languages.ts'
import type { LogEntry } from '../../src/core/state.ts'
import { argumentNames, assertMessage } from '../../src/language/icu.ts'
import { allLogTexts, describeLog, logTexts } from '../../src/language/log.ts'
import { faultOf, readerOf } from '../../testing/index.ts'
import { playAtRandom } from './random-games.ts'

const source = join(import.meta.dirname, '../../src')

/** The keys that `log` is called with: the strings of its second argument. */
function keysInSource(): Set<string> {
  const keys = new Set<string>()
  for (const file of globSync('**/*.ts', { cwd: source })) {
    const text = readFileSync(join(source, file), 'utf8')
    for (const [, key] of text.matchAll(/\btells\(\s*'(\w+)'/g)) keys.add(key)
    for (const [, argument] of file === 'core/log.ts' ? [] : text.matchAll(/\blog\(\s*game,\s*([^,]+),/g)) {
      const choices = argument.includes('?') ? argument.slice(argument.indexOf('?')) : argument
      const found = [...choices.matchAll(/'(\w+)'/g)]
      assert.ok(found.length > 0, `${file}: the key of log(game, ${argument}) is not written out`)
      for (const [, key] of found) keys.add(key)
    }
  }
  return keys
}

test('the log has exactly the sentences that the rules use', () => {
  assert.deepEqual([...keysInSource()].sort(), Object.keys(allLogTexts()).sort())
})

test('every log line is a sound message in five languages', () => {
  for (const text of Object.values(allLogTexts())) assertMessage(text, argumentNames(text.en))
})

test('30 random games: every log entry that is met can be read in five languages', () => {
  const met = new Set<string>()
  for (let seed = 31; seed <= 60; seed++) {
    const game = playAtRandom(seed, () => undefined)
    for (const language of languages) {
      const reader = readerOf(game, language)
      for (const entry of game.log) {
        const read = describeLog(entry, reader)
        assert.equal(faultOf(read), undefined, `${language} ${JSON.stringify(entry)}: ${read}`)
        assert.match(read, /[.?!]$/)
        met.add(entry.t)
      }
    }
  }
  const unmet = Object.keys(logTexts).filter((key) => !met.has(key))
  assert.ok(unmet.length < 12, `never met: ${unmet.join(', ')}`)
})

test('a stored game, in which absent facts are left out, reads the same', () => {
  const game = playAtRandom(7, () => undefined)
  const stored = JSON.parse(JSON.stringify(game.log)) as LogEntry[]
  for (const language of languages) {
    const reader = readerOf(game, language)
    game.log.forEach((entry, i) => {
      assert.equal(describeLog(stored[i], reader), describeLog(entry, reader))
    })
  }
})

const seats: readonly CharacterId[] = ['laura-roslin', 'gaius-baltar', 'lee-apollo-adama', 'william-adama']

const sentences: readonly (readonly [LogEntry, Text])[] = [
  [
    { t: 'drawsSkills', seat: 0, skills: ['politics', 'leadership', 'politics'] },
    {
      en: 'Roslin draws 2 Politics cards and 1 Leadership card.',
      es: 'Roslin roba 2 cartas de Política y 1 carta de Liderazgo.',
      de: 'Roslin zieht 2 Politik-Karten und 1 Führerschaft-Karte.',
      fr: 'Roslin pioche 2 cartes Politique et 1 carte Commandement.',
      pl: 'Roslin ciągnie 2 karty Polityki i 1 kartę Zdolności przywódczych.',
    },
  ],
  [
    { t: 'drew', seat: 0, cards: ['repair-1', 'repair-1', 'executive-order-2'], only: [0] },
    {
      en: 'You drew: 2× Repair (1) and Executive Order (2).',
      es: 'Has robado: 2× Reparar (1) y Orden ejecutiva (2).',
      de: 'Du hast gezogen: 2× Reparatur (1) und Anweisung von oben (2).',
      fr: 'Vous avez pioché\u202f: 2× Réparer (1) et Ordre exécutif (2).',
      pl: 'Ciągniesz: 2× Naprawa (1) i Rozkaz prezydencki (2).',
    },
  ],
  [
    { t: 'yourLoyaltySeen', seat: 1, cards: ['you-are-not-a-cylon'], only: [0] },
    {
      en: 'Of your Loyalty cards, Baltar has seen: You Are Not a Cylon.',
      es: 'De tus cartas de Lealtad, Baltar ha visto: No eres un cylon.',
      de: 'Von deinen Loyalitätskarten hat Baltar gesehen: Sie sind kein Zylon.',
      fr: 'Parmi vos cartes Loyauté, Baltar a vu\u202f: Vous n’êtes pas un cylon.',
      pl: 'Z twoich kart Lojalności Baltar zna: Nie jesteś Cylonem.',
    },
  ],
  [
    { t: 'sent', seat: 0, location: 'brig' },
    {
      en: 'Roslin is sent to the Brig.',
      es: 'Roslin es enviada a la Prisión.',
      de: 'Roslin wird in die Brig geschickt.',
      fr: 'Roslin est envoyée en Cellule.',
      pl: 'Roslin zostaje wysłana do Aresztu.',
    },
  ],
  [
    { t: 'sent', seat: 1, location: 'sickbay' },
    {
      en: 'Baltar is sent to Sickbay.',
      es: 'Baltar es enviado a la Enfermería.',
      de: 'Baltar wird in die Krankenstation geschickt.',
      fr: 'Baltar est envoyé à l’Infirmerie.',
      pl: 'Baltar zostaje wysłany do Ambulatorium.',
    },
  ],
  [
    { t: 'resource', resource: 'food', by: -2, now: 5 },
    {
      en: 'Food falls by 2 to 5.',
      es: 'Los Alimentos disminuyen en 2, hasta 5.',
      de: 'Die Nahrung sinkt um 2 auf 5.',
      fr: 'La nourriture diminue de 2 et passe à 5.',
      pl: 'Żywność spada o 2 do 5.',
    },
  ],
  [
    { t: 'resource', resource: 'morale', by: 1, now: 9 },
    {
      en: 'Morale rises by 1 to 9.',
      es: 'La Moral aumenta en 1, hasta 9.',
      de: 'Die Moral steigt um 1 auf 9.',
      fr: 'Le moral augmente de 1 et passe à 9.',
      pl: 'Morale rośnie o 1 do 9.',
    },
  ],
  [
    { t: 'attacks', attacker: 'raider', target: 'viper', area: 'portBow', pilot: 2 },
    {
      en: 'A raider attacks Apollo’s viper at the port bow.',
      es: 'Un Incursor ataca al Viper de Apolo en la proa de babor.',
      de: 'Ein Jäger greift an Backbord vorn Apollos Viper an.',
      fr: 'Un raider attaque le viper d’Apollo à bâbord avant.',
      pl: 'Raider atakuje vipera Apolla na lewej burcie od dziobu.',
    },
  ],
  [
    { t: 'attacks', attacker: 'basestar', target: 'galactica', area: 'front' },
    {
      en: 'A basestar attacks Galactica (front).',
      es: 'Una Estrella Base ataca a Galactica (proa).',
      de: 'Ein Basisstern greift die Galactica an (Bug).',
      fr: 'Un basestar attaque le Galactica (avant).',
      pl: 'Basestar atakuje Galacticę (przód).',
    },
  ],
  [
    { t: 'attacks', attacker: 'galactica', target: 'raider', area: 'front' },
    {
      en: 'Galactica attacks a raider (front).',
      es: 'Galactica ataca a un Incursor (proa).',
      de: 'Die Galactica greift einen Jäger an (Bug).',
      fr: 'Le Galactica attaque un raider (avant).',
      pl: 'Galactica atakuje raidera (przód).',
    },
  ],
  [
    { t: 'attacks', attacker: 'viper', target: 'heavyRaider', area: 'rear', seat: 2 },
    {
      en: 'Apollo attacks a heavy raider behind Galactica.',
      es: 'Apolo ataca a un Incursor Pesado detrás de Galactica.',
      de: 'Apollo greift hinter der Galactica einen schweren Jäger an.',
      fr: 'Apollo attaque un raider lourd derrière le Galactica.',
      pl: 'Apollo atakuje ciężkiego raidera z tyłu Galactiki.',
    },
  ],
  [
    { t: 'misses', attacker: 'viper', target: 'basestar' },
    {
      en: 'The attack on the basestar misses.',
      es: 'El ataque contra la Estrella Base falla.',
      de: 'Der Angriff auf den Basisstern geht daneben.',
      fr: 'L’attaque contre le basestar échoue.',
      pl: 'Atak na basestara chybia.',
    },
  ],
  [
    { t: 'misses', attacker: 'raider', target: 'viper', pilot: 2 },
    {
      en: 'The attack on Apollo’s viper misses.',
      es: 'El ataque contra el Viper de Apolo falla.',
      de: 'Der Angriff auf Apollos Viper geht daneben.',
      fr: 'L’attaque contre le viper d’Apollo échoue.',
      pl: 'Atak na vipera Apolla chybia.',
    },
  ],
  [
    { t: 'attacks', attacker: 'armory', target: 'centurion', seat: 0 },
    {
      en: 'Roslin attacks a centurion from the Armory.',
      es: 'Roslin ataca a un Centurión desde el Arsenal.',
      de: 'Roslin greift aus der Waffenkammer einen Zenturio an.',
      fr: 'Roslin attaque un centurion depuis l’Armurerie.',
      pl: 'Roslin atakuje centuriona ze Zbrojowni.',
    },
  ],
  [
    { t: 'choiceSwitched', seat: 1, card: 'declare-martial-law', option: 0 },
    {
      en: 'Baltar chooses the other option of “Declare Martial Law” instead: −1 morale; the Admiral receives the President title.',
      es: 'Baltar elige en su lugar la otra opción de “Declarar la ley marcial”: −1 de Moral; el Almirante recibe el Cargo Presidencial.',
      de: 'Baltar wählt stattdessen die andere Möglichkeit von „Kriegsrecht ausrufen“: −1 Moral; der Admiral erhält den Präsidententitel.',
      fr: 'Baltar choisit à la place l’autre option de la carte «\u202fDéclarer la loi martiale\u202f»\u202f: −1 moral\u202f; l’Amiral reçoit le titre de Président.',
      pl: 'Baltar wybiera zamiast tego drugą możliwość z karty „Ogłoszenie stanu wojennego”: −1 morale; Admirał otrzymuje tytuł Prezydenta.',
    },
  ],
  [
    { t: 'placed', ship: 'raider', area: 'front', count: 5 },
    {
      en: '5 raiders appear in front of Galactica.',
      es: 'Aparecen 5 Incursores delante de Galactica.',
      de: '5 Jäger erscheinen vor der Galactica.',
      fr: '5 raiders apparaissent devant le Galactica.',
      pl: '5 raiderów pojawia się z przodu Galactiki.',
    },
  ],
  [
    { t: 'placed', ship: 'civilian', area: 'rear', count: 2 },
    {
      en: '2 civilian ships appear behind Galactica.',
      es: 'Aparecen 2 Naves Civiles detrás de Galactica.',
      de: '2 Zivilschiffe erscheinen hinter der Galactica.',
      fr: '2 vaisseaux civils apparaissent derrière le Galactica.',
      pl: '2 statki cywilne pojawiają się z tyłu Galactiki.',
    },
  ],
  [
    { t: 'handsOverLoyalty', seat: 1, to: 3, count: 2 },
    {
      en: 'Baltar gives 2 Loyalty cards to Adama.',
      es: 'Baltar da 2 cartas de Lealtad a Adama.',
      de: 'Baltar gibt Adama 2 Loyalitätskarten.',
      fr: 'Baltar donne 2 cartes Loyauté à Adama.',
      pl: 'Baltar przekazuje Adamie 2 karty Lojalności.',
    },
  ],
  [
    { t: 'looksAtHand', seat: 0, of: 3 },
    {
      en: 'Roslin looks at Adama’s hand.',
      es: 'Roslin mira la mano de Adama.',
      de: 'Roslin sieht sich Adamas Hand an.',
      fr: 'Roslin regarde la main d’Adama.',
      pl: 'Roslin ogląda karty na ręce Adamy.',
    },
  ],
  [
    { t: 'title', seat: 0, title: 'president' },
    {
      en: 'Roslin becomes President.',
      es: 'Roslin pasa a ser Presidente.',
      de: 'Roslin wird Präsident.',
      fr: 'Roslin devient Président.',
      pl: 'Roslin zostaje Prezydentem.',
    },
  ],
  [
    { t: 'adds', seat: 1, count: 0 },
    {
      en: 'Baltar adds no cards to the skill check.',
      es: 'Baltar no añade cartas a la prueba de Habilidad.',
      de: 'Baltar legt keine Karten in den Fertigkeits-Check.',
      fr: 'Baltar ne joue aucune carte dans le test de compétence.',
      pl: 'Baltar nie dokłada kart do testu umiejętności.',
    },
  ],
  [
    { t: 'putsBack', seat: 1, deck: 'crisis', where: 'bottom' },
    {
      en: 'Baltar puts the card at the bottom of the Crisis deck.',
      es: 'Baltar deja la carta en la parte inferior del mazo de Crisis.',
      de: 'Baltar legt die Karte unter den Krisenstapel.',
      fr: 'Baltar remet la carte en dessous du paquet Crise.',
      pl: 'Baltar odkłada kartę na spód talii Kryzysów.',
    },
  ],
  [
    { t: 'jumpPreparation', by: 1, now: 5 },
    {
      en: 'The fleet marker advances to Auto Jump of the Jump Preparation track.',
      es: 'El indicador de Flota avanza hasta el Salto Automático del medidor de Preparativos para el Salto.',
      de: 'Der Flottenanzeiger rückt auf der Sprungvorbereitungs-Leiste vor auf „Automatischer Sprung“.',
      fr: 'Le marqueur Flotte avance jusqu’à la case Saut automatique de la piste de préparation au saut.',
      pl: 'Znacznik floty przesuwa się do przodu na pole „Automatyczny skok” toru przygotowania do skoku.',
    },
  ],
  [
    { t: 'rolls', seat: 1, die: 7, face: 5, purpose: 'ftl-control' },
    {
      en: 'Baltar rolls 5 for “FTL Control”, which counts as 7.',
      es: 'Baltar saca 5 para “Control de Saltos”, que cuenta como 7.',
      de: 'Baltar würfelt für „FTL-Kontrolle“ eine 5, die als 7 zählt.',
      fr: 'Baltar obtient 5 pour «\u202fContrôle PRL\u202f», ce qui compte comme 7.',
      pl: 'Baltar wyrzuca 5 („Kontrola FTL”), co liczy się jako 7.',
    },
  ],
  [
    { t: 'civilianDestroyed', ship: 'empty' },
    {
      en: 'A civilian ship is destroyed (no losses).',
      es: 'Una Nave Civil es destruida (sin pérdidas).',
      de: 'Ein Zivilschiff wird zerstört (kein Verlust).',
      fr: 'Un vaisseau civil est détruit (aucune perte).',
      pl: 'Statek cywilny zostaje zniszczony (bez strat).',
    },
  ],
  [
    { t: 'choosesCharacter', seat: 2, character: 'lee-apollo-adama' },
    {
      en: 'Player 3 plays Lee “Apollo” Adama.',
      es: 'El jugador 3 juega con Lee Adama, “Apolo”.',
      de: 'Spieler 3 spielt Lee „Apollo“ Adama.',
      fr: 'Le joueur 3 joue Lee “Apollo” Adama.',
      pl: 'Gracz 3 wybiera postać: Lee „Apollo” Adama.',
    },
  ],
  [
    { t: 'gameOver', winner: 'cylons', reason: 'boarded' },
    {
      en: 'The Cylons win: the centurions have taken Galactica.',
      es: 'Los cylons ganan: los Centuriones han tomado Galactica.',
      de: 'Die Zylonen gewinnen: Die Zenturios haben die Galactica eingenommen.',
      fr: 'Les cylons gagnent\u202f: les centurions ont pris le Galactica.',
      pl: 'Cyloni wygrywają: centuriony opanowały Galacticę.',
    },
  ],
]

for (const [entry, text] of sentences)
  test(`the log says: ${text.en}`, () => {
    for (const language of languages) {
      assert.equal(describeLog(entry, { language, character: (seat) => seats[seat] }), text[language])
    }
  })

test('what the log has no words for is an error that names it', () => {
  const read = (entry: LogEntry) => () => describeLog(entry, { language: 'en', character: () => undefined })
  assert.throws(read({ t: 'explodes' }), /explodes/)
  assert.throws(read({ t: 'gameOver', winner: 'cylons', reason: 'boredom' }), /boredom/)
  assert.throws(read({ t: 'moves', seat: 0, location: 'moon' }), /moon/)
  assert.throws(read({ t: 'jumps', teapot: 1 }), /teapot/)
})
