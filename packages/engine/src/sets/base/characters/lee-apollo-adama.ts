// Lee Apollo Adama: pilot.

import { action, interrupt, oncePerGame } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
import { viperWaits } from '../../../language/conditions.ts'
import { takeOverViper } from '../../../language/nodes/sheets.ts'
import { activateVipers } from '../../../language/nodes/ships.ts'
import { discardsAtRandom } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

export const leeApolloAdama = {
  name: nameOf(characters['lee-apollo-adama']),
  type: 'pilot',
  skills: [
    { count: 1, types: ['tactics'] },
    { count: 2, types: ['piloting'] },
    { count: 2, types: ['leadership', 'politics'] },
  ],
  setup: 'viper',
  abilities: {
    alertViperPilot: {
      name: {
        en: 'Alert Viper Pilot',
        es: 'Piloto de Vipers de guardia',
        de: 'Geistesgegenwärtiger Viper-Pilot',
        fr: 'Pilote de viper en alerte',
        pl: 'Czujny pilot vipera',
      },
      ...interrupt('vipersPlaced', takeOverViper(), { when: viperWaits() }),
    },
    cag: { name: { en: 'CAG', es: 'CAG', de: 'CAG', fr: 'CAG', pl: 'CAG' }, ...oncePerGame(action(activateVipers(6))) },
    headstrong: {
      name: { en: 'Headstrong', es: 'Testarudo', de: 'Dickköpfig', fr: 'Têtu', pl: 'Uparty' },
      ...discardsAtRandom(),
    },
  },
} as const satisfies Character
