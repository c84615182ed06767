// Negotiation.

import { node } from '../../../core/node.ts'
import { changed } from '../../../core/rules.ts'
import { cylonsHoldFire } from '../../../rules/cylon-ships.ts'

const negotiated = 'ceasefire'

export const holdFire = node('holdFire', {
  run: (game) => {
    game.usedThisTurn.push(negotiated)
  },
  text: {
    en: 'for the rest of this turn no Cylon ships are launched or activated',
    es: 'durante el resto de este turno no se lanzan ni activan naves cylons',
    de: 'bis zum Ende dieses Zugs werden keine Zylonenschiffe gestartet oder aktiviert',
    fr: 'jusqu’à la fin de ce tour, aucun vaisseau cylon n’est lancé ni activé',
    pl: 'do końca tej tury nie wypuszcza się ani nie aktywuje statków Cylonów',
  },
  price: () => ({ cylonActivations: 1 }),
})

export const negotiationChanges = [
  changed(cylonsHoldFire, (rule, table) => rule(table) || table.usedThisTurn.includes(negotiated)),
]
