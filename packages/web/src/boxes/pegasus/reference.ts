// Pegasus in the reference: its decks, tokens and rules.

import type { PagePart } from '../slots.ts'
import { pegasusWords } from './words.ts'

export const reference: PagePart = {
  tokenKinds: { galacticaDamage: pegasusWords.damage },
  groups: { agenda: { decks: ['sympatheticAgenda', 'hostileAgenda'], name: pegasusWords.agendas } },
  news: () => import('./news-words.ts').then((part) => part.newsWords),
  idleChapters: ({ objective }) => (objective === 'new-caprica' ? [] : ['new-caprica']),
  chapters: {
    en: () => import('./rules/en.ts'),
    es: () => import('./rules/es.ts'),
    de: () => import('./rules/de.ts'),
    fr: () => import('./rules/fr.ts'),
    pl: () => import('./rules/pl.ts'),
  },
}
