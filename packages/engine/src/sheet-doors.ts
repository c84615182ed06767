// What a player goes by now: the own sheet, or what a revealed Cylon may do; and what standing orders can be about.

import { everything } from './core/boxes.ts'
import type { LocationId, Seat } from './core/ids.ts'
import { goesBySheet, rulesOf } from './core/rules.ts'
import { mayRead } from './core/windows.ts'
import { locationInPlay, locationsOf } from './rules/movement.ts'
import { drawnAnyway, handLimitOf } from './rules/skill-cards.ts'
import { orderNameOf, showingOf } from './table-doors.ts'
import type { View } from './view.ts'

export { drawnAnyway, handLimitOf }

/** Whether the abilities of the sheet count for this player: for most revealed Cylons they do not. */
export const sheetCounts = (seen: View, seat: Seat): boolean => goesBySheet(seen, seat)

/** The places at which only Cylon players act. */
export const cylonPlaces = (seen: View): LocationId[] =>
  locationsOf(seen).filter((id) => rulesOf(seen).locations[id].who === 'cylons' && locationInPlay(seen, id))

/** What this player may be asked about in a window: cards of the own hand that they may use, abilities that count, and cards that may be shown. */
export function orderSubjects(seen: View, seat: Seat): string[] {
  const { hand, character, revealed } = seen.seats[seat]
  if (revealed && !rulesOf(seen).cylonsPlay) return []
  const cards = hand.filter((card) => card in rulesOf(seen).skillCards && mayRead(seen, seat, card))
  const sheet = character === undefined || !goesBySheet(seen, seat) ? {} : everything().characters[character].abilities
  const abilities = Object.entries(sheet).flatMap(([id, { does }]) => (does === 'interrupt' ? [id] : []))
  const hidden = (seen.kept ?? []).flatMap((held) => (held.by === seat ? held.cards : []))
  const shown = hidden.filter((card) => showingOf(rulesOf(seen), card) !== undefined)
  return [...new Set([...cards.flatMap((card) => orderNameOf(card) ?? []), ...abilities, ...shown])]
}
