// What of all that is in the boxes a game is played with: for a reference that lists nothing else.

import { setOf } from './core/boxes.ts'
import type { Contents, Part } from './core/card.ts'
import type { SetId } from './core/ids.ts'
import { rulesOf } from './core/rules.ts'
import type { Options } from './core/state.ts'

/** Whether a card, place, character or token of a box is in such a game; what a later box has replaced is not. */
export function playedWith(options: Options): (set: SetId, id: string) => boolean {
  const rules = rulesOf({ options })
  const inGame = new Set<unknown>(
    kinds.flatMap((kind) =>
      kind === 'skillCards'
        ? Object.values(rules.skillCards).map(({ card }) => card)
        : kind === 'objectives'
          ? [rules.objectives[options.objective]]
          : Object.values(rules[kind]),
    ),
  )
  const never = new Set(
    options.sets.flatMap((set) => (setOf(set).parts ?? []).flatMap((part) => elsewhere(part, options))),
  )
  const replaced = new Set(
    Object.entries(rules.referenceCards).flatMap(([id, { replaces }]) => (never.has(id) ? [] : (replaces ?? []))),
  )
  const played = new Set<string>()
  for (const set of options.sets) {
    const box = setOf(set)
    for (const part of [...(box.parts ?? []), box])
      for (const kind of kinds)
        for (const [id, one] of Object.entries(part[kind] ?? {}))
          if (kind === 'otherDecks') for (const card of Object.keys(one as object)) note(card, inGame.has(one))
          else note(id, inGame.has(one) && !(kind === 'referenceCards' && replaced.has(id)))
    for (const token of box.basestarDamage ?? []) note(token, true)

    function note(id: string, isIn: boolean): void {
      if (isIn && !never.has(id)) played.add(`${set}:${id}`)
    }
  }
  return (set, id) => played.has(`${set}:${id}`)
}

/** What lies in the box of every game but is met only with another choice. */
function elsewhere({ playedWith: chosen, metThere = {} }: Part, options: Options): string[] {
  return chosen === undefined || chosen(options) ? [] : Object.values(metThere).flatMap((all) => Object.keys(all))
}

const kinds = [
  'skillCards',
  'crises',
  'superCrises',
  'quorum',
  'destinations',
  'loyalty',
  'characters',
  'locations',
  'civilianShips',
  'galacticaDamage',
  'objectives',
  'otherDecks',
  'actions',
  'referenceCards',
] as const satisfies readonly (keyof Contents)[]
