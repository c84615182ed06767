// The names of everything in the boxes, for checks that somebody knows none of them.

import { everything, openedSets } from '../src/core/boxes.ts'
import type { SetId } from '../src/core/ids.ts'
import { kindOf, type Node, type Prospect, prospectOf } from '../src/core/node.ts'
import type { Table } from '../src/core/state.ts'
import '../src/sets/index.ts'
import { isAllowed } from '../src/options.ts'
import { arrange, type Situation } from './arrange.ts'
import { boxTables } from './boxes/index.ts'

/** The ids of all cards, sheets, abilities, places, agendas, actions and boxes, by what they are. */
export function namesOfEverything(): Record<string, string[]> {
  const { skillCards, crises, superCrises, quorum, destinations, loyalty, characters, locations, otherDecks, actions } =
    everything()
  return {
    skillCards: Object.values(skillCards).map(({ kind }) => kind),
    crises: Object.keys(crises),
    superCrises: Object.keys(superCrises),
    quorum: Object.keys(quorum),
    destinations: Object.keys(destinations),
    loyalty: Object.keys(loyalty),
    characters: Object.keys(characters),
    abilities: Object.values(characters).flatMap(({ abilities }) => Object.keys(abilities)),
    locations: Object.keys(locations),
    aims: Object.values(otherDecks).flatMap((deck) => Object.keys(deck)),
    actions: Object.keys(actions),
  }
}

/** Every interrupt, action, ability and location of every box, with what it may change, by kind. */
export function usables(): { id: string; changes: string[] }[] {
  const { skillCards, characters, locations, quorum } = everything()
  const effects: [string, Node][] = [
    ...Object.values(skillCards).map(({ kind, card }): [string, Node] => [kind, card.ability.effect]),
    ...Object.values(characters).flatMap(({ abilities }) =>
      Object.entries(abilities).flatMap(([name, ability]): [string, Node][] =>
        'effect' in ability && ability.does !== 'trigger' ? [[name, ability.effect]] : [],
      ),
    ),
    ...Object.entries(locations).flatMap(([id, { action, cylonAction }]) =>
      [action, cylonAction].flatMap((effect): [string, Node][] => (effect === undefined ? [] : [[id, effect]])),
    ),
    ...Object.entries(quorum).flatMap(([id, { effect, whileInPlay }]): [string, Node][] => [
      [id, effect],
      ...(whileInPlay?.does === 'interrupt' ? [[id, whileInPlay.effect] as [string, Node]] : []),
    ]),
  ]
  const tables = busyTables()
  return effects.map(([id, effect]) => ({
    id,
    changes: [...new Set(tables.flatMap((table) => changesBy(effect, table)))],
  }))
}

/** Tables at which most things would do something: aboard, in space, and where a box has its own phase. */
function busyTables(): Table[] {
  const usual = {
    seats: ['tigh', 'roslin', 'starbuck', 'apollo', 'baltar'],
    current: 'starbuck',
    damaged: ['command'],
    at: { starbuck: 'command', baltar: 'brig' },
    hands: { roslin: ['politics 1'], starbuck: ['tactics 1', 'tactics 2'] },
    boarding: [1, 0, 0, 0],
    space: { front: { raiders: 2, heavyRaiders: 1, basestars: 1, vipers: 1, civilians: 1 } },
  } as const satisfies Situation
  return [
    ...playedTogether().flatMap((sets) => [
      arrange({ ...usual, options: { sets } }),
      arrange({ ...usual, options: { sets }, at: { starbuck: 'front' } }),
    ]),
    ...boxTables.map((table) => arrange({ ...usual, at: {}, ...table })),
  ]
}

/** The boxes in as few groups as can be played together. */
function playedTogether(): SetId[][] {
  const [base, ...others] = openedSets().map(({ id }) => id)
  const groups: SetId[][] = [[base]]
  for (const id of others) {
    const group = groups.find((sets) => isAllowed({ players: 5, sets: [...sets, id] }))
    if (group === undefined) groups.push([base, id])
    else group.push(id)
  }
  return groups
}

/** What an effect may change; of one that does nothing at this table, what its parts would. */
function changesBy(effect: Node, table: Table): string[] {
  const found = new Set<string>()
  const walk = (part: Prospect): void => {
    if ('changes' in part) for (const worth of Object.keys(part.changes)) found.add(worth)
    else if ('effect' in part) walk(prospectOf(part.effect, table, part.context))
    else if ('all' in part) part.all.forEach(walk)
    else if ('oneOf' in part) part.oneOf.forEach(walk)
    else if ('chances' in part) for (const [, one] of part.chances) walk(one)
    else for (const one of [part.check.pass, part.check.fail]) walk(one)
  }
  walk({ effect, context: { actor: table.current, chosen: 0 } })
  if (found.size > 0) return [...found]
  return (kindOf(effect).parts?.(effect) ?? []).flatMap((part) => changesBy(part, table))
}
