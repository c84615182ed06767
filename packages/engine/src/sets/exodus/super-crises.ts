// The super crisis cards of Exodus, in alphabetical order.

import type { CrisisCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { check } from '../../language/nodes/checks.ts'
import { choose } from '../../language/nodes/flow.ts'
import { damageGalactica, destroyCivilianShip } from '../../language/nodes/ships.ts'
import { F, L, T } from '../base/skills.ts'
import { byItsPlayer, takePrisoner } from './super-crises/human-prisoner.ts'

export const superCrises = {
  'fire-all-missiles': {
    name: names`Fire All Missiles | Lanzar todos los misiles | Alle Raketen abfeuern | Lancer tous les missiles | Odpalić wszystkie rakiety`,
    resolve: check(22, [T, F], { fail: destroyCivilianShip(2), consequence: damageGalactica(2) }),
  },
  'human-prisoner': {
    name: names`Human Prisoner | Prisionero humano | Menschlicher Gefangener | Prisonnier humain | Ludzki jeniec`,
    resolve: check(18, [L, T], { fail: byItsPlayer(choose('self', {}, takePrisoner('sickbay'))) }),
  },
} as const satisfies Record<string, CrisisCard>
