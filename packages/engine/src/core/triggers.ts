// Abilities and cards that happen by themselves when a step is reached, before the step does its part.

import { holds, type Trigger } from './ability.ts'
import { log } from './log.ts'
import { perform } from './node.ts'
import { procedure } from './procedure.ts'
import { goesBySheet, type Listener, type RuleStep } from './rules.ts'
import type { CardId, Frame, Game, Node, Seat } from './state.ts'

/** Puts what listens to this step on the stack, once for each time the step is reached. */
export function openTriggers(game: Game, frame: Frame, { name: at, triggers: listeners }: RuleStep): boolean {
  if (frame.triggered === at || frame.untouched === true) return false
  frame.triggered = at
  const due: Triggers['due'] = []
  for (const listener of listeners) {
    const { name, ability, on } = listener
    for (const owner of ownersOf(game, listener)) due.push({ owner, name, effect: ability.effect, on })
  }
  if (due.length === 0) return false
  triggers.begin(game, { due })
  return true
}

export interface Triggers {
  due: { owner: Seat; name: string; effect: Node; on: 'sheet' | 'card' }[]
}

const triggers = procedure<Triggers>('triggers', {
  next: (game, frame) => {
    const due = frame.due.shift()
    if (due === undefined) return 'end'
    log(game, due.on === 'sheet' ? 'abilityTriggers' : 'cardTriggers', {
      seat: due.owner,
      ability: due.name,
      card: due.name,
    })
    const source: CardId = due.name
    perform(game, due.effect, { actor: due.owner, source })
    return 'again'
  },
})

function ownersOf(game: Game, { on, id, ability }: Listener<Trigger>): Seat[] {
  if (on === 'sheet') {
    const seat = game.seats.findIndex(({ character }) => character === id)
    return seat >= 0 && goesBySheet(game, seat) && holds(game, ability.when, seat, id) ? [seat] : []
  }
  return game.inPlay
    .filter(({ card, holder }) => card === id && holds(game, ability.when, holder ?? game.current, id))
    .map(({ holder }) => holder ?? game.current)
}
