// Questions about the table that many rules ask: who is who, who sits where, how far the fleet has come.

import { ruleKinds } from '../core/ability.ts'
import type { Who } from '../core/card.ts'
import { type Area, areas, type CardId, type CharacterId, type LocationId, type Seat, type Title } from '../core/ids.ts'
import { seatOption } from '../core/option-kinds.ts'
import { bend, changeable, rulesOf } from '../core/rules.ts'
import type { Context, Game, Table } from '../core/state.ts'

export const isArea = (place: string | undefined): place is Area => areas.includes(place as Area)

/** Whether somebody is out of the game for good. */
export const isOut = ({ seats }: Pick<Table, 'seats'>, seat: Seat): boolean => seats[seat].out !== undefined

/** All seats in the game clockwise, beginning with this one. */
export function clockwiseFrom({ seats }: Table, first: Seat): Seat[] {
  const found: Seat[] = []
  for (let i = 0; i < seats.length; i++) {
    const seat = (first + i) % seats.length
    if (seats[seat].out === undefined) found.push(seat)
  }
  return found
}

/** Whose turn comes after this one's. */
export function nextPlayer(game: Table, after: Seat): Seat {
  const [next = after] = clockwiseFrom(game, (after + 1) % game.seats.length)
  return next
}

/** All seats clockwise, beginning with the one to the left of the current player, who comes last. */
export const fromTheLeft = (game: Game): Seat[] => clockwiseFrom(game, (game.current + 1) % game.seats.length)

/** Everybody who is not a revealed Cylon is a human player, whatever their loyalty. */
export const isHuman = (game: Table, seat: Seat): boolean => !game.seats[seat].revealed

export const humans = (game: Game): Seat[] => clockwiseFrom(game, game.current).filter((seat) => isHuman(game, seat))

export const others = (game: Table, seat: Seat): Seat[] => clockwiseFrom(game, seat).filter((other) => other !== seat)

export const otherHumans = (game: Table, seat: Seat): Seat[] =>
  others(game, seat).filter((other) => isHuman(game, other))

export const isAt = (game: Table, seat: Seat, place: LocationId | Area): boolean => game.seats[seat].at === place

export const inBrig = (game: Table, seat: Seat): boolean => isAt(game, seat, 'brig')

/** All humans sit in the Brig: no crisis comes, and if nobody tried to get out the game would never end. */
export const nobodyIsFree = (game: Table): boolean =>
  game.seats.every(({ out }, seat) => out !== undefined || !isHuman(game, seat) || inBrig(game, seat))

/** Whether a character sits where nobody leaves by moving. */
export const isConfined = (table: Table, seat: Seat): boolean => bend(table, 'confined', 0, { seat }) > 0

/** The location that a player's sheet means when it names one: a box may have another stand for it. */
export const standsFor = changeable('standsFor', (_game: Table, location: string, _owner: Seat): string => location)

/** Whether nobody leaves a location by moving. */
export function isPrison(table: Table, location: LocationId): boolean {
  const { rule } = rulesOf(table).locations[location]
  return rule !== undefined && ruleKinds[rule.rule.kind].bends.confined !== undefined
}

export const isPiloting = (game: Table, seat: Seat): boolean => isArea(game.seats[seat].at)

export function occupants(game: Table, place: LocationId | Area): Seat[] {
  return game.seats.flatMap(({ at }, seat) => (at === place ? [seat] : []))
}

/** Whether any of a seat's loyalty cards makes it a Cylon, revealed or not. */
export function isCylon(game: Game, seat: Seat): boolean {
  const { loyalty } = rulesOf(game)
  const { revealed, loyalty: cards } = game.seats[seat]
  return revealed || cards.some(({ card }) => loyalty[card].side === 'cylon')
}

/** The seat that an effect speaks of, where that is known already: whom a player will choose is not. */
export function seatMeant(game: Table, who: Who, context: Context): Seat | undefined {
  const known = who === 'self' ? context.actor : who === 'chosen' ? context.chosen : true
  const seat = known === undefined ? -1 : seatOf(game, who, context)
  return game.seats[seat] === undefined ? undefined : seat
}

/** The seat that an effect speaks of. */
export function seatOf(game: Table, who: Who, context: Context): Seat {
  if (who === 'current') return game.current
  const seat = who === 'self' ? context.actor : who === 'chosen' ? context.chosen : (context.titles ?? game.titles)[who]
  if (seat === undefined) throw new Error(`The effect of ${context.source} speaks of '${who}', but there is nobody`)
  return seat
}

/** The same as a list: of nobody, where it is not known yet. */
export function seatsMeant(game: Table, who: Who, context: Context): Seat[] {
  const seat = seatMeant(game, who, context)
  return seat === undefined ? [] : [seat]
}

/** Cards that lie open on the table where only a part or a box knows of them. */
export const openCards = changeable('openCards', (_table: Table): readonly CardId[] => [])

export const holdsTitle = (game: Table, seat: Seat, title: Title): boolean => game.titles[title] === seat

export function distance(game: Table): number {
  const { travelled } = game
  const { distances } = rulesOf(game)
  let total = 0
  for (let i = 0; i < travelled.length; i++) total += distances.get(travelled[i]) ?? 0
  return total
}

/** The distance that a card beside the objective counts as. */
export const distanceOf = (table: Table, card: CardId): number => rulesOf(table).distances.get(card) ?? 0

/** The distance at which this happens, with the objective of this game; nothing, if it does not. */
export const thresholdOf = (table: Pick<Table, 'options'>, does: string): number | undefined =>
  rulesOf(table).objectives[table.options.objective].thresholds.find((one) => one.does === does)?.distance

/** How far the fleet has to travel. */
export const distanceOfGoal = (table: Pick<Table, 'options'>): number =>
  Math.max(...rulesOf(table).objectives[table.options.objective].thresholds.map(({ distance }) => distance))

/** Whether the Sleeper Agent phase is over, or will never come. */
export function sleeperPhaseIsOver(table: Table): boolean {
  const at = thresholdOf(table, 'sleeperAgentPhase')
  return at === undefined || table.reached.includes(at)
}

export const canPilot = (game: Table, seat: Seat): boolean => {
  const { character, sheetLost } = game.seats[seat]
  return (
    character !== undefined &&
    sheetLost !== true &&
    rulesOf(game).characters[character].skills.some(({ types }) => types.includes('piloting'))
  )
}

export const skillTypesOf = (game: Table, seat: Seat) => {
  const { character, sheetLost } = game.seats[seat]
  if (character === undefined) return []
  if (sheetLost === true) return [...rulesOf(game).skillTypes]
  return [...new Set(rulesOf(game).characters[character].skills.flatMap(({ types }) => types))]
}

export const seatOptions = (seats: readonly Seat[]): string[] => seatOption.each(seats)
export const chosenSeat = (option: string): Seat => seatOption.of(option)

/** Which of them is next, as long as not all that there are will be taken anyway: then nobody is asked for the order. */
export const nextOf = (options: string[], left: number, there: number): string[] =>
  there <= left ? options.slice(0, 1) : options

export function sum(numbers: readonly number[]): number {
  let total = 0
  for (let i = 0; i < numbers.length; i++) total += numbers[i]
  return total
}

/** Whether nothing else of this turn happens once what is being resolved is finished. */
export const turnIsOver = (table: Table): boolean =>
  table.stack.some(({ at, over }) => over === true && at.startsWith('turn:'))

/** Who a character is: some have two versions. Of one in a box that is not played there is none. */
export const personOf = (table: Pick<Table, 'options'>, id: CharacterId): CharacterId =>
  rulesOf(table).characters[id]?.alternateOf ?? id
