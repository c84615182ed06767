// Activating vipers: launch, move, attack. (Rulebook: Activating vipers; Piloting vipers.)

import {
  type Area,
  type Attacker,
  areas,
  launchAreas,
  type Seat,
  type ShipTarget,
  type ViperKind,
} from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { nothingChanges, type Prospect } from '../core/node.ts'
import { attackOption, centurionOption, done, flyOption, launchOption, moveOption } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { bend, changeable } from '../core/rules.ts'
import type { Game, Table } from '../core/state.ts'
import { opensWindow } from '../core/windows.ts'
import { type Attack, attack, type Shot } from './combat.ts'
import { discardSkillCards } from './skill-cards.ts'
import { isArea } from './table.ts'
import {
  areasInReach,
  attackerOf,
  flownBy,
  fromReserves,
  kindsAt,
  moveViper,
  special,
  viperFact,
} from './viper-kinds.ts'

/** The two areas beside this one: nobody flies over Galactica. */
export function adjacent(area: Area): Area[] {
  const i = areas.indexOf(area)
  return [areas[(i + 1) % areas.length], areas[(i + areas.length - 1) % areas.length]]
}

/** Cylon ships in an area, as targets. */
export const targetsIn = changeable('targetsIn', (game: Table, area: Area): string[] => {
  const { raiders, heavyRaiders, basestars } = game.space[area]
  const targets: string[] = []
  if (raiders > 0) targets.push(attackOption(area, 'raider'))
  if (heavyRaiders > 0) targets.push(attackOption(area, 'heavyRaider'))
  for (const { id } of basestars) targets.push(attackOption(area, 'basestar', id))
  return targets
})

export const allTargets = (game: Table): string[] => areas.flatMap((area) => targetsIn(game, area))

interface Activating {
  by: Seat
  left: number
  /** Vipers that have just come from the Reserves. */
  launched?: string[]
  /** All of them are of one viper: where it is after its first, and of which kind. */
  one?: { area?: Area; kind?: ViperKind }
  /** That one has a pilot now (Alert Viper Pilot). */
  boarded?: true
  /** The kinds of those that may act, where not all may. */
  acting?: ViperKind[]
}

/** Up to so many activations of unmanned vipers, by one player. */
export const activateVipers = procedure<Activating>('activateVipers', {
  choose: {
    attacks: 'viper',
    text: says`{left, plural, one {# activation} other {# activations}} left. What do the unmanned vipers do next? | {left, plural, one {Queda # activación} other {Quedan # activaciones}}. ¿Qué hacen ahora los Vipers no tripulados? | Noch {left, plural, one {# Aktivierung} other {# Aktivierungen}}. Was tun die unbemannten Viper als Nächstes? | {left, plural, one {# activation restante} other {# activations restantes}}. Que font maintenant les vipers sans personnage à bord\u202f? | {left, plural, one {Została # aktywacja} few {Zostały # aktywacje} many {Zostało # aktywacji} other {Zostało # aktywacji}}. Co robią teraz vipery bez pilota?`,
    facts: (_game, { left }) => ({ left }),
    who: (_game, frame) => (frame.left > 0 ? frame.by : undefined),
    options: (game, frame) => [...(canPayForViper(game, frame.by) ? activationsLeft(game, frame) : []), done],
    prospect: (table, _frame, option) => prospectOfActivation(table, option),
    fallback: () => [done],
    answer: (game, frame, seat, [choice]) => {
      if (choice === done) return 'end'
      frame.left--
      frame.launched = []
      if (frame.one !== undefined) frame.one = { ...frame.one, ...whereAfter(game, choice, frame.one.kind) }
      activateUnmanned(game, frame, seat, choice)
      payForViper(game, seat)
    },
  },
  placed: opensWindow('vipersPlaced'), // Alert Viper Pilot
  more: (game, frame) =>
    frame.left > 0 && !frame.boarded && activationsLeft(game, frame).length > 0 ? 'choose' : 'end',
})

const viperCost = (table: Table, seat: Seat): number => bend(table, 'viperCost', 0, { seat })

/** Whether somebody has the cards that it costs to activate a viper, if it costs any; so many of the hand will be gone by then. */
export const canPayForViper = (table: Table, seat: Seat, gone = 0): boolean =>
  table.seats[seat].hand.length - gone >= viperCost(table, seat)

/** They are given up before anything else comes of the activation. */
export function payForViper(game: Game, seat: Seat): void {
  const count = viperCost(game, seat)
  if (count > 0) discardSkillCards.begin(game, { due: [{ seat, count }], why: 'price' })
}

/** What can be activated: any unmanned viper, or the one that was activated first. */
function activationsLeft(game: Table, { one }: Activating): string[] {
  if (one?.area === undefined) return unmannedActivations(game)
  const { area, kind } = one
  if (game.space[area].vipers === 0) return []
  const moving = kindsAt(game, area).filter((there) => kind === undefined || there === kind)
  return [...moving.flatMap((there) => movesOf(game, area, there)), ...targetsIn(game, area), ...otherDeeds(game, area)]
}

/** Where a viper is once it has been activated, and of which kind, where that is said or has turned out by a shot. */
function whereAfter(game: Table, choice: string, known?: ViperKind): { area?: Area; kind?: ViperKind } {
  if (launchOption.is(choice)) {
    const [area, kind = 'viper'] = launchOption.read(choice)
    return { area, kind }
  }
  if (moveOption.is(choice)) {
    const [, area, kind = 'viper'] = moveOption.read(choice)
    return { area, kind }
  }
  if (attackOption.is(choice)) {
    const area = attackOption.of(choice)
    const kind = known ?? special(bestShot(game, kindsAt(game, area)))
    return kind === undefined ? { area } : { area, kind }
  }
  const area = areas.find((one) => otherDeeds(game, one).includes(choice))
  return area === undefined ? {} : { area }
}

/** Everything that an unmanned viper could do now. */
export const unmannedActivations = changeable('unmannedActivations', (game: Table): string[] => {
  const found: string[] = []
  for (const kind of kindsAt(game, 'reserves'))
    for (const area of launchAreas) found.push(launchOption(area, special(kind)))
  const inSpace = areas.filter((area) => game.space[area].vipers > 0)
  for (const from of inSpace) for (const kind of kindsAt(game, from)) found.push(...movesOf(game, from, kind))
  for (const area of inSpace) found.push(...targetsIn(game, area), ...otherDeeds(game, area))
  return found
})

const movesOf = (game: Table, from: Area, kind: ViperKind): string[] =>
  areasInReach(game, from, kind).map((to) => moveOption(from, to, special(kind)))

/** What a viper can do in its area besides moving on and shooting, as options. */
export const otherDeeds = changeable('otherDeeds', (_table: Table, _area: Area): string[] => [])

export const doOtherDeed = changeable('doOtherDeed', (_game: Game, _by: Seat, option: string): void => {
  throw new Error(`No viper can ${option}`)
})

export const prospectOfOtherDeed = changeable(
  'prospectOfOtherDeed',
  (_table: Table, _option: string): Prospect => nothingChanges,
)

/** A shot at what an option like 'attack:front:basestar:1' names. */
export function prospectOfShot(attacker: Attacker, option: string): Prospect {
  const [area, target] = attackOption.read(option)
  return { changes: { [`shot:${attacker}:${area}:${target}`]: 1 } }
}

/** The attack that an answer means which this seat could give. */
export function shotMeant(table: Table, by: Seat, attacker: Attacker, option: string): Shot | undefined {
  const frame = table.stack.at(-1) as unknown as Activating & { bonus?: number }
  const { bonus } = frame
  if (centurionOption.is(option)) return { attacker, target: 'centurion', ...(bonus === undefined ? {} : { bonus }) }
  if (!attackOption.is(option)) return undefined
  const [area, target, id = 0] = attackOption.read(option)
  const manned = attacker === 'viper' && table.stack.at(-1)?.at.startsWith(flyViper.name) === true
  const unmanned = attacker === 'viper' ? shotFrom(table, area, frame) : {}
  const special = manned ? shotOf(table, flownBy(table, by)) : unmanned
  return { attacker, target: target as ShipTarget, area, id, manned, ...special }
}

/** What an unmanned viper does. */
export function prospectOfActivation(table: Table, option: string): Prospect {
  if (launchOption.is(option)) return { changes: { [`viperTo:${launchOption.of(option)}`]: 1 } }
  if (moveOption.is(option)) {
    const [from, to] = moveOption.read(option)
    return { changes: { [`viperMoved:${from}:${to}`]: 1 } }
  }
  if (option === done) return nothingChanges
  return attackOption.is(option) ? prospectOfShot('viper', option) : prospectOfOtherDeed(table, option)
}

/** What a pilot does. */
export function prospectOfFlight(table: Table, option: string): Prospect {
  if (flyOption.is(option)) return { changes: { [`pilotTo:${flyOption.of(option)}`]: 1 } }
  if (option === done) return nothingChanges
  return attackOption.is(option) ? prospectOfShot('viper', option) : prospectOfOtherDeed(table, option)
}

/** One activation of an unmanned viper. */
export function activateUnmanned(game: Game, frame: Activating, by: Seat, choice: string): void {
  if (launchOption.is(choice)) {
    const [area, kind = 'viper'] = launchOption.read(choice)
    moveViper(game, 'reserves', area, kind)
    log(game, 'viperLaunched', { area, ...viperFact(kind) })
    frame.launched = [fromReserves(area, kind)]
  } else if (moveOption.is(choice)) {
    const [area, to, kind = 'viper'] = moveOption.read(choice)
    moveViper(game, area, to, kind)
    log(game, 'viperMoves', { area: to, from: area, ...viperFact(kind) })
  } else if (attackOption.is(choice))
    beginAttack(game, choice, {
      attacker: 'viper',
      by,
      manned: false,
      ...shotFrom(game, attackOption.of(choice), frame),
    })
  else doOtherDeed(game, by, choice)
}

/** Begins the attack that an option like 'attack:front:basestar:1' names. */
export function beginAttack(
  game: Game,
  option: string,
  how: Pick<Attack, 'by' | 'flown'> & { attacker: 'viper' | 'galactica'; manned: boolean },
): void {
  const { attacker, by, manned, flown } = how
  const [area, target, id = 0] = attackOption.read(option)
  const special = flown === undefined ? {} : { flown }
  attack.begin(game, { attacker, target: target as ShipTarget, by, area, id, manned, ...special })
}

/** The kind of viper that is meant, or the one of an area that is best at it. ruling: docs/rulings.md#which-assault-raptor-shoots */
const shotFrom = (table: Table, area: Area, { one, acting }: Activating): Pick<Attack, 'flown'> =>
  shotOf(table, one?.kind ?? bestShot(table, acting ?? kindsAt(table, area)))

/** Of several kinds of vipers the one that shoots better than the others, if there is any. */
export const bestShot = (table: Table, kinds: readonly ViperKind[]): ViperKind =>
  kinds.find((kind) => attackerOf(table, kind) !== 'viper') ?? kinds[0] ?? 'viper'

/** What a viper shoots as, if it is special. */
const shotOf = (table: Table, kind: ViperKind): Pick<Attack, 'flown'> =>
  attackerOf(table, kind) === 'viper' ? {} : { flown: kind }

/** A pilot shoots with the viper they fly, of whatever kind it is. */
export const attackAsPilot = (game: Game, pilot: Seat, choice: string): void =>
  beginAttack(game, choice, { attacker: 'viper', by: pilot, manned: true, ...shotOf(game, flownBy(game, pilot)) })

/** All that a pilot does in one action. */
export interface Flight {
  seat: Seat
  /** What it costs has been given up. */
  paid?: boolean
}

/** Whether there is nothing left to be paid, or enough to pay it with. */
export const canPayForFlight = (table: Table, { seat, paid }: Flight): boolean =>
  paid === true || canPayForViper(table, seat)

/** One price for the whole action, before anything else comes of what was done first. */
export function payForFlight(game: Game, flight: Flight): void {
  if (flight.paid !== true) payForViper(game, flight.seat)
  if (viperCost(game, flight.seat) > 0) flight.paid = true
}

interface Flying extends Flight {
  /** So many attacks are allowed (Maximum Firepower); a plain activation is one move or one attack. */
  attacks: number
  mayMove: boolean
}

/** A pilot activates the viper they fly. */
export const flyViper = procedure<Flying>('flyViper', {
  choose: {
    attacks: 'viper',
    text: says`What do you do with your viper? | ¿Qué haces con tu Viper? | Was tust du mit deiner Viper? | Que faites-vous avec votre viper\u202f? | Co robisz swoim viperem?`,
    who: (_game, frame) => (frame.attacks > 0 ? frame.seat : undefined),
    options: (game, frame) => {
      const { at } = game.seats[frame.seat]
      if (!isArea(at)) return []
      if (!canPayForFlight(game, frame)) return [done]
      const moves = frame.mayMove ? flyOption.each(flightsOf(game, frame.seat)) : []
      return [...moves, ...targetsIn(game, at), ...(frame.mayMove ? otherDeeds(game, at) : []), done]
    },
    prospect: (table, _frame, option) => prospectOfFlight(table, option),
    fallback: () => [done],
    answer: (game, frame, seat, [choice]) => {
      if (choice === done) return 'end'
      if (attackOption.is(choice)) {
        frame.attacks--
        frame.mayMove = false
        attackAsPilot(game, seat, choice)
      } else if (flyOption.is(choice)) fly(game, seat, flyOption.of(choice))
      else doOtherDeed(game, seat, choice)
      payForFlight(game, frame)
      return attackOption.is(choice) ? 'again' : 'end'
    },
  },
})

/** The areas that a pilot gets to in one move. */
export function flightsOf(table: Table, pilot: Seat): Area[] {
  const { at } = table.seats[pilot]
  return isArea(at) ? areasInReach(table, at, flownBy(table, pilot)) : []
}

export function fly(game: Game, seat: Seat, area: Area): void {
  game.seats[seat].at = area
  log(game, 'flies', { seat, area })
}
