// Words of the types of characters.

import type { Words } from './words.ts'

export const typeWords = {
  'political leader': {
    en: 'Political leader',
    es: 'Líder político',
    de: 'Politischer Führer',
    fr: 'Chef politique',
    pl: 'Przywódca polityczny',
  },
  'military leader': {
    en: 'Military leader',
    es: 'Líder militar',
    de: 'Militärischer Führer',
    fr: 'Chef militaire',
    pl: 'Przywódca wojskowy',
  },
  pilot: { en: 'Pilot', es: 'Piloto', de: 'Pilot', fr: 'Pilote', pl: 'Pilot' },
  support: { en: 'Support', es: 'Apoyo', de: 'Supporter', fr: 'Soutien', pl: 'Wsparcie' },
  'cylon leader': {
    en: 'Cylon leader',
    es: 'Líder cylon',
    de: 'Zylonen-Führer',
    fr: 'Leader cylon',
    pl: 'Przywódca Cylonów',
  },
} satisfies Words
