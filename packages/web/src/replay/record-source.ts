// A finished game, played again in the browser from its record by the engine that played it. Steps are the entries of the record after
// which something had happened; copies of the game on the way make going back quick.

import {
  beginning,
  copy,
  follow,
  type Game,
  type GameRecord,
  openView,
  type Seat,
  type View,
  view,
} from '@cic/engine/playing'
import { type Eyes, Recent, type Source, type TurnMark } from './source.ts'

const apart = 20

export function recordSource(record: GameRecord, serverStep: (moment: number) => Promise<View>): Source {
  const { steps, copies, turns, starts, lines } = playThrough(record)
  const views = new Recent<View>(200)
  let at: { entry: number; game: Game } | undefined

  const gameAt = (entry: number): Game => {
    const nearest = Math.floor(entry / apart)
    if (at === undefined || at.entry > entry || at.entry < nearest * apart) {
      at = { entry: nearest * apart, game: copy(copies[nearest]) }
    }
    while (at.entry < entry) {
      at.game = follow(record, at.entry, at.game)
      at.entry++
    }
    return at.game
  }

  const look = (step: number, eyes: Eyes): View => {
    const key = `${step}:${eyes}`
    let seen = views.get(key)
    if (seen === undefined) {
      const game = gameAt(steps[step])
      seen = eyes === 'all' ? openView(game) : view(game, eyes)
      views.set(key, seen)
    }
    return seen
  }

  const last = steps.length - 1
  return {
    last,
    turns,
    peek: look,
    load: async (step, eyes) => look(step, eyes),
    turnStart: async (turn) => starts.get(turn) ?? 0,
    linkTo: (step) => `e${steps[step]}`,
    stepOf: async (link) => {
      const entry = /^e(\d+)$/.exec(link)?.[1]
      if (entry !== undefined) return stepAtEntry(steps, Number(entry))
      if (!/^\d+$/.test(link)) return undefined
      // A moment of the server, from when the game was running: found by what had been written down by then.
      const { log, turn } = await serverStep(Number(link))
      const found = steps.findIndex((_, step) => lines[step].public >= log.length && lines[step].turn >= turn)
      return found < 0 ? last : found
    },
  }
}

/** The last step that is no later than this entry. */
export function stepAtEntry(steps: readonly number[], entry: number): number {
  const after = steps.findIndex((one) => one > entry)
  return after < 0 ? steps.length - 1 : Math.max(0, after - 1)
}

interface Played {
  /** How many entries of the record come before each step. */
  readonly steps: number[]
  readonly copies: Game[]
  readonly turns: TurnMark[]
  readonly starts: Map<number, number>
  /** How long the public log was at each step, and which turn it was. */
  readonly lines: { public: number; turn: number }[]
}

function playThrough(record: GameRecord): Played {
  const played: Played = { steps: [], copies: [], turns: [], starts: new Map(), lines: [] }
  let game = beginning(record)
  let written = -1
  const note = (entries: number): void => {
    if (entries % apart === 0) played.copies.push(copy(game))
    const isStep = game.log.length !== written || entries === record.choices.length
    if (!isStep) return
    written = game.log.length
    played.steps.push(entries)
    played.lines.push({ public: game.log.filter(({ only }) => only === undefined).length, turn: game.turn })
    if (game.turn > 0 && !played.starts.has(game.turn)) {
      played.starts.set(game.turn, played.steps.length - 1)
      played.turns.push({ turn: game.turn, seat: game.current as Seat })
    }
  }
  note(0)
  record.choices.forEach((_, i) => {
    game = follow(record, i, game)
    note(i + 1)
  })
  return played
}
