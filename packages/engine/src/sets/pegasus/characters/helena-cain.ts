// Helena Cain: military leader.

import { action, interrupt, oncePerGame } from '../../../language/ability.ts'
import type { Character } from '../../../language/card.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { blindJump, executeInstead, mayActivateNeither, quartersReach } from '../nodes/sheets.ts'
import '../terms.ts'

export const helenaCain = {
  name: nameOf(characters['helena-cain']),
  type: 'military leader',
  skills: [
    { count: 2, types: ['leadership'] },
    { count: 2, types: ['tactics'] },
    { count: 1, types: ['leadership', 'tactics'] },
  ],
  setup: ['pegasus-cic', 'command'],
  abilities: {
    intolerant: {
      name: { en: 'Intolerant', es: 'Intolerante', de: 'Intolerant', fr: 'Intolérante', pl: 'Nietolerancyjna' },
      ...interrupt('skillCheck:afterTotal', executeInstead(), { when: quartersReach(10) }),
    },
    blindJump: {
      name: { en: 'Blind Jump', es: 'Salto a ciegas', de: 'Blindsprung', fr: 'Saut à l’aveugle', pl: 'Ślepy skok' },
      ...oncePerGame(action(blindJump(6))),
    },
    bentOnRevenge: {
      name: {
        en: 'Bent on Revenge',
        es: 'Sed de venganza',
        de: 'Auf Rache aus',
        fr: 'Soif de vengeance',
        pl: 'Żądna zemsty',
      },
      ...mayActivateNeither('ftl-control', 'engine-room'),
    },
  },
} as const satisfies Character
