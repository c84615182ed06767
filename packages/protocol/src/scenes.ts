// How long a table looks at what happens: so long the page shows it, bots wait before they answer, and only then windows begin to close
// and clocks to run. What is long depends on lines of the log that everybody sees, and on nothing else.

import type { LogEntry } from '@cic/engine'

/** In milliseconds, by the kind of the line. What is not here takes no time. */
export const sceneLengths: Readonly<Record<string, number>> = {
  activatesMission: 1600,
  autoAttack: 2400,
  boards: 900,
  centurionPlaced: 900,
  checkConsequence: 1600,
  checkOutcome: 1500,
  checkTotal: 900,
  civilianDestroyed: 900,
  crisis: 1600,
  crossroadsPhase: 2400,
  drawsDisaster: 2000,
  eliminated: 3000,
  executed: 3000,
  finalFiveShown: 3000,
  galacticaReturns: 2400,
  goalFulfilled: 3000,
  hubDestroyed: 3000,
  jumps: 2400,
  locationDamaged: 900,
  meetsAlly: 1800,
  missionResolved: 1600,
  motiveShown: 1600,
  mutineer: 2000,
  overMutinyLimit: 1600,
  rebels: 3000,
  reveals: 3000,
  rolls: 900,
  sent: 1200,
  sleeperAgentPhase: 2400,
  superCrisis: 1600,
  title: 1200,
  trial: 3000,
  turnsUpCrossroads: 1500,
}

/** Turning one card of a skill check, and all of them at most. */
export const cardTurned = 350
export const cardsTurned = 3200

/** Like things in a row: each after the first takes so long, and all together at most. */
export const oneMore = 350
const mostInARow = 2000

/** The longest that a table is kept looking at what one answer brought. */
export const mostOfWatching = 10_000

/** How long lines of one kind that follow each other are looked at. */
export function lengthInARow(kind: string, lines: number): number {
  const first = sceneLengths[kind] ?? 0
  return lines < 2 || first === 0 ? first : Math.min(first + (lines - 1) * oneMore, Math.max(first, mostInARow))
}

/** How long it takes to look at these lines of the log, one after the other. */
export function watchingTime(log: readonly LogEntry[]): number {
  let time = 0
  let row: { readonly kind: string; lines: number } | undefined
  for (const { t, only, cards } of log) {
    if (only !== undefined) continue
    if (t === 'checkRevealed') time += turningTime((cards as readonly unknown[]).length)
    if (sceneLengths[t] === undefined) continue
    if (row?.kind === t) time -= lengthInARow(t, row.lines++)
    else row = { kind: t, lines: 1 }
    time += lengthInARow(t, row.lines)
  }
  return Math.min(time, mostOfWatching)
}

export const turningTime = (cards: number): number => Math.min(cards * cardTurned, cardsTurned)
