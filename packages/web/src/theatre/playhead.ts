// Where the reader has come to in the game: what has happened since then waits as scenes, and everything on the page is drawn from the
// table as it was before the first of them.

import { type CheckOutlook, skillCheckOf, type View } from '@cic/engine'
import { mostOfWatching } from '@cic/protocol'
import { cardsIn, isGreat, type Scene, scenesOf, timeOf, wholeTimeOf } from './scenes.ts'

/** A scene with the table as it was before it. */
export interface Billed {
  readonly scene: Scene
  readonly view: View
  /** The check as it was before its cards were turned: it tells what passing and failing do. */
  readonly check: CheckOutlook | undefined
}

export interface Playhead {
  readonly game: View
  readonly queue: readonly Billed[]
  /** How many cards of the check on stage have been turned. */
  readonly turned: number
  /** The last check that was under way. */
  readonly check: CheckOutlook | undefined
  /** How many scenes were passed over, because the reader was too late for them. */
  readonly missed: number
}

export const playheadAt = (game: View): Playhead => ({
  game,
  queue: [],
  turned: 0,
  check: skillCheckOf(game),
  missed: 0,
})

/** The game has gone on: new lines of its log wait as scenes. Who takes something back sees only where things stand. */
export function goOn(playhead: Playhead, game: View): Playhead {
  const told = playhead.game.log.length
  const check = skillCheckOf(game) ?? playhead.check
  if (game.log.length < told) return { ...playheadAt(game), check }
  const fresh = scenesOf(game, told).map((scene) => ({ scene, view: playhead.game, check }))
  const next = { ...playhead, game, check, queue: [...playhead.queue, ...fresh] }
  if (playhead.queue.length === 0) next.turned = 0
  return waitingTime(next) > mostOfWatching ? catchUp(next) : next
}

/** How long it takes to see all that waits. */
export const waitingTime = ({ queue }: Playhead): number =>
  queue.reduce((sum, { scene }) => sum + wholeTimeOf(scene), 0)

/** Passes over everything but what nobody should miss. */
export function catchUp(playhead: Playhead): Playhead {
  const queue = playhead.queue.filter(({ scene }) => isGreat(scene))
  return { ...playhead, queue, turned: 0, missed: playhead.missed + playhead.queue.length - queue.length }
}

/** The next card is turned, or the scene is over. */
export function step(playhead: Playhead): Playhead {
  const [now] = playhead.queue
  if (now === undefined) return playhead
  return playhead.turned < cardsIn(now.scene) ? { ...playhead, turned: playhead.turned + 1 } : leave(playhead)
}

/** Everything in the scene is seen at once; then it is over. */
export function skip(playhead: Playhead): Playhead {
  const [now] = playhead.queue
  if (now === undefined) return playhead
  const cards = cardsIn(now.scene)
  return playhead.turned < cards ? { ...playhead, turned: cards } : leave(playhead)
}

const leave = (playhead: Playhead): Playhead => ({ ...playhead, queue: playhead.queue.slice(1), turned: 0 })

/** What was passed over has been noticed. */
export const noticed = (playhead: Playhead): Playhead => ({ ...playhead, missed: 0 })

/** So much may wait before the scenes get shorter. */
const unhurried = 4000

/** Until the next step, in milliseconds: the more waits, the shorter, down to a third. */
export function nextStepIn(playhead: Playhead): number | undefined {
  const [now] = playhead.queue
  if (now === undefined) return undefined
  const hurry = Math.min(3, Math.max(1, waitingTime(playhead) / unhurried))
  return timeOf(now.scene, playhead.turned < cardsIn(now.scene)) / hurry
}

/** The table as far as the reader has seen it. */
export function shownAt({ game, queue }: Playhead): View {
  const [now] = queue
  if (now === undefined) return game
  const log = game.log.slice(0, now.scene.at)
  const { resources, jumpPreparation } = dialsAfter(now.view, log)
  const decisions = now.view.decisions.filter(({ id }) => game.decisions.some((open) => open.id === id))
  return { ...now.view, log, resources, jumpPreparation, decisions, waiting: [] }
}

/** The dials move with the lines that tell it. */
function dialsAfter(view: View, log: View['log']): Pick<View, 'resources' | 'jumpPreparation'> {
  const resources: Record<string, number> = { ...view.resources }
  let { jumpPreparation } = view
  for (const { t, resource, now } of log.slice(view.log.length)) {
    if (t === 'resource') resources[String(resource)] = Number(now)
    if (t === 'jumpPreparation') jumpPreparation = Number(now)
  }
  return { resources: resources as View['resources'], jumpPreparation }
}
