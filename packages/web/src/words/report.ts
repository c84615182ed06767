// Words of reporting what is wrong.

import type { Words } from './words.ts'

export const reportWords = {
  report: {
    en: 'Report a problem',
    es: 'Informar de un problema',
    de: 'Problem melden',
    fr: 'Signaler un problème',
    pl: 'Zgłoś problem',
  },
  reportHint: {
    en: 'What went wrong? The state of the game is attached.',
    es: '¿Qué ha fallado? Se adjunta el estado de la partida.',
    de: 'Was ist schiefgegangen? Der Spielstand wird angehängt.',
    fr: 'Que s’est-il passé\u202f? L’état de la partie est joint.',
    pl: 'Co poszło nie tak? Stan gry zostanie dołączony.',
  },
  reportLineHint: {
    en: 'What should have happened? The game is attached, and nobody at the table is told.',
    es: '¿Qué debería haber pasado? Se adjunta la partida y nadie de la mesa se entera.',
    de: 'Was hätte geschehen sollen? Das Spiel wird angehängt, und am Tisch erfährt es niemand.',
    fr: 'Qu’aurait-il dû se passer\u202f? La partie est jointe, et personne à la table n’en est informé.',
    pl: 'Co powinno się stać? Gra zostanie dołączona, a nikt przy stole się o tym nie dowie.',
  },
  reported: {
    en: 'Thank you, it has been sent.',
    es: 'Gracias, se ha enviado.',
    de: 'Danke, es wurde gesendet.',
    fr: 'Merci, c’est envoyé.',
    pl: 'Dziękujemy, wysłano.',
  },
} satisfies Words
