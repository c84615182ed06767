// Something that the server may refuse: busy meanwhile, and the reason afterwards.

import { useState } from 'preact/hooks'

export interface Attempt {
  readonly busy: boolean
  readonly error: unknown
  readonly run: (work: () => Promise<void>) => Promise<void>
}

export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false)
  const [error, fail] = useState<unknown>(undefined)
  return {
    busy,
    error,
    run: async (work) => {
      setBusy(true)
      fail(undefined)
      try {
        await work()
      } catch (problem) {
        fail(problem)
      }
      setBusy(false)
    },
  }
}
