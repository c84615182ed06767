// Cavil: Cylon leader.

import { action, at, movement, oncePerGame } from '../../../language/ability.ts'
import type { Character } from '../../../language/card.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { discardWholeHand, primacy } from '../nodes/leader-sheets.ts'
import { takeActions } from '../nodes/players.ts'
import '../terms.ts'

export const cavil = {
  name: nameOf(characters.cavil),
  type: 'cylon leader',
  ofCylon: true,
  skills: [
    { count: 1, types: ['tactics'] },
    { count: 1, types: ['treachery', 'engineering'] },
  ],
  setup: 'cylon-fleet',
  abilities: {
    primacy: {
      name: { en: 'Primacy', es: 'Primacía', de: 'Vorrangstellung', fr: 'Primauté', pl: 'Prymat' },
      ...action(primacy()),
    },
    aggressiveTactics: {
      name: {
        en: 'Aggressive Tactics',
        es: 'Tácticas agresivas',
        de: 'Aggressive Taktik',
        fr: 'Tactique agressive',
        pl: 'Agresywna taktyka',
      },
      ...oncePerGame(movement(takeActions(2))),
    },
    liesAndSecrets: {
      name: {
        en: 'Lies and Secrets',
        es: 'Mentiras y secretos',
        de: 'Lügen und Geheimnisse',
        fr: 'Mensonges et secrets',
        pl: 'Kłamstwa i sekrety',
      },
      ...at('cylonRevealed:done', discardWholeHand()),
    },
  },
} as const satisfies Character
