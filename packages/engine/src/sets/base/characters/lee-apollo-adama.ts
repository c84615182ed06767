// Lee Apollo Adama: pilot.

import { action, interrupt, oncePerGame } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
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
      name: names(
        'Alert Viper Pilot | Piloto de Vipers de guardia | Geistesgegenwärtiger Viper-Pilot | Pilote de viper en alerte | Czujny pilot vipera',
      ),
      ...interrupt('vipersPlaced', takeOverViper(), { when: viperWaits() }),
    },
    cag: { name: names('CAG | CAG | CAG | CAG | CAG'), ...oncePerGame(action(activateVipers(6))) },
    headstrong: {
      name: names('Headstrong | Testarudo | Dickköpfig | Têtu | Uparty'),
      ...discardsAtRandom(),
    },
  },
} as const satisfies Character
