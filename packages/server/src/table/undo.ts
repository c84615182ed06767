// Taking back: which choices stand, which of them somebody may take back alone, and which the table has to agree on.

import { applyChoice, type Choice, copy, type Game, learned, newGame, restore, type Seat, takeBack } from '@cic/engine'
import { firstEntry, playedByOthers } from './rules.ts'
import type { Play } from './table.ts'

/** Games on the way through a record, which only ever grows: looking back does not begin at its beginning every time. */
const waystations = new WeakMap<Play['record'], Map<number, Game>>()
const betweenWaystations = 50

/** The game after so many entries of its record; refused, where other rules were in force. */
export function gameAfter(play: Play, entries: number): Game {
  const { record, base } = play
  const first = firstEntry(play)
  if (entries < first) throw playedByOthers()
  const known = waystations.get(record) ?? new Map<number, Game>()
  waystations.set(record, known)
  let done = entries - (entries % betweenWaystations)
  while (done > first && !known.has(done)) done -= betweenWaystations
  const nearest = done > first ? known.get(done) : undefined
  if (nearest === undefined) done = first
  let game =
    nearest !== undefined ? copy(nearest) : base === undefined ? newGame(record.options, record.seed) : restore(base)
  for (; done < entries; done++) {
    if (done > first && done % betweenWaystations === 0 && !known.has(done)) known.set(done, copy(game))
    const entry = record.choices[done]
    if ('undo' in entry) game = takeBack(gameAfter(play, entry.undo), game)
    else applyChoice(game, entry)
  }
  return game
}

/** Where in the record the last answer of a seat is that stands: so many entries come before it. */
export function lastAnswer({ record: { choices } }: Play, seat: Seat): number | undefined {
  return standing(choices).findLast((i) => {
    const entry = choices[i]
    return 'decision' in entry && entry.seat === seat
  })
}

/**
 * Whether a seat may take everything since then back without asking: it alone has chosen, as far as it can know, and nobody has learned
 * anything. What others did unseen (in a window, or by giving orders) does not count: a refusal would tell of it.
 */
export function isFree(play: Play, seat: Seat, from: number): boolean {
  const { choices } = play.record
  const before = gameAfter(play, from)
  const game = copy(before)
  for (const i of standing(choices).filter((one) => one >= from)) {
    const entry = choices[i] as Choice
    if ('close' in entry || (entry.seat !== seat && !isUnseen(game, entry))) return false
    applyChoice(game, entry)
  }
  return !learned(before, play.game)
}

/** Whether nobody else can see who makes this choice: in a window, or by standing orders. */
export function isUnseen({ asks }: Game, choice: Choice): boolean {
  if ('close' in choice) return false
  return 'orders' in choice || asks.some(({ id, at }) => id === choice.decision && at === 'window:ask')
}

/** The entries of a record that have not been taken back, by their index. */
function standing(choices: Play['record']['choices']): number[] {
  // For each length of the record the last entry that stands, and for that in turn the one before it.
  const last: (number | undefined)[] = [undefined]
  choices.forEach((entry, i) => {
    last.push('undo' in entry ? last[entry.undo] : i)
  })
  const found: number[] = []
  for (let i = last[choices.length]; i !== undefined; i = last[i]) found.unshift(i)
  return found
}
