// From which line of the log on the reader has not been told about their own side. Who opens a table for the first time on this device finds
// it under their hand.

import type { View } from '@cic/engine'
import { useState } from 'preact/hooks'
import { lastSeen } from '../side/last-seen.ts'
import { createStore } from '../store.ts'

export const useUntold = (table: string, { log }: View): number => useState(() => lastSeen(table).log || log.length)[0]

/** Whether the card lies open: it has a sound. */
export const ownCardOpen = createStore(false)
