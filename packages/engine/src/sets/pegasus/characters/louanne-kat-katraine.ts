// Louanne "Kat" Katraine: pilot.

import { action, at, interrupt, oncePerGame } from '../../../language/ability.ts'
import type { Character } from '../../../language/card.ts'
import { send } from '../../../language/nodes/people.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { hasStayed, ownRollInActionStep, playCardAsDie, sacrifice } from '../nodes/sheets.ts'
import '../terms.ts'

export const louanneKatKatraine = {
  name: nameOf(characters['louanne-kat-katraine']),
  type: 'pilot',
  skills: [
    { count: 1, types: ['leadership'] },
    { count: 2, types: ['tactics'] },
    { count: 2, types: ['piloting'] },
  ],
  setup: 'hangar-deck',
  abilities: {
    hotshot: {
      name: { en: 'Hotshot', es: 'Fanfarrona', de: 'Draufgängerin', fr: 'Tête brûlée', pl: 'Ważniaczka' },
      ...interrupt('die:instead', playCardAsDie(2), { when: ownRollInActionStep() }),
    },
    sacrifice: {
      name: { en: 'Sacrifice', es: 'Sacrificio', de: 'Aufopferung', fr: 'Sacrifice', pl: 'Poświęcenie' },
      ...oncePerGame(action(sacrifice())),
    },
    stimJunkie: {
      name: {
        en: 'Stim Junkie',
        es: 'Adicta a los estimulantes',
        de: 'Aufputschmittelsüchtig',
        fr: 'Accro aux stimulants',
        pl: 'Uzależniona od stymulantów',
      },
      ...at('turn:crisis', send('self', 'sickbay'), hasStayed()),
    },
  },
} as const satisfies Character
