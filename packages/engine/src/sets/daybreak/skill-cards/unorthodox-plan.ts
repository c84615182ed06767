// Unorthodox Plan.

import type { CardId, LocationId, Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { isPossible, node } from '../../../core/node.ts'
import { activateOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { bend } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { places } from '../../../language/terms.ts'
import { actionAt, activateLocation } from '../../../rules/actions.ts'
import { isWithinReach } from '../../../rules/movement.ts'
import { goneWith } from '../../../rules/skill-cards.ts'

export const activateFromAfar = node('activateFromAfar', {
  make: (...locations: LocationId[]) => ({ locations }),
  run: (game, { locations }, { actor = 0 }) => unorthodoxPlan.begin(game, { seat: actor, locations }),
  text: {
    en: '{self, subject}[activate|activates] {locations, list, or, acc}, even if it is damaged',
    es: '{self, subject}[activa|activa|activar] {locations, list, or, acc}, aunque esté dañado',
    de: '{self, subject}[aktiviere |aktiviert |]{locations, list, or, acc}[|| aktivieren], auch beschädigt',
    fr: '{self, subject}[activez|active|activer] {locations, list, or, acc}, même si le lieu est endommagé',
    pl: '{self, subject}[aktywuj|aktywuje|aktywować] {locations, list, or, acc}, nawet jeśli obszar jest uszkodzony',
  },
  facts: ({ locations }) => ({ locations: locations.map((location) => places[location]) }),
  prospect: ({ locations }, table, context) => ({
    oneOf: usable(table, context.actor ?? table.current, locations).map((location) => ({
      effect: actionAt(table, context.actor ?? table.current, location) ?? { kind: 'noEffect' },
      context: { actor: context.actor, source: location },
    })),
    by: context.actor,
  }),
  possible: (table, { locations }, { actor = 0, source }) =>
    locations.some((location) => isUsable(table, actor, location, source)),
})

/** Whether its action would do something; what is out of reach, a ban or a price counts from afar too. */
function isUsable(table: Table, seat: Seat, location: LocationId, source: CardId = location): boolean {
  const action = actionAt(table, seat, location)
  return (
    action !== undefined &&
    isWithinReach(table, seat, location) &&
    bend(table, 'forbidLocation', 0, { seat, location }) === 0 &&
    table.seats[seat].hand.length - goneWith(table, seat, source) >=
      bend(table, 'locationCost', 0, { seat, location }) &&
    isPossible(table, action, { actor: seat, source })
  )
}

const usable = (table: Table, seat: Seat, locations: readonly LocationId[]): LocationId[] =>
  locations.filter((location) => isUsable(table, seat, location))

const unorthodoxPlan = procedure<{ seat: Seat; locations: readonly LocationId[] }>('unorthodoxPlan', {
  choose: {
    text: says`Which location do you activate? | ¿Qué localización activas? | Welchen Ort aktivierst du? | Quel lieu activez-vous\u202f? | Który obszar aktywujesz?`,
    options: (game, { seat, locations }) => activateOption.each(usable(game, seat, locations)),
    prospect: (table, _frame, choice, seat) => {
      const effect = actionAt(table, seat, activateOption.of(choice))
      return effect && { effect, context: { actor: seat, source: activateOption.of(choice) } }
    },
    answer: (game, _frame, seat, [choice]) =>
      activateLocation.begin(game, { seat, location: activateOption.of(choice) }),
  },
})
