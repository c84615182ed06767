// What takes pictures of a few screens.

import type { Table } from '@cic/engine/testing'
import type { Page } from 'playwright-core'
import type { Rig } from '../../test/browser/rig.ts'
import { storeSituation } from '../stored-table.ts'

/** Brings the page to each of its screens in turn, and has a picture taken there. */
export type Screens = (rig: Rig, page: Page, shoot: (screen: string) => Promise<void>) => Promise<void>

/** A table in this situation, seen from the first seat. */
export async function openAt(rig: Rig, page: Page, { state }: Table): Promise<void> {
  const { players, timedWindows: _, ...game } = state.options
  const id = await storeSituation({ directory: rig.server.directory, page, game, players, seed: 'screens' }, state)
  await page.goto(`${rig.url}/table/${id}`)
  await page.waitForSelector('.question:not(.idle)')
}
