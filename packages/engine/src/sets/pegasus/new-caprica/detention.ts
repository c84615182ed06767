// Detention: the prison of New Caprica.

import { rule } from '../../../core/ability.ts'
import { cards } from '../../../language/terms.ts'

export const detentionRule = rule('detentionRule', {
  make: (most: number) => ({ most }),
  bends: {
    confined: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value),
    contribution: (value, { seat }, { most }, owner) => (seat === owner ? Math.min(value, most) : value),
  },
  text: {
    en: 'a player here does not move and adds at most {cards, counted, most} to each skill check',
    es: 'quien esté aquí no se mueve y añade como máximo {cards, counted, most} a cada prueba de Habilidad',
    de: 'wer hier ist, bewegt sich nicht und legt höchstens {cards, counted, most, acc} in jeden Fertigkeits-Check',
    fr: 'le joueur qui s’y trouve ne se déplace pas et joue au plus {cards, counted, most} dans chaque test de compétence',
    pl: 'gracz, który tu przebywa, nie rusza się i dokłada najwyżej {cards, counted, most, acc} do każdego testu umiejętności',
  },
  facts: ({ most }) => ({ cards: cards.card, most }),
})

/** For whoever leaves it. */
export const fromDetention = { prison: 'detention', aboard: 'new-caprica' } as const
