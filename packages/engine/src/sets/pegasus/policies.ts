// Preventative Policy and the Engine Room: what holds until the turn is over.

import { resources } from '../../core/ids.ts'
import { log } from '../../core/log.ts'
import { changed } from '../../core/rules.ts'
import type { Wrap } from '../../language/card.ts'
import { changeResources } from '../../rules/resources.ts'
import { forget, recall, remember } from './state.ts'

export const policyChanges = [
  changed(changeResources, (rule, game, amounts) => {
    const { policies } = recall(game)
    if (policies.length === 0) return rule(game, amounts)
    const saved = resources.filter((resource) => policies.includes(resource) && (amounts[resource] ?? 0) < 0)
    const left = { ...amounts }
    for (const resource of saved) {
      left[resource] = (left[resource] ?? 0) + 1
      policies.splice(policies.indexOf(resource), 1)
      log(game, 'policyHelps', { resource })
    }
    rule(game, left)
  }),
]

export const policyWraps = {
  'turn:begin': ((game, _frame, step) => {
    const { policies, engineRoom } = recall(game)
    if (policies.length > 0) remember(game).policies = []
    if (engineRoom) remember(game).engineRoom = false
    const next = step()
    const { at } = game.seats[game.current]
    if (at === undefined) forget(game, 'turnBeganAt')
    else remember(game).turnBeganAt = at
    return next
  }) satisfies Wrap<object>,
}
