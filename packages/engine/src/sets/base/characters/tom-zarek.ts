// Tom Zarek: political leader.

import { action, interrupt, oncePerGame } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
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
      name: {
        en: 'Friends in Low Places',
        es: 'Amigos en los bajos fondos',
        de: 'Freunde in der Unterwelt',
        fr: 'Amis dans les bas-fonds',
        pl: 'Przyjaciele niskiej proweniencji',
      },
      ...interrupt('skillCheck:beforeCards', either('self', changeDifficulty(2), changeDifficulty(-2)), {
        when: checkAt('administration', 'brig'),
        once: 'frame',
      }),
    },
    unconventionalTactics: {
      name: {
        en: 'Unconventional Tactics',
        es: 'Tácticas poco ortodoxas',
        de: 'Unkonventionelle Taktik',
        fr: 'Tactique peu orthodoxe',
        pl: 'Niekonwencjonalna taktyka',
      },
      ...oncePerGame(
        action(all(lose({ population: 1 }), either('self', gain({ fuel: 1 }), gain({ food: 1 }), gain({ morale: 1 })))),
      ),
    },
    convictedCriminal: {
      name: {
        en: 'Convicted Criminal',
        es: 'Criminal convicto',
        de: 'Verurteilter Verbrecher',
        fr: 'Repris de justice',
        pl: 'Skazany przestępca',
      },
      ...needsLocationAlone(),
    },
  },
} as const satisfies Character
