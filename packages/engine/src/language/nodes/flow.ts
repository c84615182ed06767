// Nodes that put other nodes together: one after the other, one of two, if a die says so, if somebody wants to.

import type { Resource } from '../../core/ids.ts'
import {
  type Candidates,
  candidates,
  chooseCharacter,
  chooseEffect,
  type DieEffect,
  inSequence,
  mayDo,
  onDie,
} from '../../rules/choices.ts'
import { onBoard } from '../../rules/people.ts'
import { seatOf } from '../../rules/table.ts'
import type { Who } from '../card.ts'
import { en } from '../en.ts'
import { phrase } from '../facts.ts'
import { isPossible, type Node, node, perform, priceOf, sumOf, times } from '../node.ts'
import { resources as resourceTerms, who as whoTerms } from '../terms.ts'

/** One after the other. */
export const all = node('all', {
  make: (...effects: Node[]) => ({ effects }),
  run: (game, { effects }, context) => inSequence.begin(game, { effects, done: 0, context }),
  text: en('{effects}'),
  price: ({ effects }, view) => sumOf(effects.map((effect) => priceOf(effect, view))),
  possible: (game, { effects }, context) => effects.some((effect) => isPossible(game, effect, context)),
  parts: ({ effects }) => effects,
})

export const noEffect = node('noEffect', {
  make: () => ({}),
  run: () => undefined,
  text: en('no effect'),
  price: () => ({}),
  possible: () => false,
})

/** A player chooses one of these. */
export const either = node('either', {
  make: (by: Who, ...effects: Node[]) => ({ by, effects }),
  run: (game, { by, effects }, context) =>
    chooseEffect.begin(game, { seat: seatOf(game, by, context), effects, context }),
  text: en('{by} chooses: {effects, list, or}'),
  facts: ({ by, effects }) => ({ by: whoTerms[by], effects }),
  price: ({ effects }, view) => priceOf(effects[0], view),
  possible: (game, { effects }, context) => effects.some((effect) => isPossible(game, effect, context)),
  parts: ({ effects }) => effects,
})

/** A player may have this happen; otherwise, perhaps something else does. */
export const may = node('may', {
  make: (by: Who, effect: Node, otherwise?: Node) => ({ by, effect, otherwise }),
  run: (game, { by, effect, otherwise }, context) => {
    if (isPossible(game, effect, context))
      mayDo.begin(game, { seat: seatOf(game, by, context), effect, otherwise, context })
    else if (otherwise !== undefined) perform(game, otherwise, context)
  },
  text: en('{by} may choose: {effect}{else, select, yes { (otherwise: {otherwise})} other {}}'),
  facts: ({ by, effect, otherwise }) => ({
    by: whoTerms[by],
    effect,
    else: otherwise ? 'yes' : 'no',
    otherwise: otherwise ?? '',
  }),
  price: ({ effect }, view) => times(priceOf(effect, view), 0.5),
  possible: (game, { effect }, context) => isPossible(game, effect, context),
  parts: ({ effect, otherwise }) => (otherwise === undefined ? [effect] : [effect, otherwise]),
})

/** Roll a die: at most (or at least) so much, and this happens; otherwise, perhaps something else does. */
export const roll = node('roll', {
  make: (need: { atMost: number } | { atLeast: number }, effect: Node, otherwise?: Node, by: Who = 'self') => ({
    need: 'atMost' in need ? need.atMost : need.atLeast,
    atMost: 'atMost' in need,
    effect,
    otherwise,
    by,
  }),
  run: (game, { need, atMost, effect, otherwise, by }, context) => {
    const effects: DieEffect[] = [{ from: atMost ? 1 : need, to: atMost ? need : 8, effect }]
    if (otherwise !== undefined) effects.push({ from: 1, to: 8, effect: otherwise })
    onDie.begin(game, { by: seatOf(game, by, context), effects, context })
  },
  text: en(
    'roll a die: {need} {atMost, select, true {or lower} other {or higher}}: {effect}{else, select, yes {; otherwise: {otherwise}} other {}}',
  ),
  facts: ({ need, atMost, effect, otherwise }) => ({
    need,
    atMost: String(atMost),
    effect,
    else: otherwise ? 'yes' : 'no',
    otherwise: otherwise ?? '',
  }),
  price: ({ need, atMost, effect, otherwise }, view) => {
    const chance = (atMost ? need : 9 - need) / 8
    const other = otherwise === undefined ? {} : times(priceOf(otherwise, view), 1 - chance)
    return sumOf([times(priceOf(effect, view), chance), other])
  },
  parts: ({ effect, otherwise }) => (otherwise === undefined ? [effect] : [effect, otherwise]),
})

/** Only while a resource is below so much. */
export const ifBelow = node('ifBelow', {
  make: (resource: Resource, amount: number, effect: Node) => ({ resource, amount, effect }),
  run: (game, { resource, amount, effect }, context) => {
    if (game.resources[resource] < amount) perform(game, effect, context)
  },
  text: en('if {resource} is below {amount}: {effect}'),
  facts: ({ resource, amount, effect }) => ({ resource: resourceTerms[resource], amount, effect }),
  price: ({ resource, amount, effect }, view) => (view.resources[resource] < amount ? priceOf(effect, view) : {}),
  parts: ({ effect }) => [effect],
})

/** A player chooses a character, and this happens to them. */
export const choose = node('choose', {
  make: (by: Who, filter: Candidates, effect: Node) => ({ by, filter, effect }),
  run: (game, { by, filter, effect }, context) => {
    const chooser = seatOf(game, by, context)
    const seats = candidates(game, chooser, filter, (seat) => onBoard(game, seat, 'galactica'))
    if (seats.length > 0) chooseCharacter.begin(game, { by: chooser, seats, effect, context })
  },
  text: en('{by} chooses {whom}: {effect}'),
  facts: ({ by, filter, effect }) => ({ by: whoTerms[by], whom: whomPhrase(filter), effect }),
  price: ({ effect }, view) => priceOf(effect, view),
  possible: (game, { by, filter, effect }, context) =>
    candidates(game, seatOf(game, by, context), filter, (seat) => onBoard(game, seat, 'galactica')).length > 0 &&
    isPossible(game, effect, context),
  parts: ({ effect }) => [effect],
})

function whomPhrase({ notSelf, on, notTitle, inBrig, cylonsToo }: Candidates) {
  if (inBrig) return phrase(en('another character in the Brig'))
  if (on === 'galactica') return phrase(en('a character on Galactica'))
  if (notTitle === 'admiral') return phrase(en('another player who is not the Admiral'))
  if (notTitle === 'president') return phrase(en('another player'))
  if (notSelf) return phrase(en('another player'))
  return cylonsToo ? phrase(en('any player')) : phrase(en('a character'))
}
