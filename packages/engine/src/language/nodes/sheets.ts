// Effects that one character's sheet has and no other.

import { log } from '../../core/log.ts'
import { frameOf } from '../../core/procedure.ts'
import { alertViperPilot } from '../../rules/alert-viper-pilot.ts'
import { cardOf, crisis } from '../../rules/crisis.ts'
import { en } from '../en.ts'
import { isBarred, node } from '../node.ts'

/** Secret Destiny. */
export const replaceCrisis = node('replaceCrisis', {
  make: () => ({}),
  run: (game) => {
    const under = frameOf(game, crisis)
    if (under !== undefined) under.discarded = true
  },
  text: en('discard this crisis card and draw a new one'),
  price: () => ({ crises: 1 }),
  possible: (game) => frameOf(game, crisis)?.discarded !== true,
})

/** Moral Compass. */
export const switchChoice = node('switchChoice', {
  make: () => ({}),
  run: (game) => {
    const under = frameOf(game, crisis)
    if (under === undefined) return
    under.choice = under.choice === 0 ? 1 : 0
    log(game, 'choiceSwitched', { card: under.card, option: under.choice })
  },
  text: en('the other option of the crisis card is resolved instead'),
  price: () => ({}),
  possible: (game) => {
    const under = frameOf(game, crisis)
    if (under?.choice === undefined) return false
    const other = cardOf(game, under).either?.[under.choice === 0 ? 2 : 1]
    return other !== undefined && !isBarred(game, other, {})
  },
})

/** Alert Viper Pilot. */
export const takeOverViper = node('takeOverViper', {
  make: () => ({}),
  run: (game, _node, { actor = 0 }) => alertViperPilot.begin(game, { seat: actor }),
  text: en('pilot that viper and take one action'),
  price: () => ({ actions: 1 }),
})
