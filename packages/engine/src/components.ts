// Every card, ship and token in the boxes of a game, and every place where it may lie. Counting them, dealing them out anew for a view, and
// telling what somebody knows all read this one table.

import { areas, type CardId } from './core/ids.ts'
import { type Rules, rulesOf } from './core/rules.ts'
import type { Table } from './core/state.ts'
import { beingResolved } from './rules/crisis.ts'
import { crisesIn } from './rules/setup.ts'
import { openCards } from './rules/table.ts'

/** A place where things lie; in a view '?' stands for what is not known. */
export interface Zone {
  readonly cards: readonly CardId[]
  /** Puts something there where the view does not say what it is; a zone without it lies open. */
  readonly put?: (i: number, card: CardId) => void
  /** Only such things lie here. */
  readonly only?: (card: CardId) => boolean
}

export interface Component {
  readonly what: string
  /** How many of each there are. */
  readonly copies: ReadonlyMap<CardId, number>
  /** Where they lie; whoever asks for several components gives what lies open (`onTable`), so that it is looked up once. */
  readonly zones: (table: Table, open?: readonly CardId[]) => readonly Zone[]
  /** There are constraints on how they are dealt that zones do not say. */
  readonly constrained?: true
}

/** Everything that a game is played with, worked out once for each kind of game. */
export function componentsOf(rules: Rules): readonly Component[] {
  let components = known.get(rules)
  if (components === undefined) {
    components = listComponents(rules)
    known.set(rules, components)
  }
  return components
}

const known = new WeakMap<Rules, readonly Component[]>()

/** Everything that lies somewhere in these zones. */
export const lyingIn = (table: Table): CardId[] =>
  componentsOf(rulesOf(table)).flatMap(({ zones }) => zones(table).flatMap(({ cards }) => cards))

function listComponents(rules: Rules): Component[] {
  const { skillTypes, skillCards, crisisDecks, shipDecks, humanDecks, otherDecks } = rules
  const ofType = skillTypes.map((skill) => [skill, (card: CardId) => skillCards[card].skill === skill] as const)
  return [
    {
      what: 'skill cards',
      copies: new Map(Object.entries(skillCards).map(([id, { card, strength }]) => [id, card.strengths[strength]])),
      zones: (table) => [
        // Zones that hold one type each come first: what is left fits anywhere.
        ...ofType.flatMap(([skill, only]) => lying(table, skill).map(({ cards, put }) => ({ cards, put, only }))),
        ...lying(table, 'destiny'),
        ...table.seats.map(({ hand }) => list(hand)),
        ...table.checks.map((pile) => ({
          cards: pile.map(({ card }) => card),
          put: (i: number, card: CardId) => {
            pile[i].card = card
          },
        })),
      ],
    },
    ...crisisDecks.map((deck) => deckOf(`${deck} cards`, crisesIn(rules, deck), deck)),
    deckOf('super crises', rules.superCrises, 'superCrisis', (table) =>
      table.seats.map(({ superCrises }) => list(superCrises)),
    ),
    deckOf('Quorum cards', rules.quorum, 'quorum', (table) => [list(table.quorumHand)]),
    deckOf('destinations', rules.destinations, 'destination'),
    ...Object.keys(otherDecks).map((deck) => ownDeck(rules, deck)),
    {
      what: 'loyalty cards',
      copies: copiesOf(rules.loyalty),
      constrained: true,
      zones: (table) => [
        ...lying(table, 'loyalty'),
        ...humanDecks.flatMap((deck) => lying(table, deck)),
        list(table.box),
        ...table.seats.map(({ loyalty }) => ({ cards: loyalty.map(({ card }) => card) })),
        { cards: table.removed.cards.filter((card) => rules.loyalty[card] !== undefined) },
      ],
    },
    {
      what: 'civilian ships',
      copies: new Map(Object.entries(rules.civilianShips).map(([id, { count }]) => [id, count])),
      zones: (table) => [
        ...areas.map((area) => {
          const { civilians } = table.space[area]
          const put = (i: number, face: CardId) => {
            civilians[i].face = face
          }
          return { cards: civilians.map(({ face }) => face), put }
        }),
        ...shipDecks.map((deck) => list(table.decks[deck].cards)),
        list(table.civilianPile),
        { cards: table.removed.civilians },
      ],
    },
    {
      what: 'damage tokens',
      copies: once(Object.keys(rules.galacticaDamage)),
      zones: (table) => [
        ...heldOf(table, 'damage').map(list),
        list(table.damagePile),
        { cards: table.damage },
        { cards: table.removed.damage },
      ],
    },
    {
      what: 'basestar damage tokens',
      copies: once(rules.basestarDamage),
      zones: (table) => [
        { cards: table.basestarDamagePile },
        ...areas.flatMap((area) => table.space[area].basestars.map(({ damage }) => ({ cards: damage }))),
      ],
    },
  ]
}

/** The cards of one deck: there, in hands and choices that come from it, or open on the table. */
function deckOf(
  what: string,
  cards: Readonly<Record<CardId, { readonly copies?: number }>>,
  deck: string,
  hands: (table: Table) => readonly Zone[] = () => [],
): Component {
  const copies = copiesOf(cards)
  return {
    what,
    copies,
    zones: (table, open = onTable(table)) => [
      ...lying(table, deck),
      ...hands(table),
      { cards: open.filter((card) => copies.has(card)) },
    ],
  }
}

/** The cards or tokens of a deck that only its box uses: they may lie in further piles, and not everywhere alike. */
function ownDeck(rules: Rules, deck: string): Component {
  const cards = rules.otherDecks[deck]
  const piles = rules.piles[deck] ?? []
  const whole = deckOf(`${deck} cards`, cards, deck)
  const { mayLie: lies, lying: laid } = rules.parts.findLast(({ otherDecks = {} }) => deck in otherDecks) ?? {}
  if (piles.length === 0 && lies === undefined && laid === undefined) return whole
  const kinds = Object.keys(cards)
  /** A place where not everything fits says so: those are filled first. */
  const fitting = (table: Table, zone: Zone, pile: string | undefined, place: number): Zone =>
    lies === undefined || kinds.every((card) => lies(table, card, pile, place))
      ? zone
      : { ...zone, only: (card) => lies(table, card, pile, place) }
  return {
    ...whole,
    zones: (table, open = onTable(table)) => {
      const places = [
        ...heldOf(table, deck).map((held) => fitting(table, list(held), undefined, 0)),
        ...piles.flatMap((pile) =>
          table.decks[pile].cards.map((_, i) => fitting(table, slot(table.decks[pile].cards, i), pile, i)),
        ),
      ]
      return [
        ...places.filter(({ only }) => only !== undefined),
        ...places.filter(({ only }) => only === undefined),
        list(table.decks[deck].cards),
        { cards: table.decks[deck].discard },
        { cards: [...open, ...(laid?.(table) ?? [])].filter((card) => whole.copies.has(card)) },
      ]
    },
  }
}

/** One place of a list. */
const slot = (cards: CardId[], place: number): Zone => ({
  cards: [cards[place]],
  put: (_i, card) => {
    cards[place] = card
  },
})

/** What lies open on the table, of whatever deck. */
export const onTable = (table: Table): CardId[] => [
  ...table.inPlay.map(({ card }) => card),
  ...table.travelled,
  ...table.removed.cards,
  ...beingResolved(table),
  ...openCards(table),
]

function lying(table: Table, deck: string): Zone[] {
  const zones = heldOf(table, deck).map(list)
  const { cards, discard } = table.decks[deck]
  zones.push(list(cards), { cards: discard })
  return zones
}

/** Cards of a deck before somebody: looked for in every deck, and nearly always there are none. */
function heldOf({ held, kept }: Table, deck: string): CardId[][] {
  const found: CardId[][] = []
  for (const one of held) if (one.deck === deck) found.push(one.cards)
  if (kept !== undefined) for (const one of kept) if (one.deck === deck) found.push(one.cards)
  return found
}

const list = (cards: CardId[]): Zone => ({
  cards,
  put: (i, card) => {
    cards[i] = card
  },
})

const copiesOf = (cards: Readonly<Record<CardId, { readonly copies?: number }>>): Map<CardId, number> =>
  new Map(Object.entries(cards).map(([id, { copies = 1 }]) => [id, copies]))
const once = (ids: readonly CardId[]): Map<CardId, number> => new Map(ids.map((id) => [id, 1]))
