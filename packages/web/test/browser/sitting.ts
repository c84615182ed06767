// Somebody sits down at a table that stands as arranged, in its first seat.

import { given, type Situation, type Table } from '@cic/engine/testing'
import type { Page } from 'playwright-core'
import { storeSituation } from '../../dev/stored-table.ts'
import { type Look, type Rig, wholeTable } from './rig.ts'

/** Opens a table in this situation; the seed decides what the bots there answer. */
export async function openAt(rig: Rig, page: Page, { state }: Table, seed: string): Promise<void> {
  const { players, timedWindows: _, ...game } = state.options
  const id = await storeSituation({ directory: rig.server.directory, page, game, players, seed }, state)
  await page.goto(`${rig.url}/table/${id}`)
  await page.waitForSelector('.question:not(.idle)')
  await wholeTable(page)
}

export interface Sitting {
  readonly rig: Rig
  readonly situation: Situation
  /** How the table goes on from there before anybody sees it. */
  readonly at: (table: Table) => Table
  readonly look?: Look
  readonly seed: string
}

export async function sitAt({ rig, situation, at, look = {}, seed }: Sitting): Promise<Page> {
  const page = await rig.person(look)
  page.setDefaultTimeout(60_000)
  await openAt(rig, page, at(given(situation)).goesOn(), seed)
  return page
}

export const answer = (page: Page, words: RegExp) => page.locator('.question .answer', { hasText: words })
