// Words for Cylon leaders and who is like them.

import type { Words } from '../../words/words.ts'

export const leaderWords = {
  cylonLeader: {
    en: 'Cylon leader',
    es: 'Líder cylon',
    de: 'Zylonen-Führer',
    fr: 'Leader cylon',
    pl: 'Przywódca Cylonów',
  },
  sympatheticCylon: {
    en: 'Sympathetic Cylon',
    es: 'Cylon simpatizante',
    de: 'Sympathisierender Zylon',
    fr: 'Cylon compatissant',
    pl: 'Przyjazny Cylon',
  },
  infiltrates: {
    en: '{who}, infiltrating',
    es: '{who}, en Infiltración',
    de: '{who}, infiltriert',
    fr: '{who}, en Infiltration',
    pl: '{who}, w Infiltracji',
  },
} satisfies Words
