// Executions on the page: who is gone, and the scene.

import { later } from '../../parts/later.tsx'
import type { PagePart } from '../slots.ts'
import { Executed } from './executed.tsx'

export const execution: PagePart = {
  icons: { executed: 'M8 2v12M4.5 5.5h7' },
  InStrip: Executed,
  sceneViews: { executed: later(() => import('./execution-scene.tsx').then((part) => part.ExecutionScene)) },
  keyLines: ['executed'],
}
