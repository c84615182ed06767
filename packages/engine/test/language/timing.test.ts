// Sheets, cards and questions say when something applies: every window and step has words, and every ability reads as
// whole sentences in five languages.

import '../../src/index.ts'
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Ability } from '../../src/core/ability.ts'
import { everything } from '../../src/core/boxes.ts'
import type { CharacterId } from '../../src/core/ids.ts'
import { type Language, languages, type Text } from '../../src/core/languages.ts'
import { allSteps, momentTexts, stepOfMoment } from '../../src/core/procedure.ts'
import { windowTexts } from '../../src/core/windows.ts'
import type { Decision } from '../../src/game.ts'
import { describeQuestion } from '../../src/language/decisions.ts'
import { argumentNames, assertMessage } from '../../src/language/icu.ts'
import { describeAbility } from '../../src/language/text.ts'
import { faultOf } from '../../testing/index.ts'

const source = join(import.meta.dirname, '../../src')
const files = globSync('**/*.ts', { cwd: source }).map((file) => [file, readFileSync(join(source, file), 'utf8')])

test('exactly the windows that the rules open have words', () => {
  const opened = files.flatMap(([, text]) =>
    [...text.matchAll(/(?:opensWindow|occasion<.*>)\(\s*'([^']+)'/g)].map(([, name]) => name),
  )
  assert.deepEqual([...new Set(opened)].sort(), Object.keys(windowTexts).sort())
})

test('every window and step is a sound message in five languages', () => {
  for (const text of [...Object.values(windowTexts), ...Object.values(momentTexts)]) {
    assertMessage(text, argumentNames(text.en))
  }
})

test('every step that has words is a step, and every trigger’s step has words', () => {
  for (const name of Object.keys(momentTexts)) assert.ok(allSteps[stepOfMoment(name)] !== undefined, name)
  for (const [name, ability] of abilities()) {
    if (ability.does === 'trigger') assert.ok(momentTexts[ability.at] !== undefined, `${name} at ${ability.at}`)
  }
})

// French puts a narrow space that does not break before a colon, semicolon, question or exclamation mark.
test('French punctuation is spaced as French is', () => {
  const typed = /\bfr:\s*'((?:[^'\\]|\\.)*)'/g
  for (const [file, text] of files) {
    for (const [, words] of text.matchAll(typed)) {
      const spaced = words.replaceAll('\\u202f', '\u202f')
      assert.doesNotMatch(spaced, /[^\u202f][:;?!]/, `${file}: ${words}`)
    }
  }
})

const mayWords: Text = { en: 'you may ', es: ' puedes ', de: ' darfst du ', fr: 'vous pouvez ', pl: ' możesz ' }

test('every ability of the base game is a whole sentence in five languages', () => {
  assert.ok(abilities().length >= 45)
  for (const [name, ability] of abilities()) {
    const read = languages.map((language) => describeAbility(ability, { language }))
    languages.forEach((language, i) => {
      const at = `${name}, ${language}: ${read[i]}`
      assert.equal(faultOf(read[i]), undefined, at)
      assert.match(read[i], /^[\p{Lu}\p{N}−+].*\.$/u, at)
      if (language === 'fr') assert.doesNotMatch(read[i], /[^\u202f][:;?!]/, at)
      else assert.doesNotMatch(read[i], /\s[:;?!]/, at)
      if (ability.does === 'interrupt' && ability.by === undefined) assert.ok(read[i].includes(mayWords[language]), at)
    })
    assert.equal(new Set(read).size, languages.length, name)
  }
})

const facts = {
  area: 'front',
  card: 'recon',
  count: 2,
  deck: 'crisis',
  difficulty: 9,
  left: 1,
  location: 'brig',
  of: 1,
  ship: 'raider',
  skills: ['politics', 'tactics'],
  to: 2,
  why: 'ship',
  window: 'crisis:revealed',
}

test('every question can be read in five languages, with its card and without', () => {
  for (const { name, question } of Object.values(allSteps)) {
    if (question === undefined) continue
    const used = argumentNames(question.text.en)
    for (const language of languages) {
      assert.equal(faultOf(ask(name, facts, language)), undefined, `${name} ${language}`)
      if (!used.includes('named')) continue
      assert.equal(faultOf(ask(name, { ...facts, card: undefined }, language)), undefined, `${name} ${language}`)
    }
  }
})

test('every window can be asked about in five languages, with what it is about and without', () => {
  const subject = {
    card: 'brig',
    difficulty: 7,
    skills: ['politics'],
    total: -3,
    seat: 1,
    die: 5,
    purpose: 'attack',
    ship: 'raider',
    area: 'front',
    location: 'brig',
  }
  for (const window of Object.keys(windowTexts)) {
    for (const language of languages) {
      for (const about of [{ ...subject, window }, { window }]) {
        const read = ask('window:ask', about, language)
        assert.equal(faultOf(read), undefined, `${window} ${language}: ${read}`)
      }
    }
  }
  assert.throws(() => ask('window:ask', { window: 'teatime' }, 'en'), /teatime/)
})

const questions: readonly (readonly [kind: string, facts: Decision['facts'], Text])[] = [
  [
    'skillCheck:contribute',
    { card: 'admirals-quarters', difficulty: 7, skills: ['leadership', 'tactics'] },
    {
      en: 'Which cards do you add to the skill check for “Admiral’s Quarters” (difficulty 7: Leadership and Tactics)?',
      es: '¿Qué cartas añades a la prueba de Habilidad de “Despacho del Almirante” (dificultad 7: Liderazgo y Táctica)?',
      de: 'Welche Karten legst du in den Fertigkeits-Check für „Admiralsquartier“ (Schwierigkeit 7: Führerschaft und Taktik)?',
      fr: 'Quelles cartes jouez-vous dans le test de compétence pour «\u202fQuartiers de l’Amiral\u202f» (difficulté 7\u202f: Commandement et Tactique)\u202f?',
      pl: 'Które karty dokładasz do testu umiejętności „Kwatera Admirała” (trudność 7: Zdolności przywódcze i Taktyka)?',
    },
  ],
  [
    'window:ask',
    { window: 'die:before', seat: 1, purpose: 'attack' },
    {
      en: 'Before Apollo rolls the die for the attack: do you want to use something?',
      es: 'Antes de que Apolo tire el dado para el ataque: ¿quieres usar algo?',
      de: 'Bevor Apollo für den Angriff würfelt: Möchtest du etwas einsetzen?',
      fr: 'Avant le jet de dé d’Apollo pour l’attaque\u202f: voulez-vous utiliser quelque chose\u202f?',
      pl: 'Zanim Apollo rzuci kostką w ataku: czy chcesz czegoś użyć?',
    },
  ],
  [
    'window:ask',
    { window: 'skillCheck:afterTotal', card: 'brig', difficulty: 7, skills: ['politics'], total: 5 },
    {
      en: 'After the strength of the skill check for “Brig” is totalled (5 against difficulty 7): do you want to use something?',
      es: 'Después de sumar la Pericia de la prueba de Habilidad de “Prisión” (5 contra una dificultad de 7): ¿quieres usar algo?',
      de: 'Nachdem die Stärke des Fertigkeits-Checks für „Brig“ zusammengezählt wurde (5 gegen Schwierigkeit 7): Möchtest du etwas einsetzen?',
      fr: 'Après le calcul de la valeur totale du test de compétence pour «\u202fCellule\u202f» (5 contre une difficulté de 7)\u202f: voulez-vous utiliser quelque chose\u202f?',
      pl: 'Gdy siła w teście umiejętności „Areszt” jest już zsumowana (5 przy trudności 7): czy chcesz czegoś użyć?',
    },
  ],
  [
    'mayDo:choose',
    {},
    {
      en: 'Use it?',
      es: '¿Lo usas?',
      de: 'Nutzt du das?',
      fr: 'L’utilisez-vous\u202f?',
      pl: 'Czy z tego korzystasz?',
    },
  ],
  [
    'placeShips:choose',
    { ship: 'basestar' },
    {
      en: 'There are not enough basestars to place them all. Where is the next one placed?',
      es: 'No hay Estrellas Base suficientes para colocarlas todas. ¿Dónde se coloca la siguiente?',
      de: 'Es gibt nicht genug Basissterne, um alle zu platzieren. Wo wird der nächste platziert?',
      fr: 'Il n’y a pas assez de basestars pour tous les placer. Où le prochain est-il placé\u202f?',
      pl: 'Nie wystarcza basestarów, aby umieścić wszystkie. Gdzie trafia następny?',
    },
  ],
  [
    'communications:move',
    { ship: 'population-1', area: 'portBow' },
    {
      en: 'Civilian ship (−1 population) at the port bow: where do you move it?',
      es: 'Nave Civil (−1 de Población) en la proa de babor: ¿adónde la mueves?',
      de: 'Zivilschiff (−1 Bevölkerung) an Backbord vorn: Wohin bewegst du es?',
      fr: 'Vaisseau civil (−1 population) à bâbord avant\u202f: où le déplacez-vous\u202f?',
      pl: 'Statek cywilny (−1 populacji) na lewej burcie od dziobu: dokąd go przenosisz?',
    },
  ],
]

for (const [kind, about, text] of questions)
  test(`the question is: ${text.en}`, () => {
    for (const language of languages) assert.equal(ask(kind, about, language), text[language])
  })

const sentences: Readonly<Record<string, Text>> = {
  blindDevotion: {
    en: 'Once per game, before the cards of a skill check are revealed, you may name a skill type; all its cards have strength 0 in this check.',
    es: 'Una vez por partida, antes de revelar las cartas de una prueba de Habilidad, puedes nombrar un tipo de Habilidad; todas sus cartas tienen Pericia 0 en esta prueba.',
    de: 'Einmal pro Spiel, bevor die Karten eines Fertigkeits-Checks aufgedeckt werden, darfst du einen Fertigkeitstyp nennen; alle Karten dieses Typs haben in diesem Check Stärke 0.',
    fr: 'Une fois par partie, avant la révélation des cartes d’un test de compétence, vous pouvez nommer un type de compétence\u202f; toutes ses cartes ont une valeur de 0 dans ce test.',
    pl: 'Raz w ciągu gry, zanim karty testu umiejętności zostaną odkryte, możesz wskazać rodzaj umiejętności; wszystkie jego karty mają w tym teście siłę 0.',
  },
  recon: {
    en: 'At the end of your turn, you may look at the top card of the Crisis deck and put it back on top or at the bottom.',
    es: 'Al final de tu turno, puedes mirar la primera carta del mazo de Crisis y colocarla en la parte superior o en la inferior.',
    de: 'Wenn dein Zug endet, darfst du dir die oberste Karte des Krisenstapels ansehen und sie auf oder unter den Stapel zurücklegen.',
    fr: 'À la fin de votre tour, vous pouvez regarder la première carte du paquet Crise et la replacer au-dessus ou en dessous.',
    pl: 'Gdy kończy się twoja tura, możesz obejrzeć wierzchnią kartę talii Kryzysów i odłożyć ją na wierzch lub na spód.',
  },
  ecoOfficer: {
    en: 'Once during each of your turns, after a die is rolled, you may have the die rolled again.',
    es: 'Una vez en cada turno tuyo, después de tirar un dado, puedes hacer que se repita la tirada.',
    de: 'Einmal in jedem deiner Züge, nachdem gewürfelt wurde, darfst du neu würfeln lassen.',
    fr: 'Une fois pendant chacun de vos tours, après un jet de dé, vous pouvez faire relancer le dé.',
    pl: 'Raz w każdej swojej turze, gdy znany jest wynik rzutu kostką, możesz zarządzić ponowny rzut.',
  },
  alcoholic: {
    en: 'At the start of every turn, if you hold exactly 1 Skill card, discard it.',
    es: 'Al principio de cada turno, si tienes exactamente 1 carta de Habilidad en la mano, descártala.',
    de: 'Zu Beginn jedes Zugs, falls du genau 1 Fertigkeitskarte auf der Hand hast, wirf sie ab.',
    fr: 'Au début de chaque tour, si vous avez exactement 1 carte Compétence en main, défaussez-la.',
    pl: 'Na początku każdej tury, jeśli masz na ręce dokładnie 1 kartę umiejętności, odrzuć ją.',
  },
  declareMartialLaw: {
    en: 'Action, once per game: The Admiral receives the President title.',
    es: 'Acción, una vez por partida: El Almirante recibe el Cargo Presidencial.',
    de: 'Aktion, einmal pro Spiel: Der Admiral erhält den Präsidententitel.',
    fr: 'Action, une fois par partie\u202f: L’Amiral reçoit le titre de Président.',
    pl: 'Akcja, raz w ciągu gry: Admirał otrzymuje tytuł Prezydenta.',
  },
  friendsInLowPlaces: {
    en: 'When Administration or the Brig is activated, you may raise or lower the difficulty by 2.',
    es: 'Al activarse Administración o la Prisión, puedes aumentar o reducir en 2 la dificultad.',
    de: 'Wenn die Verwaltung oder die Brig aktiviert wird, darfst du die Schwierigkeit um 2 erhöhen oder senken.',
    fr: 'À l’activation de l’Administration ou de la Cellule, vous pouvez augmenter ou réduire de 2 la difficulté.',
    pl: 'Gdy dochodzi do aktywacji Administracji lub Aresztu, możesz zwiększyć lub zmniejszyć trudność o 2.',
  },
  'declare-emergency': {
    en: 'Once per skill check, after its strength is totalled, you may lower the difficulty by 2.',
    es: 'Una vez por prueba de Habilidad, después de sumar su Pericia, puedes reducir en 2 la dificultad.',
    de: 'Einmal pro Fertigkeits-Check, nachdem dessen Stärke zusammengezählt wurde, darfst du die Schwierigkeit um 2 senken.',
    fr: 'Une fois par test de compétence, après le calcul de sa valeur totale, vous pouvez réduire de 2 la difficulté.',
    pl: 'Raz na test umiejętności, gdy siła w nim jest już zsumowana, możesz zmniejszyć trudność o 2.',
  },
}

for (const [name, text] of Object.entries(sentences))
  test(`${name} reads well`, () => {
    const [, ability] = abilities().find(([id]) => id === name) ?? []
    for (const language of languages) {
      assert.equal(ability === undefined ? name : describeAbility(ability, { language }), text[language])
    }
  })

const seats: readonly CharacterId[] = ['laura-roslin', 'lee-apollo-adama']

function ask(kind: string, about: Decision['facts'], language: Language): string {
  const decision = { id: '0.1', seat: 0, kind, options: [], min: 1, max: 1, fallback: [], facts: about }
  return describeQuestion(decision, { language, character: (seat) => seats[seat] })
}

/** Every ability on sheets and cards, by its name. */
function abilities(): [name: string, ability: Ability][] {
  const { characters, skillCards, quorum, crises, superCrises, locations } = everything()
  const inPlay = Object.entries({ ...quorum, ...crises, ...superCrises })
  return [
    ...Object.values(characters).flatMap((sheet) => Object.entries<Ability>(sheet.abilities)),
    ...Object.values(skillCards).map(({ kind, card }): [string, Ability] => [kind, card.ability]),
    ...inPlay.flatMap(([id, { whileInPlay }]): [string, Ability][] => (whileInPlay ? [[id, whileInPlay]] : [])),
    ...Object.entries(locations).flatMap(([id, { rule }]): [string, Ability][] => (rule ? [[id, rule]] : [])),
  ]
}
