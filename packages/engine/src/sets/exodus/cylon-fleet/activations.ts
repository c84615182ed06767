// An activation that finds nothing on the main board brings a ship to the Cylon Fleet board, and the pursuit goes on. (Rulebook: Activating
// Cylon ships; Placing Cylon ships on the Cylon Fleet board.)

import type { Activation, Area } from '../../../core/ids.ts'
import { tells } from '../../../core/log.ts'
import { type Price, sumOf } from '../../../core/node.ts'
import { iconOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { changed } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { fleetOrders } from '../../../rules/cylon-locations.ts'
import { findsNothing, findsSomething, iconPrice } from '../../../rules/cylon-ships.ts'
import { die, readsDie } from '../../../rules/die.ts'
import type { CylonShip } from '../../../rules/placement.ts'
import { areaOfRoll, gather, highestWith, isUsedUp, moveOver } from './board.ts'
import { advancePursuit, priceOfPursuit } from './pursuit-track.ts'

/** The ship that an icon brings. */
const broughtBy: Partial<Record<Activation, CylonShip>> = {
  raiders: 'raider',
  heavy: 'heavyRaider',
  basestars: 'basestar',
  launch: 'basestar',
}

const reinforcement = procedure<{ ship: CylonShip; die?: number }>('reinforcement', {
  roll: (game, { ship }) => {
    if (isUsedUp(game, ship)) return 'usedUp'
    die.begin(game, { by: game.current, modifier: 0, purpose: 'cylon-fleet-board' })
    return undefined
  },
  gather: (game, { ship, die: rolled = 1 }) => {
    gather(game, areaOfRoll(rolled), ship, 1)
    return 'pursue'
  },
  /** Nothing is left of this kind: all that is with one of them attacks. ruling: docs/rulings.md#a-type-used-up */
  usedUp: (game, { ship }) => {
    const area = highestWith(game, ship)
    tell.usedUp(game, { ship })
    if (area !== undefined) moveOver(game, area)
  },
  pursue: (game) => advancePursuit(game),
})

readsDie(reinforcement, (_table, { ship }, rolled) => ({ changes: gatheredPrice(areaOfRoll(rolled), ship) }))

const gatheredPrice = (area: Area, ship: CylonShip): Price => ({ [`lurking:${area}:${ship}`]: 1 })

/** What an icon comes to that finds nothing: a ship somewhere on the other board, and the pursuit. */
function priceOfReinforcement(table: Table, ship: CylonShip): Price {
  return sumOf([gatheredPrice('front', ship), priceOfPursuit(table)])
}

export const activationChanges = [
  changed(findsNothing, (_rule, game, icon) => {
    const ship = broughtBy[icon]
    if (ship !== undefined) reinforcement.begin(game, { ship })
  }),
  changed(iconPrice, (rule, table, icon) => {
    const ship = broughtBy[icon]
    return ship === undefined || findsSomething(table, icon) ? rule(table, icon) : priceOfReinforcement(table, ship)
  }),
  /** At Cylon Fleet ships of a type can be activated that are not there. */
  changed(fleetOrders, (rule, table) => {
    const bringing = (['raiders', 'heavy', 'basestars'] as const).filter((icon) => !findsSomething(table, icon))
    return [...new Set([...iconOption.each(bringing), ...rule(table)])]
  }),
]

const tell = {
  usedUp: tells('usedUp', {
    en: 'No more {ship, form, plural} are left to gather.',
    es: 'No quedan más {ship, form, plural} para reunirse.',
    de: 'Es sind keine {ship, form, plural} mehr übrig, die sich sammeln könnten.',
    fr: 'Il ne reste plus de {ship, form, plural} à rassembler.',
    pl: 'Nie ma już {ship, form, pluralGen}, które mogłyby się zebrać.',
  }),
}
