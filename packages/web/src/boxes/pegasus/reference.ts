// Pegasus in the reference: its decks, tokens and rules.

import { playedWith } from '@cic/engine'
import type { PagePart } from '../slots.ts'
import { pegasusWords } from './words.ts'

export const reference: PagePart = {
  tokenKinds: { galacticaDamage: pegasusWords.damage },
  groups: { agenda: { decks: ['sympatheticAgenda', 'hostileAgenda'], name: pegasusWords.agendas } },
  news: () => import('./news-words.ts').then((part) => part.newsWords),
  idleChapters: (options) => [
    ...(options.objective === 'new-caprica' ? [] : ['new-caprica']),
    // Another box may have taken the place of the Treachery cards and of the agendas.
    ...(playedWith(options)('pegasus', 'sabotage') ? ['other-treachery'] : ['treachery', 'reckless', 'leaders']),
  ],
  chapters: {
    en: () => import('./rules/en.ts'),
    es: () => import('./rules/es.ts'),
    de: () => import('./rules/de.ts'),
    fr: () => import('./rules/fr.ts'),
    pl: () => import('./rules/pl.ts'),
  },
}
