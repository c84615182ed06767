// The 4 characters of Exodus.

import type { Character } from '../../../core/card.ts'
import type { CharacterId } from '../../../core/ids.ts'
import { callandraCallyTyrol } from './callandra-cally-tyrol.ts'
import { felixGaeta } from './felix-gaeta.ts'
import { samuelTAnders } from './samuel-t-anders.ts'
import { toryFoster } from './tory-foster.ts'

export const characters = {
  'felix-gaeta': felixGaeta,
  'tory-foster': toryFoster,
  'samuel-t-anders': samuelTAnders,
  'callandra-cally-tyrol': callandraCallyTyrol,
} as const satisfies Partial<Record<CharacterId, Character>>
