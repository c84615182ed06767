// When an ability may be used or takes effect, in words: "once per game, before the cards of a skill check are revealed".

import type { Ability } from './ability.ts'
import { type Phrase, phrase } from './facts.ts'
import type { Text } from './languages.ts'

/** What stands before the colon, apart from the condition: how it is used, how often, and at which moment. */
export function momentOf(ability: Exclude<Ability, { does: 'rule' }>): Phrase[] {
  const { does } = ability
  if (does === 'action') return ability.once === undefined ? [actionWord] : [actionWord, phrase(often[ability.once])]
  const step = does === 'interrupt' ? ability.window : ability.at
  const once = does === 'interrupt' && ability.once !== undefined ? [phrase(oftenAt(ability.once, step))] : []
  return saysWhen(ability.when?.is) ? once : [...once, phrase(momentAt(step))]
}

/** Most conditions say the moment themselves: "when the Brig is activated". */
function saysWhen(condition: string | undefined): boolean {
  return condition !== undefined && condition !== 'ownTurn' && condition !== 'holdsExactly'
}

function momentAt(step: string): Text {
  const text = moments[step]
  if (text === undefined) throw new Error(`No words say when ${step} is`)
  return text
}

function oftenAt(once: 'game' | 'turn' | 'frame', step: string): Text {
  if (once !== 'frame') return often[once]
  return step.startsWith('die:') ? often.die : often.check
}

export const actionWord = phrase({ en: 'action', es: 'acción', de: 'Aktion', fr: 'action', pl: 'akcja' })

export const often = {
  game: {
    en: 'once per game',
    es: 'una vez por partida',
    de: 'einmal pro Spiel',
    fr: 'une fois par partie',
    pl: 'raz w ciągu gry',
  },
  turn: {
    en: 'once per turn',
    es: 'una vez por turno',
    de: 'einmal pro Zug',
    fr: 'une fois par tour',
    pl: 'raz na turę',
  },
  check: {
    en: 'once per skill check',
    es: 'una vez por prueba de Habilidad',
    de: 'einmal pro Fertigkeits-Check',
    fr: 'une fois par test de compétence',
    pl: 'raz na test umiejętności',
  },
  die: {
    en: 'once per die roll',
    es: 'una vez por tirada',
    de: 'einmal pro Würfelwurf',
    fr: 'une fois par jet de dé',
    pl: 'raz na rzut kostką',
  },
} satisfies Record<string, Text>

/** By the window that is opened or the step that is reached. */
const moments: Readonly<Record<string, Text>> = {
  'crisis:afterChoice': {
    en: 'after a choice on a Crisis card is made',
    es: 'después de que se elija una opción de una carta de Crisis',
    de: 'nachdem auf einer Krisenkarte eine Möglichkeit gewählt wurde',
    fr: 'après qu’une option d’une carte Crise a été choisie',
    pl: 'po wybraniu możliwości z karty Kryzysu',
  },
  'crisis:revealed': {
    en: 'after a Crisis card is revealed',
    es: 'después de revelarse una carta de Crisis',
    de: 'nachdem eine Krisenkarte aufgedeckt wurde',
    fr: 'après qu’une carte Crise a été révélée',
    pl: 'po ujawnieniu karty Kryzysu',
  },
  'die:after': {
    en: 'after a die is rolled',
    es: 'después de tirar un dado',
    de: 'nach einem Würfelwurf',
    fr: 'après un jet de dé',
    pl: 'po rzucie kostką',
  },
  'die:before': {
    en: 'before a die is rolled',
    es: 'antes de tirar un dado',
    de: 'vor einem Würfelwurf',
    fr: 'avant un jet de dé',
    pl: 'przed rzutem kostką',
  },
  'skillCheck:afterTotal': {
    en: 'after the strength of a skill check is totalled',
    es: 'después de sumar la Pericia de una prueba de Habilidad',
    de: 'nachdem die Stärke eines Fertigkeits-Checks zusammengezählt wurde',
    fr: 'après le calcul de la valeur totale d’un test de compétence',
    pl: 'po zsumowaniu siły w teście umiejętności',
  },
  'skillCheck:beforeCards': {
    en: 'before cards are added to a skill check',
    es: 'antes de que se añadan cartas a una prueba de Habilidad',
    de: 'bevor Karten in einen Fertigkeits-Check gelegt werden',
    fr: 'avant que des cartes soient jouées dans un test de compétence',
    pl: 'przed dołożeniem kart do testu umiejętności',
  },
  'skillCheck:beforeDiscard': {
    en: 'before the cards of a skill check are discarded',
    es: 'antes de que se descarten las cartas de una prueba de Habilidad',
    de: 'bevor die Karten eines Fertigkeits-Checks abgeworfen werden',
    fr: 'avant que les cartes d’un test de compétence soient défaussées',
    pl: 'przed odrzuceniem kart z testu umiejętności',
  },
  'skillCheck:beforeReveal': {
    en: 'before the cards of a skill check are revealed',
    es: 'antes de que se revelen las cartas de una prueba de Habilidad',
    de: 'bevor die Karten eines Fertigkeits-Checks aufgedeckt werden',
    fr: 'avant que les cartes d’un test de compétence soient révélées',
    pl: 'przed odkryciem kart z testu umiejętności',
  },
  'turn:end': {
    en: 'at the end of the turn',
    es: 'al final del turno',
    de: 'am Ende des Zugs',
    fr: 'à la fin du tour',
    pl: 'na końcu tury',
  },
  'turn:start': {
    en: 'at the start of each player’s turn',
    es: 'al principio del turno de cada jugador',
    de: 'zu Beginn des Zugs jedes Spielers',
    fr: 'au début du tour de chaque joueur',
    pl: 'na początku tury każdego gracza',
  },
}
