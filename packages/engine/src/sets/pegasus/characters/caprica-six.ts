// Caprica Six: Cylon leader.

import { interrupt, movement, oncePerGame } from '../../../language/ability.ts'
import type { Character } from '../../../language/card.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { addAfterReveal, paysAt, takeIntimateCard } from '../nodes/leader-sheets.ts'
import '../terms.ts'

export const capricaSix = {
  name: nameOf(characters['caprica-six']),
  type: 'cylon leader',
  ofCylon: true,
  skills: [
    { count: 1, types: ['leadership'] },
    { count: 1, types: ['treachery', 'engineering'] },
  ],
  setup: 'caprica',
  abilities: {
    intimate: {
      name: { en: 'Intimate', es: 'Intimidad', de: 'Intimität', fr: 'Intimité', pl: 'Bliskość' },
      ...movement(takeIntimateCard()),
    },
    humanDelusion: {
      name: {
        en: 'Human Delusion',
        es: 'Delirio humano',
        de: 'Menschlicher Wahn',
        fr: 'Délire humain',
        pl: 'Ludzkie urojenie',
      },
      ...oncePerGame(interrupt('skillCheck:revealed', addAfterReveal())),
    },
    conflictedLoyalties: {
      name: {
        en: 'Conflicted Loyalties',
        es: 'Lealtades en conflicto',
        de: 'Loyalitätskonflikte',
        fr: 'Loyautés conflictuelles',
        pl: 'Sprzeczne lojalności',
      },
      ...paysAt('cylon-fleet', 1),
    },
  },
} as const satisfies Character
