// Characters, titles and loyalty.

import type { LocationId, Title } from '../../core/ids.ts'
import { moveFromBrig } from '../../rules/brig.ts'
import { putInPlay } from '../../rules/cards-in-play.ts'
import { lookAtTitleHolder } from '../../rules/look.ts'
import { lookAtLoyalty, mayLook, unrevealedOf } from '../../rules/loyalty.ts'
import { canBeSent, onBoard, sendAllFrom, send as sendTo } from '../../rules/people.ts'
import { claimPlayed } from '../../rules/quorum.ts'
import { occupants, seatOf } from '../../rules/table.ts'
import { giveTitle as give } from '../../rules/titles.ts'
import type { Who } from '../card.ts'
import { en } from '../en.ts'
import { node } from '../node.ts'
import { places, titles, who as whoTerms } from '../terms.ts'

const harm = (to: LocationId) => (to === 'brig' ? { brig: -1 } : { sickbay: -1 })

/** Sends somebody to the Brig or to Sickbay. */
export const send = node('send', {
  make: (who: Who, to: LocationId) => ({ who, to }),
  run: (game, { who, to }, context) => sendTo(game, seatOf(game, who, context), to),
  text: en('send {who, form, acc} {to, form, to}'),
  facts: ({ who, to }) => ({ who: whoTerms[who], to: places[to] }),
  price: ({ to }) => harm(to),
  possible: (game, { who, to }, context) => who === 'chosen' || canBeSent(game, seatOf(game, who, context), to),
})

export const sendAllIn = node('sendAllIn', {
  make: (from: LocationId, to: LocationId) => ({ from, to }),
  run: (game, { from, to }) => sendAllFrom(game, from, to),
  text: en('send all characters {from, form, in} {to, form, to}'),
  facts: ({ from, to }) => ({ from: places[from], to: places[to] }),
  price: () => ({ sickbay: -0.5 }),
})

export const sendAllOnBoard = node('sendAllOnBoard', {
  make: (board: 'colonial-one', to: LocationId) => ({ board, to }),
  run: (game, { board, to }) => {
    game.seats.forEach((_, seat) => {
      if (onBoard(game, seat, board)) sendTo(game, seat, to)
    })
  },
  text: en('send all characters {board, form, in} {to, form, to}'),
  facts: ({ board, to }) => ({ board: places[board], to: places[to] }),
  price: () => ({ sickbay: -1 }),
})

export const giveTitle = node('giveTitle', {
  make: (title: Title, to: Who) => ({ title, to }),
  run: (game, { title, to }, context) => give(game, title, seatOf(game, to, context)),
  text: en('{to} receives {title, form, acc}'),
  facts: ({ title, to }) => ({ title: titles[title], to: whoTerms[to] }),
  price: () => ({ titles: -1 }),
  possible: (game, { title, to }, context) => to === 'chosen' || game.titles[title] !== seatOf(game, to, context),
})

/** Looks at one loyalty card of somebody at random, or at all of them. */
export const look = node('look', {
  make: (by: Who, of: Who, how: 'one' | 'all' = 'one') => ({ by, of, how }),
  run: (game, { by, of, how }, context) =>
    lookAtLoyalty(game, seatOf(game, by, context), seatOf(game, of, context), how === 'all'),
  text: en('{by} looks at {how, select, all {all loyalty cards} other {one random loyalty card}} {of, form, gen}'),
  facts: ({ by, of, how }) => ({ by: whoTerms[by], of: whoTerms[of], how }),
  price: () => ({ knowledge: 2 }),
  possible: (game, { by, of }, context) =>
    mayLook(game, seatOf(game, by, context)) &&
    (of === 'chosen' || unrevealedOf(game, seatOf(game, of, context)).length > 0),
})

/** Looks at one random loyalty card of the President or of the Admiral. */
export const lookAtPresidentOrAdmiral = node('lookAtPresidentOrAdmiral', {
  make: (by: Who) => ({ by }),
  run: (game, { by }, context) => lookAtTitleHolder.begin(game, { by: seatOf(game, by, context) }),
  text: en('{by} looks at one random loyalty card of the President or of the Admiral'),
  facts: ({ by }) => ({ by: whoTerms[by] }),
  price: () => ({ knowledge: 2 }),
})

/** Lays the card before the chosen player. */
export const assign = node('assign', {
  make: () => ({}),
  run: (game, _node, { source, chosen }) => {
    if (source !== undefined && claimPlayed(game, source)) putInPlay(game, source, chosen)
  },
  text: en('give this card to the chosen player'),
  price: () => ({}),
})

/** Out of the Brig to any location on Galactica that may be entered. */
export const leaveBrig = node('leaveBrig', {
  make: (by: Who, who: Who) => ({ by, who }),
  run: (game, { by, who }, context) =>
    moveFromBrig.begin(game, { by: seatOf(game, by, context), seat: seatOf(game, who, context) }),
  text: en('{who} moves from the Brig to another location on Galactica of {by, form, gen} choice'),
  facts: ({ who, by }) => ({ who: whoTerms[who], by: whoTerms[by] }),
  price: () => ({ brig: 1 }),
  possible: (game, { who }, context) =>
    who === 'chosen' || occupants(game, 'brig').includes(seatOf(game, who, context)),
})
