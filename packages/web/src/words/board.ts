// Words of what lies over the board.

import type { Words } from './words.ts'

export const boardWords = {
  characters: { en: 'Characters', es: 'Personajes', de: 'Charaktere', fr: 'Personnages', pl: 'Postacie' },
  takenBy: {
    en: 'Taken by {who}',
    es: 'Elegido por {who}',
    de: 'Gewählt von {who}',
    fr: 'Pris par {who}',
    pl: 'Wybrana: {who}',
  },
} satisfies Words
