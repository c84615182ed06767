// Exodus in the reference: its rules. Its cards lie in decks that every game has.

import { playedWith } from '@cic/engine'
import type { PagePart } from '../slots.ts'

export const reference: PagePart = {
  news: () => import('./news-words.ts').then((part) => part.newsWords),
  idleChapters: (options) => [
    // Executions are those of this box, whatever other boxes say of them.
    'execution',
    ...(playedWith(options)('base', 'you-are-a-sympathizer') ? [] : ['loyalty-table']),
    ...(options.objective === 'ionian-nebula' ? [] : ['ionian-nebula', 'crossroads']),
    ...(options.cylonFleet ? [] : ['cylon-fleet-board']),
    ...(options.personalGoals || options.finalFive ? [] : ['conflicted-loyalties']),
  ],
  chapters: {
    en: () => import('./rules/en.ts'),
    es: () => import('./rules/es.ts'),
    de: () => import('./rules/de.ts'),
    fr: () => import('./rules/fr.ts'),
    pl: () => import('./rules/pl.ts'),
  },
}
