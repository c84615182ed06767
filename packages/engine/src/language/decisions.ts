// What a player reads when asked: the question as one sentence, and a label for each of its options.

import { allSteps } from '../core/procedure.ts'
import { registeredSets } from '../core/rules.ts'
import type { Decision, DecisionOption } from '../game.ts'
import { type Facts, type Phrase, phrase } from './facts.ts'
import { capitalise } from './icu.ts'
import type { Text } from './languages.ts'
import { spaceAreas } from './more-terms.ts'
import { cardTerm } from './names.ts'
import { countedSkills, everywhere, formed, given, inWords, type Reader, seatTerm, termOf } from './reader.ts'
import { cards, characters, decks, places, ships, skills } from './terms.ts'
import { describe, sentence, write } from './text.ts'

export type { Reader } from './reader.ts'

/** The question of a decision. */
export function describeQuestion(decision: Decision, reader: Reader): string {
  const text = questionText(decision)
  if (text === undefined) throw new Error(`No step asks ${decision.kind}`)
  const facts = { ...inWords(decision.facts, reader), named: given(decision.facts.card) }
  return sentence(write({ text, facts }, reader.language), reader.language)
}

/** The words of the step that asks, or of what a box has put in its place. */
function questionText({ kind, box }: Decision): Text | undefined {
  if (box === undefined) return allSteps[kind]?.question?.text
  const step = registeredSets().find(({ id }) => id === box)?.replaces?.[kind]
  return step !== undefined && 'text' in step ? step.text : undefined
}

/** The label of an option. */
export function describeOption(option: DecisionOption, reader: Reader): string {
  const { language } = reader
  const [prefix, ...rest] = option.id.split(':')
  const label = (words: string): string => capitalise(words, language)
  if (prefix === 'effect' || prefix === 'option') {
    if (option.effect === undefined) throw new Error(`The option ${option.id} says nothing of its effect`)
    return label(describe(option.effect, language))
  }
  if (rest.length === 0) {
    // Only the answer to "pass or fail?" has an effect: passing on a window does nothing.
    const word = prefix === 'pass' && option.effect !== undefined ? outcomes.pass : wordOf(prefix)
    if (word === undefined) throw new Error(`No option is called ${option.id}`)
    return label(write(answered(word, option), language))
  }
  const one = forms[prefix] ?? registeredSets().find(({ words }) => words?.forms[prefix])?.words?.forms[prefix]
  if (one === undefined) throw new Error(`No kind of option is called ${prefix} (${option.id})`)
  return label(write(one(rest, reader, option), language))
}

/** An option of one word, from whichever box. */
function wordOf(id: string): Phrase | undefined {
  const text = registeredSets().find((set) => set.words?.options[id])?.words?.options[id]
  return words[id] ?? (text === undefined ? undefined : phrase(text))
}

/** A yes or no, a pass or fail, with what it would do. */
function answered(word: Phrase, { effect }: DecisionOption): Phrase {
  return effect === undefined ? word : phrase(withEffect, { word, effect })
}

const withEffect: Text = {
  en: '{word}: {effect}',
  es: '{word}: {effect}',
  de: '{word}: {effect, sentence}',
  fr: '{word}\u202f: {effect}',
  pl: '{word}: {effect}',
}

/** Options that are one word. */
const words: Readonly<Record<string, Phrase>> = {
  pass: phrase({ en: 'Pass', es: 'Pasar', de: 'Passen', fr: 'Passer', pl: 'Pas' }),
  fail: phrase({ en: 'Fail', es: 'Fallo', de: 'Misserfolg', fr: 'Échec', pl: 'Porażka' }),
  yes: phrase({ en: 'Yes', es: 'Sí', de: 'Ja', fr: 'Oui', pl: 'Tak' }),
  no: phrase({ en: 'No', es: 'No', de: 'Nein', fr: 'Non', pl: 'Nie' }),
  nothing: phrase({
    en: 'Do nothing',
    es: 'No hacer nada',
    de: 'Nichts tun',
    fr: 'Ne rien faire',
    pl: 'Nie rób nic',
  }),
  stay: phrase({
    en: 'Do not move',
    es: 'Sin movimiento',
    de: 'Nicht bewegen',
    fr: 'Aucun déplacement',
    pl: 'Bez ruchu',
  }),
  done: phrase({ en: 'Done', es: 'Terminar', de: 'Fertig', fr: 'Terminer', pl: 'Gotowe' }),
  keep: phrase({ en: 'Keep it', es: 'Quedársela', de: 'Behalten', fr: 'La garder', pl: 'Zatrzymaj ją' }),
  top: phrase({
    en: 'Leave it on top',
    es: 'Dejarla en la parte superior',
    de: 'Oben liegen lassen',
    fr: 'La laisser au-dessus',
    pl: 'Zostaw na wierzchu',
  }),
  bottom: phrase({
    en: 'Put it at the bottom',
    es: 'Ponerla en la parte inferior',
    de: 'Unter den Stapel legen',
    fr: 'La mettre en dessous',
    pl: 'Przełóż na spód',
  }),
  crisis: counting(2, cards.crisisCard, {
    en: 'Draw {noun, counted, n}',
    es: 'Robar {noun, counted, n}',
    de: '{noun, counted, n, acc} ziehen',
    fr: 'Piocher {noun, counted, n}',
    pl: 'Pociągnij {noun, counted, n, acc}',
  }),
  quorum: counting(1, cards.quorumCard, {
    en: 'Draw {noun, counted, n}',
    es: 'Robar {noun, counted, n}',
    de: '{noun, counted, n, acc} ziehen',
    fr: 'Piocher {noun, counted, n}',
    pl: 'Pociągnij {noun, counted, n, acc}',
  }),
  launchAll: phrase({
    en: 'Launch 2 raiders and 1 heavy raider from each basestar',
    es: 'Lanzar 2 Incursores y 1 Incursor Pesado desde cada Estrella Base',
    de: 'Von jedem Basisstern 2 Jäger und 1 schweren Jäger starten',
    fr: 'Lancer 2 raiders et 1 raider lourd depuis chaque basestar',
    pl: 'Start 2 raiderów i 1 ciężkiego raidera z każdego basestara',
  }),
  moveAndAct: phrase({
    en: 'Move and take 1 action',
    es: 'Moverse y realizar 1 acción',
    de: 'Bewegen und 1 Aktion ausführen',
    fr: 'Se déplacer et effectuer 1 action',
    pl: 'Ruch i 1 akcja',
  }),
  actTwice: phrase({
    en: 'Take 2 actions',
    es: 'Realizar 2 acciones',
    de: '2 Aktionen ausführen',
    fr: 'Effectuer 2 actions',
    pl: '2 akcje',
  }),
  viper: phrase({
    en: 'Activate your viper',
    es: 'Activar tu Viper',
    de: 'Deine Viper aktivieren',
    fr: 'Activer votre viper',
    pl: 'Aktywuj swojego vipera',
  }),
  nuke: phrase({
    en: 'Launch a nuke',
    es: 'Lanzar un Arma Nuclear',
    de: 'Eine Nuklearwaffe abfeuern',
    fr: 'Lancer une charge nucléaire',
    pl: 'Wystrzel głowicę nuklearną',
  }),
  raiders: phrase({
    en: 'Up to 3 raiders',
    es: 'Hasta 3 Incursores',
    de: 'Bis zu 3 Jäger',
    fr: 'Jusqu’à 3 raiders',
    pl: 'Maksymalnie 3 raidery',
  }),
}

function counting(n: number, noun: Facts[string], text: Text): Phrase {
  return phrase(text, { n, noun })
}

export type Form = (rest: string[], reader: Reader, option: DecisionOption) => Phrase

/** Options with a prefix, as 'activate:brig'. */
const forms: Readonly<Record<string, Form>> = {
  seat: ([seat], reader) => {
    const character = reader.character(Number(seat))
    return bare(character === undefined ? seatTerm(Number(seat), reader) : termOf(characters, character))
  },
  outcome: ([outcome], _reader, option) => answered(one(outcomes, outcome), option),
  character: ([id]) => bare(termOf(characters, id)),
  card: ([id]) => bare(cardTerm(id)),
  damage: ([id]) => bare(cardTerm(id)),
  action: ([id]) => bare(cardTerm(id)),
  play: ([id]) =>
    phrase(
      {
        en: 'Play “{card}”',
        es: 'Jugar “{card}”',
        de: '„{card}“ ausspielen',
        fr: 'Jouer “{card}”',
        pl: 'Zagraj „{card}”',
      },
      { card: cardTerm(id) },
    ),
  ability: ([id]) => phrase(useOf, { card: cardTerm(id) }),
  use: ([id]) => phrase(useOf, { card: cardTerm(id) }),
  reveal: ([id]) =>
    phrase(
      {
        en: 'Reveal “{card}”',
        es: 'Revelar “{card}”',
        de: '„{card}“ aufdecken',
        fr: 'Révéler “{card}”',
        pl: 'Ujawnij „{card}”',
      },
      { card: cardTerm(id) },
    ),
  quorum: ([id]) =>
    phrase(
      {
        en: 'Quorum card: {card}',
        es: 'Carta de Quórum: {card}',
        de: 'Zwölferratskarte: {card}',
        fr: 'Carte Quorum\u202f: {card}',
        pl: 'Karta Kworum: {card}',
      },
      { card: cardTerm(id) },
    ),
  activate: ([id]) =>
    phrase(
      {
        en: 'Activate {location, form, acc}',
        es: 'Activar {location, form, acc}',
        de: '{location, form, acc} aktivieren',
        fr: 'Activer {location, form, acc}',
        pl: 'Aktywuj {location, form, acc}',
      },
      { location: termOf(places, id) },
    ),
  location: ([id]) => bare(termOf(places, id)),
  area: ([id]) => bare(termOf(spaceAreas, id)),
  deck: ([id]) => bare(termOf(decks, id)),
  skill: ([id]) => bare(termOf(skills, id)),
  skills: ([ids]) => phrase(everywhere('{cards}'), { cards: countedSkills(ids.split(','), countedCard) }),
  fly: ([to]) =>
    phrase(
      {
        en: 'Fly {to, form, towards}',
        es: 'Volar {to, form, towards}',
        de: '{to, form, towards} fliegen',
        fr: 'Voler {to, form, towards}',
        pl: 'Leć {to, form, towards}',
      },
      { to: termOf(spaceAreas, to) },
    ),
  launch: ([area]) =>
    phrase(
      {
        en: 'Launch a viper {area, form, in}',
        es: 'Lanzar un Viper {area, form, in}',
        de: 'Eine Viper {area, form, in} starten',
        fr: 'Lancer un viper {area, form, in}',
        pl: 'Start vipera {area, form, in}',
      },
      { area: termOf(spaceAreas, area) },
    ),
  move: ([from, to]) =>
    phrase(
      {
        en: 'Move a viper {from, form, from} {to, form, towards}',
        es: 'Mover un Viper {from, form, from} {to, form, towards}',
        de: 'Eine Viper {from, form, from} {to, form, towards} bewegen',
        fr: 'Déplacer un viper {from, form, from} {to, form, towards}',
        pl: 'Przenieś vipera {from, form, from} {to, form, towards}',
      },
      { from: termOf(spaceAreas, from), to: termOf(spaceAreas, to) },
    ),
  attack: ([area, target, id]) =>
    phrase(id === undefined ? attackOn : attackOnNumbered, {
      ship: termOf(ships, target),
      area: termOf(spaceAreas, area),
      ...(id === undefined ? {} : { n: Number(id) + 1 }),
    }),
  ship: ([area, id]) =>
    phrase(
      {
        en: 'Civilian ship no. {n} {area, form, in}',
        es: 'Nave Civil n.º {n} {area, form, in}',
        de: 'Zivilschiff Nr. {n} {area, form, in}',
        fr: 'Vaisseau civil nº {n} {area, form, in}',
        pl: 'Statek cywilny nr {n} {area, form, in}',
      },
      { n: Number(id) + 1, area: termOf(spaceAreas, area) },
    ),
  viper: ([area]) => phrase(shipIn, { ship: ships.unmannedViper, area: termOf(spaceAreas, area) }),
  heavyRaider: ([area]) => phrase(shipIn, { ship: ships.heavyRaider, area: termOf(spaceAreas, area) }),
  centurion: ([space]) =>
    phrase(
      {
        en: 'Centurion on space {n} of the Boarding Party track',
        es: 'Centurión en la casilla {n} del medidor de Abordaje',
        de: 'Zenturio auf Feld {n} der Enterkommando-Leiste',
        fr: 'Centurion sur la case {n} de la piste d’abordage',
        pl: 'Centurion na polu {n} toru Abordażu',
      },
      { n: Number(space) + 1 },
    ),
  repair: ([what]) => one(repairs, what),
  vipers: ([n]) =>
    phrase(
      {
        en: '{n, plural, one {# damaged viper} other {# damaged vipers}}',
        es: '{n, plural, one {# Viper dañado} other {# Vipers dañados}}',
        de: '{n, plural, one {# beschädigte Viper} other {# beschädigte Viper}}',
        fr: '{n, plural, one {# viper endommagé} other {# vipers endommagés}}',
        pl: '{n, plural, one {# uszkodzony viper} few {# uszkodzone vipery} many {# uszkodzonych viperów} other {# uszkodzonego vipera}}',
      },
      { n: Number(n) },
    ),
  icon: ([icon]) => wordOf(`icon:${icon}`) ?? one(icons, icon),
}

const bare = (term: Parameters<typeof formed>[0]): Phrase => formed(term, everywhere('name'))

function one(phrases: Readonly<Record<string, Phrase>>, id: string): Phrase {
  const found = phrases[id]
  if (found === undefined) throw new Error(`No option is called ${id}; there are ${Object.keys(phrases).join(', ')}`)
  return found
}

const outcomes: Readonly<Record<string, Phrase>> = {
  pass: phrase({ en: 'Pass', es: 'Éxito', de: 'Erfolg', fr: 'Réussite', pl: 'Sukces' }),
  fail: words.fail,
}

const useOf: Text = {
  en: 'Use “{card}”',
  es: 'Usar “{card}”',
  de: '„{card}“ einsetzen',
  fr: 'Utiliser “{card}”',
  pl: 'Użyj: „{card}”',
}

const countedCard: Text = everywhere('{card, counted, n}')

const attackOn: Text = {
  en: 'Attack {ship, form, a} {area, form, in}',
  es: 'Atacar a {ship, form, a} {area, form, in}',
  de: '{ship, form, aAcc} {area, form, in} angreifen',
  fr: 'Attaquer {ship, form, a} {area, form, in}',
  pl: 'Zaatakuj {ship, form, acc} {area, form, in}',
}

const attackOnNumbered: Text = {
  en: 'Attack {ship} {n} {area, form, in}',
  es: 'Atacar {ship, form, to} {n} {area, form, in}',
  de: '{ship} {n} {area, form, in} angreifen',
  fr: 'Attaquer {ship, form, the} {n} {area, form, in}',
  pl: 'Zaatakuj {ship, form, acc} {n} {area, form, in}',
}

const shipIn: Text = everywhere('{ship} {area, form, in}')

const repairs: Readonly<Record<string, Phrase>> = {
  damagedViper: phrase({
    en: 'A damaged viper',
    es: 'Un Viper dañado',
    de: 'Eine beschädigte Viper',
    fr: 'Un viper endommagé',
    pl: 'Uszkodzony viper',
  }),
  destroyedViper: phrase({
    en: 'A destroyed viper',
    es: 'Un Viper destruido',
    de: 'Eine zerstörte Viper',
    fr: 'Un viper détruit',
    pl: 'Zniszczony viper',
  }),
  raptor: phrase({
    en: 'A destroyed raptor',
    es: 'Un Raptor destruido',
    de: 'Ein zerstörter Raptor',
    fr: 'Un raptor détruit',
    pl: 'Zniszczony raptor',
  }),
}

const icons: Readonly<Record<string, Phrase>> = {
  raiders: phrase({
    en: 'Activate the raiders',
    es: 'Activar los Incursores',
    de: 'Die Jäger aktivieren',
    fr: 'Activer les raiders',
    pl: 'Aktywuj raidery',
  }),
  heavy: phrase({
    en: 'Activate the heavy raiders and centurions',
    es: 'Activar los Incursores Pesados y los Centuriones',
    de: 'Die schweren Jäger und die Zenturios aktivieren',
    fr: 'Activer les raiders lourds et les centurions',
    pl: 'Aktywuj ciężkie raidery i centuriony',
  }),
  basestars: phrase({
    en: 'Activate the basestars',
    es: 'Activar las Estrellas Base',
    de: 'Die Basissterne aktivieren',
    fr: 'Activer les basestars',
    pl: 'Aktywuj basestary',
  }),
  launch: phrase({
    en: 'Launch raiders from the basestars',
    es: 'Lanzar Incursores desde las Estrellas Base',
    de: 'Jäger von den Basissternen starten',
    fr: 'Lancer des raiders depuis les basestars',
    pl: 'Start raiderów z basestarów',
  }),
}
