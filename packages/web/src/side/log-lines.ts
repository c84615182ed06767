// Which log entries are shown together, and which a filter lets through.

import type { LogEntry, Seat } from '@cic/engine'
import { drawingOf, type IconName, pathOf } from '../art/icon-paths.ts'

export type LogFilter = 'everything' | 'checks' | 'combat' | 'losses' | 'mine'
export const logFilters: readonly LogFilter[] = ['everything', 'checks', 'combat', 'losses', 'mine']

const checks = /^(check|adds|addsFaceUp|added|difficulty|decidesOutcome|namesSkill|takesCheckCards)/
const combat =
  /^(activation|attacks|misses|placed|ship|viper|basestar|boards|centurion|civilian|galacticaHit|location(Damaged|Repaired)|launches|flies|raptor|reserves|moves(Civilian)|rolls)/
const losses = /^(resource|jumps|destination|jumpPreparation|civilianDestroyed|goalInSight)/

export function passes({ t, only, ...facts }: LogEntry, filter: LogFilter, me: Seat | undefined): boolean {
  if (t === 'turn' || t === 'gameOver') return true
  if (filter === 'everything') return true
  if (filter === 'checks') return checks.test(t)
  if (filter === 'combat') return combat.test(t)
  if (filter === 'losses') return losses.test(t)
  return only !== undefined || ['seat', 'of', 'to', 'chosen', 'pilot'].some((name) => facts[name] === me)
}

/** A small drawing that tells what kind of thing happened; one of its own, if there is one. */
export const drawingOfLine = ({ t }: LogEntry): string => drawingOf(t) ?? pathOf(iconOf(t))

function iconOf(t: string): IconName {
  if (t === 'crisis' || t === 'superCrisis') return 'warn'
  if (t === 'rolls') return 'die'
  if (t === 'resource') return 'population'
  if (/^(jump|destination|goal)/.test(t)) return 'jump'
  if (combat.test(t)) return 'weapons-control'
  if (checks.test(t)) return 'check'
  if (/oyalty|reveals|sympathizer|sleeper/.test(t)) return 'loyalty'
  if (/^(moves|sent|activates|returns)/.test(t)) return 'person'
  if (/uorum/.test(t)) return 'presidents-office'
  return 'cards'
}
