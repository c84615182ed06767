// Tom Zarek: political leader.

import { action, interrupt, oncePerGame, rule } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import type { LocationId } from '../../../core/ids.ts'
import { names } from '../../../core/languages.ts'
import { checkAt } from '../../../language/conditions.ts'
import { changeDifficulty } from '../../../language/nodes/checks.ts'
import { all, either } from '../../../language/nodes/flow.ts'
import { gain, lose } from '../../../language/nodes/resources.ts'
import { characters, places } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { occupants, standsFor } from '../../../rules/table.ts'

/** Convicted Criminal; the Brig is excepted. */
const needsLocationAlone = rule('needsLocationAlone', {
  bends: {
    forbidLocation: (value, { seat, location }, _rule, owner, game) =>
      seat === owner &&
      standsFor(game, location, seat) !== 'brig' &&
      occupants(game, location as LocationId).some((other) => other !== owner)
        ? 1
        : value,
  },
  text: {
    en: '<you|{self}> may not activate a location where another character is, except {brig, form, the}',
    es: '<no puedes|{self} no puede> activar una localización donde haya otro personaje, excepto {brig, form, the}',
    de: '<du darfst|{self} darf> keinen Ort aktivieren, an dem ein anderer Charakter ist, ausgenommen {brig, form, the}',
    fr: '<vous ne pouvez|{self} ne peut> pas activer un lieu où se trouve un autre personnage, sauf {brig, form, the}',
    pl: '<nie możesz|{self} nie może> aktywować obszaru, na którym jest inna postać, z wyjątkiem {brig, form, of}',
  },
  facts: () => ({ brig: places.brig }),
})

export const tomZarek = {
  name: nameOf(characters['tom-zarek']),
  type: 'political leader',
  skills: draws([2, 'politics'], [2, 'leadership'], [1, 'tactics']),
  setup: 'administration',
  succession: { president: 4, admiral: 20, cag: 20 },
  abilities: {
    friendsInLowPlaces: {
      name: names`Friends in Low Places | Amigos en los bajos fondos | Freunde in der Unterwelt | Amis dans les bas-fonds | Przyjaciele niskiej proweniencji`,
      ...interrupt('skillCheck:beforeCards', either('self', changeDifficulty(2), changeDifficulty(-2)), {
        when: checkAt('administration', 'brig'),
        once: 'frame',
      }),
    },
    unconventionalTactics: {
      name: names`Unconventional Tactics | Tácticas poco ortodoxas | Unkonventionelle Taktik | Tactique peu orthodoxe | Niekonwencjonalna taktyka`,
      ...oncePerGame(
        action(all(lose({ population: 1 }), either('self', gain({ fuel: 1 }), gain({ food: 1 }), gain({ morale: 1 })))),
      ),
    },
    convictedCriminal: {
      name: names`Convicted Criminal | Criminal convicto | Verurteilter Verbrecher | Repris de justice | Skazany przestępca`,
      ...needsLocationAlone(),
    },
  },
} as const satisfies Character
