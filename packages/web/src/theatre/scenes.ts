// What the new lines of the log are worth showing on a stage: a skill check's reveal and its result, dice, a jump, a Cylon who shows their
// face, somebody who is sent away or gets a title, and what boxes have scenes for.

import { type LogEntry, type Seat, type ToldCheck, toldCheck, type View } from '@cic/engine'
import { lengthInARow, sceneLengths, turningTime } from '@cic/protocol'
import { broughtBy } from '../boxes/slots.ts'

/** `at` is the line of the log that it begins with: until it is over, nothing from there on has happened for whoever watches. */
export type Scene = { readonly at: number } & (
  | { readonly kind: 'check'; readonly check: ToldCheck }
  | { readonly kind: 'outcome'; readonly check: ToldCheck }
  | { readonly kind: 'dice' | 'told'; readonly lines: readonly LogEntry[] }
  | { readonly kind: 'jump'; readonly destination: LogEntry | undefined }
  | { readonly kind: 'reveal'; readonly entry: LogEntry; readonly seat: Seat }
  | { readonly kind: 'box' | 'crisis'; readonly entry: LogEntry }
)

/** The scenes of the log from `from` on, in order; like things that follow each other are one. */
export function scenesOf(seen: View, from: number): Scene[] {
  const boxes = new Set(broughtBy(seen, 'sceneViews').flatMap((views) => Object.keys(views)))
  const scenes: Scene[] = []
  for (let at = from; at < seen.log.length; at++) {
    const scene = sceneOf(seen, at, from, boxes)
    const last = scenes.at(-1)
    if (scene === undefined) continue
    if (isRow(scene) && last !== undefined && isRow(last) && last.lines[0].t === scene.lines[0].t)
      scenes[scenes.length - 1] = { ...last, lines: [...last.lines, ...scene.lines] }
    else scenes.push(scene)
  }
  return scenes
}

type Row = Extract<Scene, { lines: unknown }>
const isRow = (scene: Scene): scene is Row => scene.kind === 'dice' || scene.kind === 'told'

function sceneOf(seen: View, at: number, from: number, boxes: ReadonlySet<string>): Scene | undefined {
  const entry = seen.log[at]
  switch (entry.t) {
    case 'checkRevealed': {
      const counted = countedAt(seen.log, at)
      return counted < 0 ? undefined : checkScene(seen, counted, at)
    }
    case 'checkTotal':
      return turnedAt(seen.log, at) < from ? checkScene(seen, at, from) : undefined
    case 'checkOutcome': {
      const check = toldCheck(seen, at)
      return check?.total === undefined ? undefined : { kind: 'outcome', at, check }
    }
    case 'rolls':
      return { kind: 'dice', at, lines: [entry] }
    case 'jumps':
      return { kind: 'jump', at, destination: seen.log.slice(at).find(({ t }) => t === 'destination') }
    case 'reveals':
      return { kind: 'reveal', at, entry, seat: entry.seat as Seat }
    case 'crisis':
    case 'superCrisis':
      return { kind: 'crisis', at, entry }
    default:
      if (boxes.has(entry.t)) return { kind: 'box', at, entry }
      return sceneLengths[entry.t] === undefined ? undefined : { kind: 'told', at, lines: [entry] }
  }
}

/** It begins when the cards are turned, if they were not turned before. What comes of it is not told yet. */
function checkScene(seen: View, counted: number, at: number): Scene | undefined {
  const check = toldCheck({ ...seen, log: seen.log.slice(0, counted + 1) }, counted)
  return check === undefined || check.cards.length === 0 ? undefined : { kind: 'check', at, check }
}

/** Where the cards that are turned here are counted; what they do by themselves comes between. */
function countedAt(log: readonly LogEntry[], turned: number): number {
  const next = log.findIndex(({ t }, i) => i > turned && (t === 'checkTotal' || t === 'checkRevealed'))
  return log[next]?.t === 'checkTotal' ? next : -1
}

const turnedAt = (log: readonly LogEntry[], counted: number): number =>
  log.findLastIndex(({ t }, i) => i < counted && t === 'checkRevealed')

/** What nobody misses, however late they are. */
export const isGreat = (scene: Scene): boolean =>
  ['reveal', 'jump', 'box'].includes(scene.kind) || (scene.kind === 'told' && scene.lines[0].t === 'title')

export const cardsIn = (scene: Scene): number => (scene.kind === 'check' ? scene.check.cards.length : 0)

/** How long it stays once everything in it is to be seen, in milliseconds. */
function lengthOf(scene: Scene): number {
  if (isRow(scene)) return lengthInARow(scene.lines[0].t, scene.lines.length)
  return sceneLengths[lineOf(scene)] ?? 0
}

const lines = { check: 'checkTotal', outcome: 'checkOutcome', jump: 'jumps', reveal: 'reveals' } as const
const lineOf = (scene: Exclude<Scene, Row>): string =>
  scene.kind === 'box' || scene.kind === 'crisis' ? scene.entry.t : lines[scene.kind]

/** From its beginning to its end. */
export const wholeTimeOf = (scene: Scene): number => turningTime(cardsIn(scene)) + lengthOf(scene)

/** Until the next card is turned, or the scene is over. */
export const timeOf = (scene: Scene, turning: boolean): number =>
  turning ? turningTime(cardsIn(scene)) / cardsIn(scene) : lengthOf(scene)
