// Characters sent from place to place. (Rulebook: Hazardous locations; Brig; Lines of succession. FAQ: nobody leaves the
// Brig by an effect that does not name it.)

import { type Area, type BoardId, type LocationId, launchAreas, type Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import type { Price } from '../core/node.ts'
import { areaOption, launchOption } from '../core/option-kinds.ts'
import { changeable, rulesOf } from '../core/rules.ts'
import type { Game, Table } from '../core/state.ts'
import { isArea, isConfined, isHuman, occupants } from './table.ts'
import { passOnOfPrisoners } from './titles.ts'
import { boardViper, kindsAt, leaveViper, viperFact } from './viper-kinds.ts'

/** Whether an effect can send this character there. ruling: docs/rulings.md#brig-to-sickbay */
export function canBeSent(game: Table, seat: Seat, to: LocationId): boolean {
  const { at } = game.seats[seat]
  return isHuman(game, seat) && at !== undefined && at !== whereSent(game, seat, to) && !isConfined(game, seat)
}

/** Where a character really goes who is sent to a place. */
export const whereSent = changeable('whereSent', (_game: Table, _seat: Seat, to: LocationId): LocationId => to)

/** What it costs somebody besides to begin a turn there. */
export const priceOfStay = changeable('priceOfStay', (_table: Table, _seat: Seat, _at: LocationId): Price => ({}))

/** Sends a character somewhere, if that is possible. */
export function send(game: Game, seat: Seat, where: LocationId): void {
  if (!canBeSent(game, seat, where)) return
  const to = whereSent(game, seat, where)
  log(game, 'sent', { seat, location: to })
  place(game, seat, to)
  if (to === 'brig') passOnOfPrisoners(game)
}

export function sendAllFrom(game: Game, from: LocationId, to: LocationId): void {
  for (const seat of occupants(game, from)) send(game, seat, to)
}

/** Puts a character somewhere. Whoever stops piloting leaves the viper in the Reserves. */
export const place = changeable('place', (game: Game, seat: Seat, to: LocationId | Area | undefined): void => {
  const state = game.seats[seat]
  if (isArea(state.at) && !isArea(to)) leaveViper(game, seat, 'reserves')
  const wasInBrig = state.at === 'brig'
  state.at = to
  if (wasInBrig) passOnOfPrisoners(game)
})

/** Takes a viper from the Reserves with this character in it. */
export function launchPilot(game: Game, seat: Seat, choice: string): void {
  const [area, kind = 'viper'] = areaOption.is(choice) ? areaOption.read(choice) : launchOption.read(choice)
  boardViper(game, seat, 'reserves', kind)
  game.seats[seat].at = area
  log(game, 'launchesSelf', { seat, area, ...viperFact(kind) })
}

/** Where a pilot may launch, and in which of the vipers in the Reserves. */
export const launchOptions = (game: Table): string[] =>
  kindsAt(game, 'reserves').flatMap((kind) =>
    kind === 'viper' ? areaOption.each(launchAreas) : launchAreas.map((area) => launchOption(area, kind)),
  )

/** Whether somebody launches by this option. */
export const isLaunch = (choice: string): boolean => areaOption.is(choice) || launchOption.is(choice)

/** The board that a character is on. */
export function boardUnder(table: Table, seat: Seat): BoardId | undefined {
  const { at } = table.seats[seat]
  return at === undefined || isArea(at) ? undefined : rulesOf(table).locations[at].board
}

export const onBoard = (table: Table, seat: Seat, board: BoardId): boolean => boardUnder(table, seat) === board
