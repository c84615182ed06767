// Words of missions and of the Rebel Basestar.

import type { Words } from '../../../words/words.ts'

export const searchWords = {
  mission: {
    en: 'Active mission',
    es: 'Misión activa',
    de: 'Aktive Mission',
    fr: 'Mission active',
    pl: 'Aktywna misja',
  },
  missions: { en: 'Missions', es: 'Misiones', de: 'Missionen', fr: 'Missions', pl: 'Misje' },
  none: { en: 'none', es: 'ninguna', de: 'keine', fr: 'aucune', pl: 'brak' },
  now: {
    en: 'being resolved',
    es: 'en curso',
    de: 'wird abgehandelt',
    fr: 'en cours',
    pl: 'w toku',
  },
  counts: {
    en: '+{n} distance, counts now',
    es: '+{n} de distancia, ya cuenta',
    de: '+{n} Entfernung, zählt schon',
    fr: '+{n} de distance, compte déjà',
    pl: '+{n} do dystansu, już się liczy',
  },
  faceDown: {
    en: 'back into the deck at the jump',
    es: 'vuelve al mazo con el salto',
    de: 'beim Sprung zurück in den Stapel',
    fr: 'retour dans le paquet au saut',
    pl: 'przy skoku wraca do talii',
  },
  over: {
    en: 'cleared at the jump',
    es: 'se retira con el salto',
    de: 'wird beim Sprung abgeräumt',
    fr: 'retirée au saut',
    pl: 'znika przy skoku',
  },
  withHumans: {
    en: 'with the humans',
    es: 'con los humanos',
    de: 'bei den Menschen',
    fr: 'avec les humains',
    pl: 'po stronie ludzi',
  },
  withCylons: {
    en: 'with the Cylons',
    es: 'con los cylons',
    de: 'bei den Zylonen',
    fr: 'avec les cylons',
    pl: 'po stronie Cylonów',
  },
  aMission: {
    en: 'A mission from Demetrius',
    es: 'Una misión de la Demetrius',
    de: 'Eine Mission der Demetrius',
    fr: 'Une mission du Demetrius',
    pl: 'Misja Demetriusa',
  },
  missionResolved: {
    en: 'The mission is over',
    es: 'La misión ha terminado',
    de: 'Die Mission ist vorbei',
    fr: 'La mission est terminée',
    pl: 'Misja zakończona',
  },
} satisfies Words
