// What is told of an execution in the log.

import type { LogEntry } from '@cic/engine'

/** The line that says that the executed character was human; a Cylon is revealed in a scene of their own. */
export const proofOf = (log: readonly LogEntry[], at: number): LogEntry | undefined =>
  log.slice(at).find(({ t, seat }) => t === 'provesHuman' && seat === log[at].seat)
