// What somebody's deeds were good for, as the log tells them: by the kinds of what they change.

import { type Prospect, prospectOfUse, type Seat, skillCardsIn, unfold, type View } from '@cic/engine'
import { remembered } from './remembered.ts'

/** By the cards of a game: places of one name may do something else with other boxes. */
const knownIn = remembered((_cards: object): Map<string, ReadonlySet<string>> => new Map())

/** The kinds of what a place or a skill card changes. They are the same in every such game; what little depends on the position is left out. */
export function kindsOfUse(view: View, used: string, seat: Seat): ReadonlySet<string> {
  const known = knownIn(skillCardsIn(view))
  let kinds = known.get(used)
  if (kinds === undefined) {
    const prospect = prospectOfUse(view, used, seat)
    kinds = prospect === undefined ? new Set() : kindsOf(view, prospect)
    known.set(used, kinds)
  }
  return kinds
}

/** What a deed tells of somebody: what it is good for, if that is one thing, or the jump. */
export function tellingKind(view: View, used: string, seat: Seat): string | undefined {
  const kinds = kindsOfUse(view, used, seat)
  if (kinds.size === 1) return kinds.values().next().value
  return kinds.has('jumps') ? 'jumps' : undefined
}

/** Everything that may change, by kind: the first part of its name. */
export function kindsOf(view: View, prospect: Prospect): Set<string> {
  const found = new Set<string>()
  const walk = (part: Prospect): void => {
    if ('changes' in part) for (const worth of Object.keys(part.changes)) found.add(worth.split(':', 1)[0])
    else if ('effect' in part) walk(unfold(view, part))
    else if ('all' in part) part.all.forEach(walk)
    else if ('oneOf' in part) part.oneOf.forEach(walk)
    else if ('chances' in part) for (const [, one] of part.chances) walk(one)
    else for (const one of [part.check.pass, part.check.fail]) walk(one)
  }
  walk(prospect)
  return found
}
