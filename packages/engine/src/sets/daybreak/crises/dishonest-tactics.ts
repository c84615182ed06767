// Dishonest Tactics.

import type { Who } from '../../../core/card.ts'
import type { LocationId } from '../../../core/ids.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { places, who as whoTerms } from '../../../language/terms.ts'
import { place } from '../../../rules/people.ts'
import { isConfined, seatMeant, seatOf, seatsMeant } from '../../../rules/table.ts'

/** A prisoner goes to a place that the card names. */
export const releaseTo = node('releaseTo', {
  make: (who: Who, location: LocationId) => ({ who, location }),
  run: (game, { who, location }, context) => {
    const seat = seatOf(game, who, context)
    if (!isConfined(game, seat)) return
    place(game, seat, location)
    log(game, 'moves', { seat, location })
  },
  text: {
    en: '{who, subject}[move|moves] from {brig, form, the} {location, form, to}',
    es: '{who, subject}[pasa|pasa|pasar] {brig, form, of} {location, form, to}',
    de: '{who, subject}[gehe |geht |]aus {brig, form, of} {location, form, to}[|| gehen]',
    fr: '{who, subject}[quittez|quitte|quitter] {brig, form, the} pour aller {location, form, to}',
    pl: '{who, subject}[opuść|opuszcza|opuścić] {brig, form, acc} i [przejdź|przechodzi|przejść] {location, form, to}',
  },
  onChosen: {
    en: '{by, subject}[move|moves] {whom} {location, form, to}',
    es: '{by, subject}[mueve|mueve|mover] {whom} {location, form, to}',
    de: '{by, subject}[schicke |schickt |]{whom} {location, form, to}[|| schicken]',
    fr: '{by, subject}[déplacez|déplace|déplacer] {whom} {location, form, to}',
    pl: '{by, subject}[przenieś|przenosi|przenieść] {whom} {location, form, to}',
  },
  facts: ({ who, location }) => ({ who: whoTerms[who], brig: places.brig, location: places[location] }),
  price: ({ who }, table, context) => {
    const seat = seatMeant(table, who, context)
    return seat === undefined ? {} : { [`freed:${seat}`]: 1 }
  },
  whom: (table, { who }, context) => seatsMeant(table, who, context),
})
