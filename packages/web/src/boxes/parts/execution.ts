// Executions on the page: who is gone, and the scene.

import type { PagePart } from '../slots.ts'
import { Executed } from './executed.tsx'
import { ExecutionScene } from './execution-scene.tsx'

export const execution: PagePart = {
  icons: { executed: 'M8 2v12M4.5 5.5h7' },
  InStrip: Executed,
  sceneViews: { executed: ExecutionScene },
  keyLines: ['executed'],
}
