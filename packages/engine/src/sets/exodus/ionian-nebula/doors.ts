// What a screen shows of allies, trauma, the crossroads and the trial.

import type { CardId, LocationId, Seat } from '../../../core/ids.ts'
import type { Language } from '../../../core/languages.ts'
import type { Table } from '../../../core/state.ts'
import { describe, sentence } from '../../../language/text.ts'
import { alliesAt, allyOf, tokenOnAlly } from './allies.ts'
import { crossroadsDeck, crossroadsOf, phaseUnderWay } from './crossroads.ts'
import { recall } from './state.ts'
import { harmfulTo, pool, symbols, type TraumaSymbol, tokenOn, traumaCounts, traumaOf, traumaPlaces } from './trauma.ts'

/** A token as somebody sees it: '?' is one that they have not seen. */
export type TokenSeen = CardId

export interface AllySeen {
  readonly card: CardId
  readonly location: LocationId
  /** Nothing, where none lies there. */
  readonly token?: TokenSeen
  /** Who has laid it there. */
  readonly by?: Seat
}

const seenAs = (seen: Table, { card, by }: { readonly card: CardId; readonly by?: Seat }): AllySeen => {
  const token = tokenOnAlly(seen, card)
  return {
    card,
    location: allyOf(card).location,
    ...(token === undefined ? {} : { token }),
    ...(by === undefined ? {} : { by }),
  }
}

const isPlayed = (seen: Table): boolean => seen.options.objective === 'ionian-nebula'

/** All allies on the board. */
export const alliesOf = (seen: Table): AllySeen[] =>
  isPlayed(seen) ? recall(seen).allies.map((ally) => seenAs(seen, ally)) : []

export const alliesSeenAt = (seen: Table, location: LocationId): AllySeen[] =>
  isPlayed(seen) ? alliesAt(seen, location).map((ally) => seenAs(seen, ally)) : []

/** The token that lies on a location. */
export function tokenAt(seen: Table, location: LocationId): TokenSeen | undefined {
  const place = traumaPlaces.find((one) => one === location)
  return isPlayed(seen) && place !== undefined ? tokenOn(seen, place) : undefined
}

/** The tokens before somebody. */
export const traumaBefore = (seen: Table, seat: Seat): readonly TokenSeen[] =>
  isPlayed(seen) && traumaCounts(seen) ? traumaOf(seen, seat) : []

/** How many of them would count against somebody, as far as they are seen. */
export const burdenSeen = (seen: Table, seat: Seat): number =>
  traumaBefore(seen, seat).filter((token) => token === harmfulTo(seen, seat)).length

export { forgiven } from './trial.ts'

export interface CrossroadsSeen {
  /** How many of those who choose a token have done so. */
  readonly choosing?: { readonly ready: number; readonly of: number }
  /** Everybody's card and token, those first that are turned up; '?' is what is not seen. */
  readonly pairs: readonly { readonly seat: Seat; readonly card: CardId; readonly token?: TokenSeen }[]
}

/** The cards of the crossroads, while they lie there. */
export function crossroadsSeen(seen: Table & { readonly waiting: readonly unknown[] }): CrossroadsSeen | undefined {
  const phase = isPlayed(seen) ? phaseUnderWay(seen) : undefined
  if (phase === undefined) return undefined
  const begun = seen.log.findLastIndex(({ t }) => t === 'crossroadsPhase')
  const open = seen.log.slice(begun).filter(({ t }) => t === 'turnsUpCrossroads') as unknown as CrossroadsSeen['pairs']
  const before = (seat: Seat, deck: string): CardId | undefined =>
    seen.held.find((held) => held.by === seat && held.deck === deck)?.cards[0]
  const left = (phase.order ?? []).filter((seat) => !open.some((pair) => pair.seat === seat))
  const closed = left.flatMap((seat) => {
    const card = before(seat, crossroadsDeck)
    const token = before(seat, pool)
    return card === undefined ? [] : [{ seat, card, ...(token === undefined ? {} : { token }) }]
  })
  const asked = (phase.order ?? []).filter((seat) => traumaOf(seen, seat).length > 0).length
  const choosing = phase.at === 'crossroadsPhase:lay' ? { ready: asked - seen.waiting.length, of: asked } : undefined
  return {
    ...(choosing === undefined ? {} : { choosing }),
    pairs: [...open.map(({ seat, card, token }) => ({ seat, card, ...(token && { token }) })), ...closed],
  }
}

export interface Half {
  readonly symbol: TraumaSymbol
  readonly text: string
}

/** The two results of an ally or of a crossroads card, in words. */
export function halvesOf(card: CardId, language: Language): readonly Half[] {
  const { results } = allyOf(card) ?? crossroadsOf(card)
  return symbols.map((symbol) => ({ symbol, text: sentence(describe(results[symbol], { language }), { language }) }))
}
