// The 3 Quorum cards of Exodus, in alphabetical order.

import type { QuorumCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { all, choose } from '../../language/nodes/flow.ts'
import { giveTitle } from '../../language/nodes/people.ts'
import { gain, lose } from '../../language/nodes/resources.ts'
import { orderTitle } from './quorum/presidential-order.ts'
import { exchangeQuorum } from './quorum/resignation.ts'

export const quorum = {
  'establish-dogsville': {
    name: names`Establish Dogsville | Fundar Dogsville | Dogsville gründen | Fonder Dogville | Założenie Dogsville`,
    effect: all(gain({ population: 1 }), lose({ morale: 1 })),
  },
  'presidential-order': {
    name: names`Presidential Order | Orden presidencial | Präsidialerlass | Décret présidentiel | Dekret prezydencki`,
    effect: orderTitle(),
  },
  resignation: {
    name: names`Resignation | Dimisión | Rücktritt | Démission | Rezygnacja`,
    effect: all(
      exchangeQuorum(),
      choose('self', { notSelf: true, mayHoldTitles: true }, giveTitle('president', 'chosen')),
    ),
  },
} as const satisfies Record<string, QuorumCard>
