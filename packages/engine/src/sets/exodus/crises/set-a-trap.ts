// Set a Trap: a centurion walks into it.

import type { Who } from '../../../core/card.ts'
import type { Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { centurionOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { ships, tracks, who as whoTerms } from '../../../language/terms.ts'
import { destroyCenturion } from '../../../rules/combat.ts'
import { seatOf, sum } from '../../../rules/table.ts'

export const destroyOneCenturion = node('destroyOneCenturion', {
  make: (by: Who) => ({ by }),
  run: (game, { by }, context) => trap.begin(game, { seat: seatOf(game, by, context) }),
  text: {
    en: '{by, subject}[destroy|destroys] {ship, counted, one} {track, form, in}',
    es: '{by, subject}[destruye|destruye|destruir] {ship, counted, one} {track, form, in}',
    de: '{by, subject}[zerstöre |zerstört |]{ship, counted, one, acc} {track, form, in}[|| zerstören]',
    fr: '{by, subject}[détruisez|détruit|détruire] {ship, counted, one} {track, form, in}',
    pl: '{by, subject}[zniszcz|niszczy|zniszczyć] {ship, counted, one, acc} {track, form, in}',
  },
  facts: ({ by }) => ({ by: whoTerms[by], ship: ships.centurion, one: 1, track: tracks.boardingParty }),
  price: (_node, { boarding }) => ({ centurions: Math.min(1, sum(boarding)) }),
  possible: ({ boarding }) => sum(boarding) > 0,
})

const trap = procedure<{ seat: Seat }>('trap', {
  choose: {
    text: says`Which centurion is destroyed? | ¿Qué Centurión es destruido? | Welcher Zenturio wird zerstört? | Quel centurion est détruit\u202f? | Który centurion zostaje zniszczony?`,
    options: ({ boarding }) => boarding.flatMap((count, space) => (count > 0 ? [centurionOption(space)] : [])),
    fallback: (_game, _frame, _seat, options) => options.slice(-1),
    answer: (game, _frame, _seat, [choice]) => destroyCenturion(game, centurionOption.of(choice)),
  },
})
