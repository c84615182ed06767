// What is always true at a location of New Caprica.

import { rule } from '../../../language/ability.ts'

export const detentionRule = rule('detentionRule', {
  make: () => ({}),
  bends: {},
  text: {
    en: 'a player here does not move and adds at most 2 cards to each skill check',
    es: 'quien esté aquí no se mueve y añade como máximo 2 cartas a cada prueba de Habilidad',
    de: 'wer hier ist, bewegt sich nicht und legt höchstens 2 Karten in jeden Fertigkeits-Check',
    fr: 'le joueur qui s’y trouve ne se déplace pas et joue au plus 2 cartes dans chaque test de compétence',
    pl: 'gracz, który tu przebywa, nie rusza się i dokłada najwyżej 2 karty do każdego testu umiejętności',
  },
})
