// Twins: two games that are the same to everybody but one seat. In one that seat holds a card that it may play in the next window, in
// the other a card of the same deck that is of no use there.

import { type Game, pending, type Seat, skillCardFacts, type View, view } from '@cic/engine'
import type { Table } from '../src/table/table.ts'
import { gameOf } from './stored.ts'

export interface Twins {
  /** Who holds the card in the one game. */
  readonly holder: Seat
  readonly able: Table
  readonly unable: Table
  /** The two cards that have changed their places. */
  readonly cards: readonly [string, string]
}

/**
 * Goes on until the next answer opens a window in which one seat alone is asked, for a card that nobody else knows of. Nothing, if that
 * never happens.
 */
export function findTwins(table: Table, answerNext: (table: Table) => void): Twins | undefined {
  while (gameOf(table).over === undefined) {
    const before = structuredClone(table)
    answerNext(table)
    const opens = isWindow(gameOf(table)) && !isWindow(gameOf(before))
    const twins = opens ? split(before, gameOf(table), answerNext) : undefined
    if (twins !== undefined) return twins
  }
  return undefined
}

export const isWindow = ({ stack, over }: Game): boolean => over === undefined && stack.at(-1)?.at === 'window:ask'

function split(before: Table, after: Game, answerNext: (table: Table) => void): Twins | undefined {
  const asked = pending(after)
  if (asked.length !== 1) return undefined
  const [{ seat: holder, options }] = asked
  const plays = options.map(({ id }) => id).filter((id) => id !== 'pass')
  const [card] = plays.map((id) => id.slice('play:'.length))
  if (plays.length !== 1 || !plays[0].startsWith('play:')) return undefined
  for (const other of deepDown(gameOf(before), card)) {
    const unable = structuredClone(before)
    if (!swap(gameOf(unable), holder, card, other)) continue
    const tried = structuredClone(unable)
    answerNext(tried)
    const open = gameOf(tried).over === undefined ? pending(gameOf(tried)) : []
    if (open.every(({ kind }) => kind !== 'window:ask')) return { holder, able: before, unable, cards: [card, other] }
  }
  return undefined
}

const deckOf = (game: Game, card: string) => game.decks[skillCardFacts(view(game, 'spectator'), card)?.skill ?? '']

/**
 * Cards at the bottom of the same deck: everybody knows how many cards of which deck a hand holds. Nothing, where somebody may soon draw
 * them.
 */
function deepDown(game: Game, card: string): string[] {
  const { cards, seen } = deckOf(game, card)
  return cards.length < 2 * shallow ? [] : cards.slice(0, 4).filter((one, i) => one !== card && seen[i] === 0)
}

/** With so few cards in a deck the next draw may reach its bottom. */
const shallow = 8

/** Whether the card that lies deep in its deck may be drawn next, as far as anybody can see. */
export const mayBeDrawn = (seen: View, card: string): boolean =>
  seen.decks[skillCardFacts(seen, card)?.skill ?? ''].cards.length < shallow

function swap(game: Game, holder: Seat, card: string, other: string): boolean {
  const { hand, handSeen } = game.seats[holder]
  const { cards } = deckOf(game, card)
  const held = hand.indexOf(card)
  if (held < 0 || handSeen[held] !== 0 || held !== hand.lastIndexOf(card)) return false
  hand[held] = other
  cards[cards.indexOf(other)] = card
  return true
}
