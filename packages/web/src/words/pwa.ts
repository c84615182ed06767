// Words for when there is no network.

import type { Words } from './words.ts'

export const pwaWords = {
  offline: {
    en: 'No connection. What you see may be old.',
    es: 'Sin conexión. Lo que ves puede ser antiguo.',
    de: 'Keine Verbindung. Was du siehst, kann veraltet sein.',
    fr: 'Pas de connexion. Ce que vous voyez peut être ancien.',
    pl: 'Brak połączenia. To, co widzisz, może być nieaktualne.',
  },
} satisfies Words
