// Tom Zarek: political leader.

import { action, interrupt, oncePerGame } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { checkAt } from '../../../language/conditions.ts'
import { changeDifficulty } from '../../../language/nodes/checks.ts'
import { all, either } from '../../../language/nodes/flow.ts'
import { gain, lose } from '../../../language/nodes/resources.ts'
import { needsLocationAlone } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

export const tomZarek = {
  name: nameOf(characters['tom-zarek']),
  type: 'political leader',
  skills: [
    { count: 2, types: ['politics'] },
    { count: 2, types: ['leadership'] },
    { count: 1, types: ['tactics'] },
  ],
  setup: 'administration',
  abilities: {
    friendsInLowPlaces: {
      name: names(
        'Friends in Low Places | Amigos en los bajos fondos | Freunde in der Unterwelt | Amis dans les bas-fonds | Przyjaciele niskiej proweniencji',
      ),
      ...interrupt('skillCheck:beforeCards', either('self', changeDifficulty(2), changeDifficulty(-2)), {
        when: checkAt('administration', 'brig'),
        once: 'frame',
      }),
    },
    unconventionalTactics: {
      name: names(
        'Unconventional Tactics | Tácticas poco ortodoxas | Unkonventionelle Taktik | Tactique peu orthodoxe | Niekonwencjonalna taktyka',
      ),
      ...oncePerGame(
        action(all(lose({ population: 1 }), either('self', gain({ fuel: 1 }), gain({ food: 1 }), gain({ morale: 1 })))),
      ),
    },
    convictedCriminal: {
      name: names(
        'Convicted Criminal | Criminal convicto | Verurteilter Verbrecher | Repris de justice | Skazany przestępca',
      ),
      ...needsLocationAlone(),
    },
  },
} as const satisfies Character
