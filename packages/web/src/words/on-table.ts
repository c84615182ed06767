// Words of the card that lies on the table.

import type { Words } from './words.ts'

export const cardWords = {
  crisis: { en: 'Crisis', es: 'Crisis', de: 'Krise', fr: 'Crise', pl: 'Kryzys' },
  superCrisis: { en: 'Super Crisis', es: 'Crisis Extrema', de: 'Super-Krise', fr: 'Crise Majeure', pl: 'Superkryzys' },
  drawnBy: {
    en: 'drawn by {who}',
    es: 'robada por {who}',
    de: 'gezogen von {who}',
    fr: 'piochée par {who}',
    pl: 'kartę ciągnie {who}',
  },
  check: { en: 'Check {n}', es: 'Prueba {n}', de: 'Check {n}', fr: 'Test {n}', pl: 'Test {n}' },
  pass: { en: 'passed', es: 'superada', de: 'bestanden', fr: 'réussi', pl: 'sukces' },
  partial: {
    en: 'passed in part',
    es: 'superada en parte',
    de: 'teilweise bestanden',
    fr: 'réussi en partie',
    pl: 'częściowy sukces',
  },
  fail: { en: 'failed', es: 'fallada', de: 'gescheitert', fr: 'échec', pl: 'porażka' },
  text: { en: 'Text', es: 'Texto', de: 'Text', fr: 'Texte', pl: 'Tekst' },
  attack: { en: 'Cylon attack', es: 'Ataque cylon', de: 'Zylonenangriff', fr: 'Attaque cylon', pl: 'Atak Cylonów' },
  launch: {
    en: 'Launch raiders',
    es: 'Lanzar Incursores',
    de: 'Jäger starten',
    fr: 'Lancer des raiders',
    pl: 'Start raiderów',
  },
  jump: { en: 'Jump +1', es: 'Salto +1', de: 'Sprung +1', fr: 'Saut +1', pl: 'Skok +1' },
  done: { en: 'done', es: 'hecho', de: 'erledigt', fr: 'fait', pl: 'zrobione' },
  never: {
    en: 'does not happen in this step',
    es: 'no ocurre en este paso',
    de: 'geschieht in diesem Schritt nicht',
    fr: 'n’a pas lieu pendant cette étape',
    pl: 'nie następuje w tym kroku',
  },
  chosen: { en: 'Chosen:', es: 'Elegido:', de: 'Gewählt:', fr: 'Choisi\u202f:', pl: 'Wybrano:' },
  under: {
    en: 'Under it: {card}',
    es: 'Debajo: {card}',
    de: 'Darunter: {card}',
    fr: 'Dessous\u202f: {card}',
    pl: 'Pod spodem: {card}',
  },
} satisfies Words
