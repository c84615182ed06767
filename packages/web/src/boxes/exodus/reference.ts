// Exodus in the reference: its rules. Its cards lie in decks that every game has.

import type { PagePart } from '../slots.ts'

export const reference: PagePart = {
  news: () => import('./news-words.ts').then((part) => part.newsWords),
  idleChapters: ({ objective, cylonFleet, personalGoals, finalFive }) => [
    ...(objective === 'ionian-nebula' ? [] : ['ionian-nebula', 'crossroads']),
    ...(cylonFleet ? [] : ['cylon-fleet-board']),
    ...(personalGoals || finalFive ? [] : ['conflicted-loyalties']),
  ],
  chapters: {
    en: () => import('./rules/en.ts'),
    es: () => import('./rules/es.ts'),
    de: () => import('./rules/de.ts'),
    fr: () => import('./rules/fr.ts'),
    pl: () => import('./rules/pl.ts'),
  },
}
