// What the new lines of the log are worth showing on a stage: a skill check's reveal, dice, a jump, a Cylon who shows their face, and what
// boxes have scenes for.

import { type LogEntry, type RevealedCheck, revealedCheck, type Seat, type View } from '@cic/engine'
import { type BoxScene, broughtBy, together } from '../boxes/slots.ts'

export type Scene =
  | { readonly kind: 'check'; readonly check: RevealedCheck }
  | { readonly kind: 'dice'; readonly rolls: readonly LogEntry[] }
  | { readonly kind: 'jump'; readonly destination: LogEntry | undefined }
  | { readonly kind: 'reveal'; readonly entry: LogEntry; readonly seat: Seat }
  | { readonly kind: 'box'; readonly entry: LogEntry; readonly at: number; readonly scene: BoxScene }
  | { readonly kind: 'crisis'; readonly entry: LogEntry }

/** The scenes of the log from `from` on, in order; rolls that follow each other are one. */
export function scenesOf(seen: View, from: number): Scene[] {
  const scenes: Scene[] = []
  seen.log.forEach((entry, at) => {
    if (at < from) return
    const scene = sceneOf(seen, entry, at)
    const last = scenes.at(-1)
    if (scene?.kind === 'dice' && last?.kind === 'dice') {
      scenes[scenes.length - 1] = { kind: 'dice', rolls: [...last.rolls, ...scene.rolls] }
    } else if (scene !== undefined) scenes.push(scene)
  })
  return scenes
}

function sceneOf(seen: View, entry: LogEntry, at: number): Scene | undefined {
  switch (entry.t) {
    case 'checkRevealed': {
      const check = revealedCheck(seen, at)
      return check === undefined ? undefined : { kind: 'check', check }
    }
    case 'rolls':
      return { kind: 'dice', rolls: [entry] }
    case 'jumps':
      return { kind: 'jump', destination: seen.log.slice(at).find(({ t }) => t === 'destination') }
    case 'reveals':
      return { kind: 'reveal', entry, seat: entry.seat as Seat }
    case 'crisis':
    case 'superCrisis':
      return { kind: 'crisis', entry }
    default: {
      const scene = together(broughtBy(seen, 'scenes'))[entry.t]
      return scene === undefined ? undefined : { kind: 'box', entry, at, scene }
    }
  }
}

/** Scenes that would be spoilt if the table already showed what came of them. */
export const isSuspense = (scene: Scene): boolean =>
  scene.kind === 'box' ? scene.scene.suspense === true : ['check', 'reveal'].includes(scene.kind)

/** How long a scene stays once everything is shown, in milliseconds. */
const lengths: Readonly<Record<Exclude<Scene['kind'], 'box'>, number>> = {
  check: 2600,
  dice: 1500,
  jump: 2000,
  reveal: 3200,
  crisis: 2200,
}

/** How long until the next card is turned, or the scene is over; less, if another one waits. */
export function timeOf(scene: Scene, turning: boolean, hurried: boolean): number {
  if (!turning) return (scene.kind === 'box' ? scene.scene.lasts : lengths[scene.kind]) / (hurried ? 2 : 1)
  const cards = scene.kind === 'check' ? scene.check.cards.length : 1
  return Math.min(420, 3200 / cards) / (hurried ? 3 : 1)
}
