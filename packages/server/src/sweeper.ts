// What nobody needs any more is forgotten after a time that the operator sets: links that were not opened, guests who never sat down,
// tables that were abandoned, and games that are over.

import { type Logger, shortId } from './log.ts'
import type { Settings } from './settings.ts'
import type { Storage, TableEntry } from './storage/storage.ts'
import type { Tables } from './tables.ts'

const day = 86_400_000
const atOnce = 500

export class Sweeper {
  readonly #parts: { settings: Settings; storage: Storage; tables: Tables; log: Logger }

  constructor(parts: { settings: Settings; storage: Storage; tables: Tables; log: Logger }) {
    this.#parts = parts
  }

  async sweep(): Promise<void> {
    const { settings, storage, tables, log } = this.#parts
    const { guestDays, abandonedDays, finishedDays } = settings
    try {
      await storage.documents.sweep(tables.now())
      await this.#forget(['gathering', 'playing'], abandonedDays)
      await this.#forget(['over', 'ended'], finishedDays)
      if (guestDays > 0) await storage.removePeople(tables.now() - guestDays * day)
    } catch (error) {
      log.error({ err: error }, 'could not sweep')
    }
  }

  /** Nothing is forgotten after 0 days. */
  async #forget(statuses: readonly TableEntry['status'][], days: number): Promise<void> {
    const { storage, tables, log } = this.#parts
    if (days === 0) return
    for (const id of await storage.untouched(statuses, tables.now() - days * day, atOnce)) {
      if (tables.isWatched(id)) continue
      await tables.remove(id)
      log.info({ table: shortId(id) }, 'a table that nobody has touched was forgotten')
    }
  }
}
