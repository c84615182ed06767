// What a leader's motives are called.

import type { AimWords } from '../slots.ts'
import { daybreakWords } from './words.ts'

export const motiveWords: AimWords = {
  name: daybreakWords.motives,
  cards: {
    en: '{n, plural, one {# hidden motive} other {# hidden motives}}',
    es: '{n, plural, one {# Motivación oculta} other {# Motivaciones ocultas}}',
    de: '{n, plural, one {# verdecktes Motiv} other {# verdeckte Motive}}',
    fr: '{n, plural, one {# Motivation cachée} other {# Motivations cachées}}',
    pl: '{n, plural, one {# zakryty Motyw} few {# zakryte Motywy} many {# zakrytych Motywów} other {# zakrytego Motywu}}',
  },
  met: {
    en: 'would be enough now',
    es: 'ahora bastarían',
    de: 'würden jetzt reichen',
    fr: 'suffiraient en ce moment',
    pl: 'teraz by wystarczyły',
  },
  notMet: {
    en: 'not enough yet',
    es: 'aún no bastan',
    de: 'reichen noch nicht',
    fr: 'pas encore assez',
    pl: 'jeszcze za mało',
  },
  fulfilled: { en: 'fulfilled', es: 'cumplidas', de: 'erfüllt', fr: 'accomplies', pl: 'spełnione' },
  failed: { en: 'not fulfilled', es: 'no cumplidas', de: 'nicht erfüllt', fr: 'non accomplies', pl: 'niespełnione' },
  wins: {
    en: 'You win with whichever side wins, if two of your shown motives are of that side and at most one has stayed hidden.',
    es: 'Ganas con el bando que gane, si dos de tus Motivaciones mostradas son de ese bando y como máximo una sigue oculta.',
    de: 'Du gewinnst mit der Seite, die gewinnt, wenn zwei deiner gezeigten Motive zu ihr gehören und höchstens eines verdeckt geblieben ist.',
    fr: 'Vous gagnez avec le camp qui gagne, si deux de vos Motivations montrées sont de ce camp et si une au plus est restée cachée.',
    pl: 'Wygrywasz ze zwycięską stroną, jeśli dwa z pokazanych Motywów należą do niej, a najwyżej jeden pozostał zakryty.',
  },
}
