// Me with everything that the settings change, and what went wrong last.

import { useEffect, useState } from 'preact/hooks'
import { type MyAccount, moreApi } from '../more-api.ts'

export interface Account {
  readonly me: MyAccount | undefined
  readonly error: unknown
  /** Asks anew, after something has changed. */
  readonly refresh: () => Promise<void>
  readonly set: (me: MyAccount) => void
}

export function useAccount(): Account {
  const [me, set] = useState<MyAccount | undefined>(undefined)
  const [error, fail] = useState<unknown>(undefined)
  const refresh = (): Promise<void> => moreApi.account().then(set, fail)
  // Once: the page asks again itself when it has changed something.
  useEffect(() => {
    moreApi.account().then(set, fail)
  }, [])
  return { me, error, refresh, set }
}
