// Questions about the table that many rules ask: who is who, who sits where, how far the fleet has come.

import { type Area, areas, type LocationId, type Seat, type Title } from '../core/ids.ts'
import { changeable, rulesOf } from '../core/rules.ts'
import type { Context, Game } from '../core/state.ts'
import type { Who } from '../language/card.ts'

export const isArea = (place: string | undefined): place is Area => areas.includes(place as Area)

/** All seats clockwise, beginning with this one. */
export function clockwiseFrom(game: Game, first: Seat): Seat[] {
  return game.seats.map((_, i) => (first + i) % game.seats.length)
}

/** All seats clockwise, beginning with the one to the left of the current player, who comes last. */
export const fromTheLeft = (game: Game): Seat[] => clockwiseFrom(game, (game.current + 1) % game.seats.length)

/** Everybody who is not a revealed Cylon is a human player, whatever their loyalty. */
export const isHuman = (game: Game, seat: Seat): boolean => !game.seats[seat].revealed

export const humans = (game: Game): Seat[] => clockwiseFrom(game, game.current).filter((seat) => isHuman(game, seat))

export const others = (game: Game, seat: Seat): Seat[] => clockwiseFrom(game, seat).slice(1)

export const otherHumans = (game: Game, seat: Seat): Seat[] =>
  others(game, seat).filter((other) => isHuman(game, other))

export const isAt = (game: Game, seat: Seat, place: LocationId | Area): boolean => game.seats[seat].at === place

export const inBrig = (game: Game, seat: Seat): boolean => isAt(game, seat, 'brig')

/** Whether a character sits where nobody leaves by moving. */
export const isConfined = changeable('isConfined', (game: Game, seat: Seat): boolean => inBrig(game, seat))

/** The location that a player's sheet means when it names one: a box may have another stand for it. */
export const standsFor = changeable('standsFor', (_game: Game, location: string, _owner: Seat): string => location)

export const isPiloting = (game: Game, seat: Seat): boolean => isArea(game.seats[seat].at)

export function occupants(game: Game, place: LocationId | Area): Seat[] {
  return game.seats.flatMap(({ at }, seat) => (at === place ? [seat] : []))
}

/** Whether any of a seat's loyalty cards makes it a Cylon, revealed or not. */
export function isCylon(game: Game, seat: Seat): boolean {
  const { loyalty } = rulesOf(game)
  const { revealed, loyalty: cards } = game.seats[seat]
  return revealed || cards.some(({ card }) => loyalty[card].side === 'cylon')
}

/** The seat that an effect speaks of. */
export function seatOf(game: Game, who: Who, context: Context): Seat {
  if (who === 'current') return game.current
  if (who === 'president' || who === 'admiral') return game.titles[who]
  const seat = who === 'self' ? context.actor : context.chosen
  if (seat === undefined) throw new Error(`The effect of ${context.source} speaks of '${who}', but there is nobody`)
  return seat
}

export const holdsTitle = (game: Game, seat: Seat, title: Title): boolean => game.titles[title] === seat

export function distance(game: Game): number {
  const { destinations, crises } = rulesOf(game)
  return game.travelled.reduce((sum, card) => sum + (destinations[card]?.distance ?? crises[card]?.distance ?? 0), 0)
}

export const canPilot = (game: Game, seat: Seat): boolean => {
  const { character, sheetLost } = game.seats[seat]
  return (
    character !== undefined &&
    sheetLost !== true &&
    rulesOf(game).characters[character].skills.some(({ types }) => types.includes('piloting'))
  )
}

export const skillTypesOf = (game: Game, seat: Seat) => {
  const { character, sheetLost } = game.seats[seat]
  if (character === undefined) return []
  if (sheetLost === true) return [...rulesOf(game).skillTypes]
  return [...new Set(rulesOf(game).characters[character].skills.flatMap(({ types }) => types))]
}

export const seatOption = (seat: Seat): string => `seat:${seat}`
export const seatOptions = (seats: readonly Seat[]): string[] => seats.map(seatOption)
export const chosenSeat = (option: string): Seat => Number(option.slice('seat:'.length))

/** Which of them is next, as long as not all that there are will be taken anyway: then nobody is asked for the order. */
export const nextOf = (options: string[], left: number, there: number): string[] =>
  there <= left ? options.slice(0, 1) : options

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}
