// Detention: the prison of New Caprica.

import { rule } from '../../../core/ability.ts'
import type { Who } from '../../../core/card.ts'
import type { LocationId, Seat } from '../../../core/ids.ts'
import { log } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { locationOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import { cards, places, who as whoTerms } from '../../../language/terms.ts'
import { place } from '../../../rules/people.ts'
import { isAt, seatOf } from '../../../rules/table.ts'

export const detentionRule = rule('detentionRule', {
  make: (most: number) => ({ most }),
  bends: {
    confined: (value, { seat }, _rule, owner) => (seat === owner ? 1 : value),
    contribution: (value, { seat }, { most }, owner) => (seat === owner ? Math.min(value, most) : value),
  },
  text: {
    en: 'a player here does not move and adds at most {cards, counted, most} to each skill check',
    es: 'quien esté aquí no se mueve y añade como máximo {cards, counted, most} a cada prueba de Habilidad',
    de: 'wer hier ist, bewegt sich nicht und legt höchstens {cards, counted, most, acc} in jeden Fertigkeits-Check',
    fr: 'le joueur qui s’y trouve ne se déplace pas et joue au plus {cards, counted, most} dans chaque test de compétence',
    pl: 'gracz, który tu przebywa, nie rusza się i dokłada najwyżej {cards, counted, most, acc} do każdego testu umiejętności',
  },
  facts: ({ most }) => ({ cards: cards.card, most }),
})

export const leaveDetention = node('leaveDetention', {
  make: (by: Who, who: Who) => ({ by, who }),
  run: (game, { by, who }, context) =>
    leave.begin(game, { by: seatOf(game, by, context), seat: seatOf(game, who, context) }),
  text: {
    en: '{who} moves from {detention, form, acc} to any other location {planet, form, in}',
    es: '{who} se mueve {detention, form, of} a cualquier otra localización {planet, form, of}',
    de: '{who} verlässt {detention, form, acc} und bewegt sich an einen beliebigen anderen Ort {planet, form, in}',
    fr: '{who} quitte {detention, form, the} pour n’importe quel autre lieu {planet, form, of}',
    pl: '{who} opuszcza {detention, form, acc} i przechodzi na dowolny inny obszar {planet, form, of}',
  },
  facts: ({ who }) => ({ who: whoTerms[who], detention: places.detention, planet: places['new-caprica'] }),
  price: () => ({ brig: 1 }),
  possible: (game, { who }, context) => who === 'chosen' || isAt(game, seatOf(game, who, context), 'detention'),
})

/** Out of Detention, to any other location on New Caprica. */
const leave = procedure<{ by: Seat; seat: Seat }>('leaveDetention', {
  choose: {
    text: {
      en: 'Which location does {of} move to from Detention?',
      es: '¿A qué localización va {of} al salir del Centro de Detención?',
      de: 'An welchen Ort kommt {of} aus dem Arrest?',
      fr: 'Dans quel lieu va {of} en sortant de Détention\u202f?',
      pl: 'Na jaki obszar przechodzi {of} z Więzienia?',
    },
    facts: (_game, { seat }) => ({ of: seat }),
    who: (game, { by, seat }) => (isAt(game, seat, 'detention') ? by : undefined),
    options: (game) => {
      const { locations } = rulesOf(game)
      const open = (id: LocationId) => locations[id].board === 'new-caprica' && !locations[id].hazard
      return locationOption.each((Object.keys(locations) as LocationId[]).filter(open))
    },
    answer: (game, { seat }, _by, [choice]) => {
      const location = locationOption.of(choice)
      place(game, seat, location)
      log(game, 'moves', { seat, location })
    },
  },
})
