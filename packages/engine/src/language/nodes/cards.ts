// Skill cards, Quorum cards and the tops of decks.

import type { SkillType } from '../../core/ids.ts'
import { quorumChoice, quorumOffice, scoutDeck } from '../../rules/decks.ts'
import { drawQuorum as drawQuorumCards } from '../../rules/quorum.ts'
import { anyTypes, discardSkillCards, drawSkillCards } from '../../rules/skill-cards.ts'
import { clockwiseFrom, holdsTitle, isHuman, seatOf } from '../../rules/table.ts'
import type { Who } from '../card.ts'
import { en } from '../en.ts'
import { node } from '../node.ts'
import { cards, decks, skillCards, who as whoTerms } from '../terms.ts'

/** Discards cards; a revealed Cylon is untouched. */
export const discard = node('discard', {
  make: (who: Who, count: number, how?: { random: true }) => ({ who, count, random: how?.random ?? false }),
  run: (game, { who, count, random }, context) => {
    const seat = seatOf(game, who, context)
    if (isHuman(game, seat)) discardSkillCards.begin(game, { due: [{ seat, count }], random, forced: true })
  },
  text: en('{who} discards {cards, counted, count}{random, select, true { at random} other {}}'),
  facts: ({ who, count, random }) => ({ who: whoTerms[who], cards: cards.skillCard, count, random: String(random) }),
  price: ({ count }) => ({ skillCards: -count }),
})

/** Everybody discards at the same time; revealed Cylons are untouched. */
export const eachDiscards = node('eachDiscards', {
  make: (count: number, how?: { random: true }) => ({ count, random: how?.random ?? false }),
  run: (game, { count, random }) => {
    const due = clockwiseFrom(game, game.current)
      .filter((seat) => isHuman(game, seat))
      .map((seat) => ({ seat, count }))
    discardSkillCards.begin(game, { due, random, forced: true })
  },
  text: en('each player discards {cards, counted, count}{random, select, true { at random} other {}}'),
  facts: ({ count, random }) => ({ cards: cards.skillCard, count, random: String(random) }),
  price: ({ count }) => ({ skillCards: -4 * count }),
})

export const discardHand = node('discardHand', {
  make: (who: Who) => ({ who }),
  run: (game, { who }, context) => {
    const seat = seatOf(game, who, context)
    const count = game.seats[seat].hand.length
    if (isHuman(game, seat)) discardSkillCards.begin(game, { due: [{ seat, count }], forced: true })
  },
  text: en('{who} discards all skill cards'),
  facts: ({ who }) => ({ who: whoTerms[who] }),
  price: () => ({ skillCards: -5 }),
})

/** Draws cards of one of these types each; any type at all, if none is named. */
export const draw = node('draw', {
  make: (who: Who, count: number, types: readonly SkillType[] = []) => ({ who, count, types }),
  run: (game, { who, count, types }, context) => {
    const picks = [{ count, types: types.length === 0 ? anyTypes(game) : types }]
    drawSkillCards.begin(game, { seat: seatOf(game, who, context), picks })
  },
  text: en(
    '{who} draws {kind, select, any {{cards, counted, count} of any type} other {{of, counted, count}}}{two, select, yes { or {other, counted, count}} other {}}',
  ),
  facts: ({ who, count, types }) => ({
    who: whoTerms[who],
    count,
    cards: cards.skillCard,
    kind: types.length === 0 ? 'any' : 'some',
    of: skillCards[types[0] ?? 'politics'],
    two: types.length === 2 ? 'yes' : 'no',
    other: skillCards[types[1] ?? 'politics'],
  }),
  price: ({ count }) => ({ skillCards: count }),
})

export const drawQuorum = node('drawQuorum', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => drawQuorumCards(game, actor, count),
  text: en('draw {cards, counted, count}'),
  facts: ({ count }) => ({ cards: cards.quorumCard, count }),
  price: ({ count }) => ({ quorumCards: count }),
})

/** President's Office: draw one, then draw another or play one. */
export const presidentsOffice = node('presidentsOffice', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => quorumOffice.begin(game, { seat: actor }),
  text: en('if this player is President: draw {cards, counted, one}; then draw another one or play one from the hand'),
  facts: () => ({ cards: cards.quorumCard, one: 1 }),
  price: () => ({ quorumCards: 2 }),
  possible: (game, _node, { actor = 0 }) => holdsTitle(game, actor, 'president'),
})

/** Draw so many Quorum cards, resolve one, the others go under the deck. */
export const resolveOneQuorum = node('resolveOneQuorum', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => quorumChoice.begin(game, { seat: actor, count }),
  text: en('draw {cards, counted, count}, choose one to resolve and put the others at the bottom of the deck'),
  facts: ({ count }) => ({ cards: cards.quorumCard, count }),
  price: () => ({ quorumCards: 1 }),
})

/** Look at the top card of one of these decks, and leave it there or put it at the bottom. */
export const scout = node('scout', {
  make: (...of: ('crisis' | 'destination')[]) => ({ of }),
  run: (game, { of }, { actor = 0 }) => scoutDeck.begin(game, { seat: actor, of }),
  text: en('look at the top card of {decks, list, or, the} and put it back on top or at the bottom'),
  facts: ({ of }) => ({ decks: of.map((deck) => decks[deck]) }),
  price: () => ({ knowledge: 1 }),
})
