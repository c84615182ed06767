// Daybreak in the reference: its decks and rules.

import type { PagePart } from '../slots.ts'
import { daybreakWords } from './words.ts'

export const reference: PagePart = {
  groups: {
    mutiny: { decks: ['mutiny'], name: daybreakWords.mutiny },
    motive: { decks: ['motive'], name: daybreakWords.motives },
  },
  news: () => import('./news-words.ts').then((part) => part.newsWords),
  idleChapters: ({ objective }) => (objective === 'earth' ? [] : ['search-for-home', 'rebel-basestar']),
  chapters: {
    en: () => import('./rules/en.ts'),
    es: () => import('./rules/es.ts'),
    de: () => import('./rules/de.ts'),
    fr: () => import('./rules/fr.ts'),
    pl: () => import('./rules/pl.ts'),
  },
}
