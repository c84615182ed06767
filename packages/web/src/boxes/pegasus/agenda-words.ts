// Words for agendas.

import type { AimWords } from '../slots.ts'

export const agendaWords: AimWords = {
  name: { en: 'Agenda', es: 'Agenda', de: 'Absicht', fr: 'Projet', pl: 'Intencje' },
  cards: {
    en: '{n, plural, one {# Agenda card} other {# Agenda cards}}',
    es: '{n, plural, one {# carta de Agenda} other {# cartas de Agenda}}',
    de: '{n, plural, one {# Absichtskarte} other {# Absichtskarten}}',
    fr: '{n, plural, one {# carte Projet} other {# cartes Projet}}',
    pl: '{n, plural, one {# karta Intencji} few {# karty Intencji} many {# kart Intencji} other {# karty Intencji}}',
  },
  met: {
    en: 'met now',
    es: 'cumplida ahora',
    de: 'gerade erfüllt',
    fr: 'rempli en ce moment',
    pl: 'teraz spełnione',
  },
  notMet: {
    en: 'not met yet',
    es: 'aún no cumplida',
    de: 'noch nicht erfüllt',
    fr: 'pas encore rempli',
    pl: 'jeszcze niespełnione',
  },
  fulfilled: {
    en: 'fulfilled',
    es: 'cumplida',
    de: 'erfüllt',
    fr: 'accompli',
    pl: 'spełnione',
  },
  failed: {
    en: 'not fulfilled',
    es: 'no cumplida',
    de: 'nicht erfüllt',
    fr: 'non accompli',
    pl: 'niespełnione',
  },
}
