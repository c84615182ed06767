// Effects that give trauma tokens or take them away.

import type { Who } from '../../../core/card.ts'
import type { CardId, Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { node, type Price } from '../../../core/node.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { randomOf } from '../../../core/zones.ts'
import { who as whoTerms } from '../../../language/terms.ts'
import { seatMeant, seatOf, seatsMeant } from '../../../rules/table.ts'
import { traumaToken } from './terms.ts'
import {
  acquireTrauma,
  burdenOf,
  discardOwn,
  harmfulTo,
  pool,
  priceOfTrauma,
  tokenOption,
  traumaCounts,
  traumaOf,
} from './trauma.ts'

export const drawTrauma = node('drawTrauma', {
  make: (who: Who, count: number) => ({ who, count }),
  run: (game, { who, count }, context) => acquireTrauma.begin(game, { seat: seatOf(game, who, context), count }),
  text: {
    en: '{who, subject}[draw|draws] {token, counted, count}',
    es: '{who, subject}[roba|roba|robar] {token, counted, count}',
    de: '{who, subject}[ziehe |zieht |]{token, counted, count, acc}[|| ziehen]',
    fr: '{who, subject}[piochez|pioche|piocher] {token, counted, count}',
    pl: '{who, subject}[pociągnij|ciągnie|pociągnąć] {token, counted, count, acc}',
  },
  facts: ({ who, count }) => ({ who: whoTerms[who], token: traumaToken, count }),
  price: ({ who, count }, table, context) => {
    const seat = seatMeant(table, who, context)
    return seat === undefined ? {} : priceOfTrauma(table, seat, count)
  },
  whom: (table, { who }, context) => seatsMeant(table, who, context),
  possible: (table) => traumaCounts(table) && table.decks[pool].cards.length > 0,
})

/** Of one's own choice, or at random. */
export const discardTrauma = node('discardTrauma', {
  make: (who: Who, count: number, how: 'chosen' | 'random' = 'chosen') => ({ who, count, how }),
  run: (game, { who, count, how }, context) => {
    const seat = seatOf(game, who, context)
    if (how === 'chosen') discarding.begin(game, { seat, count })
    else
      for (let i = 0; i < count; i++)
        discardOwn(
          game,
          seat,
          anyOf(traumaOf(game, seat), (own) => randomOf(game, own)),
        )
  },
  text: {
    en: '{who, subject}[discard|discards] {token, counted, count}{how, select, random { at random} other {}}',
    es: '{who, subject}[descarta|descarta|descartar] {how, select, random {al azar } other {}}{token, counted, count}',
    de: '{who, subject}[lege |legt |]{how, select, random {zufällig } other {}}{token, counted, count, acc} [ab|ab|ablegen]',
    fr: '{who, subject}[défaussez|défausse|défausser] {token, counted, count}{how, select, random { au hasard} other {}}',
    pl: '{who, subject}{how, select, random {losowo } other {}}[odrzuć|odrzuca|odrzucić] {token, counted, count, acc}',
  },
  facts: ({ who, count, how }) => ({ who: whoTerms[who], token: traumaToken, count, how }),
  price: ({ who, count, how }, table, context) => priceOfDiscard(table, seatMeant(table, who, context), count, how),
  whom: (table, { who }, context) => seatsMeant(table, who, context),
  possible: (table, { who }, context) => {
    const seat = seatMeant(table, who, context)
    return seat === undefined || traumaOf(table, seat).length > 0
  },
})

const anyOf = (own: readonly CardId[], choose: (own: readonly CardId[]) => CardId): CardId[] =>
  own.length === 0 ? [] : [choose(own)]

/** Whoever chooses gets rid of what counts against them. */
function priceOfDiscard(table: Table, seat: Seat | undefined, count: number, how: 'chosen' | 'random'): Price {
  if (seat === undefined) return {}
  const own = traumaOf(table, seat).length
  const burden = burdenOf(table, seat)
  const less = how === 'chosen' ? Math.min(count, burden) : own === 0 ? 0 : (burden / own) * Math.min(count, own)
  return { [`burden:${seat}`]: -less }
}

const discarding = procedure<{ seat: Seat; count: number }>('discardTrauma', {
  choose: {
    text: says`Which {count, plural, one {trauma token} other {# trauma tokens}} do you discard? | ¿Qué {count, plural, one {ficha} other {# fichas}} de Trauma descartas? | {count, plural, one {Welchen} other {Welche #}} Traumamarker legst du ab? | {count, plural, one {Quel pion} other {Quels # pions}} Trauma défaussez-vous\u202f? | {count, plural, one {Który żeton} few {Które # żetony} many {Które # żetonów} other {Które # żetonu}} Traumy odrzucasz?`,
    facts: (game, { seat, count }) => ({ count: Math.min(count, traumaOf(game, seat).length) }),
    options: (game, { seat }) => tokenOption.each(traumaOf(game, seat)),
    pick: (_game, { count }, _seat, { length }) => ({ min: Math.min(count, length), max: Math.min(count, length) }),
    prospect: (table, { seat }, choice) => ({
      changes: { [`burden:${seat}`]: tokenOption.of(choice) === harmfulTo(table, seat) ? -1 : 0 },
    }),
    fallback: (game, { seat, count }, _seat, options) =>
      options.toSorted((one, other) => rank(game, seat, one) - rank(game, seat, other)).slice(0, count),
    answer: (game, _frame, seat, choices) => discardOwn(game, seat, choices.map(tokenOption.of)),
  },
})

/** What counts against its owner goes first. */
const rank = (table: Table, seat: Seat, choice: string): number =>
  tokenOption.of(choice) === harmfulTo(table, seat) ? 0 : 1
