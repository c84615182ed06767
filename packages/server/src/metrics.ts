// What the server counts and measures, for Prometheus at /metrics.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly events: Counter<'kind'>
  readonly conflicts: Counter
  readonly openTables: Gauge
  readonly streams: Gauge
  readonly slowReaders: Counter
  readonly unread: Gauge
  readonly openings: Histogram
  readonly spoiltSnapshots: Counter
  readonly storageErrors: Counter<'code'>
  readonly refusals: Counter<'code'>
  readonly requests: Histogram<'route' | 'status'>
  readonly botAnswers: Histogram<'level'>
  readonly botQueue: Gauge
  readonly botsTurnedAway: Counter
  readonly notifications: Counter<'channel' | 'outcome'>
}

export function newMetrics({ withDefaults = true } = {}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (withDefaults) collectDefaultMetrics({ register: registry })
  const seconds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
  return {
    registry,
    events: new Counter({ name: 'cic_events_total', help: 'Events stored', labelNames: ['kind'], registers }),
    conflicts: new Counter({ name: 'cic_conflicts_total', help: 'Writes that another writer forestalled', registers }),
    openTables: new Gauge({ name: 'cic_open_tables', help: 'Tables in memory', registers }),
    streams: new Gauge({ name: 'cic_streams', help: 'Open event streams', registers }),
    unread: new Gauge({ name: 'cic_unread_bytes', help: 'What waits in memory to be read from streams', registers }),
    slowReaders: new Counter({ name: 'cic_slow_readers_total', help: 'Streams cut off for reading slowly', registers }),
    openings: new Histogram({
      name: 'cic_table_opening_seconds',
      help: 'Time to open a stored table',
      buckets: seconds,
      registers,
    }),
    storageErrors: new Counter({
      name: 'cic_storage_errors_total',
      help: 'What could not be stored, by the code of the database or the system',
      labelNames: ['code'],
      registers,
    }),
    refusals: new Counter({
      name: 'cic_refusals_total',
      help: 'Requests that were refused, by code',
      labelNames: ['code'],
      registers,
    }),
    spoiltSnapshots: new Counter({
      name: 'cic_spoilt_snapshots_total',
      help: 'Snapshots that could not be read',
      registers,
    }),
    requests: new Histogram({
      name: 'cic_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['route', 'status'],
      buckets: seconds,
      registers,
    }),
    botAnswers: new Histogram({
      name: 'cic_bot_answer_seconds',
      help: 'Time a bot took to answer',
      labelNames: ['level'],
      buckets: seconds,
      registers,
    }),
    botQueue: new Gauge({ name: 'cic_bot_queue', help: 'Questions that wait for a bot to think', registers }),
    botsTurnedAway: new Counter({
      name: 'cic_bot_questions_turned_away_total',
      help: 'Questions to bots that found the queue full and are asked again',
      registers,
    }),
    notifications: new Counter({
      name: 'cic_notifications_total',
      help: 'Notifications sent or failed',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
  }
}
