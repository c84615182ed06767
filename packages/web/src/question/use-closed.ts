// Whether a question takes an answer now.

import type { Decision } from '@cic/engine'
import { useStore } from '../store.ts'
import { useScene } from '../table/scene.ts'
import { settling } from './choice.ts'

/** Whether its answer has been on its way for a while. */
export function useLate({ id }: Decision): boolean {
  const { session } = useScene()
  return useStore(session.store, ({ late }) => late === id)
}

/** Whether it waits for what its answer leads to, or has only just come. */
export function useClosed(decision: Decision): boolean {
  const fresh = useStore(settling)
  return useLate(decision) || fresh
}
