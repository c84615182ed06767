// What the cards and sheets of Daybreak say, where a sentence was once wrong: whom it is about, how long, and how it is written.

import assert from 'node:assert/strict'
import type { CharacterId } from '../../src/core/ids.ts'
import type { Language } from '../../src/core/languages.ts'
import { catalogue, printedSheet } from '../../src/index.ts'
import { rule } from '../../testing/index.ts'
import { daybreak } from './table.ts'

const { cards, others, characters, locations } = catalogue()

const saidOf = (id: string, language: Language): string => {
  const found =
    [...cards, ...others].find((card) => card.set === 'daybreak' && card.id === id) ??
    locations.find((location) => location.set === 'daybreak' && location.id === id) ??
    characters.flatMap(({ abilities }) => abilities).find((ability) => ability.id === id)
  return found?.text[language] ?? ''
}

function says(id: string, words: Readonly<Partial<Record<Language, string>>>): void {
  for (const [language, part] of Object.entries(words) as [Language, string][]) {
    const text = saidOf(id, language)
    assert.ok(text.includes(part), `${language} ${id}: ${text}`)
  }
}

rule('A card that is upon some of the human players says upon whom', () => {
  says('insubordinate-crew', {
    en: 'each human player without a Mutiny card draws 1 Mutiny card',
    es: 'cada jugador humano sin cartas de Motín roba 1 carta de Motín',
    de: 'jeder Menschenspieler ohne Meutereikarte zieht 1 Meutereikarte',
    fr: 'chaque joueur humain sans carte Mutinerie pioche 1 carte Mutinerie',
    pl: 'każdy gracz prowadzący człowieka, który nie ma kart Buntu, ciągnie 1 kartę Buntu',
  })
  says('rebuild-trust', {
    en: 'Pass: each human player in the Brig may move from the Brig',
    es: 'cada jugador humano que esté en la Prisión puede moverse',
    de: 'Jeder Menschenspieler in der Brig darf die Brig verlassen',
    fr: 'chaque joueur humain présent en Cellule peut quitter la Cellule',
    pl: 'każdy gracz prowadzący człowieka przebywający w Areszcie może opuścić Areszt',
  })
  says('rescue-hera', {
    en: 'each human player without a miracle token gains 1 miracle token',
    es: 'cada jugador humano sin ficha de Milagro gana 1 ficha de Milagro',
    de: 'Jeder Menschenspieler ohne Wundermarker erhält 1 Wundermarker',
    fr: 'chaque joueur humain sans pion Miracle gagne 1 pion Miracle',
    pl: 'każdy gracz prowadzący człowieka, który nie ma żetonu Cudu, otrzymuje 1 żeton Cudu',
  })
})

rule('A special rule that ends with a basestar says so', () => {
  for (const card of ['hornets-nest', 'lockdown'])
    says(card, {
      en: 'Until the fleet jumps or a basestar is destroyed: players may not',
      es: 'Hasta que la flota efectúe un salto o se destruya una Estrella Base: los jugadores',
      de: 'Bis die Flotte springt oder ein Basisstern zerstört wird: Die Spieler dürfen',
      fr: 'Jusqu’au saut de la flotte ou jusqu’à ce qu’un basestar soit détruit\u202f: les joueurs',
      pl: 'Do skoku floty lub zniszczenia basestara: gracze nie mogą',
    })
  says('event-horizon', { en: 'Until the fleet jumps: whoever', pl: 'Do skoku floty: kto' })
})

rule('What costs a miracle token is not said to be there once per game, on sheets of other boxes too', () => {
  says('quarantine', {
    en: 'Action, for 1 miracle token: Look',
    es: 'Acción, por 1 ficha de Milagro: Mira',
    de: 'Aktion, für 1 Wundermarker: Sieh dir',
    fr: 'Action, pour 1 pion Miracle\u202f: Regardez',
    pl: 'Akcja, za 1 żeton Cudu: Obejrzyj',
  })
  says('broadcast', { en: 'Action, for 3 miracle tokens: Raise any 1 resource by 2.' })
  says('chooseADifferentPath', { en: 'For 1 miracle token, when you choose', pl: 'Za 1 żeton Cudu, gdy wybierasz' })
  for (const { set, abilities } of characters.filter((one) => one.set === 'daybreak'))
    for (const { id, text } of abilities) assert.ok(!/once per game/i.test(text.en), `${set} ${id}: ${text.en}`)
  const table = daybreak({ seats: ['roslin', 'adama', 'tigh'] })
  const sheet = (seen?: typeof table.state) =>
    printedSheet('william-adama', 'en', 'own', seen).abilities.find(({ id }) => id === 'commandAuthority')?.text ?? ''
  assert.match(sheet(table.state), /^For 1 miracle token, /)
  assert.match(sheet(), /^Once per game, /)
  table.goesOn()
})

rule('Who does what is clear where two people are in one sentence', () => {
  says('attorney', {
    en: 'move that player to another location on Galactica and, if it is somebody else, take all that player’s Skill cards',
    de: 'Bewege ihn an einen anderen Ort auf der Galactica und nimm, falls es ein anderer Spieler ist, alle seine Fertigkeitskarten',
    pl: 'przenieś go na inny obszar Galactiki i, jeśli to inny gracz, zabierz wszystkie jego karty umiejętności',
  })
  says('ruined-reputation', { en: 'of any type; roll a die', es: 'de cualquier tipo; tira un dado' })
  says('set-the-agenda', { es: 'y luego mira tú las cartas de Quórum del Presidente' })
  says('administration', { fr: 'le joueur choisi devient Président, sauf si', pl: 'wybrany gracz zostaje Prezydentem' })
  says('human-fleet', { en: 'or, as a Cylon leader, infiltrate', de: 'oder infiltriere als Zylonen-Führer: Bewege' })
})

rule('A sheet is read as well by everybody else', () => {
  const saidOfAnother = (character: CharacterId, ability: string, language: Language) =>
    printedSheet(character, language, 'another').abilities.find(({ id }) => id === ability)?.text ?? ''
  assert.match(saidOfAnother('louis-hoshi', 'dutiful', 'en'), /in his own turn/)
  assert.match(saidOfAnother('romo-lampkin', 'deceitful', 'en'), /Lampkin discards 1 fewer/)
  assert.match(saidOfAnother('romo-lampkin', 'deceitful', 'fr'), /fait défausser à Lampkin des cartes/)
  assert.match(saidOfAnother('danna-biers', 'visions', 'en'), /and goes to the Resurrection Ship, which ends/)
  assert.match(saidOfAnother('danna-biers', 'visions', 'pl'), /i przechodzi na Okręt Zmartwychwstania, co kończy/)
  assert.match(saidOfAnother('lee-adama-alt', 'forwardThinker', 'en'), /Lee may activate his current location/)
})

rule('Numbers, genders and cases agree', () => {
  says('weapons-armed', { en: 'launch 2 raiders from each basestar', de: 'und starte 2 Jäger von jedem Basisstern' })
  says('the-red-stripes', { de: 'Entferne jeden schweren Jäger und Zenturio vom Spielplan' })
  says('attack-on-the-colony', { es: 'retira del tablero cada Estrella Base' })
  says('keep-them-docile', { es: 'los Alimentos están en 4 o menos' })
  says('end-the-chase', { fr: 'sont endommagés', pl: 'Kontrola FTL lub Kwatera Admirała jest uszkodzona' })
  says('remove-the-threat', { pl: 'co najmniej 4 vipery są uszkodzone lub zniszczone' })
  says('hub-destroyed', { pl: 'wszystkie karty Superkryzysów', es: 'En tu paso de Robar cartas de Habilidad' })
  says('heretic', { es: 'Para irte de' })
  says('noOneGetsLeftBehind', {
    en: 'you may spend 1 fuel to raise population by 2',
    de: 'darfst du 1 Treibstoff ausgeben und dafür die Bevölkerung um 2 erhöhen',
  })
})

rule('What one person does twice is said once, and what is left to chance is said of both', () => {
  says('rallying-support', {
    en: 'the current player draws 1 Mutiny card and 1 Treachery card',
    de: 'der aktive Spieler zieht 1 Meutereikarte und 1 Verrat-Karte',
  })
  says('quorum-in-uproar', {
    en: 'the President discards 2 Quorum cards at random and 2 Skill cards at random',
    es: 'el Presidente descarta al azar 2 cartas de Quórum y al azar 2 cartas de Habilidad',
    de: 'Der Präsident wirft 2 zufällige Zwölferratskarten ab und wirft 2 zufällige Fertigkeitskarten ab',
    fr: 'le Président défausse 2 cartes Quorum au hasard et 2 cartes Compétence au hasard',
    pl: 'Prezydent odrzuca losowo 2 karty Kworum i losowo 2 karty umiejętności',
  })
})

rule('Force Their Hand: it is whoever adds no card that draws, not whoever is no human', () => {
  says('force-their-hand-0', {
    en: 'face up to this check; if they do not, they draw 1 Mutiny card',
    es: 'si no lo hace, roba 1 carta de Motín',
    de: 'tut er das nicht, zieht er 1 Meutereikarte',
    fr: 's’il ne le fait pas, il pioche 1 carte Mutinerie',
    pl: 'jeśli tego nie zrobi, ciągnie 1 kartę Buntu',
  })
})
