// Words of what is at stake.

import type { Words } from './words.ts'

export const stakeWords = {
  intoRed: {
    en: 'into the red',
    es: 'en rojo',
    de: 'in den roten Bereich',
    fr: 'dans le rouge',
    pl: 'na czerwone pole',
  },
  gameLost: {
    en: 'the game is lost',
    es: 'se pierde la partida',
    de: 'das Spiel ist verloren',
    fr: 'la partie est perdue',
    pl: 'gra jest przegrana',
  },
  fallsOn: {
    en: 'concerns {who}',
    es: 'afecta a {who}',
    de: 'betrifft {who}',
    fr: 'concerne {who}',
    pl: 'dotyczy: {who}',
  },
} satisfies Words
