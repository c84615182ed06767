// The patterns that make a text printable, each on cards that show it: how often a pattern was wrong on real cards decided their order.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages, type Text } from '../../src/core/languages.ts'
import { catalogue, describeOption, describeQuestion, printedSheet, questionsAsked } from '../../src/index.ts'
import { choose, may } from '../../src/language/nodes/flow.ts'
import { send } from '../../src/language/nodes/people.ts'
import { drawOwn } from '../../src/language/nodes/players.ts'
import { characters } from '../../src/language/terms.ts'
import { describe } from '../../src/language/text.ts'

const { cards, locations, others, characters: sheets } = catalogue()
const all = [...cards, ...locations, ...others, ...sheets.flatMap(({ abilities }) => abilities)]

/** What is printed, in every language. */
function textOf(id: string): Text {
  const text = all.findLast((one) => one.id === id)?.text
  assert.ok(text, id)
  return text
}

const says = (id: string, words: Partial<Text>): void => {
  for (const [language, piece] of Object.entries(words) as [Language, string][])
    assert.ok(textOf(id)[language].includes(piece), `${id} ${language}: ${textOf(id)[language]}`)
}

const nobodySays = (wrong: RegExp, among = all): void => {
  for (const { id, text } of among)
    for (const language of languages) assert.doesNotMatch(text[language], wrong, `${id} ${language}`)
}

const reader = (language: Language) => ({ language, character: () => undefined })

test('1: a card speaks to its reader, and somebody else’s sheet of its character', () => {
  says('consolidate-power-1', {
    en: 'Draw 2',
    es: 'Roba 2',
    de: 'Ziehe 2',
    fr: 'Piochez 2',
    pl: 'Pociągnij 2',
  })
  says('full-throttle-1', { en: 'you may', es: 'puedes', de: 'darfst du', fr: 'vous pouvez', pl: 'możesz' })
  const told = (language: Language) => printedSheet('saul-tigh', language, 'another').abilities[2].text
  assert.equal(told('en'), 'At the start of every turn, if Tigh holds exactly 1 Skill card, Tigh discards it.')
  assert.match(told('de'), /falls Tigh genau 1 Fertigkeitskarte auf der Hand hat, wirft Tigh sie ab\.$/)
  says('assign-arbitrator', { en: 'its holder may', de: 'darf ihr Besitzer', fr: 'son détenteur peut' })
})

test('2: the two boxes of a crisis stand in lines of their own, with the word of print between them', () => {
  const between: Text = { en: 'OR', es: 'O BIEN', de: 'ODER', fr: 'OU', pl: 'LUB' }
  for (const language of languages) {
    const [, check, or, other] = textOf('water-sabotaged')[language].split('\n')
    assert.equal(or, between[language])
    assert.match(check, /13 \(/)
    assert.match(other, /^−1 /)
  }
})

test('3: whom somebody chooses is the object of one sentence, and only human players are meant where it says so', () => {
  says('a-traitor-accused', {
    en: 'the current player sends a human player of their choice to the Brig',
    es: 'el jugador actual envía a la Prisión a un jugador humano de su elección',
    de: 'Der aktive Spieler schickt einen Menschenspieler seiner Wahl in die Brig',
    fr: 'le joueur actif envoie en Cellule un joueur humain de son choix',
    pl: 'aktywny gracz wysyła do Aresztu wybranego przez siebie gracza prowadzącego człowieka',
  })
  for (const id of ['brutal-treatment', 'demanded-surrender', 'hiding-underground', 'arrest-order', 'execute-prisoner'])
    says(id, { en: 'human player', de: 'Menschenspieler' })
  says('encourage-mutiny', { en: 'that player rolls a die; on 3 or higher: that player receives' })
})

test('3: whose choice it is agrees with a woman', () => {
  const effect = choose('self', {}, send('chosen', 'brig'))
  const about = (id: 'saul-tigh' | 'laura-roslin') => describe(effect, { language: 'de', self: characters[id] })
  assert.match(about('saul-tigh'), /einen Menschenspieler seiner Wahl/)
  assert.match(about('laura-roslin'), /einen Menschenspieler ihrer Wahl/)
})

test('4: a subject is said once, a verb is said once, and what several do alike is said of all', () => {
  says('code-blue', { en: 'Each player discards 2 Skill cards and draws 2 Treachery cards.' })
  says('footage-transmitted', {
    en: 'each Cylon player draws 2 Treachery cards and 1 Super Crisis card',
    de: 'Jeder Zylonenspieler zieht 2 Verrat-Karten und 1 Super-Krisenkarte',
  })
  says('requested-resignation', {
    en: 'The President and the Admiral each discard 2 Skill cards.',
    es: 'El Presidente y el Almirante descartan 2 cartas de Habilidad cada uno.',
    de: 'Der Präsident und der Admiral werfen je 2 Fertigkeitskarten ab.',
    fr: 'Le Président et l’Amiral défaussent chacun 2 cartes Compétence.',
    pl: 'Prezydent i Admirał odrzucają po 2 karty umiejętności.',
  })
  says('assassination-plot', {
    en: 'The Admiral and the current player each discard 3 Skill cards and draw 3 Treachery cards.',
    de: 'Der Admiral und der aktive Spieler werfen je 3 Fertigkeitskarten ab und ziehen je 3 Verrat-Karten.',
    pl: 'Admirał i aktywny gracz odrzucają po 3 karty umiejętności i ciągną po 3 karty Zdrady.',
  })
  says('demand-peace-manifesto', { de: 'werfen alle ihre Fertigkeitskarten ab', fr: 'défaussent toutes leurs cartes' })
  says('bomb-threat', {
    en: '−1 morale, then draw and destroy 1 civilian ship.',
    es: '−1 de Moral y luego roba 1 Nave Civil al azar y destrúyela.',
    de: '−1 Moral, dann ziehe und zerstöre 1 Zivilschiff.',
    fr: '−1 moral, puis piochez et détruisez 1 vaisseau civil.',
    pl: '−1 morale, a następnie wylosuj i zniszcz 1 statek cywilny.',
  })
  says('friendsInLowPlaces', { en: 'raise or lower the difficulty by 2' })
  says('preventative-policy-3', { en: 'Choose fuel, food, morale, or population; the next loss of that resource' })
})

test('4: what an “if” leads to follows after a comma, in German with subject and verb turned round', () => {
  says('labor-union-strike', {
    en: 'if the current player is on New Caprica, that player is sent to Detention.',
    es: 'si el jugador actual está en Nueva Cáprica, va al Centro de Detención.',
    de: 'wenn der aktive Spieler auf Neu-Caprica ist, kommt er in Arrest.',
    fr: 'si le joueur actif est sur Nouvelle Caprica, il va en Détention.',
    pl: 'jeśli aktywny gracz jest na Nowej Caprice, trafia do Więzienia.',
  })
  says('insubordinate', { de: 'gewählt wirst, senke die Schwierigkeit um 3.' })
})

test('5: Reckless is a keyword, and a Reckless skill check is called so', () => {
  says('jury-rigged-1', { en: 'Reckless: Before', es: 'Temeraria: Antes', de: 'Waghalsig: Bevor', pl: 'Ryzyko: Zanim' })
  says('broadcast-location-1', {
    en: 'Reckless skill check: Place',
    es: 'Prueba de Habilidad temeraria: Coloca',
    de: 'Waghalsiger Fertigkeits-Check: Platziere',
    fr: 'Test de compétence téméraire\u202f: Placez',
    pl: 'Ryzykowny test umiejętności: Umieść',
  })
})

test('6: what lasts says until when, once', () => {
  says('jammed-assault', {
    en: 'Special rule – Communications Jamming. Until the fleet jumps: players may not activate Communications.',
    es: 'Hasta que la flota efectúe un salto: los jugadores',
    de: 'Bis die Flotte springt: Die Spieler',
    fr: 'Jusqu’au saut de la flotte\u202f: les joueurs',
    pl: 'Do skoku floty: gracze',
  })
  says('the-guardians', { en: 'each time a basestar is destroyed, −1 morale and destroy 1 raptor.' })
  says('the-guardians', { de: 'wenn ein Basisstern zerstört wird, −1 Moral und zerstöre 1 Raptor.' })
  nobodySays(/While this card is in play|discard it when the fleet jumps/i)
})

test('6: one colon is enough, what is lost again is another, and a card is played for what it does to everybody', () => {
  says('dogfight', { de: 'Bis die Flotte springt, jedes Mal, wenn Jäger aktiviert werden: Jeder' })
  says('lured-into-a-trap', { de: 'Diese Karte bleibt im Spiel – nachdem die Flotte gesprungen ist: Jeder' })
  says('low-supplies', {
    en: 'another −1 morale',
    es: 'adicional',
    de: 'zusätzlich',
    fr: 'encore −1',
    pl: 'jeszcze −1',
  })
  says('support-the-people-1', { en: 'you may play this card: each', de: 'darfst du diese Karte spielen: Jeder' })
})

test('7: what somebody may pay comes before what happens if not; a check with an exception is one', () => {
  says('crash-landing', {
    en: 'the Admiral may spend 1 fuel; if not: −1 morale and the current player is sent to Sickbay',
    de: 'Der Admiral darf 1 Treibstoff ausgeben; wenn nicht: −1 Moral',
    pl: 'Admirał może wydać 1 jednostkę paliwa; jeśli nie: −1 morale',
  })
  says('airlock', { en: 'skill check 12 (8 if the chosen player is in the Brig; Politics, Tactics, Treachery)' })
  assert.equal(textOf('airlock').en.match(/skill check/g)?.length, 1)
  says('keep-tabs-on-visitor', { de: 'wirft 4 zufällige Fertigkeitskarten ab' })
})

test('8: each language by its own print', () => {
  says('thirty-three', { fr: 'devant le Galactica' })
  says('maintenanceEngineer', { fr: '«\u202fRéparer\u202f»', de: '„Reparatur“', es: '“Reparar”', pl: '„Naprawa”' })
  for (const { id, text } of all) {
    assert.doesNotMatch(text.fr, /[^\u202f][;:?!]|“|”/, id)
    assert.doesNotMatch(text.es, /«|»/, id)
  }
  says('forced-water-mining', { es: 'descarta al azar 1 carta' })
  says('crippled-raider', { pl: 'umieść 3 raidery z przodu Galactiki oraz 1 statek cywilny z tyłu.' })
  says('cylon-reduce-morale', { es: 'no estás en la Prisión ni en', pl: 'nie jesteś w Areszcie ani w Więzieniu' })
  const german = (kind: string) => questionsAsked().find((one) => one.kind === kind)?.text.de
  assert.equal(german('moveFromBrig:choose'), '{location}: Wohin geht {of}?')
  assert.equal(german('activateRaiders:chooseArea'), 'In welchem Weltraumfeld handeln die Jäger als Nächstes?')
})

test('8: a name with quotation marks of its own has none inside others', () => {
  const ask = { id: '0.1', seat: 0, kind: 'crisis:option', options: [], min: 1, max: 1, fallback: [] }
  const facts = { card: 'demand-peace-manifesto' }
  assert.deepEqual(
    languages.map((language) => describeQuestion({ ...ask, facts }, reader(language))),
    [
      'Which option of “Demand Peace Manifesto” do you choose?',
      '¿Qué opción de “Manifiesto Exigid la paz” eliges?',
      'Welche Möglichkeit von „Manifest Fordert Frieden“ wählst du?',
      'Quelle option de la carte «\u202fManifeste Exigez la paix\u202f» choisissez-vous\u202f?',
      'Którą możliwość z karty „Manifest Żądajcie pokoju” wybierasz?',
    ],
  )
})

test('9: declining a window is no “Pass”, and what a card offers is asked as briefly as it is answered', () => {
  const label = (id: string, effect?: Parameters<typeof describe>[0]) =>
    languages.map((language) => describeOption(effect === undefined ? { id } : { id, effect }, reader(language)))
  assert.deepEqual(label('pass'), ['Not now', 'Ahora no', 'Jetzt nicht', 'Pas maintenant', 'Nie teraz'])
  assert.deepEqual(label('outcome:pass'), ['Pass', 'Éxito', 'Erfolg', 'Réussite', 'Sukces'])
  const { effect: offered } = may('self', drawOwn('self', 2))
  assert.equal(label('yes', offered)[0], 'Yes: draw 2 Skill cards from your own skill set')
  const { effect: sent } = may('current', choose('current', {}, send('chosen', 'brig')))
  assert.deepEqual(label('yes', sent), [
    'Yes: send a human player to the Brig',
    'Sí: envía a la Prisión a un jugador humano',
    'Ja: Schicke einen Menschenspieler in die Brig',
    'Oui\u202f: envoyez en Cellule un joueur humain',
    'Tak: wyślij do Aresztu gracza prowadzącego człowieka',
  ])
  assert.deepEqual(
    ['moveAndAct', 'actTwice', 'stay', 'done', 'launchAll', 'icon:launch', 'launch:front'].map(
      (id) => label(id)[4].split(' ')[0],
    ),
    ['Rusz', 'Wykonaj', 'Nie', 'Zakończ', 'Wypuść', 'Wypuść', 'Wypuść'],
  )
})

test('what is on no deck of cards is there: objectives, titles, the Infiltration card, actions of boards', () => {
  const decks = (deck: string) => others.filter((one) => one.deck === deck).map(({ id }) => id)
  assert.deepEqual(decks('objective'), ['kobol', 'new-caprica', 'ionian-nebula', 'earth'])
  assert.deepEqual(decks('title'), [
    'president',
    'admiral',
    'president-new-caprica',
    'admiral-new-caprica',
    'cag',
    'admiral-cylon-fleet',
  ])
  assert.deepEqual(decks('reference'), ['infiltration', 'infiltration'])
  assert.equal(decks('boardAction').length, 7)
  says('admiral', { en: 'on 1–2 the basestar is damaged twice, on 3–6 it is destroyed, on 7–8' })
  says('infiltration', {
    en: 'in the Brig or in Detention',
    es: 'en la Prisión o en el Centro de Detención',
    de: 'in der Brig oder im Arrest',
    fr: 'en Cellule ou en Détention',
    pl: 'w Areszcie lub w Więzieniu',
  })
  const ownAims = others.filter(({ id }) => id === 'infiltration').map(({ text }) => text)
  for (const [language, agenda, motives] of [
    ['en', 'by your Agenda alone', 'by your motives alone'],
    ['es', 'por tu Agenda', 'por tus Motivaciones'],
    ['de', 'durch deine Absicht', 'durch deine Motive'],
    ['fr', 'par votre seul Projet', 'par vos seules Motivations'],
    ['pl', 'przez swoje Intencje', 'przez swoje Motywy'],
  ] as const) {
    assert.ok(ownAims[0][language].includes(agenda))
    assert.ok(ownAims[1][language].includes(motives))
  }
  says('end-infiltration', { en: 'out of the Brig or Detention, discard down to 3 Skill cards' })
  says('detain-a-human', { en: 'on 1–3 that player is sent to Detention, on 4–7 to the Medical Center' })
  says('attack-occupation-force', { en: 'on 5 or higher', de: 'darfst du „Maximale Feuerkraft“ abwerfen' })
  says('maximum-firepower-3', { en: 'when your attack on an occupation force misses', pl: 'gdy chybi twój atak' })
  says('sabotage-3', { en: 'cards discarded by a skill check do not count', de: 'zählen nicht' })
})
