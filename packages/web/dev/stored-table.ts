// Tables that a server finds in its storage, for tests and pictures that need a known game: one that begins with a seed, or one in the
// middle.

import { type Game, save } from '@cic/engine'
import type { TableSettings } from '@cic/protocol'
import type { Page } from 'playwright-core'
import { Client } from '../../server/testing/client.ts'
import { begun, put, putBegun } from '../../server/testing/stored.ts'
import { quickSlow, settings } from '../../server/testing/tables.ts'

export interface StoredTable {
  /** Where the server keeps its tables. */
  readonly directory: string
  /** The browser of whoever has the first seat. */
  readonly page: Page
  readonly game: TableSettings['game']
  readonly players: number
  readonly seed: string
}

/** A game of this person and bots that has just begun. They answer by chance, so that the same answers make the same game. */
export const storeBegun = async (wanted: StoredTable): Promise<string> => putBegun(wanted, await asBegun(wanted))

/** The same table, with its game in this situation. */
export async function storeSituation(wanted: StoredTable, situation: Game): Promise<string> {
  const table = await begun(await asBegun(wanted))
  if (table.play === undefined) throw new Error('The game has not begun.')
  table.play.game = situation
  // Nothing was chosen on the way to it: it is looked back at from here on.
  table.play.base = save(situation)
  return put(wanted, table)
}

async function asBegun({ page, game, players, seed }: StoredTable) {
  const client = new Client(new URL(page.url()).origin)
  const cookies = await page.context().cookies()
  client.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { people: [client], players, level: 'random', seed, settings: settings(quickSlow, { game }) } as const
}
