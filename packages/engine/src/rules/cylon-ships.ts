// Cylon ships follow their programming. (Rulebook: Activating Cylon ships; Launching raiders; Heavy raiders and
// centurions; Basestars.)

import type { Placement } from '../core/card.ts'
import { type Activation, type Area, areas, launchAreas, type Seat, type ViperKind } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import type { Price } from '../core/node.ts'
import { areaOption, shipOption, viperOption } from '../core/option-kinds.ts'
import { moment, procedure } from '../core/procedure.ts'
import { bend, changeable } from '../core/rules.ts'
import type { Frame, Game, Table } from '../core/state.ts'
import { opensWindow } from '../core/windows.ts'
import { destroyCivilian, shipsOnBoard } from './civilian-ships.ts'
import { attack } from './combat.ts'
import { canFire, canLaunch } from './damage.ts'
import { endGame } from './end.ts'
import { beginPlacing, shipsInGame } from './placement.ts'
import { chosenSeat, nextOf, occupants, seatOptions, sum } from './table.ts'
import { flownBy, kindsAt, vipersIn } from './viper-kinds.ts'

/** Activates Cylon ships as the icons of a card say, from left to right. */
export const activateCylonShips = procedure<{ icons: readonly Activation[] }>('activateCylonShips', {
  next: (game, frame) => {
    const [icon, ...rest] = frame.icons
    if (icon === undefined || cylonsHoldFire(game)) return 'end'
    frame.icons = rest
    log(game, 'activation', { icon })
    if (icon === 'raiders') activateRaiders.begin(game, { left: raidersByArea(game) })
    else if (icon === 'heavy') activateHeavyRaiders.begin(game, {})
    else if (icon === 'basestars') activateBasestars.begin(game, { left: basestarsOnBoard(game) })
    else launch(game, { raider: 3 })
    if ((icon === 'basestars' || icon === 'launch') && !basestarsAround(game)) findsNothing(game, icon)
    return 'again'
  },
})

/** What comes of an icon for which there is neither a ship nor a basestar to launch one: nothing, in most games. */
export const findsNothing = changeable('findsNothing', (_game: Game, _icon: Activation): void => undefined)

/** Whether an icon finds anything on the board that it is about; a basestar that cannot do it is something. */
export function findsSomething(table: Table, icon: Activation): boolean {
  if (basestarsAround(table)) return true
  const any = (ship: 'raiders' | 'heavyRaiders') => areas.some((area) => table.space[area][ship] > 0)
  if (icon === 'raiders') return any('raiders')
  return icon === 'heavy' && (any('heavyRaiders') || sum(table.boarding) > 0)
}

const basestarsAround = ({ space }: Table): boolean => areas.some((area) => space[area].basestars.length > 0)

/** What an icon comes to. */
export const iconPrice = changeable('iconPrice', (_table: Table, icon: Activation): Price => ({ [`acts:${icon}`]: -1 }))

/** Whether no Cylon ship acts or is launched at the moment. */
export const cylonsHoldFire = changeable('cylonsHoldFire', (_table: Table): boolean => false)

/** Each basestar that can launches so many ships. */
export function launch(game: Game, ships: Launched): void {
  if (!cylonsHoldFire(game)) beginPlacing(game, launched(game, ships))
}

/** How many ships each basestar launches. */
interface Launched {
  raider?: number
  heavyRaider?: number
}

/** What the basestars would launch, and where. */
export function launched(game: Table, ships: Launched): Placement {
  const placement: Record<string, { raider?: number; heavyRaider?: number }> = {}
  for (const area of areas) {
    const launching = game.space[area].basestars.filter(canLaunch).length
    if (launching === 0) continue
    placement[area] = {}
    for (const ship of ['raider', 'heavyRaider'] as const) {
      const count = ships[ship]
      if (count !== undefined) placement[area][ship] = launching * bend(game, 'launch', count, { ship })
    }
  }
  return placement as Placement
}

interface Raiders {
  /** Raiders that have not been activated yet; those that move in later are not counted. */
  left: Partial<Record<Area, number>>
  area?: Area
}

export const raidersByArea = (game: Game): Partial<Record<Area, number>> =>
  Object.fromEntries(
    areas.filter((area) => game.space[area].raiders > 0).map((area) => [area, game.space[area].raiders]),
  )

export const activateRaiders = procedure<Raiders>('activateRaiders', {
  before: opensWindow('raiders:before'), // Run Interference
  none: (game, frame) => {
    if (cylonsHoldFire(game)) return 'end'
    if (areasLeft(frame).length > 0) return undefined
    launch(game, { raider: 2 })
    if (!basestarsAround(game)) findsNothing(game, 'raiders')
    return 'end'
  },
  chooseArea: {
    text: says`The raiders of which space area act next? | ¿Los Incursores de qué zona de espacio actúan a continuación? | In welchem Weltraumfeld handeln die Jäger als Nächstes? | Les raiders de quelle case d’espace agissent ensuite\u202f? | Raidery z którego sektora działają teraz?`,
    who: (game, frame) => (areasLeft(frame).length > 0 ? game.current : undefined),
    options: (_game, frame) => areasLeft(frame).map((area) => areaOption(area)),
    answer: (_game, frame, _seat, [option]) => {
      frame.area = areaOption.of(option)
    },
  },
  raider: (game, frame) => {
    const { area, left } = frame
    if (area === undefined) return 'end'
    const waiting = Math.min(left[area] ?? 0, game.space[area].raiders)
    if (waiting === 0) {
      left[area] = 0
      return areasLeft(frame).length > 0 ? 'chooseArea' : 'end'
    }
    left[area] = waiting - 1
    return raiderActs(game, area)
  },
  chooseViper: {
    text: says`Which viper does the raider {area, form, in} attack? | ¿A qué Viper ataca el Incursor {area, form, in}? | Welche Viper greift der Jäger {area, form, in} an? | Quel viper le raider attaque-t-il {area, form, in}\u202f? | Którego vipera atakuje raider {area, form, in}?`,
    facts: (_game, { area }) => ({ area }),
    who: (game) => game.current,
    options: (game, { area }) => (area === undefined ? [] : underFire(game, area)),
    answer: (game, { area }, _seat, [choice]) => {
      const unmanned = viperOption.is(choice) ? (viperOption.read(choice)[1] ?? 'viper') : undefined
      if (area !== undefined) attackViper(game, area, unmanned ?? chosenSeat(choice))
      return 'raider'
    },
  },
  chooseCivilian: {
    text: says`Which civilian ship does the raider destroy? | ¿Qué Nave Civil destruye el Incursor? | Welches Zivilschiff zerstört der Jäger? | Quel vaisseau civil le raider détruit-il\u202f? | Który statek cywilny niszczy raider?`,
    who: (game) => game.current,
    options: (game, frame) => shipsOnBoard(game, frame.area === undefined ? [] : [frame.area]),
    answer: (game, _frame, _seat, [ship]) => {
      destroyCivilian(game, ...shipOption.read(ship))
      return 'raider'
    },
  },
})

moment('raidersActivated', 'activateRaiders:none', {
  en: 'each time raiders are activated',
  es: 'cada vez que se activan los Incursores',
  de: 'jedes Mal, wenn Jäger aktiviert werden',
  fr: 'chaque fois que des raiders sont activés',
  pl: 'za każdym razem, gdy aktywowane są raidery',
})

const areasLeft = ({ left }: Raiders): Area[] => areas.filter((area) => (left[area] ?? 0) > 0)

/** One raider does the first thing it can: attack a viper, destroy a civilian ship, move towards one, attack Galactica. */
function raiderActs(game: Game, area: Area): string {
  const { civilians } = game.space[area]
  const kinds = kindsAt(game, area)
  if (kinds.length === 1) attackViper(game, area, kinds[0])
  else if (kinds.length > 1 || occupants(game, area).length > 0) return 'chooseViper'
  else if (civilians.length > 0) return 'chooseCivilian'
  else {
    const to = towards(
      area,
      areas.filter((other) => game.space[other].civilians.length > 0),
    )
    if (to === undefined) attack.begin(game, { attacker: 'raider', target: 'galactica', by: game.current, area })
    else {
      game.space[area].raiders--
      game.space[to].raiders++
      log(game, 'shipMoves', { ship: 'raider', from: area, area: to })
    }
  }
  return 'again'
}

/** The vipers that a raider may attack: nobody who flies one, as long as others are there. */
function underFire(game: Game, area: Area): string[] {
  const unmanned = vipersIn(game, area)
  return unmanned.length > 0 ? unmanned : seatOptions(occupants(game, area))
}

function attackViper(game: Game, area: Area, which: Seat | ViperKind): void {
  const pilot = typeof which === 'number' ? which : undefined
  const target = typeof which === 'number' ? flownBy(game, which) : which
  attack.begin(game, { attacker: 'raider', target, by: game.current, area, pilot })
}

/** One area closer to the nearest of these, clockwise if both ways are equally long. */
export function towards(from: Area, goals: readonly Area[]): Area | undefined {
  if (goals.length === 0) return undefined
  const here = areas.indexOf(from)
  const clockwise = Math.min(...goals.map((goal) => (areas.indexOf(goal) - here + areas.length) % areas.length))
  const counter = Math.min(...goals.map((goal) => (here - areas.indexOf(goal) + areas.length) % areas.length))
  return areas[(here + (clockwise <= counter ? 1 : areas.length - 1)) % areas.length]
}

export const boardingSpaces = 4

interface HeavyRaiders {
  moving?: Partial<Record<Area, number>>
  withoutCenturions?: boolean
}

export const activateHeavyRaiders = procedure<HeavyRaiders>('activateHeavyRaiders', {
  centurions: (game, frame) => {
    if (frame.withoutCenturions || sum(game.boarding) === 0) return
    const last = game.boarding[boardingSpaces - 1]
    game.boarding = [0, ...game.boarding.slice(0, boardingSpaces - 1)]
    log(game, 'centurionsAdvance', { spaces: game.boarding.flatMap((n, i) => (n > 0 ? [i + 1] : [])) })
    if (last > 0) endGame(game, 'cylons', 'boarded')
  },
  none: (game) => {
    if (areas.some((area) => game.space[area].heavyRaiders > 0)) return undefined
    launch(game, { heavyRaider: 1 })
    if (!basestarsAround(game) && sum(game.boarding) === 0) findsNothing(game, 'heavy')
    return 'end'
  },
  plan: (game, frame) => {
    // Those that stand elsewhere move; they are counted before anybody boards, as each ship acts once.
    frame.moving = {}
    for (const area of areas) {
      if (!isLaunchArea(area)) frame.moving[area] = game.space[area].heavyRaiders
    }
  },
  board: {
    text: says`There are not enough centurions for all heavy raiders. From which area does the next one board? | No hay Centuriones para todos los Incursores Pesados. ¿Desde qué zona aborda el siguiente? | Es gibt nicht genug Zenturios für alle schweren Jäger. Aus welchem Feld entert der nächste? | Il n’y a pas assez de centurions pour tous les raiders lourds. De quelle case vient le prochain abordage\u202f? | Nie wystarcza centurionów dla wszystkich ciężkich raiderów. Z którego sektora nadchodzi następny abordaż?`,
    who: (game) => (boarders(game).length > 0 && centurionsLeft(game) > 0 ? game.current : undefined),
    options: (game) => {
      const from = boarders(game)
      const all = sum(from.map((area) => game.space[area].heavyRaiders))
      return nextOf(areaOption.each(from), centurionsLeft(game), all)
    },
    answer: (game, _frame, _seat, [option]) => {
      const area = areaOption.of(option)
      game.space[area].heavyRaiders--
      placeCenturion(game)
      log(game, 'boards', { area })
      return 'board'
    },
  },
  move: (game, frame) => {
    for (const area of areas) {
      const count = frame.moving?.[area] ?? 0
      const to = towards(area, launchAreas)
      if (count === 0 || to === undefined) continue
      game.space[area].heavyRaiders -= count
      game.space[to].heavyRaiders += count
      log(game, 'shipMoves', { ship: 'heavyRaider', from: area, area: to, count })
    }
  },
})

const isLaunchArea = (area: Area): boolean => (launchAreas as readonly Area[]).includes(area)
const boarders = (game: Game): Area[] => launchAreas.filter((area) => game.space[area].heavyRaiders > 0)

/** How many centurions can still be placed. */
export const centurionsLeft = changeable(
  'centurionsLeft',
  (game: Table): number => shipsInGame(game, 'centurions') - sum(game.boarding),
)

/** A centurion at the start of the boarding party track, if one is left. */
export function placeCenturion(game: Game): void {
  if (centurionsLeft(game) <= 0) return
  game.boarding[0]++
  log(game, 'centurionPlaced', {})
}

interface Basestars {
  left: { area: Area; id: number }[]
}

const basestarsOnBoard = (game: Game): Basestars['left'] =>
  areas.flatMap((area) => game.space[area].basestars.map(({ id }) => ({ area, id })))

export const activateBasestars = procedure<Basestars>('activateBasestars', {
  next: (game, frame: Basestars & Frame) => {
    const [one, ...rest] = frame.left
    if (one === undefined) return 'end'
    frame.left = rest
    const basestar = game.space[one.area].basestars.find(({ id }) => id === one.id)
    if (basestar !== undefined && canFire(basestar)) {
      attack.begin(game, { attacker: 'basestar', target: 'galactica', by: game.current, area: one.area })
    }
    return 'again'
  },
})
