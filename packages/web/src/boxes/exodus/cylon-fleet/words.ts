// Words of the Cylon Fleet board.

import type { Words } from '../../../words/words.ts'

export const fleetWords = {
  pursuit: { en: 'Pursuit', es: 'Persecución', de: 'Verfolgung', fr: 'Poursuite', pl: 'Pościg' },
  pursuitAt: {
    en: 'Cylon pursuit: space {n} of {of}',
    es: 'Persecución cylon: casilla {n} de {of}',
    de: 'Verfolgung der Zylonen: Feld {n} von {of}',
    fr: 'Poursuite cylon\u202f: case {n} sur {of}',
    pl: 'Pościg Cylonów: pole {n} z {of}',
  },
  whoWaits: {
    en: 'Beyond the line',
    es: 'Más allá de la línea',
    de: 'Jenseits der Linie',
    fr: 'Au-delà de la ligne',
    pl: 'Za linią',
  },
  waits: {
    en: 'It stands still while Galactica is away',
    es: 'Está parada mientras la Galactica no está',
    de: 'Sie steht still, solange die Galactica fort ist',
    fr: 'Elle est suspendue tant que le Galactica est absent',
    pl: 'Stoi w miejscu, dopóki nie ma Galactiki',
  },
  nothing: { en: 'nothing', es: 'nada', de: 'nichts', fr: 'rien', pl: 'nic' },
  autoAttack: {
    en: 'Auto Attack',
    es: 'Ataque Automático',
    de: 'Automatischer Angriff',
    fr: 'Attaque Auto',
    pl: 'Automatyczny atak',
  },
  placesShips: {
    en: '{n, plural, one {The CAG places # civilian ship} other {The CAG places # civilian ships}}',
    es: '{n, plural, one {El CAG coloca # Nave Civil} other {El CAG coloca # Naves Civiles}}',
    de: '{n, plural, one {Der CAG platziert # Zivilschiff} other {Der CAG platziert # Zivilschiffe}}',
    fr: '{n, plural, one {Le CAG place # vaisseau civil} other {Le CAG place # vaisseaux civils}}',
    pl: '{n, plural, one {CAG umieszcza # statek cywilny} few {CAG umieszcza # statki cywilne} many {CAG umieszcza # statków cywilnych} other {CAG umieszcza # statku cywilnego}}',
  },
  beyond: {
    en: 'Beyond the line, die {number}: {waiting}',
    es: 'Más allá de la línea, dado {number}: {waiting}',
    de: 'Jenseits der Linie, Würfel {number}: {waiting}',
    fr: 'Au-delà de la ligne, dé {number}\u202f: {waiting}',
    pl: 'Za linią, kostka {number}: {waiting}',
  },
  nobodyBeyond: {
    en: 'Beyond the line, die {number}: nothing waits',
    es: 'Más allá de la línea, dado {number}: no espera nada',
    de: 'Jenseits der Linie, Würfel {number}: nichts wartet',
    fr: 'Au-delà de la ligne, dé {number}\u202f: rien n’attend',
    pl: 'Za linią, kostka {number}: nic nie czeka',
  },
  caughtUp: {
    en: 'The Cylons have caught up',
    es: 'Los cylons nos han alcanzado',
    de: 'Die Zylonen haben uns eingeholt',
    fr: 'Les cylons nous ont rattrapés',
    pl: 'Cyloni nas dogonili',
  },
} satisfies Words
