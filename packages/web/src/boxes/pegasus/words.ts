// Words of what Pegasus brings to the table.

import type { Words } from '../../words/words.ts'

export const pegasusWords = {
  reckless: { en: 'Reckless', es: 'Temeraria', de: 'Waghalsig', fr: 'Téméraire', pl: 'Ryzykowny' },
  damage: {
    en: 'Damage to Pegasus',
    es: 'Daño a la Pegasus',
    de: 'Schaden an der Pegasus',
    fr: 'Dégâts au Pegasus',
    pl: 'Uszkodzenie Pegasusa',
  },
  agendas: { en: 'Agendas', es: 'Agendas', de: 'Absichten', fr: 'Projets', pl: 'Intencje' },
} satisfies Words
