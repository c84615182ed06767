// The 4 characters of Exodus.

import type { Character } from '../../../core/card.ts'
import type { CharacterId } from '../../../core/ids.ts'
import { felixGaeta } from './felix-gaeta.ts'

export const characters = {
  'felix-gaeta': felixGaeta,
} as const satisfies Partial<Record<CharacterId, Character>>
