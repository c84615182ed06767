// Whether what happened while somebody was away is worth a word.

import type { LogEntry } from '@cic/engine'

/** A few lines are read in the log; nobody was away who has never been here. */
export const worthTelling = ({ moment, log }: { moment: number; log: readonly LogEntry[] }): boolean =>
  moment > 0 && log.length > 8
