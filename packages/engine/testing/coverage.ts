// What was met in games: every sheet that somebody played, every ending, every window that opened, and all that the boxes name.

import { everything } from '../src/core/boxes.ts'
import { resources } from '../src/core/ids.ts'
import { rulesOf } from '../src/core/rules.ts'
import { coveringOptions, everyAllowedOptions, type Game, type Options } from '../src/index.ts'
import { boxesToMeet, lateStarts } from './boxes/index.ts'
import { type Player, players } from './choosing.ts'
import { playGame } from './play.ts'
import { playToTheEnd } from './to-the-end.ts'

/** How often each thing was met, by its group. */
export type Met = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Everything that is to be met, by its group. */
export function allToMeet(): Record<string, readonly string[]> {
  return {
    character: Object.keys(everything().characters),
    ending: endings(),
    window: windows(),
    ...Object.fromEntries(boxesToMeet.map(({ group, all }) => [group, all()])),
  }
}

/** Every objective reached, every resource used up, and Galactica taken or destroyed; the boxes know one more. */
const endings = (): string[] => [
  ...Object.keys(everything().objectives),
  ...resources,
  ...['galactica-destroyed', 'boarded', 'no-characters'],
]

/** Those that something listens to, in whatever games there are. */
const windows = (): string[] => [
  ...new Set(
    coveringOptions(everyAllowedOptions(), 2).flatMap((options) => [...rulesOf({ options }).interrupts.keys()]),
  ),
]

/** How many games that begin late there are. */
export const lateGames = (): number => lateStarts.reduce((sum, { games }) => sum + games, 0)

/** Plays the nth game that begins late, and says what was met in it. */
export function metLate(number: number): Met {
  let first = 0
  for (const { name, games, start, player, most } of lateStarts) {
    if (number < first + games) {
      const seen = new Sightings()
      const game = start(number - first)
      return seen.of(
        playToTheEnd(game, { seed: `${name} ${number}`, player: seen.watching(player), thorough: () => false, most }),
      )
    }
    first += games
  }
  return {}
}

/** Plays a whole game by chance, and says what was met in it. */
export function metInGame(options: Options, seed: string): Met {
  const seen = new Sightings()
  const { game, faults } = playGame({ options, seed, players: [seen.watching()] })
  if (faults.length > 0) throw new Error(`${seed}: ${faults.join('; ')}`)
  return seen.of(game)
}

/** What only shows while a game is played. */
class Sightings {
  readonly #characters = new Set<string>()
  readonly #windows = new Set<string>()

  /** A player who does as the other would, and keeps the eyes open. */
  watching(player: Player | undefined = players.random): Player {
    return (game, decision, chance) => {
      this.#look(game)
      return player(game, decision, chance)
    }
  }

  #look({ seats, stack }: Game): void {
    for (const { character } of seats) if (character !== undefined) this.#characters.add(character)
    const { window } = stack[stack.length - 1]
    if (typeof window === 'string') this.#windows.add(window)
  }

  of(game: Game): Met {
    const met: Record<string, Record<string, number>> = {
      character: tally(this.#characters),
      window: tally(this.#windows),
      ending: tally(game.over === undefined ? [] : [game.over.reason]),
    }
    for (const { group, met: told } of boxesToMeet) met[group] = tally(told(game.log))
    return met
  }
}

function tally(things: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of things) counts[one] = (counts[one] ?? 0) + 1
  return counts
}
