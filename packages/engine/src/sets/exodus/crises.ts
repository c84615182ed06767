// The crisis cards of Exodus, in alphabetical order.

import type { CrisisCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { check } from '../../language/nodes/checks.ts'
import { jumpPreparation } from '../../language/nodes/fleet.ts'
import { choose } from '../../language/nodes/flow.ts'
import { send } from '../../language/nodes/people.ts'
import { lose } from '../../language/nodes/resources.ts'
import { damageGalactica } from '../../language/nodes/ships.ts'
import { E, L, P, T } from '../base/skills.ts'

export const crises = {
  'divisive-behavior': {
    name: names`Divisive Behavior | Sembrar la discordia | Zwietracht säen | Semer la discorde | Sianie niezgody`,
    resolve: check(10, [P, L, T], {
      fail: lose({ morale: 1 }),
      consequence: choose('current', { notSelf: true }, send('chosen', 'sickbay')),
    }),
    activate: ['heavy'],
    jump: true,
  },
  'power-failure': {
    name: names`Power Failure | Corte de energía | Energieausfall | Panne d’énergie | Awaria zasilania`,
    resolve: check(14, [L, T, E], { fail: jumpPreparation(-1), consequence: damageGalactica() }),
    activate: ['heavy'],
  },
} as const satisfies Record<string, CrisisCard>
