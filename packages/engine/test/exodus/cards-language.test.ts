// What players read of the cards of Exodus, in five languages: the cards, and what their own questions and log lines say.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages, type Text } from '../../src/core/languages.ts'
import type { LogEntry } from '../../src/core/state.ts'
import { catalogue } from '../../src/index.ts'
import { describeOption } from '../../src/language/decisions.ts'
import { describeLog } from '../../src/language/log.ts'
import { faultOf, readerOf } from '../../testing/index.ts'
import { exodus } from './table.ts'

const { cards } = catalogue(['base', 'exodus'])

function textOf(id: string): Text {
  const text = cards.find((one) => one.id === id)?.text
  assert.ok(text, id)
  return text
}

test('every card of Exodus has a name and a text in five languages', () => {
  for (const { id, name, text } of cards) {
    for (const language of languages) {
      assert.equal(faultOf(name[language]), undefined, `${id} ${language}: ${name[language]}`)
      assert.equal(faultOf(text[language]), undefined, `${id} ${language}: ${text[language]}`)
      if (language === 'fr') assert.doesNotMatch(text.fr, /[^\u202f][:;?!]/, `${id}: ${text.fr}`)
    }
  }
})

test('whoever chooses between doing something and something else is named once', () => {
  const box = (language: 'en' | 'de' | 'pl') => textOf('the-circle')[language].split('\n')[1]
  assert.equal(
    box('en'),
    'The President gives the President title to another human player of their choice or the current player is executed.',
  )
  assert.equal(
    box('de'),
    'Der Präsident gibt einem anderen Menschenspieler seiner Wahl den Präsidententitel oder der aktive Spieler wird exekutiert.',
  )
  assert.equal(
    box('pl'),
    'Prezydent przekazuje tytuł Prezydenta wybranemu przez siebie innemu graczowi prowadzącemu człowieka lub aktywny gracz zostaje stracony.',
  )
})

test('a super crisis names the player who played it', () => {
  const failed = {
    en: 'the Cylon player who played this card takes all Skill cards of a human player of their choice, who is sent to Sickbay.',
    es: 'el jugador cylon que jugó esta carta quita todas sus cartas de Habilidad a un jugador humano de su elección, que va a la Enfermería.',
    de: 'Der Zylonenspieler, der diese Karte ausgespielt hat, nimmt alle Fertigkeitskarten eines Menschenspielers seiner Wahl, der in die Krankenstation kommt.',
    fr: 'le joueur cylon ayant joué cette carte prend toutes les cartes Compétence d’un joueur humain de son choix, qui va à l’Infirmerie.',
    pl: 'gracz prowadzący Cylona, który zagrał tę kartę, zabiera wszystkie karty umiejętności wybranego przez siebie gracza prowadzącego człowieka, który trafia do Ambulatorium.',
  }
  const read = textOf('human-prisoner')
  for (const language of languages) assert.ok(read[language].endsWith(` ${failed[language]}`), read[language])
})

test('what may be done for a price is one sentence', () => {
  assert.deepEqual(textOf('gas-giant'), {
    en: 'The Admiral may destroy 1 viper to raise fuel by 1.',
    es: 'El Almirante puede destruir 1 Viper para aumentar el Combustible en 1.',
    de: 'Der Admiral darf 1 Viper zerstören und dafür den Treibstoff um 1 erhöhen.',
    fr: 'L’Amiral peut détruire 1 viper pour augmenter le carburant de 1.',
    pl: 'Admirał może zniszczyć 1 vipera, aby zwiększyć paliwo o 1.',
  })
})

test('what may be done instead of an attack is one sentence', () => {
  assert.deepEqual(Object.values(textOf('best-of-the-best-6')), [
    'Before a piloted viper attacks, you may roll a die instead of the attack and destroy that many raiders in its space area.',
    'Antes de que un Viper pilotado ataque, puedes tirar un dado en lugar del ataque y destruir tantos Incursores de su zona de espacio como indique.',
    'Bevor eine bemannte Viper angreift, darfst du statt des Angriffs würfeln und so viele Jäger in ihrem Weltraumfeld zerstören.',
    'Avant l’attaque d’un viper piloté, vous pouvez lancer un dé au lieu de l’attaque et détruire autant de raiders dans sa case d’espace.',
    'Zanim zaatakuje viper z pilotem, możesz zamiast ataku rzucić kostką i zniszczyć tyle raiderów w jego sektorze.',
  ])
  assert.match(textOf('state-of-emergency-6').es, /empezando por ti\.$/)
})

test('the Admiral’s card does not say that a nuke is gone for good, as another can be built', () => {
  const { others } = catalogue(['base', 'exodus'])
  const admiral = others.find(({ id }) => id === 'admiral')
  assert.match(admiral?.text.en ?? '', /Launch 1 of your nukes at a basestar, discard it and roll a die/)
})

const game = exodus({ seats: ['tigh', 'roslin', 'starbuck', 'adama'] }).goesOn().state

const lines: readonly (readonly [LogEntry, Text])[] = [
  [
    { t: 'areaCleared', seat: 0, area: 'front' },
    {
      en: 'Tigh removes all Cylon ships in front of Galactica.',
      es: 'Tigh retira todas las naves cylons delante de Galactica.',
      de: 'Tigh entfernt alle Zylonenschiffe vor der Galactica.',
      fr: 'Tigh retire tous les vaisseaux cylons devant le Galactica.',
      pl: 'Tigh usuwa wszystkie statki Cylonów z przodu Galactiki.',
    },
  ],
  [
    { t: 'givesUpViper', seat: 3 },
    {
      en: 'Adama destroys a viper.',
      es: 'Adama destruye un Viper.',
      de: 'Adama zerstört eine Viper.',
      fr: 'Adama détruit un viper.',
      pl: 'Adama niszczy vipera.',
    },
  ],
  [
    { t: 'finalFiveShown', seat: 1, card: 'final-five-examiner-brig' },
    {
      en: 'One of the Final Five is revealed among the Loyalty cards of Roslin: “The Final Five: Whoever Examines This Card Is Sent to the Brig”.',
      es: 'Se revela uno de los Cinco Finales, de Roslin: “Los Cinco Finales: Quien examine esta carta irá a la Prisión”.',
      de: 'Bei Roslin zeigt sich eine der Letzten Fünf: „Die Letzten Fünf: Wer diese Karte ansieht, kommt in die Brig“.',
      fr: 'L’un des Cinq Derniers est révélé chez Roslin\u202f: «\u202fLes Cinq Derniers\u202f: Quiconque examine cette carte est envoyé en Cellule\u202f».',
      pl: 'Ujawnia się karta Ostatniej Piątki, którą ma Roslin: „Ostatnia Piątka: Kto obejrzy tę kartę, trafia do Aresztu”.',
    },
  ],
  [
    { t: 'takesHand', seat: 2, of: 1, count: 2 },
    {
      en: 'Starbuck takes all Skill cards of Roslin: 2.',
      es: 'Starbuck quita todas sus cartas de Habilidad a Roslin: 2.',
      de: 'Starbuck nimmt Roslin alle Fertigkeitskarten weg: 2.',
      fr: 'Starbuck prend toutes les cartes Compétence de Roslin\u202f: 2.',
      pl: 'Starbuck zabiera Roslin wszystkie karty umiejętności: 2.',
    },
  ],
]
for (const [entry, text] of lines)
  test(`the log says what happened: ${entry.t}`, () => {
    for (const language of languages) assert.equal(describeLog(entry, readerOf(game, language)), text[language])
  })

test('what was taken is listed', () => {
  for (const language of languages) {
    const read = describeLog({ t: 'handTaken', seat: 2, of: 1, cards: ['iron-will-0'] }, readerOf(game, language))
    assert.equal(faultOf(read), undefined, read)
    assert.match(read, /Roslin/)
  }
})

const options: Readonly<Record<string, Text>> = {
  // To be played, resolved or discarded: the question says which.
  'quorum:resignation': {
    en: 'Quorum card “Resignation”',
    es: 'Carta de Quórum “Dimisión”',
    de: 'Zwölferratskarte „Rücktritt“',
    fr: 'Carte Quorum «\u202fDémission\u202f»',
    pl: 'Karta Kworum „Rezygnacja”',
  },
  reserveViper: {
    en: 'A viper in the Reserves',
    es: 'Un Viper de la Reserva',
    de: 'Eine Viper in der Reserve',
    fr: 'Un viper de la Réserve',
    pl: 'Viper w Rezerwie',
  },
  damagedViper: {
    en: 'A damaged viper',
    es: 'Un Viper dañado',
    de: 'Eine beschädigte Viper',
    fr: 'Un viper endommagé',
    pl: 'Uszkodzony viper',
  },
}
for (const [id, text] of Object.entries(options))
  test(`the option ${id} says what happens`, () => {
    const character = () => undefined
    for (const language of languages) assert.equal(describeOption({ id }, { language, character }), text[language])
  })
