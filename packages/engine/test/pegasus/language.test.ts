// Everything that players of Pegasus read: every card, location and sheet, every question, option and log line that random
// games meet, in five languages.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages, type Text } from '../../src/core/languages.ts'
import { catalogue } from '../../src/index.ts'
import { describeOption } from '../../src/language/decisions.ts'
import { argumentNames, assertMessage } from '../../src/language/icu.ts'
import { allLogTexts, describeLog } from '../../src/language/log.ts'
import { faultOf, readerOf } from '../../testing/index.ts'
import { playAtRandom } from '../language/random-games.ts'

test('every card, sheet and location of Pegasus has a name and a text in five languages', () => {
  const { cards, characters, locations, others } = catalogue(['base', 'pegasus'])
  const written = [
    ...[...cards, ...locations, ...others].map(({ id, name, text }) => ({ id, name, text })),
    ...characters.flatMap(({ abilities }) => abilities),
  ]
  for (const { id, name, text } of written) {
    for (const language of languages) {
      assert.equal(faultOf(name[language]), undefined, `${id} ${language}: ${name[language]}`)
      if (id !== 'sickbay') assert.equal(faultOf(text[language]), undefined, `${id} ${language}: ${text[language]}`)
    }
  }
})

/** What the reference has for an ability, card or location, in every language. */
function textOf(id: string): Text {
  const { cards, characters, locations } = catalogue(['base', 'pegasus'])
  const all = [...cards, ...locations, ...characters.flatMap(({ abilities }) => abilities)]
  const text = all.findLast((one) => one.id === id)?.text
  assert.ok(text, id)
  return text
}

test('what happens to each player is told of each player, not of “this player”', () => {
  assert.deepEqual(textOf('special-destiny-2'), {
    en: 'Reckless skill check: Each player draws 1 Treachery card.',
    es: 'Prueba de Habilidad temeraria: Cada jugador roba 1 carta de Traición.',
    de: 'Waghalsiger Fertigkeits-Check: Jeder Spieler zieht 1 Verrat-Karte.',
    fr: 'Test de compétence téméraire\u202f: Chaque joueur pioche 1 carte Traîtrise.',
    pl: 'Ryzykowny test umiejętności: Każdy gracz ciągnie 1 kartę Zdrady.',
  })
  const offered = {
    en: 'each human player with 4 Skill cards or fewer may draw 2 Skill cards from their own skill set.',
    es: 'cada jugador humano con 4 cartas de Habilidad o menos puede robar 2 cartas de Habilidad de su propio conjunto de Habilidades.',
    de: 'Jeder Menschenspieler mit höchstens 4 Fertigkeitskarten darf 2 Fertigkeitskarten aus den eigenen Fertigkeiten ziehen.',
    fr: 'chaque joueur humain ayant 4 cartes Compétence ou moins peut piocher 2 cartes Compétence de sa propre liste de compétences.',
    pl: 'każdy gracz prowadzący człowieka, który ma najwyżej 4 karty umiejętności, może pociągnąć 2 karty umiejętności z własnego zestawu umiejętności.',
  }
  const read = textOf('support-the-people-1')
  for (const language of languages) assert.ok(read[language].endsWith(`: ${offered[language]}`), read[language])
})

test('neither of two locations', () => {
  assert.deepEqual(textOf('bentOnRevenge'), {
    en: 'You may activate neither FTL Control nor the Engine Room.',
    es: 'No puedes activar ni el Control de Saltos ni la Sala de Máquinas.',
    de: 'Du darfst weder die FTL-Kontrolle noch den Maschinenraum aktivieren.',
    fr: 'Vous ne pouvez activer ni le Contrôle PRL ni la Salle des machines.',
    pl: 'Nie możesz aktywować Kontroli FTL ani Maszynowni.',
  })
})

test('what is paid for, and who may not ignore it, is one sentence', () => {
  const read = textOf('resistance-bombings')
  assert.match(
    read.en,
    /the Admiral may reduce morale by 1 to execute a Cylon player of their choice \(who cannot ignore it\) or destroy 2 occ/,
  )
  assert.match(
    read.de,
    /und dafür einen Zylonenspieler seiner Wahl exekutieren \(der dies nicht ignorieren darf\) oder 2 Besatzungstrupps/,
  )
})

test('a card that lies before one player and is used by the President says so', () => {
  const read = textOf('probation')
  assert.match(read.en, /to a skill check, the President may discard this card/)
  assert.match(read.de, /gelegt hat, darf der Präsident diese Karte abwerfen/)
  assert.match(read.pl, /do testu umiejętności, Prezydent może odrzucić tę kartę/)
})

test('an ability of one’s own turn does not name the turn twice', () => {
  const read = textOf('manipulative')
  assert.match(read.en, /^Once per game, at the start of your turn, you may take/)
  assert.match(read.de, /^Einmal pro Spiel, zu Beginn deines Zugs, darfst du/)
})

test('an empty hand and a skill check without cards can be read', () => {
  const game = playAtRandom(1, () => undefined)
  const read = (t: string, language: Language) => describeLog({ t, cards: [] }, readerOf(game, language))
  assert.deepEqual(
    languages.map((language) => read('tookHand', language)),
    [
      'You now hold no cards.',
      'Ahora no tienes cartas en la mano.',
      'Du hast jetzt keine Karten auf der Hand.',
      'Vous n’avez maintenant aucune carte en main.',
      'Nie masz teraz kart na ręce.',
    ],
  )
  assert.equal(read('checkRevealed', 'en'), 'There are no cards in the skill check.')
})

const options: Readonly<Record<string, Text>> = {
  'destroy:front:basestar:0': {
    en: 'Destroy basestar 1 in front of Galactica',
    es: 'Destruir la Estrella Base 1 delante de Galactica',
    de: 'Basisstern 1 vor der Galactica zerstören',
    fr: 'Détruire le basestar 1 devant le Galactica',
    pl: 'Zniszcz basestara 1 z przodu Galactiki',
  },
  'destroy:rear:civilianShip:2': {
    en: 'Destroy civilian ship 3 behind Galactica',
    es: 'Destruir la Nave Civil 3 detrás de Galactica',
    de: 'Zivilschiff 3 hinter der Galactica zerstören',
    fr: 'Détruire le vaisseau civil 3 derrière le Galactica',
    pl: 'Zniszcz statek cywilny 3 z tyłu Galactiki',
  },
  'remove:front:basestar:1': {
    en: 'Remove basestar 2 in front of Galactica',
    es: 'Retirar la Estrella Base 2 delante de Galactica',
    de: 'Basisstern 2 vor der Galactica entfernen',
    fr: 'Retirer le basestar 2 devant le Galactica',
    pl: 'Usuń basestara 2 z przodu Galactiki',
  },
  removeNone: {
    en: 'Remove none',
    es: 'No retirar ninguna',
    de: 'Keinen entfernen',
    fr: 'N’en retirer aucun',
    pl: 'Nie usuwaj żadnego',
  },
  nobody: { en: 'Nobody', es: 'A nadie', de: 'Niemandem', fr: 'À personne', pl: 'Nikomu' },
}

for (const [id, text] of Object.entries(options))
  test(`the option ${id} says what happens`, () => {
    const character = () => undefined
    for (const language of languages) assert.equal(describeOption({ id }, { language, character }), text[language])
  })

test('every log line of Pegasus is a sound message in five languages', () => {
  for (const text of Object.values(allLogTexts())) assertMessage(text, argumentNames(text.en))
})
