// Words of goals and of the Final Five.

import type { Words } from '../../words/words.ts'

export const exodusWords = {
  goalReady: {
    en: 'Can be revealed now, as an action.',
    es: 'Se puede revelar ahora, como acción.',
    de: 'Kann jetzt aufgedeckt werden, als Aktion.',
    fr: 'Peut être révélé maintenant, par une action.',
    pl: 'Można go teraz ujawnić w ramach akcji.',
  },
  goalNotYet: {
    en: 'Not fulfilled yet.',
    es: 'Aún no se ha cumplido.',
    de: 'Noch nicht erfüllt.',
    fr: 'Pas encore accompli.',
    pl: 'Jeszcze niespełniony.',
  },
  goalHowFar: {
    en: 'Now {n} of {of}.',
    es: 'Ahora {n} de {of}.',
    de: 'Jetzt {n} von {of}.',
    fr: 'Maintenant {n} sur {of}.',
    pl: 'Teraz {n} z {of}.',
  },
  goalLoses: {
    en: 'If it stays hidden: {resource} {by, signed} at the end.',
    es: 'Si sigue oculto: {resource} {by, signed} al final.',
    de: 'Bleibt es verdeckt: {resource} {by, signed} am Ende.',
    fr: 'S’il reste caché\u202f: {resource} {by, signed} à la fin.',
    pl: 'Jeśli pozostanie zakryty: {resource} {by, signed} na koniec.',
  },
  goalFulfilled: {
    en: 'A personal goal is fulfilled',
    es: 'Un objetivo personal cumplido',
    de: 'Ein persönliches Ziel ist erfüllt',
    fr: 'Un objectif personnel est accompli',
    pl: 'Cel osobisty spełniony',
  },
  openGoals: {
    en: 'Goals that were never fulfilled',
    es: 'Objetivos que nunca se cumplieron',
    de: 'Ziele, die nie erfüllt wurden',
    fr: 'Objectifs jamais accomplis',
    pl: 'Niespełnione cele',
  },
  finalFive: {
    en: 'One of the Final Five',
    es: 'Uno de los Cinco Finales',
    de: 'Eine der Letzten Fünf',
    fr: 'L’un des Cinq Derniers',
    pl: 'Ostatnia Piątka',
  },
  goesBack: {
    en: 'It goes back among the Loyalty cards, shuffled.',
    es: 'Vuelve entre las cartas de Lealtad, barajada.',
    de: 'Sie wird wieder unter die Loyalitätskarten gemischt.',
    fr: 'Elle retourne parmi les cartes Loyauté, mélangée.',
    pl: 'Wraca między karty Lojalności i zostaje z nimi potasowana.',
  },
  liesAmongThese: {
    en: 'Everybody knows that this lies among the Loyalty cards: {cards}',
    es: 'Todos saben que está entre las cartas de Lealtad: {cards}',
    de: 'Alle wissen, was unter den Loyalitätskarten liegt: {cards}',
    fr: 'Tous savent ce qui se trouve parmi les cartes Loyauté\u202f: {cards}',
    pl: 'Wszyscy wiedzą, co leży wśród kart Lojalności: {cards}',
  },
} satisfies Words
