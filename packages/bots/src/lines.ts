// Playing on in games that a view allows: how likely this side wins after an answer. Everybody plays as an officer would and
// knows no more than an officer: whom to suspect is what the whole table can tell.

import {
  type Answer,
  closeWindow,
  copy,
  type Decision,
  determinize,
  type Game,
  pending,
  type Seat,
  sideOfLoyalty,
  submit,
  type View,
} from '@cic/engine'
import { type Chance, chanceFrom } from './chance.ts'
import { boldness, type Mind, publicSuspicion } from './mind.ts'
import { officerAnswer } from './officer.ts'
import { type Forecast, forecastOf } from './sky.ts'
import { plausibilityIn } from './suspicion.ts'
import { mannerOf } from './temper.ts'
import { type Models, winChance } from './value.ts'

/** A game that the view allows, with a luck of its own: what is tried in it differs by the answer alone. */
export interface World {
  readonly game: Game
  readonly luck: string
}

export interface Lines {
  /** A world as likely as this seat believes it. */
  deal(): World
  /** How likely this side wins in a world once the answer is given. */
  play(world: World, answer: Answer): number
}

export function linesFrom(mind: Mind, decision: Decision, models?: Models): Lines {
  const plausible = plausibilityIn(mind.view)
  const told = publicSuspicion(mind.view)
  return {
    deal: () => {
      let game = anyWorld(mind)
      for (let deals = 1; deals < mostDeals && mind.chance.next() > plausible(cylonsIn(game)); deals++)
        game = anyWorld(mind)
      return { game, luck: String(mind.chance.next()) }
    },
    play: ({ game: world, luck }, answer) => {
      const game = copy(world)
      const chance = chanceFrom(luck)
      submit(game, mind.seat, decision.id, answer)
      // Where a turn begins like is compared with like. Beyond the next one luck counts for more than the answer.
      while (game.over === undefined && game.turn === mind.view.turn) {
        const [next] = pending(game)
        // At a live table a window that nobody answers waits to be closed.
        if (next === undefined) {
          closeWindow(game)
          continue
        }
        const suspicion = next.seat === mind.seat ? mind.suspicion : told
        submit(game, next.seat, next.id, officerAnswer(mindIn(game, next, chance, suspicion, told), next))
      }
      const humans = winChance(game, models)
      return mind.cylon ? 1 - humans : humans
    },
  }
}

/** What was seen may be so odd that hardly any world explains it. */
const mostDeals = 12

function anyWorld({ view, chance }: Mind): Game {
  const seed = Array.from({ length: 64 }, () => chance.below(16).toString(16)).join('')
  // The log is long and never changes: it is not copied with the rest.
  const game = determinize({ ...view, log: [] }, { seed, drawn: 0 })
  game.log = view.log.slice()
  return game
}

export const cylonsIn = (game: Game): Seat[] => game.seats.flatMap((_, seat) => (isCylon(game, seat) ? [seat] : []))

function isCylon(game: Game, seat: Seat): boolean {
  const { revealed, loyalty } = game.seats[seat]
  return revealed || loyalty.some(({ card }) => sideOfLoyalty(game as unknown as View, card) === 'cylon')
}

/** What somebody thinks inside a line. */
function mindIn(
  game: Game,
  decision: Decision,
  chance: Chance,
  suspicion: readonly number[],
  told: readonly number[],
): Mind {
  const { seat } = decision
  const { revealed } = game.seats[seat]
  const view = viewIn(game, decision)
  const cylon = isCylon(game, seat)
  const exposure = revealed ? 1 : told[seat]
  let forecast: Forecast | undefined
  return {
    view,
    seat,
    chance,
    cylon,
    revealed,
    exposure,
    suspicion: suspicion.map((doubt, other) =>
      other === seat ? Number(cylon) : game.seats[other].revealed ? 1 : doubt,
    ),
    promised: {},
    manner: mannerOf(undefined),
    harmful: cylon && (revealed || chance.next() < boldness(view, exposure)),
    // What somebody with aims of their own is up to shows long after the end of a line.
    pulls: undefined,
    // Most answers do not look at the sky.
    get forecast() {
      forecast ??= forecastOf(view)
      return forecast
    },
  }
}

/** The game itself for a view, as making one takes longer than the answer; officers look for no more than the next crisis. */
function viewIn(game: Game, decision: Decision): View {
  const { crisis } = game.decks
  const scouted = ((crisis.seen.at(-1) ?? 0) & (1 << decision.seat)) !== 0
  const decks = scouted ? game.decks : { ...game.decks, crisis: { ...crisis, cards: ['?'] } }
  return { ...game, decks, viewer: decision.seat, decisions: [decision], answered: [], waiting: [] } as unknown as View
}
