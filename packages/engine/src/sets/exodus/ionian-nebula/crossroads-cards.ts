// The 7 crossroads cards, in alphabetical order. They are for all players alike, Cylons too. (Rulebook: Drawing and resolving crossroads cards.)

import type { Who } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { discard } from '../../../language/nodes/cards.ts'
import { jumpPreparation } from '../../../language/nodes/fleet.ts'
import { all, choose, may, noEffect } from '../../../language/nodes/flow.ts'
import { look } from '../../../language/nodes/people.ts'
import { drawOwn, each } from '../../../language/nodes/players.ts'
import { gain, lose } from '../../../language/nodes/resources.ts'
import { activateCylons, destroyCivilianShip } from '../../../language/nodes/ships.ts'
import { execute } from '../../parts/execution.ts'
import { drawLoyaltyAnew } from './people-effects.ts'
import { type TwoResults, withResults } from './results.ts'
import { damageABasestar, removeRaiders, restoreVipers } from './ship-effects.ts'
import { discardTrauma, drawTrauma } from './trauma-effects.ts'

export type Crossroads = TwoResults

const another = { notSelf: true, cylonsToo: true } as const
const randomCards = (who: Who) => discard(who, 2, { random: true, cylonsToo: true })

export const crossroads = {
  'disturbing-vision': withResults(
    names`Disturbing Vision | Visión perturbadora | Verstörende Vision | Vision troublante | Niepokojąca wizja`,
    {
      benevolent: all(discardTrauma('self', 2), randomCards('self')),
      antagonistic: all(each('cylons', drawTrauma('self', 2)), execute('admiral')),
    },
  ),
  'miraculous-return': withResults(
    names`Miraculous Return | Regreso milagroso | Wundersame Rückkehr | Retour miraculeux | Cudowny powrót`,
    {
      benevolent: all(gain({ morale: 1 }), restoreVipers(1), activateCylons('raiders', 'raiders')),
      antagonistic: all(lose({ morale: 1 }), destroyCivilianShip(), damageABasestar()),
    },
  ),
  perjury: withResults(names`Perjury | Perjurio | Meineid | Parjure | Krzywoprzysięstwo`, {
    benevolent: all(randomCards('self'), may('self', discardTrauma('self', 2))),
    antagonistic: all(drawTrauma('self', 2), may('self', drawOwn('self', 2))),
  }),
  scanned: withResults(names`Scanned | Escaneo | Gescannt | Scanné | Skanowanie`, {
    benevolent: all(removeRaiders(4), lose({ morale: 1 })),
    antagonistic: all(activateCylons('raiders'), jumpPreparation(1)),
  }),
  'strange-music': withResults(
    names`Strange Music | Extraña música | Seltsame Musik | Étrange musique | Dziwna muzyka`,
    {
      benevolent: all(
        choose('self', { cylonsToo: true, notSelf: true, hiddenLoyalty: true }, look('self', 'chosen', 'all')),
        discardTrauma('self', 1),
      ),
      antagonistic: all(
        choose('self', { mayHoldTitles: true }, drawLoyaltyAnew('chosen')),
        each('cylons', drawTrauma('self', 1)),
      ),
    },
  ),
  testimony: withResults(names`Testimony | Testimonio | Zeugenaussage | Témoignage | Zeznanie`, {
    benevolent: choose('self', another, all(randomCards('chosen'), may('chosen', discardTrauma('chosen', 2)))),
    antagonistic: choose('self', another, all(drawOwn('chosen', 2), drawTrauma('chosen', 2))),
  }),
  'the-opera-house': withResults(
    names`The Opera House | El Teatro de la Ópera | Das Opernhaus | L’Opéra | Gmach Opery`,
    {
      benevolent: all(drawTrauma('self', 3), choose('self', another, drawTrauma('chosen', 3))),
      antagonistic: noEffect(),
    },
  ),
} as const satisfies Record<string, Crossroads>
